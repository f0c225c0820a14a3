"""The battery for every installed game: the explorer."""

from kontor.testing.explorer import *
