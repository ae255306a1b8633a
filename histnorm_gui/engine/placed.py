"""A network in training, on whatever device it is trained on."""

from __future__ import annotations

import contextlib
import copy
import math
from collections.abc import Callable
from typing import Generic, TypeVar

import torch
from torch import Tensor, nn

from histnorm_gui.engine import agreement
from histnorm_gui.engine.devices import Processor
from histnorm_gui.engine.tagger.optimizer import AdamW

_Network = TypeVar("_Network", bound=nn.Module)

Loss = Callable[[_Network, torch.Generator | None], Tensor]
"""What a step goes against, for a network and what draws its dropout (None: nothing is left out)."""

_FAILURES = (RuntimeError, AssertionError)
"""What torch raises when a device has no memory left, has gone, or cannot do something: hardly ever anything narrower.
A mistake of ours is raised again, by the CPU."""


_WARM_UP = 0.1


def one_cycle(part: float) -> float:
    """The share of the highest learning rate when a ``part`` of a training is over, 0 to 1 (Smith 2018): a short rise,
    and a long fall to nothing."""
    if part < _WARM_UP:
        return 0.04 + 0.96 * part / _WARM_UP
    return 0.5 * (1 + math.cos(math.pi * (part - _WARM_UP) / (1 - _WARM_UP)))


class Placed(Generic[_Network]):
    """Takes the steps of a training.

    ``kept`` is the network on the CPU, which is read with and saved; on another device a copy of it is trained, and
    `keep` brings ``kept`` up to date. A device that fails is given up: then the same step is taken on the CPU, from
    what the device still gives or else from what was kept last, and the training goes on. So is one that computes
    something else than the CPU in the first step.
    """

    def __init__(self, network: _Network, weight_decay: float, processor: Processor, random: torch.Generator) -> None:
        """``random`` is the training's generator; on the CPU it draws what dropout leaves out as well."""
        self.kept = network
        self.network = network
        self.optimizer = AdamW(network.parameters(), weight_decay)
        self.noise = random
        self._kept_optimizer = self.optimizer
        self._decay = weight_decay
        self._random = random
        self._processor = processor
        self._fixed: dict[int, tuple[Tensor, Tensor]] = {}
        self._tried = processor.is_cpu
        self._trying_here = False
        if not processor.is_cpu:
            try:
                self._settle()
            except _FAILURES as error:
                self._come_back(error)

    def send(self, *tensors: Tensor) -> tuple[Tensor, ...]:
        """Tensors of this step where the network is."""
        return tensors if self._trying_here else self._processor.send(*tensors)

    def fixed(self, tensor: Tensor) -> Tensor:
        """A tensor that stays the same throughout the training, where the network is: it is sent once."""
        if self._processor.is_cpu or self._trying_here:
            return tensor
        if id(tensor) not in self._fixed:
            self._fixed[id(tensor)] = tensor, tensor.to(self._processor.torch_device())
        return self._fixed[id(tensor)][1]

    def step(self, loss: Loss[_Network], rate: float, clipping: float) -> float:
        """Take one step against what ``loss`` says of the network, with a generator for dropout; the loss before it."""
        try:
            if not self._tried:
                self._try_out(loss)
            return self._step(loss, rate, clipping)
        except _FAILURES as error:
            if self._processor.is_cpu:
                raise
            self._come_back(error)
        return self._step(loss, rate, clipping)

    def keep(self) -> None:
        """Bring ``kept`` up to date; it is the network itself on the CPU."""
        if self.network is self.kept:
            return
        try:
            self._fetch()
        except _FAILURES as error:
            self._come_back(error)

    def _try_out(self, loss: Loss[_Network]) -> None:
        """Compute the step on the device and on the CPU; DeviceDiffers."""
        self._tried = True
        if self._processor.is_cpu:
            return
        tried = agreement.probe(self.kept, self._random.initial_seed())
        there = agreement.step_of(copy.deepcopy(tried).to(self._processor.torch_device()), loss)
        self._trying_here = True
        try:
            here = agreement.step_of(tried, loss)
        finally:
            self._trying_here = False
        self._processor.compare(here, there)

    def _step(self, loss: Loss[_Network], rate: float, clipping: float) -> float:
        found = loss(self.network, self.noise)
        torch.autograd.backward(found)
        self.optimizer.step(rate, clipping)
        return float(found.detach())

    def _settle(self) -> None:
        device = self._processor.torch_device()
        self.network = copy.deepcopy(self.kept).to(device)
        self.optimizer = AdamW(self.network.parameters(), self._decay)
        self.noise = self._processor.generator(self._random.initial_seed())

    def _fetch(self) -> None:
        state = {name: tensor.to("cpu") for name, tensor in self.network.state_dict().items()}
        moments = self.optimizer.state("cpu")
        # Only what has arrived whole takes the place of what was kept.
        self.kept.load_state_dict(state)
        self._kept_optimizer.load(moments)

    def _come_back(self, error: BaseException) -> None:
        """Go on on the CPU, which the device has failed."""
        if self.network is not self.kept:
            with contextlib.suppress(*_FAILURES):  # else the device is gone for good; what was kept last is there
                self._fetch()
        self._processor.give_up(error)
        self._fixed.clear()
        self.network, self.optimizer, self.noise = self.kept, self._kept_optimizer, self._random
        for parameter in self.network.parameters():
            parameter.grad = None
