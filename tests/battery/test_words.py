"""What people read in every installed game; and the check itself."""

from __future__ import annotations

import pytest

from kontor.testing.words import *
from kontor.testing.words import assert_clean


@pytest.mark.parametrize(
    "text",
    [
        "Ann draws  a card.",
        "Ann draws a card .",
        "Ann húz (7.).",
        "Ann draws a card..",
        "Ann draws ((a card)).",
        "Ann draws { $card }.",
        "Ann draws 1 :wine:.",
        "Ann draws the the card.",
    ],
)
def test_the_check_finds_slips(text: str) -> None:
    with pytest.raises(AssertionError):
        assert_clean(text)
