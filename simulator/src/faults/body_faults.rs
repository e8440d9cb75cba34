//! Faults in the body of a reply.

use std::time::Duration;

use super::gzip;
use super::kind::FaultParams;
use super::response::{LAST_CHUNK, Reply, chunk, chunked};
use super::script::{End, Step, WireScript};

/// How long what was sent may take to arrive before a reset, which would overtake it.
const AHEAD: Duration = Duration::from_millis(30);

/// Head with a length, and the beginning of the body. Something is always missing, save where
/// there is no body.
fn begun(given: &FaultParams, reply: Reply) -> WireScript {
    let reply = reply.with_length();
    let length = reply.body.len();
    let part = given.part_of("bytes", length).min(length.saturating_sub(1));
    WireScript::sending(reply.head()).send(reply.body.slice(..part))
}

pub(super) fn truncate_body(given: &FaultParams, reply: Reply) -> WireScript {
    begun(given, reply)
}

pub(super) fn stall_in_body(given: &FaultParams, reply: Reply) -> WireScript {
    begun(given, reply).then(Step::Stall(given.seconds_or_none("seconds")))
}

pub(super) fn reset_in_body(given: &FaultParams, reply: Reply) -> WireScript {
    begun(given, reply).wait(AHEAD).end(End::Reset)
}

pub(super) fn drip_body(given: &FaultParams, reply: Reply) -> WireScript {
    let reply = reply.with_length();
    let (piece, pause) = (given.size("piece"), given.seconds("seconds"));
    WireScript::sending(reply.head())
        .then(Step::Drip(reply.body, piece, pause))
        .keep_if(reply.keeps)
}

pub(super) fn short_length(given: &FaultParams, reply: Reply) -> WireScript {
    let length = reply.body.len().saturating_sub(given.size("by"));
    said_length(reply, length)
}

pub(super) fn long_length(given: &FaultParams, reply: Reply) -> WireScript {
    let length = reply.body.len().saturating_add(given.size("by"));
    said_length(reply, length).end(End::Close)
}

/// A reply whose head says another length than its body has.
fn said_length(reply: Reply, length: usize) -> WireScript {
    let reply = reply.with("content-length", length.to_string());
    WireScript::sending(reply.head())
        .send(reply.body)
        .keep_if(reply.keeps)
}

pub(super) fn close_delimited(_: &FaultParams, reply: Reply) -> WireScript {
    WireScript::sending(reply.head()).send(reply.body)
}

pub(super) fn close_delimited_cut(given: &FaultParams, reply: Reply) -> WireScript {
    let length = reply.body.len();
    let part = given.part_of("bytes", length).min(length.saturating_sub(1));
    let script = WireScript::sending(reply.head()).send(reply.body.slice(..part));
    if given.flag("reset") {
        script.wait(AHEAD).end(End::Reset)
    } else {
        script
    }
}

pub(super) fn bad_chunk_size(given: &FaultParams, reply: Reply) -> WireScript {
    let reply = reply.with_chunks();
    let (first, second) = reply.body.split_at(reply.body.len() / 2);
    let script = WireScript::sending(reply.head());
    let script = if first.is_empty() {
        script
    } else {
        script.send(chunk(first))
    };
    script
        .send(format!("{}\r\n", given.text("size")))
        .send([second, b"\r\n", LAST_CHUNK].concat())
}

pub(super) fn missing_last_chunk(_: &FaultParams, reply: Reply) -> WireScript {
    let reply = reply.with_chunks();
    let mut body = chunked(&reply.body);
    body.truncate(body.len() - LAST_CHUNK.len());
    WireScript::sending(reply.head()).send(body)
}

pub(super) fn trailers_flood(given: &FaultParams, reply: Reply) -> WireScript {
    let reply = reply.with_chunks();
    let mut body = chunked(&reply.body);
    // The empty line comes after the flood.
    body.truncate(body.len() - 2);
    WireScript::sending(reply.head())
        .send(body)
        .repeat(b"x-flood: trailer\r\n", given.count_or_none("count"))
        .send("\r\n")
        .keep_if(reply.keeps)
}

pub(super) fn endless_body(given: &FaultParams, reply: Reply) -> WireScript {
    // A text that begins and does not end: JSON as far as it goes.
    let (begin, text) = (&b"\""[..], [b'x'; 1024]);
    let times = given
        .count_or_none("bytes")
        .map(|bytes| bytes.div_ceil(1024));
    if given.flag("chunked") {
        let reply = reply.with_chunks();
        WireScript::sending(reply.head())
            .send(chunk(begin))
            .repeat(&chunk(&text), times)
    } else {
        WireScript::sending(reply.head())
            .send(begin)
            .repeat(&text, times)
    }
}

pub(super) fn gzip(_: &FaultParams, mut reply: Reply) -> WireScript {
    reply.body = gzip::stored(&reply.body).into();
    let keeps = reply.keeps;
    WireScript::sending(reply.with("content-encoding", "gzip").whole()).keep_if(keeps)
}

pub(super) fn gzip_bomb(given: &FaultParams, reply: Reply) -> WireScript {
    let bomb = gzip::Bomb::of(given.count("bytes"));
    let reply = reply
        .with("content-encoding", "gzip")
        .with("content-length", bomb.length().to_string());
    WireScript::sending(reply.head())
        .send(bomb.begin)
        .repeat(&bomb.block, Some(bomb.blocks))
        .send(bomb.end)
        .keep_if(reply.keeps)
}

pub(super) fn extra_bytes(given: &FaultParams, reply: Reply) -> WireScript {
    let keeps = reply.keeps;
    let mut whole = reply.whole();
    // In one piece: what comes later, no client can tell from the answer to its next request.
    match given.text_or_none("text") {
        Some(text) => whole.extend_from_slice(text.as_bytes()),
        None => whole.extend_from_within(..),
    }
    WireScript::sending(whole).keep_if(keeps)
}

pub(super) fn close_after_reply(given: &FaultParams, reply: Reply) -> WireScript {
    WireScript::sending(reply.with("connection", "keep-alive").whole())
        .wait(given.seconds("seconds"))
}
