"""Who has how many points, and who wins: the longest section, the Cathedral, bonus cards after a last fish exchange."""

from __future__ import annotations

from kontor.kernel import bits, by_source, ranked, rule, say, sum_of_points

from .automata import sets_for_cathedral
from .bonus import pile
from .building import exchange
from .components import (
    AUTOMATA,
    CARD_LIMIT,
    FISH,
    FISH_CARD,
    GRAPES,
    MOST_OF_RESOURCE,
    N_COMMODITIES,
    N_GOODS,
    N_RESOURCES,
    N_WALLS,
    OLIVES,
    ORE,
    SETS,
    SETS_POINTS,
    STONE,
    TOWERS_CARD_POINTS,
    TRADE,
    TRADE_SHARE,
    VARIETY,
    VARIETY_POINTS,
    WALLS_CARD,
    WALLS_CARD_POINTS,
    WOOD,
)
from .market import stock_value
from .sets import any_of, how_many
from .state import Event, Option, Phase, Points, State, owners
from .tables import CARD_EACH, CARD_GOOD, FISH_RATE, GOOD_SHIPS, PRICE
from .walls import longest_section, pieces_at

score = sum_of_points  # on the track now; what is counted at the end comes at the end


@rule
def wins_tie(s: State, other: int, seat: int) -> bool:
    """The stock of higher value; then the place is shared. In the solo game only more points than each automaton win:
    an automaton with as many is ahead of the player.
    """
    if s.seats == 1:
        return True
    return stock_value(s, other) > stock_value(s, seat)


rank = ranked(score, over=Phase.OVER, wins_tie=wins_tie, owners=owners)


# ---- the end of the game ----
@rule
def end_game(s: State) -> None:
    s.phase = Phase.OVER
    for owner in range(owners(s)):
        section = longest_section(s, owner)
        s.players[owner].points[Points.SECTION] = section % 256
        say(Event.SECTION, owner, section // 256, section % 256)
    for owner in range(owners(s)):
        points = cathedral_points(s, owner)
        s.players[owner].points[Points.CATHEDRAL] = points
        if points > 0:
            say(Event.CATHEDRAL, owner, sets_for_cathedral(s, owner), points)
    if s.seats == 1:
        automata_show_cards(s)
    for owner in range(owners(s)):
        exchange_for_cards(s, owner)
        s.players[owner].points[Points.CARDS] = hand_points(s, owner, 1)
    say(Event.OVER)


@rule
def cathedral_points(s: State, owner: int) -> int:
    """One set of wine, oil and silver for each house, at the last prices; the goods stay."""
    prices = 0
    for c in range(N_COMMODITIES):
        prices += PRICE[s.price[c]]
    return sets_for_cathedral(s, owner) * prices


@rule
def automata_show_cards(s: State) -> None:
    """What automata took face down, first one card, then pairs. Nobody has seen them, so they are drawn now."""
    cards = pile(s)
    for automaton in range(AUTOMATA):
        p = s.players[1 + automaton]
        for k in range(p.cards):
            card = any_of(s, cards)
            cards &= ~(1 << card)
            p.hand |= 1 << card
            s.spoils[automaton][k] = card


# ---- bonus cards ----
@rule
def card_points(s: State, owner: int, card: int) -> int:
    """What a card is worth now, at most 12."""
    p = s.players[owner]
    points = 0
    if card < N_RESOURCES:
        points = CARD_EACH[card] * p.resources[card]
    elif card < VARIETY:
        points = CARD_EACH[card] * ships_with(s, owner, CARD_GOOD[card])
    elif card == VARIETY:
        for good in range(N_GOODS):
            if p.ships & GOOD_SHIPS[good] != 0:
                points += VARIETY_POINTS
    elif card == SETS:
        points = SETS_POINTS * min(p.stock[0], min(p.stock[1], p.stock[2]))
    elif card == TRADE:
        points = p.points[Points.SHIPS] // TRADE_SHARE
    elif card == WALLS_CARD:
        points = WALLS_CARD_POINTS * walls_beside(s, owner)
    else:
        points = TOWERS_CARD_POINTS * towers_of(s, owner)
    return min(CARD_LIMIT, points)


@rule
def ships_with(s: State, owner: int, good: int) -> int:
    return how_many(s.players[owner].ships & GOOD_SHIPS[good])


@rule
def walls_beside(s: State, owner: int) -> int:
    """Walls that touch an own house or tower."""
    n = 0
    for k in bits(s.walls):
        if pieces_at(s, owner, k) + pieces_at(s, owner, (k + 1) % N_WALLS) > 0:
            n += 1
    return n


@rule
def towers_of(s: State, owner: int) -> int:
    n = 0
    for k in range(N_WALLS):
        if s.tower[k] == owner:
            n += 1
    return n


@rule
def in_pairs(s: State, owner: int) -> bool:
    """Solo, the easier game: of every two cards an automaton took at the palace only the better one counts."""
    return owner >= s.seats and s.options[Option.SOLO_BEST_OF_PAIR] == 1


@rule
def hand_points(s: State, owner: int, aloud: int) -> int:
    """All bonus cards of an owner."""
    p = s.players[owner]
    total = 0
    if in_pairs(s, owner):
        row = s.spoils[owner - 1]
        for k in range(p.cards):
            points = card_points(s, owner, row[k])
            counts = True
            if k > 0:
                partner = ((k - 1) ^ 1) + 1
                other = card_points(s, owner, row[partner])
                counts = points > other or (points == other and k < partner)
            if counts:
                total += points
                if aloud == 1:
                    say(Event.CARD, owner, row[k], points)
        return total
    for card in bits(p.hand):
        points = card_points(s, owner, card)
        total += points
        if aloud == 1:
            say(Event.CARD, owner, card, points)
    return total


# ---- the last fish exchange ----
@rule
def most_exchanged(s: State, owner: int, resource: int, fish: int) -> int:
    """How many of a resource so many fish bring at most, if a card in the hand counts it."""
    p = s.players[owner]
    if (p.hand >> resource) & 1 == 0:
        return 0
    return min(fish // FISH_RATE[resource], MOST_OF_RESOURCE - p.resources[resource])


@rule
def trial(s: State, owner: int, resource: int, count: int) -> None:
    """Exchange back and forth without a word."""
    p = s.players[owner]
    p.resources[FISH] -= FISH_RATE[resource] * count
    p.resources[resource] += count


@rule
def resource_points(s: State, owner: int) -> int:
    """What an exchange of fish can change: points of cards for resources; with pairs, all cards."""
    if in_pairs(s, owner):
        return hand_points(s, owner, 0)
    p = s.players[owner]
    total = 0
    for r in range(N_RESOURCES):
        if (p.hand >> r) & 1 == 1:
            total += min(CARD_LIMIT, CARD_EACH[r] * p.resources[r])
    return total


@rule
def exchange_for_cards(s: State, owner: int) -> None:
    """Fish become what the bonus cards pay most for; fish that are kept count for the fish card.

    Only the owner's points depend on it, so nobody is asked. An automaton with the fish card exchanges nothing.
    """
    p = s.players[owner]
    fish = p.resources[FISH]
    if fish < 2 or p.hand <= 0 or (owner >= s.seats and (p.hand >> FISH_CARD) & 1 == 1):
        return
    best = resource_points(s, owner)
    found = 0  # wood, stone, ore, grapes, olives as digits to base 16
    for wood in range(most_exchanged(s, owner, WOOD, fish) + 1):
        trial(s, owner, WOOD, wood)
        for stone in range(most_exchanged(s, owner, STONE, p.resources[FISH]) + 1):
            trial(s, owner, STONE, stone)
            for ore in range(most_exchanged(s, owner, ORE, p.resources[FISH]) + 1):
                trial(s, owner, ORE, ore)
                for grapes in range(most_exchanged(s, owner, GRAPES, p.resources[FISH]) + 1):
                    trial(s, owner, GRAPES, grapes)
                    for olives in range(most_exchanged(s, owner, OLIVES, p.resources[FISH]) + 1):
                        trial(s, owner, OLIVES, olives)
                        points = resource_points(s, owner)
                        if points > best:
                            best = points
                            found = (((wood * 16 + stone) * 16 + ore) * 16 + grapes) * 16 + olives
                        trial(s, owner, OLIVES, -olives)
                    trial(s, owner, GRAPES, -grapes)
                trial(s, owner, ORE, -ore)
            trial(s, owner, STONE, -stone)
        trial(s, owner, WOOD, -wood)
    for r in range(FISH - 1, -1, -1):
        for _ in range(found % 16):
            exchange(s, owner, r)
        found //= 16


breakdown = by_source(Points)
