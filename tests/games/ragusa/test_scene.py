"""The scene of Ragusa: everything legal is offered and can be pointed at, gains come true, secrets stay secret."""

from __future__ import annotations

import itertools
import json
import math
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kontor
from kontor.games.ragusa.components import COMMODITIES, N_SITES, N_WALLS, RESERVED, RESOURCES, SUPER
from kontor.games.ragusa.decisions import Pass
from kontor.games.ragusa.state import Phase, State
from kontor.games.ragusa.view import layout
from kontor.kernel import LANGUAGES
from kontor.kernel.scene import COLOURS, Choice, Line, Piece, Place, Scene, Table
from tests.games.ragusa.table import city, do, engine, game, new

NAMES = ("Ann", "Ben", "Cecília", "Włodek", "Eve")
BUTTONS = {"begin", "exchange", "pass", "later"}  # decisions that belong to nothing on the table
ICON = re.compile(r":([a-z][a-z0-9-]*):")


def look(s: State, viewer: int, language: str = "en") -> Scene:
    """What a viewer sees, with nothing the viewer may not know."""
    names = NAMES[: s.seats]
    choices = tuple(engine.legal(s)) if viewer == s.seat else ()
    return game.views.scene(engine.hidden(s, viewer), Table(viewer, names, game.phrases(language, names), choices))


def positions(seed: int, seats: int) -> Iterator[State]:
    """A random game, decision by decision, its end included."""
    rng = random.Random(seed)
    s = new(seats, seed)
    while actions := engine.legal(s):
        yield s
        engine.apply(s, rng.choice(actions))
    yield s


def some(every: int, seeds: int = 2) -> Iterator[State]:
    for seed, seats in itertools.product(range(seeds), game.seats):
        for k, s in enumerate(positions(seed, seats)):
            if k % every == 0 or s.phase == Phase.OVER:
                yield s


def asking(phase: Phase, seats: int) -> State:
    for seed in range(60):
        for s in positions(seed, seats):
            if s.phase == phase:
                return s
    raise AssertionError(f"no position asks for {phase.name}")


def ids(scene: Scene) -> list[str]:
    """Of everything a choice can point at."""
    out = [thing.id for thing in things(scene)]
    return out + [card.id for player in scene.players for card in player.cards]


def things(scene: Scene) -> list[Place | Piece | Line]:
    return [*scene.places, *scene.pieces, *scene.lines]


def chosen(scene: Scene, notation: str) -> Choice:
    return next(choice for choice in scene.choices if choice.notation == notation)


def thing(scene: Scene, key: str) -> Place | Piece | Line:
    return next(each for each in things(scene) if each.id == key)


# ---- choices --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", game.seats)
def test_all_legal_decisions_are_choices_with_words_and_targets(seats: int) -> None:
    for s in positions(seats, seats):
        scene = look(s, s.seat)
        there = set(ids(scene))
        assert [choice.action for choice in scene.choices] == engine.legal(s)
        for choice in scene.choices:
            assert choice.words
            assert choice.notation == game.actions.notation(choice.action)
            assert there.issuperset(choice.targets)
            verb = choice.notation.split()[0]
            assert bool(choice.targets) == (verb not in BUTTONS)
            assert choice.gain or verb in ("pass", "later")
        assert scene.over == (s.phase == Phase.OVER) == (not scene.choices)


def test_ids_are_unique_and_everything_has_a_label() -> None:
    for s in some(every=5):
        scene = look(s, s.seat)
        assert len(ids(scene)) == len(set(ids(scene)))
        assert all(each.label for each in things(scene))
        assert {each.area for each in things(scene)} == {area.id for area in scene.areas}
        for player in scene.players:
            assert all(counter.label for counter in player.counters)
            assert all(card.text and card.corner for card in player.cards if card.title)
    json.dumps(scene.to_json())


def test_choices_point_at_what_they_mean() -> None:
    kinds = {"build": "site:", "super": "site:", "activate": "hex:", "wall": "wall:", "tower": "tower:",
             "buy": "ship:", "sell": "price:", "keep": "card:"}  # fmt: skip
    seen = set()
    for s in some(every=2):
        for choice in look(s, s.seat).choices:
            verb, _, name = choice.notation.partition(" ")
            seen.add(verb)
            if verb in kinds:
                (target,) = choice.targets
                assert target.startswith(kinds[verb])
                if verb not in ("buy", "keep"):
                    assert target == kinds[verb] + name
    assert seen >= {*kinds, "exchange", "pass", "later", "begin"}


def test_who_waits_has_no_choices_and_no_reasons() -> None:
    for s in some(every=25, seeds=1):
        for viewer in range(-1, s.seats):
            scene = look(s, viewer)
            if viewer != s.seat or s.phase == Phase.OVER:
                assert not scene.choices
                assert not any(each.why_not for each in things(scene))


def test_every_place_of_the_kind_asked_for_can_be_chosen_or_says_why_not() -> None:
    asked = {Phase.BUILD: "site:", Phase.ORDER: "hex:", Phase.WALL: "wall:", Phase.TOWER: "tower:", Phase.BUY: "ship:",
             Phase.SELL: "price:"}  # fmt: skip
    for s in some(every=1, seeds=1):
        scene = look(s, s.seat)
        targets = {target for choice in scene.choices for target in choice.targets}
        assert not any(each.why_not for each in things(scene) if each.id in targets)
        if s.phase in asked and s.phase != Phase.OVER:
            for each in things(scene):
                land = isinstance(each, Piece) and each.kind == "hex" and each.tone != "city"
                if each.id.startswith(asked[Phase(s.phase)]) and not land:
                    assert each.id in targets or each.why_not, each.id


def test_reasons_are_those_of_the_rules() -> None:
    s = city(3, houses={0: [26], 1: [31]}, resources={0: "1 wood 1 stone 1 ore"})
    scene = look(s, 0)
    assert thing(scene, "site:26").why_not == thing(scene, "house:26:p1").why_not != ""
    for site in (21, 26, 52):
        reason = game.why_not(s, game.actions.parse(f"build {site}"))
        words = game.phrases("en", NAMES[:3]).reason(reason) if reason else ""
        assert thing(scene, f"site:{site}").why_not == words


# ---- gains come true ------------------------------------------------------------------------------------------------
def finish_turn(s: State) -> None:
    """Everybody passes whatever can be passed until the turn is over."""
    site = s.site
    while s.phase != Phase.OVER and s.site == site != -1:
        actions = engine.legal(s)
        engine.apply(s, Pass.id() if Pass.id() in actions else actions[0])


def promised(s: State, gain: str) -> tuple[list[int], list[list[int]], list[int]]:
    """What a gain promises: resources of the builder, commodities of all, points at the Fishmonger of all."""
    names = [player.name for player in look(s, s.seat).players]
    resources, stock, points = [0] * len(RESOURCES), [[0] * len(COMMODITIES) for _ in names], [0] * len(names)
    for line in gain.split("\n"):
        who = s.seat
        if " · " in line:
            who, line = names.index(line.split(" · ")[0]), line.split(" · ")[1]
        if line.startswith("Exchange"):
            for fish, n, good in re.findall(r"(\d+) :fish: → (\d+) :([a-z]+):", line):
                resources[RESOURCES.index("fish")] -= int(fish)
                resources[RESOURCES.index(good)] += int(n)
            continue
        if line.startswith("Fishmonger"):
            points[who] += int(re.findall(r"\+(\d+) :star:", line)[0])
        for n, good in re.findall(r"\+(\d+) :([a-z]+):", line):
            if good in COMMODITIES:
                stock[who][COMMODITIES.index(good)] += int(n)
            elif good in RESOURCES:
                resources[RESOURCES.index(good)] += int(n)
    return resources, stock, points


@pytest.mark.parametrize("seats", game.seats)
def test_gains_of_building_come_true(seats: int) -> None:
    """Build everywhere, let everybody pass: resources, goods and fish points are as they were promised."""
    for k, s in enumerate(positions(seats + 20, seats)):
        if s.phase != Phase.BUILD or k % 3:
            continue
        for choice in look(s, s.seat).choices:
            if choice.notation.split()[0] not in ("build", "super"):
                continue
            resources, stock, points = promised(s, choice.gain)
            after = s.clone()
            engine.apply(after, choice.action)
            own, was = after.players[s.seat], s.players[s.seat]
            assert [a - b for a, b in zip(own.resources, was.resources, strict=True)] == resources, choice
            finish_turn(after)
            if after.phase == Phase.OVER or seats == 1:  # the end, and automata, bring more
                continue
            for owner in range(len(stock)):
                new_, old = after.players[owner], s.players[owner]
                assert [a - b for a, b in zip(new_.stock, old.stock, strict=True)] == stock[owner], (choice, owner)
                assert sum(new_.points) - sum(old.points) == points[owner], (choice, owner)


def test_a_site_tells_what_it_gives_needs_and_whom_it_wakes() -> None:
    """The mock-up: Marta has two houses at the Oil Press and three olives."""
    s = city(
        3,
        houses={0: [9, 26, 28, 50, 51], 1: [11, 31, 13, 41, 23], 2: [6, 16, 10, 42, 38]},
        resources={0: "1 wood 1 stone 1 olives 4 fish", 1: "3 olives"},
        stock={0: "1 wine", 1: "5 oil"},
        row=("spices", "silk-oil", "gems", "furs", "pottery"),
    )
    scene = look(s, 0)
    assert chosen(scene, "build 40").gain.split("\n") == [
        "Cathedral: one more set scores at the end",
        "Oil Press: +1 :oil:",
        "Market: buy a ship, up to 4 :star:",
        "Ben · Oil Press ×2: +6 :oil:",
        "Needs 1 :stone: 1 :olives:",
    ]
    assert thing(scene, "site:40").label == "Cathedral · Oil Press · Market"
    # a second house at the Wharf needs a second stone: fish do it
    assert "Exchange 3 :fish: → 1 :stone:" in chosen(scene, "build 46").gain.split("\n")
    do(s, "build 40")
    scene = look(s, 0)
    assert scene.question == "Which hex acts next?"
    assert chosen(scene, "activate oil-press").gain == "+1 :oil:\nBen · Oil Press ×2: +6 :oil:"


def test_walls_and_towers_show_points_and_sections() -> None:
    s = city(3, houses={0: [26], 1: [22]}, walls=["21-26"], resources={0: "3 wood 3 stone"})
    do(s, "build 27")
    scene = look(s, 0)
    assert s.phase == Phase.WALL and thing(scene, "house:27:p1").id
    assert chosen(scene, "wall 26-22").gain == "+2 :star:\nyour section here: 2 walls"
    assert chosen(scene, "wall 22-27").gain == "+2 :star:\nyour section here: 1 wall"
    assert thing(scene, "wall:21-26").why_not
    do(s, "pass", "pass")
    s = city(3, houses={0: [26], 1: [22]}, resources={0: "3 wood 3 stone 1 ore"})
    do(s, "build 24")
    scene = look(s, 0)
    assert chosen(scene, "tower 24").gain == "with your house: counts twice"
    assert "(Ben)" in chosen(scene, "tower 22").gain
    assert chosen(scene, "tower 21").gain == "breaks the sections of the others"


def test_ships_and_sales_show_prices() -> None:
    s = city(3, resources={0: "2 stone 2 grapes 2 fish"}, stock={0: "2 wine 2 oil 2 silver"}, back="silver+2",
             row=("spices", "silk-wine", "gems", "furs", "pottery"), price={"wine": 6, "silver": 8})  # fmt: skip
    do(s, "build 52")
    scene = look(s, 0)
    assert chosen(scene, "buy 2").gain == "+4 :star: −2 :wine:\n:wine: 2 → 1 (−1)\n:silver: 2 → 3 (+2)"
    assert chosen(scene, "buy 3").gain == "+5 :star: −2 :silver:\n:silver: 2 → 2 (+1)"
    offers = [piece for piece in scene.pieces if piece.kind == "offer"]
    assert [offer.foot for offer in offers] == [
        ":oil:", ":wine:+:wine:", ":silver:+:silver:", ":oil::oil:", ":wine::wine:",
    ]  # fmt: skip
    assert [offer.dim for offer in offers] == [False] * 5
    assert next(area for area in scene.areas if area.id == "port").note == "21 to come · next :silver: +2"
    s = city(3, resources={0: "2 stone 2 fish"}, stock={0: "1 wine"}, price={"wine": 6})
    do(s, "build 50")
    scene = look(s, 0)
    assert chosen(scene, "sell wine").gain == "+2 :star: −1 :wine:"
    assert thing(scene, "price:oil").why_not


def test_an_exchange_shows_what_it_will_make() -> None:
    s = city(3, houses={0: [37]}, resources={0: "2 wood 2 stone 1 grapes 4 fish"})
    do(s, "build 42")
    scene = look(s, 0)
    assert s.phase == Phase.ORDER
    do(s, "activate winery")
    assert chosen(look(s, 0), "exchange grapes").gain == "−2 :fish: +1 :grapes:\n→ +2 :wine:"
    assert chosen(scene, "activate winery").gain == "+2 :wine:"


# ---- words ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase not in (Phase.ACT, Phase.OVER)])
def test_every_question_is_put_in_every_language(phase: Phase) -> None:
    s = asking(phase, 1 if phase == Phase.BEGIN else 3)
    for language in LANGUAGES:
        own, other = look(s, s.seat, language), look(s, (s.seat + 1) % s.seats if s.seats > 1 else -1, language)
        assert own.question != other.question
        assert own.help
        for scene in (own, other, look(s, -1, language)):
            for text in (scene.status, scene.question, scene.help, *(player.note for player in scene.players)):
                assert not re.search(r"[{}]|\bNone\b", text)
            assert scene.question.endswith((".", "?"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_worded(language: str) -> None:
    for seats in game.seats:
        for k, s in enumerate(positions(11, seats)):
            if k % 6 == 0 or s.phase == Phase.OVER:
                look(s, s.seat, language)
                look(s, -1, language)


def test_the_status_counts_rounds() -> None:
    s = new(3, 1)
    assert look(s, s.seat).status == "Before the first round"
    s = city(3, houses={0: [9]}, resources={0: "3 wood 3 stone"})
    assert look(s, 0).status == "Round 2 of 12 · your turn"
    assert look(s, 1).status == "Round 2 of 12 · Ann’s turn"
    do(s, "build 27")
    assert look(s, 0).status == "Round 2 of 12 · your turn"
    assert look(new(2, 1), -1).status == "Before the first round"
    assert look(city(2), 0).status.startswith("Round 1 of 14")
    assert look(new(1, 1), 0).status.startswith("Round 1 of 9")


def test_who_is_woken_is_told_why() -> None:
    s = city(3, houses={1: [31]}, resources={0: "3 wood 3 stone"})
    do(s, "build 27")
    do(s, "wall 22-27")
    assert (s.seat, s.phase) == (1, Phase.WALL)
    scene = look(s, 1)
    assert scene.help.startswith("Ann built at this hex, so your house there acts too.")
    assert thing(scene, "house:31:p2").marked and thing(scene, "hex:mason").marked  # type: ignore[union-attr]
    assert look(s, 0).question == "Ben builds a wall."
    assert look(s, -1).help == "Ann built north-east of the Mason. Acting now: Mason."


def test_who_cannot_build_is_told() -> None:
    s = city(3, houses={0: [9]})
    s.players[0].resources = [0, 0, 0, 0, 0, 8]
    s.house = [1] * N_SITES
    choices = (Pass.id(),)
    scene = game.views.scene(s, Table(0, NAMES[:3], game.phrases("en", NAMES[:3]), choices))
    assert scene.question == "You cannot build anywhere. What now?"
    assert [choice.words for choice in scene.choices] == ["Give up a house"]
    assert scene.choices[0].gain == "−1 :house:"


def test_every_icon_has_a_drawing_and_a_word() -> None:
    art = {path.stem for folder in ("games/ragusa/art", "picture/icons") for path in _files(folder)}
    icons = set()
    for s in some(every=9):
        scene = look(s, s.seat)
        icons |= {each.symbol for each in scene.pieces if each.symbol}
        for player in scene.players:
            icons |= {counter.icon for counter in player.counters} | {card.symbol for card in player.cards}
        texts = [scene.question, scene.help, *(choice.gain for choice in scene.choices)]
        texts += [area.note for area in scene.areas] + [card.corner for p in scene.players for card in p.cards]
        texts += [text for piece in scene.pieces for text in (piece.title, piece.text, piece.foot, piece.corner)]
        used = {name for text in texts for name in ICON.findall(text)}
        assert all(game.words("hu").has(f"icon-{name}") for name in used), used
        icons |= used
    assert icons - {""} <= art, icons - art


def _files(folder: str) -> Iterator[Path]:
    yield from (Path(kontor.__file__).parent / folder).glob("*.svg")


# ---- the board ------------------------------------------------------------------------------------------------------
def test_the_board_has_everything() -> None:
    scene = look(new(3, 1), -1)
    hexes = [piece for piece in scene.pieces if piece.kind == "hex"]
    assert len(hexes) == 37
    assert sum(piece.tone == "city" and bool(piece.title) for piece in hexes) == 10
    assert sum(piece.tone == "sea" for piece in hexes) == 8
    assert sum(place.tone == "site" for place in scene.places) == 52
    assert sum(place.id.startswith("tower:") for place in scene.places) == 22
    assert [line.kind for line in scene.lines] == ["edge"] * 22
    assert all(area.width > 0 and area.height > 0 for area in scene.areas)


def test_sites_lie_at_the_corners_of_their_hexes() -> None:
    for site, at in enumerate(layout.SITE_AT):
        near = [h for h, middle in enumerate(layout.HEXES) if math.dist(middle, at) < layout.SIDE + 1]
        assert tuple(near) == _hexes_of(site)
        assert layout.EDGE < at[0] < layout.WIDTH - layout.EDGE
        assert layout.EDGE < at[1] < layout.HEIGHT - layout.EDGE
    for a, b in layout.WALL_AT:
        assert math.isclose(math.dist(a, b), layout.SIDE, abs_tol=0.1)
    for a, b in itertools.combinations(layout.SITE_AT, 2):
        assert math.dist(a, b) > layout.SITE + layout.HOUSE


def _hexes_of(site: int) -> tuple[int, ...]:
    from kontor.games.ragusa.components import SITES

    return SITES[site]


def test_houses_towers_and_walls_stand_where_they_are() -> None:
    for s in some(every=13):
        scene = look(s, -1)
        houses = [piece for piece in scene.pieces if piece.id.startswith("house:")]
        assert len(houses) == sum(house >= 0 for house in s.house)
        for house in houses:
            site = int(house.id.split(":")[1]) - 1
            owner = s.house[site]
            expected = {SUPER: (-1, "hall", "star"), RESERVED: (-1, "house", "ui-lock")}.get(
                owner, (owner, "house", "")
            )
            assert (house.owner, house.kind, house.symbol) == expected
        towers = [piece for piece in scene.pieces if piece.kind == "tower"]
        assert sorted(piece.owner for piece in towers) == sorted(owner for owner in s.tower if owner >= 0)
        assert sum(line.kind == "wall" for line in scene.lines) == s.walls.bit_count()
        cells = [piece for piece in scene.pieces if piece.id.startswith("ring:")]
        assert len(cells) == N_WALLS
        assert sum(cell.tone == "dark" for cell in cells) == s.walls.bit_count()
        kinds = [line.kind for line in scene.lines]
        assert kinds == sorted(kinds), "walls are drawn over open edges"


def test_prices_are_scales() -> None:
    s = city(3, price={"wine": 7, "oil": 0, "silver": 15})
    scales = [piece for piece in look(s, -1).pieces if piece.kind == "scale"]
    assert [(scale.symbol, scale.count) for scale in scales] == [("wine", 7), ("oil", 0), ("silver", 15)]
    assert all(len(scale.text.split()) == 16 for scale in scales)


# ---- players --------------------------------------------------------------------------------------------------------
def test_all_players_have_the_same_counters() -> None:
    for s in some(every=40):
        rows = [[(c.icon, c.kind, c.group) for c in player.counters] for player in look(s, 0).players]
        assert all(row == rows[0] for row in rows)
        assert ("superhouse" in [icon for icon, _, _ in rows[0]]) == (s.seats == 2)


def test_alone_the_automata_have_panels_but_no_seats() -> None:
    for s in positions(4, 1):
        scene = look(s, 0)
        assert [player.seat for player in scene.players] == [0, 1, 2]
        assert [player.colour for player in scene.players] == list(COLOURS[:3])
        assert scene.players[0].name == "Ann"
        assert len({player.name for player in scene.players}) == 3
        assert scene.to_move == (-1 if s.phase == Phase.OVER else 0)
        assert [player.to_move for player in scene.players] == [s.phase != Phase.OVER, False, False]
        assert {piece.owner for piece in scene.pieces} <= {-1, 0, 1, 2}
    won = scene.players[0].rank == 1
    assert won == all(scene.players[0].score > player.score for player in scene.players[1:])
    assert scene.question.startswith("Ann wins" if won else "Ann does not win")
    assert all(player.rank for player in scene.players)


def test_sites_of_a_known_patrician_card_say_whose_they_are() -> None:
    labels = {p.label.split(".")[0] for s in positions(4, 1) for p in look(s, 0).pieces if p.symbol == "ui-lock"}
    assert {label.partition(" (")[0] for label in labels} == {"Reserved for the Patrician"}
    assert len(labels) == 3  # nobody knows; one automaton; the other


# ---- secrets --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_bonus_cards_of_others_are_face_down(seats: int) -> None:
    for s in positions(seats + 40, seats):
        for viewer in range(-1, seats):
            scene = look(s, viewer)
            for player in scene.players:
                bonus = [card for card in player.cards if card.id.startswith("card:")]
                known = player.seat == viewer or s.phase == Phase.OVER
                assert len([c for c in bonus if not c.marked and c.id.count(":") == 2]) >= s.players[player.seat].cards
                if not known:
                    assert [card.id for card in bonus] == [f"card:{player.seat}:{k}" for k in range(len(bonus))]
                    assert not any(card.title or card.text or card.corner for card in bonus)
                else:
                    assert all(card.title for card in bonus)


@pytest.mark.parametrize("seats", game.seats)
def test_nothing_hidden_changes_a_scene(seats: int) -> None:
    for k, s in enumerate(positions(seats + 60, seats)):
        if k % 9 == 0 and s.phase != Phase.OVER:
            for viewer in range(-1, seats):
                again = engine.redealt(s, viewer, k)
                assert look(again, viewer) == look(s, viewer)


def test_cards_to_choose_from_are_shown_to_who_chooses() -> None:
    s = new(4, 3)
    for viewer in range(4):
        cards = look(s, viewer).players[viewer].cards
        assert [bool(card.title) for card in cards] == [True] * 3
        assert all(card.marked == (viewer == s.seat) for card in cards)
    assert not any(player.cards for player in look(s, -1).players)
    s = asking(Phase.KEEP, 3)
    marked = [card.id for card in look(s, s.seat).players[s.seat].cards if card.marked]
    assert [choice.targets for choice in look(s, s.seat).choices] == [[key] for key in marked]
    assert not any(card.marked for card in look(s, (s.seat + 1) % 3).players[s.seat].cards)


def ended(*scores: int, stock: tuple[int, ...] = (0, 0, 0)) -> Scene:
    """The end of a game with these points, and so many wines in stock, seat by seat; three: alone against automata."""
    s = new(1 if len(scores) == 3 else 2, 1)
    s.phase = Phase.OVER
    for seat, points in enumerate(scores):
        s.players[seat].points[0] = points
        s.players[seat].stock[0] = stock[seat]
    return look(s, -1)


def test_the_end_speaks_of_a_tie_only_if_one_was_broken() -> None:
    """Rule book, end of the game: with equal points the stock of higher value wins. 93 to 51 needs no such word."""
    assert ended(93, 51).help == ""
    assert ended(60, 60, stock=(2, 0)).help == "In a tie the stock of higher value wins."
    assert ended(60, 60, stock=(1, 1)).help == ""  # the victory is shared
    assert ended(60, 60, stock=(1, 1)).question.startswith("Ann and Ben share the victory")
    assert ended(60, 50, 40).help == ended(40, 50, 30).help == ""
    assert ended(50, 50, 40).help == "To win you need more points than each automaton."
