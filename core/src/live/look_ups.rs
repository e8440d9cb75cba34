//! Looks up names on another thread, so that the thread of the session goes on sending.

use std::collections::HashMap;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use super::named::LookUp;
use super::shared::Shared;
use crate::batch::PropertyAddress;
use crate::client::Client;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::names;
use crate::thread_hooks::run_with_hooks;
use crate::types::NamePath;

/// Index of a property, and the address that its name leads to or the error of its look-up.
type Outcome = (usize, Result<PropertyAddress>);

/// The look-ups in progress. One thread makes them all, so that each list is read once.
#[derive(Default)]
pub(super) struct LookUps {
    underway: Option<Underway>,
    /// Time at which the latest look-ups began.
    began: Option<Instant>,
}

struct Underway {
    /// Indexes of the properties whose look-ups have not ended.
    slots: Vec<usize>,
    receiver: Receiver<Outcome>,
}

/// Failures to read lists in one round of look-ups. If the lists of the hub or of an engine cannot
/// be read, its other look-ups in the round fail without further requests.
#[derive(Default)]
struct Failures {
    of_hub: Option<Error>,
    /// Failures by the first name of the path, which is that of the engine.
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
            true => drop(
                self.of_engines
                    .insert(engine_of(path).to_owned(), error.clone()),
            ),
            false => self.of_hub = Some(error.clone()),
        }
    }
}

fn engine_of(path: &NamePath) -> &str {
    let text = path.as_str();
    text.split_once(" / ").map_or(text, |(engine, _)| engine)
}

fn look_up(client: &Client, time_limit: Duration, due: Vec<LookUp>, sender: &Sender<Outcome>) {
    // The client is not bound to the call in which the session was opened, because the session may
    // outlive that call and its time limit.
    let client = &Client {
        options: client.options.clone().not_started().timeout(time_limit),
        scope: None,
        ..client.clone()
    };
    let mut failures = Failures::default();
    for LookUp { slot, path, since } in due {
        let outcome = match failures.at(&path) {
            Some(error) => Err(error.clone()),
            None => names::find_property(client, &path, since),
        };
        if let Err(error) = &outcome {
            failures.note(&path, error);
        }
        if sender.send((slot, outcome)).is_err() {
            return;
        }
    }
}

impl LookUps {
    pub(super) fn is_empty(&self) -> bool {
        self.underway.is_none()
    }

    /// Returns the time at which the last look-ups began.
    pub(super) fn began(&self) -> Instant {
        self.began.unwrap_or_else(Instant::now)
    }

    /// Begins to make look-ups for a session.
    pub(super) fn begin<'s, 'e>(
        &mut self,
        client: &'e Client,
        shared: &'e Shared,
        scope: &'s Scope<'s, 'e>,
        due: Vec<LookUp>,
    ) {
        if due.is_empty() {
            return;
        }
        self.began = Some(Instant::now());
        let (sender, receiver) = mpsc::channel();
        let slots = due.iter().map(|one| one.slot).collect();
        let builder = thread::Builder::new().name("gfxhub-names".to_owned());
        let work = move || {
            shared.register_look_up();
            look_up(client, shared.time_limit, due, &sender);
        };
        // If the thread cannot be started, the channel has no sender, so that the look-ups fail.
        let _ = builder.spawn_scoped(scope, move || run_with_hooks(work));
        self.underway = Some(Underway { slots, receiver });
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
        let left = std::mem::take(&mut underway.slots).into_iter();
        ended.extend(left.map(|slot| {
            let detail = "the system provides no thread that looks names up";
            (slot, Err(Error::new(ErrorKind::Io, Effect::None, detail)))
        }));
        self.underway = None;
        ended
    }
}
