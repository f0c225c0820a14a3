"""The scene of The Castles of Tuscany: everything legal is offered and can be pointed at, nothing hidden is seen."""

from __future__ import annotations

import functools
import itertools
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kontor
from kontor.games.castles_of_tuscany.components import COLOURS, PLUS_MARBLE, REGION_POINTS, SPACE_NAMES, SPACES
from kontor.games.castles_of_tuscany.geometry import SHIFTINGS, neighbours
from kontor.games.castles_of_tuscany.scoring import green, score
from kontor.games.castles_of_tuscany.spaces import colour_of
from kontor.games.castles_of_tuscany.state import Phase, State
from kontor.games.castles_of_tuscany.view import layout, plans
from kontor.kernel import LANGUAGES
from kontor.kernel.scene import Area, Card, Choice, Piece, Place, Scene, Table
from tests.games.castles_of_tuscany.oracle import Estate
from tests.games.castles_of_tuscany.table import CALM, do, game, new, table

ENGINE = game.python
NAMES = ("Ann", "Ben", "Cecília", "Włodek")
BUTTONS = {"draw", "pay", "marble", "decline", "done"}  # decisions that belong to nothing on the table
_FIRST_NUMBER = re.compile(r"\d+")
EAGER = {"place": 30, "take": 4, "draw": 5, "marble": 5, "bonus": 3}


def look(s: State, viewer: int, language: str = "en", everything: bool = False) -> Scene:
    """The scene as a viewer gets it: of a state with everything hidden from that viewer."""
    names = NAMES[: s.seats]
    seen = s if everything else ENGINE.hidden(s, viewer)
    choices = tuple(ENGINE.legal(s)) if viewer == s.seat and s.phase != Phase.OVER else ()
    return game.views.scene(seen, Table(viewer, names, game.phrases(language, names), choices, everything))


def positions(seed: int, seats: int, **options: str | bool) -> Iterator[State]:
    """Positions of a random game in which something happens."""
    rng = random.Random(seed)
    s = new(seats, seed, **options)
    while True:
        yield s
        actions = ENGINE.legal(s)
        if not actions:
            return
        weights = [EAGER.get(game.actions.signature(action).verb, 1) for action in actions]
        ENGINE.apply(s, rng.choices(actions, weights)[0])


def some(every: int) -> Iterator[State]:
    for seed, seats in itertools.product(range(2), game.seats):
        for k, s in enumerate(positions(seed, seats)):
            if k % every == 0:
                yield s


def stuck() -> State:
    """Seat 0 is exchanging tiles of the display: none fitted, and none does yet."""
    for chance in range(100):
        s = table(
            display=["castle"] * 3 + ["inn"] * 2 + ["quarry"] * 2 + ["cart"], neutral="4 monastery 2 quarry 1 village"
        )
        s.rng.a += chance
        do(s, "exchange castle")
        if s.phase == Phase.EXCHANGE:
            return s
    raise AssertionError("a village comes every time")


@functools.cache
def asking(phase: Phase) -> State:
    """A position in which a phase asks."""
    if phase == Phase.EXCHANGE:
        return stuck()
    for seed, seats in itertools.product(range(40), game.seats):
        for s in positions(seed, seats):
            if s.phase == phase:
                return s
    raise AssertionError(f"no position asks for {phase.name}")


def notations(s: State) -> list[str]:
    return [game.actions.notation(action) for action in ENGINE.legal(s)]


def ids(scene: Scene) -> list[str]:
    """Of everything a choice can point at."""
    out = [place.id for place in scene.places] + [piece.id for piece in scene.pieces]
    for player in scene.players:
        out += [card.id for card in player.cards]
    return out


def chosen(scene: Scene, notation: str) -> Choice:
    return next(choice for choice in scene.choices if choice.notation == notation)


def piece(scene: Scene, key: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == key)


def area(scene: Scene, key: str) -> Area:
    return next(area for area in scene.areas if area.id == key)


def hand(scene: Scene, seat: int) -> list[Card]:
    return [card for card in scene.players[seat].cards if card.id.startswith("card:")]


# ---- choices --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", game.seats)
def test_all_legal_decisions_are_choices_with_words_and_targets(seats: int) -> None:
    for seed in range(2):
        for s in positions(seed, seats):
            scene = look(s, s.seat)
            there = set(ids(scene))
            assert sorted(choice.action for choice in scene.choices) == ENGINE.legal(s)
            for choice in scene.choices:
                verb = game.actions.decode(choice.action)[0]
                assert choice.words
                assert choice.notation == game.actions.notation(choice.action)
                assert there.issuperset(choice.targets)
                assert bool(choice.targets) == (verb not in BUTTONS)
                assert choice.gain or verb == "decline"
            assert scene.over == (s.phase == Phase.OVER) == (not scene.choices)


def test_ids_are_unique_and_everything_has_a_label() -> None:
    for s in some(every=9):
        for viewer in (-1, s.seat):
            scene = look(s, viewer)
            assert len(ids(scene)) == len(set(ids(scene)))
            labels = [each.label for each in scene.pieces] + [each.label for each in scene.places]
            assert all(labels + [each.label for each in scene.counters])
            assert {each.area for each in scene.pieces} <= {each.id for each in scene.areas}
            for player in scene.players:
                assert all(counter.label for counter in player.counters)
                assert all(card.group and card.count > 0 for card in player.cards)
    json.dumps(scene.to_json())


def test_choices_point_at_what_they_mean() -> None:
    seen = set()
    for s in itertools.chain(some(every=3), map(asking, (Phase.FREE, Phase.PUT, Phase.EXCHANGE))):
        scene = look(s, s.seat)
        by_id: dict[str, Piece | Place] = {each.id: each for each in scene.pieces}
        by_id |= {each.id: each for each in scene.places}
        for choice in scene.choices:
            verb, values = game.actions.decode(choice.action)
            pointed = [by_id[target] for target in choice.targets]
            parts = choice.notation.split()
            if verb in ("place", "put", "castle"):
                assert pointed[0].id == f"space:{s.seat}:{parts[-1]}"
            if verb in ("place", "discard"):
                stored = [each for each in pointed if each.id.startswith(f"stored:{s.seat}:{parts[1]}:")]
                assert len(stored) == s.players[s.seat].storage.count(values["thing"])
            if verb == "take":
                assert [each.id for each in pointed] == [
                    f"offer:{slot}:{parts[1]}" for slot, face in enumerate(s.display) if face == values["face"]
                ]
            if verb == "exchange":
                assert {each.tone for each in pointed} == {parts[1]}
            if verb == "bonus":
                assert choice.targets == [f"bonus:{parts[1]}"]
            if verb in ("begin", "join"):
                assert isinstance(pointed[0], Place)
                assert pointed[0].tone == "frame"
            seen.add(verb)
    assert seen == {signature.verb for signature in game.actions.signatures}


def test_who_waits_has_no_choices_and_no_reasons() -> None:
    for s in some(every=25):
        for viewer in range(-1, s.seats):
            scene = look(s, viewer)
            if viewer != s.seat or s.phase == Phase.OVER:
                assert not scene.choices
                assert not scene.places
                assert not any(each.why_not for each in scene.pieces)


def test_what_cannot_be_chosen_says_why() -> None:
    reasons = set()
    for s in some(every=5):
        scene = look(s, s.seat)
        targets = {target for choice in scene.choices for target in choice.targets}
        for each in scene.pieces:
            if each.why_not:
                assert each.id not in targets
                reasons.add(each.id.split(":")[0])
        if s.phase == Phase.ACT:  # every empty space of the own estate is either possible or says why not
            empty = [each for each in scene.pieces if each.id.startswith(f"space:{s.seat}:")]
            free = [each for each in empty if s.players[s.seat].tile[SPACE_NAMES.index(each.title)] < 0]
            assert all(each.why_not or each.id in targets for each in free)
    assert {"space", "stored"} <= reasons


def test_reasons_name_what_is_missing() -> None:
    s = table(storage={0: ["village"]}, hands={0: "1 village"})
    scene = look(s, 0)
    open_spaces = [each for each in scene.pieces if each.id.startswith("space:0:") and each.tone == "village"]
    assert any(each.why_not.startswith("You cannot pay") for each in open_spaces)
    assert any("not next to a covered one" in each.why_not for each in open_spaces)
    assert piece(scene, "stored:0:village:0").why_not.startswith("You cannot pay")
    s = table(storage={0: []}, take="placeable", display=CALM)
    refused = [each for each in look(s, 0).pieces if each.id.startswith("offer:") and each.why_not]
    assert refused
    assert all("no space" in each.why_not for each in refused)


# ---- words ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase != Phase.OVER])
def test_every_question_is_put_in_every_language(phase: Phase) -> None:
    s = asking(phase)
    for language in LANGUAGES:
        own, other = look(s, s.seat, language), look(s, (s.seat + 1) % s.seats, language)
        assert own.question != other.question
        assert own.help
        assert other.help
        assert NAMES[s.seat] in other.question
        for scene in (own, other, look(s, -1, language)):
            texts = [scene.status, scene.question, scene.help, *(player.note for player in scene.players)]
            texts += [choice.gain for choice in scene.choices] + [each.label for each in scene.pieces]
            assert not any(re.search(r"[{}]|\bNone\b", text) for text in texts)
            assert scene.question.endswith((".", "?"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_worded(language: str) -> None:
    for k, s in enumerate(positions(11, 3)):
        if k % 6 == 0:
            look(s, s.seat, language)
            look(s, -1, language)


def test_the_status_says_where_the_game_stands() -> None:
    s = new(3, 1)
    assert look(s, -1).status == "Estates are being built"
    s = next(s for s in positions(1, 3) if s.phase == Phase.ACT)
    assert look(s, -1).status == "Phase 1 of 3 · 7 tiles to go"
    s.ending = 1
    assert look(s, -1).status == "Phase 1 of 3 · ends this round"
    s.era, s.turns = 2, 3 * 12
    assert look(s, -1).status == "Phase 3 of 3 · one more round"
    s.last_round = 1
    assert look(s, -1).status == "Phase 3 of 3 · last round"


def test_the_result_names_the_winner_and_breaks_a_tie() -> None:
    s = list(positions(3, 2))[-1]
    winner = 0 if score(s, 0) > score(s, 1) else 1
    assert look(s, 0).question.startswith(f"{NAMES[winner]} wins with {score(s, winner)} points")
    s.players[1 - winner].red[3] += score(s, winner) - score(s, 1 - winner)
    empty = [s.players[seat].tile.count(-1) for seat in range(2)]
    if empty[0] != empty[1]:
        assert "more empty spaces" in look(s, 0).help


def test_every_icon_has_a_drawing_and_a_word() -> None:
    root = Path(kontor.__file__).parent
    art = {
        path.stem
        for folder in ("games/castles_of_tuscany/art", "picture/icons")
        for path in (root / folder).glob("*.svg")
    }
    icons = set()
    for s in itertools.chain(some(every=5), (asking(phase) for phase in Phase if phase != Phase.OVER)):
        scene = look(s, s.seat)
        icons |= {each.symbol for each in scene.pieces if each.symbol} | {counter.icon for counter in scene.counters}
        for player in scene.players:
            icons |= {counter.icon for counter in player.counters} | {
                card.symbol for card in player.cards if card.symbol
            }
        texts = [scene.help, *(choice.gain for choice in scene.choices), *(each.title for each in scene.pieces)]
        used = {name for text in texts for name in re.findall(r":([a-z][a-z0-9-]*):", text)}
        assert all(game.words(language).has(f"icon-{name}") for name in used for language in LANGUAGES), used
        icons |= used
    assert icons <= art, icons - art


def test_types_are_told_apart_by_their_drawings() -> None:
    scene = look(next(s for s in positions(1, 4) if s.phase == Phase.ACT), 0)
    looks = {(each.tone, each.symbol) for each in scene.pieces if each.kind == "hex"}
    assert looks == {(colour, colour) for colour in COLOURS}
    for language in LANGUAGES:
        shorts = [game.words(language)(f"short-{colour}") for colour in COLOURS]
        assert len(set(shorts)) == len(COLOURS)
        assert {len(short) for short in shorts} == {3}


# ---- estates --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", game.seats)
def test_all_estates_are_seen_the_own_one_large(seats: int) -> None:
    s = next(s for s in positions(2, seats) if s.phase == Phase.ACT)
    for viewer in range(-1, seats):
        scene = look(s, viewer)
        main = max(0, viewer)
        assert scene.areas[0].id == f"estate:{main}"
        for seat in range(seats):
            here = area(scene, f"estate:{seat}")
            assert here.kind == ("board" if seat == main else "market")
            assert here.owner == seat
            spaces = [each for each in scene.pieces if each.id.startswith(f"space:{seat}:")]
            assert len(spaces) == SPACES
            for each in spaces:
                assert each.tone == COLOURS[colour_of(s.players[seat], SPACE_NAMES.index(each.title))]
                assert each.x >= 0
                assert each.x + each.width <= here.width
                assert each.y >= 0
                assert each.y + each.height <= here.height


@pytest.mark.parametrize("sheet", [layout.LARGE, layout.SMALL])
def test_spaces_that_share_an_edge_lie_beside_each_other(sheet: layout.Sheet) -> None:
    for shifting in range(SHIFTINGS):
        points = layout.estate(sheet, shifting)
        step = layout.ROOT * sheet.size
        for a, b in itertools.combinations(range(SPACES), 2):
            distance = ((points[a][0] - points[b][0]) ** 2 + (points[a][1] - points[b][1]) ** 2) ** 0.5
            assert (distance < step * 1.01) == bool(neighbours(shifting)[a] >> b & 1)
            assert distance > step * 0.99
    for k in range(6):  # storage and a tile in hand keep clear of the spaces, or lie in a row of their own
        x, y, size = sheet.stored(k)
        if sheet is layout.LARGE:
            assert size <= x <= layout.storage_row(k + 1, held=False) - size
            assert layout.ROOT / 2 * size <= y <= layout.ROW - layout.ROOT / 2 * size
            continue
        for shifting in range(SHIFTINGS):
            for px, py in layout.estate(sheet, shifting):
                apart = (
                    abs(x - px) >= sheet.size + size - 1 or abs(y - py) >= layout.ROOT / 2 * (sheet.size + size) - 0.1
                )
                assert apart, (k, shifting)
        assert x + size <= sheet.width
        assert y + layout.ROOT / 2 * size <= sheet.height


def test_tiles_hexagons_and_the_starting_castle_are_drawn_as_what_they_are() -> None:
    s = table(covered={0: {"c3": "olives-grain", "b3": "hexagon"}}, storage={0: ["hexagon"], 1: ["quarry"]})
    scene = look(s, 1)
    estate = Estate(s, 0)
    tile = piece(scene, "tile:0:c3")
    assert (tile.kind, tile.symbol, tile.tone) == ("hextile", "agri-olives-grain", estate.colour["c3"])
    wild = piece(scene, "tile:0:b3")
    assert (wild.symbol, wild.tone, wild.corner) == (estate.colour["b3"], estate.colour["b3"], ":hexagon:")
    castle = SPACE_NAMES[s.players[0].castle]
    assert piece(scene, f"tile:0:{castle}").symbol == "start-castle"
    assert (piece(scene, "stored:0:hexagon:0").tone, piece(scene, "stored:0:hexagon:0").symbol) == ("wild", "hexagon")
    assert piece(scene, "stored:1:quarry:0").tone == "quarry"


def test_storage_and_stacks() -> None:
    s = table(storage={0: ["cart", "cart"]}, covered={0: {"b3": "town"}}, bonus={0: "2 storage"}, era=1,
              stacked={0: 9, 1: 21})  # fmt: skip
    scene = look(s, 0)
    stored = [each for each in scene.pieces if each.id.startswith(("stored:0:", "store:0:"))]
    assert [each.id for each in stored] == ["stored:0:cart:0", "stored:0:cart:1", "store:0:2"]
    cells = [piece(scene, f"stack:0:{k}") for k in (1, 2, 3)]
    assert [cell.title for cell in cells] == ["0", "2", "7"]
    assert [cell.marked for cell in cells] == [False, True, False]


def test_a_tile_on_its_way_is_shown_to_all() -> None:
    for phase in (Phase.STORE, Phase.PUT):
        s = asking(phase)
        for viewer in range(-1, s.seats):
            held = piece(look(s, viewer), f"held:{s.seat}")
            assert held.marked
            assert held.area == (f"storage:{s.seat}" if s.seat == max(0, viewer) else f"estate:{s.seat}")
            here = area(look(s, viewer), held.area)
            assert held.x + held.width <= here.width and held.y + held.height <= here.height


def test_what_is_paid_for_is_marked() -> None:
    s = asking(Phase.PAY)
    for viewer in (-1, s.seat):
        marked = {each.id for each in look(s, viewer).pieces if each.marked and each.kind in ("hex", "hextile")}
        assert f"space:{s.seat}:{SPACE_NAMES[s.space]}" in marked
        assert any(key.startswith(f"stored:{s.seat}:") for key in marked)
    assert any(card.marked for card in hand(look(s, s.seat), s.seat)) or s.players[s.seat].workers > 1


# ---- building -------------------------------------------------------------------------------------------------------
def test_each_way_to_build_is_drawn() -> None:
    for s in positions(5, 3):
        if s.phase not in (Phase.BEGIN, Phase.JOIN):
            continue
        scene = look(s, s.seat)
        p = s.players[s.seat]
        assert len(scene.places) == len(scene.choices)
        for choice in scene.choices:
            frame = next(place for place in scene.places if place.id == choice.targets[0])
            hexes = [each for each in scene.pieces if each.id.startswith(f"{frame.id}:") and each.kind == "hex"]
            assert len(hexes) == 10 * (p.built + 1)
            assert [each.dim for each in hexes] == [True] * (10 * p.built) + [False] * 10
            for each in hexes:
                assert frame.x <= each.x
                assert each.x + each.width <= frame.x + frame.width
                assert frame.y <= each.y
                assert each.y + each.height <= frame.y + frame.height
            after = ENGINE.clone(s)
            ENGINE.apply(after, choice.action)
            laid = [COLOURS[colour_of(after.players[s.seat], space)] for space in range(len(hexes))]
            assert [each.tone for each in hexes] == laid
        assert not any(each.id.startswith(f"space:{s.seat}:") for each in scene.pieces)


def test_regions_of_a_preview_are_those_of_the_estate() -> None:
    for s in positions(7, 2):
        if s.phase == Phase.CASTLE:
            p = s.players[s.seat]
            colours = tuple([colour_of(p, space) for space in range(SPACES)])
            sizes = plans.region_sizes(p.shift[0] + 2 * p.shift[1], colours)
            regions = {frozenset(Estate(s, s.seat).region(name)) for name in SPACE_NAMES}
            assert sorted(sizes) == sorted(len(region) for region in regions)
            assert sum(sizes) == SPACES


def test_the_last_tile_shows_what_the_estate_can_bring() -> None:
    s = next(s for s in positions(5, 2) if s.phase == Phase.JOIN and s.players[s.seat].built == 2)
    for choice in look(s, s.seat).choices:
        points, regions = choice.gain.split("\n")
        counts = {int(n): int(count) for count, n in re.findall(r"(\d+) of (\d) spaces?", regions)}
        assert sum(n * count for n, count in counts.items()) == SPACES
        assert points.startswith(f"+{sum(REGION_POINTS[n] * count for n, count in counts.items())} :green:")


def test_nobody_sees_an_estate_being_built() -> None:
    s = next(s for s in positions(3, 3) if s.phase == Phase.BEGIN and s.seat != s.first)  # one is built
    built = s.first
    for viewer in range(-1, 3):
        scene = look(s, viewer)
        spaces = [each for each in scene.pieces if each.id.startswith((f"space:{built}:", f"tile:{built}:"))]
        assert bool(spaces) == (viewer == built)
        dealt = [each for each in scene.pieces if each.id.startswith(f"dealt:{built}:") and each.kind == "hex"]
        assert len(dealt) == (0 if viewer == built else 30)
    open_to_all = look(s, -1, everything=True)
    assert any(each.id.startswith(f"space:{built}:") for each in open_to_all.pieces)
    assert any(each.symbol == "start-castle" for each in look(s, built).pieces)


# ---- the display, bonuses, players ----------------------------------------------------------------------------------
def test_the_display_bonuses_and_decks_are_shown() -> None:
    s = table(display=CALM)
    s.bonuses[0], s.colour_bonus[0], s.colour_bonus[1] = 0, 1, 2
    s.display[7] = -1
    scene = look(s, 0)
    shown = [each for each in scene.pieces if each.area == "display"]
    assert [each.kind for each in shown] == ["hextile"] * 7 + ["slot"]
    assert [each.tone for each in shown[:7]] == list(CALM[:7])
    chip = piece(scene, "bonus:card")
    assert (chip.title, chip.dim) == ("0", True)
    assert [piece(scene, f"colour:{colour}").title for colour in COLOURS[:3]] == ["1", "–", "2"]
    assert [counter.icon for counter in scene.counters] == ["region-card", "stack", "yield-card"]
    assert scene.counters[0].value == s.deck_left
    assert scene.counters[1].value == s.neutral_left


def test_hands_are_open_to_their_owner_only() -> None:
    s = table(3, hands={0: "2 cart 1 inn", 1: "3 town", 2: ""})
    scene = look(s, 0)
    assert [(card.tone, card.count) for card in hand(scene, 0)] == [("inn", 1), ("cart", 2)]
    assert [(card.id, card.title, card.tone, card.count) for card in hand(scene, 1)] == [("card:1:0", "", "", 3)]
    assert hand(scene, 2) == []
    assert [(card.tone, card.count) for card in hand(look(s, -1, everything=True), 1)] == [("town", 3)]
    over = list(positions(3, 2))[-1]
    assert all(card.title for seat in range(2) for card in hand(look(over, -1), seat))


def test_both_tracks_and_the_next_scoring_are_numbers() -> None:
    s = table(
        green={0: 9},
        red={0: 4},
        workers={0: 2},
        marble={0: 1},
        hands={0: "3 inn"},
        covered={0: {"b3": "town"}},
        bonus={0: "1 storage 1 yield"},
    )
    player = look(s, 1).players[0]
    values = {counter.icon: counter.value for counter in player.counters}
    assert player.score == score(s, 0) == 4
    assert values == {"green": 9, "region-card": 3, "worker": 2, "marble": 1, "stack": 21, "space": 28}
    assert green(s, 0) == 9
    assert player.note == "After the next scoring: 4 points + 9 green points = 13"
    assert [card.symbol for card in player.cards if card.symbol] == ["bonus-plus-storage", "bonus-plus-yield"]


def test_all_players_have_the_same_counters() -> None:
    for s in some(every=40):
        rows = [[(c.icon, c.kind, c.group) for c in player.counters] for player in look(s, 0).players]
        assert all(row == rows[0] for row in rows)


# ---- gains ----------------------------------------------------------------------------------------------------------
def test_gains_of_placing_come_true() -> None:
    """Points, marble, workers and cards of every placing in random games are what the gain said."""
    checked = 0
    for seed, seats in itertools.product(range(3), game.seats):
        rng = random.Random(seed)
        s = new(seats, seed)
        while actions := ENGINE.legal(s):
            action = rng.choices(actions, [EAGER.get(game.actions.signature(a).verb, 1) for a in actions])[0]
            verb, values = game.actions.decode(action)
            seat, p = s.seat, s.players[s.seat]
            gain = chosen(look(s, seat), game.actions.notation(action)).gain if verb in ("place", "put") else ""
            before = (green(s, seat), p.marble, p.workers)
            cart = gain and COLOURS[colour_of(p, values["space"])] == "cart"
            ENGINE.apply(s, action)
            if gain and not cart and p.tile[values["space"]] >= 0 and s.phase != Phase.OVER:
                points = sum(int(n) for n in re.findall(r"^\+(\d+) :green:", gain, re.M))
                assert green(s, seat) - before[0] == points, gain
                assert p.marble - before[1] == sum(int(n) for n in re.findall(r"^\+(\d+) :marble:", gain, re.M))
                spent = sum(int(n) for n in re.findall(r"−(\d+) :worker:", gain))
                assert p.workers - before[2] + spent == sum(
                    int(n) for n in re.findall(r"^\+(\d+) :worker:", gain, re.M)
                )
                checked += 1
    assert checked > 40


def test_a_tile_says_what_becomes_of_storage_and_stack() -> None:
    s = table(storage={0: ["inn"]}, stacked={0: 15, 1: 21})
    gain = chosen(look(s, 0), "take quarry").gain
    assert "you lose an inn from your storage" in gain
    assert "the phase ends with this round" in gain
    s = table(storage={0: ["inn", "cart"]}, bonus={0: "1 storage"}, stacked={0: 18, 1: 21})
    gain = chosen(look(s, 0), "take quarry").gain
    assert "storage full" in gain
    assert "your stack 1: 3 left" in gain


def test_payments_show_cards_and_workers() -> None:
    s = asking(Phase.PAY)
    for choice in look(s, s.seat).choices:
        assert re.fullmatch(r"−\d :[a-z]+:( −\d :[a-z]+:)?", choice.gain), choice.gain


# ---- what a newcomer reads ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "placed"), [("en", "hen placed, "), ("pl", "o umieszczeniu "), ("hu", "erakáskor ")]
)
def test_tiles_say_what_they_do(language: str, placed: str) -> None:
    """In the display, in the storage and on empty spaces; a choice that is pointed at tells it itself."""
    seen = set()
    for s in positions(4, 2):
        if s.phase <= Phase.CASTLE or s.phase == Phase.OVER:
            continue
        scene = look(s, s.seat, language)
        gains = {target: choice.gain for choice in scene.choices for target in choice.targets}
        for each in scene.pieces:
            where = each.id.partition(":")[0]
            if where == "offer" and each.kind == "hextile":
                told = [placed in each.label, placed in gains.get(each.id, "")]
                assert sum(told) == 1, each.label
                seen.add((where, told[0]))
            elif (where == "stored" and each.symbol != "hexagon") or each.id.startswith(f"space:{s.seat}:"):
                assert placed in each.label
                seen.add((where, True))
    assert seen == {("offer", True), ("offer", False), ("stored", True), ("space", True)}


def test_what_a_tile_does_counts_bonus_tiles() -> None:
    s = table(display=["castle"] * 2 + ["inn"] * 2 + ["quarry"] * 2 + ["cart"] * 2)
    s.players[0].bonus[PLUS_MARBLE] = 2
    assert "when placed, it gives 3 marble" in chosen(look(s, 0), "take quarry").gain
    assert "When placed, it gives 1 marble" in piece(look(s, 1), "offer:4:quarry").label


def test_who_begins_is_offered_what_brings_most_and_later_taste_decides() -> None:
    """The way of building that can bring most, the castle with most spaces around it, more storage."""
    seen = set()
    for s in positions(5, 2):
        if s.phase not in (Phase.BEGIN, Phase.JOIN, Phase.CASTLE, Phase.FIRST_BONUS, Phase.BONUS):
            continue
        choices = look(s, s.seat).choices
        primary = [choice for choice in choices if choice.primary]
        seen.add(s.phase)
        if s.phase == Phase.BONUS:
            assert primary == []
            continue
        (one,) = primary
        if s.phase == Phase.FIRST_BONUS:
            assert one.notation == "bonus storage"
        elif s.phase == Phase.CASTLE:
            around = {each.notation: each.gain.count(":") // 2 for each in choices}
            assert around[one.notation] == max(around.values())
        else:
            worth = {each.notation: int(_FIRST_NUMBER.search(each.gain)[0]) for each in choices}  # type: ignore[index]
            assert worth[one.notation] == max(worth.values())
    assert len(seen) == 5


def test_a_way_of_building_says_the_most_that_can_come_of_it() -> None:
    """Whatever is laid next, one of the ways keeps what was said, and none brings more."""
    for seed in range(3):
        s = next(s for s in positions(seed, 2) if s.phase == Phase.BEGIN)
        while s.phase in (Phase.BEGIN, Phase.JOIN):
            said = {
                each.action: int(_FIRST_NUMBER.search(each.gain)[0])  # type: ignore[index]
                for each in look(s, s.seat).choices
            }
            seat = s.seat
            action = random.Random(seed).choice(list(said))
            ENGINE.apply(s, action)
            if s.seat != seat or s.phase not in (Phase.BEGIN, Phase.JOIN):
                break
            then = [int(_FIRST_NUMBER.search(each.gain)[0]) for each in look(s, seat).choices]  # type: ignore[index]
            assert max(then) == said[action]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_top_bar_fits(language: str) -> None:
    for s in positions(6, 4):
        scene = look(s, s.seat if s.phase != Phase.OVER else -1, language)
        assert len(scene.status) <= 34 and len(scene.now) <= 70, (scene.status, scene.now)
