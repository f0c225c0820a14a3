"""The battery: every test that every game has to pass. `kontor.testing` says how a game's own tests run it."""

from __future__ import annotations

from .batches import *
from .changes import *
from .engines import *
from .explorer import *
from .lessons import *
from .lint import *
from .matches import *
from .pictures import *
from .positions import *
from .reasons import *
from .rules import *
from .rules_pages import *
from .secrets import *
from .terminal import *
from .texts import *
from .words import *
