"""Programs that do not keep to the protocol, each in its own way: `python broken.py WAY`. With `fine` it does."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

WAY = sys.argv[1]


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def forever() -> None:
    while True:
        time.sleep(1)


def greet() -> None:
    if WAY == "goodbye":
        Path(sys.argv[2], f"{os.getpid()} came").touch()
    if WAY == "dies at once":
        sys.exit("no licence found")
    if WAY == "silent":
        forever()
    if WAY == "garbage":
        say("Welcome to MyBot 3000!")
    if WAY == "binary":
        sys.stdout.buffer.write(b"\xff\xfe\x00\x9f\n")
        sys.stdout.buffer.flush()
    if WAY == "huge":
        while True:
            sys.stdout.write("x" * 4096)
    if WAY == "closes":
        os.close(1)
        forever()
    if WAY == "error":
        say("error the moon is in the wrong phase")
    if WAY != "no name":
        say(f"name {WAY}")
    say("plays chess ragusa" if WAY == "strange game" else "plays ragusa" if WAY == "picky" else "plays any")
    if WAY == "forgets its promise":
        say("repeatable")
    say("ready")


def choose(legal: list[str]) -> None:
    if WAY == "late":
        time.sleep(60)
    if WAY == "hangs":
        forever()
    if WAY == "dies later":
        raise RuntimeError("out of ideas")
    if WAY == "thinks aloud":
        say("hm, difficult")
    if WAY == "unreadable":
        say("move fly to the moon")
    if WAY == "flood":
        while True:
            say("info still thinking")
    if WAY == "stderr":
        for _ in range(20_000):
            sys.stderr.write("a warning nobody reads, again and again and again\n")
    if WAY in ("child", "leaves a child"):
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        say(f"info {child.pid}")
        say(f"move {legal[0]}")
        if WAY == "leaves a child":
            return
        forever()
    if WAY == "illegal":
        say("move feed 2 wheat")
    say(f"move {random.choice(legal) if WAY == 'forgets its promise' else legal[0]}")
    if WAY == "twice":
        say(f"move {legal[0]}")


def main() -> None:
    legal: list[str] = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if rest.endswith(" x-kontor-check") and WAY == "fussy about words":
            sys.exit(f"too many words: {line}")
        if word == "kontor-bot":
            greet()
        elif word == "game":
            if WAY != "one game" or not hasattr(main, "played"):
                say("ready")
            main.played = True  # type: ignore[attr-defined]
            if WAY == "deaf":
                os.close(0)
                forever()
        elif word == "legal":
            legal.append(rest)
        elif word == "choose":
            choose(legal)
            legal = []
        elif word == "quit":
            if WAY == "goodbye":
                Path(sys.argv[2], f"{os.getpid()} quit").touch()
            if WAY == "crashes at the end":
                raise RuntimeError("nothing to save")
            if WAY not in ("stays", "ignores quit"):
                return
        elif word.startswith("x-") and WAY == "fussy":
            sys.exit(f"unknown command {word}")
    if WAY in ("stays", "stays after the end"):
        forever()


main()
