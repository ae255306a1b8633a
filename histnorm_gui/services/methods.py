"""The methods paragraph: a report on a project in sentences, for a publication."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from histnorm_gui.engine.languages import catalogue
from histnorm_gui.services import citing
from histnorm_gui.services.prose import Prose
from histnorm_gui.services.reports import ManuscriptReport, Report, Settings, Training, WordList
from histnorm_gui.services.training_record import COMBINED, TAGGERS

EACH = 4
"""Up to so many models are told of one by one."""
_SHOWN_DIGITS = 12


def methods_paragraph(report: Report, language: str) -> str:
    """The paragraph, one line; UserError METHODS_LANGUAGE_UNKNOWN."""
    prose = Prose(language)
    sentences = [*_material(report, prose), *_suggestions(report, prose), *_models(report, prose)]
    if any(one.training for one in report.manuscripts):
        sentences.append(prose.say("report"))
    return " ".join(sentences)


def _material(report: Report, prose: Prose) -> list[str]:
    """What was worked on, and how its decisions came about."""
    found = report.manuscripts
    words, decided = sum(one.words for one in found), sum(one.decided for one in found)
    accepted, corrected = sum(one.accepted for one in found), sum(one.corrected for one in found)
    imported = sum(one.imported for one in found)
    sentences = [
        prose.say(
            "material",
            sigla=prose.listed([one.siglum for one in found]),
            manuscripts=prose.counted("manuscripts", len(found)),
            tokens=prose.counted("tokens", sum(one.tokens for one in found)),
            words=prose.counted("words", words),
            version=report.environment["histnorm"],
            year=citing.YEAR,
        )
    ]
    date = prose.date(report.written)
    if not decided:
        return [*sentences, prose.say("nothing_decided", date=date)]
    share = prose.percent(decided / max(1, words))
    sentences.append(prose.say("decided", date=date, decided=prose.counted("words", decided), share=share))
    if imported:
        sentences.append(prose.say("imported", imported=prose.counted("decisions", imported)))
    made = accepted + corrected
    if made:
        sentences.append(
            prose.say(
                "came_about",
                made=prose.counted("decisions", made),
                accepted=prose.number(accepted),
                accepted_share=prose.percent(accepted / made),
                corrected=prose.number(corrected),
                corrected_share=prose.percent(corrected / made),
            )
        )
    return sentences


def _suggestions(report: Report, prose: Prose) -> list[str]:
    """Where the suggestions came from, as far as that is known."""
    shown = report.suggestions
    if shown is None:
        return []
    listed = ""
    if shown.lexicon is not None:
        words, checksum = prose.counted("words", shown.lexicon.words), shown.lexicon.sha256[:_SHOWN_DIGITS]
        listed = prose.say("lexicon", name=shown.lexicon.name, words=words, sum=checksum)
    if shown.system != COMBINED:
        return [prose.say("single", system=shown.system, lexicon=listed)]
    profiles = [one.settings.profile for one in report.manuscripts if one.settings is not None] or [shown.profile]
    names = [_profile_name(code, prose) for code in dict.fromkeys(profiles) if code]
    profile = prose.say("profile", profile=" / ".join(names)) if names else ""
    return [prose.say("combined", profile=profile, lexicon=listed)]


def _profile_name(code: str, prose: Prose) -> str:
    """The name of a language profile that ships with the program, else what it is called."""
    return prose.say(f"profile_{code}") if code in catalogue.available() and prose.has(f"profile_{code}") else code


def _models(report: Report, prose: Prose) -> list[str]:
    trained = [one for one in report.manuscripts if one.training is not None]
    old = [one for one in report.manuscripts if one.version is not None and one.training is None]
    if not trained and not old:
        return [prose.say("no_model")]
    known = [_model(one, one.training, prose) for one in trained if one.training is not None]
    told = known if len(trained) <= EACH else [_summary(_trainings(report), prose)]
    told += _changed(trained, prose)
    return told + [prose.say("old_model", siglum=one.siglum, version=one.version) for one in old]


def _changed(trained: Sequence[ManuscriptReport], prose: Prose) -> list[str]:
    """What is another setting now than in the training of the newest model: a sentence for all with the same."""
    by_changes: dict[str, list[str]] = {}
    for one in trained:
        if one.training is not None and one.settings is not None:
            model = prose.say("of_version", siglum=one.siglum, version=one.training.version)
            by_changes.setdefault("; ".join(_changes(one.training, one.settings, prose)), []).append(model)
    return [
        prose.say("changed", models=prose.listed(models), changes=changes)
        for changes, models in by_changes.items()
        if changes
    ]


def _changes(then: Training, now: Settings, prose: Prose) -> list[str]:
    alone = now.trained == "mtl" and then.system == "bilstm" and not then.data.auxiliary
    systems = (then.ranking, now.system) if then.ranking else (then.system, then.system if alone else now.trained)
    found = {"system": systems, "recipe": (then.recipe, now.recipe)}
    if then.ranking == now.system == COMBINED:
        found["profile"] = (_profile_name(then.profile, prose), _profile_name(now.profile, prose))
    told = [
        prose.say(f"changed_{what}", then=before, now=after)
        for what, (before, after) in found.items()
        if before != after
    ]
    if then.lexicon != now.lexicon:
        words = (_word_list(listed, prose) for listed in (then.lexicon, now.lexicon))
        told.append(prose.say("changed_lexicon", then=next(words), now=next(words)))
    return told


def _word_list(listed: WordList | None, prose: Prose) -> str:
    if listed is None:
        return prose.say("no_lexicon")
    return prose.say("one_lexicon", name=listed.name, words=prose.counted("words", listed.words))


def _trainings(report: Report) -> list[Training]:
    return [one.training for one in report.manuscripts if one.training is not None]


def _model(manuscript: ManuscriptReport, training: Training, prose: Prose) -> str:
    others = {siglum: words for siglum, words in training.data.auxiliary.items() if words.words}
    auxiliary = ""
    if others and training.system != "bilstm":
        words = prose.counted("words", sum(other.words for other in others.values()))
        auxiliary = prose.say("auxiliary", words=words, sigla=prose.listed(list(others)))
    told = prose.say(
        "model",
        siglum=manuscript.siglum,
        version=training.version,
        date=prose.date(training.created),
        system=training.system,
        recipe=training.recipe,
        sizes=_sizes(training, prose),
        seed=training.seed,
        own=prose.counted("words", training.data.own.words),
        auxiliary=auxiliary,
    )
    if training.accuracy is None or training.low is None or training.high is None:
        return f"{told} {prose.say('not_measured')}"
    measured = prose.say(
        "measured",
        measured=prose.counted("words", training.measured),
        correct=prose.number(training.correct),
        accuracy=prose.percent(training.accuracy),
        low=prose.percent(training.low),
        high=prose.percent(training.high),
    )
    return f"{told} {measured}"


def _sizes(training: Training, prose: Prose) -> str:
    """The sizes of the network, where the system is one that the recipe describes."""
    values = {name: training.settings.get(name) for name in ("layers", "hidden", "embedding")}
    numbers = {name: value for name, value in values.items() if isinstance(value, int)}
    if training.system not in TAGGERS or len(numbers) < len(values):
        return ""
    return prose.say(
        "sizes",
        layers=prose.counted("layers", numbers["layers"]),
        hidden=prose.number(numbers["hidden"]),
        embedding=prose.number(numbers["embedding"]),
        passes=prose.counted("passes", training.passes),
    )


def _summary(trainings: Sequence[Training], prose: Prose) -> str:
    told = prose.say(
        "models",
        manuscripts=prose.counted("manuscripts", len(trainings)),
        systems=prose.listed(sorted({training.system for training in trainings})),
        recipes=prose.listed(sorted({training.recipe for training in trainings})),
    )
    measured = [training.accuracy for training in trainings if training.accuracy is not None]
    if not measured:
        return told
    lowest, highest, mean = map(prose.percent, (min(measured), max(measured), fmean(measured)))
    return f"{told} {prose.say('models_measured', lowest=lowest, highest=highest, mean=mean)}"
