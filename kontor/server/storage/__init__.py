"""Storage: the database with its schema and migrations, which server has it, and what happens when it fails."""
