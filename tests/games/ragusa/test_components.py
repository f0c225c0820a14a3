"""The components against the facts, the laws of the map, and data files that cannot be right."""

from __future__ import annotations

import copy
import json
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from kontor.games.ragusa import GAME
from kontor.games.ragusa import components as box
from kontor.games.ragusa.reconstructed import FILE, check_sites, load, read
from kontor.kernel import BadData
from kontor.kernel.datafile import without_remarks
from tests.games.kit import bag
from tests.games.ragusa import facts

RAW = without_remarks(
    json.loads(files("kontor.games.ragusa").joinpath("reconstructed.json").read_text(encoding="utf-8"))
)


def _hexes(text: str) -> set[str]:
    return {name.lower() for name in text.split()}


def test_the_map_has_37_hexes_in_seven_rows() -> None:
    wanted = {}
    for r, q, names in facts.ROWS:
        for k, name in enumerate(names.split()):
            wanted[name.lower()] = (q + k, r)
    assert dict(zip(box.HEX_IDS, box.HEX_AT, strict=True)) == wanted
    for name, gives in zip(box.HEX_IDS, box.HEX_GIVES, strict=True):
        assert gives == (-1 if name in facts.CITY else box.RESOURCES.index(facts.LETTER[name[0].upper()]))


def test_every_site_touches_the_hexes_of_the_study() -> None:
    assert box.N_SITES == len(facts.SITES) == 52
    for number, text in facts.SITES.items():
        assert {box.HEX_IDS[h] for h in box.SITES[number - 1]} == _hexes(text)
    kinds = Counter(box.SITE_KINDS)
    assert (kinds["rural"], kinds["wall"], kinds["interior"]) == (20, 22, 10)


def test_the_wall_and_the_sites_round_each_city_hex_go_clockwise() -> None:
    assert [site + 1 for site in box.RING] == [site for site, _ in facts.RING]
    for city, sites in facts.CLOCKWISE.items():
        assert tuple(site + 1 for site in box.CLOCKWISE[box.CITY_IDS.index(city)]) == sites
    assert box.N_WALLS == facts.WALLS and box.WALL_IDS[0] == "21-26" and box.WALL_IDS[-1] == "25-21"


def test_no_site_in_the_country_gives_a_resource_twice() -> None:
    for site, kind in enumerate(box.SITE_KINDS):
        if kind == "rural":
            assert len(set(box.SITE_GIVES[site])) == 3


def test_rarity_follows_the_exchange_rates() -> None:
    hexes = Counter(box.RESOURCES[g] for g in box.HEX_GIVES if g >= 0)
    assert hexes == {"fish": 8, "wood": 5, "grapes": 4, "olives": 4, "stone": 4, "ore": 2}


def test_pieces_and_prices() -> None:
    assert {n: box.HOUSES[n] for n in facts.HOUSES} == facts.HOUSES
    assert (box.SUPERHOUSES, box.TOWERS) == (facts.SUPERHOUSES, facts.TOWERS)
    assert facts.PRICES == box.PRICES and box.PRICES[box.PRICE_START] == 1 and box.PRICES[box.PRICE_START + 1] == 2
    assert {box.RESOURCES[k]: rate for k, rate in enumerate(box.FISH_RATE)} == facts.FISH_RATE
    assert tuple((box.COMMODITIES[c], n) for c, n in box.SLOT_COST) == facts.SLOTS
    assert [box.COMMODITIES[c] for c in box.SLOT_DROPS] == [name for name, _ in facts.SLOTS]


def test_ships() -> None:
    assert Counter(box.GOODS[ship.good] for ship in box.SHIPS) == facts.SHIP_COPIES
    assert dict(zip(box.GOODS, box.GOOD_POINTS, strict=True)) == facts.SHIP_POINTS
    for ship in box.SHIPS:
        good = box.GOODS[ship.good]
        if good in ("gems", "pearls"):
            assert (ship.extra, ship.raises, ship.by) == (box.SILVER, box.SILVER, 2)
        elif good == "silk":
            assert ship.extra == ship.raises != box.SILVER and ship.by == 2
        else:
            assert ship.extra == -1 and ship.by == 1
    steps = Counter[str]()
    for ship in box.SHIPS:
        steps[box.COMMODITIES[ship.raises]] += ship.by
    assert steps == {"wine": 10, "oil": 10, "silver": 16}


def test_bonus_cards() -> None:
    assert facts.BONUS == box.CARD_IDS and len(box.CARD_IDS) == 16
    assert {box.RESOURCES[r]: n for r, n in box.RESOURCE_CARDS} == facts.BONUS_EACH
    assert all(points == 2 for _, points in box.GOOD_CARDS)


def test_the_patricians_cards_are_always_legal_for_an_automaton() -> None:
    assert tuple(tuple(site + 1 for site in card) for card in box.PATRICIAN) == facts.PATRICIAN
    sites = [site for card in facts.PATRICIAN for site in card]
    assert len(set(sites)) == 30 and not set(sites) & set(facts.RURAL_SITES)
    for card in box.PATRICIAN:
        hexes = Counter(h for site in card for h in box.SITES[site] if box.HEX_GIVES[h] != box.FISH)
        assert max(hexes.values()) == 1


def test_the_start_alone_has_the_printed_totals() -> None:
    for colour, sites in zip(("player", "orange", "blue"), box.SOLO_START, strict=True):
        assert tuple(site + 1 for site in sites) == facts.SOLO_START[colour]
        found = Counter(box.RESOURCES[r] for site in sites for r in box.SITE_GIVES[site])
        assert found == bag(facts.SOLO_TOTALS["player" if colour == "player" else "orange"])


def test_action_ids_and_the_state_are_small() -> None:
    assert GAME.actions.size < 1000 and GAME.state.SIZE <= 1024


# ---- the data file ----
def _changed(**parts: Any) -> dict[str, Any]:
    raw: dict[str, Any] = copy.deepcopy(RAW)
    raw.update(parts)
    return raw


_FAR = [*RAW["hexes"], *({"id": f"x{k}", "q": 20, "r": k - 20, "gives": "wood"} for k in range(24))]


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        ([], "it must be an object with the parts hexes"),
        ({"hexes": []}, "it lacks slots, ships"),
        (_changed(hexes={}), "hexes must be a list"),
        (_changed(hexes=[{"id": "x"}]), "hex number 1 must have id, q, r and gives"),
        (_changed(hexes=[{**RAW["hexes"][0], "gives": "gold"}]), "what hex t1 gives is 'gold'; it must be one of wood"),
        (_changed(hexes=[{**RAW["hexes"][0], "q": "0"}]), "q of hex t1 is '0'; it must be a whole number"),
        (_changed(hexes=[RAW["hexes"][0]] * 2), "two hexes have the same id: t1"),
        (_changed(hexes=[{**RAW["hexes"][0], "id": "market"}]), "hex number 1 is called market, as a hex of the city"),
        (_changed(hexes=[{**RAW["hexes"][0], "id": ["t1"]}]), "the id of hex number 1 is .*; it must be a few letters"),
        (_changed(hexes=[{**RAW["hexes"][0], "id": "t1\n"}]), "the id of hex number 1 is .*; it must be a few letters"),
        (_changed(hexes=[{**RAW["hexes"][0], "give": "wood"}]), "hex number 1 has 'give', which is unknown"),
        (_changed(hexes=_FAR), "there are 51 hexes outside the city; there can be at most 50"),
        (_changed(hex=[]), "it has 'hex', which is unknown .*; remarks are called note or status"),
        (_changed(slots=["oil"]), "there are five ship slots, not 1"),
        (_changed(slots=["tea"] * 5), "slot 1 is 'tea'; it must be one of wine, oil, silver"),
        (_changed(ships=RAW["ships"][1:]), "there are 26 ships, not 25"),
        (_changed(ships=[{**RAW["ships"][0], "by": 3}]), "by of ship number 1 is 3"),
        (_changed(ships=[{"good": "gems"}]), "ship number 1 must have good, extra, raises and by"),
        (
            _changed(ships=[RAW["ships"][25]] * 26),
            "no ship brings gems, pearls, .*, pottery; each of the seven",
        ),
        (
            _changed(ships=[{**RAW["ships"][0], "by": 1}]),
            "ship number 1 brings gems: .* must both be silver",
        ),
        (_changed(ships=[{**RAW["ships"][6], "raises": "wine"}]), "ship number 1 brings silk: .* both be oil or wine"),
        (
            _changed(ships=[{**RAW["ships"][25], "extra": "oil"}]),
            "brings furs, which costs nothing extra",
        ),
        (_changed(bonus_resources={"wood": 2}), "bonus_resources must name each of wood"),
        (_changed(bonus_resources=[]), "bonus_resources must be an object"),
        (_changed(bonus_goods={"spices": 2}), "there are five bonus cards for ships of one good, not 1"),
        (_changed(solo_start={}), "solo_start must name player, orange, blue"),
        (_changed(patrician=[[1, 2]]), "Patrician card 1 must be a list of 3 house sites"),
        (_changed(patrician=RAW["patrician"][1:]), "there are 10 Patrician cards, not 9"),
    ],
)
def test_a_data_file_that_cannot_be_right_is_refused_in_words(raw: Any, message: str) -> None:
    with pytest.raises(BadData, match=message):
        read(raw)


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"solo_start": {**RAW["solo_start"], "blue": [5, 7, 29]}}, "start site 29 of blue is not a site in the count"),
        ({"solo_start": {**RAW["solo_start"], "blue": [5, 7, 10]}}, "start sites of blue must give 3 wood, 3 stone"),
        ({"patrician": [[1, 2, 3], *RAW["patrician"][1:]]}, "site 1 of Patrician card 1 does not touch the city"),
        ({"patrician": [RAW["patrician"][1], *RAW["patrician"][1:]]}, "site 50 is on two Patrician cards"),
    ],
)
def test_sites_of_a_data_file_must_fit_the_map(parts: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match=message):
        check_sites(read(_changed(**parts)), list(box.SITE_KINDS), [list(gives) for gives in box.SITE_GIVES])


def test_a_map_with_too_many_or_too_few_sites_is_refused() -> None:
    data = read(RAW)
    with pytest.raises(BadData, match="61 house sites; there can be at most 60"):
        check_sites(data, ["rural"] * 61, [[]] * 61)
    with pytest.raises(BadData, match="44 house sites; five players need at least 45"):
        check_sites(data, ["rural"] * 44, [[]] * 44)


def test_another_file_is_named_by_an_environment_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mine.json"
    monkeypatch.setenv(FILE.variable, str(path))
    with pytest.raises(BadData, match=r"The data file for Ragusa, .*mine.json, cannot be read"):
        load()
    path.write_text("{", encoding="utf-8")
    with pytest.raises(BadData, match="is not JSON"):
        load()
    path.write_text(json.dumps(_changed(slots=[])), encoding="utf-8")
    with pytest.raises(BadData, match="is not valid: there are five ship slots"):
        load()
    path.write_text(json.dumps(_changed(bonus_resources={**RAW["bonus_resources"], "fish": 1})), encoding="utf-8")
    assert load().resource_points[box.FISH] == 1
    assert FILE.mark(FILE.shipped) == "" and len(FILE.mark()) == 9, "logs of other data have another version"
