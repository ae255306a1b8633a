"""The character tagger: the bi-LSTM of Bollmann & Søgaard 2016, alone and multi-task."""
