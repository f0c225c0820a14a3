"""The database tables, by subject. Foreign keys go from later subjects to earlier ones."""

from .accounts import addresses, links, passkeys
from .base import metadata
from .calls import call_settings, calls, deliveries, push_subscriptions
from .care import announcements, audit, reports, sanctions
from .clocks import clocks, uptime, vacations
from .company import blocks, follows, invitations, mutes, profiles
from .learning import lesson_steps, puzzle_ratings, puzzle_tries
from .people import people, sessions, tries
from .ratings import rating_changes, ratings, results
from .tables import chat, decisions, duties, leases, reviews, seatings, servers, tables
from .tournaments import tournament_boards, tournament_entrants, tournament_rounds, tournaments

__all__ = [
    "addresses",
    "announcements",
    "audit",
    "blocks",
    "call_settings",
    "calls",
    "chat",
    "clocks",
    "decisions",
    "deliveries",
    "duties",
    "follows",
    "invitations",
    "leases",
    "lesson_steps",
    "links",
    "metadata",
    "mutes",
    "passkeys",
    "people",
    "profiles",
    "push_subscriptions",
    "puzzle_ratings",
    "puzzle_tries",
    "rating_changes",
    "ratings",
    "reports",
    "results",
    "reviews",
    "sanctions",
    "seatings",
    "servers",
    "sessions",
    "tables",
    "tournament_boards",
    "tournament_entrants",
    "tournament_rounds",
    "tournaments",
    "tries",
    "uptime",
    "vacations",
]
