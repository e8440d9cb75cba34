//! Watches: what changed between two looks at lists of the hub.
//!
//! This file is the public interface. All watches of a client share a [`looker`]. Its thread, the
//! [`worker`], looks at each [`topic`] at its [`pace`], and passes the list to the [`belief`] about
//! the topic, which [`compare`]s it with the state before. Changes wait in the [`queue`]. A
//! [`wait`] makes looks of its own until a condition is met.

mod apart;
mod belief;
mod change;
mod compare;
mod hub_budget;
mod looker;
mod pace;
mod queue;
mod shared;
mod topic;
pub(crate) mod wait;
mod watches;
mod worker;

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::client::{Client, Member};
use crate::error::{Error, ErrorKind, Result};
use crate::schema::handle::handle;
use crate::schema::settings::settings;
pub use change::{WatchChange, WatchChangeKind, WatchFigures};
use looker::Looker;
use shared::Shared;
use watches::Watches;

/// The settings of a [`Watch`].
#[derive(Clone, Debug)]
#[must_use]
pub struct WatchBuilder {
    client: Client,
    settings: Settings,
}

settings! {
    /// The settings of a watch.
    Settings of WatchBuilder;
    /// Settings of a watch, in every language.
    WATCH_SETTINGS;

    /// Topics to look at, separated by commas. A topic is a list, with the ids that it needs:
    /// `engines`, `nodes:3`, `properties:3:Mixer_0`, `playout`, `items:1`, `templates`, `newsroom`,
    /// `newsroomRundown:SPORT.NCS.STUDIO:69425946`, `launcher`, `graphs`, `rgraphs` or `ustates`;
    /// or it is a path of names, such as `Studio A / Mixer_0`, which leads to the nodes of an
    /// engine, the properties of a node, a property, the items of a playout rundown or of a
    /// newsroom rundown, or an item. A name that contains a comma is written in quotation marks.
    fn topics(topics: impl Into<String>) -> Option<String> = "topics";

    /// Maximum time between two looks at a topic, if the budget of the hub allows it. It replaces
    /// `slowest`.
    fn within(interval: Duration) -> Option<Duration> = "within", min 10 ms, max 24 h;

    /// Interval of the looks at a topic while it changes. After a change the interval halves, but
    /// does not become shorter than this.
    fn fastest(interval: Duration) -> Duration = "fastest", default 250 ms, min 10 ms, max 24 h;

    /// Interval of the looks at a topic that does not change. Without a change the interval grows
    /// by half, but does not become longer than this.
    fn slowest(interval: Duration) -> Duration = "slowest", default 2 s, min 10 ms, max 24 h;

    /// Leaves out what is there at first. Only later changes are reported, after `synced`.
    fn skip_initial(skip: bool) -> bool = "skipInitial";

    /// Difference below which a change of a number is not reported, wherever the number is in the
    /// thing. It is compared with the value that was reported last, so that slow changes add up.
    /// Unless it is set, numbers that are equal in single precision are equal.
    fn deadband(difference: f64) -> Option<f64> = "deadband", min 0;

    /// Number of changes that wait to be read before changes of one thing are folded.
    fn max_waiting(count: usize) -> usize = "maxWaiting", default 1024, min 1, max 65536;
}

impl Client {
    /// Returns the settings of a watch, which looks at lists of the hub again and again and reports
    /// what differs between two looks. `lost` means that the state is unknown, not that things were
    /// removed.
    ///
    /// ```
    /// # use gfxhub::*;
    /// # let local = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();
    /// # let hub = Client::new(&local.url())?;
    /// use std::time::Duration;
    ///
    /// let watch = hub.watch().topics("Studio A / Mixer_0").skip_initial(true).open()?;
    /// let synced = watch.next_change(Duration::from_secs(10)).unwrap();
    /// assert_eq!(synced.kind, WatchChangeKind::Synced);
    /// hub.engines().set_property(3, "Mixer_0", "Default//Opacity/0", 0.5)?;
    /// let change = watch.next_change(Duration::from_secs(10)).unwrap();
    /// assert_eq!(change.kind, WatchChangeKind::Changed);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn watch(&self) -> WatchBuilder {
        WatchBuilder {
            client: self.clone(),
            settings: Settings::default(),
        }
    }
}

impl WatchBuilder {
    /// Opens the watch. The first look begins at once, on a thread that the watches of the client
    /// share.
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for an invalid setting or topic,
    /// [`ErrorKind::Closed`](crate::ErrorKind::Closed) if the client was closed, and
    /// [`ErrorKind::Internal`](crate::ErrorKind::Internal) if no thread can be started.
    pub fn open(self) -> Result<Watch> {
        let client = self.client.clone();
        let opened = self.start();
        opened.map_err(|error| client.name_hub(error.with_operation(OPERATION)))
    }

    fn start(self) -> Result<Watch> {
        self.settings.check()?;
        let all = match &self.client.members {
            None => vec![self.begin(self.client.clone())?],
            Some(members) => {
                let begin = |member: &Arc<Member>| {
                    if member.engine.is_some() {
                        let detail = format!("the member {} is an engine", member.name);
                        let error = Error::invalid("client", detail);
                        return Err(
                            error.with_advice("Watch the engines with the client of their hub.")
                        );
                    }
                    self.begin(self.client.of_member(member)?).map_err(|error| {
                        let error = member.client.name_hub(error);
                        error.and(&format!("the error is that of member {}", member.name))
                    })
                };
                let mut all: Vec<Arc<Shared>> = Vec::new();
                for member in &members.list {
                    match begin(member) {
                        Ok(shared) => all.push(shared),
                        Err(error) => {
                            all.iter().for_each(|shared| shared.stop());
                            return Err(error);
                        }
                    }
                }
                all
            }
        };
        Ok(Watch {
            shared: Arc::new(Watches::new(self.client, all)),
        })
    }

    /// Begins the watch of a client of one hub.
    fn begin(&self, client: Client) -> Result<Arc<Shared>> {
        let topics = topic::parse(self.settings.topics.as_deref().unwrap_or_default())?;
        if client.is_closed() {
            let error = Error::unsent(ErrorKind::Closed, "the client was closed", Instant::now());
            return Err(error.with_advice("Open a new client."));
        }
        let looker = Looker::of(&client)?;
        let settings = self.settings.clone();
        let shared = Arc::new(Shared::new(&client, settings, Arc::clone(&looker)));
        looker.join(&shared, topics);
        Ok(shared)
    }
}

/// Operation name in the errors of a watch.
const OPERATION: &str = "watch";

handle! {
    /// A watch, which looks at lists of the hub again and again and reports what differs between two
    /// looks. What came and went in between is not seen, and a value that moves gives a change at
    /// each look.
    ///
    /// At first, everything that is there is reported as `added`, followed by `synced`. A failed
    /// look removes nothing: after the second failure in a row the topic is `lost`, which means
    /// that its state is unknown. After the next success it is `back`, and the differences follow,
    /// with a `gap`. Something is reported as `removed` if it was missing in successful looks 2 s
    /// apart, or, if several things are all missing, in three looks over 10 s. The things of a
    /// topic are also `removed` if every look fails with status 500 for 60 s and the list that
    /// should contain the topic lacks it. Nothing of an engine is reported as `removed` while the
    /// engine is away or starting.
    ///
    /// All watches of a hub in a process together have at most 2 looks in flight and 40 a second,
    /// and after each look they wait for as long as it took, so that they take at most one worker
    /// of the hub. Looks that come later than asked for are shown by
    /// [`stats`](crate::Watch::stats).
    ///
    /// The watch of a group of hubs looks at the topics of each member, and its changes name the
    /// member. Where the values of a property differ between members for 5 s, that is reported as
    /// `apart`. A property is the same on all members if its topic and its name are.
    pub struct Watch {
        shared: Arc<Watches>,
    }
    fails as "watch";
    dropped "ends it within 60 ms";
    opened by watch with WATCH_SETTINGS as "WatchOptions",
        error Invalid "for an invalid setting or topic",
        error Closed "for a closed client",
        error Internal "if no thread can be started";

    /// Looks at every topic immediately, or as soon as the budget of the hub allows it. Call it
    /// after an act whose effect should be seen soon.
    now look();

    /// Ends the watch. Changes that were not read can still be read.
    closes close, close_unless() -> Vec<WatchChange>
        => left "the changes that were not read; none if it was already closed",
        error Internal "if the thread of the watch has failed";

    /// Changes in the order of the looks. If `max_waiting` changes (by default 1,024) wait to be
    /// read, further ones of the same thing are folded: the first `before` and the last `after`
    /// remain, with a `gap`.
    events changes, next_change, take_changes, wait_changes() -> WatchChange;

    /// Returns the statistics of the watch. They are all zero in a forked child process.
    now stats() -> WatchFigures;
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.shared.stop();
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch")
            .field("closed", &self.is_closed())
            .field("stats", &self.stats())
            .finish_non_exhaustive()
    }
}
