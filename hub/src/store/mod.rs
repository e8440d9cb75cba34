//! The store: a file in which what was acknowledged survives, also a kill. An embedded database
//! (redb) does the writing; each answer waits until its own writes are on the disk.

mod error;
mod writer;

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use redb::{Database, ReadableDatabase, ReadableTable, TableDefinition};
use serde::{Deserialize, Serialize};

pub use error::StoreError;
use writer::Writer;
pub(crate) use writer::{Batch, Ticket};

use crate::clock::Moment;
use crate::show::Show;
use crate::state::{Rows, State};

/// Parts of the state, each under its key as JSON.
const PARTS: TableDefinition<'_, &str, &[u8]> = TableDefinition::new("parts");

/// What the store is about, under [`HEADER`] and [`PROGRESS`] as JSON.
const ABOUT: TableDefinition<'_, &str, &[u8]> = TableDefinition::new("about");

const HEADER: &str = "header";
const PROGRESS: &str = "progress";

/// The version of the way in which this version of gfxhub writes stores.
const FORMAT: u32 = 1;

/// What a store is made for.
#[derive(Debug, Serialize, Deserialize)]
struct Header {
    format: u32,
    show: String,
    /// The whole show: a store fits the very show that it was made from.
    content: serde_json::Value,
}

/// How far a hub has come.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
struct Progress {
    effect: u64,
    moment: Moment,
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
        let content = serde_json::to_value(show).map_err(|why| error(why.to_string()))?;
        if path.is_dir() {
            return Err(error("it is a folder; name a file in it".to_owned()));
        }
        if !is_made(path) {
            make(path, show, content.clone(), state).map_err(|why| StoreError::open(path, &why))?;
        }
        let database = Database::open(path).map_err(|why| StoreError::open(path, &why.into()))?;
        let foreign = || error("it is not a store of a hub in a box; use another file".to_owned());
        let held = held(&database).map_err(|why| StoreError::open(path, &why))?;
        let held = held.ok_or_else(foreign)?;
        let header: Header = serde_json::from_slice(&held.header).map_err(|_| foreign())?;
        check(&header, show, &content).map_err(error)?;
        let progress: Progress = serde_json::from_slice(&held.progress).map_err(|_| foreign())?;
        let rows = rows(held.parts).ok_or_else(foreign)?;
        state.restore(rows).map_err(error)?;
        let writer = Writer::start(database, path).map_err(|why| error(why.to_string()))?;
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
    std::fs::metadata(path).is_ok_and(|file| file.len() > 0)
}

/// A path with something appended to its last name.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Makes a store under another name and then gives it its own: a kill in between leaves no half.
/// Of several hubs that start on the same path only the one that holds the lock does so, else
/// they would take each other's files away.
fn make(
    path: &Path,
    show: &Show,
    content: serde_json::Value,
    state: &mut State,
) -> Result<(), redb::Error> {
    let lock_path = beside(path, ".lock");
    let lock = File::create(&lock_path)?;
    lock.try_lock().map_err(|why| match why {
        TryLockError::WouldBlock => redb::Error::DatabaseAlreadyOpen,
        TryLockError::Error(why) => why.into(),
    })?;
    if !is_made(path) {
        make_locked(path, show, content, state)?;
    }
    // Who still gets the lock from here on sees that the store is made, so the lock may go; and
    // if it cannot, it is in nobody's way.
    let _ = std::fs::remove_file(&lock_path);
    Ok(())
}

fn make_locked(
    path: &Path,
    show: &Show,
    content: serde_json::Value,
    state: &mut State,
) -> Result<(), redb::Error> {
    let unfinished = beside(path, ".new");
    match std::fs::remove_file(&unfinished) {
        Err(why) if why.kind() != std::io::ErrorKind::NotFound => return Err(why.into()),
        _ => {}
    }
    state.touch_all_created();
    let header = Header {
        format: FORMAT,
        show: show.name.clone(),
        content,
    };
    let database = Database::create(&unfinished)?;
    writer::begin(&database, &header, &Batch::of(state, 0, Moment::default()))?;
    drop(database);
    std::fs::rename(&unfinished, path)?;
    Ok(())
}

/// What a store holds, as bytes.
struct Held {
    header: Vec<u8>,
    progress: Vec<u8>,
    parts: Vec<(String, Vec<u8>)>,
}

/// Reads a store whole; `None` if it is another program's.
fn held(database: &Database) -> Result<Option<Held>, redb::Error> {
    let transaction = database.begin_read()?;
    let about = match transaction.open_table(ABOUT) {
        Err(redb::TableError::TableDoesNotExist(_)) => return Ok(None),
        about => about?,
    };
    let bytes =
        |key| -> Result<_, redb::Error> { Ok(about.get(key)?.map(|value| value.value().to_vec())) };
    let Some((header, progress)) = bytes(HEADER)?.zip(bytes(PROGRESS)?) else {
        return Ok(None);
    };
    let mut parts = Vec::new();
    for part in transaction.open_table(PARTS)?.iter()? {
        let (key, value) = part?;
        parts.push((key.value().to_owned(), value.value().to_vec()));
    }
    Ok(Some(Held {
        header,
        progress,
        parts,
    }))
}

/// Whether a store belongs to this version and this show; says what to do if not.
fn check(header: &Header, show: &Show, content: &serde_json::Value) -> Result<(), String> {
    if header.format != FORMAT {
        let format = header.format;
        return Err(format!(
            "it was written in format {format}, and this gfxhub writes {FORMAT}"
        ));
    }
    if header.content != *content {
        return Err(format!(
            "it was made from the show {:?}, which is not the show {:?} as it is now; start with \
             the show that it was made from, or with another store",
            header.show, show.name
        ));
    }
    Ok(())
}

fn rows(parts: Vec<(String, Vec<u8>)>) -> Option<Rows> {
    let part = |(key, row): (String, Vec<u8>)| {
        Some((
            serde_json::from_str(&key).ok()?,
            serde_json::from_slice(&row).ok()?,
        ))
    };
    parts.into_iter().map(part).collect()
}
