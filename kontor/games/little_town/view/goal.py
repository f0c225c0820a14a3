"""What matters now to one seat, for whoever meets the game for the first time: the most urgent of a few cases."""

from __future__ import annotations

from kontor.kernel.scene import Matter

from ..components import FISH, OBJECTIVE_IDS, ROUNDS, TILE_IDS, TILES, WHEAT, WORKERS
from ..decisions import Build
from ..objectives import fulfilled
from ..state import Phase, State
from ..tables import STAR

TO_BE_FED = (Phase.TURN, Phase.PAY, Phase.GIVE, Phase.TAKE, Phase.BETWEEN, Phase.LAY, Phase.ACT, Phase.SPECIAL)


def matter(s: State, viewer: int) -> Matter | None:
    if s.phase == Phase.OVER:
        return None
    if s.phase == Phase.DRAFT:
        return "now-draft", {}
    found = _of_the_seat(s, viewer) if viewer >= 0 else None
    return found or (("now-last", {}) if s.rnd == ROUNDS else ("now-gather", {}))


def _of_the_seat(s: State, viewer: int) -> Matter | None:
    p = s.players[viewer]
    done = [card for card in p.hand[: p.cards] if card >= 0 and fulfilled(s, viewer, card)]
    if done:
        return "now-claim", {"objective": f"objective-{OBJECTIVE_IDS[done[0]]}"}
    hungry = hungry_workers(s, viewer)
    if hungry and p.workers <= hungry:  # few chances are left to find food
        return "now-food", {"count": hungry}
    if s.phase == Phase.TURN and s.seat == viewer:
        affordable = [tile for tile in range(len(TILES)) if Build.refusal(s, tile) == 0]
        if affordable:
            best = max(affordable, key=lambda tile: STAR[tile])
            return "now-build", {"tile": f"tile-{TILE_IDS[best]}", "points": STAR[best]}
    return None


def hungry_workers(s: State, seat: int) -> int:
    """Workers that would find neither fish nor wheat at the end of this round, as things stand."""
    goods = s.players[seat].goods
    return max(0, WORKERS[s.seats] - goods[FISH] - goods[WHEAT]) if s.phase in TO_BE_FED else 0
