//! The store: a file in which what was acknowledged survives, also a kill. Each answer waits until
//! its own writes are on the disk.

mod batch;
mod contents;
mod error;
mod lock;
mod log;
mod writer;

use std::path::{Path, PathBuf};
use std::{fs, io};

pub(crate) use batch::Batch;
use contents::Contents;
pub use error::StoreError;
use lock::Lock;
use log::Log;
pub(crate) use writer::Ticket;
use writer::Writer;

use crate::clock::Moment;
use crate::objects::objects;
use crate::show::Show;
use crate::state::{Rows, State};

objects! {
    /// What a store is made for.
    #[derive(Debug, Clone)]
    struct About {
        show: String = "show",
        /// The whole show: a store fits the very show that it was made from.
        content: serde_json::Value = "content",
    }

    /// How far a hub has come.
    #[derive(Debug, Clone, Copy, PartialEq)]
    struct Progress {
        effect: u64 = "effect",
        moment: Moment = "moment",
    }
}

/// What a store knows beside the state.
#[derive(Debug, Default)]
pub(crate) struct Kept {
    pub(crate) last_effect: u64,
    pub(crate) last_moment: Option<Moment>,
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
    ) -> Result<(Store, Kept), StoreError> {
        let error = |why: String| StoreError::new(path, why);
        let system = |why| StoreError::open(path, &why);
        let about = About {
            show: show.name.clone(),
            content: serde_json::to_value(show).map_err(|why| error(why.to_string()))?,
        };
        if path.is_dir() {
            return Err(error("it is a folder; name a file in it".to_owned()));
        }
        // Through links: all names of a store have one lock, and a file that takes its place must
        // not take that of a link to it.
        let file = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let lock = Lock::take(file)?;
        if !is_made(file) {
            begin(file, about.clone(), state).map_err(system)?;
        }
        let contents = Contents::read(&fs::read(file).map_err(system)?);
        let contents = contents.map_err(|why| StoreError::content(path, why))?;
        check(&contents.about, &about).map_err(error)?;
        let log = Log::open(file, &contents, lock).map_err(system)?;
        let Contents { progress, rows, .. } = contents;
        state.restore(rows).map_err(error)?;
        let writer = Writer::start(log, path).map_err(|why| error(why.to_string()))?;
        let kept = Kept {
            last_effect: progress.effect,
            last_moment: Some(progress.moment),
        };
        Ok((Store { writer }, kept))
    }

    /// Hands writes over. They are on the disk once the ticket says so; batches reach it in the
    /// order in which they were handed over.
    pub(crate) fn write(&self, batch: Batch) -> Ticket {
        self.writer.write(batch)
    }

    /// Writes what is waiting and closes the file.
    pub(crate) fn close(&self) {
        self.writer.close();
    }
}

/// Whether there is a store at a path. A file without a byte is none yet.
fn is_made(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| file.len() > 0)
}

/// A path with something appended to its last name.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Makes a store.
fn begin(path: &Path, about: About, state: &mut State) -> io::Result<()> {
    state.touch_all_created();
    let mut rows = Rows::new();
    let progress = Batch::of(state, 0, Moment::default()).apply(&mut rows);
    let contents = Contents {
        about,
        progress,
        rows,
        length: 0,
    };
    Log::make(path, contents)
}

/// Whether a store belongs to this show; says what to do if not.
fn check(kept: &About, now: &About) -> Result<(), String> {
    if kept.content == now.content {
        return Ok(());
    }
    Err(format!(
        "it was made from the show {:?}, which is not the show {:?} as it is now; start with the \
         show that it was made from, or with another store",
        kept.show, now.show
    ))
}
