//! The thread that writes: it takes all batches that wait, commits them together, and then tells
//! each of those who wait.

use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;

use redb::Database;
use tokio::sync::oneshot;

use super::database::{self, Batch};

/// How many batches go into one commit at most.
const MAX_BATCH: usize = 1000;

/// Told when a batch is on the disk, or why it is not.
pub(crate) type CommitAck = oneshot::Receiver<Result<(), String>>;

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
        let thread = std::thread::Builder::new().name("gfxhub-simulator:store".to_owned());
        let thread = thread
            .spawn(move || gfxhub::bindings::run_with_hooks(|| run(&database, &receiver, &path)))?;
        Ok(Writer {
            open: Mutex::new(Some((sender, thread))),
        })
    }

    pub(super) fn write(&self, batch: Batch) -> CommitAck {
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
        let together = std::iter::once(first).chain(waiting.try_iter().take(MAX_BATCH - 1));
        let (batches, waiters): (Vec<_>, Vec<_>) = together.unzip();
        let outcome = match &broken {
            Some(why) => Err(why.clone()),
            None => database::commit(database, &batches).map_err(|why| {
                format!("The store {path} could not be written: {why}. Restart the hub.")
            }),
        };
        if let Err(why) = &outcome {
            broken = Some(why.clone());
        }
        for told in waiters {
            // Whoever waited may have gone; the write stands all the same.
            let _ = told.send(outcome.clone());
        }
    }
}
