"""Tournaments: who plays whom at which table, what that counts, and who is ahead."""
