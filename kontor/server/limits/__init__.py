"""What anybody can take: how often, how much, how large, how slowly."""
