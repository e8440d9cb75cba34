//! The request log. It contains every request, the status of its response, and whether it had an
//! effect.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use serde::Serialize;

use crate::local_hub::{RequestEffect, RequestEntry};

/// The data of a request that is known once its head was read. All texts can be shown unchanged.
#[derive(Debug, Default)]
pub(crate) struct RequestHead {
    pub(crate) connection: u64,
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) operation: Option<&'static str>,
    pub(crate) request_id: Option<String>,
    /// The client: its `User-Agent`, or its address if there is none.
    pub(crate) client: String,
}

/// Maximum total size of the bodies that are kept, in bytes. The bodies of the oldest requests are
/// dropped first.
const KEPT_BODIES: usize = 4 << 20;

/// Maximum number of characters of a warning that are kept. An ellipsis replaces the rest.
const KEPT_WARNING: usize = 250;

/// Details of a request that its entry does not contain.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct RequestDetails {
    /// The client: its `User-Agent`, or its address if there is none.
    pub client: String,
    /// Body of the request, shortened and without secrets; `None` if the request had no body or the
    /// body is no longer kept.
    #[serde(rename = "requestBody")]
    pub request_body: Option<String>,
    /// Body of the response, shortened and without secrets. `None` if the response reported no
    /// failure or had no body, or if the body is no longer kept.
    #[serde(rename = "responseBody")]
    pub response_body: Option<String>,
}

/// An entry of the log, with its details.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DetailedEntry {
    /// The entry.
    #[serde(flatten)]
    pub entry: RequestEntry,
    /// The details of the request.
    #[serde(flatten)]
    pub details: RequestDetails,
}

/// A log that contains the newest requests.
#[derive(Debug)]
pub(crate) struct RequestLog {
    kept: usize,
    entries: Mutex<Entries>,
}

/// The entries, with the newest last. Their numbers are consecutive.
#[derive(Debug, Default)]
struct Entries {
    entries: VecDeque<DetailedEntry>,
    last: u64,
    dropped: u64,
    /// Entry number and size in bytes of each body that is kept, in the order in which the bodies
    /// were stored.
    bodies: VecDeque<(u64, usize)>,
    body_bytes: usize,
}

/// A part of the log, as a response contains it.
#[derive(Debug, Serialize)]
pub(crate) struct RequestPage {
    last: u64,
    dropped: u64,
    pub(crate) requests: Vec<RequestEntry>,
}

impl RequestLog {
    /// Creates a log that keeps the newest `kept` entries.
    pub(crate) fn new(kept: usize) -> RequestLog {
        RequestLog {
            kept,
            entries: Mutex::default(),
        }
    }

    /// Adds an entry for a request. The request is in progress until the returned guard is dropped.
    pub(crate) fn enter(self: &Arc<Self>, head: RequestHead) -> RequestInProgress {
        self.enter_since(head, Instant::now())
    }

    /// Adds an entry for a request that began at `begun`.
    pub(crate) fn enter_since(
        self: &Arc<Self>,
        head: RequestHead,
        begun: Instant,
    ) -> RequestInProgress {
        let mut entries = self.entries();
        entries.last += 1;
        let number = entries.last;
        entries.entries.push_back(DetailedEntry {
            entry: RequestEntry {
                number,
                connection: head.connection,
                method: head.method,
                path: head.path,
                operation: head.operation,
                status: None,
                elapsed: None,
                request_id: head.request_id,
                effect: RequestEffect::None,
                warning: None,
            },
            details: RequestDetails {
                client: head.client,
                ..RequestDetails::default()
            },
        });
        if entries.entries.len() > self.kept {
            entries.entries.pop_front();
            entries.dropped += 1;
        }
        RequestInProgress {
            log: Arc::clone(self),
            number,
            begun,
            status: AtomicU16::new(0),
        }
    }

    /// Returns the entries with numbers greater than `number`, oldest first, and at most `most` of
    /// them.
    pub(crate) fn page(&self, number: u64, most: usize) -> RequestPage {
        let entries = self.entries();
        let first = entries.first();
        let skip = number.saturating_add(1).saturating_sub(first);
        let skip = usize::try_from(skip).unwrap_or(usize::MAX);
        let requests = entries.entries.iter().skip(skip).take(most);
        RequestPage {
            last: entries.last,
            dropped: entries.dropped,
            requests: requests.map(|kept| kept.entry.clone()).collect(),
        }
    }

    /// Returns the entries with numbers greater than `number`, oldest first, up to the first
    /// request that is still in progress.
    pub(crate) fn ended_since(&self, number: u64) -> Vec<DetailedEntry> {
        let entries = self.entries();
        let since = entries.entries.iter();
        let since = since.skip_while(|kept| kept.entry.number <= number);
        let ended = since.take_while(|kept| kept.entry.elapsed.is_some());
        ended.cloned().collect()
    }

    /// Returns the number of the newest entry, and the newest entries with numbers greater than
    /// `number`. These are at most `most`, oldest first.
    pub(crate) fn newest(&self, number: u64, most: usize) -> (u64, Vec<ListedRequest>) {
        let entries = self.entries();
        let newest = entries.entries.iter().rev().take(most);
        let mut newest: Vec<_> = newest
            .take_while(|kept| kept.entry.number > number)
            .map(ListedRequest::of)
            .collect();
        newest.reverse();
        (entries.last, newest)
    }

    /// Returns the entry with this number in the form for lists; `None` if it is not kept.
    pub(crate) fn listed(&self, number: u64) -> Option<ListedRequest> {
        self.entries()
            .at(number)
            .map(|kept| ListedRequest::of(kept))
    }

    /// Returns the entry with this number with all its details; `None` if it is not kept.
    pub(crate) fn detailed(&self, number: u64) -> Option<DetailedEntry> {
        self.entries().at(number).map(|kept| kept.clone())
    }

    /// Returns the number of entries that were dropped because of newer ones.
    pub(crate) fn dropped(&self) -> u64 {
        self.entries().dropped
    }

    /// Removes all entries, even those of requests in progress. The numbers continue.
    pub(crate) fn clear(&self) {
        let mut entries = self.entries();
        entries.entries.clear();
        entries.bodies.clear();
        entries.body_bytes = 0;
        entries.dropped = 0;
    }

    fn change(&self, number: u64, change: impl FnOnce(&mut RequestEntry)) {
        // The entry may have been dropped or removed in the meantime.
        if let Some(kept) = self.entries().at(number) {
            change(&mut kept.entry);
        }
    }

    /// Stores the body of a request, or of its response, in the entry of the request.
    fn keep_body(
        &self,
        number: u64,
        body: String,
        place: fn(&mut RequestDetails) -> &mut Option<String>,
    ) {
        let mut entries = self.entries();
        let bytes = body.len();
        let Some(kept) = entries.at(number) else {
            return;
        };
        *place(&mut kept.details) = Some(body);
        entries.bodies.push_back((number, bytes));
        entries.body_bytes += bytes;
        while entries.body_bytes > KEPT_BODIES {
            let Some((number, bytes)) = entries.bodies.pop_front() else {
                break;
            };
            entries.body_bytes -= bytes;
            if let Some(kept) = entries.at(number) {
                kept.details.request_body = None;
                kept.details.response_body = None;
            }
        }
    }

    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Entries {
    /// Returns the number of the oldest entry.
    fn first(&self) -> u64 {
        self.entries.front().map_or(0, |kept| kept.entry.number)
    }

    fn at(&mut self, number: u64) -> Option<&mut DetailedEntry> {
        let at = usize::try_from(number.checked_sub(self.first())?).ok()?;
        self.entries.get_mut(at)
    }
}

/// An entry with its client, in the form in which the page lists it.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct ListedRequest {
    #[serde(flatten)]
    pub(crate) entry: RequestEntry,
    client: String,
}

impl ListedRequest {
    fn of(kept: &DetailedEntry) -> ListedRequest {
        ListedRequest {
            entry: kept.entry.clone(),
            client: kept.details.client.clone(),
        }
    }
}

/// A request in progress. Its entry is completed when this guard is dropped, whether the request
/// got a response, was ended by a fault or was abandoned by its client.
#[derive(Debug)]
pub(crate) struct RequestInProgress {
    log: Arc<RequestLog>,
    number: u64,
    begun: Instant,
    /// Status of the response; 0 if there is none.
    status: AtomicU16,
}

impl RequestInProgress {
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// Records that the request took effect.
    pub(crate) fn took_effect(&self) {
        let done = |entry: &mut RequestEntry| entry.effect = RequestEffect::Done;
        self.log.change(self.number, done);
    }

    /// Records a warning about the request.
    pub(crate) fn warn(&self, warning: &str) {
        let mut kept: String = warning.chars().take(KEPT_WARNING).collect();
        if kept.len() < warning.len() {
            kept.push('…');
        }
        self.log
            .change(self.number, |entry| entry.warning = Some(kept));
    }

    /// Stores the body of the request.
    pub(crate) fn keep_request_body(&self, body: String) {
        self.log
            .keep_body(self.number, body, |details| &mut details.request_body);
    }

    /// Stores the body of the response.
    pub(crate) fn keep_response_body(&self, body: String) {
        self.log
            .keep_body(self.number, body, |details| &mut details.response_body);
    }

    /// Sets the status of the response.
    pub(crate) fn set_status(&self, status: Option<u16>) {
        self.status.store(status.unwrap_or(0), Ordering::Relaxed);
    }
}

impl Drop for RequestInProgress {
    fn drop(&mut self) {
        let status = Some(*self.status.get_mut()).filter(|status| *status > 0);
        let elapsed = self.begun.elapsed();
        self.log.change(self.number, |entry| {
            entry.status = status;
            entry.elapsed = Some(elapsed);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_that_was_dropped_or_forgotten_changes_no_other() {
        let log = Arc::new(RequestLog::new(2));
        let oldest = log.enter(RequestHead::default());
        let older = log.enter(RequestHead::default());
        drop(log.enter(RequestHead::default()));
        oldest.set_status(Some(200));
        oldest.took_effect();
        drop(oldest);
        let page = log.page(0, 9);
        assert_eq!((page.last, page.dropped), (3, 1));
        let newest = &page.requests[1];
        assert_eq!((newest.number, newest.effect), (3, RequestEffect::None));
        assert_eq!(page.requests[0].elapsed, None);
        log.clear();
        older.took_effect();
        drop(older);
        let next = log.enter(RequestHead::default());
        assert_eq!(next.number(), 4);
        let page = log.page(0, 9);
        assert_eq!((page.dropped, page.requests.len()), (0, 1));
        assert_eq!(page.requests[0].elapsed, None);
        assert_eq!(page.requests[0].effect, RequestEffect::None);
    }

    #[test]
    fn a_log_that_keeps_nothing_counts() {
        let log = Arc::new(RequestLog::new(0));
        let under_way = log.enter(RequestHead::default());
        under_way.took_effect();
        drop(under_way);
        let page = log.page(0, 9);
        assert_eq!((page.last, page.dropped, page.requests.len()), (1, 1, 0));
    }

    #[test]
    fn bodies_of_the_oldest_requests_are_dropped_first() {
        let log = Arc::new(RequestLog::new(9_000));
        let body = || "x".repeat(16 << 10);
        for _ in 0..=KEPT_BODIES / (16 << 10) {
            log.enter(RequestHead::default()).keep_request_body(body());
        }
        let is_kept = |number| log.detailed(number).unwrap().details.request_body.is_some();
        assert!(!is_kept(1));
        assert!(is_kept(2));
        assert!(log.entries().body_bytes <= KEPT_BODIES);
    }
}
