"""At a glance: what a decision brings and costs, and to whom, as short texts with icons (`+1 :star: (Ann)`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kontor.kernel.phrases import Phrases
from kontor.kernel.scene import Table
from kontor.kernel.words import Words

from ..cities import controller, has_room, joined, next_colour, next_shape
from ..components import (
    ACTIONES,
    ARNHEIM,
    BOOK,
    CITIES,
    CITY_IDS,
    COVERED_BY,
    END_CITIES,
    EXTRA_OFFICE,
    FULL_TRACK_POINTS,
    LINK_POINTS,
    MARKERS,
    MERCHANT,
    NEUTRAL,
    PLUS_3,
    PLUS_4,
    PRIVILEGE,
    ROUTES,
    SLOTS,
    STENDAL,
    STEPS,
    TABLE_POINTS,
    TABLE_ROUTE,
    TRACK_VALUES,
    TRACKS,
    TRADER,
)
from ..decisions import income_size
from ..displacing import source
from ..state import SOURCE, Phase, State
from .map import controller_of, owner_name
from .mat import ICONS, value_text

PIECES = tuple(f":{icon}:" for icon in ICONS)


def gain(s: State, table: Table, verb: str, values: Mapping[str, int]) -> str:
    """What a decision of the seat to move brings and costs; one entry a line."""
    return _GAINS[verb](s, table, values)


def brief(s: State, phrases: Phrases, action: int, verb: str, values: Mapping[str, int]) -> str:
    """Words for a button, with pieces drawn."""
    words = phrases.words
    if verb == "income":
        merchants = values["count"]
        return words("choice-income.brief", pieces=_pieces("", income_size(s) - merchants, merchants))
    if verb == "pay":
        return words("choice-pay.brief", pieces=_pieces("", s.price - values["count"], values["count"]))
    return phrases.brief(action, piece=PIECES[values["kind"]] if "kind" in values else "")


def _lines(*parts: str) -> str:
    return "\n".join([part for part in parts if part])


def _words(*parts: str) -> str:
    return " ".join([part for part in parts if part])


def _pieces(sign: str, traders: int, merchants: int) -> str:
    counts = zip((traders, merchants), PIECES, strict=True)
    return " ".join([f"{sign}{n} {icon}" for n, icon in counts if n])


# ---- roads ----------------------------------------------------------------------------------------------------------
def _road(s: State, words: Words, owner: int, route: int, change: int = 1) -> str:
    """How much of a road an owner has after that, and the marker there."""
    own = s.post[route].count(owner * 2) + s.post[route].count(owner * 2 + 1) + change
    key = "gain-spaces" if owner == s.seat else "gain-spaces-other"
    text = words(key, count=own, most=ROUTES[route].spaces[s.side])
    marker = s.marker[route]
    return f"{text} · :marker-{MARKERS[marker]}:" if marker >= 0 else text


def _place(s: State, table: Table, values: Mapping[str, int]) -> str:
    return f"−1 {PIECES[values['kind']]}\n{_road(s, table.phrases.words, s.seat, values['route'])}"


def _displace(s: State, table: Table, values: Mapping[str, int]) -> str:
    words = table.phrases.words
    price, owner = 1 + values["kind"], owner_name(words, table.names, values["owner"])
    return _lines(
        words("gain-displace", count=price),
        words("gain-displaced", owner=owner, count=price),
        _road(s, words, s.seat, values["route"]),
    )


def _with(s: State, table: Table, values: Mapping[str, int]) -> str:
    return f"−1 {PIECES[values['kind']]}"


def _pay(s: State, table: Table, values: Mapping[str, int]) -> str:
    return _pieces("−", s.price - values["count"], values["count"])


def _settle(s: State, table: Table, values: Mapping[str, int]) -> str:
    return _road(s, table.phrases.words, s.victim >> 1, values["route"])


def _extra(s: State, table: Table, values: Mapping[str, int]) -> str:
    words, owner = table.phrases.words, s.victim >> 1
    road = _road(s, words, owner, values["route"])
    if s.held >= 0 or owner == NEUTRAL:
        return road
    origin = words(f"source-{SOURCE.names[max(0, source(s))]}.from")
    return f"−1 {PIECES[values['kind']]} {origin}\n{road}"


def _lift(s: State, table: Table, values: Mapping[str, int]) -> str:
    return _road(s, table.phrases.words, s.victim >> 1, values["route"], -1)


def _move(s: State, table: Table, values: Mapping[str, int]) -> str:
    words = table.phrases.words
    count = s.moves if s.phase == Phase.MOVE else TRACK_VALUES[BOOK][s.players[s.seat].level[BOOK]]
    return _lines(words("gain-move", count=count), _road(s, words, s.seat, values["route"], -1))


def _set(s: State, table: Table, values: Mapping[str, int]) -> str:
    return _road(s, table.phrases.words, s.seat, values["route"])


def _trade(s: State, table: Table, values: Mapping[str, int]) -> str:
    return table.phrases.words("gain-trade", kind=PIECES[1 - (s.held & 1)])


def _remove(s: State, table: Table, values: Mapping[str, int]) -> str:
    owner = values["owner"]
    if owner == NEUTRAL:
        return ""
    return f"+1 {PIECES[values['kind']]} ({table.names[owner]})"


def _mark(s: State, table: Table, values: Mapping[str, int]) -> str:
    return table.phrases.words("gain-neutral-joins") if s.seats == 2 else ""


# ---- establishing ---------------------------------------------------------------------------------------------------
def control_points(s: State, table: Table, route: int) -> list[str]:
    """Who scores for the two cities of a road: "+1 :star: Ann (Emden)"."""
    out = []
    for city in (ROUTES[route].a, ROUTES[route].b):
        owner = controller(s, city)
        if owner >= 0 and owner != NEUTRAL:
            out.append(f"+1 :star: {table.names[owner]} ({table.phrases.words(f'city-{CITY_IDS[city]}')})")
    return out


def _establish(s: State, table: Table, values: Mapping[str, int]) -> str:
    words, route = table.phrases.words, values["route"]
    marker = s.marker[route]
    won = f":marker-{MARKERS[marker]}: {words(f'marker-{MARKERS[marker]}')}" if marker >= 0 else ""
    rewards = _rewards(s, words, route)
    return _lines(*control_points(s, table, route), won, f"→ {' · '.join(rewards)}" if rewards else "")


def _rewards(s: State, words: Words, route: int) -> list[str]:
    """What could be taken after establishing a road."""
    p, out = s.players[s.seat], []
    here = [s.seat * 2 + kind in s.post[route] for kind in (TRADER, MERCHANT)]
    for city in (ROUTES[route].a, ROUTES[route].b):
        name = words(f"city-{CITY_IDS[city]}")
        if has_room(s, city) and next_colour(s, city) <= p.level[PRIVILEGE] and here[next_shape(s, city)]:
            out.append(f":office: {name}")
        if p.markers[EXTRA_OFFICE] and s.offices[city]:
            out.append(f":marker-extra-office: {name}")
    for city in (ROUTES[route].a, ROUTES[route].b):
        track = CITIES[city].track
        if track >= 0 and p.level[track] < STEPS[track]:
            out.append(_step(s, words, track))
    if route == TABLE_ROUTE and here[MERCHANT]:
        free = [TABLE_POINTS[cell] for cell in range(p.level[PRIVILEGE] + 1) if s.coellen[cell] < 0]
        out += [f":flag: {max(free)} :star:"] if free else []
    return out


def _step(s: State, words: Words, track: int) -> str:
    """The next step of a track: `:actions: 3 → 4`."""
    level = s.players[s.seat].level[track]
    return f":{TRACKS[track]}: {value_text(words, track, level)} → {value_text(words, track, level + 1)}"


def _office(s: State, table: Table, values: Mapping[str, int]) -> str:
    words, city = table.phrases.words, values["city"]
    slot = SLOTS[s.side][city][s.offices[city]]
    return _lines(
        "+1 :star:" if slot.coin else "",
        _control(s, table, city, _offices(s, city), [*_offices(s, city), s.seat * 2], _annexes(s, city)),
        _full(s, words, city),
        _link(s, words, city),
        _to_stock(s, words, 1),
    )


def _annex(s: State, table: Table, values: Mapping[str, int]) -> str:
    words, city = table.phrases.words, values["city"]
    offices, annexes = _offices(s, city), _annexes(s, city)
    control = _control(s, table, city, offices, offices, annexes, [s.seat * 2, *annexes])
    return _lines(f"−1 {PIECES[values['kind']]}", control, _link(s, words, city), _to_stock(s, words, 1))


def _neutral(s: State, table: Table, values: Mapping[str, int]) -> str:
    city = values["city"]
    offices = _offices(s, city)
    control = _control(s, table, city, offices, [*offices, NEUTRAL * 2], _annexes(s, city))
    return _lines(control, _full(s, table.phrases.words, city))


def _swap(s: State, table: Table, values: Mapping[str, int]) -> str:
    city, k = values["city"], values["slot"]
    before = _offices(s, city)
    after = [*before[:k], before[k + 1], before[k], *before[k + 2 :]]
    text = _control(s, table, city, before, after, _annexes(s, city))
    return text or table.phrases.words("gain-control-same")


def _offices(s: State, city: int) -> list[int]:
    return s.office[city][: s.offices[city]]


def _annexes(s: State, city: int) -> list[int]:
    """Extra offices from left to right."""
    return [s.annex[n] for n in range(s.annexes - 1, -1, -1) if s.annex_city[n] == city]


def _control(
    s: State, table: Table, city: int, before: list[int], after: list[int], annexes: list[int],
    then: list[int] | None = None,
) -> str:  # fmt: skip
    """Who controls the city afterwards, if that changes or if it is not who builds."""
    words = table.phrases.words
    old, new = controller_of(before, annexes), controller_of(after, annexes if then is None else then)
    name = words(f"city-{CITY_IDS[city]}")
    if old == new:
        builds = len(after) > len(before) or then is not None
        foreign = builds and new >= 0 and new != s.seat
        return words("gain-control-kept", city=name, owner=owner_name(words, table.names, new)) if foreign else ""
    if new == s.seat and old < 0:
        return words("gain-control", city=name)
    if new == s.seat:
        return words("gain-control-taken", city=name, owner=owner_name(words, table.names, old))
    return words("gain-control-other", city=name, owner=owner_name(words, table.names, new))


def _full(s: State, words: Words, city: int) -> str:
    if s.offices[city] + 1 < len(SLOTS[s.side][city]):
        return ""
    return words("gain-full-city", count=s.completed + 1, most=END_CITIES)


def _link(s: State, words: Words, city: int) -> str:
    """Joining the red cities."""
    p = s.players[s.seat]
    presence, ends = p.presence | 1 << city, 1 << ARNHEIM | 1 << STENDAL
    if p.linked or presence & ends != ends or s.links >= len(LINK_POINTS):
        return ""
    if not joined(s, presence, ARNHEIM) >> STENDAL & 1:
        return ""
    return f"+{LINK_POINTS[s.links]} :star: {words('category-link')}"


def _to_stock(s: State, words: Words, kept: int) -> str:
    count = ROUTES[s.route].spaces[s.side] - kept
    return words("gain-to-stock", count=count)


def _develop(s: State, table: Table, values: Mapping[str, int]) -> str:
    words, track = table.phrases.words, values["track"]
    level = s.players[s.seat].level[track]
    more = track == ACTIONES and TRACK_VALUES[track][level + 1] > TRACK_VALUES[track][level]
    points = FULL_TRACK_POINTS[track] if level + 1 == STEPS[track] else 0
    return _lines(
        _step(s, words, track),
        _words(f"+1 {PIECES[COVERED_BY[track]]}", words("gain-action-now") if more else ""),
        f":flag: +{points} :star:" if points else "",
        _to_stock(s, words, 0) if s.phase == Phase.REWARD else "",
    )


def _coellen(s: State, table: Table, values: Mapping[str, int]) -> str:
    points = TABLE_POINTS[values["cell"]]
    return _lines(f":flag: +{points} :star: −1 {PIECES[MERCHANT]}", _to_stock(s, table.phrases.words, 1))


# ---- without a place ------------------------------------------------------------------------------------------------
def _income(s: State, table: Table, values: Mapping[str, int]) -> str:
    return _pieces("+", income_size(s) - values["count"], values["count"])


def _use(s: State, table: Table, values: Mapping[str, int]) -> str:
    marker = values["marker"]
    if marker in (PLUS_3, PLUS_4):
        return f"+{3 if marker == PLUS_3 else 4} :actions:"
    return table.phrases.words(f"gain-use-{MARKERS[marker]}")


def _done(s: State, table: Table, values: Mapping[str, int]) -> str:
    words = table.phrases.words
    if s.phase == Phase.ACT and s.actions:
        return words("gain-unused", count=s.actions)
    return _to_stock(s, words, 0) if s.phase == Phase.REWARD else ""


_GAINS: dict[str, Callable[[State, Table, Mapping[str, int]], str]] = {
    "income": _income,
    "place": _place,
    "displace": _displace,
    "move": _move,
    "establish": _establish,
    "use": _use,
    "with": _with,
    "pay": _pay,
    "settle": _settle,
    "extra": _extra,
    "lift": _lift,
    "set": _set,
    "trade": _trade,
    "office": _office,
    "annex": _annex,
    "develop": _develop,
    "coellen": _coellen,
    "neutral": _neutral,
    "swap": _swap,
    "remove": _remove,
    "mark": _mark,
    "done": _done,
}
