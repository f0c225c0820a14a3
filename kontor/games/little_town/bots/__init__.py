"""What bots need to know about Little Town."""
