//! The lines that the program prints: headings, steps in columns, details, paragraphs.

use std::io::{self, Write};
use std::time::Duration;

use gfxhub::Value;

use crate::report::Report;

/// How wide the column of what is done is.
const WHAT: usize = 44;

/// How wide paragraphs get.
const WIDTH: usize = 98;

/// How much of a value is shown.
const SHOWN: usize = 52;

/// Where lines go.
pub struct Lines {
    out: Box<dyn Write>,
}

impl Lines {
    /// Lines on the standard output.
    pub fn to_stdout() -> Self {
        Self {
            out: Box::new(io::stdout()),
        }
    }

    /// Text as it is, which may have several lines.
    pub fn plain(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())
    }
}

impl Report for Lines {
    /// The title of a part, with an empty line before it.
    fn part(&mut self, number: usize, title: &str) -> io::Result<()> {
        self.line("")?;
        self.line(&format!("{number}. {title}"))
    }

    fn step(&mut self, what: &str, took: Option<Duration>, came: &str) -> io::Result<()> {
        let what = harmless(what);
        self.line(&format!(
            "   {what:<WHAT$} {:>9}   {came}",
            took.map(time).unwrap_or_default()
        ))
    }

    fn detail(&mut self, text: &str) -> io::Result<()> {
        self.line(&format!("      {text}"))
    }

    fn paragraph(&mut self, text: &str) -> io::Result<()> {
        for line in wrapped(text, WIDTH - 8) {
            self.line(&format!("      | {line}"))?;
        }
        Ok(())
    }

    /// A line. What hubs say is part of many lines, so nothing that a terminal obeys gets through.
    fn line(&mut self, text: &str) -> io::Result<()> {
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

/// A time as people read it: `0.02 ms`, `1.8 ms`, `2.31 s`.
pub(crate) fn time(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds < 0.000_1 => format!("{:.2} ms", seconds * 1000.0),
        seconds if seconds < 1.0 => format!("{:.1} ms", seconds * 1000.0),
        seconds => format!("{seconds:.2} s"),
    }
}

/// A number of things: `1 node`, `2 nodes`.
pub(crate) fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// A value in a few words. Hubs hold numbers in single precision, so `0.8999999761581421` is shown
/// as the `0.9` that it stands for.
pub(crate) fn brief(value: &Value) -> String {
    let text = match value {
        Value::Double(number) => short(*number),
        Value::Vector(vector) => {
            let named = ["x", "y", "z", "w"].into_iter().zip(vector.numbers());
            let parts: Vec<String> = named
                .map(|(name, number)| format!("{name} {}", short(number)))
                .collect();
            parts.join("  ")
        }
        other => other.to_json(),
    };
    shortened(&text, SHOWN)
}

/// A number in the fewest digits that tell it from its neighbours of single precision.
fn short(number: f64) -> String {
    let single = number as f32;
    if f64::from(single) == number {
        single.to_string()
    } else {
        number.to_string()
    }
}

/// Things in a row: `1, 2, 3`; `none` of none.
pub(crate) fn joined<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    if things.is_empty() {
        "none".to_owned()
    } else {
        things.join(", ")
    }
}

/// Something that may not be there.
pub(crate) fn or_none<T: ToString>(thing: Option<T>) -> String {
    thing.map_or_else(|| "none".to_owned(), |thing| thing.to_string())
}

/// The start of a text, with dots where it goes on.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let start: String = text.chars().take(most.saturating_sub(3)).collect();
    format!("{start}...")
}

/// The first names of a list, and how many more there are; `none` of an empty one.
pub(crate) fn names<'a>(all: impl ExactSizeIterator<Item = &'a str>, most: usize) -> String {
    if all.len() == 0 {
        return "none".to_owned();
    }
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
        assert_eq!(time(Duration::from_micros(18)), "0.02 ms");
        assert_eq!(time(Duration::from_micros(1840)), "1.8 ms");
        assert_eq!(time(Duration::from_millis(2310)), "2.31 s");
        assert_eq!(count(1, "node", "nodes"), "1 node");
        assert_eq!(count(0, "node", "nodes"), "0 nodes");
        assert_eq!(names(["a", "b", "c"].into_iter(), 2), "a, b and 1 more");
        assert_eq!(names(["a", "b"].into_iter(), 2), "a, b");
        assert_eq!(names([].into_iter(), 2), "none");
        assert_eq!(shortened("abcdef", 5), "ab...");
    }

    #[test]
    fn values_are_shown_short() {
        assert_eq!(brief(&f64::from(0.9_f32).into()), "0.9");
        assert_eq!(brief(&0.9.into()), "0.9");
        assert_eq!(
            brief(&gfxhub::Vector::xyz(f64::from(0.1_f32), 1.0, -2.5).into()),
            "x 0.1  y 1  z -2.5"
        );
        assert_eq!(brief(&"Mix".into()), "\"Mix\"");
        assert_eq!(or_none(Some(3)), "3");
        assert_eq!(or_none(None::<i64>), "none");
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
