"""Writes the stored games, playthroughs and perft counts of a game anew: `python -m tests.stored.write little-town`.

Do this only when the rules version changes, and read the differences: every one of them is a change of the rules.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import kontor
from kontor import Match
from kontor.bots import make_bot
from kontor.kernel import Game

HERE = Path(__file__).parent


def stored_games(game: Game) -> list[tuple[str, Match]]:
    """Greedy and random games for every number of players and every option value.

    Where a game has a rollout policy it plays instead of pure chance: such games end in hundreds of decisions.
    """
    settings: list[tuple[str, int, str, dict[str, str]]] = []
    for players in game.seats:
        chance = "guided" if game.rules.has_policy else "random"
        settings += [(f"{bot}-{players}", players, bot, {}) for bot in ("greedy", chance)]
    for k, option in enumerate(game.options):
        for value in option.values:
            if value != option.default:
                players = game.seats[k % len(game.seats)]
                settings.append((f"{option.key}-{value}", players, "greedy", {option.key: value}))
    out = []
    for number, (name, players, bot, options) in enumerate(settings):
        match = Match(game, players, 1000 + number, options)
        engine = game.native()
        while not match.over:
            seat = match.to_move
            assert seat is not None
            view = engine.from_bytes(match.hidden(seat).to_bytes())
            if bot == "guided":
                match.play(engine.policy_choice(view, len(match.played)))
            else:
                match.play(make_bot(bot).choose(engine, view, seat, match.legal, len(match.played)))
        out.append((name, match))
    return out


def playthrough(match: Match) -> str:
    """One game with all that can be observed, decision by decision: read it in a diff."""
    lines = [f"{match.game.id}, {match.players} players, seed {match.seed}, {dict(match.options)}", ""]
    notation = match.game.actions.notation
    for number, played in enumerate(match.played):
        at = match.at(number)
        lines.append(f"--- {played.number}: {match.names[played.seat]}, turn {played.turn}, scores {at.scores}")
        lines.append("legal: " + ", ".join(notation(a) for a in at.legal))
        lines.append(f"plays: {played.notation}")
        lines.append(f"tells: {played.text}")
    lines.append(f"--- over: scores {match.scores}, ranks {match.ranks}")
    lines += [f"{name}: {match.breakdown(k)}" for k, name in enumerate(match.names)]
    return "\n".join(lines) + "\n"


def perft_counts(game: Game) -> dict[str, int]:
    """From the opening, and from within the stored games: what bots think may change, these counts may not."""
    native = game.native()
    out = {}
    for players in game.seats:
        for seed, depth in ((1, 1), (1, 2), (1, 3), (2, 3)):
            opening = native.new(players, seed, game.option_numbers())
            out[f"{players} players, seed {seed}, depth {depth}"] = native.perft(opening, depth)
        stem = f"greedy-{players}"
        match = Match.from_log((HERE / game.id / f"{stem}.log").read_text(encoding="utf-8"))
        for quarter in (1, 2, 3):
            number = len(match.played) * quarter // 4
            state = native.from_bytes(match.at(number).state.to_bytes())
            out[f"{stem}, after {number}, depth 2"] = native.perft(state, 2)
    return out


def main() -> None:
    for name in sys.argv[1:] or kontor.game_ids():
        game = kontor.game(name)
        folder = HERE / name
        folder.mkdir(exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        for stem, match in stored_games(game):
            (folder / f"{stem}.log").write_text(match.log(), encoding="utf-8")
            if stem == f"greedy-{game.seats.start}":
                (folder / "playthrough.txt").write_text(playthrough(match), encoding="utf-8")
        (folder / "perft.json").write_text(json.dumps(perft_counts(game), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
