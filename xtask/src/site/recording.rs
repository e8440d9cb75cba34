//! The recording of a terminal in README.md: an animated picture of the commands in
//! docs/start/shell.md and their output. The step `pages` compares that page with the real output
//! of the command.

use std::fmt::Write as _;

/// Number of characters in a line of the terminal.
const COLUMNS: usize = 100;
/// Height of a line in pixels, for a font size of 13 pixels.
const LINE: usize = 18;
/// Width of a character in pixels.
const COLUMN: f64 = 7.85;
/// Margin around the text in pixels.
const MARGIN: usize = 16;
/// Time in seconds until the next command appears.
const PAUSE: f64 = 2.2;
/// Time in seconds from a command to its output.
const RESPONSE: f64 = 0.7;

/// A line on the screen, and the time in seconds at which it appears.
struct Line<'a> {
    text: &'a str,
    is_call: bool,
    at: f64,
}

/// Returns the picture, as SVG, of these `console` blocks.
pub(super) fn picture<'a>(blocks: impl IntoIterator<Item = &'a str>) -> String {
    let mut lines: Vec<Line<'_>> = Vec::new();
    let mut at = 0.0;
    for line in blocks.into_iter().flat_map(str::lines) {
        let is_call = line.starts_with("$ ");
        if is_call {
            at += PAUSE;
        }
        let when = if is_call { at } else { at + RESPONSE };
        lines.extend(wrapped(line).map(|text| Line {
            text,
            is_call,
            at: when,
        }));
    }
    drawn(&lines)
}

/// Splits a line into parts that fit into the terminal.
fn wrapped(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(line.trim_end());
    std::iter::from_fn(move || {
        let text = rest.take()?;
        let end = text.char_indices().nth(COLUMNS).map(|(end, _)| end);
        let (first, more) = text.split_at(end.unwrap_or(text.len()));
        rest = end.map(|_| more);
        Some(first)
    })
}

fn drawn(lines: &[Line<'_>]) -> String {
    let width = COLUMN * COLUMNS as f64 + 2.0 * MARGIN as f64;
    let height = LINE * lines.len() + 2 * MARGIN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height}\" role=\"img\" \
         aria-label=\"A terminal: calls of the gfxhub command and what they print\">\n<style>\n\
         rect {{ fill: #0f1115 }}\n\
         text {{ fill: #d5dae3; font: 13px ui-monospace, Menlo, Consolas, monospace; white-space: pre }}\n\
         .call {{ fill: #8fd18f }}\n\
         @keyframes appear {{ from {{ opacity: 0 }} to {{ opacity: 1 }} }}\n\
         @media (prefers-reduced-motion: no-preference) {{ text {{ animation: appear .15s both }} }}\n\
         </style>\n<rect width=\"100%\" height=\"100%\" rx=\"8\"/>\n"
    );
    for (number, line) in lines.iter().enumerate() {
        let y = MARGIN + LINE * number + 13;
        let class = if line.is_call { " class=\"call\"" } else { "" };
        // Writing to a `String` cannot fail.
        let _ = writeln!(
            svg,
            "<text x=\"{MARGIN}\" y=\"{y}\"{class} style=\"animation-delay: {:.1}s\">{}</text>",
            line.at,
            escaped(line.text)
        );
    }
    svg + "</svg>\n"
}

fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    // Viewers that do not support `white-space` would collapse consecutive spaces.
    text.replace('>', "&gt;").replace(' ', "\u{a0}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blocks::page::Page;
    use crate::commands::Sh;

    /// Environment variable with which the test writes the recording.
    const UPDATE: &str = "UPDATE_PAGE";

    const FILE: &str = "docs/pictures/terminal.svg";

    #[test]
    fn the_recording_is_that_of_the_page() {
        let blocks = Page::at("docs/start/shell.md").unwrap().blocks().unwrap();
        let consoles = blocks.iter().filter(|block| block.language == "console");
        let drawn = picture(consoles.map(|block| block.text.as_str()));
        let sh = Sh::new().unwrap();
        if std::env::var_os(UPDATE).is_some() {
            sh.write_file(FILE, &drawn).unwrap();
        }
        let there = sh.read_file(FILE).unwrap().replace("\r\n", "\n");
        assert_eq!(there, drawn, "run this test with {UPDATE}=1");
    }

    #[test]
    fn a_long_line_is_wrapped_and_marks_are_escaped() {
        let long = "x".repeat(COLUMNS + 1);
        let parts: Vec<&str> = wrapped(&long).collect();
        assert_eq!(parts, [&long[1..], "x"]);
        assert_eq!(wrapped("").collect::<Vec<_>>(), [""]);
        let svg = picture(["$ a <b>\nc & d\n"]);
        assert!(
            svg.contains("class=\"call\" style=\"animation-delay: 2.2s\">$\u{a0}a\u{a0}&lt;b&gt;<")
        );
        assert!(svg.contains("2.9s\">c\u{a0}&amp;\u{a0}d<"), "{svg}");
    }
}
