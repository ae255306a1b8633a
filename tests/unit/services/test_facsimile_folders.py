"""Images that a source names are found in their folders and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from histnorm_gui.services.facsimile import find_image, folders_of


@pytest.mark.parametrize(
    "name",
    [
        "../secret.png",
        "..\\..\\secret.png",
        "/etc/passwd",
        "a/../../secret.png",
        "file:///etc/passwd",
        "link.png",
        ".",
        "",
    ],
)
def test_image_names_lead_out_of_no_folder(tmp_path: Path, name: str) -> None:
    inside = tmp_path / "images"
    inside.mkdir()
    (tmp_path / "secret.png").write_bytes(b"x")
    (inside / "link.png").symlink_to(tmp_path / "secret.png")
    assert find_image(name, [inside]) is None


def test_longest_end_of_a_name_counts(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "1.png").write_bytes(b"x")
    assert find_image("C:\\scans\\a\\b\\1.png", [tmp_path]) == tmp_path / "b" / "1.png"


def test_another_computer_that_a_project_names_is_not_called(tmp_path: Path) -> None:
    project = tmp_path / "a.histnorm"
    named = ["\\\\evil\\share", "//evil/share", str(tmp_path / "images"), None, 5, ""]
    assert folders_of(named, project) == [tmp_path / "images", tmp_path]


def test_share_that_the_project_is_on_counts() -> None:
    project = Path("//ours/share/project/a.histnorm")
    assert folders_of(["//ours/share/images", "//theirs/share"], project) == [
        Path("//ours/share/images"),
        project.parent,
    ]
