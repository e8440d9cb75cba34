//! What a guard is: what it holds, where it stands, how it is taken out, and which tests miss it.

use anyhow::bail;
/// A guard of the client.
#[derive(Debug)]
pub(crate) struct Guard {
    /// Its name on the command line.
    pub(crate) name: &'static str,
    /// What it belongs to.
    pub(crate) theme: Theme,
    /// What holds as long as it is there.
    pub(crate) sentence: &'static str,
    /// How it is taken out.
    pub(crate) cuts: &'static [Cut],
    /// Where its tests are.
    pub(crate) suite: Suite,
    /// The tests that turn red without it, all of them.
    pub(crate) red: &'static [&'static str],
}

/// A change to one place of the sources.
#[derive(Debug)]
pub(crate) struct Cut {
    /// The file, from the folder of the workspace.
    pub(crate) file: &'static str,
    /// The text that is there, exactly once.
    pub(crate) find: &'static str,
    /// The text in its place.
    pub(crate) put: &'static str,
}

impl Cut {
    /// The file's text with the change; the error says why it cannot be made.
    pub(crate) fn apply(&self, text: &str) -> anyhow::Result<String> {
        match text.matches(self.find).count() {
            1 => Ok(text.replacen(self.find, self.put, 1)),
            count => bail!(
                "{} has this text {count} times, not once:\n{}",
                self.file,
                self.find
            ),
        }
    }
}

/// Where tests are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Suite {
    /// Those from outside, on the wire.
    Wire,
    /// The client's own.
    Client,
    /// The C library's own.
    C,
}

impl Suite {
    /// All of them.
    pub(crate) const ALL: [Suite; 3] = [Suite::Wire, Suite::Client, Suite::C];

    /// The package.
    pub(crate) fn package(self) -> &'static str {
        match self {
            Suite::Wire | Suite::Client => "gfxhub",
            Suite::C => "gfxhub-c",
        }
    }

    /// The package's folder.
    pub(crate) fn folder(self) -> &'static str {
        match self {
            Suite::Wire | Suite::Client => "core",
            Suite::C => "ffi-c",
        }
    }

    /// Where the sources of its tests are, from the folder of the workspace.
    #[cfg(test)]
    pub(crate) fn sources(self) -> &'static str {
        match self {
            Suite::Wire => "core/tests/wire",
            Suite::Client => "core/src",
            Suite::C => "ffi-c/src",
        }
    }

    /// What a message calls it.
    pub(crate) fn words(self) -> &'static str {
        match self {
            Suite::Wire => "the wire tests of gfxhub",
            Suite::Client => "the unit tests of gfxhub",
            Suite::C => "the unit tests of gfxhub-c",
        }
    }

    /// What cargo builds of it.
    pub(crate) fn target(self) -> &'static [&'static str] {
        match self {
            Suite::Wire => &["--test", "wire"],
            Suite::Client | Suite::C => &["--lib"],
        }
    }
}

/// What can go wrong with the HTTP stack and its data, each with guards of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    /// A command on a connection that the hub has just closed is lost, or runs unknown.
    StaleKeepAlive,
    /// Whether a request was handed over must be known for certain.
    SentOrNot,
    /// No phase may last, and none may be stretched.
    Timeouts,
    /// A call ends soon after it was cancelled, wherever it is.
    Cancel,
    /// Looking up a name must not cost a thread for each call, or a panic.
    Dns,
    /// A redirect that is followed is a false success, and tells another host what it should not know.
    Redirects,
    /// Proxies of the environment would come between, even on this machine.
    Proxies,
    /// No answer may take more than its limit.
    Sizes,
    /// Responses that can be read in two ways.
    Framing,
    /// Segments that lead elsewhere.
    Paths,
    /// Addresses of hubs.
    BaseUrl,
    /// What a request carries beside its body.
    Headers,
    /// Keys are never shown.
    Keys,
    /// Whom a secured connection trusts.
    Tls,
    /// A child of a fork must not share connections with its parent.
    Fork,
    /// Numbers come and go bit by bit.
    Numbers,
    /// Data that is not of the form that is due.
    Shapes,
    /// No panic may leave the C library.
    PanicGuard,
    /// What is sent again, and what never is.
    RetryClass,
    /// What a failure says of the effect.
    Effect,
}

impl Theme {
    /// All of them.
    #[cfg(test)]
    pub(crate) const ALL: [Theme; 20] = [
        Theme::StaleKeepAlive,
        Theme::SentOrNot,
        Theme::Timeouts,
        Theme::Cancel,
        Theme::Dns,
        Theme::Redirects,
        Theme::Proxies,
        Theme::Sizes,
        Theme::Framing,
        Theme::Paths,
        Theme::BaseUrl,
        Theme::Headers,
        Theme::Keys,
        Theme::Tls,
        Theme::Fork,
        Theme::Numbers,
        Theme::Shapes,
        Theme::PanicGuard,
        Theme::RetryClass,
        Theme::Effect,
    ];

    /// In words.
    pub(crate) fn words(self) -> &'static str {
        match self {
            Theme::StaleKeepAlive => "stale keep-alive",
            Theme::SentOrNot => "sent or not",
            Theme::Timeouts => "timeouts",
            Theme::Cancel => "cancel",
            Theme::Dns => "DNS",
            Theme::Redirects => "redirects",
            Theme::Proxies => "proxies",
            Theme::Sizes => "sizes",
            Theme::Framing => "framing",
            Theme::Paths => "paths",
            Theme::BaseUrl => "base URL",
            Theme::Headers => "headers",
            Theme::Keys => "keys",
            Theme::Tls => "TLS",
            Theme::Fork => "fork",
            Theme::Numbers => "numbers",
            Theme::Shapes => "shapes",
            Theme::PanicGuard => "panic guard",
            Theme::RetryClass => "resend",
            Theme::Effect => "effect",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_is_made_where_its_text_is_once() {
        let cut = Cut {
            file: "x.rs",
            find: "a",
            put: "b",
        };
        assert_eq!(cut.apply("-a-").unwrap(), "-b-".to_owned());
        for text in ["aa", "-"] {
            assert!(
                cut.apply(text)
                    .unwrap_err()
                    .to_string()
                    .contains("not once"),
                "{text}"
            );
        }
    }
}
