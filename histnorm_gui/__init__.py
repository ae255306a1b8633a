"""histnorm: normalize the spelling of historical manuscripts."""

import os

__version__ = "0.1.0"

# Before numpy is loaded anywhere below: its products of matrices are small here, and where it takes all cores for one,
# threads wait for one another in circles as soon as anything else is at work. A process here uses one core at a time;
# torch, which has threads of its own, is told by each training.
for _variable in ("OPENBLAS_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
    os.environ.setdefault(_variable, "1")
