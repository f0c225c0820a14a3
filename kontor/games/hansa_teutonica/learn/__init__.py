"""What beginners of Hansa Teutonica are told."""
