"""What the greedy bot believes: points with all scorings to come, regions under way, what cards and tiles may bring."""

from __future__ import annotations

from kontor.kernel import lowest, rule, table

from ..components import HEXAGON, MOST_STORAGE, N_BONUSES, N_COLOURS, PHASES
from ..paying import all_pairs, can_pay
from ..scoring import green, rank, score
from ..spaces import beside, how_many, open_spaces, region_of, spaces_for, spaces_of
from ..state import Option, Phase, Player, State
from ..tables import CARDS_PER_POINT, COLOUR_BONUS, FACE_COLOUR, REGION_POINTS

WIN = 100_000
# In hundredths of a point.
CARD, MANY_CARDS, CARD_BEYOND = 34, 8, 3
PAIR, MANY_PAIRS = 12, 4
WORKER = 85
MARBLE_BLOCK = 120
STORED, STORED_HEXAGON, PAYABLE, USELESS = 100, 140, 25, 45
BONUS = table((330, 150, 260, 260, 260))  # "+1" tiles at the start of the game
PROGRESS = 55  # hundredths of a region's points that count while it is under way, by the part covered
OPENING = 12  # another colour that could be placed
# What a covered space of each colour brought, beside points: only to evaluate where a starting castle stands.
NEAR_CASTLE = table((60, 50, 40, 30, 45, 40, 40, 40))


@rule
def evaluate(s: State, seat: int) -> int:
    if s.phase == Phase.OVER:
        return 100 * score(s, seat) + (WIN if rank(s, seat) == 1 else -WIN)
    p = s.players[seat]
    if s.phase <= Phase.CASTLE:
        return worth_of_layout(p)
    scorings = PHASES - s.era
    value = 100 * (score(s, seat) + scorings * green(s, seat))
    for other in range(s.seats):
        if other != seat:
            value -= 10 * (score(s, other) + scorings * green(s, other))
    value += worth_of_supplies(s, p, scorings)
    return value + scorings * worth_of_progress(s, p)


@rule
def worth_of_supplies(s: State, p: Player, scorings: int) -> int:
    pairs = all_pairs(p)
    if s.last_round == 1:
        return worth_at_the_end(s, p)
    value = CARD * min(p.cards, MANY_CARDS) + CARD_BEYOND * max(0, p.cards - MANY_CARDS) + PAIR * min(pairs, MANY_PAIRS)
    value += WORKER * min(p.workers, 6) + 100 * max(0, p.workers - 6)
    value += MARBLE_BLOCK * p.marble
    for kind in range(N_BONUSES):
        value += BONUS[kind] * p.bonus[kind] * scorings // PHASES
    for i in range(MOST_STORAGE):
        thing = p.storage[i]
        if thing == HEXAGON:
            value += STORED_HEXAGON
        elif thing >= 0:
            if spaces_for(p, thing) == 0:
                value += USELESS
            elif can_pay(p, FACE_COLOUR[thing], pairs):
                value += STORED + PAYABLE
            else:
                value += STORED
    return value


@rule
def worth_at_the_end(s: State, p: Player) -> int:
    """The last round: what is kept counts as in the final scoring, and cards a little for what they may still pay."""
    value = 100 * (p.cards // CARDS_PER_POINT[s.options[Option.EDITION]] + p.marble + p.workers) + p.cards
    for i in range(MOST_STORAGE):
        if p.storage[i] >= 0:
            value += 100
    return value


@rule
def worth_of_progress(s: State, p: Player) -> int:
    """A part of the points of regions and colours under way; ways to continue."""
    value = 0
    reach = open_spaces(p)
    for colour in range(N_COLOURS):
        spaces = p.colours[colour]
        if spaces & reach != 0:
            value += OPENING
        empty = spaces & ~p.covered
        if s.colour_bonus[colour] < 2 and empty != 0:
            covered = how_many(spaces) - how_many(empty)
            value += 40 * COLOUR_BONUS[colour][s.colour_bonus[colour]] * covered // how_many(spaces)
        rest = empty & reach  # every region under way has an empty space beside a covered one
        while rest != 0:
            region = region_of(p, lowest(rest), spaces)
            if region & p.covered != 0:
                size = how_many(region)
                value += PROGRESS * REGION_POINTS[size] * how_many(region & p.covered) // size
            rest &= ~region
    return value


@rule
def worth_of_layout(p: Player) -> int:
    """Points of all regions of a finished estate, and what lies around the starting castle."""
    if p.built < 3:
        return 0
    value = 0
    around = beside(p, p.castle) if p.castle >= 0 else 0
    for colour in range(N_COLOURS):
        spaces = spaces_of(p, colour)
        if spaces & around != 0:
            value += NEAR_CASTLE[colour]
        rest = spaces
        while rest != 0:
            region = region_of(p, lowest(rest), spaces)
            value += 100 * REGION_POINTS[how_many(region)]
            rest &= ~region
    return value
