//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// Differences between the first member of a group and another one.
    MemberComparison {
        /// Name of the other member.
        member,
        /// Address of its hub.
        hub,
        /// Name of the engine, if the member is an engine; empty if it is a hub.
        engine,
        /// True if nothing differs.
        agrees,
        /// The differences.
        ///
        /// `first` is the value of the first member, `second` that of the other member.
        differences,
    }
}
