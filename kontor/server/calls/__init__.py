"""Calls: what people are told when they are not looking."""
