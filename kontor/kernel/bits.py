"""Sets of numbers from 0 to 62 as the bits of one whole number."""

from __future__ import annotations

from collections.abc import Iterator

from .rule import rule, table

# The powers of 2 up to 2^65 leave different rests when divided by 67: a rest tells which bit it was.
_BIT_OF_REST = table([next((bit for bit in range(66) if pow(2, bit, 67) == rest), 0) for rest in range(67)])


@rule
def lowest(bits: int) -> int:
    """The least number in a set that is not empty; `bits &= bits - 1` takes it out."""
    return _BIT_OF_REST[(bits & -bits) % 67]


def bits(mask: int) -> Iterator[int]:
    """The numbers in a set of bits, increasing: `for route in bits(s.free_routes)`, in rules too."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1
