"""The battery for every installed game: lessons."""

from kontor.testing.lessons import *
