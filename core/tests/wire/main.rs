//! Tests that the client withstands faults of the network and of other programs. The name or the
//! comment of each test says which rule it guards. `cargo xtask mutants` changes the guarded code
//! and checks that the test fails.

#![cfg(test)]

mod addresses;
mod cancel;
mod child_process;
mod close_delimited;
mod closing;
mod connections;
mod early_responses;
mod effects;
mod exits;
#[cfg(unix)]
mod forks;
mod framing;
mod headers;
mod json_structure;
mod keys;
mod names;
mod numbers;
mod order;
mod paths;
mod proxies;
mod redirects;
mod resend;
mod reused_connections;
mod sizes;
mod sources;
mod timeouts;
mod tls;

use std::fmt::Debug;
use std::net::Shutdown;
use std::time::{Duration, Instant};

use gfxhub::{Client, ClientBuilder, Effect, Error, ErrorKind};
use gfxhub_test_support::{Connection, Server};

/// A response that contains an empty JSON object.
const OK: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";

/// A response that contains an empty list.
const NONE: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]";

/// Returns the settings of a client of this address that never waits for long and never retries.
fn builder(url: &str) -> ClientBuilder {
    let settings = Client::builder(url).timeout(Duration::from_secs(8));
    settings.max_attempts(1)
}

fn client(url: &str) -> Client {
    builder(url).build().expect("an address of a server here")
}

/// Returns the kind and the effect of the error of a failed call.
fn failed<T: Debug>(outcome: Result<T, Error>) -> (ErrorKind, Effect) {
    let error = outcome.expect_err("this must not succeed");
    (error.kind(), error.effect())
}

/// Makes a call that must not run twice.
fn command(client: &Client) -> Result<(), Error> {
    client.playout().trigger_button(1, 2, "in")
}

/// Makes a call that must not run twice, to a server that responds with these bytes. The server
/// then closes the connection in an orderly way.
fn answer_to_command(answer: &'static [u8]) -> Result<(), Error> {
    command(&client(&Server::answering_once(answer).url()))
}

/// Lets the client wait for some seconds. The wait is limited, so that a test also ends if the
/// guarded code fails.
fn stall(connection: &mut Connection) {
    let limit = Some(Duration::from_secs(4));
    if connection.stream.set_read_timeout(limit).is_ok() {
        connection.until_closed();
    }
    let _ = connection.stream.shutdown(Shutdown::Both);
    connection.let_go();
}

/// Runs `act`, which must end long before [`stall`] does.
fn soon<T>(act: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let result = act();
    let took = begin.elapsed();
    assert!(took < Duration::from_secs(3), "it took {took:?}");
    result
}
