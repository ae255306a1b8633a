"""Merging two project files into a new one, without a window."""

from __future__ import annotations

from pathlib import Path

from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.project import creation, restoring
from histnorm_gui.project.backups import Keep
from histnorm_gui.project.repository import Project
from histnorm_gui.services.conflicts import Side
from histnorm_gui.services.loading import now
from histnorm_gui.services.merging import Merge, compare_copies, merge_into
from histnorm_gui.services.session import MODERNIZES


def merge_files(
    mine: Path, theirs: Path, out: Path, prefer: Side | None, watch: Watch = UNWATCHED
) -> tuple[Merge, bool]:
    """Merge two copies of one project into a new file; returns what that means, and whether it was written.

    It is not where there are conflicts and none is preferred. Raises UserError PROJECT_EXISTS or FILE_UNWRITABLE for
    ``out``, and as `compare_copies` for the others; then nothing is written.
    """
    creation.check_place(out)
    with Project.look(mine, watch) as project:
        merge = compare_copies(project, theirs, watch)
        if merge.conflicts and prefer is None:
            return merge, False
        project.settle()
        restoring.copy_to(project.contents_path, out)
    try:
        with Project.open(out) as merged:
            merged.keep = Keep(bulk=0)  # both originals are there as they were
            merge_into(merged, merge, [prefer or Side.MINE] * len(merge.conflicts), now(), watch)
            if merge.modernizes:
                merged.set_setting(MODERNIZES, True)
    except BaseException:
        out.unlink(missing_ok=True)
        raise
    return merge, True
