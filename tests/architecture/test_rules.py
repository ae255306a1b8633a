"""The package keeps the rules of its structure, and each rule notices what it is there for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from rules import (
    RULES,
    started_threads,
    strayed_libraries,
    too_long,
    too_long_functions,
    undocumented,
    unended_painters,
    unsafe_code,
    wrong_directions,
)
from source_tree import Module, modules

Rule = Callable[[Module], Iterator[str]]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_package_keeps_the_rule(rule: Rule) -> None:
    checked = modules()
    assert len(checked) > 20
    assert [offence for module in checked for offence in rule(module)] == []


@pytest.mark.parametrize(
    ("rule", "module"),
    [
        (wrong_directions, Module("histnorm_gui.core.text", "from histnorm_gui.engine import base")),
        (wrong_directions, Module("histnorm_gui.engine.memory", "from histnorm_gui.formats import registry")),
        (wrong_directions, Module("histnorm_gui.engine.memory", "def f():\n    import histnorm_gui.project.schema")),
        (wrong_directions, Module("histnorm_gui.engine.memory", "from ..project import schema")),
        (wrong_directions, Module("histnorm_gui.engine", "from ..project import schema", is_package=True)),
        (wrong_directions, Module("histnorm_gui.services.session", "from histnorm_gui.qt import jobs")),
        (wrong_directions, Module("histnorm_gui.services.session", "from histnorm_gui import qt")),
        (wrong_directions, Module("histnorm_gui.cli.train", "from histnorm_gui.qt import jobs")),
        (wrong_directions, Module("histnorm_gui.qt.jobs", "from histnorm_gui.cli import main")),
        (wrong_directions, Module("histnorm_gui.qt.app", "from histnorm_gui import bootstrap")),
        (wrong_directions, Module("histnorm_gui.misc.helpers", "")),
        (strayed_libraries, Module("histnorm_gui.services.session", "from PySide6.QtCore import QObject")),
        (strayed_libraries, Module("histnorm_gui.qt.app", "if x:\n    import torch.nn as nn")),
        (strayed_libraries, Module("histnorm_gui.cli.main", "import importlib\nimportlib.import_module('torch')")),
        (strayed_libraries, Module("histnorm_gui.services.session", "import sqlite3")),
        (strayed_libraries, Module("histnorm_gui.project.schema", "from lxml import etree")),
        (unended_painters, Module("histnorm_gui.qt.views.plot", "painter = QPainter(self)\npainter.end()")),
        (unsafe_code, Module("histnorm_gui.engine.memory", "import pickle")),
        (unsafe_code, Module("histnorm_gui.engine.memory", "from urllib.request import urlopen")),
        (unsafe_code, Module("histnorm_gui.engine.memory", "import socket\nsocket.socket()")),
        (unsafe_code, Module("histnorm_gui.engine.memory", "from socket import create_connection, gethostname")),
        (unsafe_code, Module("histnorm_gui.engine.memory", "import socket as s\ns.socket()")),
        (unsafe_code, Module("histnorm_gui.qt.app", "from PySide6 import QtNetwork")),
        (unsafe_code, Module("histnorm_gui.engine.memory", "eval('1')")),
        (unsafe_code, Module("histnorm_gui.engine.memory", "import torch\ntorch.load('x')")),
        (unsafe_code, Module("histnorm_gui.engine.memory", "from torch import load\nload('x')")),
        (unsafe_code, Module("histnorm_gui.engine.memory", "import torch\nload = torch.load")),
        (unsafe_code, Module("histnorm_gui.engine.memory", "import numpy as np\nnp.load('x')")),
        (unsafe_code, Module("histnorm_gui.engine.memory", "read(x, allow_pickle=True)")),
        (unsafe_code, Module("histnorm_gui.engine.memory", "subprocess.run(x, shell=True)")),
        (unsafe_code, Module("histnorm_gui.engine.memory", "import asyncio")),
        (started_threads, Module("histnorm_gui.services.session", "import threading\nthreading.Thread().start()")),
        (started_threads, Module("histnorm_gui.services.session", "class Worker(Thread):\n    pass")),
        (started_threads, Module("histnorm_gui.qt.app", "QThreadPool.globalInstance().start(f)")),
        (started_threads, Module("histnorm_gui.qt.jobs", "multiprocessing.get_context('spawn')")),
        (started_threads, Module("histnorm_gui.cli.train", "with ProcessPoolExecutor() as pool:\n    pass")),
        (started_threads, Module("histnorm_gui.engine.workers", "import threading\nthreading.Thread().start()")),
        (started_threads, Module("histnorm_gui.engine.live.follower", "threading.Thread(target=f).start()")),
        (started_threads, Module("histnorm_gui.engine.live.background", "multiprocessing.get_context('spawn')")),
        (too_long, Module("histnorm_gui.core.text", "x = 1\n" * 401)),
        (undocumented, Module("histnorm_gui.core.text", "def f(): pass")),
        (undocumented, Module("histnorm_gui.core.text", "class _C: pass\nclass C:\n 'It.'\n def f(self): pass")),
        (too_long_functions, Module("histnorm_gui.core.text", "def f():\n" + "    x = 1\n" * 60)),
        (too_long_functions, Module("histnorm_gui.core.text", "class C:\n def f():\n" + "  x = 1\n" * 60)),
    ],
)
def test_rule_notices(rule: Rule, module: Module) -> None:
    assert len(list(rule(module))) >= 1


@pytest.mark.parametrize(
    "module",
    [
        Module(
            "histnorm_gui.services.session", "from histnorm_gui.engine import base\nfrom histnorm_gui.core import text"
        ),
        Module("histnorm_gui.cli.main", "from histnorm_gui import __version__"),
        Module("histnorm_gui.qt.jobs", "import threading\nthreading.Thread().start()"),
        Module("histnorm_gui.engine.workers", "context = multiprocessing.get_context('spawn')"),
        Module("histnorm_gui.core.progress", "import threading\nlock: threading.Lock = threading.Lock()"),
        Module("histnorm_gui.engine.tagger.network", "import torch\nnetwork.eval()"),
        Module("histnorm_gui.project.lock", "import socket\nhost = socket.gethostname()"),
        Module("histnorm_gui.project.connection", "from urllib.parse import quote"),
    ],
)
def test_rules_leave_sound_code_alone(module: Module) -> None:
    assert [offence for rule in RULES for offence in rule(module)] == []
