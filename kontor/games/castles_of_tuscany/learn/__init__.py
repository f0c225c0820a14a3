"""What beginners of The Castles of Tuscany are told."""
