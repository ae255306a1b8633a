"""The encoder-decoder with attention: reads a whole form, then writes its normalization (Bollmann et al. 2017)."""
