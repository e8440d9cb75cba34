//! The retry classes of operations. They determine whether a call is resent if its outcome is
//! unknown.

/// Determines if an operation may be resent when it is unknown whether it took effect.
///
/// A request that was not sent at all (connection refused, for example) may be retried in every
/// class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RetryClass {
    /// The call changes nothing. It is resent up to twice.
    Read,
    /// Setting the same value again changes nothing. The call is resent once, unless a newer write
    /// may have set the property.
    Set,
    /// A resend might undo a change made in between. The call is never resent.
    Update,
    /// Deleting again changes nothing. The call is resent once, and only if the caller permits it.
    Delete,
    /// A resend would create a second object. The call is never resent.
    Create,
    /// A resend would repeat the effect on air. The call is never resent.
    Trigger,
    /// The call starts, stops or retimes renderers. It is never resent.
    Machine,
    /// The call stops renderers; a resend that arrives late would also stop a newer launch. The
    /// call is resent once, and only if the caller permits it.
    Stop,
}

impl RetryClass {
    /// All classes.
    pub const ALL: &'static [Self] = &[
        Self::Read,
        Self::Set,
        Self::Update,
        Self::Delete,
        Self::Create,
        Self::Trigger,
        Self::Machine,
        Self::Stop,
    ];

    /// Returns the name of the class in the list of operations. There, `Stop` belongs to `machine`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Set => "set",
            Self::Update => "update",
            Self::Delete => "delete",
            Self::Create => "create",
            Self::Trigger => "trigger",
            Self::Machine | Self::Stop => "machine",
        }
    }

    /// Returns the documentation of the class for callers.
    #[must_use]
    pub const fn docs(self) -> &'static str {
        match self {
            Self::Read => retry_class_docs!(Read),
            Self::Set => retry_class_docs!(Set),
            Self::Update => retry_class_docs!(Update),
            Self::Delete => retry_class_docs!(Delete),
            Self::Create => retry_class_docs!(Create),
            Self::Trigger => retry_class_docs!(Trigger),
            Self::Machine => retry_class_docs!(Machine),
            Self::Stop => retry_class_docs!(Stop),
        }
    }

    /// Returns the maximum number of resends after an attempt that may have taken effect. `asked`
    /// is true if the caller set [`CallOptions::resend`](crate::CallOptions::resend).
    #[must_use]
    pub const fn again(self, asked: bool) -> u32 {
        match self {
            Self::Read => 2,
            Self::Set => 1,
            Self::Delete | Self::Stop => asked as u32,
            Self::Update | Self::Create | Self::Trigger | Self::Machine => 0,
        }
    }

    /// Returns `true` if calls of this class are resent only if the caller permits it.
    #[must_use]
    pub const fn is_resent_on_request(self) -> bool {
        self.again(true) > self.again(false)
    }

    /// Returns `true` if the call is retried after a complete response that means "not now".
    pub(crate) const fn retries_when_unavailable(self) -> bool {
        matches!(self, Self::Read)
    }

    /// Returns `true` if "not found" means success after an attempt that may have taken effect.
    pub(crate) const fn treats_missing_as_done(self) -> bool {
        matches!(self, Self::Delete)
    }

    /// Returns `true` if the call may use a pooled connection. Such a call can make another attempt
    /// if the hub has just closed the pooled connection.
    pub(crate) const fn may_reuse_connection(self) -> bool {
        matches!(self, Self::Read | Self::Set)
    }
}

/// Expands to the documentation of a retry class. This is a macro because attributes accept only
/// literals.
macro_rules! retry_class_docs {
    (Read) => {
        "It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent, at \
         most twice."
    };
    (Set) => {
        "A jump (no Duration, no Delay, no Interpolation other than Constant) is resent once if there is \
         no complete response, unless a newer command through the same client may have changed the \
         property. A move is never resent, as that would restart it on air. If a newer set of the same \
         property was sent first, this one is not sent and fails as Superseded."
    };
    (Update) => {
        "It is never resent automatically. Before you call it again, read what the hub has stored."
    };
    (Delete) => {
        "It is resent only with the option `resend`: once, if there is no complete response; a response \
         of 404 then counts as success."
    };
    (Create) => {
        "It is never resent, since a resend would create a second object."
    };
    (Trigger) => {
        "It is never resent, since a resend would repeat the effect on air."
    };
    (Machine) => {
        "It is never resent, since it starts, stops or retimes renderers."
    };
    (Stop) => {
        "It is resent only with the option `resend`: once, if there is no complete response. A \
         resend that arrives late also stops what was launched in between."
    };
}

pub(crate) use retry_class_docs;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_reads_and_sets_are_resent_without_opt_in() {
        let unasked: Vec<_> = RetryClass::ALL
            .iter()
            .map(|class| class.again(false))
            .collect();
        assert_eq!(unasked, [2, 1, 0, 0, 0, 0, 0, 0]);
        let asked: Vec<_> = RetryClass::ALL
            .iter()
            .map(|class| class.again(true))
            .collect();
        assert_eq!(asked, [2, 1, 0, 1, 0, 0, 0, 1]);
    }

    #[test]
    fn the_option_counts_for_deletes_and_for_stopping_a_launch_alone() {
        let names: Vec<&str> = crate::ops::OPERATIONS
            .iter()
            .filter(|row| row.resend.is_resent_on_request())
            .map(|row| row.name)
            .collect();
        let expected = [
            "playout.delete_rundown",
            "playout.delete_item",
            "launcher.stop",
        ];
        assert_eq!(names, expected);
    }
}
