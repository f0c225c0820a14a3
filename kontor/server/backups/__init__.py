"""Back-ups: all rows of a database in one file, the same from SQLite and PostgreSQL, and back into either."""
