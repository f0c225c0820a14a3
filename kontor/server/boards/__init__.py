"""Boards: positions somebody tries decisions on, for themselves. Nothing is kept, nothing reaches a table."""
