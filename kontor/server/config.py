"""Configuration: defaults, then a TOML file, then environment variables (`KONTOR_PORT=9000`); see docs/server.md."""

from __future__ import annotations

import ipaddress
import os
import secrets
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from string import hexdigits
from typing import Any

from kontor.kernel import KontorError

from .private import make_private_file, make_private_folder, write_once


def default_data_folder() -> Path:
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or Path.home())
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "kontor"


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path()
    """Folder for the database and the secret; default: the user's data folder."""
    database: str = ""
    """SQLAlchemy URL; default: SQLite in the data folder. PostgreSQL: postgresql+asyncpg://user@host/name"""
    secret: str = ""
    """Key that signs cookies; default: made once and kept in the data folder."""
    origins: str = ""
    """Further origins, with commas, that may open sockets: `https://play.example.org`."""
    secure_cookies: bool = False
    """Set when the server is reached by https only."""
    proxies: str = ""
    """Addresses or networks of proxies, with commas, whose word on who asks (X-Forwarded-For) is believed."""
    operator: str = ""
    """Password for /metrics and /api/docs; without one nobody gets them."""
    bot_processes: int = 0
    """Processes that think for bots; 0: as many as there are cores, at least two."""
    bot_pause: float = 0.45
    """Seconds a bot waits at least before it decides, so that people can follow."""
    bot_patience: float = 60.0
    """Seconds a bot may think about one decision; then its process is ended and the simplest bot decides instead."""
    hint_iterations: int = 3000
    hint_seconds: float = 1.5
    """A hint ends with whichever comes first."""
    review_iterations: int = 300
    """For each decision of a game that is reviewed."""
    absence: float = 60.0
    """Seconds somebody must have been away before others may ask for a bot in their place."""
    notice: float = 30.0
    """Seconds between that and the bot's first move; whoever comes back meanwhile keeps the seat."""
    request_patience: float = 30.0
    """Seconds within which a request must be received whole."""
    send_patience: float = 30.0
    """Seconds within which whoever is sent something must read on."""
    guests_per_hour: int = 60
    """New guests from one address."""
    tables_per_hour: int = 60
    """New tables of one person; from one address four times as many."""
    open_tables: int = 5
    """Tables of one person that wait for others at the same time."""
    reads_per_minute: int = 240
    """Histories, logs and earlier positions one person may ask for; one address four times as many."""
    max_body: int = 256 * 1024
    log_json: bool = False
    log_level: str = "info"
    rate_limits: bool = True
    choose_seeds: bool = False
    """Let a host choose the seed also where other people play (it tells every secret): for tests."""

    @staticmethod
    def load(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
        """Settings from file, environment and what is given; `KontorError` names what is wrong."""
        values: dict[str, Any] = {}
        known = {field.name: field for field in fields(Settings)}
        path = Path(environment.get("KONTOR_CONFIG") or "kontor.toml")
        if path.exists():
            try:
                values |= tomllib.loads(path.read_text(encoding="utf-8"))
            except (OSError, ValueError) as error:
                raise KontorError(f"{path} cannot be read: {error}") from None
        elif "KONTOR_CONFIG" in environment:
            raise KontorError(f"{path} (KONTOR_CONFIG) does not exist.")
        if unknown := values.keys() - known.keys():
            raise KontorError(f"{path} has the unknown setting {', '.join(sorted(unknown))}.")
        for name in known:
            if (text := environment.get(f"KONTOR_{name.upper()}")) is not None:
                values[name] = text
        values |= {name: value for name, value in given.items() if value is not None}
        if values.get("secret") == "":  # somebody meant to set one
            _must_be_long("The secret (KONTOR_SECRET)", "")
        settings = Settings(**{name: _read(name, value) for name, value in values.items()})
        if settings.data == Path():
            settings = replace(settings, data=default_data_folder())
        _must_be_addresses(settings.proxies)
        if 0 < len(settings.operator) < OPERATOR_LENGTH:
            raise KontorError(f"The setting operator must be a password of at least {OPERATOR_LENGTH} characters.")
        return settings

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / 'kontor.sqlite3'}"

    def signing_key(self) -> str:
        """The secret; the first start makes one that stays."""
        if self.secret:
            _must_be_long("The secret (KONTOR_SECRET)", self.secret)
            return self.secret
        path = self.data / "secret"
        try:
            make_private_folder(self.data)
            if not path.exists():
                write_once(path, secrets.token_urlsafe(32))
            make_private_file(path)
            key = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise KontorError(f"{path} is not text; remove it to get a new secret.") from None
        except OSError as error:
            raise KontorError(f"{path} cannot be used: {error.strerror}. Set KONTOR_DATA or KONTOR_SECRET.") from None
        _must_be_long(f"The secret in {path}", key)
        return key


SECRET_BITS = 256
OPERATOR_LENGTH = 16


def _must_be_addresses(proxies: str) -> None:
    for one in proxies.split(",") if proxies else ():
        try:
            ipaddress.ip_network(one.strip())
        except ValueError:
            raise KontorError(
                f"The setting proxies must list addresses or networks, comma-separated; “{one.strip()}” is neither."
            ) from None


def _must_be_long(what: str, key: str) -> None:
    """Whoever guesses the secret can pass for our own pages. A hexadecimal digit has four bits, another character at
    most eight."""
    key = key.strip()
    bits = len(key) * 4 if set(key) <= set(hexdigits) else len(key.encode()) * 8
    if bits < SECRET_BITS:
        raise KontorError(
            f"{what} is too short: it must have at least {SECRET_BITS} bits, "
            f"that is {SECRET_BITS // 8} characters, or {SECRET_BITS // 4} if they are hexadecimal digits."
        )


_TRUTH = {
    **dict.fromkeys(("1", "true", "yes", "on"), True),
    **dict.fromkeys(("0", "false", "no", "off"), False),
}


def _read(name: str, value: Any) -> Any:
    kind = type(getattr(Settings, name))
    if isinstance(value, kind) and not (kind is int and isinstance(value, bool)):
        return value
    text = str(value)
    try:
        if kind is bool:
            return _TRUTH[text.lower()]
        return Path(text) if issubclass(kind, Path) else kind(text)
    except (KeyError, ValueError):
        raise KontorError(f"The setting {name} cannot be “{text}”; it must be a {kind.__name__}.") from None
