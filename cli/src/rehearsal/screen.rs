//! Prints the lines of a rehearsal, as text for people or as JSON.

use std::time::Duration;

use anstyle::Style;
use gfxhub::{Object, Value};

use crate::colour;
use crate::console::Console;
use crate::error::CliError;
use crate::terminal_escape::escape_line;

/// Width in characters of the column with the titles.
const TITLE: usize = 44;

/// Maximum length of a line in characters if the output is not a terminal.
const MAX_WIDTH: usize = 160;

/// Prints scenes and steps while they are played.
pub(crate) struct Screen<'a, 'c> {
    pub(crate) console: &'a mut Console<'c>,
    /// True if the output is JSON, one object on each line.
    pub(crate) json: bool,
}

impl Screen<'_, '_> {
    /// Prints the title of a scene.
    pub(super) fn scene(&mut self, number: usize, title: &str) -> Result<(), CliError> {
        let line = (format!("\n{number}. {title}"), colour::BOLD);
        self.print(&[("part", title.into())], &[line], self.width())
    }

    /// Prints a completed step, with the duration of its calls.
    pub(super) fn step(
        &mut self,
        title: &str,
        took: Option<Duration>,
        result: &str,
    ) -> Result<(), CliError> {
        let seconds = took.map_or(Value::Null, |took| took.as_secs_f64().into());
        let members = [
            ("step", title.into()),
            ("seconds", seconds),
            ("result", result.into()),
        ];
        let line = [
            ("  ✓ ".to_owned(), colour::GREEN),
            (format!("{:<TITLE$}  ", escape_line(title)), colour::PLAIN),
            (escape_line(result), colour::DIM),
        ];
        self.print(&members, &line, self.width())
    }

    /// Prints a summary. The terminal may wrap its line.
    pub(super) fn summary(&mut self, text: &str) -> Result<(), CliError> {
        let line = [
            ("✓ ".to_owned(), colour::GREEN),
            (escape_line(text), colour::PLAIN),
        ];
        self.print(&[("summary", text.into())], &line, usize::MAX)
    }

    fn width(&self) -> usize {
        match self.console.width() {
            (width, true) => usize::from(width),
            _ => MAX_WIDTH,
        }
    }

    fn print(
        &mut self,
        members: &[(&str, Value)],
        line: &[(String, Style)],
        most: usize,
    ) -> Result<(), CliError> {
        if self.json {
            let object: Object = members.iter().cloned().collect();
            self.console.print_json(&Value::Object(object).to_json())?;
        } else {
            let line = colour::line(line, most, self.console.colour());
            self.console.print_line(line.trim_end())?;
        }
        self.console.flush()
    }
}
