"""How the decisions on each manuscript came about, counted without reading its words."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from histnorm_gui.core.model import DecisionSource, Status

How = tuple[Status, DecisionSource]


@dataclass(frozen=True, slots=True)
class Decisions:
    """Of one manuscript: all its tokens (also punctuation), and its decisions by what came out and how they came about.

    A join is one decision; those that its tokens had before do not count.
    """

    tokens: int
    decisions: Mapping[How, int] = field(default_factory=dict)

    def with_status(self, status: Status) -> int:
        """How many decisions of the program came out so, without those that were imported."""
        return sum(
            count
            for (found, source), count in self.decisions.items()
            if found is status and source is not DecisionSource.IMPORTED
        )

    def from_source(self, source: DecisionSource) -> int:
        """How many decisions came about so."""
        return sum(count for (_, found), count in self.decisions.items() if found is source)


def read_decisions(connection: sqlite3.Connection) -> dict[int, Decisions]:
    """The decisions of every manuscript, removed ones too; ValueError for a status or a source that does not exist."""
    tokens = dict(connection.execute("SELECT manuscript_id, COUNT(*) FROM token GROUP BY manuscript_id").fetchall())
    counts: dict[int, Counter[How]] = {row[0]: Counter() for row in connection.execute("SELECT id FROM manuscript")}
    rows = connection.execute(
        "SELECT manuscript_id, status, decision, COUNT(*) FROM annotation JOIN token ON token.id = token_id"
        " GROUP BY manuscript_id, status, decision"
    )
    for manuscript, status, decision, count in rows.fetchall():
        counts[manuscript][Status(status), DecisionSource(decision)] += count
    joins = connection.execute(
        "SELECT manuscript_id, position, size, joint.normalization, joint.status, joint.decision"
        " FROM joint CROSS JOIN token ON token.id = token_id"
    )
    for manuscript, start, size, norm, status, decision in joins.fetchall():
        covered = connection.execute(
            "SELECT status, decision FROM annotation JOIN token ON token.id = token_id"
            " WHERE manuscript_id = ? AND position >= ? AND position < ?",
            (manuscript, start, start + size),
        )
        for inner in covered.fetchall():
            counts[manuscript][Status(inner[0]), DecisionSource(inner[1])] -= 1
        if norm is not None:
            counts[manuscript][Status(status), DecisionSource(decision)] += 1
    return {
        manuscript: Decisions(tokens.get(manuscript, 0), {how: count for how, count in found.items() if count})
        for manuscript, found in counts.items()
    }
