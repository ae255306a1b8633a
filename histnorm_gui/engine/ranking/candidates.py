"""What is offered for a token: its ranked normalizations as they may be written, each with what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence

from histnorm_gui.core.suggestion import Candidate, CandidateSource
from histnorm_gui.core.text import is_readable
from histnorm_gui.engine.ranking.capitals import Capitals
from histnorm_gui.engine.ranking.evidence import Evidence
from histnorm_gui.engine.ranking.reader import Ranked
from histnorm_gui.engine.ranking.reasons import Reasons

STAND_IN = "0"
"""What is ranked in the place of a word that is too long to be looked into."""


def unchanged(form: str) -> tuple[Candidate, ...]:
    """The one candidate of a token that is not ranked: punctuation, and what is too long."""
    return (Candidate(form, 1.0, CandidateSource.FORM),)


def offered(
    forms: Sequence[str],
    ranked: Sequence[Ranked],
    count: int,
    evidence: Evidence,
    capitals: Capitals,
    reasons: Reasons | None,
    told: Sequence[bool] | None = None,
) -> list[tuple[Candidate, ...]]:
    """At most ``count`` candidates for each token, given its form as it is written and its ranking, best first; with
    ``reasons``, where there are any, for all tokens or for those that ``told`` says."""
    ways = [
        capitals.spread(form, one, count) if is_readable(form) else [] for form, one in zip(forms, ranked, strict=True)
    ]
    explained = [reasons is not None] * len(forms) if reasons is None or told is None else told
    if reasons is not None:
        reasons.prepare(
            (one.item.form, [one.norms[place] for place, _, _ in way])
            for one, way, wanted in zip(ranked, ways, explained, strict=True)
            if wanted
        )
    found = []
    for as_written, one, way, wanted in zip(forms, ranked, ways, explained, strict=True):
        if not is_readable(as_written):
            found.append(unchanged(as_written))
            continue
        form = one.item.form
        candidates = []
        for place, written, chance in way:
            norm = one.norms[place]
            source, decided, total = _source(evidence, form, norm)
            why = reasons.of(form, norm, 0 if place else one.favour) if reasons is not None and wanted else ()
            candidates.append(Candidate(written, chance, source, decided, total, reasons=why))
        found.append(tuple(candidates))
    return found


def _source(evidence: Evidence, form: str, norm: str) -> tuple[CandidateSource, int, int]:
    """The source that says most for a normalization, with how often it was decided out of how many decisions."""
    own = evidence.own.exact.get(form, {})
    if norm in own:
        return CandidateSource.MEMORY, own[norm], sum(own.values())
    votes = evidence.others.exact.get(form)
    if votes is not None and norm in votes.votes:
        return CandidateSource.OTHERS, votes.manuscripts[norm], votes.decided
    if norm == form:
        return CandidateSource.FORM, 0, 0
    if evidence.lexicon is not None and norm in evidence.lexicon:
        return CandidateSource.LEXICON, 0, 0
    return CandidateSource.RULES, 0, 0
