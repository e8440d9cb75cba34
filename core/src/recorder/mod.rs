//! The flight recorder: a file that says what the clients of a process sent, when, and with what
//! result.
//!
//! Each line is one `write` to an append-only file, made on the thread that makes the call. The
//! line survives if the process dies right after the write. Only
//! [`record_sync`](crate::ClientBuilder::record_sync) makes it survive a crash of the machine. A
//! line that cannot be written is counted as lost, and its call continues.

mod arguments;
mod file;
mod line;

#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::config::{Config, Responses};
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::event::{Event, Observer};
use crate::guard::WholeCall;
use crate::process::{PerProcess, process_number};
use crate::redact::Redactor;
use crate::request::Request;
use crate::types::PermitId;
use crate::value::Value;
use file::RecordFile;
use line::Line;

/// Maximum length of a recorded response, in bytes.
const MAX_RESPONSE: usize = 64 * 1024;

/// Name under which a lost line is reported as an event.
const WRITE: &str = "recorder.write";

/// The recorder of a client.
pub(crate) struct Recorder {
    path: PathBuf,
    sync: bool,
    reads: bool,
    responses: Responses,
    hub: Arc<str>,
    redactor: Redactor,
    observer: Option<Observer>,
    /// File of this process; `None` if it cannot be opened. A forked child opens its own.
    own: PerProcess<Option<Joined>>,
    /// True once a lost line was reported.
    has_reported: AtomicBool,
    closed: AtomicBool,
}

/// A file that a client writes to.
struct Joined {
    file: Arc<RecordFile>,
    /// Number of the client among those of the file, from 1.
    client: u64,
}

/// Place of a request in the record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    number: u64,
    /// True for a read, whose only line is written when the read has ended.
    is_read: bool,
}

/// End of a call as it is recorded.
pub(crate) struct Ended<'a> {
    /// Error of the call; `None` if it succeeded.
    pub(crate) error: Option<&'a Error>,
    pub(crate) status: Option<u16>,
    pub(crate) attempts: u32,
    /// Start of the call.
    pub(crate) began: Instant,
    pub(crate) response: &'a [u8],
}

impl Recorder {
    /// Opens the recorder that the settings describe; `None` if they describe none.
    pub(crate) fn open(config: &Config) -> Result<Option<Arc<Self>>> {
        let settings = &config.settings;
        let Some(path) = &settings.record else {
            return Ok(None);
        };
        let failed = |source: std::io::Error| {
            let detail = format!("the record {} cannot be written: {source}", path.display());
            Error::new(ErrorKind::Io, Effect::None, detail)
                .with_argument("record")
                .with_advice("Check that its folder exists and may be written to.")
                .with_source(Arc::new(source))
        };
        let joined = Joined::open(path, settings.record_sync, &config.hub).map_err(failed)?;
        Ok(Some(Arc::new(Self {
            path: path.clone(),
            sync: settings.record_sync,
            reads: settings.record_reads,
            responses: Responses::parse(settings.record_responses.as_deref())?,
            hub: Arc::clone(&config.hub),
            redactor: config.redactor.clone(),
            observer: config.observer.clone(),
            own: PerProcess::new(Some(joined)),
            has_reported: AtomicBool::new(false),
            closed: AtomicBool::new(false),
        })))
    }

    /// Writes the first line of a request, unless the request is a read. Returns the place of the
    /// request in the record; `None` if the request is not recorded. `permit` is the permit that
    /// the request uses.
    pub(crate) fn begin(
        &self,
        request: &Request,
        whole: Option<&WholeCall>,
        permit: Option<PermitId>,
    ) -> Option<Entry> {
        if request.is_read() && !self.reads {
            return None;
        }
        let joined = self.joined()?;
        let entry = Entry {
            number: joined.file.next_number(),
            is_read: request.is_read(),
        };
        if !entry.is_read {
            let mut line = joined.line(Some(entry.number), Instant::now());
            line.request("began", request);
            self.part_of(joined, &mut line, whole);
            if let Some(permit) = permit {
                line.number("permit", permit.get());
            }
            self.write(joined, line);
        }
        Some(entry)
    }

    /// Writes the line of a request that has ended.
    pub(crate) fn end(
        &self,
        entry: Entry,
        request: &Request,
        whole: Option<&WholeCall>,
        ended: &Ended<'_>,
    ) {
        let Some(joined) = self.joined() else {
            return;
        };
        let at = match entry.is_read {
            true => ended.began,
            false => Instant::now(),
        };
        let mut line = joined.line(Some(entry.number), at);
        if entry.is_read {
            line.request("read", request);
            self.part_of(joined, &mut line, whole);
        }
        let effect = ended.error.map_or("ok", |error| error.effect().word());
        line.word("ended", effect);
        if let Some(error) = ended.error {
            line.word("kind", error.kind().name());
            if let Some(phase) = error.phase() {
                line.word("phase", phase.word());
            }
            if let Some(missing) = error.missing() {
                line.text("missing", missing);
            }
        }
        if let Some(status) = ended.status {
            line.number("status", status.into());
        }
        line.number("attempts", ended.attempts.into());
        line.seconds("elapsed", ended.began.elapsed());
        if self.takes_response(ended.error.is_some()) && !ended.response.is_empty() {
            line.response(ended.response, MAX_RESPONSE, &self.redactor);
        }
        self.write(joined, line);
    }

    /// Returns `true` if the response to a request is recorded. `failed` is true for a failed one.
    fn takes_response(&self, failed: bool) -> bool {
        self.responses == Responses::All || failed && self.responses == Responses::Errors
    }

    /// Writes the line of a request that the guard has refused.
    pub(crate) fn refused(&self, request: &Request, whole: Option<&WholeCall>, error: &Error) {
        let Some(joined) = self.joined() else {
            return;
        };
        let mut line = joined.line(Some(joined.file.next_number()), Instant::now());
        line.request("refused", request);
        self.part_of(joined, &mut line, whole);
        line.word("kind", error.kind().name());
        self.write(joined, line);
    }

    /// Writes the line of an event that is not a request: its kind, its subject, and its numbers.
    pub(crate) fn tell(&self, word: &str, what: &str, numbers: &[(&str, i64)]) {
        let Some(joined) = self.joined() else {
            return;
        };
        let mut line = joined.line(None, Instant::now());
        line.text(word, what);
        for (name, number) in numbers {
            line.number(name, *number);
        }
        self.write(joined, line);
    }

    /// Writes a line about the values that a live session has sent to a property: the first and the
    /// last value, and their number. `ids` are those of the engine, the node and the property;
    /// `names` is the path of names that led to the property.
    pub(crate) fn live(
        &self,
        ids: &[Cow<'_, str>; 3],
        names: Option<&str>,
        values: [&Value; 2],
        count: i64,
    ) {
        let Some(joined) = self.joined() else {
            return;
        };
        let mut line = joined.line(None, Instant::now());
        line.live(ids, values, count);
        if let Some(names) = names {
            line.text("names", names);
        }
        self.write(joined, line);
    }

    /// Writes the line that says that the client was closed, unless it was written before.
    pub(crate) fn close(&self) {
        if !self.closed.swap(true, Ordering::Relaxed) {
            self.tell("closed", "client", &[]);
        }
    }

    /// Returns the path of the file that is written now, and the number of lines that were lost;
    /// `None` if the file cannot be opened.
    pub(crate) fn state(&self) -> Option<(PathBuf, u64)> {
        self.joined().map(|joined| joined.file.current())
    }

    /// Adds to a line the composed call that its request is a part of.
    fn part_of(&self, joined: &Joined, line: &mut Line, whole: Option<&WholeCall>) {
        if let Some(whole) = whole {
            line.number("whole", whole.number(|| joined.file.next_number()) as i64);
            line.word("of", whole.name());
            whole.with_names(|names| line.text("names", names));
        }
    }

    fn write(&self, joined: &Joined, line: Line) {
        let line = line.finish(&self.redactor);
        let Err(error) = joined.file.write(&line, self.sync) else {
            return;
        };
        if self.has_reported.swap(true, Ordering::Relaxed) {
            return;
        }
        if let Some(observer) = &self.observer {
            let sentence = format!("{}: {error}", self.path.display());
            observer.report(&Event::of_client(&self.hub, WRITE, ErrorKind::Io, sentence));
        }
    }

    /// Returns the file of this process.
    fn joined(&self) -> Option<&Joined> {
        let open = || Joined::open(&self.path, self.sync, &self.hub).ok();
        self.own.own(open).as_ref()
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        // A forked child that has recorded nothing does not open a file only to record the close.
        if self.own.latest(process_number()).1 {
            self.close();
        }
    }
}

impl fmt::Debug for Recorder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recorder")
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}

impl Joined {
    fn open(path: &std::path::Path, sync: bool, hub: &str) -> std::io::Result<Self> {
        let file = file::shared(path, hub)?;
        let client = file.next_client();
        let joined = Self { file, client };
        let mut line = joined.line(None, Instant::now());
        line.text("opened", "client");
        line.text("hub", hub);
        // An error is ignored here: the lost line is reported with the first call.
        let _ = joined.file.write(&line.finish(&Redactor::default()), sync);
        Ok(joined)
    }

    fn line(&self, number: Option<u64>, at: Instant) -> Line {
        Line::begin(number, self.file.at(at), self.client)
    }
}
