//! Tests of the transport against servers that do exactly what they are told, byte by byte.

mod bodies;
mod connections;
mod faults;
mod floods;
mod headers;
mod interruptions;
mod memory;
mod pieces;
mod proxies;
#[cfg(feature = "tls")]
mod secured;
mod short;

use super::{Fault, Outgoing, Reply, Transport};
use crate::ClientBuilder;
use crate::error::{Effect, Kind, Phase};
use std::time::{Duration, Instant};

/// A transport to this address with further settings.
fn transport_with(url: &str, set: impl FnOnce(ClientBuilder) -> ClientBuilder) -> Transport {
    let builder = ClientBuilder::new(url).response_timeout(Duration::from_secs(20));
    Transport::new(&set(builder).into_config().unwrap()).unwrap()
}

fn transport(url: &str) -> Transport {
    transport_with(url, |builder| builder)
}

/// A request with all the time in the world.
pub(super) fn outgoing<'a>(
    method: &'static str,
    target: &'a str,
    body: Option<&'a [u8]>,
) -> Outgoing<'a> {
    Outgoing {
        method,
        target,
        body,
        pooled: method == "GET",
        deadline: Instant::now() + Duration::from_secs(20),
        body_limit: 1 << 20,
        cancel: None,
        write: None,
    }
}

fn get(transport: &Transport) -> Result<Reply, Fault> {
    transport.send(&outgoing("GET", "/x", None))
}

fn post(transport: &Transport) -> Result<Reply, Fault> {
    transport.send(&outgoing("POST", "/x", Some(b"{}")))
}

/// What matters of a fault.
fn facts(result: Result<Reply, Fault>) -> (Kind, Effect, Option<Phase>) {
    let fault = result.expect_err("a fault");
    assert!(
        !fault.detail.is_empty() && !fault.detail.ends_with('.'),
        "{}",
        fault.detail
    );
    (fault.kind, fault.effect, fault.phase)
}

/// Does something that must end by a limit of its own, long before the call's.
fn soon<T>(act: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let result = act();
    let took = begin.elapsed();
    assert!(took < Duration::from_secs(5), "it took {took:?}");
    result
}
