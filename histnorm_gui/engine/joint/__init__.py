"""One tagger for a whole project: it knows each manuscript by an embedding and reads new ones from their spelling."""
