//! The store: a file in which what was acknowledged survives, also a kill. Each answer waits until
//! its own writes are on the disk.

mod database;
mod writer;

use std::fs;
use std::path::Path;

pub(crate) use database::Batch;
pub use database::StoreError;
use database::{Contents, StoreHeader};
pub(crate) use writer::CommitAck;
use writer::Writer;

use crate::clock::Timestamp;
use crate::show::Show;
use crate::state::State;

/// What a store knows beside the state.
#[derive(Debug, Default)]
pub(crate) struct Recovered {
    pub(crate) last_effect: u64,
    pub(crate) last_moment: Option<Timestamp>,
}

/// An open store.
#[derive(Debug)]
pub(crate) struct Store {
    writer: Writer,
}

impl Store {
    /// Opens a store, or makes it, and brings the state of the show to what it holds.
    pub(crate) fn open(
        path: &Path,
        show: &Show,
        state: &mut State,
    ) -> Result<(Store, Recovered), StoreError> {
        let error = |why: String| StoreError::new(path, why);
        let about = StoreHeader {
            show: show.name.clone(),
            content: serde_json::to_value(show).map_err(|why| error(why.to_string()))?,
        };
        if path.is_dir() {
            return Err(error("it is a folder; name a file in it".to_owned()));
        }
        // Through links: a file that takes its place must not take that of a link to it.
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
        let writer = Writer::start(database, path).map_err(|why| error(why.to_string()))?;
        let kept = Recovered {
            last_effect: progress.effect,
            last_moment: Some(progress.moment),
        };
        Ok((Store { writer }, kept))
    }

    /// Hands writes over. They are on the disk once the ticket says so; batches reach it in the
    /// order in which they were handed over.
    pub(crate) fn write(&self, batch: Batch) -> CommitAck {
        self.writer.write(batch)
    }

    /// Writes what is waiting and closes the file.
    pub(crate) fn close(&self) {
        self.writer.close();
    }
}

/// Whether a store belongs to this show; says what to do if not.
fn check(kept: &StoreHeader, now: &StoreHeader) -> Result<(), String> {
    if kept.content == now.content {
        return Ok(());
    }
    Err(format!(
        "it was made from the show {:?}, which is not the show {:?} as it is now; start with the \
         show that it was made from, or with another store",
        kept.show, now.show
    ))
}
