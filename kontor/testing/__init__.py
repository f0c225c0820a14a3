"""The tests that every game has to pass, for games of others too (`kontor[testing]`). A file in the tests of a game's
package is all it takes:

```python
from kontor.testing.battery import *  # noqa: F403
from my_game import GAME
```

`pytest` then finds the whole battery in that file, for that game: each number of players and a spread of its options,
in plain Python and compiled. It is an import and no plug-in of pytest, so that tests have names in the file of the game
(`-k secrets`, `--lf` and editors find them), nothing is loaded that nobody asked for, no option of a command line has
to be remembered, and tests of the game's own that take a `game`, `language` or `setting` run for the same settings
beside it. `kontor.testing.rules`, `.secrets`, `.words` and the others are parts of it, to be imported alone.
"""

from __future__ import annotations

from kontor.adapters.extras import needed_for

PARTS = tuple(
    "batches causes changes engines explorer lessons lint matches pictures positions reasons rules rules_pages secrets "
    "terminal texts walking words".split()
)

with needed_for("kontor.testing", "testing"):
    import orjson  # noqa: F401
    import pytest

pytest.register_assert_rewrite(*(f"{__name__}.{part}" for part in PARTS))  # a failure shows what was compared

from .settings import Setting, choose, settings, times  # noqa: E402
from .walking import walk  # noqa: E402

__all__ = ["Setting", "choose", "settings", "times", "walk"]
