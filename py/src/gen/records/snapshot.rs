//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// The properties of engines as they were: a document to keep, compare and bring back.
    Snapshot {
        /// Name of the format, `gfxhub-snapshot`.
        format,
        /// Version of the format, 1.
        version,
        /// Time at which the snapshot was begun, such as `2026-11-25T18:00:03Z`.
        taken,
        /// Address of the hub.
        hub,
        /// True if all nodes could be read.
        complete,
        /// Patterns of the properties in the snapshot; empty if it has all properties.
        only,
        /// Patterns of properties that no recall may set.
        protect,
        /// The engines, by number.
        engines,
        /// The nodes that could not be read.
        missing,
    }
}
