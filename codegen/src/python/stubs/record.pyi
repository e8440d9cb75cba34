    # For `dataclasses.fields` and `asdict`, and with them pandas.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their names on the wire."""

    def to_dict(self) -> dict[str, Any]:
        """Returns the record as a dict with wire names: exactly the fields received."""

    def to_json(self) -> str:
        """Returns the record as JSON text with wire names: exactly the fields received."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> {Record}:
        """Reads a record from a dict with wire names, as tolerantly as from a hub.

        Raises:
            DecodeError: It is not such a record; json_path names the place.
        """

    @classmethod
    def from_json(cls, text: str) -> {Record}:
        """Reads a record from JSON text with wire names, as tolerantly as from a hub.

        Raises:
            DecodeError: It is not such a record; json_path names the place.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> {Record}: ...
    def __deepcopy__(self, _memo: Any) -> {Record}: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, in the form for `dict(record)`."""
