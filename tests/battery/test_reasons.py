"""The battery for every installed game: reasons."""

from kontor.testing.reasons import *
