"""What bots need to know about The Castles of Tuscany."""
