//! The sessions of the members of a group, which are used as one. A client of one hub has one
//! session.

use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::report::{LiveReport, LiveStats, Reports};
use super::shared::Shared;
use super::update::{self, Sender};
use super::{OPERATION, named};
use crate::batch::PropertyAddress;
use crate::client::Client;
use crate::error::{Error, ErrorKind, Result};
use crate::options::CallStart;
use crate::stop::StopReasons;
use crate::types::NamePath;

/// The sessions of all members. The first member is the main one, if the group has one.
pub(super) struct Sessions {
    /// Client that opened the session: that of a group or of one hub.
    pub(super) client: Client,
    all: Vec<Arc<Shared>>,
    /// Reports of all members.
    reports: Arc<Reports>,
}

/// The thread of a session. Dropping it ends the session.
pub(super) struct Worker {
    pub(super) shared: Arc<Shared>,
    pub(super) thread: Option<JoinHandle<()>>,
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.shared.stop();
        // A forked child process does not have the worker thread. The worker cannot wait for
        // itself, and the thread that looks names up not for the worker.
        let waits = !self.shared.is_inherited() && !self.shared.is_worker();
        if let (true, Some(thread)) = (waits, self.thread.take()) {
            let _ = thread.join();
        }
    }
}

/// A property in the session of one member.
pub(super) struct Slot {
    pub(super) shared: Arc<Shared>,
    /// Address with which it was opened.
    pub(super) opened_at: PropertyAddress,
    /// Name of the property; `None` if it is given by its address.
    pub(super) name: Option<NamePath>,
    sender: Sender,
    pub(super) index: usize,
}

impl Sessions {
    /// Combines the sessions of the members into one value. There must be at least one session.
    pub(super) fn new(client: Client, workers: &[Worker], reports: Arc<Reports>) -> Self {
        let all = workers.iter().map(|worker| Arc::clone(&worker.shared));
        Self {
            client,
            all: all.collect(),
            reports,
        }
    }

    /// Returns the session of the first member.
    pub(super) fn first(&self) -> &Shared {
        &self.all[0]
    }

    /// Returns `true` if the session of the first member has ended or is ending.
    pub(super) fn is_closed(&self) -> bool {
        self.first().is_closed()
    }

    /// Opens a property in the session of each member. A session that has ended by itself, since
    /// the client of its member was closed, opens none.
    pub(super) fn open(
        &self,
        address: &PropertyAddress,
        name: Option<&NamePath>,
    ) -> Result<(Slot, Vec<Slot>)> {
        let first = Slot::open(&self.all[0], address, name)?;
        let mut others = Vec::new();
        for shared in &self.all[1..] {
            match Slot::open(shared, address, name) {
                Err(error) if error.kind() == ErrorKind::Closed => {}
                slot => others.push(slot?),
            }
        }
        Ok((first, others))
    }

    pub(super) fn begin_frame(&self) {
        let all = self.all.iter();
        all.for_each(|shared| shared.frame.begin(shared.opened));
    }

    pub(super) fn end_frame(&self) {
        self.all.iter().for_each(|shared| shared.frame.end());
    }

    pub(super) fn reassert(&self) {
        self.all.iter().for_each(|shared| shared.reassert());
    }

    /// Takes up to `most` reports. If there is none, waits for one, for at most `timeout`.
    pub(super) fn reports(&self, timeout: Duration, most: usize) -> Vec<LiveReport> {
        match self.first().is_inherited() {
            true => Vec::new(),
            false => self.reports.wait(timeout, most, || self.is_closed()),
        }
    }

    pub(super) fn stats(&self) -> LiveStats {
        let stats = self.all.iter().map(|shared| shared.stats());
        let stats = stats.fold(LiveStats::default(), LiveStats::and);
        match self.first().is_inherited() {
            true => stats,
            false => LiveStats {
                reports_dropped: self.reports.dropped(),
                ..stats
            },
        }
    }

    pub(super) fn flush(
        &self,
        timeout: Duration,
        stops: &StopReasons,
    ) -> Result<Vec<PropertyAddress>> {
        let number = CallStart::now().number();
        self.each(timeout, |shared, left| shared.flush(number, left, stops))
    }

    pub(super) fn close(
        &self,
        timeout: Duration,
        stops: &StopReasons,
    ) -> Result<Vec<PropertyAddress>> {
        self.each(timeout, |shared, left| shared.close(left, stops))
    }

    /// Calls `wait` for each session with the remaining time. Returns the concatenated properties
    /// of these calls, or the first error.
    fn each(
        &self,
        timeout: Duration,
        wait: impl Fn(&Shared, Duration) -> Result<Vec<PropertyAddress>>,
    ) -> Result<Vec<PropertyAddress>> {
        let began = Instant::now();
        let waits = self
            .all
            .iter()
            .map(|shared| wait(shared, timeout.saturating_sub(began.elapsed())));
        // `wait` is called for all sessions, even if it fails for one of them.
        let left: Vec<_> = waits.collect();
        let left: Result<Vec<_>> = left.into_iter().collect();
        left.map(|left| left.concat())
    }
}

impl Slot {
    /// Opens a property in the session of a member. If the member is an engine, the path of names
    /// begins with the node.
    fn open(
        shared: &Arc<Shared>,
        address: &PropertyAddress,
        name: Option<&NamePath>,
    ) -> Result<Self> {
        let member = shared.member.as_ref();
        let engine = member.and_then(|member| member.engine.as_ref());
        let (opened_at, name) = match (engine, name) {
            (None, _) => (address.clone(), name.cloned()),
            (Some(engine), Some(path)) => {
                let path = NamePath::from(format!("{engine} / {path}"));
                (named::unknown_address(&path), Some(path))
            }
            (Some(engine), None) => {
                let detail = format!("a member is the engine {engine}, so no engine may be given");
                let error = Error::invalid("engineId", detail).with_operation(OPERATION);
                return Err(error.with_advice("Open the property by its path of names."));
            }
        };
        let (sender, receiver) = update::channel();
        let index = shared.open(&opened_at, name.as_ref(), receiver)?;
        Ok(Self {
            shared: Arc::clone(shared),
            opened_at,
            name,
            sender,
            index,
        })
    }

    /// Stores a value by `store` in the mailbox of the property, unless the session has ended or
    /// the member is taken out.
    #[inline]
    pub(super) fn store(&mut self, store: impl FnOnce(&mut Sender, Instant) -> bool) -> bool {
        let is_out = |shared: &Shared| shared.member.as_ref().is_some_and(|it| it.is_out());
        let is_stored = !self.shared.is_closed()
            && !is_out(&self.shared)
            && store(&mut self.sender, self.shared.opened);
        if is_stored {
            self.shared.mark(self.index);
        }
        is_stored
    }
}
