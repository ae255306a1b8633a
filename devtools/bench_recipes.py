"""How long the network takes to learn: from scratch beside the paper's recipe, and going on from before."""

from __future__ import annotations

from pathlib import Path

from devtools.bench_figures import Measured
from devtools.bench_training import incremental
from histnorm_gui.core.assets import resource
from histnorm_gui.engine.base import Example
from histnorm_gui.engine.evaluate import evaluate
from histnorm_gui.formats import registry

SHARED = Path(__file__).resolve().parent.parent.parent / "shared" / "data" / "anselm"


def from_scratch(quick: bool) -> Measured:
    """The default recipe from scratch beside the paper's, on manuscript B where it is there."""
    name, train, test = _words(quick)
    default, paper = (evaluate("bilstm", recipe, train, {}, test, threads=1) for recipe in ("default", "paper"))
    told = f"{name}: {default.accuracy:.1%} right, the paper's recipe {paper.accuracy:.1%}"
    return "training from scratch", default.train_seconds, "s", "recipe paper", paper.train_seconds, told


def going_on(quick: bool) -> Measured:
    """Going on from a tagger after fifty new decisions, beside a training from scratch, on manuscript Ka."""
    _, train, test = _words(quick, "Ka")  # ten thousand words
    return "incremental training, 50 new decisions", *incremental(train, test)


def _words(quick: bool, siglum: str = "B") -> tuple[str, list[Example], list[Example]]:
    """What is learned from and tried, by name: the example alone where there is no other, or little time."""
    if quick or not SHARED.is_dir():
        words = examples(resource("example", "N.tsv"))
        return "the example's N", words[:350], words[350:]
    return f"Anselm {siglum}", examples(SHARED / f"{siglum}.train.tsv"), examples(SHARED / f"{siglum}.dev.tsv")


def examples(path: Path) -> list[Example]:
    """The decided words of a table."""
    return [Example(token.form, token.normalization or "") for token in registry.load(path).tokens]
