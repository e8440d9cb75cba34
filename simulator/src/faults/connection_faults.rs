//! Faults of a whole connection or call: the connection is not served, or the call gets no response
//! or a different one.

use std::time::Duration;

use hyper::header::{HeaderName, LOCATION};

use super::kind::FaultParams;
use super::script::{End, RawResponse, Step, WireScript};
use crate::response::HubResponse;

/// Time for which a client may still send after the hub has closed the connection.
const LINGER: Duration = Duration::from_secs(1);

pub(super) fn refuse(_: &FaultParams) -> WireScript {
    WireScript::ending(End::Reset)
}

pub(super) fn close_at_accept(_: &FaultParams) -> WireScript {
    WireScript::ending(End::Drain(LINGER))
}

pub(super) fn stall_at_accept(params: &FaultParams) -> WireScript {
    WireScript::ending(End::Close).then(Step::Stall(params.seconds_or_none("seconds")))
}

pub(super) fn garbage_banner(params: &FaultParams) -> WireScript {
    close_at_accept(params).send(params.text("text").to_owned())
}

pub(super) fn close(_: &FaultParams, _: RawResponse) -> WireScript {
    WireScript::ending(End::Close)
}

pub(super) fn reset(_: &FaultParams, _: RawResponse) -> WireScript {
    WireScript::ending(End::Reset)
}

pub(super) fn stall(params: &FaultParams, _: RawResponse) -> WireScript {
    stall_at_accept(params)
}

pub(super) fn delay(params: &FaultParams) -> Duration {
    params.seconds("seconds")
}

pub(super) fn half_close(params: &FaultParams, _: RawResponse) -> WireScript {
    WireScript::ending(End::Drain(params.seconds("seconds")))
}

pub(super) fn status(params: &FaultParams, _: HubResponse) -> HubResponse {
    let response = match params.text("body") {
        "" => HubResponse::empty(params.status("status")),
        body => {
            let content_type = params.text("contentType");
            HubResponse::bytes(params.status("status"), content_type, body.into())
        }
    };
    let headers = params.headers("headers").into_iter();
    headers.fold(response, |response, (name, value)| {
        match HeaderName::try_from(name) {
            Ok(name) => response.header(name, value),
            // This cannot happen, since the same check was made when the scenario was read.
            Err(_) => response,
        }
    })
}

pub(super) fn redirect(params: &FaultParams, _: HubResponse) -> HubResponse {
    HubResponse::empty(params.status("status")).header(LOCATION, params.text("location"))
}

pub(super) fn html_page(params: &FaultParams, _: HubResponse) -> HubResponse {
    let page = params.text("html").into();
    HubResponse::bytes(params.status("status"), "text/html; charset=utf-8", page)
}

pub(super) fn empty_body(_: &FaultParams, response: HubResponse) -> HubResponse {
    HubResponse {
        body: None,
        ..response
    }
}
