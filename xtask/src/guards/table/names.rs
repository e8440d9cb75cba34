//! Guards of looking up names.

use crate::guards::guard::{Cut, Guard, Suite, Theme};

const RESOLVE: &str = "core/src/transport/resolve.rs";

pub(super) const GUARDS: &[Guard] = &[
    Guard {
        name: "literal-addresses",
        theme: Theme::Dns,
        sentence: "Looking up an address needs no thread.",
        cuts: &[Cut {
            file: RESOLVE,
            find: "if let Some(addresses) = resolve_literal(host) {",
            put: "if let Some(addresses) = resolve_literal(host).filter(Vec::is_empty) {",
        }],
        suite: Suite::Wire,
        red: &["names::an_address_needs_no_thread"],
    },
    Guard {
        name: "one-worker",
        theme: Theme::Dns,
        sentence: "All calls of a client share one thread that looks up names.",
        cuts: &[Cut {
            file: RESOLVE,
            find: "        if !state.working {",
            put: "        if !state.working || state.queue.len() < CACHE_CAPACITY {",
        }],
        suite: Suite::Client,
        red: &["transport::resolve::tests::slow_dns_holds_one_thread_and_no_call"],
    },
    Guard {
        name: "no-thread-no-panic",
        theme: Theme::Dns,
        sentence: "A thread that cannot be started is an error and no panic.",
        cuts: &[Cut {
            file: RESOLVE,
            find: r#"                let detail = format!("no thread can be started to look up the name: {error}");"#,
            put: r#"                let detail = match Err::<String, _>(error) {
                    Ok(detail) => detail,
                    Err(error) => panic!("failed to spawn thread: {error}"),
                };"#,
        }],
        suite: Suite::Client,
        red: &["transport::resolve::tests::without_a_thread_there_is_an_error_and_no_panic"],
    },
    Guard {
        name: "bounded-names",
        theme: Theme::Dns,
        sentence: "No more names wait than there is room for.",
        cuts: &[Cut {
            file: RESOLVE,
            find: "if state.queue.len() >= CACHE_CAPACITY {",
            put: "if state.queue.len() >= 100 * CACHE_CAPACITY {",
        }],
        suite: Suite::Client,
        red: &["transport::resolve::tests::no_more_names_wait_than_the_queue_holds"],
    },
    Guard {
        name: "lookup-panics",
        theme: Theme::Dns,
        sentence: "A lookup that panics takes no thread with it.",
        cuts: &[Cut {
            file: RESOLVE,
            find: "match catch_unwind(AssertUnwindSafe(|| (self.lookup)(host, *port))) {",
            put: "match Ok::<_, Box<dyn std::any::Any>>(AssertUnwindSafe(|| (self.lookup)(host, *port))()) {",
        }],
        suite: Suite::Client,
        red: &["transport::resolve::tests::a_lookup_that_panics_is_a_failure_like_others"],
    },
];
