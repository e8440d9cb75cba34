//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// Result of a call for one member of a group.
    MemberResult {
        /// Name of the member.
        member,
        /// Address of its hub.
        hub,
        /// Name of the engine, if the member is an engine; empty if it is a hub.
        engine,
        /// Outcome of its call.
        outcome,
        /// Result in the form in which a call by name returns it.
        ///
        /// Null unless the call has succeeded and has a result.
        result,
        /// Kind of its error, such as `ConnectTimeout`; empty unless it failed.
        kind,
        /// Effect of its error: `none`, `maybe` or `done`; empty unless it failed.
        effect,
        /// Message of its error; empty unless it failed.
        message,
        /// Time from the start of the group call to the first byte of a request that acts.
        ///
        /// Absent if none was sent.
        sent_us,
        /// Time from the start of the group call to the end of the member's call.
        ///
        /// Absent while the call is under way.
        ended_us,
    }
}
