"""The rules of the package's structure; each yields what breaks it in one module, as a sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from source_tree import PACKAGE, Module

# bootstrap -> qt | cli -> services -> project | formats | engine -> core
MAY_IMPORT = {
    "": set(),
    "core": {"core"},
    "project": {"project", "core"},
    "formats": {"formats", "core"},
    "engine": {"engine", "core"},
    "services": {"services", "project", "formats", "engine", "core"},
    "qt": {"qt", "services", "project", "formats", "engine", "core"},
    "cli": {"cli", "services", "project", "formats", "engine", "core"},
    "bootstrap": {"bootstrap", "qt", "cli", "services", "core"},
    "__main__": {"bootstrap"},
}
HOMES = {
    "PySide6": {"qt", "bootstrap"},
    "shiboken6": {"qt"},
    "torch": {"engine", "bootstrap"},
    "safetensors": {"engine"},
    "sqlite3": {"project"},
    "lxml": {"formats"},
}
# Data from outside is never run, and nothing is sent anywhere.
BANNED_MODULES = {
    "pickle",
    "marshal",
    "shelve",
    "dill",
    "joblib",
    "socket",
    "ssl",
    "urllib",
    "http",
    "ftplib",
    "smtplib",
    "xmlrpc",
    "requests",
    "httpx",
    "aiohttp",
    "PySide6.QtNetwork",
    "PySide6.QtWebSockets",
    "PySide6.QtWebEngineCore",
    "asyncio",
    "socketserver",
    "imaplib",
    "poplib",
    "webbrowser",
    "yaml",
    "torch.load",
    "torch.hub",
    "torch.jit",
    "torch.package",
    "torch.serialization",
    "torch.distributed",
    "numpy.load",
    "runpy",
    "code",
    "imp",
}
BANNED_ATTRIBUTES = {"torch.load", "torch.hub", "torch.jit", "np.load", "numpy.load", "os.system", "os.popen"}
_BANNED_NAMES = {name.rpartition(".")[2] for name in BANNED_ATTRIBUTES}
BANNED_ARGUMENTS = {"allow_pickle", "shell", "weights_only"}
"""Named arguments that exist only where something could be run."""
# Parts of banned modules that neither run nor send anything.
HARMLESS = {"urllib.parse", "socket.gethostname"}
BANNED_CALLS = {"eval", "exec", "compile", "__import__"}
THREAD_STARTERS = {
    "Thread",
    "Timer",
    "QThread",
    "QThreadPool",
    "ThreadPoolExecutor",
    "start_new_thread",
    "QtConcurrent",
}
PROCESS_STARTERS = {"multiprocessing", "ProcessPoolExecutor", "get_context", "fork"}
# The second of each is the ranking process: what starts it, and what learns in it beside its answers.
THREAD_HOMES = (f"{PACKAGE}.qt.jobs", f"{PACKAGE}.engine.live.background")
PROCESS_HOMES = (f"{PACKAGE}.engine.workers", f"{PACKAGE}.engine.live.process", f"{PACKAGE}.engine.aside")
LONGEST_MODULE = 400
LONGEST_FUNCTION = 60


def wrong_directions(module: Module) -> Iterator[str]:
    """Imports against the direction of the layers."""
    allowed = MAY_IMPORT.get(module.layer)
    if allowed is None:
        yield f"{module.name}: {module.layer} is not a layer of the design"
        return
    for name in module.imports():
        parts = name.split(".")
        if parts[0] != PACKAGE or len(parts) == 1 or parts[1] == "__version__":
            continue
        if parts[1] not in allowed:
            yield f"{module.name} imports {name}: {module.layer or 'the package itself'} may not"


def strayed_libraries(module: Module) -> Iterator[str]:
    """Libraries imported outside the layers that they belong to."""
    for name in module.imports():
        homes = HOMES.get(name.split(".")[0])
        if homes is not None and module.layer not in homes:
            yield f"{module.name} imports {name}: only {', '.join(sorted(homes))} may"


def unsafe_code(module: Module) -> Iterator[str]:
    """Whatever runs data as code, or reaches for the network."""
    for name in module.imports():
        if _within(name, BANNED_MODULES) and not _within(name, HARMLESS) and not _only_harmless_parts(module, name):
            yield f"{module.name} imports {name}"
    nodes = list(ast.walk(module.tree))
    for node in nodes:
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id in BANNED_CALLS:
            yield f"{module.name}:{node.lineno} calls {node.func.id}"
        for keyword in node.keywords:
            if keyword.arg in BANNED_ARGUMENTS:
                yield f"{module.name}:{node.lineno} passes {keyword.arg}"
    for node in nodes:
        if isinstance(node, ast.Attribute) and node.attr in _BANNED_NAMES and ast.unparse(node) in BANNED_ATTRIBUTES:
            yield f"{module.name}:{node.lineno} uses {ast.unparse(node)}"


def _within(name: str, modules: set[str]) -> bool:
    return any(name == module or name.startswith(module + ".") for module in modules)


def _only_harmless_parts(module: Module, name: str) -> bool:
    """Whether an import brings in harmless parts alone: "urllib" of "from urllib.parse import quote" does, and so
    does "socket" where nothing but a harmless function of it is used."""
    parts = {harmless.removeprefix(name + ".") for harmless in HARMLESS if harmless.startswith(name + ".")}
    used = {
        node.attr
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == name
    }
    imported = {other.removeprefix(name + ".") for other in module.imports() if other.startswith(name + ".")}
    return bool(used | imported) and (used | imported) <= parts


def started_threads(module: Module) -> Iterator[str]:
    """Threads and processes started outside the one place for each; annotations may name the types."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).split("(")[0]
        elif isinstance(node, ast.ClassDef):
            name = ".".join(ast.unparse(base) for base in node.bases)
        else:
            continue
        parts = set(name.split("."))
        if THREAD_STARTERS & parts and module.name not in THREAD_HOMES:
            yield f"{module.name}:{node.lineno} starts a thread ({name}): only {' and '.join(THREAD_HOMES)} may"
        if PROCESS_STARTERS & parts and module.name not in PROCESS_HOMES:
            yield f"{module.name}:{node.lineno} starts a process ({name}): only {' and '.join(PROCESS_HOMES)} may"


def unended_painters(module: Module) -> Iterator[str]:
    """Painters that an error would leave at work: its traceback keeps them, and Qt ends the program for that."""
    nodes = list(ast.walk(module.tree))
    entered = {id(item.context_expr) for node in nodes if isinstance(node, ast.With) for item in node.items}
    for node in nodes:
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("QPainter") and id(node) not in entered:
            yield f"{module.name}:{node.lineno} makes a painter that is not ended by a with"


def too_long(module: Module) -> Iterator[str]:
    """Modules that have grown beyond reading."""
    lines = module.text.count("\n")
    if lines > LONGEST_MODULE:
        yield f"{module.name} has {lines} lines: at most {LONGEST_MODULE}"


def too_long_functions(module: Module) -> Iterator[str]:
    """Functions that do more than one thing; texts in them, such as a docstring or a style sheet, do not count."""
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        texts = {
            line
            for text in ast.walk(node)
            if isinstance(text, ast.Constant | ast.JoinedStr) and text.end_lineno != text.lineno
            for line in range(text.lineno, (text.end_lineno or text.lineno) + 1)
        }
        lines = (node.end_lineno or node.lineno) - node.lineno + 1 - len(texts)
        if lines > LONGEST_FUNCTION:
            yield f"{module.name}:{node.lineno} {node.name} has {lines} lines: at most {LONGEST_FUNCTION}"


def undocumented(module: Module) -> Iterator[str]:
    """Public functions and classes without a sentence of what they do, also overrides of Qt, which ruff leaves out."""
    waiting: list[ast.Module | ast.ClassDef] = [module.tree]
    while waiting:
        for node in waiting.pop().body:
            if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) or node.name.startswith("_"):
                continue
            if ast.get_docstring(node) is None:
                yield f"{module.name}:{node.lineno} {node.name} has no docstring"
            if isinstance(node, ast.ClassDef):
                waiting.append(node)


RULES = (
    wrong_directions,
    strayed_libraries,
    unsafe_code,
    started_threads,
    unended_painters,
    too_long,
    too_long_functions,
    undocumented,
)
