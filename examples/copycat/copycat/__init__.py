"""Copycat: a small network that learns what bots choose, and plays as it thinks they would."""
