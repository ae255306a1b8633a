"""What a session begins with: texts as the project file has them, and the name of who works on them."""

from __future__ import annotations

import getpass

from histnorm_gui.core.model import Manuscript
from histnorm_gui.project.repository import Project
from histnorm_gui.services.manuscript_text import ManuscriptText
from histnorm_gui.services.suggesting import Suggester


def load_text(project: Project, manuscript: Manuscript, suggester: Suggester) -> ManuscriptText:
    """The text of a manuscript; the suggester learns from it how this editor writes capitals."""
    text = ManuscriptText(
        manuscript,
        project.tokens(manuscript.id),
        project.annotations(manuscript.id),
        suggester,
        project.remarks(manuscript.id),
        project.joins(manuscript.id),
        project.forgotten(manuscript.id),
    )
    for form, norm in text.lessons():
        suggester.note_case(form, norm)
    return text


def login_name() -> str:
    """The name under which the editor is logged in; empty where the system does not say."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # no name for this user id, which differs by version of Python
        return ""
