"""What dev.py does: set-up, checks, translations and packages. Standard library only; no part of the application."""
