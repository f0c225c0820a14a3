"""Rules of Ragusa a second time, written plainly and slowly, from the facts and not from the code."""

from __future__ import annotations

from itertools import product

from kontor.games.ragusa.state import Phase, State
from tests.games.ragusa.facts import (
    CITY,
    COMMODITIES,
    FISH_RATE,
    MAKES,
    NEEDS_GOODS,
    RESOURCES,
    RING,
    RURAL_SITES,
    SITES,
    SLOTS,
    SPECIAL,
)
from tests.games.ragusa.table import GOODS, SUPER

RING_SITES = [site for site, _ in RING]
WALL_NAMES = [f"{RING_SITES[k]}-{RING_SITES[(k + 1) % 22]}" for k in range(22)]


def hexes_of(site: int) -> list[str]:
    return SITES[site].split()


def gains(site: int) -> dict[str, int]:
    letters = [h[0] for h in hexes_of(site) if h[0].isupper()]
    names = dict(zip("WTSGOF", RESOURCES, strict=True))
    return {name: letters.count(letter) for letter, name in names.items()}


def houses_at(s: State, owner: int, hex_: str) -> int:
    return sum(s.house[site - 1] == owner and hex_ in hexes_of(site) for site in SITES)


def requirement(s: State, seat: int, site: int, superhouse: bool) -> dict[str, int]:
    """What must be there when the house stands."""
    need = dict.fromkeys(RESOURCES, 0)
    for hex_ in hexes_of(site):
        own = houses_at(s, seat, hex_) + 1
        if hex_ in CITY and not superhouse:
            need["stone"] = max(need["stone"], own)
        if hex_[0] in "WTSGO" and not superhouse:
            need["wood"] = max(need["wood"], own)
        if hex_ in SPECIAL:
            name, count = SPECIAL[hex_]
            need[name] = max(need[name], count)
    return need


def may_build(s: State, seat: int, site: int, superhouse: bool = False) -> bool:
    """Try every exchange of fish there is."""
    if s.house[site - 1] != -1:
        return False
    if superhouse:
        if site in RURAL_SITES or site not in RING_SITES:
            return False
        others = {h for x in RING_SITES if s.house[x - 1] == SUPER for h in hexes_of(x) if h in CITY}
        if others & set(hexes_of(site)):
            return False
    p = s.players[seat]
    if (
        any(h in NEEDS_GOODS for h in hexes_of(site))
        and not any(h in MAKES for h in hexes_of(site))
        and not any(p.stock)
    ):
        return False
    extra = dict.fromkeys(RESOURCES, 0) if superhouse else gains(site)
    have = {name: min(8, n + extra[name]) for name, n in zip(RESOURCES, p.resources, strict=True)}
    need = requirement(s, seat, site, superhouse)
    for counts in product(*(range(have["fish"] // rate + 1) for rate in FISH_RATE.values())):
        bought = dict(zip(FISH_RATE, counts, strict=True))
        fish = have["fish"] - sum(FISH_RATE[name] * n for name, n in bought.items())
        if fish >= need["fish"] and all(have[name] + bought[name] >= need[name] for name in FISH_RATE):
            return True
    return False


def choices(s: State) -> set[str] | None:
    """Everything allowed now, in notation; None where this oracle has no opinion."""
    p = s.players[s.seat]
    may_pass = {"pass"} if s.options[2] else set()
    if s.phase == Phase.BUILD:
        out = {f"build {site}" for site in SITES if p.houses and may_build(s, s.seat, site)}
        out |= {f"super {site}" for site in RING_SITES if p.supers and may_build(s, s.seat, site, True)}
        if p.resources[5] >= 7:
            stuck = not out
            rates = {n: FISH_RATE[n] for k, n in enumerate(RESOURCES[:5]) if p.resources[k] < 8}
            out |= {f"exchange {name}" for name, rate in rates.items() if p.resources[5] >= rate}
            if stuck and out:
                out.add("pass")
        return out
    if s.phase == Phase.WALL:
        return {f"wall {name}" for k, name in enumerate(WALL_NAMES) if not s.walls >> k & 1} | may_pass
    if s.phase == Phase.TOWER:
        return {f"tower {site}" for k, site in enumerate(RING_SITES) if s.tower[k] == -1} | may_pass
    if s.phase == Phase.SELL:
        return {f"sell {name}" for name, n in zip(COMMODITIES, p.stock, strict=True) if n} | {"pass"}
    if s.phase == Phase.BUY:
        return {f"buy {slot + 1}" for slot in range(5) if _can_pay(s, slot)} | {"pass"}
    return None


def _can_pay(s: State, slot: int) -> bool:
    if s.row[slot] < 0:
        return False
    from kontor.games.ragusa.components import SHIPS  # which card has which number is the data file's

    name, count = SLOTS[slot]
    price = dict.fromkeys(COMMODITIES, 0)
    price[name] += count
    ship = SHIPS[s.row[slot]]
    if GOODS[ship.good] in ("gems", "pearls"):
        price["silver"] += 1
    elif GOODS[ship.good] == "silk":
        price[COMMODITIES[ship.raises]] += 1
    stock = dict(zip(COMMODITIES, s.players[s.seat].stock, strict=True))
    return all(stock[name] >= n for name, n in price.items())


def section(s: State, owner: int) -> tuple[int, int]:
    """Walls and points of the best section: every stretch of walls is tried."""
    walls = [bool(s.walls >> k & 1) for k in range(22)]

    def own(k: int) -> int:
        return (s.house[RING_SITES[k % 22] - 1] == owner) + (s.tower[k % 22] == owner)

    def free(k: int) -> bool:
        return own(k) > 0 or (s.house[RING_SITES[k % 22] - 1] == -1 and s.tower[k % 22] == -1)

    best = (0, 0)
    for start, length in product(range(22), range(1, 23)):
        stretch = [(start + k) % 22 for k in range(length)]
        joints = [(start + k) % 22 for k in range(1, length)]
        if all(walls[k] for k in stretch) and all(free(k) for k in joints):
            ends = [start, (start + length) % 22]
            closed = length == 22 and free(start)
            counted = [*joints, start] if closed else joints + (ends if s.options[1] else [])
            best = max(best, (length, length + sum(own(k) for k in counted)))
    return best


def tower_site(s: State, owner: int) -> tuple[int, bool]:
    """Where an automaton puts its tower, and whether that makes a section longer; all 22 walls are thought built.

    Wall k joins sites k and k + 1 of the ring. A section is a list of walls joined by sites that do not break it.
    """
    free = [k for k in range(22) if s.tower[k] == -1]
    house = [s.house[site - 1] for site in RING_SITES]
    breaks = {k for k in range(22) if owner not in (house[k], s.tower[k]) and (house[k], s.tower[k]) != (-1, -1)}

    def section_with(wall: int, gone: set[int]) -> frozenset[int]:
        """The walls that hang together with one, when the sites in `gone` break nothing any more."""
        found, stop = {wall}, breaks - gone
        while True:
            more = {(w + 1) % 22 for w in found if (w + 1) % 22 not in stop} | {
                (w - 1) % 22 for w in found if w not in stop
            }
            if more <= found:
                return frozenset(found)
            found |= more

    sections = {section_with(wall, set()) for wall in range(22)}
    ends = {walls: [k for k in free if k in breaks and {k, (k - 1) % 22} & walls] for walls in sections}
    extendable = [walls for walls in sections if ends[walls]]
    if extendable:
        longest = max(map(len, extendable))
        there = {k for walls in extendable if len(walls) == longest for k in ends[walls]}
        return RING_SITES[min(there, key=lambda k: (-len(section_with(k, {k})), k))], True
    wanted = [k for k in free if (house[k] != -1) == (s.options[0] == 0)] or free
    return RING_SITES[min(wanted, key=lambda k: (-len(section_with(k, {k})), k))], False
