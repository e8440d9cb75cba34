//! A request that a hub simulator refused as one line with the reason, in colours if there are any.

use std::time::Duration;

use gfxhub_simulator::DetailedEntry;

use crate::colour;
use crate::console::Console;
use crate::terminal_escape::escape_line;

/// Maximum length of a line in characters. It may be wider than the terminal, as the reason matters
/// most.
const SHOWN: usize = 600;

/// Returns a refused request as one line for this console: time, status, request, reason and
/// sender; `None` for a request that was not refused. `at` is the time at which it was noticed, by
/// the hub's clock.
pub(crate) fn refusal_line(
    request: &DetailedEntry,
    at: Duration,
    console: &Console<'_>,
) -> Option<String> {
    let status = request.entry.status.filter(|status| *status >= 400)?;
    let (entry, details) = (&request.entry, &request.details);
    let why = details.response_body.as_deref();
    let why = why.map_or_else(|| of_status(status).to_owned(), reason);
    let parts = [
        (format!("{:9.3} s  ", at.as_secs_f64()), colour::DIM),
        (status.to_string(), colour::RED),
        (
            format!(
                "  {} {}",
                escape_line(&entry.method),
                escape_line(&entry.path)
            ),
            colour::PLAIN,
        ),
        (format!("  {}", escape_line(&why)), colour::RED),
        (format!("  {}", escape_line(&details.client)), colour::DIM),
    ];
    Some(colour::line(&parts, SHOWN, console.colour()))
}

/// Returns the reason in a response: the text of its error, or its first line.
fn reason(body: &str) -> String {
    let json = gfxhub::Value::from_json(body).ok();
    let error = json.and_then(|json| Some(json.get("error")?.as_str()?.to_owned()));
    let line = body.lines().find(|line| !line.trim().is_empty());
    error.unwrap_or_else(|| line.unwrap_or_default().trim().to_owned())
}

/// Returns the meaning of a status without a text, as for a head that could not be read.
fn of_status(status: u16) -> &'static str {
    match status {
        400 => "The request is not HTTP/1.1.",
        414 => "The path is too long.",
        431 => "The head is too long.",
        _ => "The response has no text.",
    }
}
