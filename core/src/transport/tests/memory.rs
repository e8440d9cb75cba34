//! Tests with in-memory connections in place of TCP.

use super::*;
use crate::transport::context;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use ureq::Error;
use ureq::unversioned::transport::{Buffers, LazyBuffers, NextTimeout, Transport as Wire};

/// Responds to every request with the same bytes, of which a limited number arrives at a time.
/// Counts the connections.
#[derive(Debug)]
struct Bytes {
    answer: &'static [u8],
    at_once: usize,
    early: bool,
    connections: Arc<AtomicUsize>,
}

#[derive(Debug)]
struct Connection {
    buffers: LazyBuffers,
    answer: &'static [u8],
    at_once: usize,
    rest: &'static [u8],
}

impl Bytes {
    fn connect(&self) -> Connection {
        self.connections.fetch_add(1, Ordering::SeqCst);
        let mut connection = Connection {
            buffers: LazyBuffers::new(1 << 16, 1 << 16),
            answer: self.answer,
            at_once: self.at_once,
            rest: if self.early { self.answer } else { b"" },
        };
        if self.early {
            connection.arrive();
        }
        connection
    }
}

impl Connection {
    fn arrive(&mut self) -> bool {
        let amount = self.at_once.min(self.rest.len());
        let (now, later) = self.rest.split_at(amount);
        self.buffers.input_append_buf()[..amount].copy_from_slice(now);
        self.buffers.input_appended(amount);
        self.rest = later;
        amount > 0
    }
}

impl Wire for Connection {
    fn buffers(&mut self) -> &mut dyn Buffers {
        &mut self.buffers
    }

    fn transmit_output(&mut self, _: usize, _: NextTimeout) -> Result<(), Error> {
        self.rest = self.answer;
        Ok(())
    }

    fn await_input(&mut self, _: NextTimeout) -> Result<bool, Error> {
        Ok(self.arrive())
    }

    fn is_open(&mut self) -> bool {
        self.rest.is_empty()
    }
}

fn over(answer: &'static [u8], at_once: usize, early: bool) -> (Transport, Arc<AtomicUsize>) {
    let config = ClientBuilder::new("http://hub.example")
        .into_config()
        .unwrap();
    let connections: Arc<AtomicUsize> = Arc::default();
    let connector = Bytes {
        answer,
        at_once,
        early,
        connections: Arc::clone(&connections),
    };
    let transport = Transport::over(&config, move || connector.connect());
    (transport.unwrap(), connections)
}

#[test]
fn bytes_in_memory_are_a_hub() {
    let answer = b"HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\n{\"a\":1}";
    for at_once in [1, 3, 1000] {
        let (transport, connections) = over(answer, at_once, false);
        for _ in 0..3 {
            let response = get(&transport).unwrap();
            assert_eq!(
                (response.status, &response.body[..]),
                (200, &b"{\"a\":1}"[..])
            );
            assert_eq!(response.received, answer.len() as u64);
        }
        assert_eq!(connections.load(Ordering::SeqCst), 1);
        assert_eq!(post(&transport).unwrap().status, 200);
        assert_eq!(connections.load(Ordering::SeqCst), 2);
    }
    assert!(context::current().is_none());
}

#[test]
fn bytes_before_the_request_are_no_response() {
    let (transport, _) = over(b"HTTP/1.1 204 No Content\r\n\r\n", 1000, true);
    let (kind, effect, _) = facts(post(&transport));
    assert_eq!((kind, effect), (ErrorKind::Protocol, Effect::None));
}

#[test]
fn bytes_after_a_response_end_the_connection() {
    let twice = b"HTTP/1.1 204 No Content\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";
    for at_once in [27, 30, 1000] {
        let (transport, connections) = over(twice, at_once, false);
        for number in 1..4 {
            assert_eq!(get(&transport).unwrap().status, 204);
            assert_eq!(connections.load(Ordering::SeqCst), number);
        }
    }
}
