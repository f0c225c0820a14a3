"""What bots need to know about Low Tide."""
