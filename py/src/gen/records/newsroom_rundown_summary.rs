//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A newsroom rundown, as a list of rundowns contains it.
    NewsroomRundownSummary {
        /// Device id of the newsroom system.
        ncs_id,
        /// Id of the rundown in its newsroom system.
        ro_id,
        /// Name in the newsroom.
        ro_slug,
        /// Status of the rundown.
        status,
        /// Time at which the hub received the rundown, ISO 8601.
        created_at,
        /// Time of the last change, ISO 8601.
        updated_at,
    }
}
