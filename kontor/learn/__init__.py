"""Learning: lessons on real positions, judged by the engine; the coach of a guided first game."""
