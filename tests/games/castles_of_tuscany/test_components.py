"""The package's components against the facts, and what the loader says about files that should replace the data."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kontor.games.castles_of_tuscany import components as box
from kontor.games.castles_of_tuscany import geometry, reconstructed
from kontor.games.castles_of_tuscany.reconstructed import FILE, load
from kontor.kernel import BadData
from tests.games.castles_of_tuscany import facts

SHIPPED = json.loads(FILE.shipped.read_text(encoding="utf-8"))


def test_colours_and_tiles_are_those_of_the_rule_book() -> None:
    assert facts.COLOURS == box.COLOURS
    assert dict(zip(box.COLOURS, box.SPACES_OF, strict=True)) == facts.SPACES
    assert dict(zip(box.COLOURS, box.OWN_TILES, strict=True)) == facts.OWN
    assert sum(box.OWN_FACES) == sum(facts.OWN.values()) == facts.STACK * facts.STACKS == box.STACKED
    assert sum(box.NEUTRAL_FACES) == sum(facts.NEUTRAL.values()) == 32
    assert 4 * (box.STACKED + 1) + 32 == 120
    assert all(facts.SPACES[c] == facts.OWN[c] + 1 + (c == "castle") for c in facts.COLOURS)


def test_faces_by_colour() -> None:
    by_colour = dict.fromkeys(facts.COLOURS, 0)
    for face, colour in enumerate(box.FACE_COLOUR):
        by_colour[box.COLOURS[colour]] += box.OWN_FACES[face]
    assert by_colour == facts.OWN
    for names, counts in ((facts.OWN_CROPS, box.OWN_FACES), (facts.NEUTRAL_CROPS, box.NEUTRAL_FACES)):
        farms = {box.FACES[f]: n for f, n in enumerate(counts) if box.FACE_COLOUR[f] == box.AGRICULTURE and n}
        assert farms == Counter(names)


def test_cards_and_bonuses() -> None:
    assert dict(zip(box.COLOURS, box.REGION_CARDS, strict=True)) == facts.CARDS
    assert sum(facts.CARDS.values()) == 122
    yields = {(box.REWARDS[r], n): copies for r, n, copies in box.DATA.yields}
    assert yields == facts.YIELDS and sum(facts.YIELDS.values()) == 27
    assert dict(zip(box.COLOURS, box.COLOUR_BONUS, strict=True)) == facts.COLOUR_BONUS
    assert facts.BONUSES == box.BONUSES
    assert {n: box.REGION_POINTS[n] for n in (1, 2, 3)} == facts.REGION_POINTS


def test_estate_tiles() -> None:
    assert dict(zip(box.TILE_NAMES, box.DATA.estate_tiles, strict=True)) == facts.ESTATE_TILES
    assert facts.SPACE_NAMES == box.SPACE_NAMES


@pytest.mark.parametrize("shifting", range(4))
def test_neighbouring_tiles_touch_with_three_hexes(shifting: int) -> None:
    """Rule book p.3: three spaces of each touch, over five sides."""
    near = geometry.neighbours(shifting)
    for seam in range(2):
        left, right = range(10 * seam, 10 * seam + 10), range(10 * seam + 10, 10 * seam + 20)
        sides = [(a, b) for a in left for b in right if near[a] >> b & 1]
        assert len(sides) == 5
        assert len({a for a, _ in sides}) == len({b for _, b in sides}) == 3
    assert all((near[a] >> b & 1) == (near[b] >> a & 1) for a in range(30) for b in range(30))


def test_no_layout_of_the_shipped_tiles_has_a_region_of_more_than_three() -> None:
    """All of them: 64 hands, six orders, eight turnings, four shifts."""
    tiles = facts.ESTATE_TILES
    layouts = [
        (x + y + z, shifting)
        for order in ("ABC", "ACB", "BAC", "BCA", "CAB", "CBA")
        for a in range(1, 5)
        for b in range(1, 5)
        for c in range(1, 5)
        for x in (tiles[f"{order[0]}{a}"], tiles[f"{order[0]}{a}"][::-1])
        for y in (tiles[f"{order[1]}{b}"], tiles[f"{order[1]}{b}"][::-1])
        for z in (tiles[f"{order[2]}{c}"], tiles[f"{order[2]}{c}"][::-1])
        for shifting in range(4)
    ]
    assert len(layouts) == 12_288
    assert not any(geometry.has_large_region(*layout) for layout in layouts)


# ---- a file that should replace the data ----
def _problems(change: dict[str, Any]) -> list[str]:
    content = copy.deepcopy(SHIPPED)
    for path, value in change.items():
        *parents, last = path.split("/")
        part = content
        for key in parents:
            part = part[int(key) if isinstance(part, list) else key]
        if value is None:
            del part[last]
        else:
            part[int(last) if isinstance(part, list) else last] = value
    return list(reconstructed.problems(content))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"region_cards": None}, "“region_cards” is missing"),
        ({"cards": 1}, "“cards” is unknown; the sections are estate_tiles"),
        ({"region_cards/inn": 13}, "region_cards add up to 123; there are 122 cards"),
        ({"region_cards/inn": "many"}, "region_cards inn is 'many'; it must be a whole number"),
        ({"region_cards/inn": None}, "region_cards must have one entry each for castle"),
        ({"yield_cards/0/copies": 7}, "yield_cards are 28 copies; there are 27 cards"),
        ({"yield_cards/0/reward": "gold"}, "yield card 1 has the reward 'gold'; it must be one of red"),
        ({"yield_cards/0/amount": 0}, "yield card 1 has the amount 0; it must be a whole number from 1 to 5"),
        ({"yield_cards": []}, "yield_cards must be a list of at most 12 different cards"),
        ({"colour_bonus/inn": [2, 2]}, "colour_bonus inn: the first player must get more than the second"),
        ({"colour_bonus/inn": [2]}, "colour_bonus inn must be two whole numbers from 1 to 9"),
        ({"agriculture/own/0": ["beer"]}, "agriculture own tile 1 must have one or two different crops"),
        ({"agriculture/neutral": [["grapes"]]}, "agriculture neutral must be a list of 4 tiles"),
        ({"estate_tiles/A": ["GYOBGRDELL"]}, "estate_tiles A must be a list of 4 tiles"),
        ({"estate_tiles/A/0": "GYOBGRDELX"}, "estate tile A1 must be 10 letters out of DRBLGOYE"),
        ({"estate_tiles/A/2": "GYOBGRDELE"}, "estate tile A3 has other colours than A1"),
        ({"estate_tiles/D": []}, "estate_tiles must have the letters A, B and C"),
        (
            {f"estate_tiles/A/{k}": "LYOBGRDELL" for k in range(4)},
            "an estate has 6 spaces of agriculture (L); there must be 5",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_words(change: dict[str, Any], message: str) -> None:
    assert any(message in problem for problem in _problems(change)), _problems(change)


def test_tiles_that_always_make_a_large_region_are_refused() -> None:
    """All light green spaces of A in one corner of the tile, four of them: no way to lay it is allowed."""
    change: dict[str, Any] = {f"estate_tiles/A/{k}": "LLYLLGGRDB" for k in range(4)}
    change |= {f"estate_tiles/B/{k}": "OEYGOYERDB" for k in range(4)}
    change |= {f"estate_tiles/C/{k}": "LEEGOODRYO" for k in range(4)}
    assert any("always make a region of more than 3 spaces" in problem for problem in _problems(change))


def test_the_shipped_file_and_a_corrected_one_can_be_used(tmp_path: Path) -> None:
    content = copy.deepcopy(SHIPPED)
    content["region_cards"] |= {"inn": 11, "castle": 13}
    content["yield_cards"][0] = {"reward": "red", "amount": 3, "copies": 6}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    assert load(path).region_cards[:3] == (13, 14, 11)
    assert load(path).yields[0] == (0, 3, 6)
    assert load() == box.DATA


def test_a_file_that_is_not_there_or_not_json_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        load(tmp_path / "nothing.json")
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadData, match="is not JSON"):
        load(tmp_path / "bad.json")
    (tmp_path / "list.json").write_text("[]", encoding="utf-8")
    with pytest.raises(BadData, match=r"list\.json, is not valid: the file must hold an object"):
        load(tmp_path / "list.json")


def test_logs_of_other_data_have_another_version(tmp_path: Path) -> None:
    assert FILE.mark(FILE.shipped) == ""
    content = copy.deepcopy(SHIPPED)
    content["region_cards"] |= {"inn": 11, "castle": 13}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    assert len(FILE.mark(path)) == 9


def test_a_file_is_checked_from_the_command_line(tmp_path: Path) -> None:
    def check(path: Path) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "kontor.games.castles_of_tuscany", str(path)]
        return subprocess.run(command, capture_output=True, text=True)

    assert check(FILE.shipped).stdout == "The file is valid.\n"
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
    found = check(tmp_path / "bad.json")
    assert found.returncode == 1 and "bad.json, is not valid: “estate_tiles” is missing." in found.stderr
