"""Screenshots made small: PNG files with a palette, about a third as large, without a further library."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[Any]
SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 128
PLAIN = 32  # of them, those of the largest plain parts
CHANNELS = {2: 3, 6: 4}  # by the colour type of a file: red, green, blue, and perhaps opacity
WEIGHT = (3, 4, 2)  # how well differences of red, green and blue are seen
LOT = 4096  # colours compared at a time


def shrink(path: Path) -> None:
    """The file with no more than 128 colours, those its picture is best told with."""
    pixels = _read(path.read_bytes())
    height, width, _ = pixels.shape
    packed = pixels.astype(np.uint32) @ np.array([1 << 16, 1 << 8, 1], np.uint32)
    colours, which, counts = np.unique(packed, return_inverse=True, return_counts=True)
    found = np.stack([colours >> 16 & 255, colours >> 8 & 255, colours & 255], axis=1).astype(np.float32)
    palette = _palette(found, counts)
    weight = np.array(WEIGHT, np.float32)
    nearest = np.concatenate(
        [
            (((found[k : k + LOT, None] - palette[None]) ** 2) * weight).sum(axis=2).argmin(axis=1)
            for k in range(0, len(found), LOT)
        ]
    ).astype(np.uint8)
    rows = nearest[which].reshape(height, width)
    lines = np.hstack([np.zeros((height, 1), np.uint8), rows])
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = {b"IHDR": head, b"PLTE": palette.astype(np.uint8).tobytes(), b"IDAT": zlib.compress(lines.tobytes(), 9)}
    path.write_bytes(SIGNATURE + b"".join(_chunk(*each) for each in [*chunks.items(), (b"IEND", b"")]))


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def _palette(colours: Numbers, counts: Numbers) -> Numbers:
    """Median cut: the box of colours with the greatest spread is cut in two until there are enough."""
    seen = np.sqrt(counts.astype(np.float32))  # a large plain shall not take every colour
    boxes = [np.arange(len(colours))]
    spread = [_spread(colours, seen, boxes[0])]
    while len(boxes) < min(COLOURS - PLAIN, len(colours)) and max(spread) > 0:
        k = int(np.argmax(spread))
        box = boxes[k]
        axis = int(np.argmax(np.ptp(colours[box], axis=0) * WEIGHT))
        box = box[np.argsort(colours[box, axis], kind="stable")]
        upto = np.cumsum(seen[box])
        cut = min(max(1, int(np.searchsorted(upto, upto[-1] / 2))), len(box) - 1)
        for at, part in ((k, box[:cut]), (len(boxes), box[cut:])):
            boxes[at : at + 1] = [part]
            spread[at : at + 1] = [_spread(colours, seen, part)]
    kept = np.argsort(counts)[-PLAIN:]  # what is seen most stays exactly as it is
    return colours[np.concatenate([kept, [box[np.argmax(seen[box])] for box in boxes]])]


def _spread(colours: Numbers, seen: Numbers, box: Numbers) -> float:
    if len(box) < 2:
        return 0.0
    mean = np.average(colours[box], axis=0, weights=seen[box])
    return float((((colours[box] - mean) ** 2 * WEIGHT).sum(axis=1) * seen[box]).sum())


def _read(data: bytes) -> Numbers:
    """Pixels of a file as browsers write it: 8 bits a channel, not interlaced."""
    if not data.startswith(SIGNATURE):
        raise ValueError("this is no PNG file")
    at, packed = len(SIGNATURE), b""
    width = height = kind = 0
    while at < len(data):
        (length,), name = struct.unpack(">I", data[at : at + 4]), data[at + 4 : at + 8]
        content = data[at + 8 : at + 8 + length]
        if name == b"IHDR":
            width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", content)
            if depth != 8 or interlaced or kind not in CHANNELS:
                raise ValueError("only what browsers write is read")
        elif name == b"IDAT":
            packed += content
        at += length + 12
    channels = CHANNELS[kind]
    lines = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + channels * width)
    pixels: Numbers = _unfiltered(lines, channels).reshape(height, width, channels)
    return pixels[:, :, :3]


@numba.njit
def _unfiltered(lines, channels):  # type: ignore[no-untyped-def]
    """Each byte is told as a difference from its neighbours: left, above, both, or whichever is likeliest."""
    height, length = lines.shape[0], lines.shape[1] - 1
    out = np.zeros((height, length), np.uint8)
    for y in range(height):
        kind = lines[y, 0]
        for x in range(length):
            left = int(out[y, x - channels]) if x >= channels else 0
            above = int(out[y - 1, x]) if y else 0
            corner = int(out[y - 1, x - channels]) if y and x >= channels else 0
            told = 0
            if kind == 1:
                told = left
            elif kind == 2:
                told = above
            elif kind == 3:
                told = (left + above) // 2
            elif kind == 4:
                from_left, from_above = abs(above - corner), abs(left - corner)
                from_corner = abs(left + above - 2 * corner)
                if from_left <= from_above and from_left <= from_corner:
                    told = left
                else:
                    told = above if from_above <= from_corner else corner
            out[y, x] = (int(lines[y, x + 1]) + told) & 255
    return out
