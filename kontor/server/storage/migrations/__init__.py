"""Alembic migrations: how the database gets from one version to the next."""
