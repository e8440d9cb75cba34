//! The file of a store: commits are appended to it, and once it has grown to several times what it
//! holds it is written anew.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::contents::{Contents, line};
use super::{Batch, Lock, beside};

/// How many times larger than what it holds a file may grow, in bytes.
const GROWTH: usize = 4;

/// Up to which size no file is worth writing anew.
const SMALL: usize = 4 << 20;

/// A store's file, open for commits.
#[derive(Debug)]
pub(super) struct Log {
    path: PathBuf,
    file: File,
    /// Keeps others from the store as long as this lives.
    _lock: Lock,
    length: usize,
    /// The length from which on it is written anew.
    limit: usize,
}

impl Log {
    /// Makes a store's file.
    pub(super) fn make(path: &Path, contents: Contents) -> io::Result<()> {
        write_beside(path, contents)?;
        put_in_place(path)
    }

    /// Opens the file behind its last commit.
    pub(super) fn open(path: &Path, contents: &Contents, lock: Lock) -> io::Result<Log> {
        let held = contents.rows.values().map(|row| row.get().len()).sum();
        Ok(Log {
            path: path.to_owned(),
            file: behind(path, contents.length)?,
            _lock: lock,
            length: contents.length,
            limit: limit(held),
        })
    }

    /// Writes a commit; when this returns it is on the disk.
    pub(super) fn commit(&mut self, batch: &Batch) -> io::Result<()> {
        let line = line(batch)?;
        self.file.write_all(&line)?;
        self.file.sync_data()?;
        self.length += line.len();
        if self.length > self.limit {
            self.shrink()?;
        }
        Ok(())
    }

    /// Writes what it holds to a new file, which takes its place. Where that cannot be done (there
    /// may be no room for a second file), the first is whole and goes on to grow.
    fn shrink(&mut self) -> io::Result<()> {
        self.limit = self.length * 2;
        let Ok((new, length)) = self.write_anew() else {
            return Ok(());
        };
        // The old one is closed with this: Windows puts nothing in the place of an open file.
        self.file = new;
        if put_in_place(&self.path).is_ok() {
            (self.length, self.limit) = (length, limit(length));
        } else {
            self.file = behind(&self.path, self.length)?;
        }
        Ok(())
    }

    fn write_anew(&self) -> io::Result<(File, usize)> {
        let contents = Contents::read(&fs::read(&self.path)?);
        write_beside(&self.path, contents.map_err(|_| ErrorKind::InvalidData)?)
    }
}

fn limit(held: usize) -> usize {
    SMALL.max(held * GROWTH)
}

/// A file, cut to a length, to be written on from there.
fn behind(path: &Path, length: usize) -> io::Result<File> {
    let mut file = File::options().read(true).write(true).open(path)?;
    file.set_len(length as u64)?;
    file.seek(SeekFrom::End(0))?;
    Ok(file)
}

/// Writes a file whole that is to take the place of another; gives it behind its last byte, and
/// its length.
fn write_beside(path: &Path, contents: Contents) -> io::Result<(File, usize)> {
    let written = contents.written()?;
    let beside = beside(path, ".new");
    let mut file = File::create(&beside)?;
    let whole = file.write_all(&written).and_then(|()| file.sync_all());
    if let Err(why) = whole {
        drop(file);
        // A full disk needs the room; who cannot remove it is told of the first fault alone.
        let _ = fs::remove_file(&beside);
        return Err(why);
    }
    Ok((file, written.len()))
}

/// Gives it the other's name. A kill leaves the one or the other, never half of one.
fn put_in_place(path: &Path) -> io::Result<()> {
    fs::rename(beside(path, ".new"), path)?;
    sync_folder(path);
    Ok(())
}

/// Brings the new name of a file to the disk, where the system leaves that to programs. Some file
/// systems do it by themselves and refuse to be told.
fn sync_folder(path: &Path) {
    if cfg!(unix) {
        let folder = match path.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}

#[cfg(test)]
mod tests {
    use serde_json::value::RawValue;

    use super::*;
    use crate::clock::Moment;
    use crate::state::{Key, Rows};
    use crate::store::{About, Progress, Writer};

    /// A folder for one test, gone with it.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let name = format!("gfxhub-store-{name}-{}", std::process::id());
            let folder = Folder(std::env::temp_dir().join(name));
            fs::create_dir_all(&folder.0).unwrap();
            folder
        }

        fn log(&self) -> Log {
            let path = self.0.join("store");
            let about = About {
                show: "News".to_owned(),
                content: serde_json::Value::Null,
            };
            let contents = Contents {
                about,
                progress: progress(0),
                rows: Rows::new(),
                length: 0,
            };
            Log::make(&path, contents).unwrap();
            self.open()
        }

        fn open(&self) -> Log {
            let path = self.0.join("store");
            Log::open(&path, &self.contents(), Lock::take(&path).unwrap()).unwrap()
        }

        fn contents(&self) -> Contents {
            Contents::read(&fs::read(self.0.join("store")).unwrap()).unwrap()
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn progress(effect: u64) -> Progress {
        let moment = Moment(0);
        Progress { effect, moment }
    }

    /// A commit of this one row, 50 kB long.
    fn commit(effect: u64) -> Batch {
        let text = format!("\"{effect:050000}\"");
        let row = RawValue::from_string(text).unwrap();
        Batch::whole(progress(effect), Rows::from([(Key::Item(1), row)]))
    }

    #[test]
    fn a_file_grows_to_its_limit_and_begins_anew() {
        let folder = Folder::new("grows");
        let mut log = folder.log();
        let mut shrunk = 0;
        for effect in 1..=260 {
            let before = log.length;
            log.commit(&commit(effect)).unwrap();
            assert!(log.length <= SMALL);
            let length = fs::metadata(&log.path).unwrap().len();
            assert_eq!(length, log.length as u64);
            if log.length < before {
                shrunk += 1;
                assert_eq!(folder.contents().progress, progress(effect));
            }
        }
        let contents = folder.contents();
        assert_eq!(contents.progress, progress(260));
        assert!(contents.rows[&Key::Item(1)].get().ends_with("260\""));
        assert_eq!(shrunk, 3);
    }

    #[test]
    fn a_file_that_cannot_be_written_anew_grows_on() {
        let folder = Folder::new("full");
        let mut log = folder.log();
        // No file can be made where there is a folder.
        fs::create_dir(beside(&log.path, ".new")).unwrap();
        for effect in 1..=90 {
            log.commit(&commit(effect)).unwrap();
        }
        assert!(log.length > SMALL);
        assert_eq!(folder.contents().progress, progress(90));
        fs::remove_dir(beside(&log.path, ".new")).unwrap();
        drop(log);
        let mut log = folder.open();
        log.commit(&commit(91)).unwrap();
        assert!(log.length < SMALL);
        assert_eq!(folder.contents().progress, progress(91));
    }

    #[test]
    fn half_a_commit_is_gone_before_the_next_one() {
        let folder = Folder::new("torn");
        let mut log = folder.log();
        log.commit(&commit(1)).unwrap();
        log.file.write_all(b"0123abcd {\"progress\":").unwrap();
        drop(log);
        let mut log = folder.open();
        log.commit(&commit(2)).unwrap();
        assert_eq!(folder.contents().progress, progress(2));
    }

    #[test]
    fn after_a_failed_commit_nothing_is_written() {
        let folder = Folder::new("fails");
        let mut log = folder.log();
        log.commit(&commit(1)).unwrap();
        let path = log.path.clone();
        // What cannot be written to, as a disk that fails.
        let sound = std::mem::replace(&mut log.file, File::open(&path).unwrap());
        let writer = Writer::start(log, &path).unwrap();
        for effect in 2..4 {
            let told = writer.write(commit(effect)).blocking_recv().unwrap();
            let why = told.unwrap_err();
            assert!(why.contains("could not be written"), "{why}");
            assert!(why.contains("Restart the hub"), "{why}");
        }
        writer.close();
        drop(sound);
        assert_eq!(folder.contents().progress, progress(1));
        drop(folder.open());
    }
}
