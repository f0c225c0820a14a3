"""Networks in files: what is in one, written all or nothing, and a sentence if one cannot be used."""

from __future__ import annotations

import functools
import hashlib
import io
import json
import os
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from kontor.kernel import BadData, Game, SearchParams
from kontor.kernel.actions import checksum
from kontor.kernel.errors import whole
from kontor.kernel.files import write_whole

from .evaluating import says
from .form import KEPT, Array, Weights, check, new_weights
from .reference import Outputs, evaluate

FORMAT = 1
HEADER = "header"
QUICKER = 16.0
"""Levels think so many times as many iterations with a network, if it says nothing else: each takes less time."""
FOLDER = "KONTOR_NETWORKS"
"""The environment variable that names a folder with networks to be used instead of those that are shipped."""
_FIELDS = {
    "format", "game", "version", "observations", "decisions", "players", "shift", "dense_shift", "value_unit",
    "policy_unit", "search", "provenance", "checksum",
}  # fmt: skip


@dataclass(frozen=True, eq=False)
class Network:
    """A learned evaluation of one game: its weights, and where they come from."""

    game: Game
    weights: Weights
    players: tuple[int, ...]
    """The numbers of players it is for."""
    value_unit: int
    """So many of a value make a nat: the values of two seats that far apart are win probabilities as 1 to e."""
    policy_unit: int
    """The same for how promising a decision is."""
    search: Mapping[str, float] = field(default_factory=dict)
    """What a search with it does another way than the game's own `SearchParams` say."""
    provenance: Mapping[str, Any] = field(default_factory=dict)
    """Command, seeds, versions, games, results: whatever lets somebody make it again."""
    version: str = ""
    """The rules it learned from; none given: those that are here."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options it is for, with their values; whatever is not named may have any."""
    advises: bool = True
    """Whether hints and reviews search with it: one that plays better may still tell people less well who wins."""

    def __post_init__(self) -> None:
        check(self.weights, self.game)
        if not self.players or any(number not in self.game.seats for number in self.players):
            raise BadData(f"it is for {list(self.players)} players; the game is for {list(self.game.seats)}")
        for name in ("value_unit", "policy_unit"):
            number = whole(getattr(self, name))
            if number is None or not 1 <= number < 1 << 31:
                raise BadData(f"{name} is {getattr(self, name)!r}; it must be a whole number from 1 on")
        for name, value in self.search.items():
            if name not in SearchParams._fields or not isinstance(value, int | float):
                raise BadData(f"a search has no “{name}” that is {value!r}")
        known = {option.key: option.values for option in self.game.options}
        for key, chosen in self.options.items():
            if chosen not in known.get(key, ()):
                raise BadData(f"it is for the option {key} = {chosen}, which the game has not")
        if not self.version:
            object.__setattr__(self, "version", self.game.version)

    def fits(self, players: int, options: Sequence[int]) -> bool:
        """Whether it is for such a table; the options are the numbers of their values, as engines take them."""
        told = {option.key: option.values[number] for option, number in zip(self.game.options, options, strict=True)}
        return players in self.players and all(told[key] == value for key, value in self.options.items())

    def params(self) -> SearchParams:
        """How a search looks ahead with it: by what it says alone, as far as `search` says nothing else."""
        usual = self.game.search_params._replace(
            effort=0, turns=-1, to_the_end=False, winning=1.0, sharpness=1.0, pace=QUICKER
        )
        wanted: dict[str, Any] = dict(self.search)
        return usual._replace(**wanted).exact()

    def evaluate(self, observations: Array) -> Outputs:
        """What it says of observations, by the reference."""
        return evaluate(self.weights, observations)

    def says(self, states: Array, seats: Array) -> Outputs:
        """What it says of tables of the native engine, a row of bytes each, of what these seats see of them: compiled.
        Here the policy has each decision by its own number, whatever seats are called by the viewer."""
        return says(self.game, self.weights, states, seats)

    @functools.cached_property
    def checksum(self) -> str:
        """Of all that it is: another one for another network."""
        return _checksum(self._header(), {name: getattr(self.weights, name) for name in KEPT})

    def save(self, path: Path) -> None:
        """Write it to a file: the same network, the same bytes."""
        header = {**self._header(), "checksum": self.checksum}
        out = io.BytesIO()
        arrays: dict[str, Any] = {name: getattr(self.weights, name) for name in KEPT}
        arrays[HEADER] = np.frombuffer(json.dumps(header, sort_keys=True, indent=1).encode(), np.uint8)
        np.savez_compressed(out, **arrays)
        write_whole(path, out.getvalue())

    def _header(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game.id,
            "version": self.version,
            "observations": checksum(entry.name for entry in self.game.observation.entries),
            "decisions": checksum(map(self.game.actions.notation, self.game.actions)),
            "players": list(self.players),
            "shift": self.weights.shift,
            "dense_shift": self.weights.dense_shift,
            "value_unit": self.value_unit,
            "policy_unit": self.policy_unit,
            "search": dict(self.search),
            "provenance": dict(self.provenance),
            **({"options": dict(self.options)} if self.options else {}),
            **({} if self.advises else {"advises": False}),
        }


def load_network(game: Game, path: Path) -> Network:
    """The network in a file; `BadData` says in a sentence why it cannot be used."""
    try:
        return _read(game, path)
    except OSError as error:
        problem = f"cannot be read: {error.strerror}."
    except BadData as error:
        problem = f"cannot be used: {error}."
    except (ValueError, TypeError, KeyError, EOFError, zipfile.BadZipFile) as error:
        problem = f"is not a network: {error}."
    raise BadData(f"The network of {game.id}, {path}, {problem}")


def _read(game: Game, path: Path) -> Network:
    with path.open("rb") as file:
        if not zipfile.is_zipfile(file):
            raise BadData("it is no npz file")
    with np.load(path, allow_pickle=False) as found:
        arrays = {name: found[name] for name in found.files}
    if HEADER not in arrays:
        raise BadData("it has no header")
    header = json.loads(arrays.pop(HEADER).tobytes())
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadData(f"its format is {header.get('format') if isinstance(header, dict) else None!r}, not {FORMAT}")
    if missing := _FIELDS - header.keys():
        raise BadData(f"its header lacks {', '.join(sorted(missing))}")
    if header["game"] != game.id:
        raise BadData(f"it is for {header['game']}")
    expected = header.pop("checksum")
    if _checksum(header, {name: arrays[name] for name in KEPT if name in arrays}) != expected:
        raise BadData("its checksum is wrong: it was changed or is damaged")
    weights = new_weights(game, header["shift"], header["dense_shift"], **arrays)
    network = Network(
        game, weights, tuple(header["players"]), header["value_unit"], header["policy_unit"], header["search"],
        header["provenance"], header["version"], header.get("options", {}), header.get("advises", True),
    )  # fmt: skip
    for name, here in network._header().items():
        if name in ("observations", "decisions") and header[name] != here:
            raise BadData(f"its {name} mean something else: they have the checksum {header[name]}, here it is {here}")
    return network


def _checksum(header: Mapping[str, Any], arrays: Mapping[str, Array]) -> str:
    told = hashlib.sha256(json.dumps(header, sort_keys=True).encode())
    for name in sorted(arrays):
        array = np.ascontiguousarray(arrays[name])
        told.update(f"{name} {array.dtype.str} {array.shape}".encode())
        told.update(array.tobytes())
    return told.hexdigest()[:32]


# ---- which there are ----
def network_path(game: Game, players: int) -> Path | None:
    """The file with the network for a table of so many: that of its number (`network-3.npz`), else the one for several
    (`network.npz`), in the folder `bots` of the game, or where `KONTOR_NETWORKS` says (there: in `GAME/`)."""
    chosen = os.environ.get(FOLDER)
    folder = Path(chosen) / game.id if chosen else Path(str(files(game.package))) / "bots"
    for name in (f"network-{players}.npz", "network.npz"):
        if (path := folder / name).is_file():
            return path
    return None


def network(game: Game, players: int, options: Sequence[int] | None = None) -> Network | None:
    """The network that plays such a table, with these options (by default the usual ones); None: there is none, and
    bots look ahead with the game's own evaluation.

    `BadData` if its file cannot be used.
    """
    path = network_path(game, players)
    if path is None:
        return None
    found = _loaded(game, path, path.stat().st_mtime_ns)
    return found if found.fits(players, game.option_numbers() if options is None else options) else None


def best_evaluation(
    game: Game, players: int, options: Sequence[int] | None = None
) -> tuple[Network | None, SearchParams]:
    """What advice for people is searched with: the network for such a table, if it advises, and how a search looks
    ahead."""
    found = network(game, players, options)
    if found is None or not found.advises:
        return None, game.search_params
    return found, found.params()


@functools.lru_cache(maxsize=32)
def _loaded(game: Game, path: Path, changed: int) -> Network:
    return load_network(game, path)
