"""Widgets the window is composed of."""
