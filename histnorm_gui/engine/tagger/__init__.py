"""The tagger: a bidirectional LSTM that labels each character of a form (Bollmann and Søgaard 2016)."""
