"""Reasons of every installed game."""

from kontor.testing.reasons import *
