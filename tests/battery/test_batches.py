"""The battery for every installed game: batches and observations."""

from kontor.testing.batches import *
