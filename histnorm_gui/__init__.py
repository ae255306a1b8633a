"""histnorm: normalize the spelling of historical manuscripts."""

__version__ = "0.1.0"
