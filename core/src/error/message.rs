//! Error messages for people. A message is one paragraph.

use super::{Details, Effect, Error, ErrorKind, Explanation, Phase};
use percent_encoding::percent_decode_str;
use std::any::Any;
use std::fmt::Write;

/// Maximum number of characters of the hub's response body that a message shows.
const MAX_EXCERPT: usize = 200;

/// Maximum number of characters of the detail that a message shows. The detail can repeat part of
/// the response.
const MAX_DETAIL: usize = 1000;

/// Writes the message: the request, the failure, its effect, and advice.
pub(super) fn render(error: &Error) -> String {
    let facts = &error.0;
    let mut text = String::with_capacity(256);
    match (facts.operation, facts.method) {
        ("", "") => {}
        // A refusal before the first request is the same for every hub, so the message names none.
        (operation, "") if error.hub().is_empty() || is_unsent(facts) => {
            text.push_str(&format!("{operation} failed: "));
        }
        (operation, "") => text.push_str(&format!("{operation} at {} failed: ", error.hub())),
        ("", method) => text.push_str(&format!("{method} {} failed: ", url_of(error))),
        (operation, method) => {
            text.push_str(&format!(
                "{operation} ({method} {}) failed: ",
                url_of(error)
            ));
        }
    }
    if let Some(argument) = &facts.argument {
        text.push_str(&format!("{}: ", excerpt(argument)));
    }
    text.push_str(&truncate(&facts.detail, MAX_DETAIL));
    // The path "." means the whole response and is not shown.
    let place = facts
        .json_path
        .as_deref()
        .filter(|path| !matches!(*path, "" | "."));
    if let Some(path) = place {
        text.push_str(&format!(" (at {})", excerpt(path)));
    }
    if let Some(body) = facts.body.as_deref().filter(|body| !body.trim().is_empty()) {
        text.push_str(&format!("; the hub said \"{}\"", excerpt(body)));
    }
    if let Explanation::Missing(missing) = &facts.explanation {
        text.push_str("; ");
        text.push_str(&truncate(missing, MAX_DETAIL));
    }
    if !text.ends_with(['.', '?']) {
        text.push('.');
    }
    if facts.attempts > 1 {
        let seconds = facts.elapsed.as_secs_f64();
        // Writing into a String cannot fail.
        let _ = write!(text, " Tried {} times in {seconds:.1} s.", facts.attempts);
    }
    if let Some(sentence) = effect_sentence(error) {
        text.push(' ');
        text.push_str(sentence);
    }
    text.push_str(match facts.explanation {
        Explanation::AllExist => " Everything that the URL names exists.",
        Explanation::None | Explanation::Off if facts.status == Some(500) && facts.lookup => {
            " Hubs also respond like this to ids and paths that do not exist: check them."
        }
        _ => "",
    });
    if matches!(facts.explanation, Explanation::Off) {
        text.push_str(" Set explain_errors to learn if something is missing.");
    }
    if let Some(wait) = facts.retry_after {
        let _ = write!(
            text,
            " The hub asks to wait {} s before the next request.",
            wait.as_secs()
        );
    }
    text.push(' ');
    text.push_str(advice(error));
    text
}

fn url_of(error: &Error) -> String {
    readable_url(error.hub(), &error.0.target)
}

/// Returns the URL of a request for messages, with its path decoded.
pub(crate) fn readable_url(hub: &str, target: &str) -> String {
    // `target` includes the path prefix of the hub's address.
    let host = hub.find("://").map_or(0, |at| at + 3);
    let origin = hub[host..]
        .find('/')
        .map_or(hub, |length| &hub[..host + length]);
    let path = percent_decode_str(target).decode_utf8_lossy();
    let mut url = origin.to_owned();
    for (at, c) in path.chars().enumerate() {
        if at >= MAX_DETAIL {
            url.push_str(" ...");
            break;
        }
        push_harmless(c, &mut url);
    }
    url
}

/// Returns the error's own advice, or the advice of its kind.
fn advice(error: &Error) -> &'static str {
    let facts = &error.0;
    if let Some(advice) = facts.advice {
        return advice;
    }
    if let Explanation::Missing(_) = facts.explanation {
        return ErrorKind::NotFound.advice();
    }
    let has_encoded_slash = || facts.target.to_ascii_lowercase().contains("%2f");
    match facts.kind {
        ErrorKind::NotFound if facts.method == "GET" && !facts.lookup => NO_SERVICE,
        ErrorKind::NotFound if has_encoded_slash() => DECODED_SLASH,
        ErrorKind::NotFound if matches!(facts.explanation, Explanation::AllExist) => {
            ErrorKind::Server.advice()
        }
        kind => kind.advice(),
    }
}

/// Advice for a 404 response to a read whose path contains no ids and no paths that could be
/// missing.
const NO_SERVICE: &str =
    "Check the address: the server there has no REST service of a hub at this path.";

/// Advice for a 404 response to a path with an encoded slash, which some proxies decode.
const DECODED_SLASH: &str = "Check the ids and the paths; they change when a graph or a show is loaded again. If \
    they were listed just now, a proxy in front of the hub may decode %2F in paths: run gfxhub \
    doctor to find out.";

/// Returns `true` for an argument that was refused before the first request.
fn is_unsent(facts: &Details) -> bool {
    facts.kind == ErrorKind::Invalid && facts.attempts == 0
}

fn effect_sentence(error: &Error) -> Option<&'static str> {
    let facts = &error.0;
    // The object is missing now, but may have existed when the hub executed the request.
    if facts.effect == Effect::Maybe && error.missing().is_some() {
        return Some("Nothing can have been changed, unless it was there a moment ago.");
    }
    Some(match (facts.effect, facts.kind, facts.phase) {
        // An error before the request was built has no effect to report.
        (Effect::None, ErrorKind::Io | ErrorKind::AbiMismatch, _) => return None,
        (Effect::None, ErrorKind::Invalid, _) if facts.operation.is_empty() => return None,
        (Effect::None, ErrorKind::Invalid, _) if is_unsent(facts) => "Nothing was sent.",
        (
            Effect::None,
            ErrorKind::Connect | ErrorKind::ConnectTimeout | ErrorKind::Dns | ErrorKind::Tls,
            _,
        )
        | (Effect::None, ErrorKind::Timeout, Some(Phase::Resolve | Phase::Connect)) => {
            "The request did not reach the hub."
        }
        (Effect::None, ..) => "Nothing was changed on the hub.",
        // The text does not say that the hub has responded, because a web page may come from
        // another server.
        (Effect::Maybe, ErrorKind::UnexpectedContent, _) => {
            "The response reports success, but may not be from the hub: look at the hub before you send it again."
        }
        (Effect::Maybe, ..) => {
            "It may have taken effect: look at the hub before you send it again."
        }
        (Effect::Done, ..) => "The hub has carried it out: do not send it again.",
    })
}

/// Returns the beginning of an external text on one line, without the characters that control a
/// terminal.
pub(super) fn excerpt(text: &str) -> String {
    truncate(text, MAX_EXCERPT)
}

fn truncate(text: &str, most: usize) -> String {
    let mut out = String::with_capacity(text.len().min(most) + 8);
    let mut space = false;
    let mut count = 0;
    for c in text.trim().chars() {
        if c.is_whitespace() {
            space = true;
            continue;
        }
        if count >= most {
            out.push_str(" ...");
            break;
        }
        if std::mem::take(&mut space) {
            out.push(' ');
            count += 1;
        }
        push_harmless(c, &mut out);
        count += 1;
    }
    out
}

/// Appends a character. It is escaped if it may control a terminal or if it is invisible.
fn push_harmless(c: char, out: &mut String) {
    if c.is_control() || is_invisible(c) {
        out.extend(c.escape_unicode());
    } else {
        out.push(c);
    }
}

/// Returns `true` for characters that change the direction of text or are invisible.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

/// Returns the text of a panic.
#[doc(hidden)]
#[must_use]
pub fn panic_text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("the panic has no message")
}

/// Returns the error detail for a panic within the library.
pub(crate) fn panic_message(panic: Box<dyn Any + Send>) -> String {
    let text = format!("gfxhub panicked: {}", panic_text(&*panic));
    // The payload is not dropped, since its destructor may panic too.
    std::mem::forget(panic);
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::{Result, from_status};
    use std::time::Duration;

    #[test]
    fn a_message_has_what_was_tried_what_happened_and_what_to_do() {
        let error = from_status(500, b"Object reference\r\nnot set", |_| None, false, true)
            .with_operation("engines.get")
            .request("GET", "/api/rest/v1/engines/3");
        let text = error.to_string();
        assert!(text.starts_with(
            "engines.get (GET /api/rest/v1/engines/3) failed: the hub returned 500 Internal Server Error; \
             the hub said \"Object reference not set\"."
        ), "{text}");
        assert!(text.contains("It may have taken effect"), "{text}");
        assert!(text.contains("ids and paths that do not exist"), "{text}");
        assert!(text.ends_with(ErrorKind::Server.advice()), "{text}");
        assert_eq!(error.message(), text);
    }

    #[test]
    fn an_argument_is_named_first() {
        let error = Error::invalid("body.Duration", "-1 is less than 0")
            .with_operation("engines.set_property");
        assert_eq!(
            error.to_string(),
            "engines.set_property failed: body.Duration: -1 is less than 0. Nothing was sent. \
             Fix the argument and retry."
        );
        assert_eq!(error.argument(), Some("body.Duration"));
        assert_eq!(error.effect(), Effect::None);
    }

    #[test]
    fn the_hubs_text_is_bounded_and_harmless() {
        let long = "x".repeat(100_000);
        let error = from_status(400, long.as_bytes(), |_| None, false, false);
        assert_eq!(error.body().map(str::len), Some(64 * 1024));
        assert!(error.to_string().len() < 500);
        let error = from_status(
            400,
            b"\x1b[31mred\x00\xff \xe2\x80\xaeback",
            |_| None,
            false,
            false,
        );
        let text = error.to_string();
        assert!(!text.chars().any(char::is_control), "{text:?}");
        assert!(text.contains("\\u{1b}[31mred\\u{0}"), "{text}");
        assert!(!text.contains('\u{202E}'), "{text:?}");
    }

    #[test]
    fn a_detail_that_repeats_what_came_is_harmless_too() {
        let detail = format!("unknown word \x1b[2J{}", "x".repeat(5000));
        let text = Error::new(ErrorKind::Decode, Effect::Done, detail).to_string();
        assert!(text.starts_with("unknown word \\u{1b}[2Jxxx"), "{text}");
        assert!(text.len() < 1500, "{}", text.len());
    }

    #[test]
    fn a_body_is_cut_between_characters() {
        let body = format!("{}é", "x".repeat(64 * 1024 - 1));
        let error = Error::new(ErrorKind::Server, Effect::Maybe, "no").with_body(body.as_bytes());
        assert_eq!(error.body().map(str::len), Some(64 * 1024 - 1));
        assert!(!error.body().unwrap().contains('\u{FFFD}'));
    }

    #[test]
    fn secrets_are_taken_out() {
        let error = from_status(401, b"key s3cr3t is wrong", |_| None, false, false)
            .request("GET", "/x?key=s3cr3t")
            .at_json_path("a.s3cr3t.b")
            .with_source(std::sync::Arc::new(std::io::Error::other("no s3cr3t")))
            .redacted(&crate::redact::Redactor::of(Some("s3cr3t"), &[], None));
        assert!(
            !format!("{error} {error:?} {:?} {}", error.body(), error.path()).contains("s3cr3t")
        );
        assert!(std::error::Error::source(&error).is_none());
        assert_eq!(error.body(), Some("key *** is wrong"));
    }

    #[test]
    fn attempts_and_waits_are_in_the_message() {
        let error = Error::new(ErrorKind::Throttled, Effect::None, "the hub returned 429")
            .with_attempts(3)
            .with_elapsed(Duration::from_millis(2100))
            .with_retry_after(Some(Duration::from_secs(7)));
        let text = error.to_string();
        assert!(text.contains("Tried 3 times in 2.1 s."), "{text}");
        assert!(text.contains("wait 7 s"), "{text}");
        assert!(text.contains("Nothing was changed"), "{text}");
    }

    #[test]
    fn errors_travel_between_threads_and_stay_small() {
        fn travels<T: Send + Sync + Clone + std::error::Error + 'static>() {}
        travels::<Error>();
        assert_eq!(size_of::<Result<()>>(), size_of::<usize>());
    }
}
