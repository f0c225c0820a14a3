"""What matters now to one seat: the most urgent of three cases."""

from __future__ import annotations

from kontor.kernel.scene import Matter

from ..components import SOUVENIR_IDS, SOUVENIRS, TIDES
from ..flow import this_round
from ..state import Option, Phase, State


def matter(s: State, viewer: int) -> Matter | None:
    if s.phase == Phase.OVER:
        return None
    if viewer >= 0:
        p = s.players[viewer]
        for card in p.hand[: p.cards]:
            if card >= 0 and all(have >= need for have, need in zip(p.finds, SOUVENIRS[card].needs, strict=True)):
                return "now-make", {"souvenir": f"souvenir-{SOUVENIR_IDS[card]}"}
    tide, now = TIDES[s.options[Option.TIDE]], this_round(s)
    if now < len(tide) and tide[now] > tide[now - 1]:
        return "now-rise", {"row": tide[now]}
    return "now-collect", {}
