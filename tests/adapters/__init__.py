"""The text bot protocol: both sides, the checker, and that nothing leaks."""
