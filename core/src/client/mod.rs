//! The client: settings, connections, call options, and the calls of a hub.

mod members;

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::acts::Acts;
use crate::config::Config;
use crate::guard::WholeCall;
use crate::name_lists::NameLists;
use crate::ops::{
    Changes, Engines, Graphs, Groups, Guards, Launcher, Names, Newsroom, Playout, Projects,
    Recorders, Requests, Rgraphs, Snapshots, Ustates,
};
use crate::options::{CallScope, CallStart};
use crate::pace::Pace;
use crate::preview::PreviewLog;
use crate::process::PerProcess;
use crate::raw::RawResponse;
use crate::recorder::Recorder;
use crate::request::Request;
use crate::retry::Retry;
use crate::stop::StopReasons;
use crate::transport::Transport;
use crate::types::RequestPreview;
#[cfg(feature = "submit")]
use crate::worker_pool::ClientPools;
pub(crate) use members::{Member, Members};

use crate::{CallOptions, ClientBuilder, Effect, Error, Method, Result};

/// Time limit of an unlimited composed call whose options set none. It is the longest that a call
/// may have.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// A client of one hub. Cloning is cheap; clones share connections and settings. It may be used
/// from any number of threads at once. A call blocks until the hub has responded or its time limit
/// has expired.
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
    /// Call of which this client's calls are parts; `None` if there is none.
    pub(crate) scope: Option<Arc<CallScope>>,
    /// Reasons to end the client's calls early: those of the options and of the scope, and the
    /// close of the client.
    pub(crate) stops: StopReasons,
    /// Members of the group that this client is; `None` if it is a client of one hub.
    pub(crate) members: Option<Arc<Members>>,
}

/// State that the clones of a client share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) transport: Transport,
    pub(crate) retry: Retry,
    name_lists: PerProcess<NameLists>,
    /// Limits how often the client searches for ids that do not exist.
    pub(crate) pace: Pace,
    /// Counts of the acts that the hub has executed, for the watches of this client.
    pub(crate) acts: Acts,
    /// Recorder of the client's calls; `None` if they are not recorded.
    pub(crate) recorder: Option<Arc<Recorder>>,
    #[cfg(feature = "submit")]
    pub(crate) pools: ClientPools,
}

impl Client {
    /// Returns a client of the hub at this address, such as `http://10.0.0.5` or
    /// `https://hub.example:8443/site`, with the default settings. Sends nothing yet.
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for an address that cannot be used.
    pub fn new(base_url: &str) -> Result<Self> {
        Self::builder(base_url).build()
    }

    /// Returns a builder with settings for a client of the hub at this address.
    pub fn builder(base_url: &str) -> ClientBuilder {
        ClientBuilder::new(base_url)
    }

    pub(crate) fn from_config(config: Config) -> Result<Self> {
        let transport = Transport::new(&config)?;
        let recorder = Recorder::open(&config)?;
        Ok(Self::with_parts(config, transport, recorder))
    }

    #[cfg(any(test, feature = "fuzzing"))]
    pub(crate) fn with_transport(config: Config, transport: Transport) -> Self {
        Self::with_parts(config, transport, None)
    }

    fn with_parts(config: Config, transport: Transport, recorder: Option<Arc<Recorder>>) -> Self {
        let shared = Arc::new(Shared {
            retry: Retry::new(config.settings.max_attempts),
            config,
            transport,
            name_lists: PerProcess::new(NameLists::default()),
            pace: Pace::new(),
            acts: Acts::default(),
            recorder,
            #[cfg(feature = "submit")]
            pools: ClientPools::default(),
        });
        Self::of(shared, CallOptions::new(), None, None)
    }

    fn of(
        shared: Arc<Shared>,
        options: CallOptions,
        scope: Option<Arc<CallScope>>,
        members: Option<Arc<Members>>,
    ) -> Self {
        let stops = options.stop_reasons();
        let stops = match (&scope, &members) {
            (Some(scope), _) => stops.or(scope.stops()),
            (None, None) => stops.or_closed(shared.transport.closed()),
            (None, Some(members)) => stops
                .or_closed(shared.transport.closed())
                .or_closed(&members.closed),
        };
        Self {
            stops,
            options,
            scope,
            members,
            shared,
        }
    }

    /// Returns a client that stands for a group of these members. Of the calls that are not calls
    /// of the group, those that read reach the first member alone, and all others are refused.
    pub(crate) fn of_members(members: Members) -> Self {
        let shared = Arc::clone(&members.list[0].client.shared);
        Self::of(shared, CallOptions::new(), None, Some(Arc::new(members)))
    }

    /// Returns the same client with other options for the calls made through it.
    #[must_use]
    pub fn with(&self, options: CallOptions) -> Self {
        let (scope, members) = (self.scope.clone(), self.members.clone());
        Self::of(Arc::clone(&self.shared), options, scope, members)
    }

    /// Returns the same client for calls that are parts of another call. `scope` is the scope of
    /// that other call.
    pub(crate) fn part_of(&self, scope: CallScope) -> Self {
        let options = self.options.clone().not_started();
        let scope = match &self.scope {
            Some(outer) => scope.within(outer),
            None => scope,
        };
        let (scope, members) = (Some(Arc::new(scope)), self.members.clone());
        Self::of(Arc::clone(&self.shared), options, scope, members)
    }

    /// Makes a composed call by running `work`. Its requests share one time limit, which begins
    /// now, and one permit if any of them needs one. If `reads_only` is set, requests that write
    /// are refused. If `is_unlimited` is set, the client's time limit applies to each request, and
    /// only the time limit of the options applies to the whole call.
    pub(crate) fn whole<T>(
        &self,
        name: &'static str,
        reads_only: bool,
        is_unlimited: bool,
        work: impl FnOnce(&Client) -> Result<T>,
    ) -> Result<T> {
        let named = |error: Error| self.name_hub(error.with_operation(name));
        let (start, deadline) = self.start_and_deadline_of(is_unlimited).map_err(named)?;
        // A group is not checked here: each member has its own guard, and the call that the group
        // makes on its members may be a read.
        if !reads_only && self.preview_log().is_none() && self.members.is_none() {
            let guard = &self.shared.config.guard;
            guard.check_writes().map_err(named)?;
        }
        let scope = CallScope::of_call(name, start, deadline, self.stops.clone(), reads_only);
        let mut part = self.part_of(scope);
        if is_unlimited {
            part = part.with(part.options.clone().timeout(self.timeout()));
        }
        work(&part).map_err(|error| match error.operation() {
            "" => named(error),
            _ => error,
        })
    }

    /// Returns an error if this client is a group, because the call would reach its first member
    /// alone.
    pub(crate) fn check_single(&self) -> Result<()> {
        if self.members.is_none() {
            return Ok(());
        }
        let detail = "this client is a group, and the call would reach its first member alone";
        let advice = "Use the calls of the group, or the client of one member.";
        Err(Error::invalid("client", detail).with_advice(advice))
    }

    /// Returns the composed call of which this client's calls are parts; `None` if there is none.
    pub(crate) fn whole_call(&self) -> Option<&WholeCall> {
        self.scope.as_ref()?.whole()
    }

    /// Returns the log that receives the requests in place of the hub; `None` if the hub receives
    /// them.
    pub(crate) fn preview_log(&self) -> Option<&PreviewLog> {
        self.scope.as_ref()?.preview()
    }

    /// Takes the permits that the guard demands for a composed call with these requests.
    pub(crate) fn admit_all(&self, requests: &[Request]) -> Result<()> {
        let Some(whole) = self.whole_call() else {
            return Ok(());
        };
        let admitted = self.shared.config.guard.admit_all(requests, whole);
        if let (Err(error), Some(recorder)) = (&admitted, &self.shared.recorder) {
            for request in requests.iter().filter(|request| !request.is_read()) {
                recorder.refused(request, Some(whole), error);
            }
        }
        admitted
    }

    /// Describes a request that is not sent. `is_batch` is set for a request of a batch.
    pub(crate) fn preview_of(&self, request: &Request, is_batch: bool) -> RequestPreview {
        let config = &self.shared.config;
        let verdict = config.guard.verdict(request, self.whole_call(), is_batch);
        RequestPreview::of(request, config, self.options.resend_opt_in(), verdict)
    }

    /// Returns `true` if this client's calls are parts of a call whose time has run out.
    pub(crate) fn is_over(&self) -> bool {
        self.whole_deadline()
            .is_some_and(|deadline| deadline <= Instant::now())
    }

    /// Returns the deadline of the call of which this client's calls are parts; `None` if there is
    /// none.
    pub(crate) fn whole_deadline(&self) -> Option<Instant> {
        Some(self.scope.as_ref()?.deadline(None))
    }

    /// Returns `true` if calls of this client must not write.
    pub(crate) fn reads_only(&self) -> bool {
        self.scope.as_ref().is_some_and(|scope| scope.reads_only())
    }

    /// Returns `true` if this client's calls search for ids that do not exist. The errors of such
    /// calls are not explained.
    pub(crate) fn searches(&self) -> bool {
        self.scope.as_ref().is_some_and(|scope| scope.searches())
    }

    /// Returns `true` if a call of this client may have waited before it begins.
    pub(crate) fn begins_late(&self) -> bool {
        self.options.started().is_some() || self.scope.is_some()
    }

    /// Closes the client and all its clones. Closing a group leaves the clients of its members
    /// open. Calls in progress end as
    /// [`ErrorKind::Cancelled`](crate::ErrorKind::Cancelled); later calls, and submitted calls that
    /// wait for their turn, end as [`ErrorKind::Closed`](crate::ErrorKind::Closed) with nothing
    /// sent. Idle connections are closed. Closing again does nothing. A sent request is not taken
    /// back: [`Error::effect`](crate::Error::effect) says what is known of it.
    ///
    /// ```
    /// let hub = gfxhub::Client::new("http://10.0.0.5")?;
    /// hub.clone().close();
    /// assert_eq!(hub.engines().list().unwrap_err().kind(), gfxhub::ErrorKind::Closed);
    /// # Ok::<(), gfxhub::Error>(())
    /// ```
    pub fn close(&self) {
        if let Some(members) = &self.members {
            members.closed.cancel();
            // Calls of the group may wait for a thread of its first member.
            #[cfg(feature = "submit")]
            self.shared.pools.end_cancelled();
            return;
        }
        self.shared.transport.close();
        #[cfg(feature = "submit")]
        self.shared.pools.end_cancelled();
        if let Some(recorder) = &self.shared.recorder {
            recorder.close();
        }
    }

    /// Returns the threads of this client and its clones, for the bindings of other languages.
    #[cfg(feature = "submit")]
    #[doc(hidden)]
    #[must_use]
    pub fn pools(&self) -> &ClientPools {
        &self.shared.pools
    }

    /// Returns `true` if the client was closed.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        let members = self.members.as_ref();
        self.shared.transport.closed().is_cancelled()
            || members.is_some_and(|members| members.closed.is_cancelled())
    }

    /// Returns the time limit of a whole call whose options set none.
    #[must_use]
    pub fn timeout(&self) -> Duration {
        self.shared.config.settings.timeout
    }

    /// Returns the start and the deadline of a call with this client's options. For the bindings of
    /// other languages, whose calls may first wait for a thread.
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for a time limit that cannot be used.
    #[doc(hidden)]
    pub fn start_and_deadline(&self) -> Result<(CallStart, Instant)> {
        self.start_and_deadline_of(false)
    }

    /// Returns the start and the deadline of a call. If `is_unlimited` is set, the call is
    /// [unlimited](crate::schema::OperationInfo::is_unlimited).
    ///
    /// # Errors
    /// The errors of [`start_and_deadline`](Client::start_and_deadline).
    #[doc(hidden)]
    pub fn start_and_deadline_of(&self, is_unlimited: bool) -> Result<(CallStart, Instant)> {
        let limit = self.options.time_limit()?;
        let started = self.options.started();
        if let Some(scope) = &self.scope {
            let start = started.unwrap_or_else(|| scope.next_start());
            return Ok((start, scope.deadline(limit)));
        }
        let limit = limit.unwrap_or(match is_unlimited {
            true => LONGEST,
            false => self.shared.config.settings.timeout,
        });
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

    /// Calls by name in place of ids.
    #[must_use]
    pub fn names(&self) -> Names {
        Names(self.clone())
    }

    /// Snapshots of the properties of engines.
    #[must_use]
    pub fn snapshots(&self) -> Snapshots {
        Snapshots(self.clone())
    }

    /// Permits for the acts that the [guard](ClientBuilder::guard) of this client allows only with
    /// a permit.
    #[must_use]
    pub fn guard(&self) -> Guards {
        Guards(self.clone())
    }

    /// Calls that reach every member of a group.
    #[must_use]
    pub fn group(&self) -> Groups {
        Groups(self.clone())
    }

    /// The record of what this client sends, and records that are read back.
    #[must_use]
    pub fn recorder(&self) -> Recorders {
        Recorders(self.clone())
    }

    /// Changes on the hub, and waiting for them.
    #[must_use]
    pub fn changes(&self) -> Changes {
        Changes(self.clone())
    }

    /// Previews of the requests that a call would send.
    #[must_use]
    pub fn requests(&self) -> Requests {
        Requests(self.clone())
    }

    /// Returns the lists in which names are looked up. A forked process has its own, as a lock that
    /// it inherits may be held for ever.
    pub(crate) fn name_lists(&self) -> &NameLists {
        self.shared.name_lists.own(NameLists::default)
    }

    /// Sends a raw request to any path on the hub. `path` begins with `/` and is already encoded,
    /// `body` is JSON. Only a GET is ever resent.
    ///
    /// # Errors
    /// The errors of any call; a response other than 2xx is an error that keeps status and body.
    pub fn request(&self, method: Method, path: &str, body: Option<&str>) -> Result<RawResponse> {
        let request = Request::raw(method, path, body);
        let sent = self.send(request.map_err(|error| self.name_hub(error))?);
        let may_act = |error: &Error| error.effect() != Effect::None;
        if method != Method::Get && sent.as_ref().err().is_none_or(may_act) {
            self.name_lists().forget_all();
        }
        sent
    }

    /// Returns the preview of a raw request: checked, and not sent.
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for a path that cannot be sent.
    pub fn preview_request(
        &self,
        method: Method,
        path: &str,
        body: Option<&str>,
    ) -> Result<RequestPreview> {
        let request = Request::raw(method, path, body);
        let request = request.map_err(|error| self.name_hub(error))?;
        Ok(self.preview_of(&request, false))
    }

    /// Returns a text from the hub without the secrets of this client, for bindings that create an
    /// error themselves.
    #[doc(hidden)]
    #[must_use]
    pub fn redacted(&self, said: &str) -> String {
        let mut said = said.to_owned();
        self.shared.config.redactor.redact(&mut said);
        said
    }

    /// Returns the hub's address as errors name it, for the bindings.
    #[doc(hidden)]
    #[must_use]
    pub fn hub(&self) -> &str {
        &self.shared.config.hub
    }

    /// Adds the hub's address to an error. For the bindings, whose calls may end before the client
    /// receives them.
    #[doc(hidden)]
    #[must_use]
    pub fn name_hub(&self, error: Error) -> Error {
        error.with_hub(Arc::clone(&self.shared.config.hub))
    }

    /// Returns `result`, and keeps the buffer of the response for another call.
    pub(crate) fn recycle<T>(&self, response: RawResponse, result: T) -> T {
        self.shared
            .transport
            .recycle_buffer(response.into_readable());
        result
    }
}

impl ClientBuilder {
    /// Returns a client with these settings. Sends nothing yet.
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for a setting that cannot be used, and
    /// [`ErrorKind::Io`](crate::ErrorKind::Io) for a file that cannot be read, or a record that
    /// cannot be written. [`Error::argument`](crate::Error::argument) names the setting.
    pub fn build(self) -> Result<Client> {
        Client::from_config(self.into_config()?)
    }
}

/// Shows the settings without the secrets.
impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Client")
            .field("config", &self.shared.config)
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}
