"""Engines of every installed game."""

from kontor.testing.engines import *
