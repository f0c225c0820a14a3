"""Ragusa as a scene. Provisional: no board yet, only players, the question and all choices in words."""

from __future__ import annotations

from kontor.kernel.scene import LETTERS, Card, Choice, Counter, Player, Scene, Table

from .components import CARD_IDS, COMMODITIES, N_CARDS, RESOURCES
from .scoring import breakdown, owners, rank, score
from .state import ACTIONS, OWNER, Phase, State


def scene(s: State, table: Table) -> Scene:
    words, over = table.phrases.words, s.phase == Phase.OVER
    asked = s.seat == table.viewer
    name = table.names[s.seat]
    phase = Phase(s.phase).name.lower()
    question = words("question-over") if over else words(f"question-{phase}" if asked else "waiting", player=name)
    return Scene(
        game="ragusa",
        title=words("game-name"),
        status=words("status-over" if over else "status-houses", count=s.players[s.seat].houses),
        question=question,
        help="",
        viewer=table.viewer,
        to_move=-1 if over else s.seat,
        over=over,
        players=[_player(s, table, owner) for owner in range(owners(s))],
        choices=[Choice(action, ACTIONS.notation(action), table.phrases.move(action)) for action in table.choices],
        captions={
            "goods": words("label-goods"),
            "cards": words("label-cards"),
            "supply": words("label-supply"),
            "first": words("label-first"),
            "to-move": words("label-to-move"),
        },
    )


def _player(s: State, table: Table, owner: int) -> Player:
    words, over = table.phrases.words, s.phase == Phase.OVER
    p = s.players[owner]
    colour = table.colour(owner)
    hand = [card for card in range(N_CARDS) if p.hand >= 0 and p.hand >> card & 1]
    cards = [Card(f"card-{CARD_IDS[card]}", words(f"card-{CARD_IDS[card]}")) for card in hand]
    cards += [Card(f"card-{owner}-{k}", "") for k in range(len(hand), p.cards)]
    goods = [*zip(p.resources, RESOURCES, strict=True), *zip(p.stock, COMMODITIES, strict=True)]
    names = [words(f"{'commodity' if name in COMMODITIES else 'resource'}-{name}") for _, name in goods]
    points = [Counter("star", n, words(f"category-{key}"), "points") for key, n in breakdown(s, owner).items()]
    return Player(
        seat=owner,
        name=table.phrases.named(OWNER, owner),
        colour=colour,
        letter=LETTERS[colour],
        score=score(s, owner),
        to_move=not over and owner == s.seat,
        first=owner == s.first,
        cards=cards,
        note=", ".join(f"{n} {name}" for (n, _), name in zip(goods, names, strict=True) if n),
        rank=rank(s, owner) if over else 0,
        points=points if over else [],
    )
