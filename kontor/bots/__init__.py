"""Players that are programs. A bot sees only what its seat may know."""

from .bot import BOTS, Bot, bot_seed, make_bot
from .greedy import GreedyBot
from .random import RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "bot_seed", "make_bot"]
