"""What the workers of one machine count, whichever of them is asked: all tell it, each by its number. Other machines
are asked themselves."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from ..metrics import Told
from .cluster import Cluster

PATIENCE = 1.0  # seconds for the others: one that hangs is left out


class Measuring:
    def __init__(self, cluster: Cluster, told: Callable[[], Told]) -> None:
        """`told`: of this worker."""
        self._cluster, self._told = cluster, told
        self._waiting: dict[str, asyncio.Future[tuple[int, Told]]] = {}
        cluster.hear("measure", self._answer)
        cluster.hear("measured", self._heard)

    async def all(self) -> dict[int, Told]:
        """By their numbers."""
        asked = {secrets.token_hex(8): one for one in self._cluster.workers_beside}
        answers = {key: asyncio.get_running_loop().create_future() for key in asked}
        self._waiting |= answers
        for key, one in asked.items():
            self._cluster.say(one, "measure", ask=key)
        found = {self._cluster.place.worker: self._told()}
        if answers:
            done, _ = await asyncio.wait(answers.values(), timeout=PATIENCE)
            found |= dict(one.result() for one in done)
        for key in asked:
            self._waiting.pop(key, None)
        return found

    def _answer(self, sender: str, asked: Mapping[str, Any]) -> None:
        self._cluster.say(sender, "measured", ask=asked["ask"], worker=self._cluster.place.worker, told=self._told())

    def _heard(self, _: str, answer: Mapping[str, Any]) -> None:
        if (waiting := self._waiting.pop(answer["ask"], None)) is not None:
            waiting.set_result((answer["worker"], answer["told"]))
