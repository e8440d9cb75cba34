"""What an error says of itself in one word."""

# Written by cargo xtask generate; do not edit.

from typing import Literal

__all__ = ["Effect", "ErrorKind"]

ErrorKind = Literal[
    "Invalid",
    "Connect",
    "ConnectTimeout",
    "Dns",
    "Tls",
    "Timeout",
    "ConnectionLost",
    "Protocol",
    "TooLarge",
    "UnexpectedContent",
    "Decode",
    "Unsuccessful",
    "Redirect",
    "Auth",
    "NotFound",
    "Conflict",
    "Rejected",
    "Throttled",
    "Server",
    "Unavailable",
    "Cancelled",
    "Closed",
    "Io",
    "Internal",
    "AbiMismatch",
    "Superseded",
]
"""What sort of failure an error is."""

Effect = Literal["none", "maybe", "done"]
"""Whether the hub executed a request."""
