"""Trainings on other devices than the CPU: placed whole, carried on when the device fails, saved from the CPU.

No device is needed for that: one is played by the CPU under another name, or by torch's "meta" device, which has shapes
but no numbers, so that everything can be sent to it and nothing comes back.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace

import pytest
import torch
from torch import Tensor

from histnorm_gui.core.errors import ErrorCode, UserError
from histnorm_gui.core.preferences import CPU, CUDA, MPS
from histnorm_gui.core.progress import CancelToken, Progress, ignore_progress
from histnorm_gui.engine import devices
from histnorm_gui.engine.agreement import DeviceDiffers, check, probe, step_of
from histnorm_gui.engine.aside import run_aside
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.checkpoints import pack
from histnorm_gui.engine.devices import AUTO, Device, Processor
from histnorm_gui.engine.encdec.settings import Settings as EncdecSettings
from histnorm_gui.engine.encdec.trainer import train as train_encdec
from histnorm_gui.engine.joint.network import JointNetwork
from histnorm_gui.engine.joint.trainer import Settings as JointSettings
from histnorm_gui.engine.joint.trainer import train as train_joint
from histnorm_gui.engine.languages import load as load_language
from histnorm_gui.engine.ranking.sources import OtherManuscripts
from histnorm_gui.engine.systems import make, make_assistant
from histnorm_gui.engine.tagger.checkpoint import dump
from histnorm_gui.engine.tagger.network import TaggerNetwork
from histnorm_gui.engine.tagger.recipe import Recipe
from histnorm_gui.engine.tagger.trainer import Trained, train

GRAPHICS = Device(CUDA, "Imaginary 3000")
FULL = "CUDA out of memory. Tried to allocate 2.00 GiB.\nMore about that"


class Imaginary(Processor):
    """A graphics processor that another device of torch plays; it has memory for so many batches."""

    def __init__(self, played_by: str = "cpu", memory: int = sys.maxsize, wrong: float = 0.0) -> None:
        """``wrong``: what it adds to the weights of words, which are what the loss of all networks hangs on."""
        super().__init__(CUDA, lambda: (Device(CPU), GRAPHICS))
        self.wrong = wrong
        self.played_by = played_by
        self.memory = memory
        self.sent = 0

    def torch_device(self) -> torch.device:
        return torch.device(self.played_by)

    def generator(self, seed: int) -> torch.Generator:
        return torch.Generator().manual_seed(seed)

    def send(self, *tensors: Tensor) -> tuple[Tensor, ...]:
        if not self.is_cpu:
            self.sent += 1
            if self.sent > self.memory:
                raise torch.OutOfMemoryError(FULL)
        sent = super().send(*tensors)
        return sent if self.is_cpu else tuple(one + self.wrong if one.is_floating_point() else one for one in sent)

    def compare(self, here: Sequence[Tensor], there: Sequence[Tensor]) -> None:
        if self.played_by != "meta":  # which has no numbers to compare
            super().compare(here, there)


def weights(network: torch.nn.Module) -> Tensor:
    return torch.cat([tensor.flatten() for tensor in network.state_dict().values()])


def trained(
    examples: list[Example], recipe: Recipe, processor: Processor | None, others: list[Example] | None = None
) -> Trained:
    *_, last = train(examples, {"B": others} if others else {}, recipe, name="A", processor=processor)
    assert isinstance(last, Trained)
    return last


# What there is


def test_the_cpu_is_always_there_and_first() -> None:
    assert devices.found()[0] == Device(CPU)


def test_graphics_processors_are_told_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "get_device_name", lambda: "Imaginary 3000")
    monkeypatch.setattr(torch.backends.mps, "is_available", lambda: True)
    assert devices.found() == (Device(CPU), GRAPHICS, Device(MPS, "Apple"))


def test_a_driver_that_does_not_answer_has_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> str:
        raise RuntimeError("CUDA driver initialization failed")

    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "get_device_name", fails)
    assert devices.found() == (Device(CPU),)


def test_they_can_be_asked_for_in_a_process_of_its_own() -> None:
    assert run_aside(devices.look, ignore_progress, CancelToken()) == devices.found()


def test_nothing_is_looked_for_where_the_cpu_is_wanted() -> None:
    def look() -> tuple[Device, ...]:
        raise AssertionError("looked for devices")

    processor = Processor(CPU, look)
    assert processor.is_cpu and processor.failure is None


@pytest.mark.parametrize(
    ("wanted", "there", "used"), [(AUTO, (Device(CPU), GRAPHICS), CUDA), (AUTO, (Device(CPU),), CPU)]
)
def test_auto_is_the_graphics_processor_where_there_is_one(wanted: str, there: tuple[Device, ...], used: str) -> None:
    processor = Processor(wanted, lambda: there)
    assert processor.device.code == used and processor.failure is None
    processor.check()


def test_a_device_that_is_gone_gives_way_to_the_cpu_and_is_named() -> None:
    processor = Processor(MPS, lambda: (Device(CPU), GRAPHICS))
    assert processor.is_cpu
    assert processor.failure is not None and processor.failure.code is ErrorCode.DEVICE_MISSING
    assert processor.failure.args_by_name == {"device": MPS, "known": (CPU, CUDA)}
    with pytest.raises(UserError):
        processor.check()


# Where tensors are


def test_tensors_of_all_kinds_arrive_as_they_were() -> None:
    sent = torch.tensor([[3, -100], [0, 2**20]]), torch.tensor([0.5, 1.25]), torch.tensor([True, False])
    arrived = Imaginary().send(*sent)
    assert [one.dtype for one in arrived] == [one.dtype for one in sent]
    assert all(torch.equal(one, other) for one, other in zip(sent, arrived, strict=True))


def test_tensors_are_moved_in_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    moved = []
    to = Tensor.to

    def noted(tensor: Tensor, *args: object, **options: object) -> Tensor:
        if args and isinstance(args[0], torch.device):
            moved.append(tensor.numel())
        return to(tensor, *args, **options)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(Tensor, "to", noted)
    arrived = Imaginary("meta").send(torch.zeros(3, 4, dtype=torch.int64), torch.zeros(3, 4), torch.zeros(4))
    assert moved == [28]
    assert all(one.is_meta for one in arrived)


# The three networks. On "meta" a step can be computed, but its loss cannot be read: a tensor that is left on the CPU
# would be complained of before.

UNREADABLE = "meta tensors"


@pytest.mark.parametrize("name", ["default", "paper"])
def test_the_tagger_is_computed_on_the_device_alone_and_carried_on_when_it_is_gone(
    tiny: dict[str, Recipe], manuscript: list[Example], other: list[Example], name: str
) -> None:
    processor = Imaginary("meta")
    recipe = replace(tiny[name], passes=2, minimum_steps=0)
    found = trained(manuscript, recipe, processor, other)
    assert processor.failure is not None and processor.failure.code is ErrorCode.DEVICE_FAILED
    assert UNREADABLE in str(processor.failure.args_by_name["reason"])
    # Nothing came back, so it is what the CPU alone would have made of it.
    assert torch.equal(weights(found.tagger.network), weights(trained(manuscript, recipe, None, other).tagger.network))


def test_the_joint_tagger_too() -> None:
    language = load_language("neutral")
    others = OtherManuscripts({"V": [("vrum", "frum"), ("czal", "zal")], "P": [("phrum", "frum")]}, language)
    others.align()

    def learned(processor: Processor | None) -> JointNetwork:
        settings = JointSettings(passes=2, batch=4, width=8, layers=1)
        made = train_joint(
            others.texts,
            others.alignments,
            language,
            settings=settings,
            processor=processor,
            progress=ignore_progress,
            cancel=CancelToken(),
        )
        return made.network

    processor = Imaginary("meta")
    network = learned(processor)
    assert processor.failure is not None and UNREADABLE in str(processor.failure.args_by_name["reason"])
    assert torch.equal(weights(network), weights(learned(None)))
    assert torch.isfinite(weights(learned(Imaginary()))).all()


def test_the_encoder_decoder_too() -> None:
    settings = EncdecSettings(embedding=8, hidden=8, batch_size=4, passes=2, minimum_steps=0)
    pairs = [("vnd", "und"), ("vm", "um"), ("dv", "du")]

    def learned(processor: Processor | None) -> Tensor:
        *_, last = train_encdec(pairs, settings, processor=processor)
        assert not isinstance(last, Progress)
        return weights(last.network)

    processor = Imaginary("meta")
    found = learned(processor)
    assert processor.failure is not None and UNREADABLE in str(processor.failure.args_by_name["reason"])
    assert torch.equal(found, learned(None))


def test_a_training_on_another_device_learns_the_same(tiny: dict[str, Recipe], manuscript: list[Example]) -> None:
    processor = Imaginary()
    tagger = trained(manuscript, tiny["default"], processor).tagger
    assert processor.sent and processor.failure is None
    assert tagger.best(["vnd", "czeyt", "vnt", "mvt"], "A") == ["und", "zeit", "unt", "mut"]


@pytest.mark.parametrize("name", ["default", "paper"])
def test_a_device_that_computes_something_else_is_given_up_before_anything_is_learned(
    tiny: dict[str, Recipe], manuscript: list[Example], other: list[Example], name: str
) -> None:
    recipe = replace(tiny[name], passes=2, minimum_steps=0)
    processor = Imaginary(wrong=0.1)
    found = trained(manuscript, recipe, processor, other)
    assert processor.failure is not None and processor.failure.code is ErrorCode.DEVICE_DIFFERS
    assert processor.failure.args_by_name == {"device": CUDA} and processor.is_cpu
    assert torch.equal(weights(found.tagger.network), weights(trained(manuscript, recipe, None, other).tagger.network))
    exact = Imaginary(wrong=1e-4)
    trained(manuscript, recipe, exact, other)
    assert exact.failure is None and not exact.is_cpu


@pytest.mark.parametrize("lost", [0, 1, 2])
def test_one_wrong_gradient_among_many_is_found(lost: int) -> None:
    here = [torch.tensor(0.7), torch.ones(400), torch.full((9,), 0.2)]
    check(here, [tensor * 1.005 for tensor in here])
    there = [tensor.clone() for tensor in here]
    there[lost] *= 1.2
    for wrong in (there, [*there[:lost], there[lost] * torch.nan, *there[lost + 1 :]], here[:-1]):
        with pytest.raises(DeviceDiffers):
            check(here, wrong)


def test_what_lies_before_a_last_layer_of_zeros_is_looked_at_too(tiny: dict[str, Recipe]) -> None:
    network = TaggerNetwork(tiny["default"], 5, [3], torch.Generator().manual_seed(1))
    words = torch.tensor([[1, 2], [3, 4]])

    def loss(network: TaggerNetwork, noise: torch.Generator | None) -> Tensor:
        return network(words, torch.eye(5, dtype=torch.int64), 0, None, noise).square().sum()

    _, *gradients = step_of(probe(network, 1), loss)
    assert all(gradient.abs().max() > 0 for gradient in gradients) and len(gradients) == len(list(network.parameters()))
    assert weights(network).equal(weights(TaggerNetwork(tiny["default"], 5, [3], torch.Generator().manual_seed(1))))


def test_held_out_words_are_read_on_the_cpu_after_each_pass(tiny: dict[str, Recipe], manuscript: list[Example]) -> None:
    events = list(train(manuscript, {}, tiny["default"], name="A", held_out=manuscript[:4], processor=Imaginary()))
    accuracies = [event.accuracy for event in events if isinstance(event, Progress) and event.accuracy is not None]
    assert accuracies[0] < accuracies[-1] == 1.0


@pytest.mark.parametrize("memory", [0, 1, 60])
def test_a_device_without_memory_in_the_middle_loses_nothing(
    tiny: dict[str, Recipe], manuscript: list[Example], memory: int
) -> None:
    processor = Imaginary(memory=memory)
    events = list(train(manuscript, {}, tiny["default"], name="A", processor=processor))
    assert processor.failure is not None
    assert processor.failure.args_by_name == {"device": CUDA, "reason": FULL.splitlines()[0]}
    steps = [event for event in events if isinstance(event, Progress) and event.stage == "train"]
    assert [event.done for event in steps] == list(range(1, steps[-1].total + 1))
    assert isinstance(events[-1], Trained)
    assert events[-1].tagger.best(["vnd", "czeyt", "vnt", "mvt"], "A") == ["und", "zeit", "unt", "mut"]


def test_what_had_been_learned_is_gone_on_from(tiny: dict[str, Recipe], manuscript: list[Example]) -> None:
    def losses(processor: Processor) -> list[float]:
        events = train(manuscript, {}, tiny["default"], name="A", processor=processor)
        return [event.loss for event in events if isinstance(event, Progress) and event.loss is not None]

    processor = Imaginary(memory=100)
    found = losses(processor)
    assert processor.is_cpu
    assert max(found[100:110]) < min(found[:10]) / 2


def test_a_device_that_has_failed_is_not_tried_again(tiny: dict[str, Recipe], manuscript: list[Example]) -> None:
    processor = Imaginary(memory=3)
    trained(manuscript, tiny["default"], processor)
    sent = processor.sent
    trained(manuscript, tiny["default"], processor)
    assert processor.sent == sent


def test_a_mistake_of_ours_is_none_of_the_device(
    tiny: dict[str, Recipe], manuscript: list[Example], monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistaken(*_args: object, **_options: object) -> Tensor:
        raise RuntimeError("shapes do not fit")

    monkeypatch.setattr("histnorm_gui.engine.tagger.trainer.cross_entropy", mistaken)
    with pytest.raises(RuntimeError, match="shapes do not fit"):
        trained(manuscript, tiny["default"], Imaginary())


def test_a_model_file_is_the_same_from_any_device(tiny: dict[str, Recipe], manuscript: list[Example]) -> None:
    tagger = trained(manuscript, replace(tiny["default"], passes=1), Imaginary(memory=20)).tagger
    assert {parameter.device.type for parameter in tagger.network.parameters()} == {"cpu"}
    assert b"cuda" not in dump(tagger)
    assert pack({}, tagger.network.state_dict()) == pack({}, tagger.network.to("cpu").state_dict())


@pytest.mark.parametrize("system", ["bilstm", "memory+mtl", "encdec"])
def test_systems_are_trained_on_what_they_are_given(system: str, manuscript: list[Example]) -> None:
    processor = Imaginary(memory=0)
    made = make(system, "default", processor=processor)
    made.fit(manuscript[:12], {}, progress=ignore_progress, cancel=CancelToken())
    assert processor.sent == 1 and processor.failure is not None


def test_so_is_a_simulated_editors_system(manuscript: list[Example]) -> None:
    processor = Imaginary(memory=0)
    assistant = make_assistant("bilstm", "default", processor=processor)
    assistant.begin([one.form for one in manuscript], {}, progress=ignore_progress, cancel=CancelToken())
    for index, one in enumerate(manuscript):
        assistant.decide(index, one.norm)
    assistant.retrain(progress=ignore_progress, cancel=CancelToken())
    assert processor.failure is not None
