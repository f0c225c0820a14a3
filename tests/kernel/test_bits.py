"""Sets of numbers as bits."""

from __future__ import annotations

from kontor.kernel import lowest


def test_the_lowest_number_of_a_set() -> None:
    for number in range(63):
        assert lowest(1 << number) == number
        assert lowest((1 << 62) | (1 << number)) == number


def test_a_set_is_taken_apart_in_order() -> None:
    bits, found = 1 << 3 | 1 << 17 | 1 << 40 | 1 << 62, []
    while bits != 0:
        found.append(lowest(bits))
        bits &= bits - 1
    assert found == [3, 17, 40, 62]
