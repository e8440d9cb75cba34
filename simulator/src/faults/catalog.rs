//! The table of all kinds of faults, from which the documentation and the checks follow.

use super::kind::ParameterShape::{
    Count, CountOrNull, Flag, Headers, Seconds, SecondsOrNull, Status, Text, TextOrNull,
};
use super::kind::{FaultAction, FaultInfo, FaultPoint, ParameterInfo, Stage};
use super::{body_faults, connection_faults, head_faults, json_faults};

/// For faults of a connection, which precede any call.
const NEVER: &[FaultPoint] = &[];
/// Before or after the effect: the fault needs no response.
const EITHER: &[FaultPoint] = &[FaultPoint::Request, FaultPoint::Effect];
/// After the effect: the fault corrupts its response.
const EFFECT: &[FaultPoint] = &[FaultPoint::Effect];

/// Maximum number of bytes that a fault sends without holding them in memory: 1 TiB.
const MAX_COUNT: u64 = 1 << 40;
/// Maximum number of bytes that a fault holds in memory.
const HELD: u64 = 1 << 20;

macro_rules! faults {
    ($($stage:ident { $(
        $name:literal $after:ident $action:ident($apply:path) $docs:literal
        $(=> $parameter:literal $shape:expr, $default:literal, $about:literal;)*
    )* })*) => {
        /// All kinds of faults, in the order of an exchange.
        ///
        /// ```
        /// let names: Vec<_> = gfxhub_simulator::FAULT_CATALOG.iter().map(|kind|
        /// kind.name).collect(); assert!(names.contains(&"reset-in-body"));
        /// ```
        pub const FAULT_CATALOG: &[FaultInfo] = &[$($(FaultInfo {
            name: $name,
            stage: Stage::$stage,
            after: $after,
            parameters: &[$(ParameterInfo {
                name: $parameter,
                shape: $shape,
                default: $default,
                docs: $about,
            },)*],
            docs: $docs,
            action: FaultAction::$action($apply),
        },)*)*];
    };
}

faults! {
Accept {
    "refuse" NEVER Accept(connection_faults::refuse)
    "The connection is reset as soon as it has been accepted."
    "close-at-accept" NEVER Accept(connection_faults::close_at_accept)
    "The connection is closed as soon as it has been accepted."
    "stall-at-accept" NEVER Accept(connection_faults::stall_at_accept)
    "The hub never responds on the connection; then it is closed."
        => "seconds" SecondsOrNull, "null", "how long; null for as long as the client stays";
    "garbage-banner" NEVER Accept(connection_faults::garbage_banner)
    "The hub speaks first, in another protocol, and closes the connection."
        => "text" Text, r#""220 mail.invalid ESMTP ready\r\n""#, "what it says";
}
Request {
    "close" EITHER Wire(connection_faults::close)
    "The connection is closed without a response."
    "reset" EITHER Wire(connection_faults::reset)
    "The connection is reset without a response."
    "stall" EITHER Wire(connection_faults::stall)
    "There is no response, but the connection stays; then it is closed."
        => "seconds" SecondsOrNull, "null", "how long; null for as long as the client stays";
    "delay" EITHER Wait(connection_faults::delay)
    "The response is valid and late: `request` waits before anything is done, `effect` afterwards."
        => "seconds" Seconds, "1", "how late";
    "half-close" EITHER Wire(connection_faults::half_close)
    "The hub closes its half of the connection without a response and still reads what is sent."
        => "seconds" Seconds, "5", "for how long it reads";
    "status" EITHER HubResponse(connection_faults::status)
    "Any valid response, in place of the real one."
        => "status" Status, "500", "its status";
        => "body" Text, r#""""#, "its body; empty for none";
        => "contentType" Text, r#""text/plain; charset=utf-8""#, "the type of the body";
        => "headers" Headers, "{}", "further headers";
    "redirect" EITHER HubResponse(connection_faults::redirect)
    "A valid response that redirects the client."
        => "status" Status, "302", "its status";
        => "location" Text, r#""/elsewhere""#, "where to";
    "html-page" EITHER HubResponse(connection_faults::html_page)
    "A web page in place of the response, as a proxy or a login page sends it."
        => "status" Status, "200", "its status";
        => "html" Text, r#""<!DOCTYPE html><title>Sign in</title><p>Please sign in.</p>""#, "the page";
}
Head {
    "truncate-head" EFFECT Wire(head_faults::truncate_head)
    "The connection is closed within the head."
        => "bytes" CountOrNull(MAX_COUNT), "null", "how much of it is sent; null for half";
    "drip-head" EFFECT Wire(head_faults::drip_head)
    "The head comes slowly, in pieces; the response is valid."
        => "piece" Count(HELD), "8", "bytes at a time";
        => "seconds" Seconds, "0.02", "the pause after each";
    "garbage-head" EITHER Wire(head_faults::garbage_head)
    "Bytes that are not HTTP in place of the response, then the connection is closed."
        => "count" Count(MAX_COUNT), "8", "how often ten bytes are repeated";
    "no-status-line" EFFECT Wire(head_faults::no_status_line)
    "The response begins with its headers."
    "bad-status-line" EFFECT Wire(head_faults::bad_status_line)
    "The first line of the response is not one of HTTP."
        => "line" Text, r#""HTTP/1.1 two hundred OK""#, "the line";
    "status-out-of-range" EFFECT Wire(head_faults::status_out_of_range)
    "The response has a status that HTTP does not have, such as 99, 600 or 999."
        => "status" Count(99999), "999", "the status";
    "status-101" EITHER Wire(head_faults::status_101)
    "The hub switches to another protocol, which was not requested, and closes."
        => "protocol" Text, r#""websocket""#, "which one";
    "continue-flood" EFFECT Wire(head_faults::continue_flood)
    "Interim responses come before the real one."
        => "count" CountOrNull(MAX_COUNT), "1000", "how many; null for no end";
        => "status" Count(199), "100", "their status";
    "many-headers" EFFECT Wire(head_faults::many_headers)
    "The head has many more headers."
        => "count" CountOrNull(MAX_COUNT), "1000", "how many; null for no end";
        => "value" Text, r#""flood""#, "what each says";
    "huge-header" EFFECT Wire(head_faults::huge_header)
    "The head has one very long header."
        => "bytes" CountOrNull(MAX_COUNT), "1048576", "how long; null for no end";
    "bad-header" EFFECT Wire(head_faults::bad_header)
    "The head has a line that is not a header."
        => "line" Text, r#""this is no header""#, "the line";
    "two-lengths" EFFECT Wire(head_faults::two_lengths)
    "The head has a second content-length, which differs."
        => "more" Count(MAX_COUNT), "1", "how much more it says";
    "bad-length" EFFECT Wire(head_faults::bad_length)
    "The content-length is not a number."
        => "length" Text, r#""-1""#, "what it says";
    "length-and-chunked" EFFECT Wire(head_faults::length_and_chunked)
    "The head has a content-length and says that the body is chunked, which it is."
    "unknown-coding" EFFECT Wire(head_faults::unknown_coding)
    "The head names an unknown transfer coding; the body is sent as it is."
        => "coding" Text, r#""x-unknown""#, "its name";
    "chunked-in-1.0" EFFECT Wire(head_faults::chunked_in_1_0)
    "A response of HTTP/1.0 comes in chunks."
    "http-0.9" EFFECT Wire(head_faults::http_0_9)
    "The body comes without a head, then the connection is closed."
    "204-with-body" EFFECT Wire(head_faults::no_content_with_body)
    "The response says 204, which has no body, and has one."
}
Body {
    "truncate-body" EFFECT Wire(body_faults::truncate_body)
    "The connection is closed within the body, whose length was given."
        => "bytes" CountOrNull(MAX_COUNT), "null", "how much of it is sent; null for half";
    "drip-body" EFFECT Wire(body_faults::drip_body)
    "The body comes slowly, in pieces; the response is valid."
        => "piece" Count(HELD), "8", "bytes at a time";
        => "seconds" Seconds, "0.02", "the pause after each";
    "stall-in-body" EFFECT Wire(body_faults::stall_in_body)
    "The body stops; then the connection is closed."
        => "bytes" CountOrNull(MAX_COUNT), "null", "how much of it is sent; null for half";
        => "seconds" SecondsOrNull, "null", "how long; null for as long as the client stays";
    "reset-in-body" EFFECT Wire(body_faults::reset_in_body)
    "The connection is reset within the body."
        => "bytes" CountOrNull(MAX_COUNT), "null", "how much of it is sent; null for half";
    "short-length" EFFECT Wire(body_faults::short_length)
    "The content-length is less than the body: its end looks like another response."
        => "by" Count(MAX_COUNT), "1", "how much less";
    "long-length" EFFECT Wire(body_faults::long_length)
    "The content-length is more than the body, after which the connection is closed."
        => "by" Count(MAX_COUNT), "1", "how much more";
    "close-delimited" EFFECT Wire(body_faults::close_delimited)
    "A complete body without a length, which the end of the connection ends."
    "close-delimited-cut" EFFECT Wire(body_faults::close_delimited_cut)
    "A part of a body without a length, which the end of the connection ends."
        => "bytes" CountOrNull(MAX_COUNT), "null", "how much of it is sent; null for half";
        => "reset" Flag, "false", "whether that end is a reset";
    "bad-chunk-size" EFFECT Wire(body_faults::bad_chunk_size)
    "The body comes in chunks; the size of the second is not a number."
        => "size" Text, r#""zz""#, "what it says";
    "missing-last-chunk" EFFECT Wire(body_faults::missing_last_chunk)
    "The body comes in chunks, and the connection is closed in place of the last one."
    "trailers-flood" EFFECT Wire(body_faults::trailers_flood)
    "The body comes in chunks, with trailers after the last one."
        => "count" CountOrNull(MAX_COUNT), "1000", "how many; null for no end";
    "endless-body" EFFECT Wire(body_faults::endless_body)
    "A body that does not end, as fast as the client reads it."
        => "bytes" CountOrNull(MAX_COUNT), "null", "after how many it is cut; null for never";
        => "chunked" Flag, "true", "whether it comes in chunks, else without a length";
    "gzip" EFFECT Wire(body_faults::gzip)
    "The real body, in gzip, which was not requested."
    "gzip-bomb" EFFECT Wire(body_faults::gzip_bomb)
    "A body in gzip that grows 1,000 times when it is decompressed."
        => "bytes" Count(MAX_COUNT), "268435456", "how large it gets";
    "extra-bytes" EFFECT Wire(body_faults::extra_bytes)
    "More bytes follow the response at once, on a connection that stays open."
        => "text" TextOrNull, "null", "the bytes; null for the same response again";
    "close-after-reply" EFFECT Wire(body_faults::close_after_reply)
    "The response is valid and announces keep-alive; then the connection is closed all the same."
        => "seconds" Seconds, "0", "how much later";
    "empty-body" EFFECT HubResponse(connection_faults::empty_body)
    "The response has no body; it is valid otherwise."
}
Json {
    "cut-json" EFFECT HubResponse(json_faults::cut_json)
    "The JSON ends early, in a complete body."
        => "bytes" CountOrNull(MAX_COUNT), "null", "after how much; null for half";
    "wrong-type" EFFECT HubResponse(json_faults::wrong_type)
    "A member has a value of another type: an object for a text, a list for a number."
        => "member" TextOrNull, "null", "which one; null for the first";
    "duplicate-key" EFFECT HubResponse(json_faults::duplicate_key)
    "A member is there twice, with two values."
        => "member" TextOrNull, "null", "which one; null for the first";
    "deep-nesting" EFFECT HubResponse(json_faults::deep_nesting)
    "A member is a list within a list within a list."
        => "depth" Count(HELD), "100000", "how deep";
        => "member" TextOrNull, "null", "which one; null for the first";
    "not-utf8" EFFECT HubResponse(json_faults::not_utf8)
    "A text has bytes that are not UTF-8."
        => "member" TextOrNull, "null", "which one; null for the first text";
    "nan" EFFECT HubResponse(json_faults::nan)
    "A number that JSON does not have."
        => "text" Text, r#""NaN""#, "the text in its place";
        => "member" TextOrNull, "null", "which one; null for the first number";
    "huge-number" EFFECT HubResponse(json_faults::huge_number)
    "A number is too large for any program."
        => "number" Text, r#""1e999""#, "its digits";
        => "member" TextOrNull, "null", "which one; null for the first number";
    "trailing-garbage" EFFECT HubResponse(json_faults::trailing_garbage)
    "Something follows the JSON."
        => "text" Text, r#""}garbage""#, "what";
    "null" EFFECT HubResponse(json_faults::null)
    "null in place of the document, or of a member."
        => "member" TextOrNull, "null", "which one; null for the document";
    "array-for-object" EFFECT HubResponse(json_faults::array_for_object)
    "Objects come as the list of their values."
        => "member" TextOrNull, "null", "which one; null for the document, or each of its elements";
    "success-false" EITHER HubResponse(json_faults::success_false)
    "A valid response with `{\"success\": false}`."
}
}
