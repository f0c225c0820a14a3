"""The card at the end of a phase: green points become red ones, at the very end also what is left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kontor.kernel.scene import Table
from kontor.kernel.summary import Summary, SummaryRow, Told

from ..components import CARDS_PER_POINT
from ..scoring import score
from ..state import Option, Phase, State


def summary(now: Sequence[Told], earlier: Iterable[Told], s: State, table: Table) -> Summary | None:
    words = table.phrases.words
    phase = next((told["phase"] for name, told in now if name == "scoring"), None)
    if phase is None:
        return None
    over = s.phase == Phase.OVER
    rows = []
    for seat in range(s.seats):
        mine = {name: told["count"] for name, told in now if told.get("player") == seat and "count" in told}
        scored, left = mine["scored"], mine.get("final", 0)
        why = words("summary-green", count=scored)
        if left:
            why = f"{why}, {words('summary-left', count=left)}"
        after = score(s, seat)
        rows.append(SummaryRow(seat, after - scored - left, after, why))
    return Summary(
        title=words("summary-title", phase=phase),
        rule=words("summary-rule-last", cards=CARDS_PER_POINT[s.options[Option.EDITION]])
        if over
        else words("summary-rule"),
        rows=rows,
        next=words("summary-over") if over else words("summary-next", phase=phase + 1),
        go_on=words("summary-result") if over else words("summary-go-on", phase=phase + 1),
    )
