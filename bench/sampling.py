"""Where the processor time of a server goes: a look at what it does every few milliseconds of its own processor time.

    python -c "from sampling import begin; begin('shares.json'); from kontor.cli import main; main()" serve

Each look belongs to one part, the innermost that is named below, so the parts add up to everything. The file is
written anew every 50 looks. `bench/load.py --profile` uses it.
"""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from pathlib import Path
from types import FrameType

EVERY = 0.004  # seconds of processor time between two looks
WRITTEN = 50  # looks
PARTS = {
    "scenes": (("match/match.py", "Match.scene"), ("tables/scenes.py", "Scenes.of")),
    "what changed in scenes": (("tables/scenes.py", "Shown.changes"),),
    "whole scenes as JSON": (("tables/scenes.py", "Shown.json"),),
    "news: decisions and motions": (("tables/views.py", "decision_views"), ("tables/views.py", "played_views")),
    "messages about the table": (("tables/views.py", "table_view"),),
    "sending": (("live/connection.py", "Connection._send"), ("live/outbox.py", "Outbox.put")),
    "rules": (("match/match.py", "Match.play"), ("match/match.py", "Match.legal")),
    "database": (("storage/store.py", "Store.write"), ("storage/store.py", "Store._write_for_ever")),
    "what is written": (("tables/room.py", "TableRoom.writes"), ("tables/room.py", "TableRoom.insert")),
    "reading requests": (("websockets_sansio_impl.py", "data_received"), ("contract/messages.py", "understood")),
}
_NAMED = {(Path(file).name, name.rpartition(".")[2]): part for part, places in PARTS.items() for file, name in places}


class Shares:
    def __init__(self) -> None:
        self.looks: Counter[str] = Counter()

    def look(self, frame: FrameType | None) -> None:
        while frame is not None:
            code = frame.f_code
            part = _NAMED.get((code.co_filename.rpartition(os.sep)[2], code.co_name))
            if part is not None:
                self.looks[part] += 1
                return
            frame = frame.f_back
        self.looks["everything else"] += 1

    def begin(self, file: str = "") -> None:
        def tick(_: int, frame: FrameType | None) -> None:
            self.look(frame)
            if file and self.looks.total() % WRITTEN == 0:
                Path(file).write_text(json.dumps(self.looks))

        signal.signal(signal.SIGPROF, tick)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)


def begin(file: str) -> None:
    """Look at this process from now on."""
    Shares().begin(file)


def read(file: str) -> Counter[str]:
    return Counter(json.loads(Path(file).read_text())) if file and Path(file).exists() else Counter()


def percent(looks: Counter[str]) -> dict[str, float]:
    return {part: round(100 * count / max(1, looks.total()), 1) for part, count in looks.most_common()}
