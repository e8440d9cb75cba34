//! How a hub simulator is set up.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;

use crate::clock::ClockMode;
use crate::faults::scenario::Faults;
use crate::origin::Origin;
use crate::profile::Profile;
use crate::show::Show;

/// The options of a hub. The default is the demo show on a free port of loopback, behaving like the
/// specification, without key, licensed, in real time.
#[derive(Clone)]
pub struct Options {
    /// Address to listen at; this machine alone by default.
    pub host: IpAddr,
    /// Port to listen at; 0, the default, takes a free one.
    pub port: u16,
    /// What the hub holds when it starts; the demo show by default.
    pub show: Option<Show>,
    /// A file that keeps what is written, even if the process is killed. Created if it is missing.
    pub store: Option<PathBuf>,
    /// Which generation of hubs to behave like.
    pub profile: Profile,
    /// The API key that every request must carry; none asks for no key.
    pub api_key: Option<String>,
    /// Whether the hub is licensed for its REST interface.
    pub license: License,
    /// Real time, or a clock that tests advance.
    pub clock: ClockMode,
    /// What the calls under `/_control/` must carry in `X-Control-Token`; random by default.
    pub control_token: Option<String>,
    /// Further names that the `Host` header may have, in addition to loopback and `host`.
    pub allowed_hosts: Vec<String>,
    /// Origins whose pages may call the operations from a browser, in addition to the hub's own
    /// page. Control calls are for that page alone.
    pub allowed_origins: Vec<Origin>,
    /// The limits of the hub.
    pub limits: Limits,
    /// The faults to inject; none by default.
    pub faults: Option<Faults>,
    /// How long each call takes, 10 seconds at most; by default as long as the simulator needs.
    /// Calls on one connection run one after the other, those on different ones at the same time.
    pub service_time: Duration,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            host: Ipv4Addr::LOCALHOST.into(),
            port: 0,
            show: None,
            store: None,
            profile: Profile::default(),
            api_key: None,
            license: License::default(),
            clock: ClockMode::default(),
            control_token: None,
            allowed_hosts: Vec::new(),
            allowed_origins: Vec::new(),
            limits: Limits::default(),
            faults: None,
            service_time: Duration::ZERO,
        }
    }
}

impl fmt::Debug for Options {
    /// Keys and tokens do not show.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options")
            .field("host", &self.host)
            .field("port", &self.port)
            .field(
                "show",
                &self.show.as_ref().map_or("demo", |show| show.name.as_str()),
            )
            .field("store", &self.store)
            .field("profile", &self.profile)
            .field("api_key", &self.api_key.is_some())
            .field("license", &self.license)
            .field("clock", &self.clock)
            .field("allowed_hosts", &self.allowed_hosts)
            .field("allowed_origins", &self.allowed_origins)
            .field("limits", &self.limits)
            .field("faults", &self.faults)
            .field("service_time", &self.service_time)
            .finish_non_exhaustive()
    }
}

/// Reads an address to listen at, for [`Options::host`]: an IP address, or `localhost`.
///
/// # Errors
/// A text that is neither.
pub fn parse_host(text: &str) -> Result<IpAddr, ParseHostError> {
    match text {
        "localhost" => Ok(Ipv4Addr::LOCALHOST.into()),
        _ => text.parse().map_err(|_| ParseHostError(text.to_owned())),
    }
}

/// A text that is no address to listen at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseHostError(String);

impl fmt::Display for ParseHostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is not an address of this machine; give 127.0.0.1, or 0.0.0.0 for all of its \
             networks",
            self.0
        )
    }
}

impl std::error::Error for ParseHostError {}

/// Whether the hub is licensed for its REST interface, and how it responds when it is not. How real
/// hubs respond is not documented, so it can be chosen; 403 by default.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum License {
    /// Licensed.
    #[default]
    Present,
    /// Not licensed: every request gets this response.
    Missing {
        /// The status of the response.
        status: u16,
        /// The body of the response, as text; JSON if it is JSON.
        body: String,
    },
}

impl License {
    /// Not licensed, with 403 and a sentence that says so.
    pub fn missing() -> License {
        License::missing_with(403)
    }

    /// Not licensed, with this status and a sentence that says so.
    pub fn missing_with(status: u16) -> License {
        let body = "This hub is not licensed for the REST interface.".to_owned();
        License::Missing { status, body }
    }
}

/// The limits of a hub, so that no client can block it or fill its memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of a request's body; more gets 413.
    pub body: usize,
    /// Bytes of all bodies at a time, except those of up to 64 KiB; further ones wait for capacity,
    /// and get 503 where there is none in their time.
    pub bodies: usize,
    /// Bytes of a request's path and query; more gets 414.
    pub path: usize,
    /// Bytes of a request's head; more gets 431.
    pub head: usize,
    /// Connections at a time. A further one replaces the one that has been idle the longest; where
    /// none is idle, it waits.
    pub connections: usize,
    /// How long a connection may be idle, or take for a request's head.
    pub idle: Duration,
    /// How long a client may take for a request's body; longer gets 408.
    pub body_timeout: Duration,
    /// How long a client may leave a response unread.
    pub write_timeout: Duration,
    /// Requests that the log keeps; the oldest are dropped.
    pub requests: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 8 << 20,
            bodies: 64 << 20,
            path: 16 << 10,
            head: 64 << 10,
            connections: 512,
            idle: Duration::from_secs(60),
            body_timeout: Duration::from_secs(30),
            write_timeout: Duration::from_secs(30),
            requests: 10_000,
        }
    }
}
