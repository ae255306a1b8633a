"""Whether a device computes what the CPU computes: drivers have had networks learn something else without a word."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import TypeVar

import torch
from torch import Tensor, nn

_Network = TypeVar("_Network", bound=nn.Module)

_SPREAD = 0.1
_OFF, _OFF_IN_ALL = 0.02, 1e-3
"""By how much a gradient may be off, as a share of its own size and of that of all together. Graphics processors round
products to ten bits by default, which is a thousandth."""


class DeviceDiffers(RuntimeError):
    """A device computes something else than the CPU."""


def probe(network: _Network, seed: int) -> _Network:
    """A copy of a network with all its weights at work: before training those of a last layer may be nothing, and then
    nothing of what lies before it would be seen in a step."""
    generator = torch.Generator().manual_seed(seed)
    copied = copy.deepcopy(network)
    with torch.no_grad():
        for parameter in copied.parameters():
            parameter.add_(torch.empty_like(parameter).uniform_(-_SPREAD, _SPREAD, generator=generator))
    return copied


def step_of(network: _Network, loss: Callable[[_Network, None], Tensor]) -> list[Tensor]:
    """What a step without dropout computes: the loss, and its gradients by parameter, as far as there are any."""
    found = loss(network, None)
    torch.autograd.backward(found)
    gradients = (parameter.grad for parameter in network.parameters())
    return [found.detach(), *(gradient for gradient in gradients if gradient is not None)]


def check(here: Sequence[Tensor], there: Sequence[Tensor]) -> None:
    """Raise DeviceDiffers where ``there``, what a device computed, is not ``here``, what the CPU did."""
    moved = [tensor.to("cpu") for tensor in there]
    sizes = [float(tensor.norm()) for tensor in here]
    allowed = [_OFF * size + _OFF_IN_ALL * max(sizes) for size in sizes]
    # Not "more than allowed": what is no number at all is not allowed either.
    if len(here) != len(moved) or not all(
        float((ours - theirs).norm()) <= most for ours, theirs, most in zip(here, moved, allowed, strict=True)
    ):
        raise DeviceDiffers("computes something else than the CPU")
