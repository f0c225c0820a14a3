"""What the network of a game values when: how much likelier the viewer wins with one more of something.

    python bench/what_it_learned.py ragusa --tables 4000 --svg docs/training/ragusa-2-values.svg

Tables come from games that the network plays against itself, drawing decisions as likely as it says. At each, one entry
of what the seat to move sees is made larger by one, everything else being equal, and the network is asked again. Games
are cut into thirds. It prints a table in Markdown and draws the same.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

import numpy as np

from kontor import game
from kontor.batch import Batch
from kontor.bots.network import Network, network, shares
from kontor.picture.canvas import escape, number
from kontor.picture.theme import THEMES, Theme
from kontor.train.playing import Turned, draw
from kontor.train.twin import Twin, of_network

OWN = re.compile(r"players\[0\]\.(resources|stock|coins|goods|workers|hand|level)\[(\w[\w-]*)\]$")
THIRDS = ("first third", "second third", "last third")
FEWEST = 100
"""Tables behind a number, at least."""


def tables(net: Network, n: int, players: int) -> tuple[Any, Any]:
    """Observations of the seat to move, and the part of its game that is over."""
    batch = Batch(net.game, 256, players, seed=1)
    twin, rng, turned = Twin(*of_network(net)), np.random.default_rng(1), Turned(batch, np)
    seen: list[Any] = []
    at: list[list[tuple[int, int]]] = [[] for _ in range(256)]
    ages: list[float] = []
    rows: list[int] = []
    while len(rows) < n:
        seats, now = batch.to_move.astype(np.int64), batch.observe()
        for i in np.flatnonzero(rng.random(256) < 0.1):
            at[i].append((len(seen), int(batch.lengths[i])))
            seen.append(now[i].copy())
        row, _ = draw(np, twin.forward(twin.chosen(now)).policy, turned.mask(batch.legal_mask, seats), rng)
        before = batch.lengths.copy()
        batch.step(turned.action(row, seats))
        for i in np.flatnonzero(batch.done):
            rows += [place for place, _ in at[i]]
            ages += [age / (int(before[i]) + 1) for _, age in at[i]]
            at[i] = []
    return np.stack(seen)[rows[:n]], np.array(ages[:n])


def worths(net: Network, seen: Any, ages: Any, players: int) -> dict[str, list[tuple[float, int]]]:
    """For each thing, in each third: how many hundredths of a victory one more is worth, at how many tables."""

    def chance(rows: Any) -> Any:
        return shares(net.evaluate(rows).value, players, net.value_unit)[:, 0]

    usual, found = chance(seen), {}
    for place, entry in enumerate(net.game.observation.entries):
        if match := OWN.search(entry.name):
            can = seen[:, place] + 1 <= min(entry.high, int(seen[:, place].max()))
            more = seen.copy()
            more[:, place] += 1
            gain = 100 * (chance(more) - usual)
            kinds = [can & (ages >= k / 3) & (ages < (k + 1) / 3) for k in range(3)]
            found[f"{match[1]}: {match[2]}"] = [
                (float(gain[here].mean()) if here.any() else 0.0, int(here.sum())) for here in kinds
            ]
    return found


def drawn(title: str, found: dict[str, list[tuple[float, int]]]) -> str:
    """Bars, three for each thing."""
    step, left, width, top = 46.0, 170.0, 760.0, 84.0
    height = top + step * len(found) + 30
    known = [gain for row in found.values() for gain, n in row if n >= FEWEST]
    scale = (width - left - 70) / (max(0.0, *known) - min(0.0, *known))
    zero = left - min(0.0, *known) * scale
    tokens = {"page": "panel", "ink": "ink", "soft": "ink-2", "a": "bad", "b": "g-fish", "c": "ink-3"}
    light, dark = (
        "".join(f".{name}{{fill:{Theme.of(theme)[token]}}}" for name, token in tokens.items()) for theme in THEMES
    )
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" role="img" '
        f'aria-label="{escape(title)}" font-family="{escape(Theme.of("light")["sans"])}">'
        f"<style>{light}@media (prefers-color-scheme:dark){{{dark}}}</style>"
        f'<rect class="page" width="{number(width)}" height="{number(height)}" rx="14"/>'
        f'<text class="ink" x="24" y="36" font-size="18" font-weight="600">{escape(title)}</text>'
    ]
    for k, words in enumerate(THIRDS):
        out.append(f'<rect class="{"abc"[k]}" x="{number(24 + 190 * k)}" y="52" width="12" height="12" rx="2"/>')
        out.append(f'<text class="soft" x="{number(42 + 190 * k)}" y="63" font-size="13">{words} of the game</text>')
    for i, (name, row) in enumerate(found.items()):
        y = top + step * i
        out.append(f'<text class="ink" x="24" y="{number(y + 24)}" font-size="14">{escape(name)}</text>')
        for k, (gain, n) in enumerate(row):
            if n < FEWEST:
                continue
            x, long = zero + min(0.0, gain) * scale, abs(gain) * scale
            mark = number(max(zero, x + long) + 6)
            out.append(
                f'<rect class="{"abc"[k]}" x="{number(x)}" y="{number(y + 12 * k + 2)}" width="{number(long)}" '
                f'height="10" rx="2"/><text class="soft" x="{mark}" y="{number(y + 12 * k + 11)}" font-size="11">'
                f"{gain:+.1f}</text>"
            )
    return "".join(out) + "</svg>\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=4000)
    parser.add_argument("--svg", type=Path)
    given = parser.parse_args()
    of = game(given.game)
    net = network(of, given.players)
    if net is None:
        raise SystemExit(f"{of.id} has no network for {given.players} players.")
    found = worths(net, *tables(net, given.tables, given.players), given.players)
    print(f"| one more | {' | '.join(THIRDS)} |\n|---|---:|---:|---:|")
    for name, row in found.items():
        told = (f"{gain:+.1f}" if n >= FEWEST else "" for gain, n in row)
        print(f"| {name} | {' | '.join(told)} |")
    if given.svg:
        title = f"{of.name()}: what one more adds to the chance to win, in percent"
        given.svg.write_text(drawn(title, found), encoding="utf-8")


if __name__ == "__main__":
    main()
