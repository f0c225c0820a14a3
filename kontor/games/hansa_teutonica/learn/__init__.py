"""What teaches the game: data and words for the tools of `kontor.learn`."""
