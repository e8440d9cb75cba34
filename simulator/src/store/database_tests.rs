//! Tests of stores: which data is kept, and the errors for a damaged file.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use crate::json::json;
use redb::StorageBackend;
use redb::backends::InMemoryBackend;
use tempfile::TempDir;

use super::*;
use crate::clock::Timestamp;
use crate::state::RowKey;
use crate::store::Store;

/// A folder for one test, which is removed when the test ends.
struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("store")
    }

    /// Creates a store with three commits.
    fn store(&self) -> PathBuf {
        make(&self.file(), &about(), &first()).unwrap();
        let (database, _) = open(&self.file()).unwrap();
        for batch in later() {
            commit(&database, &[batch]).unwrap();
        }
        self.file()
    }
}

fn about() -> StoreHeader {
    StoreHeader {
        show: "News".to_owned(),
        content: json!({ "name": "News", "double": 0.1 }),
    }
}

fn batch(effect: u64, texts: &[(i64, Option<&str>)]) -> Batch {
    let row = |(id, text): &(i64, Option<&str>)| {
        let row = text.map(|text| RawValue::from_string(text.to_owned()).unwrap());
        (RowKey::Item(*id), row)
    };
    Batch {
        progress: Progress {
            effect,
            moment: Timestamp(effect * 10),
        },
        parts: texts.iter().map(row).collect(),
    }
}

fn first() -> Batch {
    batch(1, &[(1, Some(r#"{"at":1}"#)), (2, Some(r#"{"at":2}"#))])
}

fn later() -> [Batch; 2] {
    [
        batch(2, &[(1, Some(r#"{"at":3,"text":"a\nb"}"#))]),
        batch(3, &[(3, Some("1.50")), (4, Some("true"))]),
    ]
}

fn shown(contents: &Contents) -> (u64, BTreeMap<RowKey, &str>) {
    let rows = contents.rows.iter();
    let rows = rows.map(|(key, row)| (key.clone(), row.get())).collect();
    (contents.progress.effect, rows)
}

#[test]
fn what_was_committed_is_read() {
    let folder = Folder::new();
    let file = folder.store();
    let (database, contents) = open(&file).unwrap();
    assert_eq!(contents.about.show, "News");
    assert_eq!(contents.about.content, about().content);
    assert_eq!(contents.progress.moment, Timestamp(30));
    let mut due = BTreeMap::from([
        (RowKey::Item(1), r#"{"at":3,"text":"a\nb"}"#),
        (RowKey::Item(2), r#"{"at":2}"#),
        (RowKey::Item(3), "1.50"),
        (RowKey::Item(4), "true"),
    ]);
    assert_eq!(shown(&contents), (3, due.clone()));
    // If two batches are written together, the later one takes precedence.
    let together = [
        batch(4, &[(2, Some("0"))]),
        batch(5, &[(2, None), (3, Some("7"))]),
    ];
    commit(&database, &together).unwrap();
    drop(database);
    due.remove(&RowKey::Item(2));
    due.insert(RowKey::Item(3), "7");
    assert_eq!(shown(&open(&file).unwrap().1), (5, due));
}

#[test]
fn rewriting_values_does_not_grow_the_file() {
    let folder = Folder::new();
    let file = folder.store();
    let (database, _) = open(&file).unwrap();
    let text = format!("\"{}\"", "x".repeat(50_000));
    for effect in 4..264 {
        commit(&database, &[batch(effect, &[(1, Some(&text))])]).unwrap();
    }
    drop(database);
    let length = fs::metadata(&file).unwrap().len();
    assert!(length < 4 << 20, "{length}");
}

/// An in-memory disk that records all writes, and can fail.
#[derive(Debug, Clone, Default)]
struct Disk {
    memory: Arc<InMemoryBackend>,
    writes: Arc<Mutex<Vec<Write>>>,
    fails: Arc<AtomicBool>,
}

#[derive(Debug, Clone)]
enum Write {
    Length(u64),
    Bytes(u64, Vec<u8>),
}

impl Disk {
    /// Returns the disk in the state after these writes.
    fn after(writes: &[Write]) -> Disk {
        let disk = Disk::default();
        for write in writes {
            match write {
                Write::Length(length) => disk.memory.set_len(*length),
                Write::Bytes(at, bytes) => disk.memory.write(*at, bytes),
            }
            .unwrap();
        }
        disk
    }

    fn database(&self) -> Result<Database, DatabaseError> {
        builder().create_with_backend(self.clone())
    }

    fn writes(&self) -> Vec<Write> {
        self.writes.lock().unwrap().clone()
    }

    fn writing(&self, write: Write) -> io::Result<()> {
        self.writes.lock().unwrap().push(write);
        if self.fails.load(Ordering::Relaxed) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        Ok(())
    }
}

impl StorageBackend for Disk {
    fn len(&self) -> io::Result<u64> {
        self.memory.len()
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        self.memory.read(offset, out)
    }

    fn set_len(&self, length: u64) -> io::Result<()> {
        self.writing(Write::Length(length))?;
        self.memory.set_len(length)
    }

    fn sync_data(&self) -> io::Result<()> {
        self.memory.sync_data()
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        self.writing(Write::Bytes(offset, data.to_owned()))?;
        self.memory.write(offset, data)
    }
}

/// If a hub is killed, the file contains the writes until then. It contains all acknowledged
/// changes, and each later commit completely or not at all.
#[test]
fn whenever_a_hub_is_killed_the_store_is_consistent() {
    let disk = Disk::default();
    let database = disk.database().unwrap();
    begin(&database, &about(), &first()).unwrap();
    let mut acknowledged = vec![disk.writes().len()];
    for batch in later() {
        commit(&database, &[batch]).unwrap();
        acknowledged.push(disk.writes().len());
    }
    drop(database);
    let writes = disk.writes();
    assert!(acknowledged[2] - acknowledged[0] > 5, "{acknowledged:?}");
    for count in acknowledged[0]..=writes.len() {
        let database = Disk::after(&writes[..count]).database().unwrap();
        let contents = read(&database).unwrap();
        let effect = contents.progress.effect;
        let least = acknowledged.iter().filter(|end| **end <= count).count() as u64;
        assert!(
            (least..=3).contains(&effect),
            "{effect} after {count} of {acknowledged:?}"
        );
        let rows = [2, 2, 4][effect as usize - 1];
        assert_eq!(contents.rows.len(), rows, "{effect} after {count}");
    }
}

/// After a failed commit, nothing more is written, even if the disk works again.
#[test]
fn after_a_failed_commit_nothing_is_written() {
    let disk = Disk::default();
    let database = disk.database().unwrap();
    begin(&database, &about(), &first()).unwrap();
    let store = Store::start(database, Path::new("show.store")).unwrap();
    let [second, third] = later();
    disk.fails.store(true, Ordering::Relaxed);
    for batch in [second, third] {
        let why = store.write(batch).blocking_recv().unwrap().unwrap_err();
        assert!(why.contains("show.store could not be written"), "{why}");
        assert!(why.contains("Restart the hub"), "{why}");
        disk.fails.store(false, Ordering::Relaxed);
    }
    store.close();
    let database = Disk { ..disk }.database().unwrap();
    assert_eq!(read(&database).unwrap().progress.effect, 1);
}

/// A loss of acknowledged data is always noticed.
#[test]
fn a_page_that_has_changed_is_noticed() {
    let folder = Folder::new();
    let file = folder.store();
    let whole = fs::read(&file).unwrap();
    let row = b"1.50";
    let rows: Vec<usize> = (0..whole.len())
        .filter(|at| whole[*at..].starts_with(row))
        .collect();
    let written: Vec<usize> = (4096..whole.len()).filter(|at| whole[*at] != 0).collect();
    let some = written.iter().step_by(written.len() / 50);
    let mut noticed = Vec::new();
    for at in rows.iter().chain(some) {
        let mut damaged = whole.clone();
        damaged[*at] ^= 1 << (at % 8);
        fs::write(&file, damaged).unwrap();
        match open(&file) {
            Err(OpenError::Damaged(_)) => noticed.push(at),
            Err(other) => panic!("byte {at}: {other:?}"),
            // The page is free, since nothing refers to it any more.
            Ok((_, contents)) => {
                assert_eq!(shown(&contents).1[&RowKey::Item(3)], "1.50", "byte {at}")
            }
        }
    }
    assert!(
        rows.iter().any(|at| noticed.contains(&at)),
        "the last commit"
    );
    assert!(noticed.len() > rows.len(), "{noticed:?}");
    for length in [1, 9, 100, 4096, whole.len() / 2, whole.len() - 1] {
        fs::write(&file, &whole[..length]).unwrap();
        let why = open(&file).unwrap_err();
        let is_told = matches!(why, OpenError::Damaged(_) | OpenError::Foreign);
        assert!(is_told, "{length}: {why:?}");
    }
}

#[test]
fn what_is_wrong_is_named() {
    let folder = Folder::new();
    let file = folder.file();
    let open_error = |bytes: &[u8]| {
        fs::write(&file, bytes).unwrap();
        open(&file).unwrap_err()
    };
    assert_eq!(open_error(b"{}\n"), OpenError::Foreign);
    let old = open_error(b"gfxhub store, format 2\nwhatever comes then");
    assert_eq!(old, OpenError::Format("2".to_owned()));
    fs::remove_file(&file).unwrap();
    let other: TableDefinition<'_, &str, u64> = TableDefinition::new("about");
    let database = Builder::new().create(&file).unwrap();
    let commit = database.begin_write().unwrap();
    commit
        .open_table(other)
        .unwrap()
        .insert("format", 3)
        .unwrap();
    commit.commit().unwrap();
    drop(database);
    assert_eq!(open(&file).unwrap_err(), OpenError::Foreign);
    fs::remove_file(&file).unwrap();
    let _database = {
        make(&file, &about(), &first()).unwrap();
        open(&file).unwrap()
    };
    assert_eq!(open(&file).unwrap_err(), OpenError::InUse);
}

#[test]
fn a_later_format_is_named() {
    let folder = Folder::new();
    let file = folder.store();
    let database = Database::open(&file).unwrap();
    let commit = database.begin_write().unwrap();
    commit
        .open_table(ABOUT)
        .unwrap()
        .insert("format", "30")
        .unwrap();
    commit.commit().unwrap();
    drop(database);
    let why = open(&file).unwrap_err().of_file(&file).to_string();
    assert!(why.contains("written in format 30"), "{why}");
}
