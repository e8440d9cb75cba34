//! `gfxhub-conformance`: the hub and the judge of the conformance suite. A runner exchanges lines
//! with it through its stdin and stdout; `tests/README.md` describes them.

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::process::ExitCode;

use gfxhub_tests::comparison::Numbers;
use gfxhub_tests::handles::{self, server::HandleServer};
use gfxhub_tests::json::Json;
use gfxhub_tests::protocol::{Answer, Protocol, closing};
use gfxhub_tests::{load, report};

const USAGE: &str = "usage: gfxhub-conformance --binding NAME [--api-key KEY] [--numbers exact|double] \
    [--results as-sent|documented|counted] [--handles]\n";

/// Exit code of a run that was not completed.
const BROKEN_OFF: u8 = 2;

fn main() -> ExitCode {
    let ended = Options::read(std::env::args().skip(1)).and_then(|options| options.play());
    ended.map_or_else(
        |why| {
            // If stderr is closed, nobody can read the message.
            let _ = writeln!(io::stderr(), "gfxhub-conformance: {why}");
            ExitCode::from(BROKEN_OFF)
        },
        ExitCode::from,
    )
}

struct Options {
    binding: String,
    key: Option<String>,
    numbers: Numbers,
    documented: bool,
    /// True if the binding sends the length of a list of addresses instead of the list.
    counted: bool,
    /// True to play the cases of handles instead of those of operations.
    handles: bool,
}

impl Options {
    fn read(mut given: impl Iterator<Item = String>) -> Result<Options, String> {
        let (mut binding, mut key) = (None, None);
        let (mut numbers, mut documented, mut handles) = (Numbers::Exact, false, false);
        let mut counted = false;
        while let Some(option) = given.next() {
            let mut value = || {
                let value = given.next();
                value.ok_or_else(|| format!("{option} needs a value\n{USAGE}"))
            };
            match option.as_str() {
                "--binding" => binding = Some(value()?),
                "--handles" => handles = true,
                "--api-key" => key = Some(value()?),
                "--numbers" => {
                    numbers = match value()?.as_str() {
                        "exact" => Numbers::Exact,
                        "double" => Numbers::Doubles,
                        other => {
                            return Err(format!("{other:?} is not a kind of numbers\n{USAGE}"));
                        }
                    }
                }
                "--results" => {
                    (documented, counted) = match value()?.as_str() {
                        "as-sent" => (false, false),
                        "documented" => (true, false),
                        "counted" => (false, true),
                        other => {
                            return Err(format!("{other:?} is not a kind of results\n{USAGE}"));
                        }
                    }
                }
                _ => return Err(format!("unknown option {option:?}\n{USAGE}")),
            }
        }
        let binding = binding.ok_or_else(|| format!("--binding is missing\n{USAGE}"))?;
        // The name becomes part of a file name.
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if binding.is_empty() || !binding.bytes().all(plain) {
            return Err(format!(
                "{binding:?} is not a name of letters, digits and hyphens"
            ));
        }
        Ok(Options {
            binding,
            key,
            numbers,
            documented,
            counted,
            handles,
        })
    }

    /// Plays the run to its end and returns the exit code.
    fn play(self) -> Result<u8, String> {
        let folder = report::folder();
        if self.handles {
            let cases = handles::case::committed_cases()?;
            let mut server = HandleServer::new(cases, &self.binding, self.numbers);
            if self.counted {
                server.take_counted_results();
            }
            let greeting = server.greeting();
            return answer(
                &greeting,
                |line| server.answer(line),
                &folder.join("handles"),
            );
        }
        let cases = load::committed_cases()?;
        let mut server = Protocol::start(cases, &self.binding, self.key.as_deref(), self.numbers)?;
        if self.documented {
            server.take_documented_results();
        }
        let greeting = server.greeting();
        answer(&greeting, |line| server.answer(line), &folder)
    }
}

/// Answers each line until the runner is done or has closed its output. Returns the exit code.
fn answer(
    greeting: &Json,
    mut answer: impl FnMut(&str) -> Answer,
    folder: &Path,
) -> Result<u8, String> {
    say(greeting)?;
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.read_until(b'\n', &mut line);
        if read.map_err(|fault| format!("stdin cannot be read: {fault}"))? == 0 {
            return Err("the runner closed its output before it sent `done`".to_owned());
        }
        // If a line is not UTF-8, the answer describes its fault or reports a difference.
        match answer(&String::from_utf8_lossy(&line)) {
            Answer::Line(answer) => say(&answer)?,
            Answer::Done(report) => {
                let answer = closing(&report, folder);
                say(&answer)?;
                let written = writeln!(io::stderr(), "{}", report.closing_line());
                written.map_err(|fault| format!("stderr cannot be written: {fault}"))?;
                let well = report.failed.is_empty() && answer.get("fault").is_none();
                return Ok(u8::from(!well));
            }
        }
    }
}

/// Writes a line.
fn say(answer: &Json) -> Result<(), String> {
    let mut out = io::stdout().lock();
    let said = writeln!(out, "{}", answer.compact()).and_then(|()| out.flush());
    said.map_err(|fault| format!("the runner cannot be written to: {fault}"))
}
