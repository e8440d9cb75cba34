//! Notes in a record, and records that are read back.

mod read;

pub use read::LogEntries;

use std::path::Path;

use crate::batch::define::composed;
use crate::client::Client;
use crate::error::Result;
use crate::ops::Recorders;
use crate::schema::field::Field;
use crate::types::{LogEntry, LogNote, LogStatus, RecordedFiles};

composed! {
    Recorders = recorder gives data;

    /// Writes a note into the record of this client: what a person saw or did. Does nothing if the client
    /// records nothing. Sends nothing.
    fn note(; note: LogNote) -> () = Read by note
        => r#"hub.recorder().note("the anchor asked for the old opening")?;"#;

    /// Returns the path of the file that is being written, and the number of lines that could not
    /// be written. Sends nothing.
    fn status() -> LogStatus = Read by status
        => "let status = hub.recorder().status()?;",
           "assert_eq!((status.file.as_str(), status.lost), (\"\", 0));";

    /// Reads records back. Each call is one entry, which also contains its end, and entries are in
    /// the order in which they began. Files of several processes are merged by their times.
    /// Incomplete lines, which are left behind by a crash of the process or the machine, are
    /// skipped. Any client can read any file. Sends nothing.
    fn read(; files: RecordedFiles) -> Vec<LogEntry> = Read by read
        => "let folder = std::env::temp_dir();",
           "# let folder = folder.join(format!(\"gfxhub-read-{}\", std::process::id()));",
           "# std::fs::create_dir_all(&folder).unwrap();",
           r#"let recorded = Client::builder(hub.hub()).record(folder.join("evening.jsonl")).build()?;"#,
           "recorded.playout().trigger_button(1, 2, \"in\")?;",
           "let files = RecordedFiles::new([recorded.recorder().status()?.file]).acts(true);",
           "for entry in hub.recorder().read(&files)? {",
           r#"    println!("{} {} {}", entry.at_ms, entry.operation, entry.ended);"#,
           "}",
           "# std::fs::remove_dir_all(&folder).unwrap();";
}

fn note(client: &Client, note: &LogNote) -> Result<()> {
    if let Some(recorder) = &client.shared.recorder {
        recorder.tell("note", &note.text, &[]);
    }
    Ok(())
}

fn status(client: &Client) -> Result<LogStatus> {
    let recorder = client.shared.recorder.as_ref();
    let mut status = LogStatus::blank();
    if let Some((file, lost)) = recorder.and_then(|recorder| recorder.state()) {
        status.file = file.display().to_string();
        status.lost = lost as i64;
    }
    Ok(status)
}

fn read(_: &Client, files: &RecordedFiles) -> Result<Vec<LogEntry>> {
    let opened = LogEntries::open(&files.paths);
    let entries = opened.map_err(|(at, error)| error.with_argument(format!("body.paths[{at}]")))?;
    let takes = |entry: &Result<LogEntry>| entry.as_ref().map_or(true, |it| files.takes(it));
    entries.filter(takes).collect()
}

/// Reads files of a record as [`Recorders::read`] does, but without a client, and one entry at a
/// time.
///
/// ```
/// # let folder = std::env::temp_dir().join(format!("gfxhub-log-{}", std::process::id()));
/// # std::fs::create_dir_all(&folder).unwrap();
/// # let hub = gfxhub::Client::builder("http://10.0.0.5").record(folder.join("a.jsonl")).build()?;
/// # let file = hub.recorder().status()?.file;
/// for entry in gfxhub::read_log([&file])? {
///     let entry = entry?;
///     println!("{} {} {}", entry.at_ms, entry.operation, entry.ended);
/// }
/// # std::fs::remove_dir_all(&folder).unwrap();
/// # Ok::<(), gfxhub::Error>(())
/// ```
///
/// # Errors
/// [`ErrorKind::Io`](crate::ErrorKind::Io) for a file that cannot be read, and
/// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) for one that is no record. An entry is an
/// error of kind [`ErrorKind::Io`](crate::ErrorKind::Io) if its file was changed after this call.
pub fn read_log(files: impl IntoIterator<Item = impl AsRef<Path>>) -> Result<LogEntries> {
    LogEntries::open(files).map_err(|(_, error)| error)
}
