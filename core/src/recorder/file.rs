//! Files of a record. They are append-only. A process writes one file at a time, which its clients
//! share.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use crate::process::Registry;

/// Size at which a file is followed by the next one, in bytes.
const MAX_SIZE: u64 = 64 * 1024 * 1024;

/// Number of files of a process that are kept.
const KEPT: usize = 16;

/// Interval between lines with the time of day.
const CLOCK_INTERVAL: Duration = Duration::from_secs(600);

/// Minimum drift of the wall clock from the monotonic clock that causes an extra line with the
/// time.
const JUMP: Duration = Duration::from_millis(500);

/// The record of a process.
#[derive(Debug)]
pub(super) struct RecordFile {
    path: PathBuf,
    hub: String,
    /// Number of the record among those of the process, from 1.
    record: u64,
    started: Instant,
    /// Time of day at the start.
    wall: SystemTime,
    numbers: AtomicU64,
    clients: AtomicU64,
    max_size: u64,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    file: File,
    current: PathBuf,
    size: u64,
    /// Files that were written and are kept, oldest first.
    files: VecDeque<PathBuf>,
    /// Number of the last file of this process.
    part: u32,
    /// True if the last line of the file is cut.
    is_cut: bool,
    /// True until the head is written: the first line, which describes the file.
    needs_head: bool,
    lost: u64,
    /// Number of lost lines that the file reports.
    reported: u64,
    /// Time of the last line with the time of day, and the offset of the wall clock at that time,
    /// in seconds.
    clock: (Instant, f64),
}

/// Returns the record of this process at a path.
pub(super) fn shared(path: &Path, hub: &str) -> io::Result<Arc<RecordFile>> {
    static KNOWN: Registry<RecordFile> = Registry::new();
    let path = std::path::absolute(path)?;
    let make = || RecordFile::create(&path, hub, MAX_SIZE).map(Arc::new);
    KNOWN.find_or_make(|file| file.path == path, make)
}

impl RecordFile {
    pub(super) fn create(path: &Path, hub: &str, max_size: u64) -> io::Result<Self> {
        static RECORDS: AtomicU64 = AtomicU64::new(1);
        let (file, current, part) = create(path, 1)?;
        let started = Instant::now();
        let made = Self {
            path: path.to_owned(),
            hub: hub.to_owned(),
            record: RECORDS.fetch_add(1, Ordering::Relaxed),
            started,
            wall: SystemTime::now(),
            numbers: AtomicU64::new(1),
            clients: AtomicU64::new(1),
            max_size,
            state: Mutex::new(State {
                file,
                current: current.clone(),
                size: 0,
                files: VecDeque::from([current]),
                part,
                is_cut: false,
                needs_head: true,
                lost: 0,
                reported: 0,
                clock: (started, 0.0),
            }),
        };
        let mut state = made.state();
        // If the head cannot be written now, for example because the disk is full, it is written
        // with the first line.
        let head = state.write(made.head(), false);
        state.needs_head = head.is_err();
        drop(state);
        Ok(made)
    }

    pub(super) fn next_number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    pub(super) fn next_client(&self) -> u64 {
        self.clients.fetch_add(1, Ordering::Relaxed)
    }

    /// Returns the time from the start of the record to `time`.
    pub(super) fn at(&self, time: Instant) -> Duration {
        time.saturating_duration_since(self.started)
    }

    /// Returns the path of the file that is written now, and the number of lines that were lost.
    pub(super) fn current(&self) -> (PathBuf, u64) {
        let state = self.state();
        (state.current.clone(), state.lost)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes a line, which ends in a newline, and with `sync` waits until the file is on the disk.
    /// Returns an error if the line is lost.
    pub(super) fn write(&self, line: &str, sync: bool) -> io::Result<()> {
        let mut state = self.state();
        if state.size >= self.max_size {
            self.follow(&mut state);
        }
        let now = Instant::now();
        let mut text = match state.needs_head {
            true => self.head(),
            false => String::new(),
        };
        let off = self.off(now);
        let (last, before) = state.clock;
        let needs_clock = state.needs_head
            || now.duration_since(last) >= CLOCK_INTERVAL
            || (off - before).abs() >= JUMP.as_secs_f64();
        if needs_clock {
            text.push_str(&self.clock(now));
        }
        if state.lost > state.reported {
            text.push_str(&format!(
                "{{\"at\":{:.6},\"lost\":{}}}\n",
                self.at(now).as_secs_f64(),
                state.lost
            ));
        }
        let text = match text.is_empty() {
            true => std::borrow::Cow::Borrowed(line),
            false => (text + line).into(),
        };
        let lost = state.lost;
        state.write(text, sync)?;
        state.reported = lost;
        state.needs_head = false;
        if needs_clock {
            state.clock = (now, off);
        }
        Ok(())
    }

    /// Returns how far the wall clock is ahead of the monotonic one since the start, in seconds.
    fn off(&self, now: Instant) -> f64 {
        let wall = match SystemTime::now().duration_since(self.wall) {
            Ok(time) => time.as_secs_f64(),
            Err(before) => -before.duration().as_secs_f64(),
        };
        wall - self.at(now).as_secs_f64()
    }

    fn clock(&self, now: Instant) -> String {
        let wall = humantime::format_rfc3339_millis(SystemTime::now());
        let at = self.at(now).as_secs_f64();
        format!("{{\"at\":{at:.6},\"clock\":\"{wall}\"}}\n")
    }

    fn head(&self) -> String {
        let head = serde_json::json!({
            "format": "gfxhub-record",
            "version": 1,
            "started": humantime::format_rfc3339_millis(self.wall).to_string(),
            "client": concat!("gfxhub ", env!("CARGO_PKG_VERSION")),
            "hub": self.hub,
            "pid": std::process::id(),
            "record": self.record,
        });
        format!("{head}\n")
    }

    /// Continues in the next file, and removes the oldest file if there are too many. Continues in
    /// this file if the next one cannot be created.
    fn follow(&self, state: &mut State) {
        let Ok((file, current, part)) = create(&self.path, state.part + 1) else {
            return;
        };
        state.file = file;
        state.files.push_back(current.clone());
        state.current = current;
        (state.part, state.size, state.is_cut, state.needs_head) = (part, 0, false, true);
        while state.files.len() > KEPT {
            if let Some(oldest) = state.files.pop_front() {
                // If it cannot be removed, there is only one file more than intended.
                let _ = std::fs::remove_file(oldest);
            }
        }
    }
}

impl State {
    /// Writes lines with one system call. If that fails, they count as one lost line.
    fn write<'a>(
        &mut self,
        text: impl Into<std::borrow::Cow<'a, str>>,
        sync: bool,
    ) -> io::Result<()> {
        let mut text = text.into();
        if self.is_cut {
            text.to_mut().insert(0, '\n');
        }
        let written = loop {
            match self.file.write(text.as_bytes()) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                other => break other,
            }
        };
        let outcome = match written {
            Ok(written) => {
                self.size += written as u64;
                if written < text.len() {
                    self.is_cut |= written > 0;
                    Err(ErrorKind::StorageFull.into())
                } else {
                    self.is_cut = false;
                    if sync { self.file.sync_data() } else { Ok(()) }
                }
            }
            Err(error) => Err(error),
        };
        self.lost += u64::from(outcome.is_err());
        outcome
    }
}

/// Creates the first file that does not exist yet in the series `evening-4711.jsonl`,
/// `evening-4711.2.jsonl` and so on, from number `first`. Files may exist from another process that
/// had the same id.
fn create(path: &Path, first: u32) -> io::Result<(File, PathBuf, u32)> {
    let mut part = first;
    loop {
        let current = numbered(path, part);
        match OpenOptions::new()
            .append(true)
            .create_new(true)
            .open(&current)
        {
            Ok(file) => return Ok((file, current, part)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists && part < u32::MAX => part += 1,
            Err(error) => return Err(error),
        }
    }
}

fn numbered(path: &Path, part: u32) -> PathBuf {
    let mut name = OsString::from(path.file_stem().unwrap_or_default());
    name.push(format!("-{}", std::process::id()));
    if part > 1 {
        name.push(format!(".{part}"));
    }
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_file_is_followed_by_the_next_and_16_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("evening.jsonl");
        let file = RecordFile::create(&path, "http://10.0.0.5", 1000).unwrap();
        for note in 0..400 {
            file.write(&format!("{{\"at\":0.0,\"note\":\"{note:0100}\"}}\n"), false)
                .unwrap();
        }
        let (current, lost) = file.current();
        let pid = std::process::id();
        let last: u32 = current
            .file_name()
            .and_then(|name| {
                name.to_str()?
                    .strip_prefix(&format!("evening-{pid}."))?
                    .strip_suffix(".jsonl")
            })
            .and_then(|number| number.parse().ok())
            .unwrap();
        assert!(last > 20 && lost == 0, "{last} {lost}");
        let kept = std::fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(kept, 16);
        let text = std::fs::read_to_string(current).unwrap();
        let head = text.lines().next().unwrap_or_default();
        assert!(head.contains("\"format\":\"gfxhub-record\""), "{head}");
        assert!(text.contains("\"clock\""), "{text}");
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_lost_head_is_written_with_the_next_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("evening.jsonl");
        let file = RecordFile::create(&path, "", 1000).unwrap();
        let (next, current, _) = create(&path, 2).unwrap();
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        (file.state().file, file.state().needs_head) = (full, true);
        file.write("{\"note\":\"lost\"}\n", false).unwrap_err();
        file.state().file = next;
        file.write("{\"note\":\"kept\"}\n", false).unwrap();
        let text = std::fs::read_to_string(current).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let words = ["gfxhub-record", "clock", "lost", "kept"];
        assert_eq!(lines.len(), words.len(), "{text}");
        for (line, word) in lines.iter().zip(words) {
            assert!(line.contains(word), "{line}");
        }
    }

    #[test]
    fn a_file_that_is_there_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("evening");
        let first = RecordFile::create(&path, "", 1000).unwrap().current().0;
        let before = std::fs::read(&first).unwrap();
        let second = RecordFile::create(&path, "", 1000).unwrap();
        second.write("{}\n", true).unwrap();
        assert_ne!(first, second.current().0);
        assert_eq!(std::fs::read(&first).unwrap(), before);
    }
}
