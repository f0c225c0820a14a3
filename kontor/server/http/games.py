"""Routes: the games, their rules and pictures."""

from __future__ import annotations

import functools
import math
from importlib.resources import files
from typing import Annotated, Any, Literal

import structlog
from fastapi import APIRouter, Depends, Request, Response

from kontor import picture, rulebook
from kontor.bots import BOTS, LEVELS
from kontor.kernel import LANGUAGES, Game, KontorError, game, playable_games
from kontor.learn.lessons import lesson_paths
from kontor.match import SPECTATOR, Match

from ..contract import answers
from ..errors import PlainRefusal
from ..tables.offers import game_on_offer
from .dependencies import Language

router = APIRouter(tags=["games"])
_log = structlog.get_logger()


SVG = "image/svg+xml"
_PICTURE: dict[int | str, dict[str, Any]] = {200: {"description": "A picture", "content": {SVG: {}}}}


async def known_game(game_id: str) -> Game:
    return game_or_404(game_id)


def game_or_404(game_id: str) -> Game:
    try:
        return game_on_offer(game_id)
    except KontorError as error:
        raise PlainRefusal(str(error), 404) from None


KnownGame = Annotated[Game, Depends(known_game)]


@router.get("/games")
async def games(lang: Language) -> list[answers.Game]:
    """The lightest first; of equal weight the shortest."""
    return [_game(found, lang) for found in sorted(playable_games(), key=_heaviness)]


def _heaviness(found: Game) -> tuple[float, float]:
    return found.box.weight or math.inf, found.box.minutes or math.inf


def _game(found: Game, lang: str) -> answers.Game:
    words, about = found.words(lang), rulebook.about(found, lang)

    def value_name(key: str, value: str) -> str:
        return words(value) if value in ("yes", "no") else words(f"option-{key}-{value}")

    return answers.Game(
        id=found.id,
        name=found.name(lang),
        line=words("game-line"),
        players=list(found.seats),
        minutes=found.box.minutes,
        weight=found.box.weight,
        lessons=len(lesson_paths(found)),
        options=[
            answers.GameOption(
                key=o.key,
                name=words(f"option-{o.key}"),
                help=words(f"option-{o.key}.help"),
                default=o.default,
                values=[answers.OptionValue(value=v, name=value_name(o.key, v)) for v in o.values],
            )
            for o in found.options
        ],
        bots=[
            answers.Bot(id=bot, name=words(f"bot-{bot}"), about=words(f"bot-{bot}-about"), simple=bot not in LEVELS)
            for bot in (*LEVELS, *sorted(BOTS.keys() - set(LEVELS)))
        ],
        about={key: anchor for key, (anchor, _) in about.items()},
        paragraphs=dict(about.values()),
    )


@router.get("/games/{game_id}/rules")
def rules(found: KnownGame, lang: Language) -> answers.Rules:
    """Not a coroutine: the first time a second is spent on pictures, beside what else the server does."""
    page = rulebook.page(found, lang)
    for problem in page.problems:
        _log.warning("example", problem=problem)
    return answers.Rules(
        name=page.name,
        html=page.html,
        contents=[answers.RulesHeading(anchor=h.anchor, title=h.title, level=h.level) for h in page.contents],
        legend=[answers.RulesIcon(icon=each.icon, name=each.name) for each in page.legend],
        palette={name: list(pair) for name, pair in page.palette.items()},
    )


@router.get("/games/{game_id}/examples/{name}/{key}.svg", response_class=Response, responses=_PICTURE)
def example_picture(found: KnownGame, name: str, key: str, request: Request) -> Response:
    """A picture of the rules page; the page names the key: language, theme, and a hash of what is shown."""
    language, theme, mark = (*key.split("-"), "", "")[:3]
    if language not in LANGUAGES or theme not in picture.THEMES:
        raise PlainRefusal(f"There is no picture “{name}/{key}”.", 404)
    try:
        drawn = rulebook.picture(found, name, language, theme)
    except KontorError as error:
        raise PlainRefusal(str(error), 404) from None
    # A page that is older than the server gets what there is now, but does not keep it.
    caching = "public, max-age=31536000, immutable" if drawn.key == mark else "no-store"
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(drawn.zipped, media_type=SVG, headers={**headers, "content-encoding": "gzip"})
    return Response(drawn.svg, media_type=SVG, headers=headers)


@router.get("/games/{game_id}/picture.svg", response_class=Response, responses=_PICTURE)
async def game_picture(found: KnownGame, theme: Literal["light", "dark"] = "light") -> Response:
    return Response(_card_picture(found.id, theme), media_type=SVG, headers={"cache-control": "max-age=86400"})


@functools.cache
def _card_picture(game_id: str, theme: str) -> str:
    """The board of a game some way in: bots play it once."""
    found = game(game_id)
    match = Match(found, found.seats.stop - 1, seed=11)
    engine = found.python
    while not match.over and len(match.played) < 36:
        legal = match.legal
        match.play(legal[engine.turn(match.state) * 7919 % len(legal)])
    return picture.board(match.scene(SPECTATOR), theme, files(found.package) / "art")


@router.get("/games/{game_id}/backdrop/{key}.json", response_model=answers.BackdropView)
async def backdrop(found: KnownGame, key: str) -> Response:
    """What never changes in a game's pictures, in one language; scenes name the key."""
    language = key.split("-")[0]
    if found.views.parts is None or language not in LANGUAGES:
        raise PlainRefusal(f"There is no backdrop “{key}”.", 404)
    drawn = picture.Backdrop.of(found.package, language, found.views.parts)
    # A page that is older than the server gets what there is now, but does not keep it.
    caching = "public, max-age=31536000, immutable" if drawn.key == key else "no-store"
    return Response(drawn.json, media_type="application/json", headers={"cache-control": caching})


@router.get("/icons.svg", response_class=Response, responses=_PICTURE)
async def icons(game: str | None = None) -> Response:
    """Icons and drawings as symbols `i-NAME`: of one game, or those shared by all."""
    folders = [files(game_or_404(game).package) / "art"] if game else []
    return Response(picture.sprite(folders), media_type=SVG, headers={"cache-control": "max-age=3600"})
