//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A document that undoes a recall.
    ///
    /// Each property that was set, with its value before the recall and the value that the
    /// recall left.
    RecallUndo {
        /// Name of the format, `gfxhub-undo`.
        format,
        /// Version of the format, 1.
        version,
        /// Time at which it was made.
        made,
        /// Address of the hub.
        hub,
        /// The sets that are undone: `before` is brought back where the value still is `after`.
        sets,
    }
}
