"""The scene of Hansa Teutonica: everything legal is offered and can be pointed at, everybody is told what goes on."""

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
from kontor.games.hansa_teutonica.cities import controller, open_annex, open_office
from kontor.games.hansa_teutonica.components import (
    ACTIONES,
    CITIES,
    CITY_IDS,
    MARKERS,
    N_CITIES,
    NEUTRAL,
    PRIVILEGE,
    ROUTE_IDS,
    ROUTES,
    SLOTS,
    SWAP,
)
from kontor.games.hansa_teutonica.ids import line_id
from kontor.games.hansa_teutonica.spaces import put
from kontor.games.hansa_teutonica.state import Phase, State
from kontor.games.hansa_teutonica.view import layout
from kontor.games.hansa_teutonica.view.map import controller_of
from kontor.kernel import LANGUAGES
from kontor.kernel.scene import Choice, Line, Piece, Scene, Table

GAME = kontor.game("hansa-teutonica")
ENGINE = GAME.python
NAMES = ("Ann", "Ben", "Cecília", "Włodek", "Eve")
BUTTONS = {"income", "with", "pay", "done"}  # decisions that belong to nothing on the table
EAGER = {"establish": 9, "office": 9, "annex": 9, "develop": 5, "coellen": 9, "use": 5, "displace": 3, "place": 2}


def look(s: State, viewer: int, language: str = "en") -> Scene:
    names = NAMES[: s.seats]
    choices = tuple(ENGINE.legal(s)) if viewer == s.seat and s.phase != Phase.OVER else ()
    return GAME.views.scene(s, Table(viewer, names, GAME.phrases(language, names), choices))


def positions(seed: int, seats: int, most: int = 700) -> Iterator[State]:
    """Positions of a random game in which something happens."""
    rng = random.Random(seed)
    s = ENGINE.new(seats, seed, GAME.option_numbers())
    for _ in range(most):
        yield s
        actions = ENGINE.legal(s)
        if not actions:
            return
        weights = [EAGER.get(GAME.actions.signature(action).verb, 1) for action in actions]
        ENGINE.apply(s, rng.choices(actions, weights)[0])


def some(every: int, most: int = 700) -> Iterator[State]:
    for seed, seats in itertools.product(range(2), GAME.seats):
        for k, s in enumerate(positions(seed, seats, most)):
            if k % every == 0:
                yield s


def asking(phase: Phase, seats: tuple[int, ...] = (2, 3, 5), most: int = 6000) -> State:
    """A position in which a phase asks."""
    for seed, n in itertools.product(range(6), seats):
        for s in positions(seed, n, most):
            if s.phase == phase:
                return s
    raise AssertionError(f"no position asks for {phase.name}")


def ids(scene: Scene) -> list[str]:
    """Of everything a choice can point at."""
    out = [place.id for place in scene.places] + [piece.id for piece in scene.pieces]
    out += [line.id for line in scene.lines]
    for player in scene.players:
        out += [card.id for card in player.cards] + [track.id for track in player.tracks]
    return out


def things(scene: Scene) -> list[Piece | Line]:
    return [*scene.pieces, *scene.lines]


def chosen(scene: Scene, notation: str) -> Choice:
    return next(choice for choice in scene.choices if choice.notation == notation)


def piece(scene: Scene, key: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == key)


# ---- choices --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_legal_decisions_are_choices_with_words_and_targets(seats: int) -> None:
    for s in itertools.islice(positions(seats, seats), 0, None, 3):
        scene = look(s, s.seat)
        there = set(ids(scene))
        assert [choice.action for choice in scene.choices] == ENGINE.legal(s)
        for choice in scene.choices:
            assert choice.words
            assert choice.notation == GAME.actions.notation(choice.action)
            assert there.issuperset(choice.targets)
            verb = GAME.actions.decode(choice.action)[0]
            assert bool(choice.targets) == (verb not in BUTTONS)
            assert choice.gain or verb in ("done", "remove", "mark")
            first = choice.action == scene.choices[0].action  # traders before merchants
            if verb != "income":
                assert choice.primary == (verb in ("establish", "with") or (verb == "pay" and first))
            moves = verb == "move" and s.phase == Phase.ACT
            assert bool(choice.mode) == (verb in ("place", "with", "extra", "settle") or moves)
            assert not choice.rare or (verb == "done" and s.actions > 0)
        assert scene.over == (s.phase == Phase.OVER) == (not scene.choices)


@pytest.mark.thorough
def test_with_the_switch_one_click_on_a_space_is_enough() -> None:
    """At each of its positions no space means two things; a turn has both kinds, with what is left of them."""
    switched = set()
    for s in some(every=3):
        scene = look(s, s.seat)
        named = [mode.id for mode in scene.modes]
        if s.phase in (Phase.ACT, Phase.RELOCATE):
            posts = [choice for choice in scene.choices if choice.at.startswith("post:")]
            for mode in named or {choice.mode for choice in posts}:
                meant = [choice.at for choice in posts if choice.mode == mode]
                assert len(meant) == len(set(meant))
            assert named or len({choice.mode for choice in posts}) < 2
        if s.phase == Phase.ACT and named:
            assert named in (["trader", "merchant"], ["trader", "merchant", "move"])
            assert [mode.count for mode in scene.modes[:2]] == list(s.players[s.seat].supply)
            assert ("move" in named) == any(choice.notation.startswith("move") for choice in scene.choices)
        switched |= {(s.phase, mode) for mode in named}
    assert {phase for phase, _ in switched} >= {Phase.ACT, Phase.RELOCATE}


def test_ids_are_unique_and_everything_has_a_label() -> None:
    for s in some(every=9):
        scene = look(s, s.seat)
        assert len(ids(scene)) == len(set(ids(scene)))
        assert all(each.label for each in things(scene))
        assert {piece.area for piece in scene.pieces} == {"board"}
        for player in scene.players:
            assert all(counter.label and counter.group for counter in player.counters)
            assert all(track.label and track.value and track.help for track in player.tracks)
            assert all(card.title and card.text and card.symbol for card in player.cards)
    json.dumps(scene.to_json())


@pytest.mark.thorough
def test_choices_point_at_what_they_mean() -> None:
    seen = set()
    for s in some(every=7, most=1500):
        scene = look(s, s.seat)
        by_id = {each.id: each for each in scene.pieces}
        for choice in scene.choices:
            verb, values = GAME.actions.decode(choice.action)
            pointed = [by_id[target] for target in choice.targets if target in by_id]
            kinds = {each.kind for each in pointed}
            if verb in ("place", "settle", "extra", "set", "mark"):
                route = values["route"]
                assert choice.targets[0] == f"route:{ROUTE_IDS[route]}"
                assert kinds == {"spot"}
                assert len(pointed) == s.free[route] > 0
            elif verb in ("displace", "remove"):
                assert kinds == {("cube", "disc")[values["kind"]]}
                assert {each.owner for each in pointed} == {values["owner"]}
                assert len(pointed) == s.post[values["route"]].count(values["owner"] * 2 + values["kind"])
            elif verb == "establish":
                assert {each.owner for each in pointed} == {s.seat}
                assert len(pointed) == ROUTES[values["route"]].spaces[s.side]
            elif verb in ("office", "neutral"):
                assert [each.kind for each in pointed] == ["plate", "spot"]
            elif verb == "swap":
                assert len(pointed) == 2
            elif verb == "develop":
                assert choice.targets == [f"track:{s.seat}:{choice.notation.split()[1]}", pointed[0].id]
                assert pointed[0].kind == "badge"
            seen.add(verb)
    assert {"place", "displace", "establish", "office", "develop", "settle", "set", "mark"} <= seen


@pytest.mark.thorough
def test_a_piece_lands_on_and_leaves_the_space_that_glows() -> None:
    """Spaces of a route are alike in the rules; the one the choice happens at is the one that changes on the map."""
    seen = set()
    for s in some(every=7, most=900):
        for choice in look(s, s.seat).choices:
            if not choice.at:
                continue
            verb, values = GAME.actions.decode(choice.action)
            after = s.clone()
            ENGINE.apply(after, choice.action)
            seen.add(verb)
            assert choice.at in choice.targets
            if "city" in values:
                city = values["city"]
                assert after.office[city][s.offices[city]] >= 0
                assert choice.at == f"slot:{CITY_IDS[city]}:{s.offices[city]}"
                continue
            if verb == "mark":
                assert after.marker[values["route"]] == s.drawn
                assert choice.at == f"route:{ROUTE_IDS[values['route']]}"
                continue
            before, now = s.post[values["route"]], after.post[values["route"]]
            if before == now:  # displacing asks first with what
                continue
            changed = next(k for k, piece in enumerate(before) if piece != now[k])
            assert choice.at.split(":")[:3] in (
                ["post", ROUTE_IDS[values["route"]], str(changed)],
                ["on", ROUTE_IDS[values["route"]], str(changed)],
            )
    assert {"place", "settle", "set", "move", "office", "mark"} <= seen


def test_who_waits_has_no_choices_and_no_reasons() -> None:
    for s in some(every=40):
        for viewer in range(-1, s.seats):
            scene = look(s, viewer)
            if viewer != s.seat or s.phase == Phase.OVER:
                assert not scene.choices
                assert not any(each.why_not for each in things(scene))


def test_what_cannot_be_chosen_says_why() -> None:
    reasons = set()
    for s in some(every=17):
        scene = look(s, s.seat)
        targets = {target for choice in scene.choices for target in choice.targets}
        for each in things(scene):
            if each.why_not:
                assert each.id not in targets
                reasons.add(each.id.split(":")[0])
    assert {"route", "post", "on", "city"} <= reasons


# ---- words ----------------------------------------------------------------------------------------------------------
@pytest.mark.thorough
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase not in (Phase.ACT, Phase.OVER)])
def test_every_question_is_put_in_every_language(phase: Phase) -> None:
    s = asking(phase, (2,) if phase == Phase.NEUTRAL else (2, 3, 5))
    for language in LANGUAGES:
        own, other = look(s, s.seat, language), look(s, (s.seat + 1) % s.seats, language)
        assert own.question != other.question
        assert own.help
        for scene in (own, other, look(s, -1, language)):
            for text in (scene.status, scene.question, scene.help, *(player.note for player in scene.players)):
                assert not re.search(r"[{}]|\bNone\b", text)
            assert scene.question.endswith((".", "?"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_worded(language: str) -> None:
    for k, s in enumerate(positions(11, 3)):
        if k % 10 == 0:
            look(s, s.seat, language)
            look(s, -1, language)


def test_a_displaced_player_is_told_who_what_and_where() -> None:
    s = next(s for s in some(every=1, most=3000) if s.phase == Phase.RELOCATE and s.victim >> 1 == s.seat)
    route = GAME.words("en")(f"route-{ROUTE_IDS[s.route]}")
    kind = ("trader", "merchant")[s.victim & 1]
    own = look(s, s.seat)
    assert own.question == f"Where does your displaced {kind} go?"
    assert f"{NAMES[s.active]} displaced it." in own.help
    assert [line.label for line in own.lines if line.marked] == [route]
    assert own.players[s.seat].warning
    for viewer in (-1, s.active):
        told = look(s, viewer)
        assert NAMES[s.seat] in told.question
        assert NAMES[s.active] in told.help
        assert route in told.help
    assert look(s, s.active).status == f"{NAMES[s.seat]} answers"
    assert own.status.startswith(f"{NAMES[s.active]}’s turn")
    waiting = [each for each in own.pieces if each.id.startswith("aside:")]
    assert [each.owner for each in waiting] == [s.seat]


def test_the_map_opens_where_it_matters() -> None:
    """The city of the next ability; a road that wants one more piece; a full one, offered before income."""

    def mattering() -> list[str]:
        drawn = look(s, s.seat).picture
        assert drawn is not None
        return [target["id"] for target in drawn["areas"]["board"]["targets"] if target.get("matters")]

    s = ENGINE.new(4, 1, GAME.option_numbers())
    assert set(mattering()) == {"city:goettingen", "badge:actions"}
    road = next(r for r in range(len(ROUTES)) if ROUTES[r].spaces[s.side] == 3)
    for _ in range(2):
        put(s, s.seat * 2, road)
    assert mattering() == [line_id(road)]
    put(s, s.seat * 2, road)
    s.players[s.seat].supply[:] = [0, 0]
    assert mattering() == [line_id(road)]
    assert [c.notation.split()[0] for c in look(s, s.seat).choices if c.primary] == ["establish"]


def test_an_established_route_does_not_matter_any_more_while_its_reward_is_chosen() -> None:
    s = ENGINE.new(4, 1, GAME.option_numbers())
    first, second = [r for r in range(len(ROUTES)) if ROUTES[r].spaces[s.side] == 3][:2]
    for _ in range(3):
        put(s, s.seat * 2, first)
    assert look(s, s.seat).now == "Now: one of your routes is full."
    ENGINE.apply(s, GAME.actions.parse(f"establish {ROUTE_IDS[first]}"))
    assert s.phase == Phase.REWARD
    assert "full" not in look(s, s.seat).now
    for _ in range(3):
        put(s, s.seat * 2, second)
    scene = look(s, s.seat)
    assert scene.now == "Now: one of your routes is full."
    assert scene.picture is not None
    matters = [target["id"] for target in scene.picture["areas"]["board"]["targets"] if target.get("matters")]
    assert matters == [line_id(second)]


def test_the_scene_says_how_near_the_end_is() -> None:
    s = ENGINE.new(4, 1, GAME.option_numbers())
    s.players[2].points[0] = 17
    s.completed = 8
    assert look(s, s.seat).status == "2 actions left"
    assert look(s, s.seat).standing == "17/20 points · 8/10 cities"
    assert look(s, -1).status.startswith(f"{NAMES[s.active]}’s turn, 2 actions left")
    assert piece(look(s, -1), "full:8").marked


@pytest.mark.thorough
def test_every_icon_has_a_drawing_and_a_word() -> None:
    art = {path.stem for folder in ("games/hansa_teutonica/art", "picture/icons") for path in _files(folder)}
    icons = set()
    for s in some(every=11, most=2000):
        scene = look(s, s.seat)
        icons |= {each.symbol for each in scene.pieces if each.symbol}
        for player in scene.players:
            icons |= {counter.icon for counter in player.counters} | {track.icon for track in player.tracks}
            icons |= {card.symbol for card in player.cards}
        texts = [scene.help, *(choice.gain for choice in scene.choices)]
        used = {name for text in texts for name in re.findall(r":([a-z][a-z0-9-]*):", text)}
        assert all(GAME.words("hu").has(f"icon-{name}") for name in used), used
        icons |= {f"ui-{name}" if name == "flag" else name for name in used}
    assert icons <= art, icons - art


def _files(folder: str) -> Iterator[Path]:
    yield from (Path(kontor.__file__).parent / folder).glob("*.svg")


# ---- the map --------------------------------------------------------------------------------------------------------
def test_nothing_is_covered_on_the_map() -> None:
    """Posts keep clear of plates (also of one extra office), of each other and of the edge."""
    posts = [post for row in layout.POSTS for post in row]
    assert [len(row) for row in layout.POSTS] == [route.spaces[0] for route in ROUTES]
    for a, b in itertools.combinations(posts, 2):
        assert math.dist(a, b) > layout.POST + 6
    for x, y in posts:
        assert 12 < x < layout.WIDTH - 12
        assert 12 < y < layout.HEIGHT - 12
    for city, (x, y, least) in enumerate(layout.PLATES):
        slots = max(len(side[city]) for side in SLOTS)
        wide = max(least, (slots + 1) * layout.PITCH + 9) / 2
        assert x - wide > 0
        assert x + wide < layout.WIDTH
        for px, py in posts:
            gap = math.hypot(max(0, abs(px - x) - wide), max(0, abs(py - y) - layout.PLATE / 2))
            assert gap >= layout.POST / 2, (CITY_IDS[city], px, py)
    for (ax, ay, aw), (bx, by, bw) in itertools.combinations(layout.PLATES, 2):
        assert abs(ax - bx) > (aw + bw) / 2 or abs(ay - by) > layout.PLATE


@pytest.mark.parametrize("seats", [3, 5])
def test_both_sides_show_their_routes_and_slots(seats: int) -> None:
    s = ENGINE.new(seats, 1, GAME.option_numbers())
    scene = look(s, -1)
    routes = {f"route:{route.id}" for route in ROUTES if route.spaces[s.side]}
    assert {line.id for line in scene.lines} == routes
    assert len(routes) == (34 if seats > 3 else 32)
    spots = [each for each in scene.pieces if each.kind == "spot"]
    assert sum(each.tone == "post" for each in spots) == (107 if seats > 3 else 101)
    assert sum(each.tone != "post" for each in spots) == (62 if seats > 3 else 57)
    assert sum(each.title == "+1" for each in spots) == (4 if seats > 3 else 6)
    plates = {each.title: each for each in scene.pieces if each.kind == "plate"}
    assert {name for name, each in plates.items() if each.tone == "red"} == {"Arnheim", "Stendal"}
    assert {name for name, each in plates.items() if each.tone == "yellow"} == {
        "Groningen", "Stade", "Lübeck", "Göttingen", "Halle", "Coellen",
    }  # fmt: skip
    assert sum(each.kind == "badge" and each.symbol != "tavern" for each in scene.pieces) == 5
    assert sorted(each.symbol for each in scene.pieces if each.id.startswith("marker:")) == [
        "marker-extra-office", "marker-remove-3", "marker-swap",
    ]  # fmt: skip


def test_plates_show_who_controls_a_city() -> None:
    for s in some(every=31, most=1500):
        scene = look(s, -1)
        for city in range(N_CITIES):
            assert piece(scene, f"city:{CITY_IDS[city]}").owner == controller(s, city)


def test_extra_offices_stand_left_and_widen_the_plate() -> None:
    s = ENGINE.new(4, 1, GAME.option_numbers())
    hamburg = CITY_IDS.index("hamburg")
    before = piece(look(s, -1), "city:hamburg")
    open_office(s, 0, hamburg)
    open_annex(s, 2, hamburg)
    open_annex(s, 5, hamburg)
    scene = look(s, -1)
    plate = piece(scene, "city:hamburg")
    row = sorted((each for each in scene.pieces if each.id.startswith(("annex:", "office:hamburg"))), key=lambda e: e.x)
    assert [each.owner for each in row] == [2, 1, 0]
    assert plate.owner == controller(s, hamburg) == 0
    assert plate.width > before.width
    assert all(plate.x <= each.x and each.x + each.width <= plate.x + plate.width for each in row)


def test_controller_of_is_the_rule() -> None:
    rng = random.Random(5)
    for _ in range(300):
        s = ENGINE.new(5, 1, GAME.option_numbers())
        city = rng.choice([CITY_IDS.index("minden"), CITY_IDS.index("arnheim")])
        for _ in range(rng.randrange(5)):
            open_office(s, rng.randrange(5) * 2, city)
        for _ in range(rng.randrange(4)):
            open_annex(s, rng.randrange(5) * 2, city)
        annexes = [s.annex[n] for n in range(s.annexes - 1, -1, -1)]
        assert controller_of(s.office[city][: s.offices[city]], annexes) == controller(s, city)


def test_neutral_pieces_have_no_player() -> None:
    s = ENGINE.new(2, 3, GAME.option_numbers())
    neutral = [each for each in look(s, 0).pieces if each.id.startswith("on:")]
    assert len(neutral) == 8
    assert {(each.kind, each.owner) for each in neutral} == {("cube", NEUTRAL)}


# ---- desks ----------------------------------------------------------------------------------------------------------
def test_desks_show_what_is_uncovered() -> None:
    s = ENGINE.new(3, 1, GAME.option_numbers())
    p = s.players[1]
    p.level[ACTIONES], p.level[PRIVILEGE] = 2, 1
    p.markers[SWAP], p.spent[SWAP] = 2, 1
    player = look(s, -1).players[1]
    actions, privilege = player.tracks[1], player.tracks[2]
    assert [cell.text for cell in actions.cells] == ["2", "3", "3", "4", "4", "5"]
    assert [bool(cell.cover) for cell in actions.cells] == [False, False, False, True, True, True]
    assert [cell.now for cell in actions.cells].index(True) == 2
    assert (actions.value, privilege.tone, privilege.value) == ("3", "slot-orange", "orange")
    assert [cell.cover for cell in player.tracks[3].cells] == ["", "disc", "disc", "disc"]
    assert [card.done for card in player.cards] == [False, False, True]
    assert player.counters[-1].value == 3


def test_all_players_have_the_same_counters() -> None:
    for s in some(every=60):
        rows = [[(c.icon, c.kind, c.group) for c in player.counters] for player in look(s, 0).players]
        assert all(row == rows[0] for row in rows)


# ---- gains ----------------------------------------------------------------------------------------------------------
def ready_to_establish() -> State:
    """Ann fills Minden – Hannover; Ben controls Hannover, a marker lies there."""
    s: State = ENGINE.new(4, 1, GAME.option_numbers())
    s.seat = s.active = 0
    route = ROUTE_IDS.index("minden-hannover")
    for _ in range(3):
        put(s, 0, route)
    s.players[0].supply[0] -= 3
    open_office(s, 2, CITY_IDS.index("hannover"))
    s.marker[route] = MARKERS.index("plus-3")
    return s


def test_establishing_shows_points_marker_and_rewards() -> None:
    s = ready_to_establish()
    gain = chosen(look(s, 0), "establish minden-hannover").gain.split("\n")
    assert gain == ["+1 :star: Ben (Hannover)", ":marker-plus-3: +3 actions", "→ :office: Minden"]


def test_building_shows_who_controls_then() -> None:
    s = ready_to_establish()
    ENGINE.apply(s, GAME.actions.parse("establish minden-hannover"))
    scene = look(s, 0)
    assert "you control Minden" in chosen(scene, "office minden").gain
    assert piece(scene, "city:hannover").why_not.startswith("The next free slot in Hannover is pink")
    assert "Ben" in scene.help
    assert next(line for line in scene.lines if line.marked).id == "route:minden-hannover"


def test_developing_shows_the_step() -> None:
    s = ENGINE.new(4, 1, GAME.option_numbers())
    s.phase = Phase.DEVELOP
    scene = look(s, s.seat)
    assert chosen(scene, "develop actions").gain == ":actions: 2 → 3\n+1 :trader-cube: and 1 action now"
    assert chosen(scene, "develop privilege").gain == ":privilege: white → orange\n+1 :trader-cube:"
    assert chosen(scene, "develop book").gain == ":book: 2 → 3\n+1 :merchant-disc:"


def test_swapping_shows_who_gains_a_city() -> None:
    s = ENGINE.new(4, 1, GAME.option_numbers())
    emden, bremen = CITY_IDS.index("emden"), CITY_IDS.index("bremen")
    for city in (emden, bremen):
        open_office(s, 3, city)
        open_office(s, 0, city)
    s.seat = s.active = 1
    s.phase = Phase.SWAP
    scene = look(s, 1)
    swap = chosen(scene, "swap emden 1")
    assert "Emden" in swap.gain
    assert "Ann" in swap.gain
    assert swap.targets == ["office:emden:0:1:merchant", "office:emden:1:0:trader"]


def test_tracks_belong_to_their_cities() -> None:
    words = GAME.words("en")
    for city in CITIES:
        if city.track >= 0:
            name = ("keys", "actions", "privilege", "book", "bags")[city.track]
            assert words(f"track-{name}.city") == words(f"city-{city.id}")
