//! Guards of connections: stale ones, what was handed over, forks.

use crate::guards::guard::{Cut, Guard, Suite, Theme};

const COURSE: &str = "core/src/transport/context.rs";
const TCP: &str = "core/src/transport/tcp.rs";
const SHORT: &str = "core/src/transport/fast_path.rs";
const REQUEST: &str = "core/src/transport/http.rs";
const RESEND: &str = "core/src/schema/retry_class.rs";

pub(super) const GUARDS: &[Guard] = &[
    Guard {
        name: "commands-on-fresh-connections",
        theme: Theme::StaleKeepAlive,
        sentence: "Only reads and absolute sets ride on connections that served before.",
        cuts: &[Cut {
            file: RESEND,
            find: "matches!(self, Self::Read | Self::Set)",
            put: "!matches!(self, Self::Machine)",
        }],
        suite: Suite::Wire,
        red: &["connections::every_command_goes_out_on_a_fresh_connection"],
    },
    Guard {
        name: "commands-close",
        theme: Theme::StaleKeepAlive,
        sentence: "A command asks the hub to close its connection, so that ports are not used up.",
        cuts: &[Cut {
            file: REQUEST,
            find: "            if look >= 3 {",
            put: "            if look > 6 {",
        }],
        suite: Suite::Wire,
        red: &["connections::every_command_asks_the_hub_to_close_its_connection"],
    },
    Guard {
        name: "peek",
        theme: Theme::StaleKeepAlive,
        sentence: "Before a connection serves again it is looked at whether it was closed.",
        cuts: &[Cut {
            file: TCP,
            find: "            && self.socket.unasked() == IdlePeek::Nothing;",
            put: "            && self.socket.unasked() != IdlePeek::Input;",
        }],
        suite: Suite::Wire,
        red: &["connections::a_read_looks_whether_its_connection_is_still_open"],
    },
    Guard {
        name: "unasked-answer",
        theme: Theme::StaleKeepAlive,
        sentence: "A connection on which something came unasked does not serve again.",
        cuts: &[Cut {
            file: TCP,
            find: "            && self.socket.unasked() == IdlePeek::Nothing;",
            put: "            && self.socket.unasked() != IdlePeek::End;",
        }],
        suite: Suite::Wire,
        red: &["connections::an_unrequested_response_is_given_to_no_call"],
    },
    Guard {
        name: "short-commands",
        theme: Theme::StaleKeepAlive,
        sentence: "The short way is for calls alone that may ride on a connection that served before.",
        cuts: &[Cut {
            file: SHORT,
            find: "    if !request.pooled {",
            put: "    if !request.pooled && request.method.is_empty() {",
        }],
        suite: Suite::Wire,
        red: &["connections::every_command_goes_out_on_a_fresh_connection"],
    },
    Guard {
        name: "short-closing",
        theme: Theme::StaleKeepAlive,
        sentence: "After a short call too, a connection that the hub is to close does not serve again.",
        cuts: &[Cut {
            file: SHORT,
            find: "if from > HEAD || !kept || ",
            put: "if from > HEAD || !(kept || from > 0) || ",
        }],
        suite: Suite::Wire,
        red: &["reused_connections::a_connection_that_the_hub_is_to_close_does_not_serve_again"],
    },
    Guard {
        name: "short-once",
        theme: Theme::StaleKeepAlive,
        sentence: "What the short way has sent is not sent again where its response is not plain.",
        cuts: &[Cut {
            file: SHORT,
            find: "None => connection.mark_sent(came),",
            put: "None => drop(came),",
        }],
        suite: Suite::Wire,
        red: &["reused_connections::an_unusual_response_is_not_requested_again"],
    },
    Guard {
        name: "idle-age",
        theme: Theme::StaleKeepAlive,
        sentence: "A connection that was idle for four seconds does not serve again.",
        cuts: &[Cut {
            file: "core/src/transport/pool.rs",
            find: "if since.elapsed() < MAX_IDLE_TIME && wire.is_open() {",
            put: "if wire.is_open() || since.elapsed() > 100 * MAX_IDLE_TIME {",
        }],
        suite: Suite::Wire,
        red: &["connections::an_idle_connection_is_not_used_after_five_seconds"],
    },
    Guard {
        name: "early-answer",
        theme: Theme::StaleKeepAlive,
        sentence: "What was there before a request is not its response.",
        cuts: &[Cut {
            file: TCP,
            find: "IdlePeek::Input => return Err(context.abort(Abort::ProtocolViolation(EARLY_RESPONSE))),",
            put: "IdlePeek::Input => {}",
        }],
        suite: Suite::Wire,
        red: &["connections::a_response_that_was_there_before_its_request_is_refused"],
    },
    Guard {
        name: "handed-over",
        theme: Theme::SentOrNot,
        sentence: "What a connection took makes the effect of a failure open.",
        cuts: &[Cut {
            file: COURSE,
            find: "        self.request_started.set(true);\n",
            put: "",
        }],
        suite: Suite::Wire,
        red: &[
            "effects::a_connection_that_breaks_after_the_request_leaves_it_open",
            "effects::a_connection_that_breaks_within_the_request_leaves_it_open",
            "timeouts::a_silent_hub_ends_no_later_than_the_call",
        ],
    },
    Guard {
        name: "handed-over-secured",
        theme: Theme::SentOrNot,
        sentence: "What was handed to a TLS connection makes the effect of a failure open.",
        cuts: &[Cut {
            file: TCP,
            find: "                context.request_started.set(true);\n",
            put: "",
        }],
        suite: Suite::Wire,
        red: &["tls::a_connection_that_is_cut_after_the_request_leaves_it_open"],
    },
    Guard {
        name: "marks-above-tls",
        theme: Theme::SentOrNot,
        sentence: "A handshake is not part of the request: what is sent is counted above TLS.",
        cuts: &[Cut {
            file: TCP,
            find: "let request = context.phase.get() == CallPhase::Send;",
            put: "let request = context.phase.get() != CallPhase::Between;",
        }],
        suite: Suite::Wire,
        red: &["tls::an_unknown_authority_is_not_trusted"],
    },
    Guard {
        name: "marks-behind-a-proxy",
        theme: Theme::SentOrNot,
        sentence: "What a proxy is told is not part of the request.",
        cuts: &[Cut {
            file: "core/src/transport/connect.rs",
            find: "let via_proxy = context.proxy_depth.get() > 0;",
            put: "let via_proxy = context.proxy_depth.get() > 9;",
        }],
        suite: Suite::Wire,
        red: &["effects::what_a_proxy_receives_is_not_part_of_the_request"],
    },
    Guard {
        name: "fresh-pool",
        theme: Theme::Fork,
        sentence: "The child of a fork makes connections of its own.",
        cuts: &[Cut {
            file: "core/src/process.rs",
            find: "        if last.process == process {
            return Ok(&last.value);",
            put: "        if last.process == process || process > 0 {
            return Ok(&last.value);",
        }],
        suite: Suite::Wire,
        red: &["forks::parent_and_child_share_no_connection"],
    },
    Guard {
        name: "no-inherited-lock",
        theme: Theme::Fork,
        sentence: "The child of a fork waits for no lock that a thread of its parent may hold.",
        cuts: &[Cut {
            file: "core/src/transport/pool.rs",
            find: "match self.state.try_lock() {",
            put: "match self.state.lock().map_err(TryLockError::from) {",
        }],
        suite: Suite::Client,
        red: &["transport::tests::pieces::a_lock_held_by_another_process_blocks_no_caller"],
    },
];
