"""The domain in plain Python and NumPy: no Qt, no torch, no sqlite3, no lxml."""
