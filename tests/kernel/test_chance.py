"""Chance: the published test vectors of ChaCha, exactly even draws, keys, and why the seeded generator is no secret."""

from __future__ import annotations

import struct
from collections import Counter

import numpy as np
import pytest

from kontor.kernel import BadOption, Rng, below, forget, seed_rng
from kontor.kernel.chance import (
    KEYED,
    chacha,
    checked_key,
    impossible_chance,
    key_in,
    key_rng,
    key_text,
    read_key,
    words_of,
)

ZERO, ONE = bytes(32), bytes([1]) + bytes(31)
# draft-strombergson-chacha-test-vectors-01 (keys of 256 bits, nonce 0): rounds, key, number of the block, key stream
VECTORS = [
    (8, ZERO, 0, "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
                 "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"),
    (8, ZERO, 1, "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
                 "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"),
    (8, ONE, 0, "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
                "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"),
    (8, ONE, 1, "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
                "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4"),
    (12, ZERO, 0, "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
                  "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be"),
    # RFC 8439, appendix A.1, test vectors 1 to 4
    (20, ZERO, 0, "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                  "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"),
    (20, ZERO, 1, "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                  "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"),
    (20, bytes(31) + b"\x01", 1, "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
                                 "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0"),
    (20, b"\x00\xff" + bytes(30), 2, "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
                                     "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096"),
]  # fmt: skip


def keyed(key: bytes, block: int = 0) -> Rng:
    rng: Rng = Rng.blank()
    key_rng(rng, words_of(key))
    rng.a = block
    return rng


@pytest.mark.parametrize(("rounds", "key", "block", "stream"), VECTORS)
def test_the_block_is_that_of_chacha(rounds: int, key: bytes, block: int, stream: str) -> None:
    rng = keyed(key, block)
    assert struct.pack("<16I", *(chacha(rng, rounds, i) for i in range(16))).hex() == stream


def test_the_counter_has_64_bits() -> None:
    low, high = keyed(ZERO, 5), keyed(ZERO, 5 + (1 << 32))
    assert chacha(low, 8, 0) != chacha(high, 8, 0)


def test_each_keyed_draw_takes_the_next_block() -> None:
    rng, words = keyed(ONE), [chacha(keyed(ONE, block), 8, 0) for block in range(50)]
    assert [below(rng, 1 << 30) for _ in range(50)] == [word >> 2 for word in words]
    assert rng.a == 50 and key_in(rng) == ONE


def test_keyed_draws_pass_over_words_that_would_favour_some_numbers() -> None:
    """With n of almost 2**31 a good part of all words is passed over; what is left is exactly even."""
    n = (1 << 31) - 1
    rng = keyed(ONE)
    for _ in range(2000):
        assert 0 <= below(rng, n) < n
    least = (1 << 32) % n
    passed = sum((chacha(keyed(ONE, block), 8, 0) * n) & 0xFFFFFFFF < least for block in range(rng.a))
    assert rng.a == 2000 + passed
    n = 3 << 29  # of 2**32 words, 2**30 are passed over
    rng = keyed(ONE)
    assert max(below(rng, n) for _ in range(1000)) < n
    assert 1200 < rng.a < 1500


@pytest.mark.parametrize("n", [1, 2, 6, 54])
def test_keyed_draws_are_even(n: int) -> None:
    rng = keyed(bytes(range(32)))
    counts = Counter(below(rng, n) for _ in range(200 * n))
    assert sorted(counts) == list(range(n))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < n + 6 * n**0.5 + 6  # chi-squared


def test_a_key_stays_in_force_until_it_is_forgotten() -> None:
    rng = keyed(ONE, 3)
    seed_rng(rng, 7)
    assert (rng.a, rng.b, key_in(rng)) == (3, KEYED, ONE)
    forget(rng)
    assert rng == Rng.blank() and key_in(rng) is None
    seed_rng(rng, 7)
    plain: Rng = Rng.blank()
    seed_rng(plain, 7)
    assert rng == plain


def test_keys_are_written_and_read() -> None:
    key = bytes(range(32))
    assert read_key(key_text(key)) == key
    assert key_text(key).startswith("chacha8 000102")
    for wrong in ("", "chacha8", "chacha8 00", "dice " + "0" * 64, "chacha8 " + "g" * 64, "chacha8 " + "A" * 64):
        with pytest.raises(BadOption):
            read_key(wrong)
    for bad in (b"short", "x" * 32, bytearray(32), None):
        with pytest.raises(BadOption, match="A key must have 32 bytes"):
            checked_key(bad)  # type: ignore[arg-type]


def test_a_generator_that_cannot_be_is_told() -> None:
    rng = keyed(ONE)
    assert list(impossible_chance(rng)) == []
    rng.a = -1
    assert list(impossible_chance(rng)) == ["rng.a is -1; with a key it counts what was drawn, from 0"]
    rng.a, rng.b = 5, 6
    assert list(impossible_chance(rng)) == ["rng has a key, but rng.b is not -1, which says so"]
    forget(rng)
    assert list(impossible_chance(rng)) == ["rng is zero: such a generator gives the same number for ever"]


def test_the_seeded_generator_can_be_inverted_from_its_outputs() -> None:
    """Why people's tables need a key: the seeded generator goes on by exclusive or alone. Whoever sees the lowest bit
    of 64 outputs, which is the lowest bit of its first word, finds all its bits by solving 64 equations."""
    rng: Rng = Rng.blank()
    seed_rng(rng, 20_261_116)
    secret = rng.clone()
    seen = []
    for _ in range(64):
        seen.append(rng.a & 1)  # the multiplier is odd: it leaves the lowest bit as it is
        below(rng, 2)

    def bits_from(a: int, b: int) -> list[int]:
        one: Rng = Rng.blank()
        one.a, one.b = a, b
        out = []
        for _ in range(64):
            out.append(one.a & 1)
            below(one, 2)
        return out

    columns = [bits_from(1 << k, 0) for k in range(32)] + [bits_from(0, 1 << k) for k in range(32)]
    system = np.array([*columns, seen], np.uint8).T
    row = 0
    for column in range(64):
        pivots = [r for r in range(row, 64) if system[r, column]]
        if not pivots:
            continue
        system[[row, pivots[0]]] = system[[pivots[0], row]]
        for r in range(64):
            if r != row and system[r, column]:
                system[r] ^= system[row]
        row += 1
    assert row == 64, "one answer only"
    found = [int(bit) for bit in system[:, 64]]
    assert sum(bit << k for k, bit in enumerate(found[:32])) == secret.a
    assert sum(bit << k for k, bit in enumerate(found[32:])) == secret.b
