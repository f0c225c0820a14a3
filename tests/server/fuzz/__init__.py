"""Nonsense of every kind: whatever comes, the server answers in its own words, and no game changes by it.

HTTP is fuzzed by its own description (schemathesis); logs, messages, cookies, paths and bodies from fixed seeds.
"""
