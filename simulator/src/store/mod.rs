//! The store: a file that keeps all acknowledged changes, even if the process is killed. Each
//! response waits until its own changes are on the disk. A thread takes all batches that wait,
//! writes them in one commit, and then notifies the calls.

pub(crate) mod database;

use std::fs;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;

use redb::Database;
use tokio::sync::oneshot;

pub use database::StoreError;
use database::{Batch, Contents, Progress, StoreHeader};

use crate::clock::Timestamp;
use crate::show::Show;
use crate::state::State;

/// An open store: the queue of its batches, and the thread that writes them.
#[derive(Debug)]
pub(crate) struct Store {
    /// `None` after the store was closed.
    writer: Mutex<Option<(Sender<QueuedBatch>, JoinHandle<()>)>>,
}

impl Store {
    /// Opens a store, or creates it, and restores the state from it.
    pub(crate) fn open(
        path: &Path,
        show: &Show,
        state: &mut State,
    ) -> Result<(Store, Progress), StoreError> {
        let error = |why: String| StoreError::new(path, why);
        let about = StoreHeader {
            show: show.name.clone(),
            content: crate::json::to_value(show).map_err(|why| error(why.to_string()))?,
        };
        if path.is_dir() {
            return Err(error("it is a folder; name a file in it".to_owned()));
        }
        // Links are resolved, since the file of a new store must not replace a link to it.
        let file = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        if !database::is_made(file) {
            state.touch_all_created();
            let first = Batch::of(state, 0, Timestamp::default());
            let made = database::make(file, &about, &first);
            made.map_err(|why| StoreError::making(path, &*why))?;
        }
        let opened = database::open(file).map_err(|why| why.of_file(path))?;
        let (database, contents) = opened;
        check(&contents.about, &about).map_err(error)?;
        let Contents { progress, rows, .. } = contents;
        state.restore(rows).map_err(error)?;
        let store = Store::start(database, path).map_err(|why| error(why.to_string()))?;
        Ok((store, progress))
    }

    /// Starts the thread that writes.
    fn start(database: Database, path: &Path) -> std::io::Result<Store> {
        let (sender, receiver) = channel();
        let path = path.display().to_string();
        let thread = std::thread::Builder::new().name("gfxhub-simulator:store".to_owned());
        let thread = thread
            .spawn(move || gfxhub::bindings::run_with_hooks(|| run(&database, &receiver, &path)))?;
        Ok(Store {
            writer: Mutex::new(Some((sender, thread))),
        })
    }

    /// Queues a batch. It is on the disk when the returned receiver gets `Ok`. Batches are written
    /// in the order in which they were queued.
    pub(crate) fn write(&self, batch: Batch) -> CommitAck {
        let (notifier, ticket) = oneshot::channel();
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((sender, _)) = &*writer {
            // If the thread has ended, the batch is dropped with its notifier. Then the receiver
            // fails.
            let _ = sender.send((batch, notifier));
        }
        ticket
    }

    /// Writes all queued batches and closes the file.
    pub(crate) fn close(&self) {
        let writer = self
            .writer
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some((sender, thread)) = writer {
            drop(sender);
            // An error is ignored, because a thread that panicked has reported that itself.
            let _ = thread.join();
        }
    }
}

/// Checks that a store was created for this show. The error contains advice.
fn check(kept: &StoreHeader, now: &StoreHeader) -> Result<(), String> {
    if kept.content == now.content {
        return Ok(());
    }
    Err(format!(
        "it belongs to the show {:?}, which differs from the present show {:?}; start with the \
         show for which the store was created, or with another store",
        kept.show, now.show
    ))
}

/// Maximum number of batches in one commit.
const MAX_BATCH: usize = 1000;

/// Receives a message when a batch is on the disk, or the reason why it is not.
pub(crate) type CommitAck = oneshot::Receiver<Result<(), String>>;

type QueuedBatch = (Batch, oneshot::Sender<Result<(), String>>);

/// Writes until the queue is closed. After a failed commit, nothing more is written: the state that
/// the hub shows is then newer than that on the disk, and a later write would hide this.
fn run(database: &Database, waiting: &Receiver<QueuedBatch>, path: &str) {
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
        for notifier in waiters {
            // Sending fails if the waiting call was dropped. The write is still valid.
            let _ = notifier.send(outcome.clone());
        }
    }
}
