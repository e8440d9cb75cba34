//! Whether what answers is no hub at all: a web page, another interface, another protocol.

use gfxhub::{Error, Kind};

use super::generation;
use super::survey::Read;

/// Why what answered these reads is no hub, and the error that shows it; none where it is one, or
/// may be one that is in trouble or wants a key.
pub(super) fn reason(reads: &[Read]) -> Option<(&'static str, &Error)> {
    // Every hub, of whatever generation, has these groups.
    let mut errors = Vec::new();
    let mut of_every_hub = reads
        .iter()
        .filter(|read| !generation::is_newer_group(read.operation.group));
    let all_failed = of_every_hub.all(|read| match &read.outcome {
        Ok(_) => false,
        Err(error) => {
            errors.push(error);
            true
        }
    });
    let first = *errors.first()?;
    if !all_failed {
        return None;
    }
    if first.status().is_none() {
        let reason = "what answers there does not speak HTTP as a hub does";
        return (first.kind() == Kind::Protocol).then_some((reason, first));
    }
    let reasons: Option<Vec<_>> = errors.into_iter().map(of_one).collect();
    Some((*reasons?.first()?, first))
}

/// What this says of who answered so; none if a hub may.
fn of_one(error: &Error) -> Option<&'static str> {
    let reason = match error.kind() {
        Kind::UnexpectedContent => "what answers there gives web pages, or other content than JSON",
        Kind::NotFound | Kind::Rejected if is_page(error) => "what answers there gives web pages",
        Kind::NotFound => {
            "nothing of /api/rest/v1 is there. Look at the address, its port and its path; what a \
             hub without a licence for its REST interface answers is not documented"
        }
        Kind::Redirect => {
            "what answers there sends every request elsewhere. If that is the hub, give its address"
        }
        Kind::Decode | Kind::Unsuccessful => "the JSON answers are not those of a hub",
        _ => return None,
    };
    Some(reason)
}

/// Whether a body is a web page, which hubs do not send.
fn is_page(error: &Error) -> bool {
    let body = error.body().unwrap_or_default().trim_start();
    let begins = |with: &str| {
        body.get(..with.len())
            .is_some_and(|begin| begin.eq_ignore_ascii_case(with))
    };
    begins("<html") || begins("<!doctype html")
}
