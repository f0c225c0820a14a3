"""Rules of every installed game."""

from kontor.testing.rules import *
