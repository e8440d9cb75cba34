//! Enums of an error: its kind with its name in every language, its effect, and the phase in which
//! the call failed.

use std::fmt;

/// Defines [`ErrorKind`] and its methods from one row for each kind.
macro_rules! kinds {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident = $number:literal, $python:literal, $node:literal, exit $exit:literal, $advice:literal;
    )+) => {
        /// The kind of failure that an [`Error`](crate::Error) reports.
        ///
        /// New kinds may be added, so a `match` needs a wildcard arm.
        #[non_exhaustive]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum ErrorKind {
            $($(#[doc = $doc])+ $name,)+
        }

        impl ErrorKind {
            /// All kinds, in the order of their numbers.
            pub const ALL: &'static [ErrorKind] = &[$(ErrorKind::$name),+];

            /// Returns `true` for a failure to resolve the host name or to open a connection.
            pub(crate) const fn is_of_connecting(self) -> bool {
                matches!(
                    self,
                    ErrorKind::Dns | ErrorKind::Connect | ErrorKind::ConnectTimeout | ErrorKind::Tls
                )
            }

            /// Returns the name of the kind as written in Rust: `ConnectTimeout`.
            pub const fn name(self) -> &'static str {
                match self { $(ErrorKind::$name => stringify!($name),)+ }
            }

            /// Returns the number of the kind in the C interface: never 0, never reused.
            pub const fn number(self) -> u32 {
                match self { $(ErrorKind::$name => $number,)+ }
            }

            /// Returns the kind with this number in the C interface.
            pub const fn from_number(number: u32) -> Option<ErrorKind> {
                match number { $($number => Some(ErrorKind::$name),)+ _ => None }
            }

            /// Returns the name of the exception class in Python.
            pub const fn python(self) -> &'static str {
                match self { $(ErrorKind::$name => $python,)+ }
            }

            /// Returns the `code` of the error in Node.
            pub const fn node(self) -> &'static str {
                match self { $(ErrorKind::$name => $node,)+ }
            }

            /// Returns the exit code of the `gfxhub` command, from 2 to 63. Kinds that scripts
            /// handle in the same way share a code.
            pub const fn exit_code(self) -> u8 {
                match self { $(ErrorKind::$name => $exit,)+ }
            }

            /// Returns the documentation of the kind.
            pub const fn docs(self) -> &'static str {
                match self { $(ErrorKind::$name => concat!($($doc, "\n"),+),)+ }
            }

            /// Returns advice for people, as one sentence.
            pub const fn advice(self) -> &'static str {
                match self { $(ErrorKind::$name => $advice,)+ }
            }
        }
    };
}

// Numbers are part of the C interface: append new ones, never change or reuse one. Exit codes
// shared by several kinds: 3 if the hub was not reached, 7 if its response cannot be used, 10 if an
// object or a name does not exist, 19 if the fault is in the program or in gfxhub.
kinds! {
    /// The request was refused before anything was sent: an argument is invalid.
    Invalid = 1, "InvalidArgumentError", "GFXHUB_INVALID", exit 2,
        "Fix the argument and retry.";
    /// No connection could be made: nothing listens at the address, or a network refuses it.
    Connect = 2, "ConnectFailedError", "GFXHUB_CONNECT", exit 3,
        "Check that the hub runs, and that the address and the port are right.";
    /// No connection was made in the time allowed.
    ConnectTimeout = 3, "ConnectTimeoutError", "GFXHUB_CONNECT_TIMEOUT", exit 3,
        "Check the address, the network and any firewall on the way to the hub.";
    /// The name of the host could not be resolved.
    Dns = 4, "DnsError", "GFXHUB_DNS", exit 3,
        "Check the spelling of the host name and the name service, or use the address of the hub.";
    /// The TLS connection could not be established.
    Tls = 5, "TlsError", "GFXHUB_TLS", exit 4,
        "Check that the hub speaks https on this port, and give the certificate of its CA as the CA file.";
    /// A time limit expired, in the [phase](crate::Error::phase) that the error names.
    Timeout = 6, "CallTimeoutError", "GFXHUB_TIMEOUT", exit 5,
        "Check whether the hub is overloaded or stuck, or allow more time.";
    /// The connection was lost before the response was complete.
    ConnectionLost = 7, "ConnectionLostError", "GFXHUB_CONNECTION_LOST", exit 6,
        "Check whether the hub, or a proxy in front of it, has been restarted.";
    /// The response is not valid HTTP.
    Protocol = 8, "ProtocolError", "GFXHUB_PROTOCOL", exit 7,
        "Check that the address is that of the hub's REST service and that no proxy alters the responses.";
    /// The response is larger than the limit, or would take too much memory when decoded.
    TooLarge = 9, "TooLargeError", "GFXHUB_TOO_LARGE", exit 7,
        "Raise max_response_bytes if so large a response is expected; a raw request returns the response without decoding it.";
    /// The response has a content type other than the operation's, such as an HTML page.
    UnexpectedContent = 10, "UnexpectedContentError", "GFXHUB_UNEXPECTED_CONTENT", exit 7,
        "Check that the address is that of the hub's REST service, not of a web page or a proxy.";
    /// The response could not be decoded as the operation's result.
    Decode = 11, "DecodeError", "GFXHUB_DECODE", exit 7,
        "Use a raw request to see the response unchanged, and report it with the version of the hub.";
    /// The hub responded with `success: false`.
    Unsuccessful = 12, "UnsuccessfulError", "GFXHUB_UNSUCCESSFUL", exit 8,
        "Check the hub for the reason; the response gives none.";
    /// The hub responded with a redirect, which is never followed.
    Redirect = 13, "RedirectError", "GFXHUB_REDIRECT", exit 16,
        "Use the hub's actual address.";
    /// The hub does not accept the API key, or demands one.
    Auth = 14, "AuthError", "GFXHUB_AUTH", exit 9,
        "Check the API key, and that it is enabled on the hub.";
    /// The hub does not have the requested object.
    NotFound = 15, "NotFoundError", "GFXHUB_NOT_FOUND", exit 10,
        "Check the ids and the paths; they change when a graph or a show is loaded again.";
    /// The request conflicts with the state of the hub.
    Conflict = 16, "ConflictError", "GFXHUB_CONFLICT", exit 11,
        "Read the current state, then decide whether to send the request again.";
    /// The hub refused the request as invalid.
    Rejected = 17, "RejectedError", "GFXHUB_REJECTED", exit 12,
        "Correct the request as the hub says.";
    /// The hub limits the rate of requests.
    Throttled = 18, "ThrottledError", "GFXHUB_THROTTLED", exit 13,
        "Wait, then send fewer requests.";
    /// The hub failed while it processed the request.
    Server = 19, "ServerError", "GFXHUB_SERVER", exit 14,
        "Look at the hub's log.";
    /// The hub, or a proxy in front of it, is temporarily unavailable.
    Unavailable = 20, "UnavailableError", "GFXHUB_UNAVAILABLE", exit 15,
        "Check that the hub has finished starting and has a valid license.";
    /// The call was cancelled by its caller.
    Cancelled = 21, "CallCancelledError", "GFXHUB_CANCELLED", exit 17,
        "The program, or a signal to it, has cancelled the call.";
    /// The client has been closed.
    Closed = 22, "ClientClosedError", "GFXHUB_CLOSED", exit 19,
        "Make a new client.";
    /// A file or another local resource could not be used.
    Io = 23, "LocalIoError", "GFXHUB_IO", exit 18,
        "Check the file or resource that the message names.";
    /// An internal error of gfxhub.
    Internal = 24, "InternalError", "GFXHUB_INTERNAL", exit 19,
        "Please report this message; the client can still be used.";
    /// The program was built against another version of the library.
    AbiMismatch = 25, "AbiMismatchError", "GFXHUB_ABI_MISMATCH", exit 19,
        "Rebuild the program with the header of the installed library.";
    /// A newer set of the same property was sent first, so this one was not sent.
    Superseded = 26, "SupersededError", "GFXHUB_SUPERSEDED", exit 22,
        "If the newer value is the right one, there is nothing to do.";
    /// A name stands for several things, and none was chosen.
    Ambiguous = 27, "AmbiguousNameError", "GFXHUB_AMBIGUOUS", exit 20,
        "Use one of the candidates in the message: an id, a path, or a position such as (2 of 3).";
    /// Nothing has this name.
    UnknownName = 28, "UnknownNameError", "GFXHUB_UNKNOWN_NAME", exit 10,
        "Check the spelling, and whether the show that has this name is loaded.";
    /// The guard of this client demands a permit for the call, or the client only reads.
    NotArmed = 29, "NotArmedError", "GFXHUB_NOT_ARMED", exit 21,
        "Arm the call first if you intend it; a client that only reads cannot be armed.";
    /// The same call was sent a moment ago.
    Repeated = 30, "RepeatedError", "GFXHUB_REPEATED", exit 23,
        "To send the call twice on purpose, wait until the time of once_within is over, or unset it.";
}

impl std::fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// The effect of a failed call on the hub.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// The request was not executed: nothing was sent, the hub refused it, or it was a read.
    None,
    /// The request may have been executed: bytes were sent, and no response shows the outcome.
    Maybe,
    /// The request was executed: the hub confirmed it, and a later step failed.
    Done,
}

impl Effect {
    /// Returns the name in every language: `none`, `maybe` or `done`.
    pub const fn word(self) -> &'static str {
        match self {
            Effect::None => "none",
            Effect::Maybe => "maybe",
            Effect::Done => "done",
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The part of a call in which it failed.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Resolving the host name.
    Resolve,
    /// Connecting, including the TLS handshake.
    Connect,
    /// Sending the request.
    Send,
    /// Waiting for the head of the response.
    Response,
    /// Reading the body of the response, and decoding it.
    Body,
    /// The call as a whole, outside the other phases.
    Total,
}

impl Phase {
    /// Returns the name in every language: `resolve`, `connect`, `send`, `response`, `body`,
    /// `total`.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Resolve => "resolve",
            Phase::Connect => "connect",
            Phase::Send => "send",
            Phase::Response => "response",
            Phase::Body => "body",
            Phase::Total => "total",
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn numbers_and_names_are_unique_and_lead_back() {
        let numbers: HashSet<_> = ErrorKind::ALL.iter().map(|k| k.number()).collect();
        let python: HashSet<_> = ErrorKind::ALL.iter().map(|k| k.python()).collect();
        let node: HashSet<_> = ErrorKind::ALL.iter().map(|k| k.node()).collect();
        let all = ErrorKind::ALL.len();
        // Compiled programs in C contain these numbers.
        assert!((1..=30).all(|number| numbers.contains(&number)));
        assert_eq!((numbers.len(), python.len(), node.len()), (all, all, all));
        for &kind in ErrorKind::ALL {
            assert_eq!(ErrorKind::from_number(kind.number()), Some(kind));
            assert!((2..64).contains(&kind.exit_code()), "{kind}");
            assert!(kind.advice().ends_with('.'), "{kind}");
            assert!(kind.python().ends_with("Error"), "{kind}");
            assert!(kind.docs().trim_end().ends_with('.'), "{kind}");
        }
        assert_eq!(ErrorKind::from_number(0), None);
        assert_eq!(ErrorKind::from_number(u32::MAX), None);
    }

    #[test]
    fn node_codes_are_the_names_in_capitals() {
        for &kind in ErrorKind::ALL {
            let mut code = String::from("GFXHUB");
            for c in kind.name().chars() {
                if c.is_ascii_uppercase() {
                    code.push('_');
                }
                code.push(c.to_ascii_uppercase());
            }
            assert_eq!(kind.node(), code);
        }
    }

    #[test]
    fn only_wrong_arguments_end_the_command_like_wrong_usage() {
        for &kind in ErrorKind::ALL {
            assert_eq!(kind.exit_code() == 2, kind == ErrorKind::Invalid, "{kind}");
        }
    }
}
