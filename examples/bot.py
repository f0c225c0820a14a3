"""A bot for Kontor in twenty lines: it builds when it can, and takes any legal decision otherwise."""

import random
import sys

legal = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "kontor-bot":
        print("name Twenty Lines\nplays any\nrepeatable\nready", flush=True)
    elif word == "game":
        print("ready", flush=True)
    elif word == "legal":
        legal.append(rest)
    elif word == "choose":
        liked = [move for move in legal if move.startswith("build")]
        print("move", random.Random(rest).choice(liked or legal), flush=True)  # the same question, the same answer
        legal = []
    elif word == "quit":
        break
