def shape(name: str, value: Any) -> dict[str, Any] | None:
    """The members of a shape, if the value is one: those that the shape lists."""

def approx_eq(left: Any, right: Any) -> bool:
    """Whether two values are the same but for the rounding to single precision that hubs do.

    Give what was set and what the hub gave back.
    """

def show_value(value: Any) -> str:
    """A value as it is shown in a table of many records."""
