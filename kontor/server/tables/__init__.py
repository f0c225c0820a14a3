"""Tables: one game each, with its seats, its match in memory, and everybody who looks at it.

The server alone decides. Everything that changes a table happens under its lock, is on disk before anybody hears of
it, and is taken back in memory if the disk refuses.
"""
