"""Learning: lessons on real positions, judged by the engine."""
