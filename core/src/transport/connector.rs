//! How a request comes to a connection: one that served before, or a new one, by way of a proxy
//! where there is one, and secured where the address says so.

use super::connect::{LastGood, dial};
use super::context::{self, CallContext, CallPhase};
use super::pool::ConnectionPool;
use super::resolve::Resolver;
use super::tcp::Tcp;
use super::tracked::TrackedConnection;
use crate::error::Result;
use std::sync::Arc;
use ureq::config::Config;
use ureq::unversioned::transport::{
    ConnectProxyConnector, ConnectionDetails, Connector, Either, Transport,
};
use ureq::{Agent, Error};

/// A connector that stands where TCP does.
pub(super) type TestConnector = Arc<dyn Connector<(), Out = Box<dyn Transport>>>;

/// What is needed to make connections to a hub, in whichever process.
#[derive(Debug)]
pub(super) struct ConnectorFactory {
    settings: Config,
    most: usize,
    resolver: Resolver,
    test_connector: Option<TestConnector>,
    #[cfg(feature = "tls")]
    tls: super::tls::Settings,
}

/// What a process sends its requests with.
#[derive(Debug)]
pub(super) struct Parts {
    pub(super) agent: Agent,
    pub(super) idle: ConnectionPool,
}

impl ConnectorFactory {
    pub(super) fn new(
        config: &crate::config::Config,
        resolver: Resolver,
    ) -> Result<ConnectorFactory> {
        Ok(ConnectorFactory {
            settings: settings(config)?,
            most: config.settings.max_idle_connections as usize,
            resolver,
            test_connector: None,
            #[cfg(feature = "tls")]
            tls: super::tls::Settings::new(config)?,
        })
    }

    /// The same, with another connector where TCP stands.
    #[cfg(any(test, feature = "fuzzing"))]
    pub(super) fn by(self, test_connector: TestConnector) -> ConnectorFactory {
        ConnectorFactory {
            test_connector: Some(test_connector),
            ..self
        }
    }

    /// The parts of a process that it shares with no other.
    pub(super) fn make(&self) -> Result<Parts> {
        let resolver = self.resolver.fresh_copy();
        let open = HubConnector {
            resolver: resolver.clone(),
            last_good: LastGood::default(),
            proxy: ConnectProxyConnector::default(),
            test_connector: self.test_connector.clone(),
            #[cfg(feature = "tls")]
            tls_config: self.tls.make()?,
        };
        Ok(Parts {
            agent: Agent::with_parts(self.settings.clone(), open, resolver),
            idle: ConnectionPool::new(self.most),
        })
    }
}

/// ureq does what it is told and nothing else: no redirect, no proxy from the environment, no
/// compression, no status taken for an error, no connection kept, no time taken.
fn settings(config: &crate::config::Config) -> Result<Config> {
    let proxy = match &config.settings.proxy {
        Some(url) => Some(ureq::Proxy::new(&url.0).map_err(|_| {
            // The settings were checked; the address can hold a password and is not repeated.
            crate::error::Error::invalid("proxy", "it cannot be read")
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
struct HubConnector {
    resolver: Resolver,
    last_good: LastGood,
    proxy: ConnectProxyConnector,
    test_connector: Option<TestConnector>,
    #[cfg(feature = "tls")]
    tls_config: Arc<rustls::ClientConfig>,
}

impl Connector for HubConnector {
    type Out = TrackedConnection;

    fn connect(
        &self,
        details: &ConnectionDetails<'_>,
        _: Option<()>,
    ) -> std::result::Result<Option<TrackedConnection>, Error> {
        let context = context::required()?;
        if let Some(started) = context.started.take() {
            return Ok(Some(TrackedConnection::resume(started)));
        }
        // Inside another connection that is being made, this is the one to a proxy.
        let via_proxy = context.depth.get() > 0;
        context.depth.set(context.depth.get() + 1);
        let wire = self.wire(details, &context)?;
        context.depth.set(context.depth.get() - 1);
        context.enter(if via_proxy {
            CallPhase::Connect
        } else {
            CallPhase::Between
        });
        Ok(Some(TrackedConnection::new(wire, via_proxy)))
    }
}

impl HubConnector {
    /// What the connector gives that stands in the place of TCP.
    fn test_connector(
        &self,
        details: &ConnectionDetails<'_>,
        context: &CallContext,
    ) -> std::result::Result<Option<Box<dyn Transport>>, Error> {
        let Some(test_connector) = &self.test_connector else {
            return Ok(None);
        };
        context.enter(CallPhase::Connect);
        let wire = test_connector.connect(details, None)?;
        wire.map(Some).ok_or(Error::ConnectionFailed)
    }

    fn wire(
        &self,
        details: &ConnectionDetails<'_>,
        context: &CallContext,
    ) -> std::result::Result<Box<dyn Transport>, Error> {
        let proxy: &dyn Connector<(), Out = _> = &self.proxy;
        if details.config.proxy().is_some() {
            context.enter(CallPhase::Connect);
        }
        let wire = match proxy.connect(details, None)? {
            Some(Either::B(tunnel)) => tunnel,
            Some(Either::A(())) | None => match self.test_connector(details, context)? {
                Some(wire) => wire,
                None => {
                    let addresses = self.resolver.lookup(details.uri)?;
                    context.enter(CallPhase::Connect);
                    Box::new(Tcp::new(dial(&addresses, &self.last_good, context)?))
                }
            },
        };
        if !details.needs_tls() {
            return Ok(wire);
        }
        context.enter(CallPhase::Handshake);
        #[cfg(feature = "tls")]
        {
            let tls = super::tls_stream::TlsStream::begin(wire, details.uri, &self.tls_config)?;
            Ok(Box::new(tls))
        }
        #[cfg(not(feature = "tls"))]
        Err(Error::TlsRequired)
    }
}
