"""Players that are programs. A bot sees only what its seat may know."""

from .batched import BatchedBot, Questions, answers
from .bot import BOTS, KINDS, LEVELS, Bot, bot_seed, told
from .greedy import GreedyBot
from .hints import Hint, hint
from .levels import SearchBot
from .naming import bot_names, is_bot, make_bot, with_budget
from .plugins import broken_bots, plugin_names
from .random import RandomBot
from .search import Choice, Search, Thoughts

__all__ = [
    "BOTS",
    "KINDS",
    "LEVELS",
    "BatchedBot",
    "Bot",
    "Choice",
    "GreedyBot",
    "Hint",
    "Questions",
    "RandomBot",
    "Search",
    "SearchBot",
    "Thoughts",
    "answers",
    "bot_names",
    "bot_seed",
    "broken_bots",
    "hint",
    "is_bot",
    "make_bot",
    "plugin_names",
    "told",
    "with_budget",
]
