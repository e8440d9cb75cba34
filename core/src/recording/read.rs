//! The reader of records: lines to entries, each call with its end.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use crate::error::{Effect, Error, ErrorKind, Result};
use crate::schema::field::Field;
use crate::types::{LogEntry, PermitId};
use crate::value::{Object, Value};

/// The record of one process, which may have several files.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Source {
    pid: i64,
    started: String,
}

/// Files that are being read.
#[derive(Default)]
pub(super) struct Reading {
    /// Entries with the time at which they began, in microseconds since 1970.
    entries: Vec<(i64, LogEntry)>,
    /// Places of the calls that have no end yet.
    open: HashMap<(Source, i64), usize>,
    /// Addresses of the hubs of the clients.
    hubs: HashMap<(Source, i64), String>,
}

/// The file that is being read: its record, and the time at which it begins.
struct Context {
    source: Source,
    /// Time of day at which `at` is 0, in microseconds since 1970.
    zero: i64,
}

impl Reading {
    pub(super) fn file(&mut self, path: &Path) -> Result<()> {
        let unreadable = |source: std::io::Error| {
            let detail = format!("{} cannot be read: {source}", path.display());
            Error::new(ErrorKind::Io, Effect::None, detail)
                .with_advice("Check that the file exists and may be read.")
                .with_source(Arc::new(source))
        };
        let mut lines = BufReader::new(File::open(path).map_err(unreadable)?);
        let mut context = None;
        let mut line = Vec::new();
        loop {
            line.clear();
            if lines.read_until(b'\n', &mut line).map_err(unreadable)? == 0 {
                break;
            }
            let text = String::from_utf8_lossy(&line);
            let object = Value::from_json(text.trim_end());
            let Some(object) = object.ok().and_then(|value| value.into_object().ok()) else {
                // A cut line; the first one must be the head.
                if context.is_none() {
                    break;
                }
                continue;
            };
            match &mut context {
                None => context = Some(head(path, &object)?),
                Some(context) => self.line(context, object),
            }
        }
        match context {
            Some(_) => Ok(()),
            None => Err(no_record(path, "it does not begin with the head of one")),
        }
    }

    fn line(&mut self, context: &mut Context, mut line: Object) {
        let at = micros(line.get("at")).unwrap_or_default();
        if let Some(wall) = line
            .get("clock")
            .and_then(Value::as_str)
            .and_then(since_1970)
        {
            context.zero = wall - at;
            return;
        }
        let client = integer(&line, "client").unwrap_or(1);
        let key = |number| (context.source.clone(), number);
        let number = integer(&line, "n");
        let words = [
            ("began", "act"),
            ("read", "read"),
            ("refused", "refused"),
            ("opened", "opened"),
            ("closed", "closed"),
            ("armed", "armed"),
            ("disarmed", "disarmed"),
            ("note", "note"),
            ("live", "live"),
        ];
        let found = words.iter().find(|(word, _)| line.contains(word));
        let Some((word, event)) = found else {
            if let Some(lost) = integer(&line, "lost") {
                let mut entry = self.entry(context, at, client);
                entry.event = "lost".to_owned();
                entry.operation = lost.to_string();
                self.entries.push((context.zero + at, entry));
            } else if let Some(place) = number.and_then(|n| self.open.remove(&key(n)))
                && let Some((_, entry)) = self.entries.get_mut(place)
            {
                end(entry, &mut line);
            }
            return;
        };
        if *event == "opened"
            && let Some(hub) = line.get("hub").and_then(Value::as_str)
        {
            self.hubs.insert(key(client), hub.to_owned());
        }
        let mut entry = self.entry(context, at, client);
        entry.number = number;
        entry.event = (*event).to_owned();
        entry.operation = take_text(&mut line, word);
        if let Some(Ok(arguments)) = line.remove("arguments").map(Value::into_object) {
            entry.arguments = arguments;
        }
        entry.names = take_text(&mut line, "names");
        entry.whole = integer(&line, "whole");
        entry.whole_call = take_text(&mut line, "of");
        entry.permit = integer(&line, "permit").map(PermitId);
        match *event {
            "act" => {
                entry.ended = "open".to_owned();
                if let Some(number) = number {
                    self.open.insert(key(number), self.entries.len());
                }
            }
            "read" => end(&mut entry, &mut line),
            "refused" => {
                entry.ended = "none".to_owned();
                entry.kind = take_text(&mut line, "kind");
            }
            _ => {}
        }
        self.entries.push((context.zero + at, entry));
    }

    fn entry(&self, context: &Context, at: i64, client: i64) -> LogEntry {
        let mut entry = LogEntry::blank();
        entry.at_ms = (context.zero + at).div_euclid(1000);
        entry.pid = context.source.pid;
        let hub = self.hubs.get(&(context.source.clone(), client));
        entry.hub = hub.cloned().unwrap_or_default();
        entry
    }

    /// Returns the entries in the order in which they began.
    pub(super) fn entries(mut self) -> Vec<LogEntry> {
        self.entries.sort_by_key(|(at, _)| *at);
        self.entries.into_iter().map(|(_, entry)| entry).collect()
    }
}

fn end(entry: &mut LogEntry, line: &mut Object) {
    entry.ended = take_text(line, "ended");
    entry.kind = take_text(line, "kind");
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
            "its version is not 1, the only one that this version reads",
        ));
    }
    let started = head
        .get("started")
        .and_then(Value::as_str)
        .unwrap_or_default();
    let Some(zero) = since_1970(started) else {
        return Err(no_record(path, "its head has no time"));
    };
    let source = Source {
        pid: integer(head, "pid").unwrap_or_default(),
        started: started.to_owned(),
    };
    Ok(Context { source, zero })
}

fn no_record(path: &Path, why: &str) -> Error {
    let detail = format!("{} is no record that can be read: {why}", path.display());
    Error::invalid("paths", detail)
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

/// Returns a time of day in microseconds since 1970.
fn since_1970(time: &str) -> Option<i64> {
    let time = humantime::parse_rfc3339(time).ok()?;
    let since = time
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or(Duration::ZERO);
    i64::try_from(since.as_micros()).ok()
}
