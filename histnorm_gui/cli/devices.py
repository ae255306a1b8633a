"""--device: what networks are trained on, and what is said of one that failed."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from histnorm_gui.cli.console import Console
from histnorm_gui.cli.messages import sentence
from histnorm_gui.core.preferences import CPU, DEVICE

if TYPE_CHECKING:
    from histnorm_gui.engine.devices import Processor

_AUTO = "auto"


def add_device(parser: argparse.ArgumentParser) -> None:
    """--device."""
    parser.add_argument(
        "--device",
        choices=(*DEVICE.choices, _AUTO),
        default=CPU,
        help="what to train networks on: the processor, a graphics processor with CUDA or one of Apple's, or auto for "
        "a graphics processor where there is one (default: cpu)",
    )


def processor_of(arguments: argparse.Namespace) -> Processor:
    """What --device names; UserError DEVICE_MISSING where it is not there."""
    from histnorm_gui.engine.devices import Processor

    processor = Processor(arguments.device)
    processor.check()
    return processor


def tell(processor: Processor, console: Console) -> None:
    """Say it where the device failed and the CPU did the rest."""
    if processor.failure is not None:
        console.note(sentence(processor.failure))
