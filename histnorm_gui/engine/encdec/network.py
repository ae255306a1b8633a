"""The network: a bidirectional LSTM reads, another LSTM writes and looks back at what was read (attention)."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from histnorm_gui.engine.encdec.corpus import PAD
from histnorm_gui.engine.encdec.settings import Settings

State = tuple[Tensor, Tensor]


class EncoderDecoder(nn.Module):
    """Scores of the next symbol, from the form and what has been written so far.

    Attention is multiplicative (Luong, Pham and Manning 2015) and not fed back, so that in training all steps are
    computed at once. Forms and normalizations share their embeddings: most letters stay. ``generator`` draws the first
    weights, so that nobody else's random numbers are touched.
    """

    def __init__(self, settings: Settings, symbols: int, generator: torch.Generator) -> None:
        super().__init__()
        self._dropout = settings.dropout
        width = 2 * settings.hidden
        with torch.random.fork_rng(devices=[]):
            self.embedding = nn.Embedding(symbols, settings.embedding, padding_idx=PAD)
            self.encoder = nn.LSTM(settings.embedding, settings.hidden, bidirectional=True)
            self.bridge = nn.Linear(width, width)
            self.decoder = nn.LSTM(settings.embedding, width)
            self.attention = nn.Linear(width, width, bias=False)
            self.joined = nn.Linear(2 * width, width)
            self.output = nn.Linear(width, symbols)
        with torch.no_grad():
            for name, parameter in self.named_parameters():
                bound = settings.hidden**-0.5 if "coder" in name else parameter.shape[-1] ** -0.5
                parameter.uniform_(-bound, bound, generator=generator)
            self.embedding.weight.normal_(0.0, 1.0, generator=generator)
            self.embedding.weight[PAD].zero_()

    def read(self, source: Tensor, noise: torch.Generator | None = None) -> tuple[Tensor, State]:
        """What was read, shape (words, characters, width), and the decoder's first state.

        ``source`` has shape (characters, words). ``noise`` draws what dropout leaves out; without it nothing is.
        """
        states, (last, _) = self.encoder(self._drop(self.embedding(source), noise))
        start = torch.tanh(self.bridge(torch.cat([last[0], last[1]], -1))).unsqueeze(0)
        return self._drop(states, noise).transpose(0, 1).contiguous(), (start, torch.zeros_like(start))

    def write(
        self, written: Tensor, memory: Tensor, state: State, noise: torch.Generator | None = None
    ) -> tuple[Tensor, State]:
        """Scores of what follows each of the symbols ``written``, shape (steps, words, symbols), and the new state."""
        states, state = self.decoder(self._drop(self.embedding(written), noise), state)
        queries = self.attention(states).transpose(0, 1)
        looked = (torch.bmm(queries, memory.transpose(1, 2)).softmax(-1) @ memory).transpose(0, 1)
        joined = torch.tanh(self.joined(torch.cat([states, looked], -1)))
        scores: Tensor = self.output(self._drop(joined, noise))
        return scores, state

    def _drop(self, states: Tensor, noise: torch.Generator | None) -> Tensor:
        if noise is None or not self._dropout:
            return states
        keep = 1.0 - self._dropout
        return states * torch.empty_like(states).bernoulli_(keep, generator=noise).div_(keep)
