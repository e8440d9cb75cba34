//! Formats a request that a hub simulator refused, or for which it has a warning, as one line with
//! the reason.

use std::time::Duration;

use gfxhub_simulator::DetailedEntry;

use crate::colour;
use crate::console::Console;
use crate::terminal_escape::escape_line;

/// Maximum length of a line in characters. It may exceed the width of the terminal, because the
/// reason is the most important part.
const SHOWN: usize = 600;

/// Formats a request that was refused or has a warning as one line: its time, status, request,
/// reason and sender. Returns `None` for any other request. `at` is the time, by the hub's clock,
/// at which it was noticed.
pub(crate) fn refusal_line(
    request: &DetailedEntry,
    at: Duration,
    console: &Console<'_>,
) -> Option<String> {
    let (entry, details) = (&request.entry, &request.details);
    let (what, why, style) = match (entry.status.filter(|status| *status >= 400), &entry.warning) {
        (Some(status), _) => {
            let why = details.response_body.as_deref();
            let why = why.map_or_else(|| of_status(status).to_owned(), reason);
            (status.to_string(), why, colour::RED)
        }
        (None, Some(warning)) => ("warning".to_owned(), warning.clone(), colour::YELLOW),
        (None, None) => return None,
    };
    let parts = [
        (format!("{:9.3} s  ", at.as_secs_f64()), colour::DIM),
        (what, style),
        (
            format!(
                "  {} {}",
                escape_line(&entry.method),
                escape_line(&entry.path)
            ),
            colour::PLAIN,
        ),
        (format!("  {}", escape_line(&why)), style),
        (format!("  {}", escape_line(&details.client)), colour::DIM),
    ];
    Some(colour::line(&parts, SHOWN, console.colour()))
}

/// Returns the reason in the body of a response: the text of its error, or else its first line.
fn reason(body: &str) -> String {
    let json = gfxhub::Value::from_json(body).ok();
    let error = json.and_then(|json| Some(json.get("error")?.as_str()?.to_owned()));
    let line = body.lines().find(|line| !line.trim().is_empty());
    error.unwrap_or_else(|| line.unwrap_or_default().trim().to_owned())
}

/// Explains a status of a response without a body, for example after a head that could not be read.
fn of_status(status: u16) -> &'static str {
    match status {
        400 => "The request is not HTTP/1.1.",
        414 => "The path is too long.",
        431 => "The head is too long.",
        _ => "The response has no text.",
    }
}
