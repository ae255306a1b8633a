"""Ranking a text while an editor decides its words: in a process of its own, since it would take the interpreter's lock
from the window."""
