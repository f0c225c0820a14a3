"""Live play: one WebSocket for each page that looks at a table."""
