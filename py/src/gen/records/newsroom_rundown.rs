//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A newsroom rundown with its items.
    NewsroomRundown {
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
        /// Channel of the rundown.
        ro_channel,
        /// Editorial start, ISO 8601.
        ro_ed_start,
        /// Planned duration, hh:mm:ss.
        ro_ed_dur,
        /// Trigger that starts the rundown.
        ro_trigger,
        /// Macro at the start.
        macro_in,
        /// Macro at the end.
        macro_out,
        /// Metadata of the newsroom system, serialized JSON.
        mos_external_metadata,
        /// True if the rundown can go on air.
        ready_to_air,
        /// Items of the rundown.
        items,
    }
}
