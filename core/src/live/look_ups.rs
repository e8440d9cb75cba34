//! Look-ups of names, which a thread of the client makes while the thread of the session goes on.

use std::collections::HashMap;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::time::{Duration, Instant};

use super::named::LookUp;
use crate::batch::PropertyAddress;
use crate::client::Client;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::names;
use crate::types::NamePath;
use crate::worker_pool::{Job, unsent};

/// Outcome of a look-up, with the index of its property.
type Outcome = (usize, Result<PropertyAddress>);

/// The look-ups that are being made. All of them are one job, so that each list is read once.
#[derive(Default)]
pub(super) struct LookUps {
    underway: Option<Underway>,
    /// Time at which the last of them began.
    began: Option<Instant>,
}

struct Underway {
    /// Indexes of the properties without an outcome.
    slots: Vec<usize>,
    receiver: Receiver<Outcome>,
}

/// The failures to read lists during a job. A hub or an engine that does not give its lists is not
/// asked for each name.
struct Failures {
    of_hub: Option<Error>,
    /// Failures by the first name of a path.
    of_engines: HashMap<String, Error>,
}

impl Failures {
    fn at(&self, path: &NamePath) -> Option<&Error> {
        let of_engine = self.of_engines.get(engine_of(path));
        self.of_hub.as_ref().or(of_engine)
    }

    fn note(&mut self, path: &NamePath, error: &Error) {
        if names::is_of_name(error) {
            return;
        }
        match error.status().is_some() || error.kind() == ErrorKind::Unavailable {
            true => drop(self.of_engines.insert(engine_of(path).to_owned(), error.clone())),
            false => self.of_hub = Some(error.clone()),
        }
    }
}

fn engine_of(path: &NamePath) -> &str {
    let text = path.as_str();
    text.split_once(" / ").map_or(text, |(engine, _)| engine)
}

impl LookUps {
    pub(super) fn is_empty(&self) -> bool {
        self.underway.is_none()
    }

    /// Returns the time at which the last look-ups began.
    pub(super) fn began(&self) -> Instant {
        self.began.unwrap_or_else(Instant::now)
    }

    /// Begins to make look-ups.
    pub(super) fn begin(&mut self, client: &Client, time_limit: Duration, due: Vec<LookUp>) {
        if due.is_empty() {
            return;
        }
        let began = Instant::now();
        let (sender, receiver) = mpsc::channel();
        self.began = Some(began);
        self.underway = Some(Underway {
            slots: due.iter().map(|one| one.slot).collect(),
            receiver,
        });
        let stops = client.stops.clone();
        let hub = client.clone();
        client.pools().pool(true).submit(Job {
            deadline: began.checked_add(time_limit),
            cancelled: Box::new(move || stops.is_stopped()),
            work: Box::new(move |turn| {
                let mut failures = Failures {
                    of_hub: unsent(turn, began),
                    of_engines: HashMap::new(),
                };
                for LookUp { slot, path, since } in due {
                    let outcome = match failures.at(&path) {
                        Some(error) => Err(error.clone()),
                        None => names::find_property(&hub, &path, since),
                    };
                    if let Err(error) = &outcome {
                        failures.note(&path, error);
                    }
                    if sender.send((slot, outcome)).is_err() {
                        return;
                    }
                }
            }),
        });
    }

    /// Returns the outcomes since the last call.
    pub(super) fn take_ended(&mut self) -> Vec<Outcome> {
        let mut ended = Vec::new();
        let Some(underway) = &mut self.underway else {
            return ended;
        };
        loop {
            match underway.receiver.try_recv() {
                Ok((slot, outcome)) => {
                    underway.slots.retain(|other| *other != slot);
                    ended.push((slot, outcome));
                }
                Err(TryRecvError::Empty) => return ended,
                Err(TryRecvError::Disconnected) => break,
            }
        }
        // The thread may have failed before it had all outcomes.
        let left = std::mem::take(&mut underway.slots).into_iter();
        ended.extend(left.map(|slot| {
            let detail = "the thread that looks names up has failed";
            (slot, Err(Error::new(ErrorKind::Internal, Effect::None, detail)))
        }));
        self.underway = None;
        ended
    }
}
