"""The battery for every installed game: positions from outside."""

from kontor.testing.positions import *
