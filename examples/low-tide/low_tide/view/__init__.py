"""How Low Tide looks and what is said of it: the scene for one viewer, its picture, and what moves."""
