"""Care for people: reports, sanctions, the operator's page, what all pages show, and who did what."""
