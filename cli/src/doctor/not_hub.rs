//! Whether what answers is no hub at all: a web page, another interface, another protocol.

use gfxhub::{Error, ErrorKind};

use super::hub_generation;
use super::probe::Read;

/// Why what answered these reads is no hub, and the error that shows it; none where it is one, or
/// may be one that is in trouble or wants a key.
pub(super) fn reason(reads: &[Read]) -> Option<(&'static str, &Error)> {
    // Every hub, of whatever generation, has these groups.
    let mut errors = Vec::new();
    let mut of_every_hub = reads
        .iter()
        .filter(|read| !hub_generation::is_newer_group(read.operation.group));
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
        let reason = "the server there does not respond with HTTP. Check the port";
        return (first.kind() == ErrorKind::Protocol).then_some((reason, first));
    }
    let reasons: Option<Vec<_>> = errors.into_iter().map(of_one).collect();
    Some((*reasons?.first()?, first))
}

/// What this says of who answered so; none if a hub may.
fn of_one(error: &Error) -> Option<&'static str> {
    let reason = match error.kind() {
        ErrorKind::UnexpectedContent => {
            "the server there responds with web pages, or with other content than JSON. Check the address and the port"
        }
        ErrorKind::NotFound | ErrorKind::Rejected if is_page(error) => {
            "the server there responds with web pages. Check the address and the port"
        }
        ErrorKind::NotFound => {
            "the server there has nothing under /api/rest/v1. Check the address, its port and its path; what a \
             hub without a license for its REST interface answers is not documented"
        }
        ErrorKind::Redirect => {
            "the server there redirects every request. If it redirects to the hub, give the hub's own address"
        }
        ErrorKind::Decode | ErrorKind::Unsuccessful => {
            "its JSON responses are not those of a hub. Check the address and the port"
        }
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
