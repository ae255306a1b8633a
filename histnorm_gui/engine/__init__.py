"""Learning and suggesting: no Qt, no SQLite."""

import os

# Before torch is loaded anywhere below: oneDNN keeps what it made for each shape of a batch, a thousand of them unless
# told otherwise, and each training has other shapes. So many are enough for one, and a day of trainings takes no more.
os.environ.setdefault("ONEDNN_PRIMITIVE_CACHE_CAPACITY", "128")
