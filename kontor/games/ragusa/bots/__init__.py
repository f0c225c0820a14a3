"""What bots know of Ragusa beside its rules: how good a table looks, and how to play on quickly."""
