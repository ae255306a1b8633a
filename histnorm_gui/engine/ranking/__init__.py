"""The parts of the combined suggester: where candidates come from, what speaks for each, and how that is weighed."""
