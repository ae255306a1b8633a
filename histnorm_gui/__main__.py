"""``python -m histnorm_gui`` opens the window."""

from __future__ import annotations

import sys

from histnorm_gui.bootstrap import main_gui

if __name__ == "__main__":
    sys.exit(main_gui())
