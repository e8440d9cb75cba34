//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A newsroom rundown, as listed.
    NewsroomRundownSummary {
        /// Device id of its newsroom system.
        ncs_id,
        /// The id that the newsroom system gave it.
        ro_id,
        /// Its name in the newsroom.
        ro_slug,
        /// Its status.
        status,
        /// When the hub got it, ISO 8601.
        created_at,
        /// When it last changed, ISO 8601.
        updated_at,
    }
}
