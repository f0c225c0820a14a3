"""`python -m kontor.cli` is `kontor`."""

from . import main

main()
