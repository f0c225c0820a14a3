"""Lessons of every installed game."""

from kontor.testing.lessons import *
