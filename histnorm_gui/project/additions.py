"""Writing a merge: the edits that bring one project to what two copies of it have, and manuscripts of the other one."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from histnorm_gui.core.edits import Edit, EditLabel, RemovalEdit, Transaction
from histnorm_gui.core.model import OPEN, Annotation, Join, Remark, Token
from histnorm_gui.core.progress import UNWATCHED, Watch
from histnorm_gui.core.source import Document, Source, SourceToken, Tokens
from histnorm_gui.project import journal, lineage, manuscripts, models, remarks
from histnorm_gui.project.models import ModelRecord

MERGING = "merge"  # the stage in which a merge is written


@dataclass(frozen=True, slots=True)
class Addition:
    """A manuscript of another project file as it is there; token ids are those of that file."""

    siglum: str
    title: str
    source: Source
    tokens: Sequence[Token]
    annotations: Mapping[int, Annotation]
    remarks: Mapping[int, Remark]
    joins: Mapping[int, Join]
    forgotten: frozenset[tuple[str, str]]
    models: Sequence[tuple[ModelRecord, bytes]] = ()


def write_merge(
    connection: sqlite3.Connection,
    edits: Sequence[Edit],
    additions: Sequence[Addition],
    subject: str,
    at: str,
    until: str,
    watch: Watch = UNWATCHED,
) -> Transaction | None:
    """Write all of it, inside a transaction of the caller, as one step that can be undone; None for no step at all.

    ``until`` names the last event of the other copy.
    """
    shown = [RemovalEdit(_add(connection, one, watch), before=True, after=False) for one in additions]
    transaction = Transaction(EditLabel.MERGE, (*edits, *shown), subject, at)
    if not transaction.edits:
        return None
    for edit in watch.over(transaction.edits, MERGING, len(transaction.edits)):
        journal.apply(connection, replace(transaction, edits=(edit,)))
    journal.append(connection, transaction)
    lineage.note_merge(connection, until)
    return transaction


def _add(connection: sqlite3.Connection, one: Addition, watch: Watch) -> int:
    """Write a manuscript, marked as removed still; return its id."""
    tokens = Tokens(SourceToken(token.form, token.kind, token.line, token.start, token.end) for token in one.tokens)
    annotations = [one.annotations.get(token.id, OPEN) for token in one.tokens]
    document = Document(one.source, tokens)
    manuscript_id = manuscripts.insert_manuscript(connection, document, one.siglum, one.title, annotations, watch)
    rows = connection.execute("SELECT id FROM token WHERE manuscript_id = ? ORDER BY position", (manuscript_id,))
    ids = {token.id: row[0] for token, row in zip(one.tokens, rows.fetchall(), strict=True)}
    for token_id, remark in one.remarks.items():
        remarks.write_remark(connection, ids[token_id], remark)
    for join in one.joins.values():
        mapped = replace(join, token_ids=tuple(ids[token_id] for token_id in join.token_ids))
        remarks.write_join(connection, mapped.token_ids[0], mapped)
    for form, norm in sorted(one.forgotten):
        remarks.write_forgotten(connection, manuscript_id, form, norm, forgotten=True)
    for record, data in one.models:
        models.insert_model(connection, manuscript_id, data, record.header)
    return manuscript_id
