//! Faults in the head of a reply.

use super::kind::FaultParams;
use super::script::{End, Reply, Step, WireScript, chunked};

/// Bytes that begin no answer of HTTP: a record of TLS, as a port of another protocol sends it.
const GARBAGE: &[u8] = &[0x16, 0x03, 0x03, 0x00, 0x31, 0x02, 0x00, 0xff, 0x0d, 0x0a];

pub(super) fn truncate_head(given: &FaultParams, reply: Reply) -> WireScript {
    let mut head = reply.with_length().head().into_bytes();
    // The last byte always goes: what is whole is not cut.
    let length = given
        .part_of("bytes", head.len())
        .min(head.len().saturating_sub(1));
    head.truncate(length);
    WireScript::sending(head)
}

pub(super) fn drip_head(given: &FaultParams, reply: Reply) -> WireScript {
    let reply = reply.with_length();
    let (piece, pause) = (given.size("piece"), given.seconds("seconds"));
    WireScript::ending(End::Close)
        .then(Step::Drip(reply.head().into(), piece, pause))
        .send(reply.body)
        .keep_if(reply.keeps)
}

pub(super) fn garbage_head(given: &FaultParams, _: Reply) -> WireScript {
    WireScript::ending(End::Close).repeat(GARBAGE, Some(given.count("times")))
}

pub(super) fn no_status_line(_: &FaultParams, reply: Reply) -> WireScript {
    let reply = reply.with_length();
    WireScript::sending(format!("{}\r\n", reply.lines())).send(reply.body)
}

pub(super) fn bad_status_line(given: &FaultParams, reply: Reply) -> WireScript {
    let reply = reply.with_length();
    WireScript::sending(reply.head_after(given.text("line"))).send(reply.body)
}

pub(super) fn status_out_of_range(given: &FaultParams, reply: Reply) -> WireScript {
    let reply = reply.with_length();
    let first = format!("HTTP/1.1 {:03} Unknown", given.count("status"));
    WireScript::sending(reply.head_after(&first)).send(reply.body)
}

pub(super) fn status_101(given: &FaultParams, _: Reply) -> WireScript {
    let protocol = given.text("protocol");
    WireScript::sending(format!(
        "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: {protocol}\r\n\r\n"
    ))
}

pub(super) fn continue_flood(given: &FaultParams, reply: Reply) -> WireScript {
    let interim = format!("HTTP/1.1 {} Interim\r\n\r\n", given.count("status"));
    let keeps = reply.keeps;
    WireScript::ending(End::Close)
        .repeat(interim.as_bytes(), given.count_or_none("count"))
        .send(reply.whole())
        .keep_if(keeps)
}

pub(super) fn many_headers(given: &FaultParams, reply: Reply) -> WireScript {
    flooded(reply, |script| {
        let line = format!("x-flood: {}\r\n", given.text("value"));
        script.repeat(line.as_bytes(), given.count_or_none("count"))
    })
}

pub(super) fn huge_header(given: &FaultParams, reply: Reply) -> WireScript {
    flooded(reply, |script| {
        script
            .send("x-flood: ")
            .repeat(b"x", given.count_or_none("bytes"))
            .send("\r\n")
    })
}

/// A sound reply with something more at the end of its head.
fn flooded(reply: Reply, more: impl FnOnce(WireScript) -> WireScript) -> WireScript {
    let reply = reply.with_length();
    let mut head = reply.head();
    // The empty line comes after the flood.
    head.truncate(head.len() - 2);
    more(WireScript::sending(head))
        .send("\r\n")
        .send(reply.body)
        .keep_if(reply.keeps)
}

pub(super) fn bad_header(given: &FaultParams, reply: Reply) -> WireScript {
    flooded(reply, |script| {
        script.send(format!("{}\r\n", given.text("line")))
    })
}

pub(super) fn two_lengths(given: &FaultParams, reply: Reply) -> WireScript {
    let second = reply.body.len().saturating_add(given.size("more"));
    let reply = reply
        .with_length()
        .with("content-length", second.to_string());
    WireScript::sending(reply.head()).send(reply.body)
}

pub(super) fn bad_length(given: &FaultParams, reply: Reply) -> WireScript {
    let reply = reply.with("content-length", given.text("length"));
    WireScript::sending(reply.head()).send(reply.body)
}

pub(super) fn length_and_chunked(_: &FaultParams, reply: Reply) -> WireScript {
    let keeps = reply.keeps;
    let reply = reply.with_length().with_chunks();
    WireScript::sending(reply.head())
        .send(chunked(&reply.body))
        .keep_if(keeps)
}

pub(super) fn unknown_coding(given: &FaultParams, reply: Reply) -> WireScript {
    let reply = reply.with("transfer-encoding", given.text("coding"));
    WireScript::sending(reply.head()).send(reply.body)
}

pub(super) fn chunked_in_1_0(_: &FaultParams, reply: Reply) -> WireScript {
    let reply = reply.with_chunks();
    WireScript::sending(reply.head_of("HTTP/1.0")).send(chunked(&reply.body))
}

pub(super) fn http_0_9(_: &FaultParams, reply: Reply) -> WireScript {
    WireScript::sending(reply.body)
}

pub(super) fn no_content_with_body(_: &FaultParams, reply: Reply) -> WireScript {
    let mut reply = reply.with_length();
    reply.status = 204;
    WireScript::sending(reply.head())
        .send(reply.body)
        .keep_if(reply.keeps)
}
