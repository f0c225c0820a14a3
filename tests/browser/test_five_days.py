"""Five days of a correspondence game: two people and a bot, a server that is started again and again, somebody who
stays away and comes back, and calls by mail and push, each exactly once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from kontor.server.tables import records
from tests.server.mailbox import Mailbox, mailbox, text_of
from tests.server.moved_time import MovedTime
from tests.server.moved_time import time_moves as time_moves
from tests.server.receivers import BrowserKeys, Receiver, receiver
from tests.server.serving import Served
from tests.server.test_durability import free_port
from tests.server.workers import shelf as shelf  # the bot's process outlives the servers

from .conftest import Player
from .test_play import click_a_choice

HOUR, DAY = 3600.0, 86400.0
CLOCK = {"kind": "days", "bank": int(2 * DAY), "at_zero": "turn"}
ANNS_ADDRESS = "ann@kontor.test"
PATIENCE = 120  # seconds for a call, and for the bot before it: the machine may be busy


class Club:
    """A server that can be stopped and started on the same data and port, and the world it calls people in."""

    def __init__(self, folder: Path, time: MovedTime, box: Mailbox, world: Receiver) -> None:
        self._folder, self._port, self.time, self.box, self.world = folder, free_port(), time, box, world
        self.address = f"http://127.0.0.1:{self._port}"
        self._server: Served | None = None

    def open(self) -> None:
        settings = {
            "choose_seeds": True,
            "call_delay": 0.0,
            "call_anywhere": True,
            "public_url": self.address,
            **self.box.settings,
        }
        self._server = Served(self._folder, self._port, **settings)
        self._server.__enter__()

    def close(self) -> None:
        if self._server is not None:
            self._server.__exit__(None, None, None)
            self._server = None

    def is_away_for(self, seconds: float) -> None:
        self.close()
        self.time.pass_by(seconds)
        self.open()


@pytest.fixture
def club(tmp_path: Path, time_moves: MovedTime, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    monkeypatch.setattr(records, "STAND_IN", "random")  # it need not think here
    with mailbox() as box, receiver() as world:
        club = Club(tmp_path, time_moves, box, world)
        club.open()
        yield club
        club.close()


def wants_mail(ann: Player, club: Club) -> None:
    """An account with an address that was confirmed by the link in a mail, and calls by mail."""
    ann.api("POST", "/api/register", {"login": "ann", "password": "a long password"})
    ann.api("POST", "/api/account/address", {"address": ANNS_ADDRESS})
    ann.wait(lambda: bool(club.box.to(ANNS_ADDRESS)), PATIENCE)
    link = re.search(r"http\S+", text_of(club.box.messages.pop()))
    assert link is not None
    ann.page.goto(link.group())
    ann.wait(lambda: ann.api("GET", "/api/bell/settings")["address"] == ANNS_ADDRESS)
    chosen = ann.api("GET", "/api/bell/settings")["chosen"]
    ann.api("POST", "/api/bell/settings", {**chosen, "mail": {**chosen["mail"], "on": True}})


class Pushed:
    """What was pushed to one browser."""

    def __init__(self, player: Player, world: Receiver) -> None:
        self._keys, self._world = BrowserKeys(), world
        player.api("POST", "/api/bell/push", self._keys.subscription(world.url("/push")))

    @property
    def calls(self) -> list[Any]:
        return [self._keys.opened(taken) for taken in self._world.taken]

    def kinds(self) -> Counter[str]:
        return Counter(call["kind"] for call in self.calls)


def plays_a_turn(player: Player, path: str) -> None:
    """Comes by the link of the call, decides by mouse until somebody else is asked, and goes again."""
    player.sit(path.rsplit("/", 1)[-1].partition("?")[0])
    assert player.my_turn()
    while player.scene["choices"]:
        click_a_choice(player)
        player.go_on()
    player.go("/account")


class Correspondence:
    """A table of Ann (called by mail), Ben (called by push) and a bot, none of whom look at it unless they play."""

    def __init__(self, club: Club, ann: Player, ben: Player) -> None:
        self.club, self.players = club, (ann, ben)
        wants_mail(ann, club)
        self.pushed = Pushed(ben, club.world)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        self.table = ann.table(seats, clock=CLOCK)
        for player in self.players:
            player.go("/account")
        ben.api("POST", f"/api/tables/{self.table}/join")
        self.turns = [0, 0]

    @property
    def shown(self) -> Any:
        return self.players[0].api("GET", f"/api/tables/{self.table}")

    @property
    def mover(self) -> int:
        """Who of the two is asked; the bot decides at once."""
        self.players[0].wait(lambda: self.shown["to_move"] != 2, PATIENCE)
        seat: int = self.shown["to_move"]
        return seat

    def calls_to_turn(self, seat: int) -> list[str]:
        """Where the calls of a seat to its turns lead to."""
        if seat == 1:
            return [call["path"] for call in self.pushed.calls if call["kind"] == "your-turn"]
        mails = [mail for mail in self.club.box.to(ANNS_ADDRESS) if mail["Subject"].startswith("Your turn")]
        return [found.group() for mail in mails if (found := re.search(r"/table/\S+", text_of(mail)))]

    def called(self, seat: int) -> str:
        """The seat is asked and has been called to it, once more than before."""
        self.turns[seat] += 1
        self.players[seat].wait(lambda: len(self.calls_to_turn(seat)) == self.turns[seat], PATIENCE)
        assert self.shown["to_move"] == seat
        return self.calls_to_turn(seat)[-1]

    def play(self, seat: int) -> None:
        plays_a_turn(self.players[seat], self.called(seat))


def test_a_correspondence_game_over_five_days(chromium: Browser, club: Club) -> None:
    began = club.time.now()
    ann, ben = (Player(chromium.new_context(reduced_motion="reduce"), club.address) for _ in range(2))
    ann.arrive("Ann")
    ben.arrive("Ben")
    game = Correspondence(club, ann, ben)

    # Each comes when called; between the call and the turn the server is away, and nobody pays for that.
    for _ in range(4):
        mover = game.mover
        path = game.called(mover)
        club.is_away_for(12 * HOUR)
        club.time.pass_by(9 * HOUR)
        assert game.shown["seats"][mover]["clock"]["left"] == pytest.approx(2 * DAY - 9 * HOUR, abs=5)
        plays_a_turn(game.players[mover], path)

    # Ben stays away: he is reminded, and then a bot plays this one turn for him.
    if game.mover == 0:
        game.play(0)
    game.called(1)
    club.is_away_for(7 * HOUR)
    club.time.pass_by(2 * DAY - 4 * HOUR)
    ben.wait(lambda: game.pushed.kinds()["clock-low"] == 1, PATIENCE)
    club.is_away_for(HOUR)
    club.time.pass_by(4 * HOUR + 60)
    ben.wait(lambda: game.pushed.kinds()["time-up"] == 1, PATIENCE)
    game.play(0)
    assert game.shown["seats"][1]["clock"]["played_for"] == 1

    # The seat is his again: he is called, and plays himself.
    path = game.called(1)
    seat = game.shown["seats"][1]
    assert seat["stand_in"] is None and seat["clock"]["out_of_time"] is None
    plays_a_turn(ben, path)
    game.called(0)
    assert (club.time.now() - began).total_seconds() >= 5 * DAY

    # Nothing came twice, and nothing else came.
    club.is_away_for(60)
    letters = [mail["Message-ID"] for mail in club.box.to(ANNS_ADDRESS)]
    assert len(letters) == len(set(letters)) and len(game.calls_to_turn(0)) == game.turns[0]
    told = [call["id"] for call in game.pushed.calls]
    assert len(told) == len(set(told)) and len(game.calls_to_turn(1)) == game.turns[1]
    kinds = game.pushed.kinds()
    assert kinds["clock-low"] == kinds["time-up"] == 1 and set(kinds) <= {"your-turn", "clock-low", "time-up", "begun"}
    for player in (ann, ben):
        assert [error for error in player.errors if "ERR_" not in error and "WebSocket" not in error] == []
        player.context.close()
