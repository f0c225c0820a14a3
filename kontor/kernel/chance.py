"""Chance: two generators in the state itself, the same in Python, in native code and on a GPU.

Seeded: xoroshiro64* on two 32-bit words. It is fast, and what it will give follows from what it gave: for simulations,
bots and studies. Keyed: ChaCha8 blocks under a key of 256 bits with a counter. Nobody can tell the next draw from all
that came before: for tables where people play.

Words of 32 bits are kept in wider fields; no product ever reaches 2**63, so Numba and Python agree.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence

from .errors import BadOption
from .record import Record, array, i32, i64, later
from .rule import Numbers, rule, table

WORD = 0xFFFFFFFF
KEYED = -1
ROUNDS = 8
KEY_BYTES = 32
KEYED_NAME = "chacha8"
SIGMA = table([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574])  # “expand 32-byte k”


class Rng(Record):
    """The generator in a state: all chance of a game comes from it, so states carry their future with them."""

    a: int = i64  # keyed: how many blocks were used
    b: int = i64  # KEYED, or the second word of the seeded generator
    key: list[int] = later(array(i32, 8))


@rule
def seed_rng(rng: Rng, seed: int) -> None:
    """Start the generator from any whole number; neighbouring seeds give unrelated sequences. A key stays in force."""
    if rng.b == KEYED:
        return
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
def key_rng(rng: Rng, key: Numbers) -> None:
    """From now on draws come from ChaCha8 under this key, eight words of 32 bits with a sign."""
    rng.a = 0
    rng.b = KEYED
    for i in range(8):
        rng.key[i] = key[i]


@rule
def forget(rng: Rng) -> None:
    """Blank, so that whoever looks knows nothing of what chance will bring."""
    rng.a = 0
    rng.b = 0
    for i in range(8):
        rng.key[i] = 0


@rule
def below(rng: Rng, n: int) -> int:
    """A uniform whole number from 0 to n-1."""
    if rng.b == KEYED:
        return keyed_below(rng, n)
    a = rng.a
    b = rng.b
    out = (a * 0x1E3779BB) & 0xFFFFFFFF
    b ^= a
    rng.a = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & 0xFFFFFFFF
    rng.b = ((b << 13) | (b >> 19)) & 0xFFFFFFFF
    return (out * n) >> 32


@rule
def keyed_below(rng: Rng, n: int) -> int:
    """A block for each draw. The few words that would favour some numbers are passed over, so that all n are exactly
    alike."""
    least = (WORD + 1) % n
    product = chacha(rng, ROUNDS, 0) * n
    rng.a += 1
    while product & WORD < least:
        product = chacha(rng, ROUNDS, 0) * n
        rng.a += 1
    return product >> 32


@rule
def chacha_input(rng: Rng, i: int) -> int:
    """Word i of what is scrambled: four constants, the key, the counter of 64 bits, a nonce of 0."""
    if i < 4:
        return SIGMA[i]
    if i < 12:
        return rng.key[i - 4] & WORD
    if i < 14:
        return (rng.a >> (32 * (i - 12))) & WORD
    return 0


@rule
def turned(x: int, bits: int) -> int:
    """A word turned left by so many bits."""
    return ((x << bits) | (x >> (32 - bits))) & WORD


@rule
def chacha(rng: Rng, rounds: int, i: int) -> int:
    """Word i of the block that the key and the counter give."""
    a0, a1, a2, a3 = chacha_input(rng, 0), chacha_input(rng, 1), chacha_input(rng, 2), chacha_input(rng, 3)
    b0, b1, b2, b3 = chacha_input(rng, 4), chacha_input(rng, 5), chacha_input(rng, 6), chacha_input(rng, 7)
    c0, c1, c2, c3 = chacha_input(rng, 8), chacha_input(rng, 9), chacha_input(rng, 10), chacha_input(rng, 11)
    d0, d1, d2, d3 = chacha_input(rng, 12), chacha_input(rng, 13), chacha_input(rng, 14), chacha_input(rng, 15)
    for number in range(rounds):
        for _ in range(4):  # a quarter round on the first column, then the next column comes first
            a0 = (a0 + b0) & WORD
            d0 = turned(d0 ^ a0, 16)
            c0 = (c0 + d0) & WORD
            b0 = turned(b0 ^ c0, 12)
            a0 = (a0 + b0) & WORD
            d0 = turned(d0 ^ a0, 8)
            c0 = (c0 + d0) & WORD
            b0 = turned(b0 ^ c0, 7)
            a0, a1, a2, a3 = a1, a2, a3, a0
            b0, b1, b2, b3 = b1, b2, b3, b0
            c0, c1, c2, c3 = c1, c2, c3, c0
            d0, d1, d2, d3 = d1, d2, d3, d0
        c0, c1, c2, c3 = c2, c3, c0, c1
        if number % 2 == 0:  # diagonals become columns
            b0, b1, b2, b3 = b1, b2, b3, b0
            d0, d1, d2, d3 = d3, d0, d1, d2
        else:  # and back
            b0, b1, b2, b3 = b3, b0, b1, b2
            d0, d1, d2, d3 = d1, d2, d3, d0
    for _ in range(i // 4):  # the wanted row comes first, then the wanted word
        a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3 = b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3
    for _ in range(i % 4):
        a0, a1, a2 = a1, a2, a3
    return (a0 + chacha_input(rng, i)) & WORD


# ---- keys, as they are written and read (no rules) ----
def checked_key(key: bytes) -> bytes:
    if not isinstance(key, bytes) or len(key) != KEY_BYTES:
        raise BadOption(f"A key must have {KEY_BYTES} bytes.")
    return key


def words_of(key: bytes) -> Sequence[int]:
    """A key as the generator takes it."""
    return struct.unpack("<8i", key)


def key_in(rng: Rng) -> bytes | None:
    """The key of a generator; None: it is a seeded one."""
    return struct.pack("<8i", *rng.key) if rng.b == KEYED else None


def key_text(key: bytes) -> str:
    """How a log names the generator and its key."""
    return f"{KEYED_NAME} {key.hex()}"


def read_key(text: str) -> bytes:
    name, _, digits = text.partition(" ")
    if name != KEYED_NAME:
        raise BadOption(f"There is no random generator “{name}”; the only one is {KEYED_NAME}.")
    if len(digits) != 2 * KEY_BYTES or not set(digits) <= set("0123456789abcdef"):
        raise BadOption(f"The key of {KEYED_NAME} must be {2 * KEY_BYTES} digits 0 to 9 and a to f.")
    return bytes.fromhex(digits)


def impossible_chance(rng: Rng) -> Iterator[str]:
    """What cannot be about the generator of a position from outside, in words."""
    if rng.b == KEYED:
        if rng.a < 0:
            yield f"rng.a is {rng.a}; with a key it counts what was drawn, from 0"
        return
    if any(rng.key):
        yield f"rng has a key, but rng.b is not {KEYED}, which says so"
    if rng.a == 0 and rng.b == 0:
        yield "rng is zero: such a generator gives the same number for ever"
    for name, word in (("a", rng.a), ("b", rng.b)):
        if not 0 <= word <= WORD:
            yield f"rng.{name} is {word}; it must be 0 to {WORD}"
