//! Tests of the transport with servers that send exactly the bytes that a test specifies.

mod bodies;
mod connections;
mod exchange;
mod faults;
mod floods;
mod headers;
mod interruptions;
mod memory;
mod pieces;
mod proxies;
#[cfg(feature = "tls")]
mod tls;

use super::{HttpRequest, HttpResponse, Permission, Transport, TransportError};
use crate::ClientBuilder;
use crate::error::{Effect, ErrorKind, Phase};
use crate::stop::StopReasons;
use std::time::{Duration, Instant};

/// Creates a transport to this address with additional settings.
fn transport_with(url: &str, set: impl FnOnce(ClientBuilder) -> ClientBuilder) -> Transport {
    let builder = ClientBuilder::new(url).response_timeout(Duration::from_secs(20));
    Transport::new(&set(builder).into_config().unwrap()).unwrap()
}

fn transport(url: &str) -> Transport {
    transport_with(url, |builder| builder)
}

/// A set of stop reasons that is empty.
static NEVER: std::sync::OnceLock<StopReasons> = std::sync::OnceLock::new();

/// A permission that allows every attempt.
pub(super) const FREE: Permission<'static> = Permission {
    write: None,
    progress: None,
    seat: None,
    acts_again: false,
    own_stops: None,
};

/// Creates a request whose deadline is later than the end of every test.
pub(super) fn request<'a>(
    method: &'static str,
    target: &'a str,
    body: Option<&'a [u8]>,
) -> HttpRequest<'a> {
    HttpRequest {
        method,
        target,
        body,
        exchanged: method == "GET",
        pooled: method == "GET",
        began: Instant::now(),
        deadline: Instant::now() + Duration::from_secs(20),
        body_limit: 1 << 20,
        stops: NEVER.get_or_init(StopReasons::default),
    }
}

fn get(transport: &Transport) -> Result<HttpResponse, TransportError> {
    transport.send(&request("GET", "/x", None), FREE)
}

fn post(transport: &Transport) -> Result<HttpResponse, TransportError> {
    transport.send(&request("POST", "/x", Some(b"{}")), FREE)
}

/// Returns the kind, the effect and the phase of an error.
fn facts(result: Result<HttpResponse, TransportError>) -> (ErrorKind, Effect, Option<Phase>) {
    let fault = result.expect_err("a fault");
    assert!(
        !fault.detail.is_empty() && !fault.detail.ends_with('.'),
        "{}",
        fault.detail
    );
    (fault.kind, fault.effect, fault.phase)
}

/// Runs `act`. Checks that it ends within 5 seconds, long before the time limit of the call.
fn soon<T>(act: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let result = act();
    let took = begin.elapsed();
    assert!(took < Duration::from_secs(5), "it took {took:?}");
    result
}
