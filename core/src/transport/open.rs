//! How a request comes to a connection: one that served before, or a new one, by way of a proxy
//! where there is one, and secured where the address says so.

use super::course::{self, Course, Stage};
use super::dial::{LastGood, dial};
use super::idle::Idle;
use super::line::Line;
use super::resolve::Resolver;
use super::tcp::Tcp;
use crate::error::Result;
use std::sync::Arc;
use ureq::config::Config;
use ureq::unversioned::transport::{
    ConnectProxyConnector, ConnectionDetails, Connector, Either, Transport,
};
use ureq::{Agent, Error};

/// A connector that stands where TCP does.
pub(super) type Instead = Arc<dyn Connector<(), Out = Box<dyn Transport>>>;

/// What is needed to make connections to a hub, in whichever process.
#[derive(Debug)]
pub(super) struct Ways {
    settings: Config,
    most: usize,
    resolver: Resolver,
    instead: Option<Instead>,
    #[cfg(feature = "tls")]
    tls: super::tls::Settings,
}

/// What a process sends its requests with.
#[derive(Debug)]
pub(super) struct Parts {
    pub(super) agent: Agent,
    pub(super) idle: Idle,
}

impl Ways {
    pub(super) fn new(config: &crate::config::Config, resolver: Resolver) -> Result<Ways> {
        Ok(Ways {
            settings: settings(config)?,
            most: config.settings.max_connections as usize,
            resolver,
            instead: None,
            #[cfg(feature = "tls")]
            tls: super::tls::Settings::new(config)?,
        })
    }

    /// The same, with another connector where TCP stands.
    #[cfg(any(test, feature = "fuzzing"))]
    pub(super) fn by(self, instead: Instead) -> Ways {
        Ways {
            instead: Some(instead),
            ..self
        }
    }

    /// The parts of a process that it shares with no other.
    pub(super) fn make(&self) -> Result<Parts> {
        let resolver = self.resolver.afresh();
        let open = Open {
            resolver: resolver.clone(),
            last_good: LastGood::default(),
            proxy: ConnectProxyConnector::default(),
            instead: self.instead.clone(),
            #[cfg(feature = "tls")]
            trust: self.tls.make()?,
        };
        Ok(Parts {
            agent: Agent::with_parts(self.settings.clone(), open, resolver),
            idle: Idle::new(self.most),
        })
    }
}

/// ureq does what it is told and nothing else: no redirect, no proxy from the environment, no
/// compression, no status taken for an error, no connection kept, no time taken.
fn settings(config: &crate::config::Config) -> Result<Config> {
    let proxy = match &config.settings.proxy {
        Some(url) => Some(ureq::Proxy::new(&url.0).map_err(|_| {
            // The settings were checked; the address can hold a password and is not repeated.
            crate::Error::invalid("proxy", "it cannot be read")
        })?),
        None => None,
    };
    Ok(Agent::config_builder()
        .proxy(proxy)
        .http_status_as_error(false)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .user_agent(config.user_agent())
        .accept_encoding("")
        .max_idle_connections(0)
        .max_idle_connections_per_host(0)
        .timeout_await_100(None)
        .build())
}

/// Gives every request to a hub its connection.
#[derive(Debug)]
struct Open {
    resolver: Resolver,
    last_good: LastGood,
    proxy: ConnectProxyConnector,
    instead: Option<Instead>,
    #[cfg(feature = "tls")]
    trust: Arc<rustls::ClientConfig>,
}

impl Connector for Open {
    type Out = Line;

    fn connect(
        &self,
        details: &ConnectionDetails<'_>,
        _: Option<()>,
    ) -> std::result::Result<Option<Line>, Error> {
        let course = course::required()?;
        if let Some(line) = course.begun.take() {
            return Ok(Some(line));
        }
        // Inside another connection that is being made, this is the one to a proxy.
        let relay = course.depth.get() > 0;
        course.depth.set(course.depth.get() + 1);
        let wire = self.wire(details, &course)?;
        course.depth.set(course.depth.get() - 1);
        course.enter(if relay {
            Stage::Connect
        } else {
            Stage::Between
        });
        Ok(Some(Line::new(wire, relay)))
    }
}

impl Open {
    /// What the connector gives that stands in the place of TCP.
    fn instead(
        &self,
        details: &ConnectionDetails<'_>,
        course: &Course,
    ) -> std::result::Result<Option<Box<dyn Transport>>, Error> {
        let Some(instead) = &self.instead else {
            return Ok(None);
        };
        course.enter(Stage::Connect);
        let wire = instead.connect(details, None)?;
        wire.map(Some).ok_or(Error::ConnectionFailed)
    }

    fn wire(
        &self,
        details: &ConnectionDetails<'_>,
        course: &Course,
    ) -> std::result::Result<Box<dyn Transport>, Error> {
        let proxy: &dyn Connector<(), Out = _> = &self.proxy;
        if details.config.proxy().is_some() {
            course.enter(Stage::Connect);
        }
        let wire = match proxy.connect(details, None)? {
            Some(Either::B(tunnel)) => tunnel,
            Some(Either::A(())) | None => match self.instead(details, course)? {
                Some(wire) => wire,
                None => {
                    let addresses = self.resolver.lookup(details.uri)?;
                    course.enter(Stage::Connect);
                    Box::new(Tcp::new(dial(&addresses, &self.last_good, course)?))
                }
            },
        };
        if !details.needs_tls() {
            return Ok(wire);
        }
        course.enter(Stage::Handshake);
        #[cfg(feature = "tls")]
        {
            let secured = super::secured::Secured::begin(wire, details.uri, &self.trust)?;
            Ok(Box::new(secured))
        }
        #[cfg(not(feature = "tls"))]
        Err(Error::TlsRequired)
    }
}
