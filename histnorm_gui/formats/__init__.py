"""Reading and writing the files editors come with; one module a format."""
