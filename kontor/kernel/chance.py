"""Chance: one small generator in the state itself, the same in Python, in native code and on a GPU.

xoroshiro64* on two 32-bit words kept in 64-bit fields: no product ever reaches 2**63, so Numba and Python agree.
"""

from __future__ import annotations

from collections.abc import Iterator

from .record import Record, i64
from .rule import rule


class Rng(Record):
    a: int = i64
    b: int = i64


@rule
def seed_rng(rng: Rng, seed: int) -> None:
    """Start the generator from any whole number; neighbouring seeds give unrelated sequences."""
    a = (seed & 0xFFFFFFFF) ^ 0x2545F491
    b = ((seed >> 32) & 0xFFFFFFFF) ^ 0x1B873593
    for _ in range(4):  # multiply-and-shift rounds; constants below 2**31 keep the products below 2**63
        a = ((a ^ (a >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
        b = ((b ^ (b >> 15) ^ a) * 0x2C1B3C6D) & 0xFFFFFFFF
        a = a ^ (b >> 13)
    if a == 0 and b == 0:
        a = 1
    rng.a = a
    rng.b = b


@rule
def below(rng: Rng, n: int) -> int:
    """A uniform whole number from 0 to n-1."""
    a = rng.a
    b = rng.b
    out = (a * 0x1E3779BB) & 0xFFFFFFFF
    b ^= a
    rng.a = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & 0xFFFFFFFF
    rng.b = ((b << 13) | (b >> 19)) & 0xFFFFFFFF
    return (out * n) >> 32


def impossible_chance(rng: Rng) -> Iterator[str]:
    """What cannot be about the generator of a position from outside, in words."""
    if rng.a == 0 and rng.b == 0:
        yield "rng is zero: such a generator gives the same number for ever"
    for name, word in (("a", rng.a), ("b", rng.b)):
        if not 0 <= word <= 0xFFFFFFFF:
            yield f"rng.{name} is {word}; it must be 0 to {0xFFFFFFFF}"
