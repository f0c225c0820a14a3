"""What lies on the table in Little Town, and the names of decisions, events and options."""

from __future__ import annotations

import enum

from kontor.kernel import ActionSpace, Domain, EventKind, Family, Record, Rng, array, choice, i8, i16, i32, one, switch

from . import components as box


class Phase(enum.IntEnum):
    """What the seat to move is asked."""

    DRAFT = 0  # which tile goes to the market
    TURN = 1  # where the worker goes, or which tile is built
    PAY = 2  # how many cubes of one kind are bought with coins inside a payment
    GIVE = 3  # which cube the pawnbroker gets
    TAKE = 4  # which cube the pawnbroker gives
    BETWEEN = 5  # a card claimed between paying and gaining (no coins)
    LAY = 6  # where the new building stands
    ACT = 7  # which building the worker uses next, or done
    SPECIAL = 8  # end of round: cathedral, residence
    FEED = 9  # end of round: what the workers eat
    CLAIM = 10  # end of round: last call for cards
    OVER = 11


class Points(enum.IntEnum):
    """Where points come from."""

    BUILDING = 0
    USING = 1
    OBJECTIVES = 2
    CATHEDRAL = 3
    CASTLE = 4
    WATCHTOWER = 5
    COINS = 6
    HUNGER = 7


class Player(Record):
    goods: list[int] = array(i16, 5)
    points: list[int] = array(i16, len(Points))
    claimed: int = i32  # objectives claimed, one bit each
    workers: int = i8  # still to place this round
    houses: int = i8
    cards: int = i8  # objectives in hand
    hand: list[int] = array(i8, box.MAX_CARDS)  # increasing; -1 nothing (or hidden, if below `cards`)
    fed_with: int = i8  # this round all workers ate: 0 not so, 1 fish, 2 wheat


class State(Record):
    rng: Rng = one(Rng)
    players: list[Player] = array(Player, box.MAX_PLAYERS)
    in_game: int = i32  # kinds of tile on the market at set-up, one bit each
    supply: list[int] = array(i16, 5)
    turns: int = i16  # grows by one with every turn and every seat asked at the end of a round
    tile: list[int] = array(i8, box.CELLS)  # kind or -1
    owner: list[int] = array(i8, box.CELLS)  # seat or -1
    worker: list[int] = array(i8, box.CELLS)  # seat or -1
    market: list[int] = array(i8, len(box.TILES))  # tiles of a kind still to be had
    packet: list[int] = array(i8, len(box.TILES))  # draft: the packet a tile is in, or -1
    packet_size: list[int] = array(i8, box.MAX_PLAYERS)
    options: list[int] = array(i8, 10)
    seats: int = i8
    rnd: int = i8  # 1 to 4; 0 during the draft
    first: int = i8
    seat: int = i8  # to move
    phase: int = i8
    asked: int = i8  # end of round: seats done with the present step; draft: tiles laid
    # the turn
    origin: int = i8  # cell from which buildings are used: the worker's, or the residence; -1 after building
    by_worker: int = i8  # 1: the worker's uses count for turn objectives; 0: the residence's do not
    used: int = i16  # neighbours of the origin already used, one bit each
    missed: list[int] = array(i8, box.CUBES)  # terrain that found the supply empty
    got: list[int] = array(i8, box.CUBES)  # cubes obtained this turn
    uses: int = i8
    point_uses: int = i8  # buildings that gave points this turn
    spent_got: int = i8  # a cube obtained this turn was spent this turn
    two_kinds: int = i8  # a building took two kinds of resource this turn
    cathedral_open: int = i8  # the owner may still score the cathedral this round
    # the payment
    building: int = i8  # tile being built, or -1
    using: int = i8  # cell of the building being used, or -1
    good: int = i8  # cube now asked for; pawnbroker: how many cubes were given or taken
    bought: list[int] = array(i8, box.CUBES)
    gave: list[int] = array(i8, box.CUBES)  # pawnbroker: cubes given from the own stock
    # feeding
    fish: int = i8  # fish eaten, -1 not decided
    wheat: int = i8
    scratch: list[int] = array(i8, len(box.TILES))  # working space of a rule, no meaning between decisions


# ---- decisions ----
CELL = Domain("cell", box.CELL_NAMES)
TILE = Domain("tile", box.TILE_IDS, words="tile")
CUBE = Domain("cube", box.GOODS[: box.CUBES], words="good")
GOOD = Domain("good", box.GOODS, words="good")
OFFER = Domain("offer", [*box.GOODS[: box.CUBES], *(f"bought-{g}" for g in box.GOODS[: box.CUBES])], words="offer")
FOOD = Domain("food", ("fish", "wheat", "bought"), words="food")
OBJECTIVE = Domain("objective", box.OBJECTIVE_IDS, words="objective")

ACTIONS = ActionSpace(
    Family("draft", tile=TILE),
    Family("place", cell=CELL),
    Family("build", tile=TILE),
    Family("lay", cell=CELL),
    Family("use", cell=CELL),
    Family("cathedral"),
    Family("buy", count=Domain("count", "0123456"), cube=CUBE),
    Family("give", offer=OFFER),
    Family("take", cube=CUBE),
    Family("feed", count=Domain("count", "012345"), food=FOOD),
    Family("claim", objective=OBJECTIVE),
    Family("done"),
)
DRAFT, PLACE, BUILD, LAY, USE, CATHEDRAL_SCORE, BUY, GIVE, TAKE, FEED, CLAIM, DONE = (
    family.start for family in ACTIONS.families
)
MAX_LEGAL = 54 + 25 + box.MAX_CARDS + 1

# ---- options ----
OPTIONS = (
    choice("board", "A", "B", default="A"),
    choice("market", "beginner", "random", "draft", default="random"),
    choice("draft_tiles", "all", "twelve", default="all"),
    switch("coins_feed", True),
    switch("partial_gain", True),
    switch("pawn_free", True),
    switch("residence_terrain", False),
    switch("watchtower_workers_block", True),
    switch("castle_own_only", True),
    switch("pawn_counts_printed_only", True),
)
(
    BOARD,
    MARKET,
    DRAFT_TILES,
    COINS_FEED,
    PARTIAL_GAIN,
    PAWN_FREE,
    RESIDENCE_TERRAIN,
    WATCHTOWER_WORKERS_BLOCK,
    CASTLE_OWN_ONLY,
    PAWN_PRINTED_ONLY,
) = range(len(OPTIONS))
BEGINNER, RANDOM, DRAFTED = range(3)

# ---- events ----
_SEAT = ("player", "seat")
_COUNT = ("count", "count")
EVENTS = (
    EventKind("draft", (_SEAT, ("tile", "tile")), reveals=True),
    EventKind("deal", (_COUNT,), reveals=True),
    EventKind("round", (_COUNT, ("first", "seat"))),
    EventKind("place", (_SEAT, ("cell", "cell"))),
    EventKind("gather", (_SEAT, _COUNT, ("good", "good")), detail=True),
    EventKind("use", (_SEAT, ("tile", "tile"), ("cell", "cell"))),
    EventKind("fee", (_SEAT, ("owner", "seat")), detail=True),
    EventKind("pay", (_SEAT, _COUNT, ("good", "good")), detail=True),
    EventKind("buy", (_SEAT, _COUNT, ("good", "good"), ("coins", "count")), detail=True),
    EventKind("gain", (_SEAT, _COUNT, ("good", "good")), detail=True),
    EventKind("short", (_SEAT, _COUNT, ("good", "good")), detail=True),
    EventKind("points", (_SEAT, _COUNT), detail=True),
    EventKind("choose", (_SEAT, ("tile", "tile"))),
    EventKind("build", (_SEAT, ("tile", "tile"), ("cell", "cell"), _COUNT)),
    EventKind("claim", (_SEAT, ("objective", "objective"), _COUNT), reveals=True),
    EventKind("round-end", (_COUNT,)),
    EventKind("cathedral", (_SEAT, _COUNT)),
    EventKind("feed", (_SEAT, ("fish", "count"), ("wheat", "count"), ("bought", "count"))),
    EventKind("hunger", (_SEAT, _COUNT, ("points", "count"))),
    EventKind("token", (_SEAT,)),
    EventKind("castle", (_SEAT, _COUNT)),
    EventKind("watchtower", (_SEAT, _COUNT)),
    EventKind("coins", (_SEAT, _COUNT)),
    EventKind("over", reveals=True),
)
(
    E_DRAFT, E_DEAL, E_ROUND, E_PLACE, E_GATHER, E_USE, E_FEE, E_PAY, E_BUY, E_GAIN, E_SHORT, E_POINTS, E_CHOOSE,
    E_BUILD, E_CLAIM, E_ROUND_END, E_CATHEDRAL, E_FEED, E_HUNGER, E_TOKEN, E_CASTLE, E_WATCHTOWER, E_COINS, E_OVER,
) = range(len(EVENTS))  # fmt: skip
