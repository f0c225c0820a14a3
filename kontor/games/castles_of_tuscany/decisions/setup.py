"""Building an estate in secret, and taking bonus tiles."""

from __future__ import annotations

from collections.abc import Iterator

from kontor.kernel import Decision, bits, refuse

from ..building import STEPS, all_built, cannot_join, lay, show_estates
from ..components import CASTLE, TILES
from ..flow import end_action
from ..placing import take_bonus
from ..spaces import spaces_of
from ..state import BONUS, LETTER, SHIFT, SPACE, TURNING, Phase, State, Why
from .targets import bonus_id, own_space


class Begin(Decision):
    """Which estate tile lies on the left, and how."""

    letter = LETTER
    turning = TURNING
    asked_in = (Phase.BEGIN,)
    secret = True
    points_at = "option:begin-{letter}-{turning}"

    @staticmethod
    def not_now(s: State) -> int:
        return refuse(Why.BEGUN if s.phase <= Phase.CASTLE else Why.ESTATES_BUILT)

    @staticmethod
    def apply(s: State, letter: int, turning: int) -> None:
        lay(s.players[s.seat], letter, turning, -1)
        s.phase = Phase.JOIN


class Join(Decision):
    """Which estate tile comes next on the right, how it is turned and shifted."""

    letter = LETTER
    turning = TURNING
    shift = SHIFT
    asked_in = (Phase.JOIN,)
    secret = True
    points_at = "option:join-{letter}-{turning}-{shift}"

    @staticmethod
    def not_now(s: State) -> int:
        if s.phase == Phase.BEGIN:
            return refuse(Why.BEGIN_FIRST)
        return refuse(Why.THREE_LAID if s.phase == Phase.CASTLE else Why.ESTATES_BUILT)

    @staticmethod
    def refusal(s: State, letter: int, turning: int, shift: int) -> int:
        return cannot_join(s.players[s.seat], letter, turning, shift)

    @staticmethod
    def apply(s: State, letter: int, turning: int, shift: int) -> None:
        p = s.players[s.seat]
        lay(p, letter, turning, shift)
        if p.built == TILES:
            s.phase = Phase.CASTLE


class Castle(Decision):
    """Where the starting castle stands. Then the next player builds, or all estates are shown."""

    space = SPACE
    asked_in = (Phase.CASTLE,)
    secret = True
    points_at = staticmethod(own_space)

    @staticmethod
    def not_now(s: State) -> int:
        return refuse(Why.CASTLE_BEFORE_TILES if s.phase < Phase.CASTLE else Why.CASTLE_STANDS)

    @staticmethod
    def choices(s: State) -> Iterator[int]:
        yield from bits(spaces_of(s.players[s.seat], CASTLE))

    @staticmethod
    def refusal(s: State, space: int) -> int:
        if (spaces_of(s.players[s.seat], CASTLE) >> space) & 1 == 0:
            return refuse(Why.CASTLE_SPACE, space=space)
        return 0

    @staticmethod
    def apply(s: State, space: int) -> None:
        p = s.players[s.seat]
        p.castle = space
        p.built = STEPS
        s.turns += 1
        s.seat = (s.seat + 1) % s.seats
        s.phase = Phase.BEGIN
        if all_built(s):
            show_estates(s)
            s.phase = Phase.FIRST_BONUS


# ---- setup and towns: a bonus tile ----
class Bonus(Decision):
    """Take a bonus tile."""

    bonus = BONUS
    asked_in = (Phase.FIRST_BONUS, Phase.BONUS)

    @staticmethod
    def points_at(s: State, bonus: int) -> str:
        return bonus_id(bonus)

    @staticmethod
    def not_now(s: State) -> int:
        return refuse(Why.BONUS_BEFORE_ESTATES if s.phase <= Phase.CASTLE else Why.BONUS_WITHOUT_TOWN)

    @staticmethod
    def refusal(s: State, bonus: int) -> int:
        return refuse(Why.BONUS_GONE, bonus=bonus) if s.bonuses[bonus] == 0 else 0

    @staticmethod
    def apply(s: State, bonus: int) -> None:
        take_bonus(s, bonus)
        if s.phase == Phase.BONUS:
            end_action(s)
            return
        s.turns += 1
        s.seat = (s.seat + 1) % s.seats
        if s.seat == s.first:
            s.phase = Phase.ACT
