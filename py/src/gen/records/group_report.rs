//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// Results of a call for the members of a group. Times are in microseconds.
    GroupReport {
        /// The members, in their order; without those that are taken out.
        members,
        /// True if every member succeeded, with equal results. Absent while a call is under way.
        agree,
        /// Time from the first byte that the first member sent to that of the last.
        ///
        /// Absent if fewer than two have sent something that acts.
        fired_within_us,
    }
}
