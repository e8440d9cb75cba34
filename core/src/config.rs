//! The settings of a client: the builder, the table of settings, and the checked settings.

use crate::base_url::BaseUrl;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::event::{Event, Observer};
use crate::guard::{Guard, Policy};
use crate::header;
use crate::redact::Redactor;
use crate::schema::settings::{Headers, Pem, Secret, Url, settings};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Interval at which a wait checks for cancellation. The operating system may exceed it by some
/// milliseconds, and a cancellation must take effect within 60 ms.
pub(crate) const POLL_INTERVAL: Duration = Duration::from_millis(40);

const USER_AGENT: &str = concat!("gfxhub/", env!("CARGO_PKG_VERSION"));

/// A builder for a client with its own settings.
///
/// [`build`](ClientBuilder::build) checks the settings. Its error names the invalid one.
#[derive(Clone)]
#[must_use]
pub struct ClientBuilder {
    base_url: String,
    pub(crate) settings: Settings,
    observer: Option<Observer>,
}

settings! {
    /// The settings of a client that are values: all except its address and its function for
    /// events.
    Settings of ClientBuilder;
    /// Settings of a client, in every language and in the command. They do not include the address
    /// and the function for events.
    ///
    /// ```
    /// let timeout = gfxhub::schema::SETTINGS.iter().find(|setting| setting.name == "timeout").unwrap();
    /// assert_eq!(timeout.default.unwrap().text, "10 s");
    /// ```
    SETTINGS;

    /// API key, for hubs that require one, with at least 4 characters. It is sent as `X-API-Key`
    /// and never shown: errors and events contain `***` where a hub repeats it.
    fn api_key(key: impl Into<String>) -> Option<Secret> = "apiKey";

    /// Headers for every request, for example for a reverse proxy in front of the hub. A repeated
    /// name replaces the value. Headers that the client sets itself are refused. The value of a
    /// header named like a secret (`Authorization`, `Cookie`, `X-Auth-Token` …) is never shown and
    /// needs at least 4 characters. Parts of such a value with at least 4 characters are never
    /// shown either: the token after `Bearer` or `Basic`, the password of `Basic` and each value of
    /// a cookie.
    fn headers(headers: Vec<(String, String)>) -> Headers = "headers";

    /// Time limit of a whole call, including all attempts and the waits between them.
    fn timeout(timeout: Duration) -> Duration
        = "timeout", default 10 s, min 1 ms, max 24 h;

    /// Time limit for looking up the host name.
    fn resolve_timeout(timeout: Duration) -> Duration
        = "resolveTimeout", default 2 s, min 1 ms, max 24 h;

    /// Time limit for making a connection, including TLS.
    fn connect_timeout(timeout: Duration) -> Duration
        = "connectTimeout", default 2 s, min 1 ms, max 24 h;

    /// Time limit for sending a request: its head and its body together.
    fn send_timeout(timeout: Duration) -> Duration
        = "sendTimeout", default 5 s, min 1 ms, max 24 h;

    /// Time limit from the end of the request to the end of the response's head. Unless it is set,
    /// only the limit of the whole call applies.
    fn response_timeout(timeout: Duration) -> Option<Duration>
        = "responseTimeout", min 1 ms, max 24 h;

    /// Time limit for the body of a response. Unless it is set, only the limit of the whole call
    /// applies.
    fn body_timeout(timeout: Duration) -> Option<Duration>
        = "bodyTimeout", min 1 ms, max 24 h;

    /// PEM file of CA certificates to trust in place of the built-in roots. The file is read when
    /// the client is created. Verification cannot be switched off.
    fn ca_file(path: impl Into<PathBuf>) -> Option<PathBuf> = "caFile";

    /// PEM content of CA certificates, in place of a CA file. A file and content cannot both be
    /// set.
    fn ca_pem(pem: impl Into<Vec<u8>>) -> Option<Pem> = "caPem";

    /// Trusts the CA certificates of the operating system, in place of the built-in roots. This is
    /// for hubs whose certificate is signed by an internal authority that the organisation's
    /// computers trust. The certificates are read when the client is created; on Linux,
    /// `SSL_CERT_FILE` and `SSL_CERT_DIR` select others. Cannot be combined with CA certificates
    /// from a file or as PEM content.
    fn system_roots(trust: bool) -> bool = "systemRoots";

    /// PEM file of the certificate that the client shows to a hub on request. Intermediate
    /// certificates follow it in the file. The file of the private key must be set too.
    fn client_cert_file(path: impl Into<PathBuf>) -> Option<PathBuf> = "clientCertFile";

    /// PEM file of the private key of the client's certificate. The key must not have a passphrase.
    fn client_key_file(path: impl Into<PathBuf>) -> Option<PathBuf> = "clientKeyFile";

    /// Proxy for all requests, such as `http://proxy:3128`, with `user:password@` before the host
    /// if the proxy requires them. The proxy must allow `CONNECT`. Proxy settings in the
    /// environment are not used.
    fn proxy(url: impl Into<String>) -> Option<Url> = "proxy";

    /// Maximum number of idle connections that are kept for reads and absolute sets.
    fn max_idle_connections(count: u32) -> u32 = "maxIdleConnections", default 32, min 1, max 1024;

    /// Maximum number of connections that a batch uses at once. They are opened as needed, and kept
    /// as idle connections.
    fn max_batch_connections(count: u32) -> u32 = "maxBatchConnections", default 32, min 1, max 64;

    /// Maximum number of attempts of a call; 1 disables retries. A call that must not run twice is
    /// never sent twice, whatever the value.
    fn max_attempts(count: u32) -> u32 = "maxAttempts", default 3, min 1, max 3;

    /// Maximum size of a response body. Decoding may use up to 16 times the size of the body, plus
    /// 8 MiB; a response that needs more is refused as too large. Responses of hubs use 2 to 7
    /// times their size.
    fn max_response_bytes(bytes: u64) -> u64 = "maxResponseBytes", default 64 MiB, min 1 byte;

    /// Maximum age of the lists in which names are looked up, for reads and for sets. If it is 0,
    /// every call reads the lists again. A call that acts, such as the press of a button, always
    /// reads the list with the last name of its path again, unless the path was prepared.
    fn names_max_age(age: Duration) -> Duration = "namesMaxAge", default 60 s;

    /// After a 404 or a 5xx to a call with ids, searches for an id that does not exist, since an id
    /// may be mistyped. The search reads one or two lists of the hub within the time limit of the
    /// call, for at most 2 s, and at most once a second. The message of the error then says which
    /// id does not exist, and which ids are most similar to it. Kind and effect of the error do not
    /// change. In a batch, the search is made only for the first item that failed. Off unless set,
    /// except in the command.
    fn explain_errors(explain: bool) -> bool = "explainErrors";

    /// Value of `User-Agent` in every request. Unless set, it is `gfxhub/` and the version.
    fn user_agent(text: impl Into<String>) -> Option<String> = "userAgent";

    /// Sends only reads. Any other request is refused as NotArmed, and no permit lifts that.
    fn read_only(only: bool) -> bool = "readOnly";

    /// Acts that need a permit, and without one are refused as NotArmed: `destructive` (calls that
    /// delete, stop, start or load something), `on-air` (these, and all calls that happen on air
    /// once: buttons, functions, sets with a duration or a delay, raw requests other than GET), or a
    /// list of calls, groups and classes, such as `graphs.load@3, playout.*, delete`. With `@` and
    /// the number of an engine, only acts on that engine need a permit. Unless this is set, no act
    /// needs a permit.
    fn guard(acts: impl Into<String>) -> Option<String> = "guard";

    /// Time within which the same act is not sent again, but refused as Repeated: for a button that
    /// is pressed twice by accident. Acts with the same ids and the same body are the same.
    /// Sets that take effect immediately are not counted, as setting a value again changes nothing.
    /// With 0, no act is refused.
    fn once_within(time: Duration) -> Duration = "onceWithin", default 0 s, max 60 s;

    /// File in which each act is recorded: one line before it is sent, and one with its outcome.
    /// The process id is added to the name of the file, as in `evening-4711.jsonl` for
    /// `evening.jsonl`, and the clients of a process share the file. After 64 MiB the next file is
    /// begun, and the newest 16 are kept. Headers and secrets are not recorded, but data of
    /// rundowns is. A line that cannot be written is counted, and its call goes on.
    fn record(path: impl Into<PathBuf>) -> Option<PathBuf> = "record";

    /// Records reads as well, with one line each.
    fn record_reads(reads: bool) -> bool = "recordReads";

    /// Responses that are recorded, up to 64 KiB each: `none`, `errors` or `all`. Unless set, those
    /// of calls that failed.
    fn record_responses(which: impl Into<String>) -> Option<String> = "recordResponses";

    /// Writes each line of the record to the disk before the call goes on, so that the line
    /// outlasts a crash of the machine. A recorded call then takes as long as the disk needs, often
    /// some milliseconds. Without this setting, a line outlasts a crash of the process only.
    fn record_sync(sync: bool) -> bool = "recordSync";
}

impl ClientBuilder {
    /// Returns a builder with the default settings for the hub at this address.
    pub(crate) fn new(base_url: &str) -> ClientBuilder {
        ClientBuilder {
            base_url: base_url.to_owned(),
            settings: Settings::default(),
            observer: None,
        }
    }

    /// Adds a header to [`headers`](ClientBuilder::headers), or replaces the value of a header with
    /// this name.
    pub fn header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.settings.headers.put(name.into(), value.into());
        self
    }

    /// Sets a function to which each attempt of each call is reported. It is called on the thread
    /// that executes the call, and a panic in it is caught.
    /// [`CallOptions::on_event`](crate::CallOptions::on_event) sets a function for some calls only.
    pub fn on_event(mut self, report: impl Fn(&Event) + Send + Sync + 'static) -> ClientBuilder {
        self.observer = Some(Observer::new(report));
        self
    }

    /// Checks the settings and reads their files.
    pub(crate) fn into_config(self) -> Result<Config> {
        let base = BaseUrl::parse(&self.base_url)?;
        let settings = self.settings;
        settings.check()?;
        let api_key = settings.api_key.as_ref().map(|key| key.0.as_str());
        let proxy = settings.proxy.as_ref().map(|proxy| proxy.0.as_str());
        if let Some(key) = api_key {
            if key.is_empty() {
                return Err(Error::invalid(
                    "apiKey",
                    "it is empty; leave it out if there is none",
                ));
            }
            header::check_value("apiKey", key)?;
            header::check_secret("apiKey", key)?;
        }
        for (name, value) in &settings.headers.0 {
            header::check(name, value)?;
        }
        if let Some(text) = &settings.user_agent {
            if text.is_empty() {
                return Err(Error::invalid("userAgent", "it is empty"));
            }
            header::check_value("userAgent", text)?;
        }
        if let Some(proxy) = proxy {
            check_proxy(proxy)?;
            if base.zoned_host().is_some() {
                let detail = "the hub's address has a zone, which a proxy cannot use";
                return Err(Error::invalid("proxy", detail));
            }
        }
        Responses::parse(settings.record_responses.as_deref())?;
        let redactor = Redactor::of(api_key, &settings.headers.0, proxy);
        let mut hub = base.url();
        redactor.redact(&mut hub);
        Ok(Config {
            base,
            hub: hub.into(),
            redactor,
            roots: trusted_roots(&settings)?,
            identity: identity(&settings)?,
            guard: Arc::new(guard(&settings)?),
            settings,
            observer: self.observer,
        })
    }
}

impl fmt::Debug for ClientBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // An address that has not been checked may contain a password.
        f.debug_struct("ClientBuilder")
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}

/// Time limits for the phases of a call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timeouts {
    pub(crate) resolve: Duration,
    pub(crate) connect: Duration,
    pub(crate) send: Duration,
    pub(crate) response: Option<Duration>,
    pub(crate) body: Option<Duration>,
}

/// The checked settings of a client.
#[derive(Clone)]
#[cfg_attr(not(feature = "tls"), allow(dead_code))]
pub(crate) struct Config {
    pub(crate) base: BaseUrl,
    /// Address of the hub for errors and events, without secrets.
    pub(crate) hub: Arc<str>,
    pub(crate) settings: Settings,
    /// Secrets that must not be shown if a hub or a proxy repeats them.
    pub(crate) redactor: Redactor,
    pub(crate) roots: TrustedRoots,
    /// Client certificate, which is shown to a hub on request, and its private key.
    pub(crate) identity: Option<Identity>,
    pub(crate) observer: Option<Observer>,
    pub(crate) guard: Arc<Guard>,
}

impl Config {
    pub(crate) fn timeouts(&self) -> Timeouts {
        Timeouts {
            resolve: self.settings.resolve_timeout,
            connect: self.settings.connect_timeout,
            send: self.settings.send_timeout,
            response: self.settings.response_timeout,
            body: self.settings.body_timeout,
        }
    }

    pub(crate) fn user_agent(&self) -> &str {
        self.settings.user_agent.as_deref().unwrap_or(USER_AGENT)
    }
}

/// Responses that are recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Responses {
    None,
    Errors,
    All,
}

impl Responses {
    pub(crate) fn parse(word: Option<&str>) -> Result<Self> {
        match word {
            None | Some("errors") => Ok(Self::Errors),
            Some("none") => Ok(Self::None),
            Some("all") => Ok(Self::All),
            Some(other) => {
                let detail = format!("it must be none, errors or all, not {other:?}");
                Err(Error::invalid("recordResponses", detail))
            }
        }
    }
}

/// The trusted CA certificates.
#[derive(Clone)]
#[cfg_attr(not(feature = "tls"), allow(dead_code))]
pub(crate) enum TrustedRoots {
    /// The built-in certificates of public authorities.
    BuiltIn,
    /// The certificates of the operating system.
    #[cfg(feature = "system-roots")]
    System,
    Custom(CaCertificates),
}

/// CA certificates in PEM form, as given.
#[derive(Clone)]
#[cfg_attr(not(feature = "tls"), allow(dead_code))]
pub(crate) struct CaCertificates {
    pub(crate) pem: Vec<u8>,
    /// File that the certificates were read from; `None` if they were given as content.
    pub(crate) path: Option<PathBuf>,
}

/// A certificate and its private key in PEM form, each with its file.
#[derive(Clone)]
#[cfg_attr(not(feature = "tls"), allow(dead_code))]
pub(crate) struct Identity {
    pub(crate) cert: (PathBuf, Vec<u8>),
    pub(crate) key: (PathBuf, Vec<u8>),
}

/// Returns the guard that the settings describe.
fn guard(settings: &Settings) -> Result<Guard> {
    let policy = settings.guard.as_deref().map(Policy::parse).transpose()?;
    let policy = policy.unwrap_or_default();
    Ok(Guard::new(settings.read_only, policy, settings.once_within))
}

/// Checks the address of a proxy. The address may contain a password, so the error repeats no part
/// of it.
fn check_proxy(proxy: &str) -> Result<()> {
    let invalid = |detail: &str| Err(Error::invalid("proxy", detail));
    let Some((scheme, rest)) = proxy.split_once("://") else {
        return invalid("the scheme is missing; write http:// before it");
    };
    if !scheme.eq_ignore_ascii_case("http") {
        return invalid("only http proxies are supported");
    }
    let (userinfo, place) = rest.rsplit_once('@').unwrap_or(("", rest));
    if userinfo.contains(['/', '?', '#']) {
        return invalid("percent-encode the user name and the password");
    }
    // A proxy's host and port follow the rules for a hub's address.
    if let Err(error) = BaseUrl::parse(&format!("http://{place}")) {
        return invalid(error.detail());
    }
    if place.trim_end_matches('/').contains('/') {
        return invalid("it has a path, which the address of a proxy cannot have");
    }
    match ureq::Proxy::new(proxy) {
        Ok(_) => Ok(()),
        Err(_) => invalid("it cannot be parsed; percent-encode the user name and the password"),
    }
}

/// Returns the trusted CA certificates, and reads the CA file if one is set.
fn trusted_roots(settings: &Settings) -> Result<TrustedRoots> {
    let argument = match (&settings.ca_file, &settings.ca_pem) {
        (None, None) if settings.system_roots => return system_roots(),
        (None, None) => return Ok(TrustedRoots::BuiltIn),
        _ if settings.system_roots => {
            let detail = "it cannot be combined with caFile or caPem; set only one of them";
            return Err(Error::invalid("systemRoots", detail));
        }
        (Some(_), Some(_)) => {
            let detail = "it cannot be combined with caFile; set only one of the two";
            return Err(Error::invalid("caPem", detail));
        }
        (Some(_), None) => "caFile",
        (None, Some(_)) => "caPem",
    };
    needs_tls(argument)?;
    let path = settings.ca_file.clone();
    let pem = match (&path, &settings.ca_pem) {
        (Some(path), _) => read_file(argument, "CA file", path)?,
        (None, pem) => pem.as_ref().map(|pem| pem.0.clone()).unwrap_or_default(),
    };
    Ok(TrustedRoots::Custom(CaCertificates { pem, path }))
}

fn system_roots() -> Result<TrustedRoots> {
    #[cfg(feature = "system-roots")]
    return Ok(TrustedRoots::System);
    #[cfg(not(feature = "system-roots"))]
    return Err(Error::invalid(
        "systemRoots",
        "this build cannot read the system's certificates: the feature \"system-roots\" is off",
    ));
}

/// Reads the client's certificate and key from the files in the settings; `None` if neither is set.
fn identity(settings: &Settings) -> Result<Option<Identity>> {
    let (cert, key) = match (&settings.client_cert_file, &settings.client_key_file) {
        (None, None) => return Ok(None),
        (Some(cert), Some(key)) => (cert, key),
        (Some(_), None) => {
            let detail = "it is not set, but clientCertFile is; a client certificate needs its \
                          private key";
            return Err(Error::invalid("clientKeyFile", detail));
        }
        (None, Some(_)) => {
            let detail = "it is not set, but clientKeyFile is; a client key needs its certificate";
            return Err(Error::invalid("clientCertFile", detail));
        }
    };
    needs_tls("clientCertFile")?;
    let pem = |argument, what, path: &PathBuf| Ok((path.clone(), read_file(argument, what, path)?));
    Ok(Some(Identity {
        cert: pem("clientCertFile", "certificate file", cert)?,
        key: pem("clientKeyFile", "key file", key)?,
    }))
}

fn needs_tls(argument: &str) -> Result<()> {
    if cfg!(feature = "tls") {
        return Ok(());
    }
    let detail = "this build does not support https: the feature \"tls\" is off";
    Err(Error::invalid(argument, detail))
}

fn read_file(argument: &str, what: &str, path: &Path) -> Result<Vec<u8>> {
    std::fs::read(path).map_err(|source| {
        let detail = format!("the {what} {} cannot be read: {source}", path.display());
        let error = Error::new(ErrorKind::Io, Effect::None, detail);
        error
            .with_argument(argument)
            .with_advice("Check that the file exists and may be read.")
            .with_source(Arc::new(source))
    })
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config")
            .field("base", &self.base)
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
#[path = "config_tests.rs"]
mod tests;
