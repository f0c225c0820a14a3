"""The card at the end of a round: who fed their workers with what, and what else brought or cost points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from kontor.kernel.scene import Table
from kontor.kernel.summary import Change, Paid, Summary, SummaryRow, Told

from ..components import FISH, HUNGER, PRICE, ROUNDS, WHEAT, WORKERS
from ..scoring import score
from ..state import Option, Phase, State

_CATEGORIES = {
    "points": "using",
    "cathedral": "cathedral",
    "claim": "objectives",
    "castle": "castle",
    "watchtower": "watchtower",
    "coins": "coins",
}
"""Events that bring points beside feeding, and what these are called."""


def summary(now: Sequence[Told], earlier: Iterable[Told], s: State, table: Table) -> Summary | None:
    """Of all that happened since the workers were used up, if the next round begins now or the game is over."""
    if not any(name == "over" or (name == "round" and told["count"] > 1) for name, told in now):
        return None
    happened: list[Told] = []
    for name, told in chain(reversed(now), earlier):
        if name == "round-end":
            return _card(told["count"], happened, s, table)
        happened.insert(0, (name, told))
    return None  # it began from a position in the middle of it


def _card(ended: int, happened: Sequence[Told], s: State, table: Table) -> Summary:
    words = table.phrases.words
    rows = [
        _row(seat, [(name, told) for name, told in happened if told.get("player") == seat], s, table)
        for seat in range(s.seats)
    ]
    over = s.phase == Phase.OVER
    coins = s.options[Option.COINS_FEED] == 1
    return Summary(
        title=words("summary-title", round=ended),
        rule=words("summary-rule-coins" if coins else "summary-rule", points=HUNGER, price=PRICE),
        paid=words("summary-ate"),
        rows=rows,
        next=words("summary-over") if over else _next(s, table),
        go_on=words("summary-result") if over else words("summary-go-on", round=s.rnd),
    )


def _next(s: State, table: Table) -> str:
    words, me = table.phrases.words, table.viewer
    if me == s.first:
        first = words("summary-next-you", round=s.rnd, last=int(s.rnd == ROUNDS))
    else:
        first = words("summary-next", round=s.rnd, last=int(s.rnd == ROUNDS), first=table.names[s.first])
    if me < 0:
        return first
    goods = s.players[me].goods
    return f"{first} {words('summary-food', count=goods[FISH] + goods[WHEAT], need=WORKERS[s.seats])}"


def _row(seat: int, happened: Sequence[Told], s: State, table: Table) -> SummaryRow:
    words = table.phrases.words
    fed: Mapping[str, int] = next((told for name, told in happened if name == "feed"), {})
    hungry = next((told["count"] for name, told in happened if name == "hunger"), 0)
    fish, wheat, bought = (fed.get(food, 0) for food in ("fish", "wheat", "bought"))
    points = Counter[str]()
    for name, told in happened:
        if name in _CATEGORIES:
            points[_CATEGORIES[name]] += told["count"]
    why = [words("summary-bought", count=bought, coins=PRICE * bought)] if bought else []
    why += [words("summary-short", count=hungry, points=HUNGER)] if hungry else []
    why = why or [words("summary-fed")]
    why += [f"{words(f'category-{category}')} +{count}" for category, count in points.items() if count]
    after = score(s, seat)
    return SummaryRow(
        seat=seat,
        before=after - points.total() + HUNGER * hungry,
        after=after,
        why=" · ".join(why),
        paid=[
            *[Paid("fish")] * fish,
            *[Paid("wheat")] * wheat,
            *[Paid("coin", "bought")] * bought,
            *[Paid("wheat", "missing")] * hungry,
        ],
        changes=[Change("coin", -PRICE * bought)] if bought else [],
        bad=hungry > 0,
    )
