"""The text of a game in C++ means what it means in Python: operators one by one, then whole games, byte by byte."""

from __future__ import annotations

import ctypes
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kontor.gpu.cpp import CannotTranslate, Text
from kontor.gpu.host import OPTIONS, Host, compiler
from kontor.gpu.source import HERE, source
from kontor.kernel import MOST_DECISIONS, game, game_ids

needs_compiler = pytest.mark.skipif(compiler() is None, reason="no compiler of C++ on this machine (g++ or clang++)")

SNIPPET = """
t_LINE = array([3, -1, 400, 7], int64)
t_SHEET = array([[1, 2], [-3, 70000]], int64)

@jit(T.int64(T.int64, T.int64))
def r_whole(a, b):
    return (a // b) * 1000 + a % b + (a // 8) * 7 + a % 8 + a // 6 + a % 6

@jit(T.int64(T.int64, T.int64))
def r_bits(a, b):
    total = a & b ^ a >> 3 | (b << 5)
    rest_of_k = a & 1023
    while rest_of_k != 0:
        k = trailing_zeros(rest_of_k)
        rest_of_k &= rest_of_k - 1
        total += k * b - ~k
    return total

@jit(T.int64(T.int64, T.int64))
def r_places(a, b):
    return t_LINE[a % 4] + t_LINE[-(a % 4) - 1] + t_LINE[-2] + t_SHEET[b & 1, a & 1] - t_SHEET[-1, -1]

@jit(T.int64(T.int64, T.int64))
def r_loops(a, b):
    total = 0
    for i in range(3, a % 40):
        if i == b:
            continue
        i += 2
        total += i * (1 if i < 10 or not total > 90 else -1)
        if total > 300:
            break
    for i in range(7, -1, -2):
        total = total * 3 + i
    return total

@jit(T.boolean(T.int64, T.int64))
def r_truth(a, b):
    flag = a < b
    many = 0 <= a < b + 9 and b > 3
    return flag if many else a == b or not b

@jit(T.int64(T.int64, T.int64))
def r_names(a, b):
    a, b = b, a + b
    quotient, rest = divmod(a, 7)
    found = a > b
    found += quotient
    return max(a, b, -5) - min(a, b) * 3 + abs(rest - 9) + found + (a > 3)
"""


def in_python(text: str) -> dict[str, Any]:
    """The functions of a text as Python runs them."""

    class Sheet(list[Any]):
        def __getitem__(self, at: Any) -> Any:
            return list.__getitem__(self, at[0])[at[1]] if isinstance(at, tuple) else list.__getitem__(self, at)

    class Types:
        def __getattr__(self, name: str) -> Any:
            return lambda *_: None

    scope: dict[str, Any] = {
        "T": Types(), "int64": None, "array": lambda rows, _: Sheet(rows), "jit": lambda *_, **how: lambda fn: fn,
        "trailing_zeros": lambda x: (x & -x).bit_length() - 1,
    }  # fmt: skip
    exec(text, scope)
    return scope


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    found = compiler()
    assert found
    names = [name for name in in_python(SNIPPET) if name.startswith("r_")]
    calls = "".join(f'extern "C" i64 call_{n}(i64 a, i64 b) {{ return {n}(a, b); }}\n' for n in names)
    text = "enum : i64 { SIZE = 8 };\n" + Text(SNIPPET).cpp() + calls
    library = tmp_path_factory.mktemp("cpp") / "snippet.so"
    prelude = (HERE / "prelude.h").read_text(encoding="utf-8")
    subprocess.run([found, *OPTIONS, "-o", str(library), "-"], input=(prelude + text).encode(), check=True)
    return ctypes.CDLL(str(library))


@needs_compiler
@pytest.mark.thorough
@pytest.mark.parametrize("name", ["r_whole", "r_bits", "r_places", "r_loops", "r_truth", "r_names"])
def test_a_function_gives_the_same_numbers_as_in_python(compiled: ctypes.CDLL, name: str) -> None:
    python = in_python(SNIPPET)[name]
    native = getattr(compiled, f"call_{name}")
    native.restype = ctypes.c_longlong
    chance = random.Random(7)
    for _ in range(3000):
        a, b = chance.randrange(-(1 << chance.randrange(1, 30)), 1 << 30), chance.randrange(-20, 50)
        if b == 0 and name == "r_whole":
            continue
        assert native(ctypes.c_longlong(a), ctypes.c_longlong(b)) == int(python(a, b)), (a, b)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("return a and b", "“a and b” is a number"),
        ("return [a, b]", r"the expression \[a, b\]"),
        ("return hash(a)", "a call of hash"),
        ("for a in range(3, 9, b):\n        pass", "a range whose step is no number"),
        ("return a.x", "a.x is no field"),
        ("return a[0]", r"a\[0\] has no places"),
        ("try:\n        pass\n    finally:\n        pass", "the statement Try"),
        ("return 0 <= min(a, b) < b", "a chain of comparisons that calls something"),
    ],
)
def test_what_it_does_not_know_is_refused_in_a_sentence(line: str, sentence: str) -> None:
    text = f"@jit(T.int64(T.int64, T.int64), inner=True)\ndef r_odd(a, b):\n    {line}\n"
    with pytest.raises(CannotTranslate, match=f"Line .* of the rules cannot be written in C\\+\\+: {sentence}"):
        Text(text).cpp()


def random_games(of: Any, players: int, first_seed: int, games: int) -> tuple[Any, Any]:
    """Last tables and lengths, from the text in C++: several games at a time, as on a GPU."""
    slots, size = 37, of.state.SIZE
    options = np.array(of.option_numbers(), np.int64)
    states, rngs = np.zeros((slots, size), np.uint8), np.zeros((slots, 48), np.uint8)
    lengths, numbers = np.zeros(slots, np.int64), np.full(slots, -1, np.int64)
    counters = np.zeros(2, np.uint64)
    finals, final_lengths = np.zeros((games, size), np.uint8), np.zeros(games, np.int64)
    Host(of).call(
        "play_plain", states, rngs, lengths, numbers, players, options, len(options), first_seed, games,
        MOST_DECISIONS, counters, counters[1:], finals, final_lengths, slots, 1 << 60,
    )  # fmt: skip
    assert counters[1] == final_lengths.sum()
    return finals, final_lengths


@needs_compiler
@pytest.mark.thorough
@pytest.mark.parametrize("name", game_ids())
def test_games_in_cpp_end_as_the_compiled_rules_end_them(name: str) -> None:
    of = game(name)
    engine: Any = of.native().unchecked
    for players in of.seats:
        games = 12 if name == "hansa-teutonica" else 200
        finals, lengths = random_games(of, players, 500, games)
        for i in range(games):
            state = engine.new(players, 500 + i, of.option_numbers())
            assert engine.playout(state, 500 + i) == lengths[i]
            assert state.tobytes() == finals[i].tobytes(), f"seed {500 + i}, {players} players"


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="no CUDA compiler on this machine (nvcc)")
@pytest.mark.thorough
@pytest.mark.parametrize("name", game_ids())
def test_cuda_compiles_the_text_of_each_game(name: str, tmp_path: Path) -> None:
    text, ptx = tmp_path / "game.cu", tmp_path / "game.ptx"
    text.write_text(source(game(name)), encoding="utf-8")
    subprocess.run(["nvcc", "-std=c++17", "-arch=sm_90", "-ptx", "-w", "-o", str(ptx), str(text)], check=True)
    for kernel in (
        "play_plain", "play_by_phase", "play_by_family", "play_by_both", "each_batch_step", "each_network_says",
    ):  # fmt: skip
        assert f".entry {kernel}(" in ptx.read_text(encoding="utf-8")
