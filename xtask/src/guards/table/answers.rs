//! Guards of responses: their size and their framing.

use crate::guards::guard::{Cut, Guard, Suite, Theme};

const FRAMING: &str = "core/src/framing.rs";
const SHORT: &str = "core/src/transport/fast_path.rs";

pub(super) const GUARDS: &[Guard] = &[
    Guard {
        name: "body-limit",
        theme: Theme::Sizes,
        sentence: "A response over the limit is refused.",
        cuts: &[Cut {
            file: "core/src/transport/mod.rs",
            find: "    let limit = if success {\n        request.body_limit\n",
            put: "    let limit = if success {
        u64::MAX
",
        }],
        suite: Suite::Wire,
        red: &[
            "sizes::a_response_over_the_limit_is_too_large",
            "sizes::an_endless_response_is_not_read_beyond_the_limit",
        ],
    },
    Guard {
        name: "body-stops",
        theme: Theme::Sizes,
        sentence: "No response is read beyond its limit.",
        cuts: &[Cut {
            file: "core/src/transport/mod.rs",
            find: "let most = usize::try_from(limit.saturating_add(1)).unwrap_or(usize::MAX);",
            put: "let most = usize::MAX;",
        }],
        suite: Suite::Wire,
        red: &["sizes::an_endless_response_is_not_read_beyond_the_limit"],
    },
    Guard {
        name: "error-limit",
        theme: Theme::Sizes,
        sentence: "The response to a failure is not read beyond 64 KiB.",
        cuts: &[Cut {
            file: "core/src/transport/mod.rs",
            find: "request.body_limit.min(MAX_ERROR_BODY as u64)",
            put: "request.body_limit.max(MAX_ERROR_BODY)",
        }],
        suite: Suite::Wire,
        red: &["sizes::an_endless_error_is_not_read_beyond_its_limit"],
    },
    Guard {
        name: "announced-size",
        theme: Theme::Sizes,
        sentence: "What is only announced takes no memory.",
        cuts: &[Cut {
            file: "core/src/transport/mod.rs",
            find: "announced.min(limit).min(MAX_INITIAL_CAPACITY)",
            put: "announced.min(limit).max(MAX_INITIAL_CAPACITY)",
        }],
        suite: Suite::Wire,
        red: &["sizes::what_is_only_announced_takes_no_memory"],
    },
    Guard {
        name: "no-hidden-limit",
        theme: Theme::Sizes,
        sentence: "The limit of ours is the only one: the 10 MB of the HTTP library's helpers do not count.",
        cuts: &[Cut {
            file: "core/src/transport/mod.rs",
            find: "ProgressReader(body.into_reader(), context)",
            put: "ProgressReader(body.into_with_config().limit(10 << 20).reader(), context)",
        }],
        suite: Suite::Wire,
        red: &["sizes::a_response_of_more_than_ten_megabytes_comes_completely"],
    },
    Guard {
        name: "heads-without-end",
        theme: Theme::Sizes,
        sentence: "A hub that announces a response again and again is given up.",
        cuts: &[Cut {
            file: "core/src/transport/tracked.rs",
            find: "if heads + 1 > MAX_HEAD_READS || read > MAX_HEAD_BYTES {",
            put: "if heads + 1 > 1000 * MAX_HEAD_READS && read > 1000 * MAX_HEAD_BYTES {",
        }],
        suite: Suite::Wire,
        red: &["sizes::announcements_without_end_are_refused"],
    },
    Guard {
        name: "trailers-without-end",
        theme: Theme::Sizes,
        sentence: "A body that is followed by headers without end is refused.",
        cuts: &[Cut {
            file: "core/src/transport/tracked.rs",
            find: "> MAX_NON_BODY_BYTES =>",
            put: "> 1000 * MAX_NON_BODY_BYTES =>",
        }],
        suite: Suite::Wire,
        red: &["sizes::headers_after_a_body_without_end_are_refused"],
    },
    Guard {
        name: "short-limit",
        theme: Theme::Sizes,
        sentence: "The short way reads no response over the limit.",
        cuts: &[Cut {
            file: SHORT,
            find: "|| length > request.body_limit {",
            put: "|| length > request.body_limit.max(1 << 20) {",
        }],
        suite: Suite::Wire,
        red: &["reused_connections::a_response_over_the_limit_is_too_large"],
    },
    Guard {
        name: "no-gzip",
        theme: Theme::Sizes,
        sentence: "Nothing packed is asked for.",
        cuts: &[Cut {
            file: "core/src/transport/connect.rs",
            find: r#".accept_encoding("")"#,
            put: r#".accept_encoding("gzip")"#,
        }],
        suite: Suite::Wire,
        red: &["headers::no_compression_is_requested"],
    },
    Guard {
        name: "packed-answers",
        theme: Theme::Sizes,
        sentence: "A response with a Content-Encoding is refused: its size could not be limited.",
        cuts: &[Cut {
            file: "core/src/json_body.rs",
            find: "let Some(encoding) = response.content_encoding() else {",
            put: "let Some(encoding) = response.content_encoding().filter(|e| e.is_empty()) else {",
        }],
        suite: Suite::Wire,
        red: &["sizes::what_comes_packed_is_refused"],
    },
    Guard {
        name: "short-cut",
        theme: Theme::Framing,
        sentence: "The short way takes no response for whole that is not.",
        cuts: &[Cut {
            file: SHORT,
            find: "if body.len() as u64 != length ",
            put: "if body.len() as u64 > length ",
        }],
        suite: Suite::Wire,
        red: &["reused_connections::a_response_that_is_cut_short_is_none"],
    },
    Guard {
        name: "short-more",
        theme: Theme::Framing,
        sentence: "The short way takes nothing for a response that comes after it.",
        cuts: &[Cut {
            file: SHORT,
            find: "if body.len() as u64 != length ",
            put: "if (body.len() as u64) < length ",
        }],
        suite: Suite::Wire,
        red: &["reused_connections::bytes_after_a_response_are_no_part_of_it"],
    },
    Guard {
        name: "short-old",
        theme: Theme::Framing,
        sentence: "A response of HTTP/1.0 is none of the usual.",
        cuts: &[Cut {
            file: SHORT,
            find: "let (Some(1), Some(status @ 200..=203))",
            put: "let (Some(0..=1), Some(status @ 200..=203))",
        }],
        suite: Suite::Wire,
        red: &["reused_connections::a_connection_that_the_hub_is_to_close_does_not_serve_again"],
    },
    Guard {
        name: "short-framing",
        theme: Theme::Framing,
        sentence: "The short way reads no response whose framing must be refused.",
        cuts: &[Cut {
            file: SHORT,
            find: "let Ok(Framing::Length(length)) =\n        framing::body_framing(request.method, status, false, headers())\n    else {\n        return None;\n    };",
            put: "framing::body_framing(request.method, status, false, std::iter::empty()).ok()?;\n    let length = (input.len() - from) as u64;",
        }],
        suite: Suite::Wire,
        red: &["reused_connections::an_ambiguous_response_is_refused"],
    },
    Guard {
        name: "status-101",
        theme: Theme::Framing,
        sentence: "The status 101 is no response to a request.",
        cuts: &[Cut {
            file: FRAMING,
            find: "if !(200..600).contains(&status) {",
            put: "if !(100..600).contains(&status) {",
        }],
        suite: Suite::Client,
        red: &["framing::tests::ambiguous_framing_is_refused"],
    },
    Guard {
        name: "status-over-599",
        theme: Theme::Framing,
        sentence: "A status over 599 is no response.",
        cuts: &[Cut {
            file: FRAMING,
            find: "if !(200..600).contains(&status) {",
            put: "if !(200..1000).contains(&status) {",
        }],
        suite: Suite::Client,
        red: &["framing::tests::ambiguous_framing_is_refused"],
    },
    Guard {
        name: "length-and-chunks",
        theme: Theme::Framing,
        sentence: "A Content-Length beside a transfer coding is refused.",
        cuts: &[Cut {
            file: FRAMING,
            find: "if chunked && length.is_some() {",
            put: "if false {",
        }],
        suite: Suite::Wire,
        red: &["framing::a_length_in_addition_to_chunks_is_refused"],
    },
    Guard {
        name: "unknown-coding",
        theme: Theme::Framing,
        sentence: "A transfer coding other than chunked is refused.",
        cuts: &[Cut {
            file: FRAMING,
            find: "if chunked || !value.trim_ascii().eq_ignore_ascii_case(b\"chunked\") {",
            put: "if chunked {",
        }],
        suite: Suite::Wire,
        red: &["framing::an_unknown_transfer_coding_is_refused"],
    },
    Guard {
        name: "chunks-upon-chunks",
        theme: Theme::Framing,
        sentence: "Chunks within chunks are refused.",
        cuts: &[Cut {
            file: FRAMING,
            find: "if chunked || !value.trim_ascii()",
            put: "if !value.trim_ascii()",
        }],
        suite: Suite::Wire,
        red: &["framing::chunks_upon_chunks_are_refused"],
    },
    Guard {
        name: "two-lengths",
        theme: Theme::Framing,
        sentence: "Two values of Content-Length are refused.",
        cuts: &[Cut {
            file: FRAMING,
            find: "length.is_some_and(|other| other != number)",
            put: "length.is_some_and(|other| other != number && other == 0)",
        }],
        suite: Suite::Client,
        red: &["framing::tests::ambiguous_framing_is_refused"],
    },
    Guard {
        name: "odd-length",
        theme: Theme::Framing,
        sentence: "A Content-Length that is no plain number is refused.",
        cuts: &[Cut {
            file: FRAMING,
            find: "parse_length(value)\n                .ok_or(\"the response has a Content-Length that is not a number\")?",
            put: "parse_length(value).unwrap_or(2)",
        }],
        suite: Suite::Wire,
        red: &["framing::a_length_that_is_no_number_is_refused"],
    },
    Guard {
        name: "old-chunks",
        theme: Theme::Framing,
        sentence: "Chunks in HTTP/1.0 are refused.",
        cuts: &[Cut {
            file: FRAMING,
            find: "if chunked && is_http10 {",
            put: "if false {",
        }],
        suite: Suite::Wire,
        red: &["framing::chunks_in_http_1_0_are_refused"],
    },
    Guard {
        name: "cut-number",
        theme: Theme::Framing,
        sentence: "A bare number that only the end of the connection delimits is refused.",
        cuts: &[Cut {
            file: "core/src/decode.rs",
            find: "if response.is_close_delimited() {",
            put: "if false {",
        }],
        suite: Suite::Wire,
        red: &["close_delimited::a_number_could_have_been_cut_and_is_refused"],
    },
    Guard {
        name: "torn-body",
        theme: Theme::Framing,
        sentence: "A reset does not end a body that only the end of the connection delimits.",
        cuts: &[Cut {
            file: "core/src/transport/mod.rs",
            find: "Ok(()) if framing == Framing::UntilClose && context.abnormal_close.get() => {",
            put: "Ok(_) if framing == Framing::Empty && context.abnormal_close.get() => {",
        }],
        suite: Suite::Wire,
        red: &[
            "close_delimited::a_reset_does_not_end_a_body",
            "tls::a_body_without_a_length_needs_an_orderly_end",
        ],
    },
    Guard {
        name: "spoiled-connection",
        theme: Theme::Framing,
        sentence: "A connection with wrong framing does not serve again.",
        cuts: &[
            Cut {
                file: "core/src/transport/mod.rs",
                find: "let response = receive(response, request, context, place, &self.spare)?;",
                put: "let response = receive(response, request, context, place, &self.spare);",
            },
            Cut {
                file: "core/src/transport/mod.rs",
                find: "        Ok(response)\n",
                put: "        response\n",
            },
        ],
        suite: Suite::Wire,
        red: &["framing::a_connection_with_wrong_framing_does_not_serve_again"],
    },
];
