"""What bots believe of Hansa Teutonica: the worth of a position, and a policy for rollouts."""
