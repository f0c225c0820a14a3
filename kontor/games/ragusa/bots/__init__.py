"""What bots know of Ragusa besides its rules: how good a table looks, and how to play a game out quickly."""
