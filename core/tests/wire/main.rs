//! What the client must withstand, from outside and on the wire. The text of a test is what it keeps;
//! `cargo xtask mutants` changes the code that it watches and sees it turn red.

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

/// A response with an empty JSON object.
const OK: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";

/// A response with an empty list.
const NONE: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]";

/// Settings for a client of this address, which never waits for long and tries nothing again.
fn builder(url: &str) -> ClientBuilder {
    let settings = Client::builder(url).timeout(Duration::from_secs(8));
    settings.max_attempts(1)
}

fn client(url: &str) -> Client {
    builder(url).build().expect("an address of a server here")
}

/// Why a call failed, in the three words that matter.
fn failed<T: Debug>(outcome: Result<T, Error>) -> (ErrorKind, Effect) {
    let error = outcome.expect_err("this must not succeed");
    (error.kind(), error.effect())
}

/// A command that must not run twice.
fn command(client: &Client) -> Result<(), Error> {
    client.playout().trigger_button(1, 2, "in")
}

/// What responses one command with these bytes and closes the connection in order.
fn answer_to_command(answer: &'static [u8]) -> Result<(), Error> {
    command(&client(&Server::answering_once(answer).url()))
}

/// Leaves the client waiting, but not for ever: a test must end without its guard too.
fn stall(connection: &mut Connection) {
    let limit = Some(Duration::from_secs(4));
    if connection.stream.set_read_timeout(limit).is_ok() {
        connection.until_closed();
    }
    let _ = connection.stream.shutdown(Shutdown::Both);
    connection.let_go();
}

/// Does something that must end long before [`stall`] does.
fn soon<T>(act: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let result = act();
    let took = begin.elapsed();
    assert!(took < Duration::from_secs(3), "it took {took:?}");
    result
}
