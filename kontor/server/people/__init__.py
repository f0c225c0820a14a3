"""People for each other: profiles, who follows and blocks whom, invitations, who is here; see docs/people.md."""
