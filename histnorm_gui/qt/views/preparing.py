"""What the next Enter shows in the table, drawn while nothing else happens."""

from __future__ import annotations

from histnorm_gui.qt.views.token_table_view import TokenTableView

MOST = 3
"""So many rows below those in sight are drawn before they are seen."""


def prepare(table: TokenTableView) -> None:
    """Draw the current row as it is once its suggestion is accepted, the next open word as the current one, and what
    comes into sight below."""
    model, current, seen = table.token_model(), table.current_row(), table.seen_rows()
    following = model.next_undecided(current) if table.isVisible() else None
    if following is None:
        return
    if current >= 0:
        table.pictures.prepare(model.accepted_view(current), selected=False)
    table.pictures.prepare(model.view(following), selected=True)
    for row in range(seen.stop, min(seen.stop + min(following - current, MOST), model.rowCount())):
        table.pictures.prepare(model.view(row), selected=False)
