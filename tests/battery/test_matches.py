"""Matches of every installed game."""

from kontor.testing.matches import *
