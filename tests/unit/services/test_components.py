"""Everything that is installed with histnorm is named with its licence, and can be cited."""

from __future__ import annotations

import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from histnorm_gui import __version__
from histnorm_gui.core.assets import resource
from histnorm_gui.services import citing
from histnorm_gui.services.components import Component, canonical, components, distributions

ROOT = Path(__file__).resolve().parents[3]


def required(names: list[str]) -> set[str]:
    """All packages that these need here, themselves included, by what their metadata says."""
    found: set[str] = set()
    waiting = [Requirement(name) for name in names]
    while waiting:
        requirement = waiting.pop()
        name = canonical(requirement.name)
        needed_here = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if needed_here and name not in found:
            found.add(name)
            waiting += map(Requirement, metadata.requires(name) or [])
    return found


def test_every_dependency_and_what_it_needs_is_in_the_list() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = required([*project["dependencies"], *project["optional-dependencies"]["crf"]])
    listed = tomllib.loads(resource("licences", "components.toml").read_text(encoding="utf-8"))["component"]
    assert {"torch", "sympy", "numpy", "et-xmlfile", "shiboken6", "python-crfsuite"} <= needed
    assert needed <= {canonical(entry.get("distribution", "")) for entry in listed}
    assert {canonical(name) for name in distributions()} >= needed


@pytest.mark.parametrize("component", components(), ids=lambda component: component.name)
def test_every_component_has_a_licence_with_its_text(component: Component) -> None:
    assert component.licence
    assert component.by
    assert len(component.licence_text()) > 150
    if component.distribution:
        assert component.version == metadata.version(component.distribution) or "(in lxml)" in component.name


def test_versions_of_what_is_no_package_are_found_out() -> None:
    versions = {component.name.split()[0]: component.version for component in components()}
    assert versions["histnorm"] == __version__
    assert versions["SQLite"].count(".") == 2
    assert versions["libxml2"].startswith("2.")


def test_citation_file_says_what_the_program_says() -> None:
    said = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert said.count(f'version: "{__version__}"') == 2
    assert f"year: {citing.YEAR}" in said
    for title in ("histnorm: normalizing the spelling of historical manuscripts", "Improving historical spelling"):
        assert title in said
        assert title in citing.references()
        assert title in citing.bibtex()


def test_bibtex_is_balanced() -> None:
    text = citing.bibtex()
    assert text.isascii()
    assert text.count("{") == text.count("}")
    assert text.count("@") == 2
