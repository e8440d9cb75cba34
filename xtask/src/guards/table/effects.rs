//! Guards of what a failure says, of what is sent again, and of the C library's frames.

use crate::guards::guard::{Cut, Guard, Suite, Theme};

pub(super) const GUARDS: &[Guard] = &[
    Guard {
        name: "failures-are-open",
        theme: Theme::Effect,
        sentence: "What a command did that was answered with 5xx is open.",
        cuts: &[Cut {
            file: "core/src/error/status.rs",
            find: "(400..500).contains(&status)",
            put: "(400..600).contains(&status)",
        }],
        suite: Suite::Wire,
        red: &["effects::a_refusal_is_none_and_a_failure_is_maybe"],
    },
    Guard {
        name: "unsuccessful-is-open",
        theme: Theme::Effect,
        sentence: "What a command did that was answered with success: false is open.",
        cuts: &[Cut {
            file: "core/src/json_body.rs",
            find: "        ErrorKind::Unsuccessful,\n        Effect::Maybe,",
            put: "        ErrorKind::Unsuccessful,\n        Effect::None,",
        }],
        suite: Suite::Wire,
        red: &["effects::a_hub_that_says_no_in_a_success_leaves_it_open"],
    },
    Guard {
        name: "unsuccessful-is-heard",
        theme: Theme::Effect,
        sentence: "An answer of success: false is no success.",
        cuts: &[Cut {
            file: "core/src/json_body.rs",
            find: ".is_some_and(reports_failure)",
            put: ".is_some_and(|value| reports_failure(value) && body.is_empty())",
        }],
        suite: Suite::Wire,
        red: &["effects::a_hub_that_says_no_in_a_success_leaves_it_open"],
    },
    Guard {
        name: "unread-is-done",
        theme: Theme::Effect,
        sentence: "What was answered with 2xx and cannot be read is done.",
        cuts: &[Cut {
            file: "core/src/json_body.rs",
            find: "        ErrorKind::Decode,\n        Effect::Done,",
            put: "        ErrorKind::Decode,\n        Effect::None,",
        }],
        suite: Suite::Wire,
        red: &["effects::what_cannot_be_read_of_a_success_is_done"],
    },
    Guard {
        name: "reads-have-none",
        theme: Theme::Effect,
        sentence: "A read has no effect, whatever became of it.",
        cuts: &[Cut {
            file: "core/src/call.rs",
            find: "error: if request.is_read() {",
            put: "error: if request.is_read() && error.effect() == Effect::None {",
        }],
        suite: Suite::Wire,
        red: &["effects::a_read_never_has_an_effect"],
    },
    Guard {
        name: "resend-by-class",
        theme: Theme::RetryClass,
        sentence: "What must not run twice is not sent twice.",
        cuts: &[Cut {
            file: "core/src/retry/decision.rs",
            find: "let allowed = facts.handed_over <= facts.class.again(facts.resend_opt_in);",
            put: "let allowed = facts.handed_over < 9 || facts.class.again(facts.resend_opt_in) > 0;",
        }],
        suite: Suite::Wire,
        red: &[
            "resend::what_must_not_run_twice_is_sent_once",
            "resend::no_option_sends_a_command_again",
            "resend::an_absolute_set_is_sent_once_more",
        ],
    },
    Guard {
        name: "moves-are-triggers",
        theme: Theme::RetryClass,
        sentence: "A property set over time is never sent again: the move would restart on air.",
        cuts: &[Cut {
            file: "core/src/types/engines.rs",
            find: "if jumps && !timed(update.duration) && !timed(update.delay) {",
            put: "if jumps || timed(update.duration) || timed(update.delay) {",
        }],
        suite: Suite::Wire,
        red: &[
            "resend::what_must_not_run_twice_is_sent_once",
            "connections::every_command_goes_out_on_a_fresh_connection",
        ],
    },
    Guard {
        name: "raw-is-a-trigger",
        theme: Theme::RetryClass,
        sentence: "A raw request other than GET is never sent again.",
        cuts: &[Cut {
            file: "core/src/request.rs",
            find: "_ => (RetryClass::Trigger, WriteScope::Anything),",
            put: "_ => (RetryClass::Set, WriteScope::Anything),",
        }],
        suite: Suite::Wire,
        red: &["resend::what_must_not_run_twice_is_sent_once"],
    },
    Guard {
        name: "answers-are-final",
        theme: Theme::RetryClass,
        sentence: "A complete answer to a command is never asked for again.",
        cuts: &[Cut {
            file: "core/src/retry/decision.rs",
            find: "if !transient || !facts.class.retries_when_unavailable() || facts.attempts >= facts.max_attempts",
            put: "if !transient || facts.attempts >= facts.max_attempts",
        }],
        suite: Suite::Wire,
        red: &["resend::a_command_that_was_answered_is_not_sent_again"],
    },
    Guard {
        name: "answers-to-reads",
        theme: Theme::RetryClass,
        sentence: "A complete answer to a read is not asked for again, save those that pass.",
        cuts: &[Cut {
            file: "core/src/retry/decision.rs",
            find: "let transient = matches!(answer.status, 429 | 502..=504);",
            put: "let transient = answer.status != 418;",
        }],
        suite: Suite::Wire,
        red: &["resend::a_complete_answer_is_not_asked_for_again"],
    },
    Guard {
        name: "newer-writes",
        theme: Theme::RetryClass,
        sentence: "A set is not sent again once a newer one touches the same property.",
        cuts: &[
            Cut {
                file: "core/src/retry/mod.rs",
                find: "if repeated.is_some_and(Write::superseded_since) {",
                put: "if repeated.is_some_and(|_| false) {",
            },
            Cut {
                file: "core/src/retry/write_log.rs",
                find: "let stale = || self.repeated.get() && self.superseded_since();",
                put: "let stale = || self.repeated.get() && self.superseded_since() && false;",
            },
        ],
        suite: Suite::Wire,
        red: &["resend::a_newer_write_keeps_a_set_from_being_sent_again"],
    },
    Guard {
        name: "set-order",
        theme: Theme::RetryClass,
        sentence: "Right before its first byte a set asks whether a newer one has been handed over.",
        cuts: &[Cut {
            file: "core/src/retry/set_order.rs",
            find: "if stripe.has_newer(own, around, number) || stale() {",
            put: "if stale() {",
        }],
        suite: Suite::Wire,
        red: &["order::a_set_that_was_overtaken_while_it_connected_is_not_sent"],
    },
    Guard {
        name: "guid-spellings",
        theme: Theme::RetryClass,
        sentence: "Spellings of one GUID are one property.",
        cuts: &[Cut {
            file: "core/src/retry/write_log.rs",
            find: "for byte in one_spelling(part).bytes() {",
            put: "for byte in part.bytes() {",
        }],
        suite: Suite::Wire,
        red: &["order::spellings_of_one_guid_are_one_property"],
    },
    Guard {
        name: "retry-budget",
        theme: Theme::RetryClass,
        sentence: "All calls of a client share one budget, so that a hub that is down is not stormed.",
        cuts: &[Cut {
            file: "core/src/retry/mod.rs",
            find: "if !self.budget.try_spend() {",
            put: "if !self.budget.try_spend() && attempts > 9 {",
        }],
        suite: Suite::Wire,
        red: &["resend::a_hub_that_is_down_is_not_stormed"],
    },
    Guard {
        name: "retry-after",
        theme: Theme::RetryClass,
        sentence: "A wait that the hub asks for and that does not fit into the deadline ends the call.",
        cuts: &[Cut {
            file: "core/src/retry/mod.rs",
            find: "Some(until) if until < plan.deadline => until,",
            put: "Some(until) => until,",
        }],
        suite: Suite::Wire,
        red: &["resend::a_wait_that_the_hub_asks_for_is_kept_or_the_call_ends"],
    },
    Guard {
        name: "deletes-only-when-asked",
        theme: Theme::RetryClass,
        sentence: "What deletes is sent again only where the caller asks for it.",
        cuts: &[Cut {
            file: "core/src/schema/retry_class.rs",
            find: "Self::Delete | Self::Stop => asked as u32,",
            put: "Self::Delete | Self::Stop => 1 + asked as u32,",
        }],
        suite: Suite::Wire,
        red: &[
            "resend::what_must_not_run_twice_is_sent_once",
            "resend::a_delete_is_sent_again_only_where_the_caller_asks_for_it_and_once",
        ],
    },
    Guard {
        name: "triggers-never",
        theme: Theme::RetryClass,
        sentence: "No option sends a trigger, a creation or an update again.",
        cuts: &[Cut {
            file: "core/src/schema/retry_class.rs",
            find: "Self::Update | Self::Create | Self::Trigger | Self::Machine => 0,",
            put: "Self::Update | Self::Create | Self::Trigger | Self::Machine => asked as u32,",
        }],
        suite: Suite::Wire,
        red: &["resend::no_option_sends_a_command_again"],
    },
    Guard {
        name: "fresh-after-a-failure",
        theme: Theme::RetryClass,
        sentence: "Later attempts go out on fresh connections.",
        cuts: &[Cut {
            file: "core/src/call.rs",
            find: "pooled: request.resend.may_reuse_connection() && number == 1,",
            put: "pooled: request.resend.may_reuse_connection(),",
        }],
        suite: Suite::Wire,
        red: &["resend::later_attempts_go_out_on_fresh_connections"],
    },
    Guard {
        name: "earlier-attempts-count",
        theme: Theme::RetryClass,
        sentence: "An attempt that may have happened is not forgotten when a later one did not.",
        cuts: &[Cut {
            file: "core/src/retry/mod.rs",
            find: "if handed_over > 0 && error.effect() == Effect::None {",
            put: "if handed_over > 9 && error.effect() == Effect::None {",
        }],
        suite: Suite::Wire,
        red: &["resend::an_attempt_that_may_have_happened_is_not_forgotten"],
    },
    Guard {
        name: "c-panic-guard",
        theme: Theme::PanicGuard,
        sentence: "A panic in an export of the C library ends there.",
        cuts: &[Cut {
            file: "ffi-c/src/guard.rs",
            find: "    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        strike(export, Moment::Entry);
        work()
    }));",
            put: "    strike(export, Moment::Entry);
    let outcome: std::thread::Result<R> = Ok(work());",
        }],
        suite: Suite::C,
        red: &["tests::calls::a_panic_ends_in_the_guard_and_says_what_it_said"],
    },
];
