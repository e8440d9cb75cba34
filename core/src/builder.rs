//! The builder of a client: gathers the settings and checks them together.

use crate::base_url::BaseUrl;
use crate::config::{Config, Timeouts, check_proxy, read_ca_file};
use crate::error::{Error, Result};
use crate::event::{Event, OnEvent};
use crate::header;
use crate::retry;
use crate::secret::Secrets;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Makes a client with settings of your own.
///
/// Nothing is checked before [`build`](ClientBuilder::build), which names what is wrong.
#[derive(Clone)]
pub struct ClientBuilder {
    base_url: String,
    api_key: Option<String>,
    headers: Vec<(String, String)>,
    timeouts: Timeouts,
    ca_file: Option<PathBuf>,
    proxy: Option<String>,
    max_connections: usize,
    attempts: u32,
    max_body: u64,
    user_agent: String,
    on_event: Option<OnEvent>,
}

impl ClientBuilder {
    /// The default settings for a hub.
    pub(crate) fn new(base_url: &str) -> ClientBuilder {
        ClientBuilder {
            base_url: base_url.to_owned(),
            api_key: None,
            headers: Vec::new(),
            timeouts: Timeouts {
                total: Duration::from_secs(10),
                resolve: Duration::from_secs(2),
                connect: Duration::from_secs(2),
                send: Duration::from_secs(5),
                response: None,
                body: None,
            },
            ca_file: None,
            proxy: None,
            max_connections: 16,
            attempts: retry::ATTEMPTS,
            max_body: 64 * 1024 * 1024,
            user_agent: concat!("gfxhub/", env!("CARGO_PKG_VERSION")).to_owned(),
            on_event: None,
        }
    }

    /// The API key, for hubs that ask for one. It is sent as `X-API-Key` and shown nowhere: where a
    /// hub repeats it, `***` stands in errors and events. It has at least 4 characters.
    pub fn api_key(mut self, key: impl Into<String>) -> ClientBuilder {
        self.api_key = Some(key.into());
        self
    }

    /// A header for every request, for what stands between here and the hub. The same name again
    /// replaces the value. Headers that the client sets itself are refused. A value whose header is
    /// named like a secret (`Authorization`, `Cookie`, `X-Auth-Token` …) is shown nowhere and has at
    /// least 4 characters. So is what stands after `Bearer` or `Basic` in it, the password of
    /// `Basic`, and each value of a cookie, where these have as many.
    pub fn header(mut self, name: impl Into<String>, value: impl Into<String>) -> ClientBuilder {
        let (name, value) = (name.into(), value.into());
        self.headers
            .retain(|(other, _)| !other.eq_ignore_ascii_case(&name));
        self.headers.push((name, value));
        self
    }

    /// The time that a whole call may take: 10 seconds unless set.
    pub fn timeout(mut self, timeout: Duration) -> ClientBuilder {
        self.timeouts.total = timeout;
        self
    }

    /// The time that looking up the host's name may take: 2 seconds unless set.
    pub fn resolve_timeout(mut self, timeout: Duration) -> ClientBuilder {
        self.timeouts.resolve = timeout;
        self
    }

    /// The time that making a connection may take, TLS included: 2 seconds unless set.
    pub fn connect_timeout(mut self, timeout: Duration) -> ClientBuilder {
        self.timeouts.connect = timeout;
        self
    }

    /// The time that sending the head of a request may take, and again its body: 5 seconds unless
    /// set.
    pub fn send_timeout(mut self, timeout: Duration) -> ClientBuilder {
        self.timeouts.send = timeout;
        self
    }

    /// The time that the hub may take from the end of the request to the end of its answer's head.
    /// Only the limit of the whole call holds unless set.
    pub fn response_timeout(mut self, timeout: Duration) -> ClientBuilder {
        self.timeouts.response = Some(timeout);
        self
    }

    /// The time that the body of an answer may take. Only the limit of the whole call holds unless
    /// set.
    pub fn body_timeout(mut self, timeout: Duration) -> ClientBuilder {
        self.timeouts.body = Some(timeout);
        self
    }

    /// A file of certificates (PEM) of the authorities that vouch for the hub. Where it is given,
    /// they alone are trusted, in place of the public ones. Verification cannot be switched off.
    pub fn ca_file(mut self, path: impl Into<PathBuf>) -> ClientBuilder {
        self.ca_file = Some(path.into());
        self
    }

    /// A proxy to go through, as `http://proxy:3128`, with `user:password@` before the host where
    /// it asks for them. The proxy must allow `CONNECT`. The environment's proxies are not used.
    pub fn proxy(mut self, url: impl Into<String>) -> ClientBuilder {
        self.proxy = Some(url.into());
        self
    }

    /// How many idle connections are kept for reads and absolute sets: 16 unless set.
    pub fn max_connections(mut self, count: usize) -> ClientBuilder {
        self.max_connections = count;
        self
    }

    /// How often a call may be tried in all, from 1 to 3: 3 unless set, and 1 is never again. What
    /// must not run twice is never sent twice, whatever this says.
    pub fn attempts(mut self, most: u32) -> ClientBuilder {
        self.attempts = most;
        self
    }

    /// The largest body of an answer that is accepted, in bytes: 64 MiB unless set. What is decoded
    /// of it may take 16 times as much memory as the body itself has bytes, and 8 MiB; more is
    /// [`Kind::TooLarge`](crate::Kind::TooLarge) too. What hubs send takes 2 to 7 times as much.
    pub fn max_body(mut self, bytes: u64) -> ClientBuilder {
        self.max_body = bytes;
        self
    }

    /// The `User-Agent` of every request: `gfxhub/` and the version unless set.
    pub fn user_agent(mut self, text: impl Into<String>) -> ClientBuilder {
        self.user_agent = text.into();
        self
    }

    /// A function that is told of each attempt, on the thread of the call. A panic in it is caught.
    pub fn on_event(mut self, report: impl Fn(&Event) + Send + Sync + 'static) -> ClientBuilder {
        self.on_event = Some(Arc::new(report));
        self
    }

    /// Checks everything and reads the CA file.
    pub(crate) fn into_config(self) -> Result<Config> {
        let base = BaseUrl::parse(&self.base_url)?;
        if let Some(key) = &self.api_key {
            if key.is_empty() {
                return Err(Error::invalid(
                    "apiKey",
                    "it is empty; leave it out if there is none",
                ));
            }
            header::check_value("apiKey", key)?;
            header::check_secret("apiKey", key)?;
        }
        for (name, value) in &self.headers {
            header::check(name, value)?;
        }
        if self.user_agent.is_empty() {
            return Err(Error::invalid("userAgent", "it is empty"));
        }
        header::check_value("userAgent", &self.user_agent)?;
        self.timeouts.check()?;
        if !(1..=1024).contains(&self.max_connections) {
            let detail = format!("{} is not from 1 to 1024", self.max_connections);
            return Err(Error::invalid("maxConnections", detail));
        }
        if !(1..=retry::ATTEMPTS).contains(&self.attempts) {
            let detail = format!("{} is not from 1 to {}", self.attempts, retry::ATTEMPTS);
            return Err(Error::invalid("attempts", detail));
        }
        if self.max_body == 0 {
            return Err(Error::invalid("maxBody", "0 would refuse every answer"));
        }
        if let Some(proxy) = &self.proxy {
            check_proxy(proxy)?;
        }
        if self.ca_file.is_some() && !cfg!(feature = "tls") {
            let detail = "this build has no https: the feature \"tls\" is off";
            return Err(Error::invalid("caFile", detail));
        }
        let ca = self.ca_file.map(read_ca_file).transpose()?;
        Ok(Config {
            base,
            secrets: Secrets::of(
                self.api_key.as_deref(),
                &self.headers,
                self.proxy.as_deref(),
            ),
            api_key: self.api_key,
            headers: self.headers,
            timeouts: self.timeouts,
            ca,
            proxy: self.proxy,
            max_connections: self.max_connections,
            attempts: self.attempts,
            max_body: self.max_body,
            user_agent: self.user_agent,
            on_event: self.on_event,
        })
    }
}

impl fmt::Debug for ClientBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // An address that has not been checked yet can hold a password, headers a token.
        f.debug_struct("ClientBuilder")
            .field("timeouts", &self.timeouts)
            .field("max_connections", &self.max_connections)
            .field("attempts", &self.attempts)
            .field("max_body", &self.max_body)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
#[path = "builder_tests.rs"]
mod tests;
