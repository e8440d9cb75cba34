//! Faults in the head of a response.

use super::kind::FaultParams;
use super::script::{End, RawResponse, Step, WireScript, chunked};

/// Bytes that cannot begin an HTTP response: a TLS record, as from a port for another protocol.
const GARBAGE: &[u8] = &[0x16, 0x03, 0x03, 0x00, 0x31, 0x02, 0x00, 0xff, 0x0d, 0x0a];

pub(super) fn truncate_head(params: &FaultParams, response: RawResponse) -> WireScript {
    let mut head = response.with_length().head().into_bytes();
    head.truncate(params.part_of("bytes", head.len()));
    WireScript::sending(head)
}

pub(super) fn drip_head(params: &FaultParams, response: RawResponse) -> WireScript {
    let response = response.with_length();
    let (piece, pause) = (params.size("piece"), params.seconds("seconds"));
    WireScript::ending(End::Close)
        .then(Step::Drip(response.head().into(), piece, pause))
        .send(response.body)
        .keep_if(response.keeps)
}

pub(super) fn garbage_head(params: &FaultParams, _: RawResponse) -> WireScript {
    WireScript::ending(End::Close).repeat(GARBAGE, Some(params.count("count")))
}

pub(super) fn no_status_line(_: &FaultParams, response: RawResponse) -> WireScript {
    let response = response.with_length();
    WireScript::sending(format!("{}\r\n", response.lines())).send(response.body)
}

pub(super) fn bad_status_line(params: &FaultParams, response: RawResponse) -> WireScript {
    let response = response.with_length();
    WireScript::sending(response.head_after(params.text("line"))).send(response.body)
}

pub(super) fn status_out_of_range(params: &FaultParams, response: RawResponse) -> WireScript {
    let response = response.with_length();
    let first = format!("HTTP/1.1 {:03} Unknown", params.count("status"));
    WireScript::sending(response.head_after(&first)).send(response.body)
}

pub(super) fn status_101(params: &FaultParams, _: RawResponse) -> WireScript {
    let protocol = params.text("protocol");
    WireScript::sending(format!(
        "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: {protocol}\r\n\r\n"
    ))
}

pub(super) fn continue_flood(params: &FaultParams, response: RawResponse) -> WireScript {
    let interim = format!("HTTP/1.1 {} Interim\r\n\r\n", params.count("status"));
    let keeps = response.keeps;
    WireScript::ending(End::Close)
        .repeat(interim.as_bytes(), params.count_or_none("count"))
        .send(response.whole())
        .keep_if(keeps)
}

pub(super) fn many_headers(params: &FaultParams, response: RawResponse) -> WireScript {
    flooded(response, |script| {
        let line = format!("x-flood: {}\r\n", params.text("value"));
        script.repeat(line.as_bytes(), params.count_or_none("count"))
    })
}

pub(super) fn huge_header(params: &FaultParams, response: RawResponse) -> WireScript {
    flooded(response, |script| {
        script
            .send("x-flood: ")
            .repeat(b"x", params.count_or_none("bytes"))
            .send("\r\n")
    })
}

/// Sends a response with further bytes at the end of its head. `more` adds the steps for them.
fn flooded(response: RawResponse, more: impl FnOnce(WireScript) -> WireScript) -> WireScript {
    let response = response.with_length();
    let mut head = response.head();
    // The empty line that ends the head is removed, because it must follow the addition.
    head.truncate(head.len() - 2);
    more(WireScript::sending(head))
        .send("\r\n")
        .send(response.body)
        .keep_if(response.keeps)
}

pub(super) fn bad_header(params: &FaultParams, response: RawResponse) -> WireScript {
    flooded(response, |script| {
        script.send(format!("{}\r\n", params.text("line")))
    })
}

pub(super) fn two_lengths(params: &FaultParams, response: RawResponse) -> WireScript {
    let second = response.body.len().saturating_add(params.size("more"));
    let response = response
        .with_length()
        .with("content-length", second.to_string());
    WireScript::sending(response.head()).send(response.body)
}

pub(super) fn bad_length(params: &FaultParams, response: RawResponse) -> WireScript {
    let response = response.with("content-length", params.text("length"));
    WireScript::sending(response.head()).send(response.body)
}

pub(super) fn length_and_chunked(_: &FaultParams, response: RawResponse) -> WireScript {
    let keeps = response.keeps;
    let response = response.with_length().with_chunks();
    WireScript::sending(response.head())
        .send(chunked(&response.body))
        .keep_if(keeps)
}

pub(super) fn unknown_coding(params: &FaultParams, response: RawResponse) -> WireScript {
    let response = response.with("transfer-encoding", params.text("coding"));
    WireScript::sending(response.head()).send(response.body)
}

pub(super) fn chunked_in_1_0(_: &FaultParams, response: RawResponse) -> WireScript {
    let response = response.with_chunks();
    WireScript::sending(response.head_of("HTTP/1.0")).send(chunked(&response.body))
}

pub(super) fn http_0_9(_: &FaultParams, response: RawResponse) -> WireScript {
    WireScript::sending(response.body)
}

pub(super) fn no_content_with_body(_: &FaultParams, response: RawResponse) -> WireScript {
    let mut response = response.with_length();
    response.status = 204;
    WireScript::sending(response.head())
        .send(response.body)
        .keep_if(response.keeps)
}
