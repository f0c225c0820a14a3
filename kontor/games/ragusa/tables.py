"""The components as tables for rules."""

from __future__ import annotations

from kontor.kernel import table

from . import components as box

_N = range(box.N_SITES)


def _city(site: int) -> list[int]:
    return [h for h in box.SITES[site] if h < box.N_CITY]


def _land(site: int) -> list[int]:
    return [h for h in box.SITES[site] if box.HEX_GIVES[h] >= 0 and box.HEX_GIVES[h] != box.FISH]


def _needs(site: int, resource: int) -> int:
    """What the site's city hexes require beside stone."""
    if resource == box.FISH:
        return box.FISHMONGER_NEEDS if box.FISHMONGER in _city(site) else 0
    return int(any(box.MAKES[h][0] == resource for h in _city(site) if h in box.MAKES))


# ---- sites ----
SITE_HEX = table(box.SITES)
GAIN = table([[box.SITE_GIVES[site].count(r) for r in range(len(box.RESOURCES))] for site in _N])
REQUIRING = table([[*_city(site), *_land(site), -1] for site in _N])  # city hexes require stone, land hexes wood
REQUIRING_N = table([len(_city(site)) + len(_land(site)) for site in _N])
CITY_N = table([len(_city(site)) for site in _N])  # of these, the first
NEEDS = table([[_needs(site, r) for r in range(len(box.RESOURCES))] for site in _N])
NEEDS_GOODS = table(  # a commodity is required that the house itself does not make
    [int(bool({box.WHARF, box.MARKET} & set(_city(site))) and not set(box.MAKES) & set(_city(site))) for site in _N]
)
ACTS = table([sum(1 << h for h in _city(site) if h != box.CATHEDRAL) for site in _N])  # hexes that act, one bit each
HEXES_OF = table([sum(1 << h for h in box.SITES[site]) for site in _N])  # one bit each
NEEDED_BY = table(  # city hexes that require the resource beside stone, one bit each
    [
        sum(1 << h for h, (made_from, _) in box.MAKES.items() if made_from == r)
        | (1 << box.FISHMONGER if r == box.FISH else 0)
        for r in range(len(box.RESOURCES))
    ]
)
RING = table(box.RING)
RING_OF = table([box.RING.index(site) if site in box.RING else -1 for site in _N])

# ---- city hexes ----
CLOCKWISE = table(box.CLOCKWISE)
PLACE_AROUND = table([[around.index(site) if site in around else -1 for site in _N] for around in box.CLOCKWISE])
HOUSES_ACT = table([6 if reactivates else 1 for reactivates in box.REACTIVATES])  # how many sites are gone round
MADE_FROM = table([box.MAKES[h][0] if h in box.MAKES else -1 for h in range(box.N_CITY)])
MAKES = table([box.MAKES[h][1] if h in box.MAKES else -1 for h in range(box.N_CITY)])
FISH_RATE = table(box.FISH_RATE)

# ---- market ----
PRICE = table(box.PRICES)
SLOT_COST = table([commodity for commodity, _ in box.SLOT_COST])
SLOT_COUNT = table([count for _, count in box.SLOT_COST])
SLOT_DROPS = table(box.SLOT_DROPS)
SHIP_GOOD = table([ship.good for ship in box.SHIPS])
SHIP_POINTS = table([box.GOOD_POINTS[ship.good] for ship in box.SHIPS])
SHIP_EXTRA = table([ship.extra for ship in box.SHIPS])
SHIP_BACK = table([ship.raises * 2 + ship.by - 1 for ship in box.SHIPS])  # what its back shows, as one number
BACK_SHIPS = table(  # ships with that back, one bit each
    [sum(1 << k for k, shown in enumerate(SHIP_BACK) if shown == back) for back in range(2 * len(box.COMMODITIES))]
)
GOOD_SHIPS = table(  # ships with that good, one bit each
    [sum(1 << k for k, ship in enumerate(box.SHIPS) if ship.good == good) for good in range(len(box.GOODS))]
)

# ---- bonus cards: resources, ships of one good, five others ----
CARD_EACH = table([*(points for _, points in box.RESOURCE_CARDS), *(points for _, points in box.GOOD_CARDS)])
CARD_GOOD = table([*(-1 for _ in box.RESOURCE_CARDS), *(good for good, _ in box.GOOD_CARDS)])

# ---- pieces and the Patrician ----
HOUSES = table(box.HOUSES)
PATRICIAN = table(box.PATRICIAN)
SOLO_START = table(box.SOLO_START)
