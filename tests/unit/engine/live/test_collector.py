"""What the ranking process has learned is left alone by Python's collector, until another text comes."""

from __future__ import annotations

import gc

from histnorm_gui.engine.live import collector


def test_what_has_been_learned_is_looked_at_again_when_another_text_comes() -> None:
    thresholds = gc.get_threshold()
    try:
        collector.begin()
        assert gc.get_threshold()[0] > thresholds[0]
        before = gc.get_freeze_count()
        learned = [[number] for number in range(1000)]
        collector.settled()
        assert gc.get_freeze_count() >= before + len(learned)
        collector.emptied()
        assert gc.get_freeze_count() == 0
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
