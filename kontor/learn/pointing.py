"""What a lesson can point at: everything on the table that has an id, with its words."""

from __future__ import annotations

from kontor.kernel.scene import Scene


def pointable(scene: Scene) -> dict[str, str]:
    """Ids of what can be pointed at, each with what it is called: targets of the picture, cards and tracks, what
    somebody owns (`counter:0:wood`, seats from 0), a player's box (`player:1`), a whole area (`area:market`)."""
    found: dict[str, str] = {}
    for drawn in scene.picture["areas"].values() if scene.picture else ():
        for target in drawn.get("targets", ()):
            found[target["id"]] = _name(target.get("label", target["id"]))
    if not scene.picture:
        found |= {place.id: _name(place.label) for place in scene.places}
        found |= {piece.id: _name(piece.label) for piece in scene.pieces}
        found |= {line.id: _name(line.label) for line in scene.lines}
    for player in scene.players:
        found[f"player:{player.seat}"] = player.name
        for track in player.tracks:
            found[track.id] = track.label
        if player.seat == scene.viewer:
            found |= {card.id: card.title for card in player.cards if card.title}
        for counter in player.counters:
            found[f"counter:{player.seat}:{counter.icon}"] = counter.label
    for area in scene.areas:
        found[f"area:{area.id}"] = area.title or area.id
    return found


def _name(label: str) -> str:
    """A label begins with the name."""
    return label.partition(". ")[0].removesuffix(".")
