"""The HTTP interface: routes by subject, who may ask, and what every answer has."""
