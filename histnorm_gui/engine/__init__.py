"""Learning and suggesting: no Qt, no SQLite."""
