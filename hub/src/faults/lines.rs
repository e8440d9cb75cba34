//! Faults of the whole: a connection that is not served, a call that gets no reply or another.

use std::time::Duration;

use hyper::header::{HeaderName, LOCATION};

use super::given::Given;
use super::reply::Reply;
use super::script::{End, Script, Step};
use crate::answer::Answer;

/// How long a client may still speak to a connection that was closed before it was read.
const LINGER: Duration = Duration::from_secs(1);

pub(super) fn refuse(_: &Given) -> Script {
    Script::ending(End::Reset)
}

pub(super) fn close_at_accept(_: &Given) -> Script {
    Script::ending(End::Drain(LINGER))
}

pub(super) fn stall_at_accept(given: &Given) -> Script {
    Script::ending(End::Close).then(Step::Stall(given.seconds_or_none("seconds")))
}

pub(super) fn garbage_banner(given: &Given) -> Script {
    close_at_accept(given).send(given.text("text").to_owned())
}

pub(super) fn close(_: &Given, _: Reply) -> Script {
    Script::ending(End::Close)
}

pub(super) fn reset(_: &Given, _: Reply) -> Script {
    Script::ending(End::Reset)
}

pub(super) fn stall(given: &Given, _: Reply) -> Script {
    stall_at_accept(given)
}

pub(super) fn delay(given: &Given) -> Duration {
    given.seconds("seconds")
}

pub(super) fn half_close(given: &Given, _: Reply) -> Script {
    Script::ending(End::Drain(given.seconds("seconds")))
}

pub(super) fn status(given: &Given, _: Answer) -> Answer {
    let answer = match given.text("body") {
        "" => Answer::empty(given.status("status")),
        body => {
            let content_type = given.text("contentType");
            Answer::bytes(given.status("status"), content_type, body.into())
        }
    };
    let headers = given.headers("headers").into_iter();
    headers.fold(answer, |answer, (name, value)| {
        match HeaderName::try_from(name) {
            Ok(name) => answer.header(name, value),
            // Unreachable: the scenario was read with this very check.
            Err(_) => answer,
        }
    })
}

pub(super) fn redirect(given: &Given, _: Answer) -> Answer {
    Answer::empty(given.status("status")).header(LOCATION, given.text("location"))
}

pub(super) fn html_page(given: &Given, _: Answer) -> Answer {
    let page = given.text("html").into();
    Answer::bytes(given.status("status"), "text/html; charset=utf-8", page)
}

pub(super) fn empty_body(_: &Given, answer: Answer) -> Answer {
    Answer {
        body: None,
        ..answer
    }
}
