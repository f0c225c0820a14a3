"""Changes of every installed game."""

from kontor.testing.changes import *
