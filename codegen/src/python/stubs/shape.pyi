def shape(name: str, value: Any) -> dict[str, Any] | None:
    """Returns the members of the named struct if the value has its structure, or else None."""

def approx_eq(left: Any, right: Any) -> bool:
    """Returns True if two values are equal, ignoring the rounding to single precision in hubs.

    Pass the value that was set and the value that the hub returned.
    """

def show_value(value: Any) -> str:
    """Returns a value for display in a table of several records."""
