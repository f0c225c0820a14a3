"""Ratings of people: by game, from rated tables; see docs/ratings.md."""
