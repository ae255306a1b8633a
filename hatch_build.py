"""What a build does before it packs: compile the translations, for ``pip install .``, wheel and source archive."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

QT_TOOLS = "PySide6-Essentials>=6.7"


class TranslationsHook(BuildHookInterface[Any]):
    """Compiles the translations that are behind, and puts all of them into a wheel."""

    def dependencies(self) -> list[str]:
        """Qt's tools, where something is to be compiled: not in a source archive, which has it all."""
        return [QT_TOOLS] if self._compiled().behind(self._folder) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; an editable installation reads the files of the checkout itself."""
        self._compiled().compile_behind(self._folder)
        if self.target_name == "wheel" and version == "standard":
            for path in sorted(self._folder.glob("*.qm")):
                build_data["force_include"][str(path)] = f"histnorm_gui/_translations/{path.name}"

    @property
    def _folder(self) -> Path:
        return Path(self.root) / "translations"

    def _compiled(self) -> Any:
        """The module that compiles. A build runs in the checkout without having it on its path."""
        if self.root not in sys.path:
            sys.path.insert(0, self.root)
        from devtools import compiled

        return compiled
