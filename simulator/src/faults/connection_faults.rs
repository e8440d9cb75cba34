//! Faults of the whole: a connection that is not served, a call that gets no reply or another.

use std::time::Duration;

use hyper::header::{HeaderName, LOCATION};

use super::kind::FaultParams;
use super::script::{End, Reply, Step, WireScript};
use crate::response::HubResponse;

/// How long a client may still speak to a connection that was closed before it was read.
const LINGER: Duration = Duration::from_secs(1);

pub(super) fn refuse(_: &FaultParams) -> WireScript {
    WireScript::ending(End::Reset)
}

pub(super) fn close_at_accept(_: &FaultParams) -> WireScript {
    WireScript::ending(End::Drain(LINGER))
}

pub(super) fn stall_at_accept(given: &FaultParams) -> WireScript {
    WireScript::ending(End::Close).then(Step::Stall(given.seconds_or_none("seconds")))
}

pub(super) fn garbage_banner(given: &FaultParams) -> WireScript {
    close_at_accept(given).send(given.text("text").to_owned())
}

pub(super) fn close(_: &FaultParams, _: Reply) -> WireScript {
    WireScript::ending(End::Close)
}

pub(super) fn reset(_: &FaultParams, _: Reply) -> WireScript {
    WireScript::ending(End::Reset)
}

pub(super) fn stall(given: &FaultParams, _: Reply) -> WireScript {
    stall_at_accept(given)
}

pub(super) fn delay(given: &FaultParams) -> Duration {
    given.seconds("seconds")
}

pub(super) fn half_close(given: &FaultParams, _: Reply) -> WireScript {
    WireScript::ending(End::Drain(given.seconds("seconds")))
}

pub(super) fn status(given: &FaultParams, _: HubResponse) -> HubResponse {
    let answer = match given.text("body") {
        "" => HubResponse::empty(given.status("status")),
        body => {
            let content_type = given.text("contentType");
            HubResponse::bytes(given.status("status"), content_type, body.into())
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

pub(super) fn redirect(given: &FaultParams, _: HubResponse) -> HubResponse {
    HubResponse::empty(given.status("status")).header(LOCATION, given.text("location"))
}

pub(super) fn html_page(given: &FaultParams, _: HubResponse) -> HubResponse {
    let page = given.text("html").into();
    HubResponse::bytes(given.status("status"), "text/html; charset=utf-8", page)
}

pub(super) fn empty_body(_: &FaultParams, answer: HubResponse) -> HubResponse {
    HubResponse {
        body: None,
        ..answer
    }
}
