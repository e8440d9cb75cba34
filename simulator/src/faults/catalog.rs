//! The table of all kinds of faults. The documentation is generated from it, and scenarios are
//! checked against it.

use super::kind::ParameterShape::{
    Count, CountOrNull, Flag, Headers, Seconds, SecondsOrNull, Status, Text, TextOrNull,
};
use super::kind::{FaultAction, FaultInfo, FaultPoint, ParameterInfo, Stage};
use super::{body_faults, connection_faults, head_faults, json_faults};

/// No points. Faults of a connection apply before any call.
const NEVER: &[FaultPoint] = &[];
/// Points of faults that need no response: before or after the effect.
const EITHER: &[FaultPoint] = &[FaultPoint::Request, FaultPoint::Effect];
/// Point of faults that corrupt a response: after the effect.
const EFFECT: &[FaultPoint] = &[FaultPoint::Effect];

/// Maximum number of bytes that a fault sends without keeping them in memory: 1 TiB.
const MAX_COUNT: u64 = 1 << 40;
/// Maximum number of bytes that a fault keeps in memory.
const HELD: u64 = 1 << 20;

macro_rules! faults {
    ($($stage:ident { $(
        $name:literal $after:ident $action:ident($apply:path) $docs:literal
        $(=> $parameter:literal $shape:expr, $default:literal, $about:literal;)*
    )* })*) => {
        /// All kinds of faults, in the order of their stages.
        ///
        /// ```
        /// let mut names = gfxhub_simulator::FAULT_CATALOG.iter().map(|kind| kind.name);
        /// assert!(names.any(|name| name == "reset-in-body"));
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
    "The hub does not respond on the connection for some time, and then closes it."
        => "seconds" SecondsOrNull, "null", "duration of the stall; null until the client closes the connection";
    "garbage-banner" NEVER Accept(connection_faults::garbage_banner)
    "The hub speaks first, in another protocol, and closes the connection."
        => "text" Text, r#""220 mail.invalid ESMTP ready\r\n""#, "text that the hub sends";
}
Request {
    "close" EITHER Wire(connection_faults::close)
    "The connection is closed without a response."
    "reset" EITHER Wire(connection_faults::reset)
    "The connection is reset without a response."
    "stall" EITHER Wire(connection_faults::stall)
    "There is no response. The connection stays open for some time, and is then closed."
        => "seconds" SecondsOrNull, "null", "duration of the stall; null until the client closes the connection";
    "delay" EITHER Wait(connection_faults::delay)
    "The response is valid and late: `request` waits before anything is done, `effect` afterwards."
        => "seconds" Seconds, "1", "delay";
    "half-close" EITHER Wire(connection_faults::half_close)
    "The hub closes its half of the connection without a response and still reads what is sent."
        => "seconds" Seconds, "5", "time for which the hub still reads";
    "status" EITHER HubResponse(connection_faults::status)
    "A valid response in place of the real one."
        => "status" Status, "500", "status of the response";
        => "body" Text, r#""""#, "body of the response; empty for no body";
        => "contentType" Text, r#""text/plain; charset=utf-8""#, "content type of the body";
        => "headers" Headers, "{}", "further headers";
    "redirect" EITHER HubResponse(connection_faults::redirect)
    "A valid response that redirects the client."
        => "status" Status, "302", "status of the response";
        => "location" Text, r#""/elsewhere""#, "address to which the response redirects";
    "html-page" EITHER HubResponse(connection_faults::html_page)
    "A web page in place of the response, as a proxy or a login page sends it."
        => "status" Status, "200", "status of the response";
        => "html" Text, r#""<!DOCTYPE html><title>Sign in</title><p>Please sign in.</p>""#, "content of the page";
}
Head {
    "truncate-head" EFFECT Wire(head_faults::truncate_head)
    "The connection is closed within the head."
        => "bytes" CountOrNull(MAX_COUNT), "null", "number of bytes that are sent; null for half of them";
    "drip-head" EFFECT Wire(head_faults::drip_head)
    "The head comes slowly, in pieces; the response is valid."
        => "piece" Count(HELD), "8", "number of bytes in a piece";
        => "seconds" Seconds, "0.02", "pause after each piece";
    "garbage-head" EITHER Wire(head_faults::garbage_head)
    "Bytes that are not HTTP in place of the response, then the connection is closed."
        => "count" Count(MAX_COUNT), "8", "number of times that ten bytes are repeated";
    "no-status-line" EFFECT Wire(head_faults::no_status_line)
    "The response begins with its headers."
    "bad-status-line" EFFECT Wire(head_faults::bad_status_line)
    "The first line of the response is not a status line of HTTP."
        => "line" Text, r#""HTTP/1.1 two hundred OK""#, "first line of the response";
    "status-out-of-range" EFFECT Wire(head_faults::status_out_of_range)
    "The response has a status that HTTP does not have, such as 99, 600 or 999."
        => "status" Count(99999), "999", "status of the response";
    "status-101" EITHER Wire(head_faults::status_101)
    "The hub switches to another protocol, which was not requested, and closes."
        => "protocol" Text, r#""websocket""#, "name of the protocol";
    "continue-flood" EFFECT Wire(head_faults::continue_flood)
    "Interim responses come before the real one."
        => "count" CountOrNull(MAX_COUNT), "1000", "number of interim responses; null for no end";
        => "status" Count(199), "100", "status of the interim responses";
    "many-headers" EFFECT Wire(head_faults::many_headers)
    "The head has many additional headers."
        => "count" CountOrNull(MAX_COUNT), "1000", "number of headers; null for no end";
        => "value" Text, r#""flood""#, "value of each header";
    "huge-header" EFFECT Wire(head_faults::huge_header)
    "The head has one very long header."
        => "bytes" CountOrNull(MAX_COUNT), "1048576", "length of the value in bytes; null for a value without end";
    "bad-header" EFFECT Wire(head_faults::bad_header)
    "The head has a line that is not a header."
        => "line" Text, r#""this is no header""#, "content of the line";
    "two-lengths" EFFECT Wire(head_faults::two_lengths)
    "The head has a second content-length, which differs."
        => "more" Count(MAX_COUNT), "1", "number that is added to the real length";
    "bad-length" EFFECT Wire(head_faults::bad_length)
    "The content-length is not a number."
        => "length" Text, r#""-1""#, "value of the content-length";
    "length-and-chunked" EFFECT Wire(head_faults::length_and_chunked)
    "The head has a content-length and also says that the body is chunked, which is true."
    "unknown-coding" EFFECT Wire(head_faults::unknown_coding)
    "The head names an unknown transfer coding; the body is sent as it is."
        => "coding" Text, r#""x-unknown""#, "name of the transfer coding";
    "chunked-in-1.0" EFFECT Wire(head_faults::chunked_in_1_0)
    "A response of HTTP/1.0 comes in chunks."
    "http-0.9" EFFECT Wire(head_faults::http_0_9)
    "The body comes without a head, then the connection is closed."
    "204-with-body" EFFECT Wire(head_faults::no_content_with_body)
    "The response has the status 204, which allows no body, and still has a body."
}
Body {
    "truncate-body" EFFECT Wire(body_faults::truncate_body)
    "The connection is closed within the body, whose length was given."
        => "bytes" CountOrNull(MAX_COUNT), "null", "number of bytes that are sent; null for half of them";
    "drip-body" EFFECT Wire(body_faults::drip_body)
    "The body comes slowly, in pieces; the response is valid."
        => "piece" Count(HELD), "8", "number of bytes in a piece";
        => "seconds" Seconds, "0.02", "pause after each piece";
    "stall-in-body" EFFECT Wire(body_faults::stall_in_body)
    "The body stops; then the connection is closed."
        => "bytes" CountOrNull(MAX_COUNT), "null", "number of bytes that are sent; null for half of them";
        => "seconds" SecondsOrNull, "null", "duration of the stall; null until the client closes the connection";
    "reset-in-body" EFFECT Wire(body_faults::reset_in_body)
    "The connection is reset within the body."
        => "bytes" CountOrNull(MAX_COUNT), "null", "number of bytes that are sent; null for half of them";
    "short-length" EFFECT Wire(body_faults::short_length)
    "The content-length is too small, so that the end of the body looks like another response."
        => "by" Count(MAX_COUNT), "1", "number of bytes by which the length is too small";
    "long-length" EFFECT Wire(body_faults::long_length)
    "The content-length is more than the body, after which the connection is closed."
        => "by" Count(MAX_COUNT), "1", "number of bytes by which the length is too large";
    "close-delimited" EFFECT Wire(body_faults::close_delimited)
    "A complete body without a length; it ends where the connection is closed."
    "close-delimited-cut" EFFECT Wire(body_faults::close_delimited_cut)
    "A part of a body without a length; the connection is closed or reset within the body."
        => "bytes" CountOrNull(MAX_COUNT), "null", "number of bytes that are sent; null for half of them";
        => "reset" Flag, "false", "true if the end is a reset";
    "bad-chunk-size" EFFECT Wire(body_faults::bad_chunk_size)
    "The body comes in chunks; the size of the second is not a number."
        => "size" Text, r#""zz""#, "size of the second chunk as it is sent";
    "missing-last-chunk" EFFECT Wire(body_faults::missing_last_chunk)
    "The body comes in chunks, and the connection is closed in place of the last one."
    "trailers-flood" EFFECT Wire(body_faults::trailers_flood)
    "The body comes in chunks, with trailers after the last one."
        => "count" CountOrNull(MAX_COUNT), "1000", "number of trailers; null for no end";
    "endless-body" EFFECT Wire(body_faults::endless_body)
    "A body without an end is sent as fast as the client reads it."
        => "bytes" CountOrNull(MAX_COUNT), "null", "number of bytes, rounded up to whole KiB, after which the connection is closed; null for never";
        => "chunked" Flag, "true", "true if the body is sent in chunks; otherwise it has no length";
    "gzip" EFFECT Wire(body_faults::gzip)
    "The real body, in gzip, which was not requested."
    "gzip-bomb" EFFECT Wire(body_faults::gzip_bomb)
    "A body in gzip that becomes 1,000 times larger when it is decompressed."
        => "bytes" Count(MAX_COUNT), "268435456", "size of the decompressed body in bytes";
    "extra-bytes" EFFECT Wire(body_faults::extra_bytes)
    "More bytes follow the response immediately, on a connection that stays open."
        => "text" TextOrNull, "null", "bytes that follow; null for the same response again";
    "close-after-reply" EFFECT Wire(body_faults::close_after_reply)
    "The response is valid and announces keep-alive; then the connection is closed all the same."
        => "seconds" Seconds, "0", "time until the connection is closed";
    "empty-body" EFFECT HubResponse(connection_faults::empty_body)
    "The response has no body; it is valid otherwise."
}
Json {
    "cut-json" EFFECT HubResponse(json_faults::cut_json)
    "The JSON ends early, in a complete body."
        => "bytes" CountOrNull(MAX_COUNT), "null", "number of bytes that are kept; null for half of them";
    "wrong-type" EFFECT HubResponse(json_faults::wrong_type)
    "A member has a value of another type: an object for a text, a list for a number."
        => "member" TextOrNull, "null", "name of the member whose value is replaced; null for the first member";
    "duplicate-key" EFFECT HubResponse(json_faults::duplicate_key)
    "A member occurs twice, with two different values."
        => "member" TextOrNull, "null", "name of the member that is repeated; null for the first member";
    "deep-nesting" EFFECT HubResponse(json_faults::deep_nesting)
    "A member is a list within a list within a list."
        => "depth" Count(HELD), "100000", "number of nested lists";
        => "member" TextOrNull, "null", "name of the member whose value is replaced; null for the first member";
    "not-utf8" EFFECT HubResponse(json_faults::not_utf8)
    "A text has bytes that are not UTF-8."
        => "member" TextOrNull, "null", "name of the member whose text is replaced; null for the first text";
    "nan" EFFECT HubResponse(json_faults::nan)
    "A number that JSON does not have."
        => "text" Text, r#""NaN""#, "text in place of the number";
        => "member" TextOrNull, "null", "name of the member whose value is replaced; null for the first number";
    "huge-number" EFFECT HubResponse(json_faults::huge_number)
    "A number is too large for any program."
        => "number" Text, r#""1e999""#, "the number as it is sent";
        => "member" TextOrNull, "null", "name of the member whose value is replaced; null for the first number";
    "trailing-garbage" EFFECT HubResponse(json_faults::trailing_garbage)
    "Something follows the JSON."
        => "text" Text, r#""}garbage""#, "text that follows the JSON";
    "null" EFFECT HubResponse(json_faults::null)
    "null in place of the document, or of a member."
        => "member" TextOrNull, "null", "name of the member that is replaced; null for the document";
    "array-for-object" EFFECT HubResponse(json_faults::array_for_object)
    "Objects are sent as lists of their values."
        => "member" TextOrNull, "null", "name of the member that is replaced; null for the document or, if it is a list, its elements";
    "success-false" EITHER HubResponse(json_faults::success_false)
    "A valid response with `{\"success\": false}`."
}
}
