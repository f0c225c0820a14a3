"""State records: layout, mirrors, bytes, JSON."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor.kernel import BadPosition, Record, array, i8, i16, i32, i64, one


class Inner(Record):
    a: int = i8
    b: list[int] = array(i32, 3)


class Outer(Record):
    x: int = i8
    big: int = i64
    inner: Inner = one(Inner)
    many: list[Inner] = array(Inner, 2)
    grid: list[list[int]] = array(i16, 2, 3)
    tail: int = i8


def test_layout_is_that_of_an_aligned_numpy_record() -> None:
    import numpy as np

    inner = np.dtype([("a", "i1"), ("b", "i4", 3)], align=True)
    outer = np.dtype(
        [("x", "i1"), ("big", "i8"), ("inner", inner), ("many", inner, 2), ("grid", "i2", (2, 3)), ("tail", "i1")],
        align=True,
    )
    assert outer.itemsize == Outer.SIZE
    assert {name: outer.fields[name][1] for name in outer.names or ()} == Outer.OFFSETS  # type: ignore[index]


def _filled(values: list[int]) -> Outer:
    """An Outer with those 21 numbers, in the order of the declaration."""
    record = Outer._fill(iter(values))
    assert isinstance(record, Outer)
    return record


@given(st.lists(st.integers(-128, 127), min_size=20, max_size=20), st.integers(-(1 << 63), (1 << 63) - 1))
def test_bytes_and_json_round_trip(small: list[int], big: int) -> None:
    record = _filled([small[0], big, *small[1:]])
    data = record.to_bytes()
    assert len(data) == Outer.SIZE
    assert Outer.from_bytes(data) == record
    assert Outer.from_json(record.to_json()) == record
    assert record.clone() == record


def test_numpy_reads_what_the_mirror_wrote() -> None:
    import numpy as np

    record = Outer.blank()
    record.many[1].b[2] = 77
    record.grid[1][2] = -5
    offset = Outer.OFFSETS["many"] + Inner.SIZE + Inner.OFFSETS["b"] + 8
    assert np.frombuffer(record.to_bytes(), np.int32, 1, offset)[0] == 77
    assert np.frombuffer(record.to_bytes(), np.int16, 6, Outer.OFFSETS["grid"])[5] == -5


def test_a_clone_shares_nothing() -> None:
    record = Outer.blank()
    clone = record.clone()
    clone.grid[0][0] = clone.many[0].b[0] = clone.inner.a = 9
    assert record == Outer.blank()


def test_a_number_that_does_not_fit_is_named() -> None:
    record = Outer.blank()
    record.many[1].a = 300
    with pytest.raises(OverflowError, match=r"Outer\.many\[1\]\.a = 300 does not fit: the field holds -128 to 127"):
        record.to_bytes()


def test_an_unknown_attribute_is_an_error() -> None:
    with pytest.raises(AttributeError):
        Outer.blank().nonsense = 1


@pytest.mark.parametrize("name", ["sum", "round", "data", "T"])
def test_names_that_numpy_records_use_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"Bad.{name}"):
        exec(f"class Bad(Record):\n {name} = i8")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"x": 128}, r"state\.x is 128; it must be a whole number from -128 to 127"),
        ({"x": True}, r"state\.x is True"),
        ({"x": "1"}, r"state\.x is '1'"),
        ({"grid": [[0, 0, 0]]}, r"state\.grid must be a list of 2"),
        ({"inner": 3}, r"state\.inner must be an object with the fields of a Inner"),
        ({"more": 1}, r"state has the unknown field more"),
    ],
)
def test_bad_json_is_refused_in_words(change: dict[str, object], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        Outer.from_json({**Outer.blank().to_json(), **change})


def test_missing_fields_and_wrong_lengths_are_refused_in_words() -> None:
    with pytest.raises(BadPosition, match="state lacks big, inner"):
        Outer.from_json({k: v for k, v in Outer.blank().to_json().items() if k not in ("big", "inner")})
    with pytest.raises(BadPosition, match=f"a Outer has {Outer.SIZE} bytes, not 3"):
        Outer.from_bytes(b"abc")
