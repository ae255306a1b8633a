"""The project file: one SQLite database that holds an editor's manuscripts, decisions and models."""
