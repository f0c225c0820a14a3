"""What every game of Kontor has to pass."""

from low_tide import GAME as GAME

from kontor.testing.battery import *  # noqa: F403
