"""What MkDocs must know about Kontor: pages that lie beside docs/, links out of docs/, and files of the client.

Pages are written for whoever reads them in the repository; here they become pages of the site. A link to a file that is
no page leads to a copy of it under files/.
"""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import normpath, relpath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
PAGES = {  # files of the repository that are pages of the site
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
    **{
        f"examples/{page.parent.name}/README.md": f"{page.parent.name}.md" for page in ROOT.glob("examples/*/README.md")
    },
}
FONTS = "web/node_modules/@fontsource-variable"
ASSETS = {  # files of the site that others own
    "site/tokens.css": "kontor/picture/tokens.css",
    "site/icon.svg": "web/public/icon.svg",
    "site/search.js": "web/node_modules/iframe-worker/shim/index.js",
    **{
        f"site/{name}-{part}.woff2": f"{FONTS}/{folder}/files/{folder}-{part}-wght-normal.woff2"
        for name, folder in {"sans": "inter", "serif": "source-serif-4"}.items()
        for part in ("latin", "latin-ext")
    },
}
SEARCH = "https://unpkg.com/iframe-worker/shim"  # what the theme loads to search pages that no server sends
LINK = re.compile(r"(\]\()([^)\s#]+)((?:#[^)]*)?\))")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages and files that lie beside docs/, and those that pages link to."""
    for source, page in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=_relinked(text, source, page, files, config)))
    for file in [*files.documentation_pages()]:
        if file.src_uri.endswith(".md") and file.src_uri not in PAGES.values():
            file.content_string = _relinked(file.content_string, f"docs/{file.src_uri}", file.src_uri, files, config)
    for page, source in ASSETS.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    return files


def _relinked(text: str, source: str, page: str, files: Files, config: MkDocsConfig) -> str:
    """`text` of the file `source` with links as they must be on `page`."""

    def link(match: re.Match[str]) -> str:
        before, target, after = match.groups()
        if re.match(r"\w+:", target):
            return match[0]
        path = normpath(f"{Path(source).parent.as_posix()}/{target}")
        if path in PAGES:
            place = PAGES[path]
        elif path.startswith("docs/"):
            place = path.removeprefix("docs/")
        elif (ROOT / path).is_file():
            place = f"files/{path}"
            if files.get_file_from_path(place) is None:
                made = File.generated(config, place, content=(ROOT / path).read_bytes())
                made.inclusion = InclusionLevel.NOT_IN_NAV
                if place.endswith(".md"):  # a file to read, not a page
                    made.dest_uri = place
                files.append(made)
        else:
            return match[0]  # the strict build says that it leads nowhere
        return before + relpath(place, Path(page).parent.as_posix()) + after

    return LINK.sub(link, text)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Pages search with a script of their own site."""
    return output.replace(SEARCH, relpath("site/search.js", Path(page.file.dest_uri).parent.as_posix()))


def on_post_template(output: str, template_name: str, config: MkDocsConfig) -> str:
    """So does the page that says that there is no such page."""
    return output.replace(SEARCH, "site/search.js")
