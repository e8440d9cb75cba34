//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A newsroom rundown with its items.
    NewsroomRundown {
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
        /// Its channel.
        ro_channel,
        /// When the editorial start is, ISO 8601.
        ro_ed_start,
        /// How long it is planned to be, hh:mm:ss.
        ro_ed_dur,
        /// How it is started.
        ro_trigger,
        /// Macro at its start.
        macro_in,
        /// Macro at its end.
        macro_out,
        /// What the newsroom system adds, serialized JSON.
        mos_external_metadata,
        /// Whether it can go on air.
        ready_to_air,
        /// Its items.
        items,
    }
}
