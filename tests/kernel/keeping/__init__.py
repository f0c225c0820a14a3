"""A tiny game with secrets, for tests: everybody keeps one of three cards, then draws one or not; both count."""

from __future__ import annotations

import enum

from kontor.kernel import (
    Box,
    Decision,
    Decisions,
    Domain,
    Events,
    Game,
    Record,
    Rng,
    Rules,
    Views,
    array,
    below,
    event,
    forget,
    i8,
    one,
    refuse,
    rule,
    say,
    seed_rng,
)
from kontor.kernel.scene import COLOURS, LETTERS, Card, Choice, Player, Scene, Table

CARDS = "badger bison crane dormouse heron ibex lynx marten otter osprey stork weasel".split()
N_CARDS = len(CARDS)
HAND = 3
NONE, HIDDEN = -1, -2

CARD = Domain("card", CARDS)


class Phase(enum.IntEnum):
    KEEP = 0
    ACT = 1
    OVER = 2


class Event(Events):
    VISIT = event(player="seat")
    DRAW = event(player="seat", card="card", detail=True, secret=True)
    SHOW = event(player="seat", card="card", count="count", reveals=True)


class Why(enum.IntEnum):
    NOT_HELD = enum.auto()


class Seat(Record):
    hand: list[int] = array(i8, HAND)
    kept: int = i8
    drawn: int = i8


class State(Record):
    rng: Rng = one(Rng)
    players: list[Seat] = array(Seat, 3)
    options: list[int] = array(i8, 0)
    seats: int = i8
    seat: int = i8
    turns: int = i8
    phase: int = i8


@rule
def setup(s: State) -> None:
    for seat in range(3):
        p = s.players[seat]
        p.kept = NONE
        p.drawn = NONE
        for k in range(HAND):
            p.hand[k] = HIDDEN if seat < s.seats else NONE
    deal_hidden_cards(s)


@rule
def is_out(s: State, card: int) -> bool:
    for seat in range(s.seats):
        if holds(s.players[seat], card) or s.players[seat].drawn == card:
            return True
    return False


@rule
def holds(p: Seat, card: int) -> bool:
    return p.hand[0] == card or p.hand[1] == card or p.hand[2] == card


@rule
def any_card(s: State) -> int:
    card = below(s.rng, N_CARDS)
    while is_out(s, card):
        card = (card + 1) % N_CARDS
    return card


@rule
def deal_hidden_cards(s: State) -> None:
    for seat in range(s.seats):
        p = s.players[seat]
        for k in range(HAND):
            if p.hand[k] == HIDDEN:
                p.hand[k] = any_card(s)
        if p.kept == HIDDEN:
            p.kept = p.hand[below(s.rng, HAND)]
        if p.drawn == HIDDEN:
            p.drawn = any_card(s)


class Keep(Decision):
    """Which card of the hand is kept."""

    card = CARD
    asked_in = (Phase.KEEP,)
    secret = True

    @staticmethod
    def refusal(s: State, card: int) -> int:
        return 0 if holds(s.players[s.seat], card) else refuse(Why.NOT_HELD, card=card)

    @staticmethod
    def apply(s: State, card: int) -> None:
        s.players[s.seat].kept = card
        next_seat(s)


class Draw(Decision):
    """One card more."""

    asked_in = (Phase.ACT,)

    @staticmethod
    def apply(s: State) -> None:
        s.players[s.seat].drawn = any_card(s)
        say(Event.VISIT, s.seat)
        say(Event.DRAW, s.seat, s.players[s.seat].drawn)
        next_seat(s)


class Rest(Decision):
    """No card more."""

    asked_in = (Phase.ACT,)

    @staticmethod
    def apply(s: State) -> None:
        next_seat(s)


@rule
def next_seat(s: State) -> None:
    """Everybody decides twice; then all is shown."""
    s.turns += 1
    s.seat = s.turns % s.seats
    s.phase = s.turns // s.seats
    if s.phase == Phase.OVER:
        for seat in range(s.seats):
            say(Event.SHOW, seat, s.players[seat].kept, score(s, seat))


DECISIONS = Decisions(State, Keep, Draw, Rest, over=Phase.OVER)


@rule
def score(s: State, seat: int) -> int:
    return s.players[seat].kept + s.players[seat].drawn + 2 if s.phase == Phase.OVER else 0


@rule
def rank(s: State, seat: int) -> int:
    better = 1
    for other in range(s.seats):
        if score(s, other) > score(s, seat):
            better += 1
    return better


@rule
def hide(s: State, viewer: int) -> None:
    if s.phase == Phase.OVER:
        return
    forget(s.rng)
    for seat in range(s.seats):
        if seat != viewer:
            p = s.players[seat]
            for k in range(HAND):
                p.hand[k] = HIDDEN
            if p.kept != NONE:
                p.kept = HIDDEN
            if p.drawn != NONE:
                p.drawn = HIDDEN


@rule
def redeal(s: State, viewer: int, seed: int) -> None:
    if s.phase != Phase.OVER:
        seed_rng(s.rng, seed)
        deal_hidden_cards(s)


@rule
def evaluate(s: State, seat: int) -> int:
    return 100 * score(s, seat)


def _scene(s: State, table: Table) -> Scene:
    over = s.phase == Phase.OVER
    return Scene(
        game="keeping",
        title="Keeping",
        status=f"Decision {s.turns + 1}",
        question=table.phrases.text("game-over" if over else "turn-of", player=table.names[s.seat]),
        help="",
        viewer=table.viewer,
        to_move=-1 if over else s.seat,
        over=over,
        players=[
            Player(
                seat,
                table.names[seat],
                COLOURS[seat],
                LETTERS[COLOURS[seat]],
                score(s, seat),
                not over and seat == s.seat,
                cards=[
                    Card(f"card:{seat}:{k}", CARDS[card] if card >= 0 else "")
                    for k, card in enumerate([*s.players[seat].hand, s.players[seat].kept, s.players[seat].drawn])
                    if card != NONE
                ],
            )
            for seat in range(s.seats)
        ],
        choices=[Choice(a, DECISIONS.actions.notation(a), table.phrases.choice(a)) for a in table.choices],
    )


GAME = Game(
    id="keeping",
    version="1",
    package=__name__,
    state=State,
    box=Box(range(2, 4)),
    decisions=DECISIONS,
    domains={"card": CARD},
    options=(),
    events=Event.kinds(),
    rules=Rules(setup, score, rank, hide, redeal, evaluate),
    validate=lambda s: [],
    views=Views(_scene),
    breakdown=lambda s, seat: {"cards": score(s, seat)},
)
