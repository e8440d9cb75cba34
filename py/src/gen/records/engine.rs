//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A render engine.
    Engine {
        /// Number of the engine.
        id,
        /// Name in the hub.
        name,
        /// Network address.
        ip,
        /// Role of the engine.
        role,
        /// Status of the hub's connection to it.
        status,
        /// Cache folder.
        cache_dir,
        /// Space that must stay free. The unit is not documented.
        minimum_free_space,
        /// Space in use. The unit is not documented.
        used_space,
        /// Size of the disk. The unit is not documented.
        disk_space,
        /// True if it can prepare projects. Newer hubs leave it out.
        can_cook,
        /// Display name.
        display_name,
        /// True if it runs RE. Old hubs leave it out.
        re_enabled,
        /// Network port.
        port,
        /// The loaded rgraph.
        rgraph_id,
        /// Number of the studio that it belongs to.
        owner_studio_id,
        /// The loaded ustate. Old hubs leave it out.
        ustate_id,
        /// True if it runs UE. Old hubs leave it out.
        ue_enabled,
        /// Instances of the engine.
        instances,
        /// Kind of the engine; absent from some entries.
        engine_type,
    }
}
