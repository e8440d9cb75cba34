//! The classes of operations: which may be sent again when nobody knows whether they took effect.

/// Whether an operation may be sent again when it is not known whether it took effect.
///
/// What was not sent at all (nobody listened, say) may be tried again whatever its class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RetryClass {
    /// It changes nothing: twice more.
    Read,
    /// The same value again leaves the same value: once, unless something newer may have set it.
    Set,
    /// It might undo what somebody else changed in between: not by itself.
    Update,
    /// What is gone stays gone: once, and only where the caller asks for it.
    Delete,
    /// A second one would be made: never.
    Create,
    /// It would happen on air a second time: never.
    Trigger,
    /// It starts or stops machines: never.
    Machine,
    /// It stops machines, a newer launch too if it comes late: once, and only where the caller asks
    /// for it.
    Stop,
}

impl RetryClass {
    /// All of them.
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

    /// The class's name in the design's operation list, where stopping is a machine's.
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

    /// What a caller may rely on.
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

    /// How often more it may be sent after an attempt that may have taken effect; `asked` says that
    /// the caller asks for it with [`CallOptions::resend`](crate::CallOptions::resend).
    #[must_use]
    pub const fn again(self, asked: bool) -> u32 {
        match self {
            Self::Read => 2,
            Self::Set => 1,
            Self::Delete | Self::Stop => asked as u32,
            Self::Update | Self::Create | Self::Trigger | Self::Machine => 0,
        }
    }

    /// True where a complete response that means "not now" is no reason to stop retrying.
    pub(crate) const fn retries_when_unavailable(self) -> bool {
        matches!(self, Self::Read)
    }

    /// True where not finding it, after an attempt that may have taken effect, is what was wanted.
    pub(crate) const fn treats_missing_as_done(self) -> bool {
        matches!(self, Self::Delete)
    }

    /// True where a pooled connection may carry it: a connection that the hub has just closed then
    /// costs nothing but the attempt.
    pub(crate) const fn may_reuse_connection(self) -> bool {
        matches!(self, Self::Read | Self::Set)
    }
}

/// What a class of operations lets a caller rely on; a macro, as attributes take literals alone.
macro_rules! retry_class_docs {
    (Read) => {
        "It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at \
         most twice."
    };
    (Set) => {
        "Without Duration, Delay and any Interpolation but Constant it is sent once more where no \
         whole answer comes, unless a newer command through the same client may have changed the \
         property; over time it is not, as that would restart the move on air. Where a newer set of \
         the same property went out first, it is not sent and fails as Superseded."
    };
    (Update) => {
        "It is never sent again by itself: read back first."
    };
    (Delete) => {
        "It is sent again only where the option `resend` asks for it: once, where no whole answer \
         comes, and not to find it then is a success."
    };
    (Create) => {
        "It is never sent again: a second one would be made."
    };
    (Trigger) => {
        "It is never sent again: it would happen on air a second time."
    };
    (Machine) => {
        "It is never sent again: it starts or stops machines."
    };
    (Stop) => {
        "It is sent again only where the option `resend` asks for it: once, where no whole answer \
         comes; coming late, it also stops what was launched in between."
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
        let takes =
            |row: &&&crate::ops::OperationInfo| row.resend.again(true) > row.resend.again(false);
        let names: Vec<&str> = crate::ops::OPERATIONS
            .iter()
            .filter(takes)
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
