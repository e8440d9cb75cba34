//! The client: settings, connections and call options, and the calls that can be made with it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::config::Config;
use crate::ops::{Engines, Graphs, Launcher, Newsroom, Playout, Projects, Rgraphs, Ustates};
use crate::options::{CallScope, CallStart};
use crate::raw::RawResponse;
use crate::request::Request;
use crate::retry::Retry;
use crate::stop::StopReasons;
use crate::transport::Transport;
#[cfg(feature = "submit")]
use crate::worker_pool::ClientPools;
use crate::{CallOptions, ClientBuilder, Error, Method, Result};

/// A client of one hub. Cloning it is cheap; clones share connections and settings. It may be used
/// from any number of threads at once; calls block until they are answered or their time is up.
///
/// ```
/// # let simulator = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();
/// # let address = simulator.url();
/// let hub = gfxhub::Client::new(&address)?;
/// for engine in hub.engines().list()? {
///     println!("{} {}", engine.display_name, engine.status);
/// }
/// # Ok::<(), gfxhub::Error>(())
/// ```
#[derive(Clone)]
pub struct Client {
    pub(crate) shared: Arc<Shared>,
    pub(crate) options: CallOptions,
    /// The call that its calls are parts of.
    pub(crate) scope: Option<Arc<CallScope>>,
    /// Why its calls end early: what the options and the scope say, and that it is closed.
    pub(crate) stops: StopReasons,
}

/// What the clones of a client share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) transport: Transport,
    pub(crate) retry: Retry,
    #[cfg(feature = "submit")]
    pub(crate) pools: ClientPools,
}

impl Client {
    /// A client of the hub at this address, `http://10.0.0.5` or `https://hub.example:8443/site`,
    /// with the default settings. Nothing is sent yet.
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) when the address cannot be used.
    pub fn new(base_url: &str) -> Result<Self> {
        Self::builder(base_url).build()
    }

    /// Settings for a client of the hub at this address.
    pub fn builder(base_url: &str) -> ClientBuilder {
        ClientBuilder::new(base_url)
    }

    pub(crate) fn from_config(config: Config) -> Result<Self> {
        let transport = Transport::new(&config)?;
        Ok(Self::with_transport(config, transport))
    }

    pub(crate) fn with_transport(config: Config, transport: Transport) -> Self {
        let shared = Arc::new(Shared {
            retry: Retry::new(config.settings.max_attempts),
            config,
            transport,
            #[cfg(feature = "submit")]
            pools: ClientPools::default(),
        });
        Self::of(shared, CallOptions::new(), None)
    }

    fn of(shared: Arc<Shared>, options: CallOptions, scope: Option<Arc<CallScope>>) -> Self {
        let stops = options.stop_reasons();
        Self {
            stops: match &scope {
                Some(scope) => stops.or(scope.stops()),
                None => stops.or_closed(shared.transport.closed()),
            },
            options,
            scope,
            shared,
        }
    }

    /// The same client with options for the calls that are made through it.
    #[must_use]
    pub fn with(&self, options: CallOptions) -> Self {
        Self::of(Arc::clone(&self.shared), options, self.scope.clone())
    }

    /// The same client for the parts of a call that began and must end at these times.
    pub(crate) fn part_of(&self, scope: CallScope) -> Self {
        let options = self.options.clone().not_started();
        Self::of(Arc::clone(&self.shared), options, Some(Arc::new(scope)))
    }

    /// Returns true for a client whose calls must not write.
    pub(crate) fn reads_only(&self) -> bool {
        self.scope.as_ref().is_some_and(|scope| scope.reads_only())
    }

    /// Returns true where a call may have to wait before it is begun.
    pub(crate) fn begins_late(&self) -> bool {
        self.options.started().is_some() || self.scope.is_some()
    }

    /// Closes the client and all its clones: calls in progress end as
    /// [`ErrorKind::Cancelled`](crate::ErrorKind::Cancelled), later ones and submitted ones that wait for their turn
    /// as [`ErrorKind::Closed`](crate::ErrorKind::Closed) with nothing sent, and idle connections are closed. Closing it again does nothing. What was
    /// sent is not taken back: [`Error::effect`](crate::Error::effect) says what is known of it.
    ///
    /// ```
    /// let hub = gfxhub::Client::new("http://10.0.0.5")?;
    /// hub.clone().close();
    /// assert_eq!(hub.engines().list().unwrap_err().kind(), gfxhub::ErrorKind::Closed);
    /// # Ok::<(), gfxhub::Error>(())
    /// ```
    pub fn close(&self) {
        self.shared.transport.close();
        #[cfg(feature = "submit")]
        self.shared.pools.end_cancelled();
    }

    /// The threads of this client and its clones, for the bindings of other languages.
    #[cfg(feature = "submit")]
    #[doc(hidden)]
    #[must_use]
    pub fn pools(&self) -> &ClientPools {
        &self.shared.pools
    }

    /// Whether it has been closed.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.shared.transport.closed().is_cancelled()
    }

    /// The time that a whole call may take where its options do not say otherwise.
    #[must_use]
    pub fn timeout(&self) -> Duration {
        self.shared.config.settings.timeout
    }

    /// When a call that is made with these options began, and when it must have ended. For the bindings
    /// of other languages, whose calls may wait for a thread first.
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for a time limit that cannot be used.
    #[doc(hidden)]
    pub fn start_and_deadline(&self) -> Result<(CallStart, Instant)> {
        let limit = self.options.time_limit()?;
        let started = self.options.started();
        if let Some(scope) = &self.scope {
            let start = started.unwrap_or_else(|| scope.next_start());
            return Ok((start, scope.deadline(limit)));
        }
        let limit = limit.unwrap_or(self.shared.config.settings.timeout);
        let start = started.unwrap_or_else(CallStart::now);
        Ok((start, start.instant() + limit))
    }

    /// Render engines, their nodes, properties and functions.
    #[must_use]
    pub fn engines(&self) -> Engines {
        Engines(self.clone())
    }

    /// Playout rundowns, items and templates.
    #[must_use]
    pub fn playout(&self) -> Playout {
        Playout(self.clone())
    }

    /// Newsroom rundowns and MOS objects.
    #[must_use]
    pub fn newsroom(&self) -> Newsroom {
        Newsroom(self.clone())
    }

    /// Graphs, which RE5 engines load.
    #[must_use]
    pub fn graphs(&self) -> Graphs {
        Graphs(self.clone())
    }

    /// Rgraphs, which RE engines load.
    #[must_use]
    pub fn rgraphs(&self) -> Rgraphs {
        Rgraphs(self.clone())
    }

    /// Ustates, which UE engines load.
    #[must_use]
    pub fn ustates(&self) -> Ustates {
        Ustates(self.clone())
    }

    /// Projects.
    #[must_use]
    pub fn projects(&self) -> Projects {
        Projects(self.clone())
    }

    /// Launch configurations and renderers.
    #[must_use]
    pub fn launcher(&self) -> Launcher {
        Launcher(self.clone())
    }

    /// Sends a raw request to any path on the hub: `path` begins with `/` and is encoded
    /// already, `body` is JSON. It is never sent again unless it is a GET.
    ///
    /// # Errors
    /// Those of any call; a response that is not 2xx is an error that keeps status and body.
    pub fn request(&self, method: Method, path: &str, body: Option<&str>) -> Result<RawResponse> {
        let request = Request::raw(method, path, body);
        self.send(request.map_err(|error| self.name_hub(error))?)
    }

    /// For the bindings of other languages, where they make an error of their own: what a hub said,
    /// less the secrets of this client.
    #[doc(hidden)]
    #[must_use]
    pub fn redacted(&self, said: &str) -> String {
        let mut said = said.to_owned();
        self.shared.config.redactor.redact(&mut said);
        said
    }

    /// The hub's address as errors name it, for the bindings.
    #[doc(hidden)]
    #[must_use]
    pub fn hub(&self) -> &str {
        &self.shared.config.hub
    }

    /// Names the hub in an error of this client. For the bindings, whose calls may end before the client
    /// has them.
    #[doc(hidden)]
    #[must_use]
    pub fn name_hub(&self, error: Error) -> Error {
        error.with_hub(Arc::clone(&self.shared.config.hub))
    }

    /// The result of a call alone. The memory of the response's body is kept for another.
    pub(crate) fn without<T>(&self, reply: RawResponse, result: T) -> T {
        self.shared.transport.recycle_buffer(reply.into_readable());
        result
    }
}

impl ClientBuilder {
    /// The client with these settings. Nothing is sent yet.
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for a setting that cannot be used, named by
    /// [`Error::argument`](crate::Error::argument); [`ErrorKind::Io`](crate::ErrorKind::Io) for a CA file that
    /// cannot be read.
    pub fn build(self) -> Result<Client> {
        Client::from_config(self.into_config()?)
    }
}

/// The settings, less the secrets.
impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Client")
            .field("config", &self.shared.config)
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}
