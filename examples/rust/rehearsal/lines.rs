//! The lines that the rehearsal prints: headings, steps in columns, details, paragraphs.

use std::io::{self, Write};
use std::time::Duration;

use gfxhub::Value;

/// How wide the column of what is done is.
const WHAT: usize = 50;

/// How wide paragraphs get.
const WIDTH: usize = 98;

/// How much of a value is shown.
const SHOWN: usize = 58;

/// Where lines go.
pub(crate) struct Lines {
    out: Box<dyn Write>,
}

impl Lines {
    /// Lines on the standard output.
    pub(crate) fn to_stdout() -> Self {
        Self {
            out: Box::new(io::stdout()),
        }
    }

    /// Text as it is, which may have several lines.
    pub(crate) fn plain(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())
    }

    /// The title of a part, with an empty line before it.
    pub(crate) fn heading(&mut self, text: &str) -> io::Result<()> {
        self.line("")?;
        self.line(text)
    }

    /// What was done, how long it took, what came back.
    pub(crate) fn step(&mut self, what: &str, took: Duration, came: &str) -> io::Result<()> {
        let what = harmless(what);
        self.line(&format!("   {what:<WHAT$} {:>9}   {came}", time(took)))
    }

    /// More about the step before.
    pub(crate) fn detail(&mut self, text: &str) -> io::Result<()> {
        self.line(&format!("      {text}"))
    }

    /// Sentences about the step before, broken into lines.
    pub(crate) fn paragraph(&mut self, text: &str) -> io::Result<()> {
        for line in wrapped(text, WIDTH - 8) {
            self.line(&format!("      | {line}"))?;
        }
        Ok(())
    }

    /// A line. What hubs say is part of many lines, so nothing that a terminal obeys gets through.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", harmless(text).trim_end())
    }
}

fn harmless(text: &str) -> String {
    // Beside the control characters: those that turn the direction of a text, or hide in it.
    let obeyed = |c: char| {
        c.is_control()
            || matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}')
    };
    text.chars()
        .map(|c| if obeyed(c) { '?' } else { c })
        .collect()
}

fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A time as people read it: `1.8 ms`, `2.31 s`.
pub(crate) fn time(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds < 1.0 => format!("{:.1} ms", seconds * 1000.0),
        seconds => format!("{seconds:.2} s"),
    }
}

/// A number of things: `1 node`, `2 nodes`.
pub(crate) fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// A value in a few words.
pub(crate) fn brief(value: &Value) -> String {
    shortened(&value.to_json(), SHOWN)
}

/// The start of a text, with dots where it goes on.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let start: String = text.chars().take(most.saturating_sub(3)).collect();
    format!("{start}...")
}

/// The first names of a list, and how many more there are.
pub(crate) fn names<'a>(all: impl ExactSizeIterator<Item = &'a str>, most: usize) -> String {
    let more = all.len().saturating_sub(most);
    let mut shown = all.take(most).collect::<Vec<_>>().join(", ");
    if more > 0 {
        shown.push_str(&format!(" and {more} more"));
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_counts_and_names_read_well() {
        assert_eq!(time(Duration::from_micros(1840)), "1.8 ms");
        assert_eq!(time(Duration::from_millis(2310)), "2.31 s");
        assert_eq!(count(1, "node", "nodes"), "1 node");
        assert_eq!(count(0, "node", "nodes"), "0 nodes");
        assert_eq!(names(["a", "b", "c"].into_iter(), 2), "a, b and 1 more");
        assert_eq!(names(["a", "b"].into_iter(), 2), "a, b");
        assert_eq!(shortened("abcdef", 5), "ab...");
    }

    #[test]
    fn paragraphs_break_between_words() {
        assert_eq!(
            wrapped("one two  three four", 9),
            ["one two", "three", "four"]
        );
        assert_eq!(wrapped("unbreakable", 3), ["unbreakable"]);
    }

    #[test]
    fn what_a_terminal_obeys_is_taken_out() {
        assert_eq!(harmless("a\u{1b}[31mb\u{202e}c"), "a?[31mb?c");
    }
}
