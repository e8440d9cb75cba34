//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// Results of a call for the members of a group. Times are in microseconds.
    GroupReport {
        /// Results of the members.
        ///
        /// In the order of the group, without members that were taken out of it.
        members,
        /// True if every member succeeded, with equal results.
        ///
        /// Absent until the calls of all members have ended.
        agree,
        /// Time from the first byte of the first sender to that of the last one.
        ///
        /// Absent if fewer than two members have sent a request that acts.
        fired_within_us,
    }
}
