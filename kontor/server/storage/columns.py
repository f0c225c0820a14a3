"""Columns as the tables of the database have them, in groups: what `schema.py` says in a line, a migration says alike.

Databases were made with these, so what they give does not change; something else gets another name.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

Type = type[sa.types.TypeEngine[Any]] | sa.types.TypeEngine[Any]


def key(**columns: Type) -> list[sa.Column[Any]]:
    """What tells the rows apart."""
    return [sa.Column(name, kind, primary_key=True) for name, kind in columns.items()]


def required(**columns: Type) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind, nullable=False) for name, kind in columns.items()]


def optional(**columns: Type) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind) for name, kind in columns.items()]


def of_table(**more: Any) -> sa.Column[str]:
    """Which table it belongs to."""
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), **more)


def of_person(**more: Any) -> sa.Column[str]:
    """Whose it is."""
    return sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), **more)
