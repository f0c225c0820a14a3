"""Why a decision is not allowed, for a person to read. The words stand in `text/` under `why-KEY`."""

from __future__ import annotations

from collections.abc import Callable

from kontor.kernel import Reason

from .building import is_laid
from .components import CASTLE
from .paying import units
from .piles import cards_to_draw, shown
from .placing import displayed, displayed_for
from .rules import can_exchange, fewest_drawn, most_drawn
from .spaces import colour_of, open_spaces, spaces_for, wanted_colours
from .state import ACTIONS, U_PAIR, Phase, State

# In which phases each kind of decision is asked for.
_PHASES = {
    "begin": (Phase.BEGIN,),
    "join": (Phase.JOIN,),
    "castle": (Phase.CASTLE,),
    "bonus": (Phase.FIRST_BONUS, Phase.BONUS),
    "draw": (Phase.ACT,),
    "take": (Phase.ACT, Phase.EXCHANGE, Phase.FREE),
    "exchange": (Phase.ACT, Phase.EXCHANGE),
    "place": (Phase.ACT,),
    "pay": (Phase.PAY,),
    "discard": (Phase.STORE,),
    "put": (Phase.PUT,),
    "marble": (Phase.MORE,),
    "decline": (Phase.FREE, Phase.BONUS),
    "done": (Phase.MORE,),
}


def reason(s: State, action: int) -> Reason:
    """What speaks against a decision that is not allowed."""
    verb, values = ACTIONS.decode(action)
    if s.phase in _PHASES[verb]:
        return _REASONS[verb](s, values)
    return Reason(_OUT_OF_TURN[verb](s) if verb in _OUT_OF_TURN else f"not-now-{verb}")


# ---- outside their moment: what has not happened yet, or has already ----
def _begin_late(s: State) -> str:
    return "begun" if s.phase <= Phase.CASTLE else "estates-built"


def _join_out_of_turn(s: State) -> str:
    if s.phase == Phase.BEGIN:
        return "begin-first"
    return "three-laid" if s.phase == Phase.CASTLE else "estates-built"


def _castle_out_of_turn(s: State) -> str:
    return "castle-before-tiles" if s.phase < Phase.CASTLE else "castle-stands"


def _bonus_out_of_turn(s: State) -> str:
    return "bonus-before-estates" if s.phase <= Phase.CASTLE else "bonus-without-town"


def _marble_out_of_turn(s: State) -> str:
    if s.marble_used:
        return "marble-used"
    return "marble-none" if s.players[s.seat].marble == 0 else "not-now-marble"


def _action_out_of_turn(verb: str) -> Callable[[State], str]:
    return lambda s: "action-done" if s.phase == Phase.MORE else f"not-now-{verb}"


_OUT_OF_TURN: dict[str, Callable[[State], str]] = {
    "begin": _begin_late,
    "join": _join_out_of_turn,
    "castle": _castle_out_of_turn,
    "bonus": _bonus_out_of_turn,
    "marble": _marble_out_of_turn,
} | {verb: _action_out_of_turn(verb) for verb in ("draw", "take", "exchange", "place")}


# ---- in their moment ----


def _join(s: State, values: dict[str, int]) -> Reason:
    if is_laid(s.players[s.seat], values["letter"]):
        return Reason("laid", {"letter": values["letter"]})
    return Reason("large-region")


def _castle(s: State, values: dict[str, int]) -> Reason:
    assert colour_of(s.players[s.seat], values["space"]) != CASTLE
    return Reason("castle-space", {"space": values["space"]})


def _bonus(s: State, values: dict[str, int]) -> Reason:
    return Reason("bonus-gone", {"bonus": values["bonus"]})


def _draw(s: State, values: dict[str, int]) -> Reason:
    if cards_to_draw(s) == 0:
        return Reason("draw-none")
    if values["count"] < fewest_drawn(s):
        return Reason("draw-fewest", {"count": fewest_drawn(s)})
    return Reason("draw-most", {"count": most_drawn(s)})


def _take(s: State, values: dict[str, int]) -> Reason:
    face = values["face"]
    if not displayed(s) >> face & 1:
        return Reason("not-displayed", {"face": face})
    if can_exchange(s):
        return Reason("exchange-first")
    assert not displayed_for(s, s.players[s.seat]) >> face & 1
    return Reason("must-fit", {"face": face})


def _exchange(s: State, values: dict[str, int]) -> Reason:
    colour = values["colour"]
    if displayed_for(s, s.players[s.seat]):
        return Reason("exchange-fits")
    if shown(s, colour) == 0:
        return Reason("colour-not-displayed", {"colour": colour})
    return Reason("exchange-full" if wanted_colours(s.players[s.seat]) == 0 else "exchange-useless")


def _place(s: State, values: dict[str, int]) -> Reason:
    p, thing, space = s.players[s.seat], values["thing"], values["space"]
    if thing not in p.storage:
        return Reason("not-stored", {"thing": thing})
    if not spaces_for(p, thing) >> space & 1:
        return _not_there(s, thing, space)
    return Reason("cannot-pay", {"colour": colour_of(p, space)})


def _not_there(s: State, thing: int, space: int) -> Reason:
    p = s.players[s.seat]
    if p.covered >> space & 1:
        return Reason("space-covered", {"space": space})
    if not open_spaces(p) >> space & 1:
        return Reason("space-apart", {"space": space})
    return Reason("space-colour", {"thing": thing, "space": space, "colour": colour_of(p, space)})


def _pay(s: State, values: dict[str, int]) -> Reason:
    p = s.players[s.seat]
    colour = colour_of(p, s.space)
    unit, other = values["unit"], values["other"]
    if U_PAIR + colour in (unit, other):
        return Reason("pay-own-pair", {"colour": colour})
    if unit == other:
        return Reason("pay-twice", {"unit": unit})
    for x in (unit, other):
        if units(p, x, colour) == 0:
            return Reason("pay-lacks", {"unit": x})
    return Reason("pay-order")


def _discard(s: State, values: dict[str, int]) -> Reason:
    return Reason("not-stored", {"thing": values["thing"]})


def _put(s: State, values: dict[str, int]) -> Reason:
    return _not_there(s, s.face, values["space"])


_REASONS = {
    "join": _join,
    "castle": _castle,
    "bonus": _bonus,
    "draw": _draw,
    "take": _take,
    "exchange": _exchange,
    "place": _place,
    "pay": _pay,
    "discard": _discard,
    "put": _put,
}
