    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> {Record}:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> {Record}:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> {Record}: ...
    def __deepcopy__(self, _memo: Any) -> {Record}: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""
