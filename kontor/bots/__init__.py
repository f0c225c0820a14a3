"""Players that are programs. A bot sees only what its seat may know."""

from .bot import BOTS, KINDS, LEVELS, Bot, bot_seed, make_bot, told
from .greedy import GreedyBot
from .hints import Hint, hint
from .levels import SearchBot
from .random import RandomBot
from .search import Choice, Search, Thoughts

__all__ = [
    "BOTS",
    "KINDS",
    "LEVELS",
    "Bot",
    "Choice",
    "GreedyBot",
    "Hint",
    "RandomBot",
    "Search",
    "SearchBot",
    "Thoughts",
    "bot_seed",
    "hint",
    "make_bot",
    "told",
]
