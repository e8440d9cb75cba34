//! Reads and writes the file of a store: a redb database with one table that describes the store,
//! and one for the parts of the state.

use std::error::Error;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use redb::{
    Builder, Database, DatabaseError, ReadableDatabase, ReadableTable, StorageError,
    TableDefinition, TableError,
};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use crate::clock::Timestamp;
use crate::error::LocalHubError;
use crate::state::persist::Rows;
use crate::state::{RowKey, State};

/// The table that describes the store: its format, its show, and the progress of the hub.
const ABOUT: TableDefinition<'_, &str, &str> = TableDefinition::new("about");

/// The table of the parts of the state: keys and rows, both as JSON.
const ROWS: TableDefinition<'_, &str, &str> = TableDefinition::new("rows");

/// The format in which this version of gfxhub writes stores. Stores up to format 2 were text files.
const FORMAT: &str = "3";

/// Beginning of a store up to format 2, before the number of the format.
const OLD_TITLE: &[u8] = b"gfxhub store, format ";

/// Beginning of a file that redb has written.
const MAGIC: &[u8] = b"redb\x1a\x0a\xa9\x0d\x0a";

/// Maximum number of bytes of the file that are kept in memory.
const CACHE: usize = 16 << 20;

/// The show for which a store was created.
#[derive(Debug, Clone)]
pub(super) struct StoreHeader {
    pub(super) show: String,
    /// The complete show. A store can be used only with the show for which it was created.
    pub(super) content: crate::json::Value,
}

/// The progress of a hub: its latest effect and time.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Progress {
    pub(crate) effect: u64,
    pub(crate) moment: Timestamp,
}

/// The contents of a store.
#[derive(Debug)]
pub(super) struct Contents {
    pub(super) about: StoreHeader,
    pub(super) progress: Progress,
    pub(super) rows: Rows,
}

/// The reason why a file cannot be opened as a store.
#[derive(Debug, PartialEq)]
pub(super) enum OpenError {
    /// The file is not a store.
    Foreign,
    /// Another version of gfxhub wrote the file.
    Format(String),
    /// Another hub has opened the file, possibly under another name.
    InUse,
    /// Data that was written to the disk is missing or has changed.
    Damaged(String),
    /// The system cannot open or read the file, for example because of its permissions.
    Unreadable(String),
}

/// Creates a store under another name, and renames it after it is complete. If the hub is killed,
/// there is the complete store or none, but never an incomplete one.
pub(super) fn make(path: &Path, about: &StoreHeader, first: &Batch) -> Result<(), Box<dyn Error>> {
    let (new, lock) = (sibling(path, ".new"), sibling(path, ".lock"));
    let making = File::create(&lock)?;
    making.lock()?;
    if !is_made(path) {
        // The file exists if an earlier hub was killed while it created the store.
        let _ = fs::remove_file(&new);
        let database = Builder::new().create(&new)?;
        begin(&database, about, first)?;
        database.close()?;
        fs::rename(&new, path)?;
        sync_folder(path);
    }
    // The lock file is no longer needed: a later start finds the store.
    let _ = fs::remove_file(&lock);
    Ok(())
}

/// Returns `true` if there is a non-empty file at a path. The file need not be a store.
pub(super) fn is_made(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| file.len() > 0)
}

/// Opens a store, and verifies the checksum of every page. No other hub can use the store until it
/// is closed.
pub(super) fn open(path: &Path) -> Result<(Database, Contents), OpenError> {
    let opened = builder().open(path);
    let database = opened.map_err(|why| error_of(path, why))?;
    let contents = read(&database)?;
    Ok((database, contents))
}

fn builder() -> Builder {
    let mut builder = Builder::new();
    builder.set_cache_size(CACHE);
    builder.set_check_integrity_on_open(true);
    builder
}

/// Writes batches in one commit. When this succeeds, all of them are on the disk.
pub(super) fn commit(database: &Database, batches: &[Batch]) -> Result<(), Box<dyn Error>> {
    write(database, None, batches)
}

/// Writes the first commit of a store.
fn begin(database: &Database, about: &StoreHeader, first: &Batch) -> Result<(), Box<dyn Error>> {
    write(database, Some(about), std::slice::from_ref(first))
}

fn write(
    database: &Database,
    about: Option<&StoreHeader>,
    batches: &[Batch],
) -> Result<(), Box<dyn Error>> {
    let mut commit = database.begin_write()?;
    // The second flush of a two-phase commit confirms that the first has ended. Damage that occurs
    // later can then be distinguished from an incomplete commit.
    commit.set_two_phase_commit(true);
    {
        let mut facts = commit.open_table(ABOUT)?;
        let mut rows = commit.open_table(ROWS)?;
        if let Some(about) = about {
            facts.insert("format", FORMAT)?;
            facts.insert("show", about.show.as_str())?;
            facts.insert("content", about.content.to_string().as_str())?;
        }
        for (key, row) in batches.iter().flat_map(|batch| &batch.parts) {
            let key = serde_json::to_string(key)?;
            match row {
                Some(row) => drop(rows.insert(key.as_str(), row.get())?),
                None => drop(rows.remove(key.as_str())?),
            }
        }
        if let Some(last) = batches.last() {
            let progress = serde_json::to_string(&last.progress)?;
            facts.insert("progress", progress.as_str())?;
        }
    }
    Ok(commit.commit()?)
}

fn read(database: &Database) -> Result<Contents, OpenError> {
    let damaged = |why: StorageError| OpenError::Damaged(why.to_string());
    let senseless = |why: serde_json::Error| OpenError::Damaged(why.to_string());
    let of_table = |why: TableError| match why {
        TableError::Storage(why) => damaged(why),
        // The file is the database of another program.
        _ => OpenError::Foreign,
    };
    let view = database.begin_read();
    let view = view.map_err(|why| OpenError::Damaged(why.to_string()))?;
    let facts = view.open_table(ABOUT).map_err(of_table)?;
    let fact = |name: &str| {
        let fact = facts.get(name).map_err(damaged)?;
        Ok(fact.ok_or(OpenError::Foreign)?.value().to_owned())
    };
    let format = fact("format")?;
    if format != FORMAT {
        return Err(OpenError::Format(format));
    }
    let about = StoreHeader {
        show: fact("show")?,
        content: serde_json::from_str(&fact("content")?).map_err(senseless)?,
    };
    let progress = serde_json::from_str(&fact("progress")?).map_err(senseless)?;
    let mut rows = Rows::new();
    for part in view
        .open_table(ROWS)
        .map_err(of_table)?
        .iter()
        .map_err(damaged)?
    {
        let (key, row) = part.map_err(damaged)?;
        let row = RawValue::from_string(row.value().to_owned()).map_err(senseless)?;
        rows.insert(serde_json::from_str(key.value()).map_err(senseless)?, row);
    }
    Ok(Contents {
        about,
        progress,
        rows,
    })
}

/// Returns the reason why a file cannot be opened as a store.
fn error_of(path: &Path, why: DatabaseError) -> OpenError {
    match why {
        DatabaseError::DatabaseAlreadyOpen => OpenError::InUse,
        DatabaseError::UpgradeRequired(version) => OpenError::Format(format!("redb {version}")),
        DatabaseError::Storage(StorageError::Io(why))
            if !matches!(
                why.kind(),
                ErrorKind::InvalidData | ErrorKind::UnexpectedEof
            ) =>
        {
            OpenError::Unreadable(why.to_string())
        }
        why => match head(path) {
            Ok(head) if head.starts_with(MAGIC) => OpenError::Damaged(why.to_string()),
            Ok(head) => match head.strip_prefix(OLD_TITLE) {
                Some(rest) => {
                    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit());
                    OpenError::Format(digits.map(|byte| char::from(*byte)).collect())
                }
                None => OpenError::Foreign,
            },
            Err(why) => OpenError::Unreadable(why.to_string()),
        },
    }
}

/// Returns the first bytes of a file.
fn head(path: &Path) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    io::Read::read_to_end(&mut io::Read::take(File::open(path)?, 64), &mut head)?;
    Ok(head)
}

/// Appends an ending to the last component of a path.
fn sibling(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Writes the new name of a file to the disk, on systems where programs have to do this. Some file
/// systems do it themselves and refuse the call.
fn sync_folder(path: &Path) {
    if cfg!(unix) {
        let folder = match path.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}

impl OpenError {
    /// Converts the reason into the error for a store, whose text contains advice.
    pub(super) fn of_file(self, path: &Path) -> StoreError {
        let why = match self {
            OpenError::Foreign => {
                "it is not a store of a hub simulator; use another file".to_owned()
            }
            OpenError::Format(format) => format!(
                "it was written in format {format}, and this gfxhub writes {FORMAT}; use the version of \
                 gfxhub that wrote it, or another file"
            ),
            OpenError::InUse => {
                "another hub has it open; stop that hub, or use another file".to_owned()
            }
            OpenError::Damaged(why) => {
                format!(
                    "the file is damaged ({why}); restore it from a backup, or use another file"
                )
            }
            OpenError::Unreadable(why) => {
                format!("{why}; check the path and who may read and write the file")
            }
        };
        StoreError::new(path, why)
    }
}

/// Changed parts of the state, and the progress of the hub with these changes.
#[derive(Debug)]
pub(crate) struct Batch {
    pub(super) progress: Progress,
    /// Keys and rows. `None` as a row removes the part.
    pub(super) parts: Vec<(RowKey, Option<Box<RawValue>>)>,
}

impl Batch {
    /// Creates a batch of the parts of a state that have changed, with their current values.
    pub(crate) fn of(state: &mut State, last_effect: u64, moment: Timestamp) -> Batch {
        let touched = state.changes.take();
        let part = |key| {
            let row = state.row(&key).map(|row| to_raw_value(&row));
            // This cannot fail, since a row is already JSON.
            Some((key, row.transpose().ok()?))
        };
        Batch {
            parts: touched.into_iter().filter_map(part).collect(),
            progress: Progress {
                effect: last_effect,
                moment,
            },
        }
    }
}

/// The error for a store that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoreError {
    path: PathBuf,
    why: String,
}

impl StoreError {
    pub(super) fn new(path: &Path, why: String) -> StoreError {
        StoreError {
            path: path.to_owned(),
            why,
        }
    }

    /// Creates the error for a store that cannot be created, with advice.
    pub(super) fn making(path: &Path, error: &(dyn Error + 'static)) -> StoreError {
        let is_missing = |error: &io::Error| error.kind() == ErrorKind::NotFound;
        let why = match error.downcast_ref() {
            Some(error) if is_missing(error) => {
                "there is no such folder; create it first".to_owned()
            }
            _ => format!("it cannot be created: {error}"),
        };
        StoreError::new(path, why)
    }

    /// Returns the path of the store's file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the store {} cannot be used: {}",
            self.path.display(),
            self.why
        )
    }
}

impl Error for StoreError {}

impl From<StoreError> for LocalHubError {
    fn from(error: StoreError) -> Self {
        Self::of_machine(error.to_string(), error)
    }
}

#[cfg(test)]
#[path = "database_tests.rs"]
mod tests;
