//! A property that is given by its path of names: when its name is looked up, and whether its
//! values may be sent to the address that was found.

use std::time::{Duration, Instant};

use crate::batch::PropertyAddress;
use crate::error::Error;
use crate::types::{EngineId, NamePath};

/// Minimum time between two look-ups of a name.
const MIN_PAUSE: Duration = Duration::from_secs(1);

/// Maximum to which the minimum time between two look-ups grows. The minimum doubles after each
/// look-up that changes nothing.
const MAX_PAUSE: Duration = Duration::from_secs(8);

/// State of a name.
#[derive(Debug)]
pub(super) struct Named {
    path: NamePath,
    /// `true` if values may be sent to the address.
    is_found: bool,
    wanted: Option<Wanted>,
    /// `true` during a look-up.
    is_underway: bool,
    /// Time after which the lists that the next look-up uses must have been read; `None` if those
    /// that the client keeps are sufficient.
    since: Option<Instant>,
    /// End of the last look-up; `None` if there was none.
    looked_up: Option<Instant>,
    /// Minimum time between the end of the last look-up and the next one.
    pause: Duration,
    /// Number of the value whose failure caused the look-up, with its error.
    failed: Option<(u64, Error)>,
}

/// Reason for a look-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    /// The name is new, or a load may have changed where it leads.
    Now,
    /// The name is looked up once a value waits for it.
    ForValue,
}

/// A look-up to be made now.
#[derive(Debug)]
pub(super) struct LookUp {
    pub(super) slot: usize,
    pub(super) path: NamePath,
    pub(super) since: Option<Instant>,
}

/// Returns the address of a property whose name has not been found: engine 0, no node, and the path
/// of names as the path of the property. No request can be made with it.
pub(super) fn unknown_address(path: &NamePath) -> PropertyAddress {
    PropertyAddress::new(EngineId(0), "", path.as_str())
}

impl Named {
    pub(super) fn new(path: NamePath) -> Self {
        Self {
            path,
            is_found: false,
            wanted: Some(Wanted::Now),
            is_underway: false,
            since: None,
            looked_up: None,
            pause: MIN_PAUSE,
            failed: None,
        }
    }

    pub(super) fn path(&self) -> &NamePath {
        &self.path
    }

    /// Returns `true` if values may be sent to the address.
    pub(super) fn is_found(&self) -> bool {
        self.is_found
    }

    /// Returns the look-up to be made now, which counts as begun.
    pub(super) fn look_up(&mut self, slot: usize, waits: bool, now: Instant) -> Option<LookUp> {
        let is_due = match self.wanted {
            Some(Wanted::Now) => true,
            Some(Wanted::ForValue) => waits,
            None => false,
        };
        if !is_due || self.is_underway || !self.may_look(now) {
            return None;
        }
        (self.is_underway, self.wanted) = (true, None);
        Some(LookUp {
            slot,
            path: self.path.clone(),
            since: self.since,
        })
    }

    /// Requests a look-up, as a load may have changed where the name leads.
    pub(super) fn want(&mut self) {
        (self.is_found, self.wanted) = (false, Some(Wanted::Now));
        self.pause = MIN_PAUSE;
    }

    /// Requests a look-up in lists read since `began`, as the hub responded that there is no such
    /// property. Returns `false` if the last look-ups changed nothing and the next one is not due.
    pub(super) fn doubt(&mut self, began: Instant, now: Instant) -> bool {
        let is_near = self.pause == MIN_PAUSE || self.may_look(now);
        if self.is_found && !is_near {
            return false;
        }
        self.is_found = false;
        if !self.is_underway {
            self.since = Some(began);
            self.wanted.get_or_insert(Wanted::ForValue);
        }
        true
    }

    /// Keeps the error of a value that is sent again if the name leads elsewhere now.
    pub(super) fn keep_error(&mut self, number: u64, error: Error) {
        self.failed = Some((number, error));
    }

    /// Returns the error of the value whose failure caused the look-up, with its number.
    pub(super) fn take_error(&mut self) -> Option<(u64, Error)> {
        self.failed.take()
    }

    /// Records that the name was found. `moved` is `true` if it leads elsewhere now.
    pub(super) fn found(&mut self, moved: bool, now: Instant) {
        let doubted = self.since.is_some();
        self.looked(now);
        // If a load has requested another look-up meanwhile, this result does not count.
        self.is_found = self.wanted.is_none();
        self.since = None;
        match moved || !doubted {
            true => self.pause = MIN_PAUSE,
            false => self.grow(),
        }
    }

    /// Records that the name leads to nothing or to several things. It is looked up again for the
    /// next value.
    pub(super) fn missed(&mut self, now: Instant) {
        self.looked(now);
        self.since = Some(now);
        self.wanted.get_or_insert(Wanted::ForValue);
        self.grow();
    }

    /// Records that the lists could not be read. Returns the earliest time of the next look-up.
    pub(super) fn not_read(&mut self, now: Instant) -> Instant {
        self.looked(now);
        self.wanted.get_or_insert(Wanted::ForValue);
        now + self.pause
    }

    /// Records that the hub accepted a value.
    pub(super) fn delivered(&mut self) {
        self.pause = MIN_PAUSE;
    }

    fn looked(&mut self, now: Instant) {
        (self.is_underway, self.looked_up) = (false, Some(now));
    }

    fn may_look(&self, now: Instant) -> bool {
        self.looked_up.is_none_or(|last| last + self.pause <= now)
    }

    /// Doubles the pause, up to [`MAX_PAUSE`]. Thus look-ups add few requests to a hub that refuses
    /// every value.
    fn grow(&mut self) {
        self.pause = (self.pause * 2).min(MAX_PAUSE);
    }
}
