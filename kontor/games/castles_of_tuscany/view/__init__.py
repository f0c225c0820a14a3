"""How The Castles of Tuscany looks and what is said of it: the scene for one viewer, its picture, and what moves."""
