//! Guards of requests: redirects, proxies, headers.

use crate::guards::guard::{Cut, Guard, Suite, Theme};

pub(super) const GUARDS: &[Guard] = &[
    Guard {
        name: "redirects-not-followed",
        theme: Theme::Redirects,
        sentence: "A redirect is not followed: it would turn a command into a read and report success.",
        cuts: &[Cut {
            file: "core/src/transport/connect.rs",
            find: ".max_redirects(0)",
            put: ".max_redirects(9)",
        }],
        suite: Suite::Wire,
        red: &[
            "redirects::a_redirect_is_not_followed",
            "redirects::a_redirect_is_an_error",
        ],
    },
    Guard {
        name: "headers-stay-home",
        theme: Theme::Redirects,
        sentence: "Headers of the client's own never reach another host.",
        cuts: &[Cut {
            file: "core/src/transport/connect.rs",
            find: ".max_redirects(0)",
            put: ".max_redirects(9)",
        }],
        suite: Suite::Wire,
        red: &["redirects::own_headers_never_reach_another_host"],
    },
    Guard {
        name: "redirect-is-an-error",
        theme: Theme::Redirects,
        sentence: "A response of 3xx is an error, never a success.",
        cuts: &[Cut {
            file: "core/src/error/status.rs",
            find: "        300..=399 => ErrorKind::Redirect,\n",
            put: "",
        }],
        suite: Suite::Wire,
        red: &["redirects::a_redirect_is_an_error"],
    },
    Guard {
        name: "redirect-is-open",
        theme: Theme::Redirects,
        sentence: "What a command did that was answered with 3xx is open.",
        cuts: &[Cut {
            file: "core/src/error/status.rs",
            find: "(400..500).contains(&status)",
            put: "(300..500).contains(&status)",
        }],
        suite: Suite::Wire,
        red: &["redirects::a_redirect_is_an_error"],
    },
    Guard {
        name: "proxy-of-the-environment",
        theme: Theme::Proxies,
        sentence: "Proxies of the environment are not asked.",
        cuts: &[Cut {
            file: "core/src/transport/connect.rs",
            find: "        .proxy(proxy)",
            put: "        .proxy(proxy.or_else(ureq::Proxy::try_from_env))",
        }],
        suite: Suite::Wire,
        red: &[
            "proxies::the_environment_names_no_proxy",
            "sources::the_environment_is_not_read",
        ],
    },
    Guard {
        name: "proxy-of-the-settings",
        theme: Theme::Proxies,
        sentence: "The proxy of the settings is used.",
        cuts: &[Cut {
            file: "core/src/transport/connect.rs",
            find: "        .proxy(proxy)",
            put: "        .proxy(proxy.filter(|_| false))",
        }],
        suite: Suite::Wire,
        red: &["proxies::the_proxy_of_the_settings_is_used"],
    },
    Guard {
        name: "accept",
        theme: Theme::Headers,
        sentence: "Every request accepts everything.",
        cuts: &[Cut {
            file: "core/src/transport/http.rs",
            find: r#"insert(&mut common, "accept", "*/*")?;"#,
            put: r#"insert(&mut common, "accept", "application/json")?;"#,
        }],
        suite: Suite::Wire,
        red: &["headers::everything_is_accepted"],
    },
    Guard {
        name: "content-type",
        theme: Theme::Headers,
        sentence: "A body names its type.",
        cuts: &[Cut {
            file: "core/src/transport/http.rs",
            find: "headers.insert(CONTENT_TYPE, json);",
            put: "let _ = (CONTENT_TYPE, json);",
        }],
        suite: Suite::Wire,
        red: &["headers::a_body_names_its_type"],
    },
    Guard {
        name: "no-content-type",
        theme: Theme::Headers,
        sentence: "What has no body names no type.",
        cuts: &[
            Cut {
                file: "core/src/transport/http.rs",
                find: "_ if outgoing.body.is_some() => 2,",
                put: "_ if outgoing.body.is_some() || outgoing.pooled => 2,",
            },
            Cut {
                file: "core/src/transport/http.rs",
                find: r#""POST" | "PUT" | "PATCH" => 1,"#,
                put: r#""POST" | "PUT" | "PATCH" => 2,"#,
            },
        ],
        suite: Suite::Wire,
        red: &[
            "headers::what_has_no_body_names_no_type",
            "headers::buttons_and_launcher_commands_have_no_body",
        ],
    },
    Guard {
        name: "bare-commands",
        theme: Theme::Headers,
        sentence: "Buttons and launcher commands send no body at all.",
        cuts: &[Cut {
            file: "core/src/request.rs",
            find: "            body: call.body,",
            put: "            body: call.body.or_else(|| Some(\"{}\".to_owned())),",
        }],
        suite: Suite::Wire,
        red: &["headers::buttons_and_launcher_commands_have_no_body"],
    },
    Guard {
        name: "reserved-headers",
        theme: Theme::Headers,
        sentence: "Headers that frame a request cannot be set.",
        cuts: &[Cut {
            file: "core/src/header.rs",
            find: "find(|(reserved, _)| *reserved == lower)",
            put: "find(|(reserved, _)| *reserved == lower && lower.is_empty())",
        }],
        suite: Suite::Wire,
        red: &["headers::what_frames_a_request_cannot_be_set"],
    },
    Guard {
        name: "header-values",
        theme: Theme::Headers,
        sentence: "The value of a header cannot bring another header with it.",
        cuts: &[Cut {
            file: "core/src/header.rs",
            find: "c == ' ' || c == '\\t' || c.is_ascii_graphic();",
            put: "c != '\\u{1}';",
        }],
        suite: Suite::Wire,
        red: &["headers::a_header_cannot_bring_another_with_it"],
    },
];
