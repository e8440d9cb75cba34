//! Entries in the record of a client about the values that a live session has sent. Once a second,
//! a line is written for each property: the first and the last value, and the number of values.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::batch::PropertyAddress;
use crate::recorder::Recorder;
use crate::types::NamePath;
use crate::value::Value;

/// Interval at which lines are written for a property.
const INTERVAL: Duration = Duration::from_secs(1);

pub(super) struct SentValues {
    recorder: Option<Arc<Recorder>>,
    /// Time at which lines were last written.
    told: Instant,
    /// Values sent for each property since its last line, by the index of the property.
    sent: BTreeMap<usize, Sent>,
}

struct Sent {
    /// Path of names of the property; `None` if it is given by its address.
    path: Option<NamePath>,
    address: PropertyAddress,
    first: Value,
    last: Value,
    count: i64,
}

impl SentValues {
    pub(super) fn new(recorder: Option<Arc<Recorder>>, now: Instant) -> Self {
        Self {
            recorder,
            told: now,
            sent: BTreeMap::new(),
        }
    }

    /// Records a value that is sent to an address. `path` is the path of names that led there, if
    /// any.
    pub(super) fn note(
        &mut self,
        slot: usize,
        path: Option<&NamePath>,
        address: &PropertyAddress,
        value: &Value,
    ) {
        if self.recorder.is_none() {
            return;
        }
        let moved = |sent: &Sent| sent.address != *address;
        if self.sent.get(&slot).is_some_and(moved) {
            self.tell_now();
        }
        let sent = self.sent.entry(slot).or_insert_with(|| Sent {
            path: path.cloned(),
            address: address.clone(),
            first: value.clone(),
            last: Value::Null,
            count: 0,
        });
        sent.last = value.clone();
        sent.count += 1;
    }

    /// Writes a line for each property with new values, if a second has passed since lines were
    /// last written.
    pub(super) fn tell(&mut self, now: Instant) {
        if now.duration_since(self.told) >= INTERVAL {
            self.told = now;
            self.tell_now();
        }
    }

    fn tell_now(&mut self) {
        let sent = std::mem::take(&mut self.sent);
        if let Some(recorder) = &self.recorder {
            for Sent {
                path,
                address,
                first,
                last,
                count,
            } in sent.into_values()
            {
                let ids = address.path_arguments().map(|id| id.text());
                let names = path.as_ref().map(NamePath::as_str);
                recorder.live(&ids, names, [&first, &last], count);
            }
        }
    }
}

impl Drop for SentValues {
    fn drop(&mut self) {
        self.tell_now();
    }
}
