//! The watches of the members of a group, which are read as one. A client of one hub has one watch.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::apart::Apart;
use super::change::{WatchChange, WatchFigures};
use super::shared::Shared;
use crate::client::Client;
use crate::config::POLL_INTERVAL;
use crate::error::Result;
use crate::stop::StopReasons;

/// Time for the threads of all members to end after their looks were cancelled.
const GRACE: Duration = Duration::from_millis(60);

/// The watches of all members.
pub(super) struct Watches {
    /// Client that opened the watch: a group, or the only member.
    pub(super) client: Client,
    all: Vec<Arc<Shared>>,
    /// Names of the members; empty if the client is not a group.
    names: Vec<String>,
    apart: Mutex<Apart>,
}

impl Watches {
    /// Combines the watches of the members into one. There must be at least one watch.
    pub(super) fn new(client: Client, all: Vec<Arc<Shared>>) -> Self {
        let members = client.members.iter().flat_map(|members| &members.list);
        let names = members.map(|member| member.name.clone()).collect();
        Self {
            client,
            all,
            names,
            apart: Mutex::default(),
        }
    }

    /// Returns `true` if the watches of all members have ended or are ending.
    pub(super) fn is_closed(&self) -> bool {
        self.all.iter().all(|shared| shared.is_closed())
    }

    pub(super) fn look(&self) {
        self.all.iter().for_each(|shared| shared.look());
    }

    pub(super) fn stop(&self) {
        self.all.iter().for_each(|shared| shared.stop());
    }

    pub(super) fn stats(&self) -> WatchFigures {
        let stats = self.all.iter().map(|shared| shared.stats());
        stats.fold(WatchFigures::default(), WatchFigures::and)
    }

    /// Takes up to `most` changes, of one member after the other. If there is none, waits for one,
    /// for at most `timeout` or until the watch ends.
    pub(super) fn changes(&self, timeout: Duration, most: usize) -> Vec<WatchChange> {
        if self.names.is_empty() {
            return self.all[0].changes(timeout, most);
        }
        let until = Instant::now().checked_add(timeout);
        loop {
            let is_closed = self.is_closed();
            let taken = self.take(most);
            let left = until.map_or(Duration::MAX, |until| {
                until.saturating_duration_since(Instant::now())
            });
            if !taken.is_empty() || left.is_zero() || is_closed {
                return taken;
            }
            // A watch wakes only threads that wait for this one watch, and an `apart` change
            // becomes due without any wake-up.
            thread::sleep(left.min(POLL_INTERVAL));
        }
    }

    fn take(&self, most: usize) -> Vec<WatchChange> {
        let mut taken = Vec::new();
        // In a forked child process, a thread that exists only in the parent may hold the lock.
        if self.all[0].is_inherited() {
            return taken;
        }
        // The lock is held, so that the changes of a member are noted in their order.
        let mut apart = self.apart.lock().unwrap_or_else(PoisonError::into_inner);
        for (member, shared) in self.all.iter().enumerate() {
            for change in shared.changes(Duration::ZERO, most - taken.len()) {
                apart.note(member, &change, Instant::now());
                taken.push(self.named(member, change));
            }
        }
        if taken.is_empty() {
            let due = apart.due(Instant::now(), most).into_iter();
            taken.extend(due.map(|(member, change)| self.named(member, change)));
        }
        taken
    }

    fn named(&self, member: usize, mut change: WatchChange) -> WatchChange {
        change.member = self.names.get(member).cloned();
        change
    }

    /// Ends the watches. Returns the changes that were not read, which can still be read.
    pub(super) fn close(&self, timeout: Duration, stops: &StopReasons) -> Result<Vec<WatchChange>> {
        // All are ended before one is waited for, so that they end at the same time.
        let began = Instant::now();
        let were_open: Vec<bool> = self.all.iter().map(|shared| shared.is_open()).collect();
        self.stop();
        let all = self.all.iter().zip(were_open).enumerate();
        let left = all.map(|(member, (shared, was_open))| {
            let time = timeout.min(GRACE).saturating_sub(began.elapsed());
            let left = shared.wait_for_end(was_open, time, stops)?;
            Ok(left.into_iter().map(|it| self.named(member, it)).collect())
        });
        // All have to be ended, even if one fails.
        let left: Vec<Result<Vec<_>>> = left.collect();
        let left: Result<Vec<_>> = left.into_iter().collect();
        left.map(|left| left.concat())
    }
}
