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
        /// Process numbers of its loaded instances.
        pids,
        /// Time at which the reading of the engine began.
        begun,
        /// Time at which the reading of the engine ended.
        ended,
        /// The nodes, by path.
        nodes,
    }
}
