"""Configuration: defaults, then a TOML file, then environment variables (`KONTOR_PORT=9000`); see docs/server.md."""

from __future__ import annotations

import ipaddress
import os
import secrets
import tomllib
from collections.abc import Mapping
from email.utils import parseaddr
from pathlib import Path
from string import hexdigits
from typing import Any, Literal
from urllib.parse import urlsplit

from platformdirs import user_config_path, user_data_path
from pydantic import Field, ValidationError, field_validator, model_validator
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from kontor.kernel import KontorError

from .storage.private_files import make_private_file, make_private_folder, write_once
from .tables.policy import TablePolicy

SECRET_BITS = 256
OPERATOR_LENGTH = 16
FILE = "kontor.toml"


def data_folder() -> Path:
    return user_data_path("kontor", appauthor=False, roaming=True)


class Settings(BaseSettings, TablePolicy):
    model_config = SettingsConfigDict(
        env_prefix="KONTOR_", frozen=True, extra="forbid", use_attribute_docstrings=True, validate_default=False
    )

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Field(default_factory=data_folder)
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
    public_url: str = ""
    """How people reach the server, for links in mails: `https://play.example.org`; default: from host and port."""
    smtp_host: str = ""
    """The server that takes mail; without one nobody gets any."""
    smtp_port: int = 0
    """0: the usual one, 465 with tls, else 587 or 25."""
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    """Whom mail is from: `Kontor <kontor@example.org>`; default: kontor at the name of the server."""
    smtp_tls: Literal["auto", "starttls", "tls", "none"] = "auto"
    """auto: STARTTLS where the mail server offers it."""
    call_delay: float = 20.0
    """Seconds before a call leaves the house: who comes back meanwhile is not called."""
    call_anywhere: bool = False
    """Let people's webhooks and browsers be called by http and in private networks: for clubs, and for tests."""
    bot_processes: int = 0
    """The most processes that think for bots; 0: as many as there are cores, at least two."""
    bot_patience: float = 60.0
    """Seconds a bot may think about one decision; then its process is ended and the simplest bot decides instead."""
    bot_rest: float = Field(default=300.0, gt=0)
    """Seconds after which a process that has had nothing to think about ends; one for bots stays."""
    review_iterations: int = 300
    """For each decision of a game that is reviewed."""
    vacation_days: int = 14
    """Days a year somebody may be on vacation, while correspondence clocks stand still for them."""
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
    tournament_bots: int = 16
    """Bots that one tournament may have from its start: they think for all tables at the same time."""
    reads_per_minute: int = 240
    """Histories, logs and earlier positions one person may ask for; one address four times as many."""
    max_body: int = 256 * 1024
    log_json: bool = False
    log_level: str = "info"
    rate_limits: bool = True
    workers: int = Field(default=1, ge=1, le=64)
    """Processes that share the work on this machine; see docs/cluster.md."""
    redis: str = ""
    """Where several machines that share a database meet: `redis://:password@host:6379`; see docs/cluster.md."""

    @field_validator("data", mode="before")
    @classmethod
    def _somewhere(cls, value: Any) -> Any:
        return value or data_folder()

    @field_validator("secret")
    @classmethod
    def _strong(cls, value: str) -> str:
        _must_be_long("The secret (KONTOR_SECRET)", value)  # an empty one, too: somebody meant to set it
        return value

    @field_validator("proxies")
    @classmethod
    def _addresses(cls, value: str) -> str:
        for one in value.split(",") if value else ():
            try:
                ipaddress.ip_network(one.strip())
            except ValueError:
                wrong = one.strip()
                raise KontorError(
                    f"The setting proxies must list addresses or networks, comma-separated; “{wrong}” is neither."
                ) from None
        return value

    @field_validator("operator")
    @classmethod
    def _password(cls, value: str) -> str:
        if 0 < len(value) < OPERATOR_LENGTH:
            raise KontorError(f"The setting operator must be a password of at least {OPERATOR_LENGTH} characters.")
        return value

    @model_validator(mode="after")
    def _fit_for_several(self) -> Settings:
        if self.redis and self.database_url.startswith("sqlite"):
            raise KontorError("Several machines need PostgreSQL: set KONTOR_DATABASE, or leave out KONTOR_REDIS.")
        if self.redis and not self.secret:
            raise KontorError("Machines that share a database have the same secret: set KONTOR_SECRET on each.")
        return self

    @field_validator("public_url")
    @classmethod
    def _reachable(cls, value: str) -> str:
        found = urlsplit(value)
        if value and (found.scheme not in ("http", "https") or not found.hostname or found.query or found.fragment):
            raise KontorError("The setting public_url must be an address such as https://play.example.org.")
        return value.rstrip("/")

    @field_validator("smtp_from")
    @classmethod
    def _sender(cls, value: str) -> str:
        if value and "@" not in parseaddr(value)[1]:
            raise KontorError("The setting smtp_from must be an address such as Kontor <kontor@example.org>.")
        return value

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return (init_settings,)  # `load` reads the others

    @classmethod
    def load(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
        """Settings from file, environment and what is given; `KontorError` names what is wrong."""
        from_environment = EnvSettingsSource(cls)
        from_environment.env_vars = {name.lower(): value for name, value in environment.items()}
        wanted = {name: value for name, value in given.items() if value is not None}
        try:
            return cls(**{**_from_file(environment.get("KONTOR_CONFIG")), **from_environment(), **wanted})
        except ValidationError as error:
            first = error.errors()[0]
            wrong, why = first["input"], first["msg"]
            raise KontorError(f"The setting {first['loc'][0]} cannot be “{wrong}”: {why}.") from None

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / 'kontor.sqlite3'}"

    @property
    def address(self) -> str:
        """The public address, without a slash at its end."""
        if self.public_url:
            return self.public_url
        host = "localhost" if self.host in ("0.0.0.0", "::", "") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def mail_from(self) -> str:
        host = urlsplit(self.address).hostname or "localhost"
        return self.smtp_from or f"Kontor <kontor@{f'[{host}]' if host[0].isdigit() or ':' in host else host}>"

    def signing_key(self) -> str:
        """The secret; the first start makes one that stays."""
        if self.secret:
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


def _from_file(named: str | None) -> dict[str, Any]:
    """Of the file that is named, else of `kontor.toml` here, else of the one in the user's configuration folder."""
    places = [Path(named)] if named else [Path(FILE), user_config_path("kontor", appauthor=False) / FILE]
    path = next((place for place in places if place.exists()), None)
    if path is None:
        if named:
            raise KontorError(f"{named} (KONTOR_CONFIG) does not exist.")
        return {}
    try:
        values = TomlConfigSettingsSource(Settings, path)()
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise KontorError(f"{path} cannot be read: {error}") from None
    if unknown := values.keys() - Settings.model_fields.keys():
        raise KontorError(f"{path} has the unknown setting {', '.join(sorted(unknown))}.")
    return values


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
