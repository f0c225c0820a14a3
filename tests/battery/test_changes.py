"""The battery for every installed game: what changes from scene to scene."""

from kontor.testing.changes import *
