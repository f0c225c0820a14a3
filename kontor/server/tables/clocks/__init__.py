"""Clocks: the time each seat has, what stops it, what happens when it is used up; see docs/clocks.md."""
