    # For `dataclasses.fields` and `asdict`, and with them pandas.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The fields that came and are not documented, by their name on the wire."""

    def to_dict(self) -> dict[str, Any]:
        """The record as a dict in wire names: what came, no more and no less."""

    def to_json(self) -> str:
        """The record as JSON text in wire names: what came, no more and no less."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> {Record}:
        """A record from a dict in wire names, read as tolerantly as from a hub.

        Raises:
            DecodeError: It is no such record; its json_path says where.
        """

    @classmethod
    def from_json(cls, text: str) -> {Record}:
        """A record from JSON text in wire names, read as tolerantly as from a hub.

        Raises:
            DecodeError: It is no such record; its json_path says where.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> {Record}: ...
    def __deepcopy__(self, _memo: Any) -> {Record}: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """The documented fields in their order, each with its name: `dict(record)` takes them."""
