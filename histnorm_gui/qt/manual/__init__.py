"""The user manual in a window of its own."""
