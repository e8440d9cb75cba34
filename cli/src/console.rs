//! The console: the streams that the command reads and writes, and the properties of the terminal.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use crate::error::CliError;
use crate::pretty_json;
use crate::terminal_escape::{escape_json, escape_line, escape_text};

/// Width of tables in characters if the output is not a terminal.
const WIDTH: u16 = 120;

/// Width in characters of a terminal that does not report its width.
const UNKNOWN_WIDTH: u16 = 80;

/// Name of the command.
const NAME: &str = "gfxhub";

/// Height in lines of a terminal that does not report its height.
const UNKNOWN_HEIGHT: usize = 24;
/// Minimum height in lines that is assumed of a terminal.
const MIN_HEIGHT: usize = 5;

/// The streams of the command.
pub struct Console<'a> {
    input: &'a mut dyn Read,
    out: &'a mut dyn Write,
    err: &'a mut dyn Write,
    width: Option<u16>,
    out_is_terminal: bool,
    colour: bool,
    notes: bool,
    questions: bool,
    events: Events,
    language: Language,
    program: String,
}

/// The language of the package that contains this command. Examples are shown in this language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Language {
    /// The command alone, outside any package.
    #[default]
    Shell,
    /// The Python wheel.
    Python,
    /// The npm package.
    Node,
}

/// Destination of messages about the attempts of a call. The thread that makes the call writes
/// them.
#[derive(Clone)]
pub(crate) enum Events {
    /// The standard error of this process. Messages appear immediately.
    Process,
    /// A list that is written when the command ends.
    Collected(Arc<Mutex<Vec<String>>>),
}

impl Events {
    /// Writes a message about one attempt.
    pub(crate) fn report(&self, line: &str) {
        let line = escape_line(line);
        match self {
            // A failure to write this message is ignored, because it cannot be reported anywhere.
            Events::Process if io::stderr().is_terminal() => {
                // Overwrites the progress line, which may be displayed.
                drop(writeln!(io::stderr(), "\r\u{1b}[K{line}"));
            }
            Events::Process => drop(writeln!(io::stderr(), "{line}")),
            Events::Collected(lines) => lines
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(line),
        }
    }
}

impl<'a> Console<'a> {
    /// Creates a console whose streams are not terminals: it writes plain text and asks no
    /// questions.
    pub fn plain(
        input: &'a mut dyn Read,
        out: &'a mut dyn Write,
        err: &'a mut dyn Write,
    ) -> Console<'a> {
        Console {
            input,
            out,
            err,
            width: None,
            out_is_terminal: false,
            colour: false,
            notes: false,
            questions: false,
            events: Events::Collected(Arc::default()),
            language: Language::Shell,
            program: NAME.to_owned(),
        }
    }

    /// Creates a console with the streams of this process. Width and colours depend on the terminal
    /// and the environment.
    pub fn of_process(
        input: &'a mut dyn Read,
        out: &'a mut dyn Write,
        err: &'a mut dyn Write,
    ) -> Console<'a> {
        let choice = anstream::AutoStream::choice(&std::io::stdout());
        let out_is_terminal = std::io::stdout().is_terminal();
        let err_is_terminal = std::io::stderr().is_terminal();
        Console {
            width: out_is_terminal.then(|| width_of(comfy_table::Table::new().width())),
            out_is_terminal,
            colour: choice != anstream::ColorChoice::Never,
            notes: err_is_terminal,
            questions: err_is_terminal && std::io::stdin().is_terminal(),
            events: Events::Process,
            ..Console::plain(input, out, err)
        }
    }

    /// Sets the language in which examples are shown.
    #[must_use]
    pub fn with_language(self, language: Language) -> Console<'a> {
        Console { language, ..self }
    }

    /// Sets the name that examples use for the command, from the name by which it was called. A
    /// path is kept because the command of an unpacked archive may not be in the search path.
    pub(crate) fn set_program(&mut self, called: Option<&OsString>) {
        let called = called.and_then(|name| name.to_str()).unwrap_or(NAME);
        let is_path = called.contains(std::path::is_separator);
        self.program = match (is_path, called.contains(char::is_whitespace)) {
            (false, _) => NAME.to_owned(),
            (true, false) => called.to_owned(),
            (true, true) if cfg!(windows) => format!("& '{called}'"),
            (true, true) => format!("'{called}'"),
        };
    }

    /// Returns the text that a user types to call the command.
    pub(crate) fn program(&self) -> &str {
        &self.program
    }

    /// Returns the language of examples.
    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// Returns the text that `print` writes to a console with the same properties.
    pub(crate) fn captured(
        &self,
        print: impl FnOnce(&mut Console<'_>) -> Result<(), CliError>,
    ) -> Result<Vec<u8>, CliError> {
        let (mut out, mut notes) = (Vec::new(), Vec::new());
        let mut input = io::empty();
        let mut inner = Console {
            width: self.width,
            out_is_terminal: self.out_is_terminal,
            colour: self.colour,
            notes: self.out_is_terminal,
            ..Console::plain(&mut input, &mut out, &mut notes)
        };
        print(&mut inner)?;
        // The notes are part of the text, because the message about an empty list is a note.
        out.extend(notes);
        Ok(out)
    }

    /// Returns `true` if progress is shown, because the standard error is a terminal.
    pub(crate) fn shows_progress(&self) -> bool {
        self.notes
    }

    /// Redraws the progress line; an empty line removes it. Ignores errors, which cannot be
    /// reported.
    pub(crate) fn draw_progress(&mut self, line: &str) {
        let _ = write!(self.err, "\r{}\u{1b}[K", escape_line(line));
        let _ = self.err.flush();
    }

    /// Returns the height of the terminal in lines.
    pub(crate) fn height(&self) -> usize {
        let size = terminal_size::terminal_size();
        size.map_or(UNKNOWN_HEIGHT, |(_, height)| usize::from(height.0))
            .max(MIN_HEIGHT)
    }

    /// Returns the maximum width of a table, and `true` if lines are wrapped at that width.
    pub(crate) fn width(&self) -> (u16, bool) {
        (self.width.unwrap_or(WIDTH), self.width.is_some())
    }

    /// Returns the width of help texts: that of the terminal, but at most `most`.
    pub(crate) fn help_width(&self, most: u16) -> u16 {
        self.width.map_or(most, |width| width.min(most))
    }

    /// Returns `true` if output has colours.
    pub(crate) fn colour(&self) -> bool {
        self.colour
    }

    /// Returns `true` if the user can be asked questions.
    pub(crate) fn can_ask(&self) -> bool {
        self.questions
    }

    /// Returns `true` if the streams are those of this process; the process then runs only this
    /// command.
    pub(crate) fn is_of_process(&self) -> bool {
        matches!(self.events, Events::Process)
    }

    /// Writes a part of the result.
    pub(crate) fn print(&mut self, bytes: impl AsRef<[u8]>) -> Result<(), CliError> {
        self.out.write_all(bytes.as_ref()).map_err(CliError::Output)
    }

    /// Writes a part of the result, followed by a line end if it does not end with one.
    pub(crate) fn print_line(&mut self, text: &str) -> Result<(), CliError> {
        self.print(text)?;
        if text.ends_with('\n') {
            return Ok(());
        }
        self.print("\n")
    }

    /// Writes JSON in one line, with control characters escaped.
    pub(crate) fn print_json(&mut self, json: &str) -> Result<(), CliError> {
        match self.out_is_terminal {
            true => self.print_line(&escape_text(json)),
            false => self.print_line(&escape_json(json)),
        }
    }

    /// Writes the JSON of a result, with every number as it was received. A terminal shows it
    /// indented; other outputs receive one line. Control characters are escaped.
    pub(crate) fn print_result(&mut self, json: &str) -> Result<(), CliError> {
        match self.out_is_terminal {
            true => self.print_as_sent(json, true),
            false => self.print_json(json),
        }
    }

    /// Writes bytes. On a terminal, control characters are escaped.
    pub(crate) fn print_bytes(&mut self, bytes: &[u8]) -> Result<(), CliError> {
        match self.out_is_terminal {
            true => self.print(escape_text(&String::from_utf8_lossy(bytes))),
            false => self.print(bytes),
        }
    }

    /// Writes the text of a response, followed by a line end. On a terminal, control characters are
    /// escaped, and JSON is indented with every number as it was received. Other outputs receive
    /// the text unchanged, except that control characters in JSON are escaped if `json` is true.
    pub(crate) fn print_as_sent(&mut self, text: &str, json: bool) -> Result<(), CliError> {
        if !self.out_is_terminal {
            return match json && pretty_json::is_json(text) {
                true => self.print_line(&escape_json(text)),
                false => self.print_line(text),
            };
        }
        let text = escape_text(text);
        match pretty_json::layout(&text, self.colour) {
            Some(json) => self.print_line(&json),
            None => self.print_line(&text),
        }
    }

    /// Returns `true` if results are written to a terminal.
    pub(crate) fn is_terminal(&self) -> bool {
        self.out_is_terminal
    }

    /// Returns the destination of messages about attempts.
    pub(crate) fn events(&self) -> Events {
        self.events.clone()
    }

    /// Writes the collected messages about attempts.
    pub(crate) fn write_events(&mut self) {
        if let Events::Collected(lines) = self.events.clone() {
            let lines = std::mem::take(&mut *lines.lock().unwrap_or_else(PoisonError::into_inner));
            lines.iter().for_each(|line| self.eprint(line));
        }
    }

    /// Flushes the standard output.
    pub(crate) fn flush(&mut self) -> Result<(), CliError> {
        self.out.flush().map_err(CliError::Output)
    }

    /// Writes a line to the standard error, with control characters escaped. Ignores errors, which
    /// cannot be reported.
    pub(crate) fn eprint(&mut self, text: &str) {
        let _ = writeln!(self.err, "{}", escape_text(text));
        let _ = self.err.flush();
    }

    /// Reports an error and returns the exit code. A pipe that its reader has closed is not an
    /// error.
    pub(crate) fn report(&mut self, error: &CliError, json: bool) -> u8 {
        match error {
            CliError::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return 0,
            _ if json => self.eprint(&error.to_json()),
            _ => self.eprint(&format!("gfxhub: {}", error.message())),
        }
        error.exit_code()
    }

    /// Writes a short note, if the standard error is a terminal. Scripts do not receive it.
    pub(crate) fn note(&mut self, text: &str) {
        if self.notes {
            self.eprint(text);
        }
    }

    /// Asks a question and returns the line that the user enters.
    pub(crate) fn ask(&mut self, question: &str) -> Result<String, CliError> {
        self.err
            .write_all(escape_text(question).as_bytes())
            .and_then(|()| self.err.flush())
            .map_err(CliError::Output)?;
        Ok(self.read_line()?.unwrap_or_default().trim().to_owned())
    }

    /// Returns the next line of the standard input, or `None` at the end of the input.
    pub(crate) fn read_line(&mut self) -> Result<Option<String>, CliError> {
        // The first line may begin with a byte order mark.
        let text = |line: &[u8]| {
            let text = String::from_utf8_lossy(line);
            text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned()
        };
        let (mut line, mut byte) = (Vec::new(), [0]);
        // Reads byte by byte, so that the input after this line stays unread. That is fast enough
        // because the input is buffered.
        while self.input.read(&mut byte).map_err(CliError::Output)? == 1 {
            if byte[0] == b'\n' {
                return Ok(Some(text(&line)));
            }
            line.push(byte[0]);
        }
        Ok(Some(text(&line)).filter(|rest| !rest.is_empty()))
    }

    /// Returns the argument itself, or the whole standard input if the argument is `-`.
    pub(crate) fn text_or_input(
        &mut self,
        given: &str,
        argument: &str,
    ) -> Result<String, CliError> {
        if given != "-" {
            return match file_named_by(given) {
                Some(file) => Err(CliError::usage(
                    argument,
                    format!(
                        "{file:?} is a file, but its content is expected here. Nothing was sent. Write - and read \
                         the file as the standard input: - < {file}"
                    ),
                )),
                None => Ok(given.to_owned()),
            };
        }
        let mut bytes = Vec::new();
        let read = self.input.read_to_end(&mut bytes);
        let text = match read {
            Ok(_) => gfxhub::bindings::decode_utf8(&bytes),
            Err(error) => Err(format!("cannot be read: {error}")),
        };
        text.map(str::to_owned).map_err(|reason| {
            let why = format!(
                "the standard input {reason}. Nothing was sent. Give the text itself in place of -"
            );
            CliError::usage(argument, why)
        })
    }
}

/// Returns the file name in `given`, which may begin with an `@`, if the file exists and `given` is
/// not JSON. The argument should be the content itself, so the file name is a mistake.
fn file_named_by(given: &str) -> Option<&str> {
    let name = given.strip_prefix('@').unwrap_or(given);
    let is_meant = gfxhub::Value::from_json(given).is_err() && Path::new(name).is_file();
    is_meant.then_some(name)
}

/// Returns the width of a terminal that reports this number of columns.
fn width_of(columns: Option<u16>) -> u16 {
    columns
        .filter(|columns| *columns > 0)
        .unwrap_or(UNKNOWN_WIDTH)
}

#[cfg(test)]
impl<'a> Console<'a> {
    /// Creates a console that behaves like an interactive terminal of this width.
    pub(crate) fn terminal(
        input: &'a mut dyn Read,
        out: &'a mut dyn Write,
        err: &'a mut dyn Write,
        width: u16,
    ) -> Console<'a> {
        Console {
            width: Some(width),
            out_is_terminal: true,
            colour: true,
            notes: true,
            questions: true,
            ..Console::plain(input, out, err)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Console, width_of};
    use crate::error::CliError;

    #[test]
    fn a_command_that_was_called_by_its_path_is_shown_by_it() {
        let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
        let mut console = Console::plain(&mut input, &mut out, &mut err);
        for (called, shown) in [
            ("gfxhub", "gfxhub"),
            ("gfxhub.exe", "gfxhub"),
            ("./gfxhub", "./gfxhub"),
        ] {
            console.set_program(Some(&called.into()));
            assert_eq!(console.program(), shown);
        }
        console.set_program(Some(&"/my tools/gfxhub".into()));
        assert!(console.program().ends_with("'/my tools/gfxhub'"));
        console.set_program(None);
        assert_eq!(console.program(), "gfxhub");
    }

    #[test]
    fn nothing_that_is_shown_controls_the_terminal() {
        let hostile = "a\u{1b}[2J\u{9b}31m\u{7f}\u{202e}\u{7}b\r";
        let (mut input, mut out, mut err) = (&b"y\n"[..], Vec::new(), Vec::new());
        let mut console = Console::terminal(&mut input, &mut out, &mut err, 80);
        console.events().report(hostile);
        console.write_events();
        console.eprint(hostile);
        console.note(hostile);
        console.ask(hostile).unwrap();
        console.report(&CliError::usage("x", hostile), false);
        console.report(&CliError::usage("x", hostile), true);
        console.draw_progress(hostile);
        console.print_bytes(hostile.as_bytes()).unwrap();
        console.print_bytes(b"\x9b\xff\x1b").unwrap();
        console.print_as_sent(hostile, false).unwrap();
        let json = format!("{{\"a\":\"{}\"}}", "\u{9b}\u{7f}\u{202e}");
        console.print_json(&json).unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        let (out, err) = (text(out), text(err));
        // Removes the control characters of the progress line, the only output that may move the
        // cursor.
        let err = err.replacen("\u{1b}[K", "", 1).replacen('\r', "", 1);
        for shown in [out, err] {
            let controls = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
            assert!(!shown.contains(controls), "{shown:?}");
            assert!(
                shown.contains("\\u009b") || shown.contains("\\u{9b}"),
                "{shown:?}"
            );
        }
    }

    #[test]
    fn a_pipe_gets_bytes_as_they_came_and_json_without_control_characters() {
        let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
        let mut console = Console::plain(&mut input, &mut out, &mut err);
        console.print_bytes(b"\xff\x1b\r\n").unwrap();
        console.print_as_sent("<p>\u{9b}", true).unwrap();
        console.print_as_sent("[\"\u{9b}\"]", false).unwrap();
        console.print_as_sent("[\"\u{9b}\"]", true).unwrap();
        console.print_result("[\"\u{7f}\u{e9}\u{202e}\"]").unwrap();
        let lines = [
            &b"\xff\x1b\r\n"[..],
            "<p>\u{9b}\n[\"\u{9b}\"]\n[\"\\u009b\"]\n[\"\\u007f\u{e9}\u{202e}\"]\n".as_bytes(),
        ];
        assert_eq!(out, lines.concat());
    }

    #[test]
    fn a_terminal_without_columns_is_80_wide() {
        assert_eq!(width_of(Some(0)), 80);
        assert_eq!(width_of(None), 80);
        assert_eq!(width_of(Some(132)), 132);
    }
}
