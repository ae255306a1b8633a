"""Adam with decoupled weight decay (Kingma and Ba 2015; Loshchilov and Hutter 2019).

Written out because making one of torch's own optimizers imports its compiler: seconds in which the window would stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import torch
from torch import Tensor

Moments = tuple[list[Tensor], list[Tensor], list[int]]
"""The means of the gradients and of their squares, and the steps taken, by parameter."""

_MOMENTUM, _SQUARES, _TINY = 0.9, 0.999, 1e-8

_AT_ONCE: Callable[..., Any] | None = getattr(torch, "_fused_adamw_", None)
_NORMS: Callable[..., Any] | None = getattr(torch, "_foreach_norm", None)
"""What torch's own optimizers call on the CPU: all of a step in one pass over the numbers. They are not promised to
stay; without them the step is taken operation by operation, as on other devices."""


class AdamW:
    """Moves parameters along their gradients; without ``weight_decay`` it is plain Adam."""

    def __init__(self, parameters: Iterable[Tensor], weight_decay: float) -> None:
        self._parameters = list(parameters)
        self._decay = weight_decay
        self._means = [torch.zeros_like(parameter) for parameter in self._parameters]
        self._squares = [torch.zeros_like(parameter) for parameter in self._parameters]
        self._steps = [0] * len(self._parameters)

    @torch.no_grad()
    def step(self, rate: float, clipping: float) -> None:
        """One step at this learning rate, with gradients scaled down to a norm of ``clipping``, and forget them.

        A parameter without a gradient (another manuscript's last layer) stays as it is.
        """
        moved = [number for number, parameter in enumerate(self._parameters) if parameter.grad is not None]
        gradients = [_gradient(self._parameters[number]) for number in moved]
        for number in moved:
            self._steps[number] += 1
            self._parameters[number].grad = None
        if _AT_ONCE and _NORMS and all(gradient.device.type == "cpu" for gradient in gradients):
            self._move_all(moved, gradients, rate, _scale(_NORMS(gradients), clipping))
            return
        scale = _scale([torch.linalg.vector_norm(gradient) for gradient in gradients], clipping)
        for number, gradient in zip(moved, gradients, strict=True):
            self._move(number, gradient.mul_(scale), rate)

    def state(self, device: str) -> Moments:
        """What it has gathered so far, on a device."""
        means = [tensor.to(device) for tensor in self._means]
        return means, [tensor.to(device) for tensor in self._squares], list(self._steps)

    def load(self, moments: Moments) -> None:
        """Go on from what another one for the same parameters has gathered."""
        means, squares, self._steps = moments
        for ours, theirs in zip((*self._means, *self._squares), (*means, *squares), strict=True):
            ours.copy_(theirs)

    def _move_all(self, moved: list[int], gradients: list[Tensor], rate: float, scale: float) -> None:
        assert _AT_ONCE is not None
        taken = {step: torch.tensor(float(step)) for step in set(self._steps)}
        _AT_ONCE(
            [self._parameters[number] for number in moved],
            gradients,
            [self._means[number] for number in moved],
            [self._squares[number] for number in moved],
            [],
            [taken[self._steps[number]] for number in moved],
            lr=rate,
            beta1=_MOMENTUM,
            beta2=_SQUARES,
            weight_decay=self._decay,
            eps=_TINY,
            amsgrad=False,
            maximize=False,
            grad_scale=torch.tensor(1.0 / scale) if scale < 1.0 else None,
        )

    def _move(self, number: int, gradient: Tensor, rate: float) -> None:
        parameter, mean, square = self._parameters[number], self._means[number], self._squares[number]
        step = self._steps[number]
        mean.lerp_(gradient, 1 - _MOMENTUM)
        square.mul_(_SQUARES).addcmul_(gradient, gradient, value=1 - _SQUARES)
        if self._decay:
            parameter.mul_(1 - rate * self._decay)
        spread = square.sqrt().div_((1 - _SQUARES**step) ** 0.5).add_(_TINY)
        parameter.addcdiv_(mean, spread, value=-rate / (1 - _MOMENTUM**step))


def _scale(norms: Sequence[Tensor], clipping: float) -> float:
    return min(1.0, clipping / (float(torch.linalg.vector_norm(torch.stack(list(norms)))) + 1e-6))


def _gradient(parameter: Tensor) -> Tensor:
    gradient = parameter.grad
    if gradient is None:
        raise ValueError("the parameter has no gradient")
    return gradient
