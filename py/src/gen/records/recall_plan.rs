//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A plan of a recall.
    ///
    /// The values that it would set, the properties that it would leave alone, and the document
    /// that undoes it.
    RecallPlan {
        /// Name of the format, `gfxhub-recall-plan`.
        format,
        /// Version of the format, 1.
        version,
        /// Time at which it was made.
        made,
        /// Address of the hub.
        hub,
        /// Duration of the moves in milliseconds; 0 if all values jump.
        over_ms,
        /// Interpolation of the moves.
        ease,
        /// Time in milliseconds from the first request to the common start of the moves.
        ///
        /// Absent if each move begins when its request arrives.
        lead_ms,
        /// Expected time in milliseconds from the first move to the last, without a lead.
        spread_ms,
        /// The engines as they were when the plan was made, without their nodes.
        ///
        /// A recall compares them with the engines as they are then.
        engines,
        /// The sets, in the order of engines, nodes and properties.
        sets,
        /// The properties that are left alone although they are selected.
        left_alone,
        /// Document that undoes the recall.
        undo,
    }
}
