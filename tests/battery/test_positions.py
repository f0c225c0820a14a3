"""Positions of every installed game."""

from kontor.testing.positions import *
