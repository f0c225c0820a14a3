"""What beginners of Little Town are told."""
