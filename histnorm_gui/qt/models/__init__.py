"""Item models: what the views show, computed before it is painted."""
