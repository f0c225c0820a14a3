"""How other people's programs sit at a table: the text bot protocol (docs/bot-protocol.md).

Importing this makes `program:COMMAND` known to `make_bot`. A server takes bots by name only and its thinking processes
do not import this, so nobody can start a program over the network.
"""

from kontor.bots import KINDS

from .program import ProgramBot
from .talk import BotFailed

KINDS["program"] = ProgramBot

__all__ = ["BotFailed", "ProgramBot"]
