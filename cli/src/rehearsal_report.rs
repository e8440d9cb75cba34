//! The steps of the rehearsal, from its thread to the one that prints them, with pauses between them.

use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use gfxhub::{Object, Value};
use gfxhub_rehearsal::Report;

use crate::colour::{self, Colour};
use crate::console::Console;
use crate::terminal_escape::escape_line;

/// The pause before a call that changes something, which the page then shows, and before a read.
const BEFORE_CHANGE: Duration = Duration::from_millis(450);
const BEFORE_READ: Duration = Duration::from_millis(90);

/// The width of the column of what is done.
const WHAT: usize = 44;

/// The longest line where the output is no terminal.
const WIDEST: usize = 160;

/// How fast the steps follow each other.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pace {
    start: Duration,
    before_change: Duration,
    before_read: Duration,
}

impl Pace {
    /// This many times as fast as usual.
    pub(crate) fn at(speed: f64) -> Pace {
        Pace {
            start: Duration::ZERO,
            before_change: BEFORE_CHANGE.div_f64(speed),
            before_read: BEFORE_READ.div_f64(speed),
        }
    }

    /// With a pause before the first step.
    pub(crate) fn with_start(self, start: Duration) -> Pace {
        Pace { start, ..self }
    }
}

/// What is shown of the rehearsal.
#[derive(Debug, PartialEq)]
pub(crate) enum Shown {
    /// A part begins.
    Part(usize, String),
    /// A step was made; the time is that of its call.
    Step(String, Option<Duration>, String),
    /// A line about the whole.
    Line(String),
}

impl Shown {
    /// The line for people, where there is one.
    pub(crate) fn line(&self, console: &Console<'_>) -> Option<String> {
        let width = match console.width() {
            (width, true) => usize::from(width),
            _ => WIDEST,
        };
        let parts = match self {
            Shown::Part(number, title) => vec![(format!("\n{number}. {title}"), Colour::Bold)],
            Shown::Step(what, _, came) => vec![
                ("  ✓ ".to_owned(), Colour::Green),
                (format!("{:<WHAT$}  ", escape_line(what)), Colour::Plain),
                (escape_line(came), Colour::Dim),
            ],
            Shown::Line(text) if text.is_empty() => return None,
            Shown::Line(text) => vec![
                ("✓ ".to_owned(), Colour::Green),
                (escape_line(text), Colour::Plain),
            ],
        };
        // The summary may need more than a line of the terminal, which breaks it.
        let most = if matches!(self, Shown::Line(_)) {
            usize::MAX
        } else {
            width
        };
        Some(
            colour::line(&parts, most, console.colour())
                .trim_end()
                .to_owned(),
        )
    }

    /// One line of JSON.
    pub(crate) fn json(&self) -> String {
        let mut object = Object::new();
        match self {
            Shown::Part(_, title) => {
                object.insert("part", title.as_str());
            }
            Shown::Step(what, took, came) => {
                object.insert("step", what.as_str());
                object.insert(
                    "seconds",
                    took.map_or(Value::Null, |took| took.as_secs_f64().into()),
                );
                object.insert("result", came.as_str());
            }
            Shown::Line(text) => {
                object.insert("summary", text.as_str());
            }
        }
        Value::Object(object).to_json()
    }
}

/// Sends the steps to another thread, with pauses, until that one ends it.
pub(crate) struct StepsToChannel {
    pace: Pace,
    shown: Sender<Shown>,
    /// Nothing is ever sent: it is disconnected at the end.
    end: Receiver<()>,
}

/// The rehearsal ends when this is dropped.
pub(crate) struct Playing {
    _end: Sender<()>,
}

impl StepsToChannel {
    /// With the receiver of the steps, and what keeps it going.
    pub(crate) fn new(pace: Pace) -> (StepsToChannel, Receiver<Shown>, Playing) {
        let (shown, steps) = mpsc::channel();
        let (_end, end) = mpsc::channel();
        (StepsToChannel { pace, shown, end }, steps, Playing { _end })
    }

    fn send(&self, shown: Shown) -> io::Result<()> {
        let is_over = |_| io::Error::from(io::ErrorKind::BrokenPipe);
        self.shown.send(shown).map_err(is_over)
    }

    fn pause(&self, time: Duration) -> io::Result<()> {
        match self.end.recv_timeout(time) {
            Err(RecvTimeoutError::Timeout) => Ok(()),
            _ => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }
}

impl Report for StepsToChannel {
    fn part(&mut self, number: usize, title: &str) -> io::Result<()> {
        self.send(Shown::Part(number, title.to_owned()))
    }

    fn before_call(&mut self, changes: bool) -> io::Result<()> {
        let start = std::mem::take(&mut self.pace.start);
        let pause = match changes {
            true => self.pace.before_change,
            false => self.pace.before_read,
        };
        self.pause(start + pause)
    }

    fn step(&mut self, what: &str, took: Option<Duration>, came: &str) -> io::Result<()> {
        self.send(Shown::Step(what.to_owned(), took, came.to_owned()))
    }

    /// A step is one line.
    fn detail(&mut self, _text: &str) -> io::Result<()> {
        Ok(())
    }

    fn paragraph(&mut self, _text: &str) -> io::Result<()> {
        Ok(())
    }

    fn line(&mut self, text: &str) -> io::Result<()> {
        self.send(Shown::Line(text.to_owned()))
    }
}
