//! Reads records: combines the lines of each call into one entry. The files are read twice: first
//! to find the positions of all entries and sort them, then to read the entries one at a time.

use std::collections::HashMap;
use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use crate::error::{Effect, Error, ErrorKind, Result};
use crate::schema::field::Field;
use crate::types::{LogEntry, PermitId};
use crate::value::{Object, Value};

/// Maximum number of files that are open at a time.
const MAX_OPEN: usize = 64;

/// Last time that is read, in microseconds since 1970: that of the year 9999, after which times have
/// no form in RFC 3339.
const LAST: i64 = 253_402_300_799_999_999;

/// Members that identify the kind of a line, each with the `event` of the entry. Lines that only
/// end a call have none of them.
const WORDS: [(&str, &str); 10] = [
    ("began", "act"),
    ("read", "read"),
    ("refused", "refused"),
    ("opened", "opened"),
    ("closed", "closed"),
    ("armed", "armed"),
    ("disarmed", "disarmed"),
    ("note", "note"),
    ("live", "live"),
    ("lost", "lost"),
];

/// A record of one process, which may have several files.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Source {
    pid: i64,
    started: String,
    which: Which,
}

/// Tells apart the records of one process that began in the same millisecond.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Which {
    /// Number of the record among those of the process.
    Number(i64),
    /// Name of the file without its part. Files that were written by an earlier version have no
    /// number.
    Name(String),
}

/// Entries of a record, in the order in which they began. Each is read from its file when it is asked
/// for, so that long records need little memory. [`read_log`](crate::read_log) opens them.
pub struct LogEntries {
    files: Vec<(PathBuf, Arc<Source>)>,
    entries: std::vec::IntoIter<Place>,
    /// Addresses of the hubs, by the record and the number of the client.
    hubs: HashMap<(Arc<Source>, i64), String>,
    /// Open files by index, each with the position of its reader.
    open: HashMap<usize, (BufReader<File>, u64)>,
}

/// An entry that has not been read yet.
struct Place {
    /// Time at which it began, in microseconds since 1970.
    at: i64,
    /// Key for the order of the entries: `at` of the line in microseconds, and once all lines are
    /// found the latest time of day up to the entry in its record, as that clock may go back.
    order: i64,
    line: LinePlace,
    /// Number of the call if the entry is an act, whose end is a line of its own; otherwise `None`.
    number: Option<i64>,
    end: Option<LinePlace>,
}

/// A line: the index of its file, and its position in that.
#[derive(Clone, Copy)]
struct LinePlace {
    file: usize,
    position: u64,
}

/// The file that is being read: the record to which it belongs, and its time zero.
struct Context {
    source: Arc<Source>,
    /// Time at which `at` is 0, in microseconds since 1970.
    zero: i64,
}

/// Places that were found so far.
#[derive(Default)]
struct Found {
    files: Vec<(PathBuf, Arc<Source>)>,
    places: Vec<Place>,
    /// Ends of calls. The file with the end of a call may be read before the file with its
    /// beginning.
    ends: HashMap<(Arc<Source>, i64), LinePlace>,
    hubs: HashMap<(Arc<Source>, i64), String>,
}

impl LogEntries {
    /// Finds the entries of the files. An error comes with the index of its file.
    pub(super) fn open(
        paths: impl IntoIterator<Item = impl AsRef<Path>>,
    ) -> std::result::Result<Self, (usize, Error)> {
        let mut found = Found::default();
        for (index, path) in paths.into_iter().enumerate() {
            let read = found.read(path.as_ref());
            read.map_err(|error| (index, error))?;
        }
        let Found {
            files,
            mut places,
            mut ends,
            hubs,
        } = found;
        for place in &mut places {
            let source = &files[place.line.file].1;
            let number = place.number;
            place.end = number.and_then(|number| ends.remove(&(Arc::clone(source), number)));
        }
        places.sort_by_key(|place| place.order);
        let mut latest: HashMap<&Source, i64> = HashMap::new();
        for place in &mut places {
            let latest = latest.entry(&files[place.line.file].1).or_insert(place.at);
            *latest = place.at.max(*latest);
            place.order = *latest;
        }
        places.sort_by_key(|place| place.order);
        Ok(Self {
            files,
            entries: places.into_iter(),
            hubs,
            open: HashMap::new(),
        })
    }

    fn entry(&mut self, place: &Place) -> Result<LogEntry> {
        let mut line = self.line(place.line)?;
        let source = Arc::clone(&self.files[place.line.file].1);
        let mut entry = LogEntry::blank();
        entry.at_ms = place.at.div_euclid(1000);
        entry.pid = source.pid;
        let client = integer(&line, "client").unwrap_or(1);
        entry.hub = self
            .hubs
            .get(&(source, client))
            .cloned()
            .unwrap_or_default();
        entry.number = integer(&line, "n");
        let (word, event) = word_of(&line).unwrap_or_default();
        entry.event = event.to_owned();
        entry.operation = match integer(&line, word) {
            Some(number) => number.to_string(),
            None => take_text(&mut line, word),
        };
        if let Some(Ok(arguments)) = line.remove("arguments").map(Value::into_object) {
            entry.arguments = arguments;
        }
        entry.names = take_text(&mut line, "names");
        entry.whole = integer(&line, "whole");
        entry.whole_call = take_text(&mut line, "of");
        entry.permit = integer(&line, "permit").map(PermitId);
        match (event, place.end) {
            ("act", Some(place)) => end(&mut entry, &mut self.line(place)?),
            ("act", None) => entry.ended = "open".to_owned(),
            ("read", _) => end(&mut entry, &mut line),
            ("refused", _) => {
                entry.ended = "none".to_owned();
                entry.kind = take_text(&mut line, "kind");
            }
            _ => {}
        }
        Ok(entry)
    }

    /// Reads a line that was found before.
    fn line(&mut self, place: LinePlace) -> Result<Object> {
        let path = &self.files[place.file].0;
        if self.open.len() >= MAX_OPEN && !self.open.contains_key(&place.file) {
            self.open.clear();
        }
        let (reader, position) = match self.open.entry(place.file) {
            std::collections::hash_map::Entry::Occupied(open) => open.into_mut(),
            std::collections::hash_map::Entry::Vacant(vacant) => {
                let file = File::open(path).map_err(|error| unreadable(path, error))?;
                vacant.insert((BufReader::new(file), 0))
            }
        };
        let mut line = Vec::new();
        // A difference of two positions in a file fits into an `i64`.
        let read = reader
            .seek_relative(place.position as i64 - *position as i64)
            .and_then(|()| reader.read_until(b'\n', &mut line));
        *position = place.position + line.len() as u64;
        read.map_err(|error| unreadable(path, error))?;
        object(&line).ok_or_else(|| {
            let changed = io::Error::new(io::ErrorKind::InvalidData, "it was changed meanwhile");
            unreadable(path, changed)
        })
    }
}

impl Iterator for LogEntries {
    type Item = Result<LogEntry>;

    fn next(&mut self) -> Option<Self::Item> {
        let place = self.entries.next()?;
        Some(self.entry(&place))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.entries.size_hint()
    }
}

impl fmt::Debug for LogEntries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LogEntries")
            .field("left", &self.entries.len())
            .finish_non_exhaustive()
    }
}

impl Found {
    fn read(&mut self, path: &Path) -> Result<()> {
        let failed = |error| unreadable(path, error);
        let mut lines = BufReader::new(File::open(path).map_err(failed)?);
        let mut place = LinePlace {
            file: self.files.len(),
            position: 0,
        };
        let mut context = None;
        let mut line = Vec::new();
        loop {
            place.position += line.len() as u64;
            line.clear();
            if lines.read_until(b'\n', &mut line).map_err(failed)? == 0 {
                break;
            }
            // A cut line is left out, even a cut head, which is written again with the next line.
            let Some(object) = object(&line) else {
                continue;
            };
            match &mut context {
                None => {
                    let head = head(path, &object)?;
                    self.files.push((path.to_owned(), Arc::clone(&head.source)));
                    context = Some(head);
                }
                Some(context) => self.line(context, &object, place),
            }
        }
        match context {
            Some(_) => Ok(()),
            // The file is empty, because the disk was full from the start.
            None if place.position == 0 => Ok(()),
            None => Err(no_record(path, "it does not begin with a record's head")),
        }
    }

    fn line(&mut self, context: &mut Context, line: &Object, place: LinePlace) {
        let at = micros(line.get("at")).unwrap_or_default();
        if let Some(wall) = line
            .get("clock")
            .and_then(Value::as_str)
            .and_then(since_1970)
        {
            context.zero = wall.saturating_sub(at);
            return;
        }
        let key = |number| (Arc::clone(&context.source), number);
        let number = integer(line, "n");
        let Some((_, event)) = word_of(line) else {
            if let (Some(number), true) = (number, line.contains("ended")) {
                self.ends.insert(key(number), place);
            }
            return;
        };
        if let ("opened", Some(hub)) = (event, line.get("hub").and_then(Value::as_str)) {
            let client = integer(line, "client").unwrap_or(1);
            self.hubs.insert(key(client), hub.to_owned());
        }
        self.places.push(Place {
            // A damaged line may have any time.
            at: context.zero.saturating_add(at).clamp(0, LAST),
            order: at,
            line: place,
            number: number.filter(|_| event == "act"),
            end: None,
        });
    }
}

/// Returns the member that gives the kind of a line, with the `event` of the entry; `None` for a
/// line that only ends a call.
fn word_of(line: &Object) -> Option<(&'static str, &'static str)> {
    WORDS.into_iter().find(|(word, _)| line.contains(word))
}

/// Reads a line; `None` if it is cut.
fn object(line: &[u8]) -> Option<Object> {
    let text = String::from_utf8_lossy(line);
    Value::from_json(text.trim_end()).ok()?.into_object().ok()
}

fn unreadable(path: &Path, source: io::Error) -> Error {
    let detail = format!("{} cannot be read: {source}", path.display());
    Error::new(ErrorKind::Io, Effect::None, detail)
        .with_advice("Check that the file exists and may be read.")
        .with_source(Arc::new(source))
}

fn end(entry: &mut LogEntry, line: &mut Object) {
    entry.ended = take_text(line, "ended");
    entry.kind = take_text(line, "kind");
    entry.missing = take_text(line, "missing");
    entry.response = take_text(line, "response");
    entry.status = integer(line, "status");
    entry.attempts = integer(line, "attempts");
    entry.elapsed_ms = micros(line.get("elapsed")).map(|time| time / 1000);
}

/// Reads the head of a file.
fn head(path: &Path, head: &Object) -> Result<Context> {
    let format = head.get("format").and_then(Value::as_str);
    if format != Some("gfxhub-record") {
        return Err(no_record(path, "its format is not gfxhub-record"));
    }
    let version = integer(head, "version");
    if version != Some(1) {
        return Err(no_record(
            path,
            "its version is not 1, the only one that this version of gfxhub reads",
        ));
    }
    let started = head
        .get("started")
        .and_then(Value::as_str)
        .unwrap_or_default();
    let Some(zero) = since_1970(started) else {
        return Err(no_record(path, "its head has no time"));
    };
    let pid = integer(head, "pid").unwrap_or_default();
    let source = Source {
        pid,
        started: started.to_owned(),
        which: match integer(head, "record") {
            Some(number) => Which::Number(number),
            None => Which::Name(without_part(path, pid)),
        },
    };
    Ok(Context {
        source: Arc::new(source),
        zero,
    })
}

/// Returns the name of a file such as `evening-4711.2.jsonl` without the part, here `.2`.
fn without_part(path: &Path, pid: i64) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let Some((begin, rest)) = name.rsplit_once(&format!("-{pid}")) else {
        return name.into_owned();
    };
    let is_part = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let rest = match rest.strip_prefix('.').and_then(|it| it.split('.').next()) {
        Some(part) if is_part(&part) => &rest[1 + part.len()..],
        _ => rest,
    };
    format!("{begin}{rest}")
}

fn no_record(path: &Path, why: &str) -> Error {
    let detail = format!("{} is no record that can be read: {why}", path.display());
    Error::new(ErrorKind::Invalid, Effect::None, detail)
}

fn integer(line: &Object, name: &str) -> Option<i64> {
    line.get(name)?.as_i64()
}

fn take_text(line: &mut Object, name: &str) -> String {
    match line.remove(name) {
        Some(Value::Text(text)) => text,
        _ => String::new(),
    }
}

/// Returns a number of seconds in microseconds.
fn micros(seconds: Option<&Value>) -> Option<i64> {
    let seconds = seconds?.as_f64()?;
    Some((seconds * 1e6).round() as i64)
}

/// Converts a time in RFC 3339 format to microseconds since 1970.
fn since_1970(time: &str) -> Option<i64> {
    let time = humantime::parse_rfc3339(time).ok()?;
    let since = time
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or(Duration::ZERO);
    i64::try_from(since.as_micros()).ok()
}
