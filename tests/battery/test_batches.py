"""Batches of every installed game."""

from kontor.testing.batches import *
