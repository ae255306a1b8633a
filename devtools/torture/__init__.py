"""Campaigns that try to break histnorm; ``dev.py torture`` runs them."""
