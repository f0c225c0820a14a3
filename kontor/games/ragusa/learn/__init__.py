"""What beginners of Ragusa are told."""
