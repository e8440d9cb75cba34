"""The errors of calls by kind."""

# Written by cargo xtask generate; do not edit.

from typing import ClassVar, Literal

from ._error import GfxHubError

__all__ = [
    "AbiMismatchError",
    "AmbiguousNameError",
    "AuthError",
    "CallCancelledError",
    "CallTimeoutError",
    "ClientClosedError",
    "ConflictError",
    "ConnectFailedError",
    "ConnectTimeoutError",
    "ConnectionLostError",
    "DecodeError",
    "DnsError",
    "InternalError",
    "InvalidArgumentError",
    "LocalIoError",
    "NotArmedError",
    "NotFoundError",
    "ProtocolError",
    "RedirectError",
    "RejectedError",
    "RepeatedError",
    "ServerError",
    "SupersededError",
    "ThrottledError",
    "TlsError",
    "TooLargeError",
    "UnavailableError",
    "UnexpectedContentError",
    "UnknownNameError",
    "UnsuccessfulError",
]


class InvalidArgumentError(GfxHubError, ValueError):
    """The request was refused before anything was sent: an argument is invalid.

    Fix the argument and retry.
    """

    kind: ClassVar[Literal["Invalid"]] = "Invalid"


class ConnectFailedError(GfxHubError, ConnectionError):
    """No connection could be made: nothing listens at the address, or a network refuses it.

    Check that the hub runs, and that the address and the port are right.
    """

    kind: ClassVar[Literal["Connect"]] = "Connect"


class ConnectTimeoutError(GfxHubError, ConnectionError, TimeoutError):
    """No connection was made in the time allowed.

    Check the address, the network and any firewall on the way to the hub.
    """

    kind: ClassVar[Literal["ConnectTimeout"]] = "ConnectTimeout"


class DnsError(GfxHubError, ConnectionError):
    """The name of the host could not be resolved.

    Check the spelling of the host name and the name service, or use the address of the hub.
    """

    kind: ClassVar[Literal["Dns"]] = "Dns"


class TlsError(GfxHubError):
    """The TLS connection could not be established.

    Check that the hub speaks https on this port, and give the certificate of its CA as the
    CA file.
    """

    kind: ClassVar[Literal["Tls"]] = "Tls"


class CallTimeoutError(GfxHubError, TimeoutError):
    """A time limit expired, in the phase that the error names.

    Check whether the hub is overloaded or stuck, or allow more time.
    """

    kind: ClassVar[Literal["Timeout"]] = "Timeout"


class ConnectionLostError(GfxHubError, ConnectionError):
    """The connection was lost before the response was complete.

    Check whether the hub, or a proxy in front of it, has been restarted.
    """

    kind: ClassVar[Literal["ConnectionLost"]] = "ConnectionLost"


class ProtocolError(GfxHubError):
    """The response is not valid HTTP.

    Check that the address is that of the hub's REST service and that no proxy alters the
    responses.
    """

    kind: ClassVar[Literal["Protocol"]] = "Protocol"


class TooLargeError(GfxHubError):
    """The response is larger than the limit, or would take too much memory when decoded.

    Raise max_response_bytes if so large a response is expected; a raw request returns the
    response without decoding it.
    """

    kind: ClassVar[Literal["TooLarge"]] = "TooLarge"


class UnexpectedContentError(GfxHubError):
    """The response has a content type other than the operation's, such as an HTML page.

    Check that the address is that of the hub's REST service, not of a web page or a proxy.
    """

    kind: ClassVar[Literal["UnexpectedContent"]] = "UnexpectedContent"


class DecodeError(GfxHubError):
    """The response could not be decoded as the operation's result.

    Use a raw request to see the response unchanged, and report it with the version of the
    hub.
    """

    kind: ClassVar[Literal["Decode"]] = "Decode"


class UnsuccessfulError(GfxHubError):
    """The hub responded with `success: false`.

    Check the hub for the reason; the response gives none.
    """

    kind: ClassVar[Literal["Unsuccessful"]] = "Unsuccessful"


class RedirectError(GfxHubError):
    """The hub responded with a redirect, which is never followed.

    Use the hub's actual address.
    """

    kind: ClassVar[Literal["Redirect"]] = "Redirect"


class AuthError(GfxHubError):
    """The hub does not accept the API key, or demands one.

    Check the API key, and that it is enabled on the hub.
    """

    kind: ClassVar[Literal["Auth"]] = "Auth"


class NotFoundError(GfxHubError):
    """The hub does not have the requested object.

    Check the ids and the paths; they change when a graph or a show is loaded again.
    """

    kind: ClassVar[Literal["NotFound"]] = "NotFound"


class ConflictError(GfxHubError):
    """The request conflicts with the state of the hub.

    Read the current state, then decide whether to send the request again.
    """

    kind: ClassVar[Literal["Conflict"]] = "Conflict"


class RejectedError(GfxHubError):
    """The hub refused the request as invalid.

    Correct the request as the hub says.
    """

    kind: ClassVar[Literal["Rejected"]] = "Rejected"


class ThrottledError(GfxHubError):
    """The hub limits the rate of requests.

    Wait, then send fewer requests.
    """

    kind: ClassVar[Literal["Throttled"]] = "Throttled"


class ServerError(GfxHubError):
    """The hub failed while it processed the request.

    Look at the hub's log.
    """

    kind: ClassVar[Literal["Server"]] = "Server"


class UnavailableError(GfxHubError):
    """The hub, or a proxy in front of it, is temporarily unavailable.

    Check that the hub has finished starting and has a valid license.
    """

    kind: ClassVar[Literal["Unavailable"]] = "Unavailable"


class CallCancelledError(GfxHubError):
    """The call was cancelled by its caller.

    The program, or a signal to it, has cancelled the call.
    """

    kind: ClassVar[Literal["Cancelled"]] = "Cancelled"


class ClientClosedError(GfxHubError):
    """The client has been closed.

    Make a new client.
    """

    kind: ClassVar[Literal["Closed"]] = "Closed"


class LocalIoError(GfxHubError):
    """A file or another local resource could not be used.

    Check the file or resource that the message names.
    """

    kind: ClassVar[Literal["Io"]] = "Io"


class InternalError(GfxHubError):
    """An internal error of gfxhub.

    Please report this message; the client can still be used.
    """

    kind: ClassVar[Literal["Internal"]] = "Internal"


class AbiMismatchError(GfxHubError):
    """The program was built against another version of the library.

    Rebuild the program with the header of the installed library.
    """

    kind: ClassVar[Literal["AbiMismatch"]] = "AbiMismatch"


class SupersededError(GfxHubError):
    """A newer set of the same property was sent first, so this one was not sent.

    If the newer value is the right one, there is nothing to do.
    """

    kind: ClassVar[Literal["Superseded"]] = "Superseded"


class AmbiguousNameError(GfxHubError):
    """A name stands for several things, and none was chosen.

    Use one of the candidates in the message: an id, a path, or a position such as (2 of 3).
    """

    kind: ClassVar[Literal["Ambiguous"]] = "Ambiguous"


class UnknownNameError(GfxHubError):
    """Nothing has this name.

    Check the spelling, and whether the show that has this name is loaded.
    """

    kind: ClassVar[Literal["UnknownName"]] = "UnknownName"


class NotArmedError(GfxHubError):
    """The guard of this client demands a permit for the call, or the client only reads.

    Arm the call first if you intend it; a client that only reads cannot be armed.
    """

    kind: ClassVar[Literal["NotArmed"]] = "NotArmed"


class RepeatedError(GfxHubError):
    """The same call was sent a moment ago.

    To send the call twice on purpose, wait until the time of once_within is over, or unset
    it.
    """

    kind: ClassVar[Literal["Repeated"]] = "Repeated"
