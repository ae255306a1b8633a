"""Where both programs of a bundle start: which of them it is, is said by the name it was called by.

On Linux there is one program file with two names, elsewhere there are two.
"""

import multiprocessing
import sys
from pathlib import Path

WINDOW = "histnorm-gui"

if __name__ == "__main__":
    # The ranking and the experiments start this program again for their processes: here such a start ends.
    multiprocessing.freeze_support()
    from histnorm_gui import bootstrap

    sys.exit(bootstrap.main_gui() if Path(sys.argv[0]).stem.lower() == WINDOW else bootstrap.main_cli())
