"""``histnorm settings``: what a project has of its own, shown and changed."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from histnorm_gui.cli import options
from histnorm_gui.cli.console import Console
from histnorm_gui.cli.messages import sentence
from histnorm_gui.core.errors import UserError
from histnorm_gui.core.preferences import (
    CAPITALS,
    LEXICON,
    PROFILE,
    PROJECT_OPTIONS,
    RECIPE,
    SYSTEM,
    TAGGER_FILE,
    Kind,
    Option,
)

NAMES = {
    PROFILE: "language",
    CAPITALS: "capitals",
    LEXICON: "lexicon",
    TAGGER_FILE: "tagger",
    SYSTEM: "system",
    RECIPE: "recipe",
}


def add_parser(commands: options.Subparsers[argparse.ArgumentParser]) -> None:
    """Declare the sub-command."""
    parser = commands.add_parser(
        "settings",
        help="show or change what a project has of its own: language, word list, model",
        description="Show what a project has of its own, or change it: the language of its manuscripts, their "
        'capitals, its word list, its model of other texts, the system that learns and its recipe. "" stands for none.',
    )
    parser.add_argument("project", type=Path, metavar="PROJECT")
    parser.add_argument("--language", metavar="CODE", help="a language profile or its file; none: told by the words")
    options.add_capitals(parser)
    parser.add_argument("--lexicon", metavar="FILE", help="words of today's language, one a line")
    parser.add_argument("--tagger", metavar="FILE", help="a model that histnorm teach has made")
    parser.add_argument("--system", choices=SYSTEM.choices, help="what learns and suggests")
    parser.add_argument("--recipe", choices=RECIPE.choices, help="how the bi-LSTM is trained")
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the sub-command."""
    console = Console(arguments.json)

    from histnorm_gui.services.project_choices import GONE, choices_of, chosen_file
    from histnorm_gui.services.session import Session

    wanted = {option: value for option in PROJECT_OPTIONS if (value := getattr(arguments, NAMES[option])) is not None}
    for option, value in wanted.items():
        wanted[option] = _checked(option, value)
    with closing((Session.open if wanted else Session.look)(arguments.project)) as session:
        choices = choices_of(session)
        for option, value in wanted.items():
            choices.set(option, value)
        found = {NAMES[option]: choices.text(option) for option in PROJECT_OPTIONS}
    for option in PROJECT_OPTIONS:
        value = found[NAMES[option]]
        console.say(f"{NAMES[option]}: {value or '(none)'}")
        if value and option.key in GONE and chosen_file(value, arguments.project) is None:
            console.note(sentence(UserError(GONE[option.key], path=value)))
    console.result(found)
    return 0


def _checked(option: Option, value: str) -> str:
    """A value as it is kept: files by their whole path; UserError where there is no such file or profile, or where it
    is not what it is taken for."""
    if value and option.kind is Kind.FILE:
        from histnorm_gui.services.lexicons import read_lexicon_lines
        from histnorm_gui.services.teaching import check_taught

        read = check_taught if option is TAGGER_FILE else read_lexicon_lines
        read(Path(value))
        return str(Path(value).absolute())
    if value and option.kind is Kind.PROFILE:
        from histnorm_gui.engine.languages import catalogue, load

        load(value)
        return value if value in catalogue.available() else str(Path(value).absolute())
    return value
