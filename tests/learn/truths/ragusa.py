"""Ragusa."""

from __future__ import annotations

from kontor.games.ragusa import components as box
from kontor.games.ragusa.state import Phase

from . import Check, Seen


def _sites(seen: Seen, city: int) -> list[int]:
    return [choice["site"] for choice in seen.can("build") if city in box.SITES[choice["site"]]]


def _made(seen: Seen) -> bool:
    """A house there makes that much, if the stock has room."""
    city = seen.name("hex", seen["hex"])
    after = seen.after(f"build {box.SITE_IDS[_sites(seen, seen['hex'])[0]]}")
    while after.to_move == seen.seat and after.state.phase in (Phase.ORDER, Phase.EXCHANGE):
        if after.state.phase == Phase.EXCHANGE:
            after.play("pass")
        elif f"activate {city}" in [choice.notation for choice in after.choices]:
            after.play(f"activate {city}")
        else:
            break
    before, now = (match.state.players[seen.seat].stock[seen["commodity"]] for match in (seen.match, after))
    return bool(now - before >= min(seen["count"], box.MOST_IN_STOCK - before))


def _told(seen: Seen, verb: str, event_name: str) -> bool:
    """The most points that one of these choices brings by itself."""
    found = []
    for choice in seen.match.choices:
        if choice.notation.split()[0] == verb:
            events = seen.after(choice.notation).played[len(seen.match.played)].events
            found.append(next(event[3] for event in events if seen.game.events[event[0]].name == event_name))
    return max(found) == seen["count"]


def _exchange(seen: Seen) -> bool:
    after = seen.after(f"exchange {seen.name('resource', seen['resource'])}").at(len(seen.match.played) + 1)
    now = after.state.players[seen.seat].resources
    more = now[seen["resource"]] == seen.me.resources[seen["resource"]] + 1
    return bool(more and now[box.FISH] == seen.me.resources[box.FISH] - seen["count"])


TRUE: dict[str, Check] = {
    "first-card": lambda seen: len(seen.can("keep")) == 3,
    "first-house": lambda seen: seen.me.resources[box.WOOD] == 0,
    "stone-first": lambda seen: seen.me.resources[box.STONE] == 0,
    "few-houses": lambda seen: seen["count"] == seen.me.houses + seen.me.supers <= 3,
    "sell-high": lambda seen: (
        bool(_sites(seen, box.WHARF))
        and seen.me.stock[seen["commodity"]] > 0
        and box.PRICES[seen.s.price[seen["commodity"]]] == seen["count"]
    ),
    "buy-ship": lambda seen: bool(_sites(seen, box.MARKET)) and sum(seen.me.stock) > 0,
    "make-goods": _made,
    "act-again": lambda seen: bool(_sites(seen, seen["hex"])) and seen.me.around[seen["hex"]] == seen["count"] > 0,
    "others-act-too": lambda seen: (
        bool(_sites(seen, seen["hex"]))
        and seen.s.players[1 - seen.seat].around[seen["hex"]] == seen["count"] > seen.me.around[seen["hex"]]
    ),
    "superhouse": lambda seen: bool(seen.can("super")) and seen["count"] == seen.me.supers,
    "cathedral-sets": lambda seen: seen["count"] == min(seen.me.stock) and bool(_sites(seen, box.CATHEDRAL)),
    "card-in-hand": lambda seen: seen.me.hand >> seen["card"] & 1 == 1,
    "resources-stay": lambda seen: bool(seen.can("build") or seen.can("super")),
    "make-then-sell": lambda seen: {"hex": seen["hex"]} in seen.can("activate") and seen["hex"] in box.MAKES,
    "order": lambda seen: len(seen.can("activate")) > 1,
    "fish-for-more": _exchange,
    "best-wall": lambda seen: _told(seen, "wall", "wall"),
    "wall-section": lambda seen: bool(seen.can("wall")),
    "tower": lambda seen: bool(seen.can("tower")),
    "best-price": lambda seen: _told(seen, "sell", "sell"),
    "best-ship": lambda seen: _told(seen, "buy", "buy"),
    "second-card": lambda seen: len(seen.can("keep")) == 2,
}
