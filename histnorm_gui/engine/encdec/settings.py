"""Everything that decides how an encoder-decoder is built and trained."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """How an encoder-decoder is built and trained.

    ``hidden`` is the size of one direction of the encoder; the decoder has twice that. The learning rate rises to
    ``learning_rate`` and falls to nothing. Training goes on for ``passes`` over the distinct words, or for more until
    ``minimum_steps``. ``hiding`` is how often a letter that a word and its normalization share is shown as an unknown
    one, so that the network learns to copy those. ``beam`` is how many normalizations are followed in the search.
    """

    embedding: int = 64
    hidden: int = 128
    dropout: float = 0.3
    batch_size: int = 32
    learning_rate: float = 3e-3
    weight_decay: float = 0.01
    clipping: float = 5.0
    passes: int = 60
    minimum_steps: int = 500
    hiding: float = 0.1
    beam: int = 8
