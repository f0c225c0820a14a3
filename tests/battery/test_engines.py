"""The battery for every installed game: both engines."""

from kontor.testing.engines import *
