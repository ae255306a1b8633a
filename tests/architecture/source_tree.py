"""The package's modules and what they import, read from their source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent.parent
PACKAGE = "histnorm_gui"


@dataclass(frozen=True)
class Module:
    """One source file; ``layer`` is the first folder in the package, or the module's own name at the top."""

    name: str
    text: str
    is_package: bool = False

    @property
    def layer(self) -> str:
        parts = self.name.split(".")
        return parts[1] if len(parts) > 1 else ""

    @property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    def imports(self) -> Iterator[str]:
        """Every module that is imported anywhere in the file, as an absolute name; names imported from a module count
        as modules of their own too, since they may be."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = self._base(node)
                yield base
                yield from (f"{base}.{alias.name}" for alias in node.names)
            elif isinstance(node, ast.Call) and _called(node) in {"import_module", "__import__"}:
                yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and type(arg.value) is str)

    def _base(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        parts = self.name.split(".") if self.is_package else self.name.split(".")[:-1]
        parts = parts[: len(parts) - node.level + 1]
        return ".".join([*parts, node.module] if node.module else parts)


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def modules() -> list[Module]:
    """All modules of the package."""
    found = []
    for path in sorted((REPOSITORY / PACKAGE).rglob("*.py")):
        parts = path.relative_to(REPOSITORY).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        name = ".".join(parts[:-1] if is_package else parts)
        found.append(Module(name, path.read_text(encoding="utf-8"), is_package))
    return found
