//! Guards of paths and of addresses.

use crate::guards::guard::{Cut, Guard, Suite, Theme};

const PATH: &str = "core/src/path.rs";
const BASE: &str = "core/src/base_url.rs";

pub(super) const GUARDS: &[Guard] = &[
    Guard {
        name: "empty-segment",
        theme: Theme::Paths,
        sentence: "An empty path segment is refused.",
        cuts: &[Cut {
            file: PATH,
            find: "    if text.is_empty() {",
            put: "    if false {",
        }],
        suite: Suite::Wire,
        red: &["paths::an_empty_segment_is_refused"],
    },
    Guard {
        name: "dot-segment",
        theme: Theme::Paths,
        sentence: "The segments . and .. are refused: they could delete a rundown in place of an item.",
        cuts: &[Cut {
            file: PATH,
            find: r#"if text == "." || text == ".." {"#,
            put: "if false {",
        }],
        suite: Suite::Wire,
        red: &["paths::a_parent_segment_in_a_path_is_refused"],
    },
    Guard {
        name: "control-characters",
        theme: Theme::Paths,
        sentence: "NUL and control characters in a path segment are refused.",
        cuts: &[Cut {
            file: PATH,
            find: ".find(|(_, c)| c.is_control())",
            put: ".find(|_| false)",
        }],
        suite: Suite::Wire,
        red: &["paths::nul_and_control_characters_are_refused"],
    },
    Guard {
        name: "long-segment",
        theme: Theme::Paths,
        sentence: "A path segment has an end.",
        cuts: &[Cut {
            file: PATH,
            find: "if text.len() > LONGEST {",
            put: "if false {",
        }],
        suite: Suite::Wire,
        red: &["paths::an_overlong_segment_is_refused"],
    },
    Guard {
        name: "encoded-segment",
        theme: Theme::Paths,
        sentence: "Everything but unreserved characters is percent-encoded in a segment.",
        cuts: &[Cut {
            file: PATH,
            find: ".remove(b'~');",
            put: ".remove(b'~')
    .remove(b'/')
    .remove(b':');",
        }],
        suite: Suite::Wire,
        red: &["paths::all_but_unreserved_characters_are_encoded"],
    },
    Guard {
        name: "raw-dot-segment",
        theme: Theme::Paths,
        sentence: "A raw path does not lead up.",
        cuts: &[Cut {
            file: PATH,
            find: "if segments.split('/').any(is_dot_segment) {",
            put: "if segments.split('/').any(|_| is_dot_segment(\"\")) {",
        }],
        suite: Suite::Wire,
        red: &["paths::a_raw_path_with_parent_segments_is_refused"],
    },
    Guard {
        name: "raw-dot-in-disguise",
        theme: Theme::Paths,
        sentence: "A raw path with its dots percent-encoded does not lead up either.",
        cuts: &[Cut {
            file: PATH,
            find: r#"segment.replace("%2e", ".").replace("%2E", ".").as_str()"#,
            put: "segment",
        }],
        suite: Suite::Wire,
        red: &["paths::a_raw_path_with_encoded_parent_segments_is_refused"],
    },
    Guard {
        name: "raw-other-host",
        theme: Theme::Paths,
        sentence: "A raw path that begins with // would name another host and is refused.",
        cuts: &[Cut {
            file: PATH,
            find: r#"if path.starts_with("//") {"#,
            put: "if false {",
        }],
        suite: Suite::Wire,
        red: &["paths::a_raw_path_names_no_other_host"],
    },
    Guard {
        name: "raw-characters",
        theme: Theme::Paths,
        sentence: "A raw path holds no character that would break the request line.",
        cuts: &[Cut {
            file: PATH,
            find: "path.chars().find(|&c| refused(c))",
            put: "path.chars().find(|&c| refused(c) && path.is_empty())",
        }],
        suite: Suite::Wire,
        red: &["paths::a_raw_path_cannot_break_the_request_line"],
    },
    Guard {
        name: "raw-fragment",
        theme: Theme::Paths,
        sentence: "A raw path has no fragment, which would vanish on the way.",
        cuts: &[Cut {
            file: PATH,
            find: "if path.contains('#') {",
            put: "if false {",
        }],
        suite: Suite::Wire,
        red: &["paths::a_raw_path_has_no_fragment_and_no_broken_encoding"],
    },
    Guard {
        name: "raw-encoding",
        theme: Theme::Paths,
        sentence: "A % in a raw path is followed by two hexadecimal digits.",
        cuts: &[Cut {
            file: PATH,
            find: "if digits < 2 {",
            put: "if digits > 2 {",
        }],
        suite: Suite::Wire,
        red: &["paths::a_raw_path_has_no_fragment_and_no_broken_encoding"],
    },
    Guard {
        name: "userinfo",
        theme: Theme::BaseUrl,
        sentence: "An address with a user name or a password is refused, and not repeated.",
        cuts: &[Cut {
            file: BASE,
            find: "if rest.contains('@') {",
            put: "if false {",
        }],
        suite: Suite::Wire,
        red: &["addresses::an_address_with_a_user_name_is_refused"],
    },
    Guard {
        name: "query",
        theme: Theme::BaseUrl,
        sentence: "An address with a query is refused.",
        cuts: &[Cut {
            file: BASE,
            find: "if path.contains('?') {",
            put: "if false {",
        }],
        suite: Suite::Wire,
        red: &["addresses::an_address_with_a_query_is_refused"],
    },
    Guard {
        name: "fragment",
        theme: Theme::BaseUrl,
        sentence: "An address with a fragment is refused.",
        cuts: &[
            Cut {
                file: BASE,
                find: "if path.contains('#') {",
                put: "if false {",
            },
            Cut {
                file: PATH,
                find: "if path.contains('#') {",
                put: "if false {",
            },
        ],
        suite: Suite::Wire,
        red: &["addresses::an_address_with_a_fragment_is_refused"],
    },
    Guard {
        name: "address-path",
        theme: Theme::BaseUrl,
        sentence: "The path of an address keeps the rules of paths.",
        cuts: &[Cut {
            file: BASE,
            find: "if let Err(error) = crate::path::check_raw(prefix) {",
            put: "if let Err(error) = crate::path::check_raw(\"/\") {",
        }],
        suite: Suite::Wire,
        red: &["addresses::an_address_with_parent_segments_or_another_host_is_refused"],
    },
    Guard {
        name: "trailing-slash",
        theme: Theme::BaseUrl,
        sentence: "A slash at the end of an address changes nothing.",
        cuts: &[
            Cut {
                file: BASE,
                find: "    let path = path.trim_end_matches('/');\n",
                put: "",
            },
            Cut {
                file: BASE,
                find: "        .unwrap_or(path)\n        .trim_end_matches('/');",
                put: "        .unwrap_or(path);",
            },
        ],
        suite: Suite::Wire,
        red: &["addresses::a_slash_at_the_end_of_an_address_changes_nothing"],
    },
    Guard {
        name: "service-path",
        theme: Theme::BaseUrl,
        sentence: "The path of the service may be part of the address and is not doubled.",
        cuts: &[
            Cut {
                file: BASE,
                find: ".strip_suffix(SERVICE)",
                put: ".strip_suffix(\"/none\")",
            },
            Cut {
                file: BASE,
                find: "if prefix.contains(SERVICE) {",
                put: "if prefix.contains(\"/none\") {",
            },
        ],
        suite: Suite::Wire,
        red: &["addresses::the_path_of_the_service_is_not_doubled"],
    },
    Guard {
        name: "address-prefix",
        theme: Theme::BaseUrl,
        sentence: "What stands before the service in an address stays before every path.",
        cuts: &[Cut {
            file: BASE,
            find: "[&self.prefix, path].concat()",
            put: "path.to_owned()",
        }],
        suite: Suite::Wire,
        red: &["addresses::what_stands_before_the_service_stays"],
    },
];
