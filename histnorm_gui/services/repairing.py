"""Saving what is left of a damaged project: a new project, and tables that any program can read."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.project.rebuild import Repaired, repair
from histnorm_gui.project.repository import Project
from histnorm_gui.services.file_writing import write_file


def repair_project(path: Path, out: Path, watch: Watch = UNWATCHED) -> tuple[Repaired, list[Path]]:
    """Write what can be read of a project to a new one, and tables beside it; returns what became of it, and those.

    Raises UserError as `rebuild.repair`.
    """
    repaired = repair(path, out, watch)
    written = []
    with Project.open(out) as project:
        for manuscript in project.manuscripts():
            annotations, remarks = project.annotations(manuscript.id), project.remarks(manuscript.id)
            rows = [("line", "form", "normalization", "state", "decided", "editor", "note")]
            for token in project.tokens(manuscript.id):
                annotation = annotations.get(token.id)
                remark = remarks.get(token.id)
                made = annotation.provenance if annotation else None
                rows.append(
                    (
                        token.line,
                        token.form,
                        (annotation.normalization or "") if annotation else "",
                        annotation.status.value if annotation else "open",
                        made.at if made else "",
                        made.editor if made else "",
                        remark.note if remark else "",
                    )
                )
            written.append(_write(out, "".join(c if c.isalnum() else "_" for c in manuscript.siglum), rows))
    if repaired.orphans:
        rows_left = [("token", "normalization", "decided", "editor")]
        rows_left += [(str(token), norm, at, editor) for token, norm, at, editor in repaired.orphans]
        written.append(_write(out, "decisions-without-words", rows_left))
    return repaired, written


def _write(out: Path, name: str, rows: Sequence[tuple[str, ...]]) -> Path:
    """A table beside the new project, never onto another file."""
    path, number = out.with_name(f"{out.stem}.{name}.tsv"), 1
    while path.exists():
        number += 1
        path = out.with_name(f"{out.stem}.{name}.{number}.tsv")
    text = io.StringIO()
    csv.writer(text, "excel-tab", lineterminator="\n").writerows(rows)
    write_file(path, text.getvalue().encode("utf-8", "surrogatepass"))
    return path
