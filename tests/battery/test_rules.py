"""The battery for every installed game: rules."""

from kontor.testing.rules import *
