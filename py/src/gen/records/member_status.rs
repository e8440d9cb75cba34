//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// State of a member of a group, from its calls so far.
    MemberStatus {
        /// Name of the member.
        member,
        /// Address of its hub.
        hub,
        /// Name of the engine, if the member is an engine; empty if it is a hub.
        engine,
        /// False if the program has taken it out.
        used,
        /// True if at least two calls in a row could not connect to the member.
        ///
        /// The other members do not wait for such a member.
        away,
        /// Number of calls that have ended.
        calls,
        /// Number of those that failed.
        failures,
        /// Duration of the last call that succeeded, in microseconds.
        took_us,
        /// Message of its last error; empty if no call has failed.
        message,
    }
}
