"""Our optimizer takes the steps of torch's, without importing its compiler."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import torch

from histnorm_gui.engine.tagger import optimizer as written
from histnorm_gui.engine.tagger.optimizer import AdamW

REPOSITORY = Path(__file__).resolve().parents[3]


@pytest.fixture(params=["at once", "one by one"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways of taking a step: the CPU's, and that of other devices and of a torch without it."""
    if request.param == "one by one":
        monkeypatch.setattr(written, "_AT_ONCE", None)
    elif written._AT_ONCE is None:
        pytest.skip("this torch takes no step at once")


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("decay", [0.0, 0.1])
def test_steps_are_those_of_torch(decay: float) -> None:
    start = torch.linspace(-1, 1, 12).reshape(3, 4)
    ours, theirs = start.clone().requires_grad_(), start.clone().requires_grad_()
    optimizer, reference = AdamW([ours], decay), torch.optim.AdamW([theirs], lr=0.05, weight_decay=decay)
    for _ in range(20):
        torch.autograd.backward((ours**2 * torch.arange(12).reshape(3, 4)).sum())
        torch.autograd.backward((theirs**2 * torch.arange(12).reshape(3, 4)).sum())
        optimizer.step(0.05, 1.0)
        torch.nn.utils.clip_grad_norm_([theirs], 1.0)
        reference.step()
        reference.zero_grad()
    assert torch.allclose(ours, theirs, atol=1e-6)
    assert not torch.allclose(ours, start, atol=0.1)


@pytest.mark.usefixtures("way")
def test_what_has_no_gradient_stays() -> None:
    used, unused = torch.ones(2, requires_grad=True), torch.ones(2, requires_grad=True)
    optimizer = AdamW([used, unused], 0.5)
    torch.autograd.backward(used.sum())
    optimizer.step(0.1, 5.0)
    assert used.tolist() != [1.0, 1.0]
    assert unused.tolist() == [1.0, 1.0]


@pytest.mark.usefixtures("way")
def test_each_parameter_counts_its_own_steps() -> None:
    """The first step of a layer that has waited for its manuscript is as long as any first step."""
    early, late = torch.ones(3, requires_grad=True), torch.ones(3, requires_grad=True)
    optimizer = AdamW([early, late], 0.0)
    for step in range(5):
        torch.autograd.backward(early.sum() if step < 4 else (early + late).sum())
        optimizer.step(0.01, 5.0)
    assert torch.allclose(late, torch.full((3,), 0.99), atol=1e-5)


def test_training_does_not_import_the_compiler() -> None:
    code = (
        "import sys\n"
        "from histnorm_gui.engine.base import Example\n"
        "from histnorm_gui.engine.tagger.recipe import DEFAULT\n"
        "from histnorm_gui.engine.tagger.trainer import train\n"
        "events = train([Example(f'v{c}', f'u{c}') for c in 'abcdefghijkl'], {}, DEFAULT, name='A')\n"
        "while next(events).stage != 'train': pass\n"
        "print('torch._dynamo' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
