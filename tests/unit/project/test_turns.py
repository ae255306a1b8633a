"""Holders of a lock take turns."""

from __future__ import annotations

import threading

from histnorm_gui.project.turns import Turns


def test_who_waits_is_next_and_not_who_had_it_last() -> None:
    turns, order = Turns(), []

    def other() -> None:
        with turns:
            order.append("waited")

    for _ in range(50):
        waiting = threading.Thread(target=other)
        with turns:
            waiting.start()
            while not turns._door.locked():
                pass
        with turns:
            order.append("again")
        waiting.join(10)
    assert order == ["waited", "again"] * 50


def test_who_has_it_may_take_it_again_though_others_wait() -> None:
    turns, order = Turns(), []

    def other() -> None:
        with turns:
            order.append("other")

    waiting = threading.Thread(target=other)
    with turns:
        waiting.start()
        while not turns._door.locked():
            pass
        with turns:
            order.append("inner")
        order.append("outer")
    waiting.join(10)
    assert order == ["inner", "outer", "other"]


def test_only_one_is_inside_at_a_time() -> None:
    turns, inside, most = Turns(), [0], [0]

    def work() -> None:
        for _ in range(300):
            with turns, turns:
                inside[0] += 1
                most[0] = max(most[0], inside[0])
                inside[0] -= 1

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert most == [1] and inside == [0]
