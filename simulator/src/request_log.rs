//! The request log: every request, the status of its response and whether it had an effect.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::{Serialize, Serializer};

/// One request, reads and refused ones too. Control calls, under `/_control/`, have none.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RequestEntry {
    /// Its number: the first is 1, none is ever reused. Effects refer to it as their `request`.
    pub number: u64,
    /// The number of its connection, counted by this hub from 1. The requests of one connection
    /// are in the order of their arrival.
    pub connection: u64,
    /// The method, of which at most 32 bytes are kept.
    pub method: String,
    /// Path and query as sent, of which at most 512 bytes are kept. The value of `api_key` is
    /// `***`, control characters are U+FFFD.
    pub path: String,
    /// The operation, such as `playout.trigger_button`; none where the path is no operation's.
    pub operation: Option<&'static str>,
    /// The status of the response. None while the request is in progress, and where there was no
    /// response: a fault closed the connection, or the client did.
    pub status: Option<u16>,
    /// From the end of its head to its response, in real time; seconds in JSON. None while it is
    /// in progress.
    #[serde(serialize_with = "seconds")]
    pub elapsed: Option<Duration>,
    /// The value of its `X-Request-Id` header, up to 128 characters.
    #[serde(rename = "requestId")]
    pub request_id: Option<String>,
    /// Whether it did anything.
    pub effect: RequestEffect,
}

/// Whether a request did anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RequestEffect {
    /// Nothing was done: it was a read, was refused, or a fault prevented it.
    None,
    /// It was done, and the journal has it, whatever happened to the response.
    Done,
}

fn seconds<S: Serializer>(elapsed: &Option<Duration>, serializer: S) -> Result<S::Ok, S::Error> {
    elapsed
        .map(|elapsed| elapsed.as_secs_f64())
        .serialize(serializer)
}

/// What is known of a request when its head has been read. All texts are fit to be shown.
#[derive(Debug, Default)]
pub(crate) struct RequestHead {
    pub(crate) connection: u64,
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) operation: Option<&'static str>,
    pub(crate) request_id: Option<String>,
}

/// The newest requests.
#[derive(Debug)]
pub(crate) struct RequestLog {
    kept: usize,
    entries: Mutex<Entries>,
}

/// The entries, newest last. Their numbers have no holes.
#[derive(Debug, Default)]
struct Entries {
    entries: VecDeque<RequestEntry>,
    last: u64,
    dropped: u64,
}

/// A part of the log.
#[derive(Debug, Serialize)]
pub(crate) struct RequestPage {
    last: u64,
    dropped: u64,
    pub(crate) requests: Vec<RequestEntry>,
}

impl RequestLog {
    /// A log that keeps so many entries.
    pub(crate) fn new(kept: usize) -> RequestLog {
        RequestLog {
            kept,
            entries: Mutex::default(),
        }
    }

    /// Enters a request, which is in progress until the returned guard is dropped.
    pub(crate) fn enter(self: &Arc<Self>, head: RequestHead) -> RequestInProgress {
        self.enter_since(head, Instant::now())
    }

    /// The same for a request that began earlier.
    pub(crate) fn enter_since(
        self: &Arc<Self>,
        head: RequestHead,
        begun: Instant,
    ) -> RequestInProgress {
        let mut entries = self.entries();
        entries.last += 1;
        let number = entries.last;
        entries.entries.push_back(RequestEntry {
            number,
            connection: head.connection,
            method: head.method,
            path: head.path,
            operation: head.operation,
            status: None,
            elapsed: None,
            request_id: head.request_id,
            effect: RequestEffect::None,
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

    /// At most `most` entries with numbers above `number`, oldest first.
    pub(crate) fn page(&self, number: u64, most: usize) -> RequestPage {
        let entries = self.entries();
        let first = entries.entries.front().map_or(0, |entry| entry.number);
        let skip = number.saturating_add(1).saturating_sub(first);
        let skip = usize::try_from(skip).unwrap_or(usize::MAX);
        let requests = entries.entries.iter().skip(skip).take(most);
        RequestPage {
            last: entries.last,
            dropped: entries.dropped,
            requests: requests.cloned().collect(),
        }
    }

    /// The number of the newest entry, and at most `most` of those above `number`, the newest,
    /// oldest first.
    pub(crate) fn newest(&self, number: u64, most: usize) -> (u64, Vec<RequestEntry>) {
        let entries = self.entries();
        let newest = entries.entries.iter().rev().take(most);
        let mut newest: Vec<_> = newest
            .take_while(|entry| entry.number > number)
            .cloned()
            .collect();
        newest.reverse();
        (entries.last, newest)
    }

    /// The entry with a number, if it is kept.
    pub(crate) fn entry(&self, number: u64) -> Option<RequestEntry> {
        let entries = self.entries();
        let first = entries.entries.front()?.number;
        let at = usize::try_from(number.checked_sub(first)?).ok()?;
        entries.entries.get(at).cloned()
    }

    /// How many entries gave way to newer ones.
    pub(crate) fn dropped(&self) -> u64 {
        self.entries().dropped
    }

    /// Removes all entries, also of requests in progress; the numbers continue.
    pub(crate) fn clear(&self) {
        let mut entries = self.entries();
        entries.entries.clear();
        entries.dropped = 0;
    }

    fn change(&self, number: u64, change: impl FnOnce(&mut RequestEntry)) {
        let mut entries = self.entries();
        let first = entries.entries.front().map_or(0, |entry| entry.number);
        // Older ones have been dropped or forgotten in the meantime.
        let at = number.checked_sub(first).map(usize::try_from);
        if let Some(Ok(at)) = at
            && let Some(entry) = entries.entries.get_mut(at)
        {
            change(entry);
        }
    }

    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A request in progress. Its entry is complete once this is dropped, whether the request got a
/// response, was ended by a fault or abandoned by its client.
#[derive(Debug)]
pub(crate) struct RequestInProgress {
    log: Arc<RequestLog>,
    number: u64,
    begun: Instant,
    /// 0 for none.
    status: AtomicU16,
}

impl RequestInProgress {
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// The request did something.
    pub(crate) fn took_effect(&self) {
        let done = |entry: &mut RequestEntry| entry.effect = RequestEffect::Done;
        self.log.change(self.number, done);
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
}
