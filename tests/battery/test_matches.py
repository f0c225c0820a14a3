"""The battery for every installed game: matches."""

from kontor.testing.matches import *
