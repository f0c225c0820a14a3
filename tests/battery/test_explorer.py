"""Explorer of every installed game."""

from kontor.testing.explorer import *
