"""Makes the app's icons from web/public/icon.svg: python scripts/icons.py (needs Chromium for Playwright)."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "web" / "public"
ICONS = {  # name: side, background, share of the side that the drawing takes, its colours
    "192.png": (192, "transparent", 1.0, "#0C6B61", "#FFFDF7"),
    "512.png": (512, "transparent", 1.0, "#0C6B61", "#FFFDF7"),
    "180.png": (180, "#F5EFE2", 0.74, "#0C6B61", "#F5EFE2"),  # of Apple's devices, which round its corners
    "maskable-512.png": (512, "#0C6B61", 0.6, "#FFFDF7", "#0C6B61"),  # Android cuts any shape out of it
    "badge.png": (96, "transparent", 1.0, "#FFFFFF", "transparent"),  # of notifications: one colour
}


def drawing(body: str, cut: str) -> str:
    """Without its style, which follows the browser's theme; in these colours."""
    plain = (PUBLIC / "icon.svg").read_text()
    head, _, rest = plain.partition("<style>")
    return (
        (head + rest.partition("</style>")[2])
        .replace('class="body"', f'fill="{body}"')
        .replace('class="cut"', f'fill="{cut}"')
    )


def main() -> None:
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        for name, (side, background, share, body, cut) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            size = f"width:{side * share}px;height:{side * share}px"
            page.set_content(
                f'<body style="margin:0;background:{background};display:grid;place-items:center;height:100vh">'
                f'<div style="{size}">{drawing(body, cut)}</div>'
            )
            page.screenshot(path=PUBLIC / "icons" / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
