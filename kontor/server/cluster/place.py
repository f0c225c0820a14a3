"""Where a process stands among those that share the work: whoever starts it says so."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import orjson

VARIABLE = "KONTOR_WORKER"


@dataclass(frozen=True)
class Place:
    cluster: str
    """What all of them have in common; nobody else may have the database meanwhile."""
    folder: Path | None = None
    """Where workers of one machine speak; nothing: by Redis."""
    redis: str = ""
    seal: str = ""
    """What only servers of the same secret know: what they say to each other bears it."""
    alone: bool = False
    """Whoever started it holds the lock of the database file."""
    watches: bool = True
    """Nobody else sees when another one dies."""
    listener: int = -1
    """The socket where people come in, that all workers have; none: its own."""
    parent: int = -1
    """The line to the process that started it."""
    machine: str = ""
    """What the names of all workers of one parent begin with."""
    worker: int = 0
    """Its number among them."""

    def told(self) -> str:
        return orjson.dumps({**vars(self), "folder": str(self.folder) if self.folder else None}).decode()

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Place | None:
        told = environment.get(VARIABLE)
        if told is None:
            return None
        found = orjson.loads(told)
        return cls(**{**found, "folder": Path(found["folder"]) if found["folder"] else None})

    @classmethod
    def of_node(cls, redis: str, key: str) -> Place:
        """A machine of its own. Nodes that have a secret in common belong together."""
        cluster, seal = (hashlib.sha256(f"{use}\0{key}".encode()).hexdigest() for use in ("cluster", "seal"))
        return cls(cluster[:32], redis=redis, seal=seal)
