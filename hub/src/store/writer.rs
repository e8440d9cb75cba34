//! The thread that writes: it takes all batches that wait, commits them together, and then tells
//! each of those who wait.

use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;

use redb::{Database, Durability};
use tokio::sync::oneshot;

use super::{ABOUT, HEADER, Header, PARTS, PROGRESS, Progress};
use crate::clock::Moment;
use crate::state::State;

/// How many batches go into one commit at most.
const TOGETHER: usize = 1000;

/// Told when a batch is on the disk, or why it is not.
pub(crate) type Ticket = oneshot::Receiver<Result<(), String>>;

/// The writes of one call.
#[derive(Debug)]
pub(crate) struct Batch {
    /// Key and row as JSON; no row takes the part away.
    parts: Vec<(String, Option<Vec<u8>>)>,
    progress: Progress,
}

impl Batch {
    /// What has been touched in a state, as it is now.
    pub(crate) fn of(state: &mut State, last_effect: u64, moment: Moment) -> Batch {
        let touched = state.changes.take();
        let part = |key| {
            let row = state.row(&key).map(|row| row.to_string().into_bytes());
            // A key is made of numbers and texts, which always have a JSON form.
            serde_json::to_string(&key).ok().map(|key| (key, row))
        };
        let parts = touched.into_iter().filter_map(part).collect();
        Batch {
            parts,
            progress: Progress {
                effect: last_effect,
                moment,
            },
        }
    }
}

type Waiting = (Batch, oneshot::Sender<Result<(), String>>);

/// The way to the writing thread.
#[derive(Debug)]
pub(super) struct Writer {
    open: Mutex<Option<(Sender<Waiting>, JoinHandle<()>)>>,
}

impl Writer {
    pub(super) fn start(database: Database, path: &Path) -> std::io::Result<Writer> {
        let (sender, receiver) = channel();
        let path = path.display().to_string();
        let thread = std::thread::Builder::new().name("gfxhub-hub:store".to_owned());
        let thread = thread.spawn(move || gfxhub::hooked(|| run(&database, &receiver, &path)))?;
        Ok(Writer {
            open: Mutex::new(Some((sender, thread))),
        })
    }

    pub(super) fn write(&self, batch: Batch) -> Ticket {
        let (told, ticket) = oneshot::channel();
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((sender, _)) = &*open {
            // If the thread is gone, `told` is dropped with the batch, and the ticket says so.
            let _ = sender.send((batch, told));
        }
        ticket
    }

    pub(super) fn close(&self) {
        let open = self
            .open
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some((sender, thread)) = open {
            drop(sender);
            // A panic in the thread has already been reported there.
            let _ = thread.join();
        }
    }
}

/// Writes until nobody hands anything over any more. After a failed commit nothing is written:
/// what the hub shows is then ahead of the disk, and no later write may hide the gap.
fn run(database: &Database, waiting: &Receiver<Waiting>, path: &str) {
    let mut broken: Option<String> = None;
    while let Ok(first) = waiting.recv() {
        let mut batches = vec![first];
        batches.extend(waiting.try_iter().take(TOGETHER - 1));
        let outcome = match &broken {
            Some(why) => Err(why.clone()),
            None => write(database, None, batches.iter().map(|(batch, _)| batch)).map_err(|why| {
                format!("The store {path} could not be written: {why}. Restart the hub.")
            }),
        };
        if let Err(why) = &outcome {
            broken = Some(why.clone());
        }
        for (_, told) in batches {
            // Whoever waited may have gone; the write stands all the same.
            let _ = told.send(outcome.clone());
        }
    }
}

/// Writes what a new store begins with, as one.
pub(super) fn begin(
    database: &Database,
    header: &Header,
    batch: &Batch,
) -> Result<(), redb::Error> {
    write(database, Some(header), std::iter::once(batch))
}

fn write<'a>(
    database: &Database,
    header: Option<&Header>,
    batches: impl Iterator<Item = &'a Batch>,
) -> Result<(), redb::Error> {
    let json = |written: Result<Vec<u8>, serde_json::Error>| {
        written.map_err(|why| redb::Error::Io(std::io::Error::other(why)))
    };
    let mut transaction = database.begin_write()?;
    transaction.set_durability(Durability::Immediate)?;
    {
        let mut parts = transaction.open_table(PARTS)?;
        let mut about = transaction.open_table(ABOUT)?;
        if let Some(header) = header {
            about.insert(HEADER, json(serde_json::to_vec(header))?.as_slice())?;
        }
        for batch in batches {
            for (key, row) in &batch.parts {
                match row {
                    Some(row) => drop(parts.insert(key.as_str(), row.as_slice())?),
                    None => drop(parts.remove(key.as_str())?),
                }
            }
            let progress = json(serde_json::to_vec(&batch.progress))?;
            about.insert(PROGRESS, progress.as_slice())?;
        }
    }
    transaction.commit()?;
    Ok(())
}
