"""The contract: every request, answer and live message of the server, typed. OpenAPI is made from it, and from that the
types of the client (`npm run contract`)."""
