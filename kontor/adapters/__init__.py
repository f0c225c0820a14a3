"""How programs of others sit at a table: the text bot protocol (docs/bot-protocol.md). Importing it makes
`program:COMMAND` known to `make_bot`; the server does not, so nobody can start programs over the network.
"""

from kontor.bots import KINDS

from .program import ProgramBot
from .talk import BotFailed

KINDS["program"] = ProgramBot

__all__ = ["BotFailed", "ProgramBot"]
