"""Groups: clients with members, which are other clients or engines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from ._gfxhub import NativeClient

__all__ = ["Grouping"]

Some = TypeVar("Some", bound="Grouping")


class Grouping:
    """The part of the clients that makes groups."""

    __slots__ = ()
    _native: NativeClient

    def _add_groups(self) -> None:
        raise NotImplementedError

    @classmethod
    def pair(cls: type[Some], main: Some, backup: Some) -> Some:
        """Returns the group of a main hub and its backup, whose objects have the same names.

        A call of its `group` succeeds or fails as it does on the main hub, and reaches the backup
        at the same time. A backup that hangs, fails or is off delays no call by more than 20 ms.

        Args:
            main: Client of the main hub.
            backup: Client of its backup.

        Returns:
            A client with two members.

        Raises:
            InvalidArgumentError: Both are clients of the same hub.

        Example:
            pair = gfxhub.Client.pair(main, backup)
            pair.group.press("Evening News / Opening Title / In")
        """
        return cls.group_of({"main": main, "backup": backup})

    def gang(self: Some, engines: Iterable[str]) -> Some:
        """Returns the group of several engines of this hub whose nodes have the same names.

        A call of its `group` reaches all engines, or none if it cannot be made for one of them.
        Paths in these calls begin with the node.

        Args:
            engines: Names of the engines, or `#` and their numbers.

        Returns:
            A client with a member for each engine.

        Raises:
            InvalidArgumentError: An engine is given twice.

        Example:
            gang = hub.gang(["Studio A", "Studio B"])
        """
        return self._grouped([(engine, self._native, engine) for engine in engines], True)

    @classmethod
    def group_of(
        cls: type[Some], members: Mapping[str, Some | tuple[Some, str]], *, all: bool = False
    ) -> Some:
        """Returns the group of 1 to 64 members.

        A group is a client. Its calls outside `group` that only read go to the first member. All
        others outside `group` are refused, because they would reach only one member. Closing the
        group leaves the members open.

        Args:
            members: Each name with its client, or with a client and an engine of its hub. The first
                one is the main member.
            all: If True, all members act, or none if one of them cannot. If False, the first member
                acts regardless of the others.

        Returns:
            A client with these members.

        Raises:
            InvalidArgumentError: Two members have the same hub or engine, or one is a group.
        """
        given: list[tuple[str, NativeClient, str | None]] = []
        for name, member in members.items():
            client, engine = member if isinstance(member, tuple) else (member, None)
            given.append((name, client._native, engine))
        return cls._grouped(given, all)

    @classmethod
    def _grouped(
        cls: type[Some], members: list[tuple[str, NativeClient, str | None]], all: bool
    ) -> Some:
        group = cls.__new__(cls)
        group._native = NativeClient.group(members, all)
        group._add_groups()
        return group
