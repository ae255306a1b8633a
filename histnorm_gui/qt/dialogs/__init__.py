"""Windows that ask a question."""
