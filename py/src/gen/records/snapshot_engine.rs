//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// An engine in a snapshot.
    SnapshotEngine {
        /// Number of the engine.
        id,
        /// Name in the hub.
        name,
        /// Display name.
        display_name,
        /// Type of the engine.
        engine_type,
        /// Number of the loaded rgraph.
        rgraph_id,
        /// Number of the loaded ustate.
        ustate_id,
        /// Process numbers of its instances.
        pids,
        /// Time at which the first node was read.
        begun,
        /// Time at which the last node was read.
        ended,
        /// The nodes, by path.
        nodes,
    }
}
