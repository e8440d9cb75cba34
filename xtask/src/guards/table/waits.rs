//! Guards of waits: time limits, cancelling.

use crate::guards::guard::{Cut, Guard, Suite, Theme};

const COURSE: &str = "core/src/transport/context.rs";
const TCP: &str = "core/src/transport/tcp.rs";
const RESOLVE: &str = "core/src/transport/resolve.rs";

pub(super) const GUARDS: &[Guard] = &[
    Guard {
        name: "total-time",
        theme: Theme::Timeouts,
        sentence: "The time of the whole call is above every other.",
        cuts: &[Cut {
            file: COURSE,
            find: ".set(until.map_or(self.deadline, |until| until.min(self.deadline)));",
            put: ".set(until.unwrap_or(self.deadline + Duration::from_secs(60)));",
        }],
        suite: Suite::Wire,
        red: &[
            "timeouts::a_silent_hub_ends_no_later_than_the_call",
            "timeouts::a_slow_body_does_not_extend_the_deadline",
            "timeouts::a_hub_that_stops_in_its_response_ends_no_later_than_the_call",
        ],
    },
    Guard {
        name: "resolve-time",
        theme: Theme::Timeouts,
        sentence: "Looking up a name has a limit.",
        cuts: &[Cut {
            file: COURSE,
            find: "CallPhase::Resolve => Some(Instant::now() + self.limits.resolve),",
            put: "CallPhase::Resolve => None,",
        }],
        suite: Suite::Client,
        red: &["transport::tests::faults::dns_that_does_not_respond"],
    },
    Guard {
        name: "connect-time",
        theme: Theme::Timeouts,
        sentence: "Making a connection has a limit, the handshake included.",
        cuts: &[Cut {
            file: COURSE,
            find: "let until = Instant::now() + self.limits.connect;",
            put: "let until = self.deadline;",
        }],
        suite: Suite::Wire,
        red: &[
            "timeouts::a_connection_has_a_limit_of_its_own",
            "tls::a_handshake_counts_as_part_of_connecting",
        ],
    },
    Guard {
        name: "send-time",
        theme: Theme::Timeouts,
        sentence: "Sending has a limit.",
        cuts: &[Cut {
            file: COURSE,
            find: "CallPhase::Send => Some(Instant::now() + self.limits.send),",
            put: "CallPhase::Send => None,",
        }],
        suite: Suite::Wire,
        red: &[
            "timeouts::sending_has_a_limit_of_its_own",
            "timeouts::a_large_body_does_not_restart_the_limit_for_sending",
        ],
    },
    Guard {
        name: "send-time-in-all",
        theme: Theme::Timeouts,
        sentence: "A large body does not restart the limit for sending.",
        cuts: &[Cut {
            file: TCP,
            find: "            let left = context.remaining()?;\n            let send = ||",
            put: "            if request {\n                context.enter_phase(CallPhase::Send);\n            }\n            let left = context.remaining()?;\n            let send = ||",
        }],
        suite: Suite::Wire,
        red: &["timeouts::a_large_body_does_not_restart_the_limit_for_sending"],
    },
    Guard {
        name: "response-time",
        theme: Theme::Timeouts,
        sentence: "Waiting for a response has a limit where one is set.",
        cuts: &[Cut {
            file: COURSE,
            find: "CallPhase::Response => self.limits.response.map(|limit| Instant::now() + limit),",
            put: "CallPhase::Response => None,",
        }],
        suite: Suite::Wire,
        red: &["timeouts::the_response_has_its_own_limit"],
    },
    Guard {
        name: "body-time",
        theme: Theme::Timeouts,
        sentence: "Reading a body has a limit where one is set.",
        cuts: &[Cut {
            file: COURSE,
            find: "CallPhase::Body => self.limits.body.map(|limit| Instant::now() + limit),",
            put: "CallPhase::Body => None,",
        }],
        suite: Suite::Wire,
        red: &["timeouts::the_body_has_a_limit_of_its_own"],
    },
    Guard {
        name: "limits-stay",
        theme: Theme::Timeouts,
        sentence: "No limit can be taken away.",
        cuts: &[Cut {
            file: "core/src/schema/settings.rs",
            find: "(_, Some(max)) if place > Place::of(max) =>",
            put: "(_, Some(max)) if place > Place::of(max) && max.number == 0 =>",
        }],
        suite: Suite::Wire,
        red: &["timeouts::no_limit_can_be_taken_away"],
    },
    Guard {
        name: "cancel",
        theme: Theme::Cancel,
        sentence: "A call looks at its cancel token in whatever it waits for.",
        cuts: &[Cut {
            file: COURSE,
            find: "if self.cancel.as_ref().is_some_and(CancelToken::is_cancelled) {",
            put: "if self.cancel.as_ref().is_some_and(|_| false) {",
        }],
        suite: Suite::Wire,
        red: &[
            "cancel::a_call_that_was_cancelled_is_not_sent",
            "cancel::a_call_is_cancelled_while_it_connects",
            "cancel::a_call_is_cancelled_in_the_handshake",
            "cancel::a_call_is_cancelled_while_it_sends",
            "cancel::a_call_is_cancelled_while_it_waits_for_its_response",
            "cancel::a_call_is_cancelled_while_its_response_comes",
        ],
    },
    Guard {
        name: "cancel-connect",
        theme: Theme::Cancel,
        sentence: "A call looks at its cancel token again after a slice while it connects.",
        cuts: &[Cut {
            file: "core/src/transport/connect.rs",
            find: "tcp::wait_to_send(&streams, pause.min(left).min(POLL_INTERVAL))?;",
            put: "tcp::wait_to_send(&streams, pause.min(left).min(100 * POLL_INTERVAL))?;",
        }],
        suite: Suite::Wire,
        red: &["cancel::a_call_is_cancelled_while_it_connects"],
    },
    Guard {
        name: "cancel-send",
        theme: Theme::Cancel,
        sentence: "A call looks at its cancel token again after a slice while it sends.",
        cuts: &[Cut {
            file: TCP,
            find: "let pause = left.min(POLL_INTERVAL);",
            put: "let pause = left;",
        }],
        suite: Suite::Wire,
        red: &["cancel::a_call_is_cancelled_while_it_sends"],
    },
    Guard {
        name: "cancel-receive",
        theme: Theme::Cancel,
        sentence: "A call looks at its cancel token again after a slice while it waits for its response.",
        cuts: &[Cut {
            file: TCP,
            find: ".wait(Interest::Readable, left.min(POLL_INTERVAL))?",
            put: ".wait(Interest::Readable, left)?",
        }],
        suite: Suite::Wire,
        red: &[
            "cancel::a_call_is_cancelled_while_it_waits_for_its_response",
            "cancel::a_call_is_cancelled_while_its_response_comes",
            "cancel::a_call_is_cancelled_in_the_handshake",
        ],
    },
    Guard {
        name: "cancel-read",
        theme: Theme::Cancel,
        sentence: "A call on a kept connection, which waits in another way, looks at its cancel token again too.",
        cuts: &[
            Cut {
                file: "core/src/transport/tcp.rs",
                find: "stream.set_read_timeout(Some(POLL_INTERVAL))?;",
                put: "stream.set_read_timeout(Some(100 * POLL_INTERVAL))?;",
            },
            Cut {
                file: TCP,
                find: ".wait(Interest::Readable, left.min(POLL_INTERVAL))?",
                put: ".wait(Interest::Readable, left)?",
            },
        ],
        suite: Suite::Wire,
        red: &["cancel::a_read_is_cancelled_while_it_waits_for_its_response"],
    },
    Guard {
        name: "cancel-lookup",
        theme: Theme::Cancel,
        sentence: "A call looks at its cancel token again after a slice while a name is looked up.",
        cuts: &[Cut {
            file: RESOLVE,
            find: "                context.check_cancelled().map_err(Failure::Stopped)?;",
            put: "                let _ = (context, Failure::Stopped);",
        }],
        suite: Suite::Client,
        red: &["transport::tests::faults::a_call_can_be_cancelled_while_its_host_is_looked_up"],
    },
    Guard {
        name: "close-calls",
        theme: Theme::Cancel,
        sentence: "Closing a client ends its calls in progress.",
        cuts: &[Cut {
            file: COURSE,
            find: "if self.closed.load(Ordering::Acquire) {",
            put: "if self.closed.load(Ordering::Acquire) && self.room == 1 {",
        }],
        suite: Suite::Wire,
        red: &["closing::closing_ends_the_calls_under_way"],
    },
    Guard {
        name: "close-connections",
        theme: Theme::Cancel,
        sentence: "Closing a client closes its idle connections.",
        cuts: &[Cut {
            file: "core/src/transport/mod.rs",
            find: "(own, true) => own.idle.close(),",
            put: "(_, true) => {}",
        }],
        suite: Suite::Wire,
        red: &["closing::closing_lets_go_of_idle_connections"],
    },
];
