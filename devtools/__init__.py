"""What dev.py does: set-up, checks, translations and packages. Standard library only, but for the list of languages."""
