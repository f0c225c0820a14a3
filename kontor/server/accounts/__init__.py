"""Who somebody is: people and the sessions of their browsers."""
