"""How to cite histnorm and the paper that its model comes from; CITATION.cff says the same for machines."""

from __future__ import annotations

from histnorm_gui import __version__

YEAR = 2026

REFERENCES = (
    f"the histnorm developers ({YEAR}). histnorm: normalizing the spelling of historical manuscripts"
    f" (version {__version__}) [computer program].",
    "Bollmann, Marcel, and Anders Søgaard (2016). Improving historical spelling normalization with bi-directional LSTMs"
    " and multi-task learning. Proceedings of COLING 2016, the 26th International Conference on Computational"
    " Linguistics: Technical Papers, pp. 131–139. https://aclanthology.org/C16-1013/",
)
"""The program, and the paper."""


def references() -> str:
    """What to cite, as entries of a bibliography."""
    return "\n\n".join(REFERENCES) + "\n"


def bibtex() -> str:
    """The same for BibTeX; letters beyond ASCII are written as LaTeX's, for programs that know no others."""
    return rf"""@misc{{histnorm,
  author       = {{{{the histnorm developers}}}},
  title        = {{histnorm: normalizing the spelling of historical manuscripts}},
  year         = {{{YEAR}}},
  version      = {{{__version__}}},
  howpublished = {{Computer program}},
  note         = {{Version {__version__}}}
}}

@inproceedings{{bollmann-soegaard-2016,
  author    = {{Bollmann, Marcel and S{{\o}}gaard, Anders}},
  title     = {{Improving historical spelling normalization with bi-directional {{LSTM}}s and multi-task learning}},
  booktitle = {{Proceedings of {{COLING}} 2016, the 26th International Conference on Computational Linguistics:
               Technical Papers}},
  year      = {{2016}},
  pages     = {{131--139}},
  url       = {{https://aclanthology.org/C16-1013/}}
}}
"""
