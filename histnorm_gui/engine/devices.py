"""Where networks are trained: on the CPU, or on a graphics processor (CUDA, Apple's MPS) where there is one.

torch is loaded when somebody asks for more than the CPU.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.preferences import CPU, CUDA, MPS
from histnorm_gui.core.progress import CancelToken, ProgressCallback

if TYPE_CHECKING:
    import torch
    from torch import Tensor

AUTO = "auto"
"""Stands for the graphics processor where there is one, else for the CPU."""

_LONGEST_REASON = 200


@dataclass(frozen=True, slots=True)
class Device:
    """A device that networks can be trained on: its ``code`` in the preferences and on the command line, and what its
    maker calls it (empty for the CPU)."""

    code: str
    name: str = ""


def found() -> tuple[Device, ...]:
    """The devices of this computer, the CPU first. It loads torch and asks the drivers, which may take seconds; a
    driver that does not answer has no device."""
    import torch

    devices = [Device(CPU)]
    try:
        if torch.cuda.is_available():
            devices.append(Device(CUDA, torch.cuda.get_device_name()))
        if torch.backends.mps.is_available():
            devices.append(Device(MPS, "Apple"))
    except (RuntimeError, AssertionError, OSError):
        pass
    return tuple(devices)


def look(_progress: ProgressCallback, _cancel: CancelToken) -> tuple[Device, ...]:
    """`found` as a piece of work for ``engine.aside``, so that torch is not loaded here."""
    return found()


class Processor:
    """What trainings compute on: the device that was wanted as long as it is there and works, then the CPU.

    ``failure`` says why it is not the one that was wanted: UserError DEVICE_MISSING, DEVICE_FAILED or DEVICE_DIFFERS,
    which are never raised; None while all is well. One of these can serve several trainings, one after the other: a
    device that has failed is not tried again.
    """

    def __init__(self, wanted: str = CPU, look_up: Callable[[], Sequence[Device]] = found) -> None:
        self._wanted = wanted
        self._look_up = look_up
        self._device: Device | None = Device(CPU) if wanted == CPU else None
        self.failure: UserError | None = None

    @property
    def device(self) -> Device:
        """The device in use; what is there is looked for when it is first asked for."""
        if self._device is None:
            there = {device.code: device for device in self._look_up()}
            others = [device for code, device in there.items() if code != CPU]
            if self._wanted == AUTO:
                self._device = others[0] if others else Device(CPU)
            elif self._wanted in there:
                self._device = there[self._wanted]
            else:
                self.failure = UserError(ErrorCode.DEVICE_MISSING, device=self._wanted, known=tuple(there))
                self._device = Device(CPU)
        return self._device

    @property
    def is_cpu(self) -> bool:
        """Whether it is the CPU by now."""
        return self.device.code == CPU

    def check(self) -> None:
        """Raise UserError DEVICE_MISSING where the device that was wanted is not there."""
        if self.device and self.failure is not None:
            raise self.failure

    def give_up(self, error: BaseException) -> None:
        """Use the CPU from now on, because the device has failed with ``error``."""
        from histnorm_gui.engine.agreement import DeviceDiffers

        if isinstance(error, DeviceDiffers):
            self.failure = UserError(ErrorCode.DEVICE_DIFFERS, device=self.device.code)
            self._device = Device(CPU)
            return
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0][:_LONGEST_REASON]
        self.failure = UserError(ErrorCode.DEVICE_FAILED, device=self.device.code, reason=reason)
        self._device = Device(CPU)

    # What is done on it; anything here raises what torch raises when the device fails

    def torch_device(self) -> torch.device:
        """The device as torch names it."""
        import torch

        return torch.device(self.device.code)

    def generator(self, seed: int) -> torch.Generator:
        """A generator of random numbers on the device."""
        import torch

        return torch.Generator(device=self.torch_device()).manual_seed(seed)

    def compare(self, here: Sequence[Tensor], there: Sequence[Tensor]) -> None:
        """Raise DeviceDiffers where what was computed on the device is not what the CPU has computed."""
        from histnorm_gui.engine import agreement

        agreement.check(here, there)

    def send(self, *tensors: Tensor) -> tuple[Tensor, ...]:
        """Tensors of the CPU on the device, moved in one piece; whole numbers in them are below 2**24 in size."""
        if self.is_cpu:
            return tensors
        import torch

        block = torch.cat([tensor.reshape(-1).to(torch.float32) for tensor in tensors]).to(self.torch_device())
        parts = torch.split(block, [tensor.numel() for tensor in tensors])
        return tuple(part.view(one.shape).to(one.dtype) for part, one in zip(parts, tensors, strict=True))
