"""What a player of Little Town may do, and what then happens: the turn, in the order of the rule book."""

from __future__ import annotations

from kontor.kernel import Actions, rule, say

from .components import CELLS, COIN, CUBES, MEADOW, NO_COINS, PAWN, PAWNBROKER, PLAIN, POINT, RESIDENCE, TILES
from .objectives import can_claim, claim, list_claims
from .payment import (
    affords,
    affords_pawn,
    can_be_filled,
    can_give,
    can_give_twice,
    can_take,
    list_buys,
    list_offers,
    list_takes,
    note_offer,
    pawn_can_be_filled,
    pay_fee,
    payment_asks,
    settle_offer,
    settle_payment,
    start_payment,
)
from .round_end import (
    FOODS,
    begin_feeding,
    begin_feeding_of_seat,
    begin_special_of_seat,
    begin_specials,
    begin_step,
    close_round,
    eat,
    feeding_asks,
    list_feeding,
    next_seat,
    score_cathedral,
)
from .setting_up import draft, draft_is_forced, draft_last, list_draft
from .state import (
    BOARD,
    BUILD,
    BUY,
    CATHEDRAL_SCORE,
    CLAIM,
    DONE,
    DRAFT,
    E_BUILD,
    E_CHOOSE,
    E_GAIN,
    E_GATHER,
    E_PLACE,
    E_POINTS,
    E_SHORT,
    E_USE,
    FEED,
    GIVE,
    LAY,
    PARTIAL_GAIN,
    PLACE,
    RESIDENCE_TERRAIN,
    TAKE,
    USE,
    Phase,
    Points,
    State,
)
from .tables import AROUND, AROUND_N, GIVES, GIVES_OUT, KIND, STAR, TERRAIN, TWO_KINDS

N_TILES = len(TILES)


# ---- what is legal ----
@rule
def legal(s: State, out: Actions) -> int:
    n = 0
    phase = s.phase
    if phase == Phase.OVER:
        return 0
    if phase == Phase.TURN:
        n = list_free_cells(s, out, PLACE)
        if s.players[s.seat].houses > 0:
            for t in range(N_TILES):
                if s.market[t] > 0 and affords(s, s.seat, t, False, 0):
                    out[n] = BUILD + t
                    n += 1
    elif phase == Phase.ACT:
        n = list_uses(s, out)
    elif phase == Phase.LAY:
        n = list_free_cells(s, out, LAY)
    elif phase == Phase.PAY:
        n = list_buys(s, out)
    elif phase == Phase.GIVE:
        n = list_offers(s, out)
    elif phase == Phase.TAKE:
        n = list_takes(s, out)
    elif phase == Phase.SPECIAL:
        n = list_uses(s, out)
        if s.cathedral_open == 1:
            out[n] = CATHEDRAL_SCORE
            n += 1
    elif phase == Phase.FEED:
        n = list_feeding(s, out)
    elif phase == Phase.DRAFT:
        n = list_draft(s, out)
    n = list_claims(s, s.seat, out, n)
    if phase == Phase.ACT or phase == Phase.SPECIAL or phase == Phase.CLAIM or phase == Phase.BETWEEN:
        out[n] = DONE
        n += 1
    return n


@rule
def is_free(s: State, side: int, c: int) -> bool:
    """An empty meadow: no worker, no building. (& and not `and`: no branches, this is asked most often.)"""
    return (TERRAIN[side][c] == MEADOW) & (s.tile[c] < 0) & (s.worker[c] < 0)


@rule
def list_free_cells(s: State, out: Actions, first: int) -> int:
    n = 0
    side = s.options[BOARD]
    for c in range(CELLS):
        out[n] = first + c  # overwritten by the next one unless c is free
        n += is_free(s, side, c)
    return n


@rule
def list_uses(s: State, out: Actions) -> int:
    """Buildings around the origin that the seat can still use, by cell."""
    n = 0
    c = s.origin
    if c < 0:
        return 0
    for k in range(AROUND_N[c]):
        if (s.used >> k) & 1 == 0 and can_use(s, AROUND[c][k]):
            out[n] = USE + AROUND[c][k]
            n += 1
    return n


@rule
def can_use(s: State, c: int) -> bool:
    """A building with an effect for workers, whose fee and input the seat can pay."""
    tile = s.tile[c]
    if tile < 0:
        return False
    fee = 1 if s.owner[c] != s.seat else 0
    if KIND[tile] == PAWN:
        return affords_pawn(s, s.seat, fee) and (s.options[PARTIAL_GAIN] == 1 or pawn_can_be_filled(s, s.seat))
    if KIND[tile] != PLAIN or not affords(s, s.seat, tile, True, fee):
        return False
    return s.options[PARTIAL_GAIN] == 1 or can_be_filled(s, s.seat, tile, fee)


# ---- one decision ----
@rule
def apply(s: State, action: int) -> None:
    if action == DONE:
        finish(s)
    elif action >= CLAIM:
        claim(s, s.seat, action - CLAIM)
    elif action >= FEED:
        count, food = divmod(action - FEED, FOODS)
        if eat(s, food, count):
            after_feeding(s)
    elif action >= TAKE:
        take_cube(s, action - TAKE)
    elif action >= GIVE:
        note_offer(s, action - GIVE, 1)
        s.good += 1
    elif action >= BUY:
        s.bought[s.good] = (action - BUY) // CUBES
        s.good += 1
    elif action == CATHEDRAL_SCORE:
        score_cathedral(s)
    elif action >= USE:
        use(s, action - USE)
    elif action >= LAY:
        lay(s, action - LAY)
    elif action >= BUILD:
        s.building = action - BUILD
        say(E_CHOOSE, s.seat, s.building)
        s.players[s.seat].workers -= 1  # to the building site
        start_payment(s)
        s.phase = Phase.PAY
    elif action >= PLACE:
        place(s, action - PLACE)
    else:
        draft(s, action - DRAFT)
    proceed(s)


@rule
def proceed(s: State) -> None:
    """Do all that needs no decision, until somebody has to decide or the game is over."""
    going = True
    while going:
        phase = s.phase
        if phase == Phase.PAY:
            if payment_asks(s):
                going = False
            else:
                settle_payment(s)
                after_payment(s)
        elif phase == Phase.GIVE:
            going = give_goes_on(s)
        elif phase == Phase.TAKE:
            going = take_goes_on(s)
        elif phase == Phase.BETWEEN:
            going = not can_claim(s, s.seat)
            if going:
                gain(s)
        elif phase == Phase.ACT:
            going = not (can_use_any(s) or can_claim(s, s.seat))
            if going:
                end_turn(s)
        elif phase == Phase.SPECIAL:
            going = not (can_use_any(s) or s.cathedral_open == 1)
            if going:
                after_special(s)
        elif phase == Phase.FEED:
            going = not feeding_asks(s)
            if going:
                after_feeding(s)
        elif phase == Phase.CLAIM:
            going = not can_claim(s, s.seat)
            if going:
                after_claiming(s)
        elif phase == Phase.DRAFT:
            going = draft_is_forced(s)
            if going:
                draft_last(s)
        else:
            going = False


@rule
def finish(s: State) -> None:
    """The player has said `done`."""
    if s.phase == Phase.ACT:
        end_turn(s)
    elif s.phase == Phase.BETWEEN:
        gain(s)
    elif s.phase == Phase.SPECIAL:
        after_special(s)
    else:
        after_claiming(s)


# ---- 1. gather and use buildings ----
@rule
def place(s: State, c: int) -> None:
    s.worker[c] = s.seat
    s.players[s.seat].workers -= 1
    s.origin = c
    s.by_worker = 1
    say(E_PLACE, s.seat, c)
    gather(s, c)
    s.phase = Phase.ACT


@rule
def gather(s: State, c: int) -> None:
    """One cube for each forest, mountain and lake cell around, as far as the supply goes."""
    side = s.options[BOARD]
    for g in range(CUBES):
        s.missed[g] = 0
    for k in range(AROUND_N[c]):
        terrain = TERRAIN[side][AROUND[c][k]]
        if terrain != MEADOW:
            s.missed[GIVES[terrain]] += 1
    gather_missed(s)


@rule
def gather_missed(s: State) -> None:
    """Terrain that found the supply empty is tried again until the turn ends."""
    for g in range(CUBES):
        count = min(s.missed[g], s.supply[g])
        if count > 0:
            s.missed[g] -= count
            receive(s, g, count)
            say(E_GATHER, s.seat, count, g)


@rule
def receive(s: State, good: int, count: int) -> None:
    s.supply[good] -= count
    s.players[s.seat].goods[good] += count
    if s.by_worker == 1 and good < CUBES:
        s.got[good] += count


@rule
def can_use_any(s: State) -> bool:
    c = s.origin
    if c < 0:
        return False
    for k in range(AROUND_N[c]):
        if (s.used >> k) & 1 == 0 and can_use(s, AROUND[c][k]):
            return True
    return False


@rule
def use(s: State, c: int) -> None:
    """Pay the owner, then what the building takes, then take what it gives."""
    tile = s.tile[c]
    for k in range(AROUND_N[s.origin]):
        if AROUND[s.origin][k] == c:
            s.used |= 1 << k
    s.using = c
    say(E_USE, s.seat, tile, c)
    if s.owner[c] != s.seat:
        pay_fee(s, s.owner[c])
    start_payment(s)
    s.phase = Phase.GIVE if tile == PAWNBROKER else Phase.PAY


@rule
def after_payment(s: State) -> None:
    if s.building >= 0:
        s.phase = Phase.LAY
    elif s.players[s.seat].goods[COIN] == 0 and GIVES_OUT[s.tile[s.using]][COIN] > 0 and holds(s, NO_COINS):
        s.phase = Phase.BETWEEN  # the only card that is true only between paying and gaining
    else:
        gain(s)


@rule
def holds(s: State, card: int) -> bool:
    p = s.players[s.seat]
    for i in range(p.cards):
        if p.hand[i] == card:
            return True
    return False


@rule
def gain(s: State) -> None:
    """What the building gives; if the supply is short, what is there."""
    tile = s.tile[s.using]
    for g in range(CUBES + 1):
        wanted = GIVES_OUT[tile][g]
        if wanted > 0:
            count = min(wanted, s.supply[g])
            receive(s, g, count)
            if count > 0:
                say(E_GAIN, s.seat, count, g)
            if count < wanted:
                say(E_SHORT, s.seat, wanted - count, g)
    if TWO_KINDS[tile] == 1:
        s.two_kinds = s.by_worker
    points = GIVES_OUT[tile][POINT]
    if points > 0:
        s.players[s.seat].points[Points.USING] += points
        s.point_uses += s.by_worker
        say(E_POINTS, s.seat, points)
    after_use(s)


@rule
def give_goes_on(s: State) -> bool:
    """The pawnbroker gets two cubes; True if nothing is left to ask."""
    if s.good == 2:
        settle_offer(s)
        s.good = 0
        s.phase = Phase.TAKE
        return True
    choices = 0
    twice = False
    only = -1
    for offer in range(2 * CUBES):
        if can_give(s, offer):
            choices += 1
            twice = twice or can_give_twice(s, offer)
            only = offer
    if choices == 2 and s.good == 0 and not twice:
        choices = 1  # one wood and one stone: both go, in whichever order
    if choices > 1:
        return False
    note_offer(s, only, 1)
    s.good += 1
    return True


@rule
def take_cube(s: State, good: int) -> None:
    receive(s, good, 1)
    s.gave[good] += 1  # what was taken, for a strict pawnbroker
    s.good += 1
    say(E_GAIN, s.seat, 1, good)


@rule
def take_goes_on(s: State) -> bool:
    """The pawnbroker gives two cubes; True if nothing is left to ask."""
    if s.good < 2:
        only = -1
        for g in range(CUBES):
            if can_take(s, g):
                if only >= 0:
                    return False
                only = g
        if only >= 0:
            take_cube(s, only)
            return True
    after_use(s)
    return True


@rule
def after_use(s: State) -> None:
    gather_missed(s)
    s.using = -1
    s.uses += s.by_worker
    s.phase = Phase.ACT if s.by_worker == 1 else Phase.SPECIAL


# ---- 2. build ----
@rule
def lay(s: State, c: int) -> None:
    """The paid tile goes on an empty meadow, a house on it, and its star is scored."""
    tile = s.building
    p = s.players[s.seat]
    s.market[tile] -= 1
    s.tile[c] = tile
    s.owner[c] = s.seat
    p.houses -= 1
    p.points[Points.BUILDING] += STAR[tile]
    s.building = -1
    s.origin = -1
    say(E_BUILD, s.seat, tile, c, STAR[tile])
    s.phase = Phase.ACT


# ---- from turn to turn ----
@rule
def end_turn(s: State) -> None:
    s.origin = -1
    s.by_worker = 0
    s.used = 0
    s.uses = 0
    s.point_uses = 0
    s.spent_got = 0
    s.two_kinds = 0
    for g in range(CUBES):
        s.missed[g] = 0
        s.got[g] = 0
    s.turns += 1
    s.phase = Phase.TURN
    for _ in range(s.seats):
        s.seat = (s.seat + 1) % s.seats
        if s.players[s.seat].workers > 0:
            return
    begin_specials(s)
    begin_terrain_of_residence(s)


@rule
def begin_terrain_of_residence(s: State) -> None:
    """Option: the residence also gathers from the terrain around it."""
    if s.origin >= 0 and s.options[RESIDENCE_TERRAIN] == 1:
        say(E_USE, s.seat, RESIDENCE, s.origin)
        gather(s, s.origin)


@rule
def after_special(s: State) -> None:
    for g in range(CUBES):
        s.missed[g] = 0
    s.used = 0
    if next_seat(s):
        begin_special_of_seat(s)
        begin_terrain_of_residence(s)
    else:
        begin_feeding(s)


@rule
def after_feeding(s: State) -> None:
    if next_seat(s):
        begin_feeding_of_seat(s)
    else:
        begin_step(s, Phase.CLAIM)


@rule
def after_claiming(s: State) -> None:
    if not next_seat(s):
        close_round(s)


@rule
def to_move(s: State) -> int:
    return s.seat


@rule
def turn(s: State) -> int:
    return s.turns
