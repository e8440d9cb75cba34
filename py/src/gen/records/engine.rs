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
        /// Status of the hub's connection to the engine.
        status,
        /// Cache folder.
        cache_dir,
        /// Space that must stay free. The unit is not documented.
        minimum_free_space,
        /// Space in use. The unit is not documented.
        used_space,
        /// Size of the disk. The unit is not documented.
        disk_space,
        /// True if the engine can prepare projects. Newer hubs omit this field.
        can_cook,
        /// Display name.
        display_name,
        /// True if the engine runs RE. Old hubs omit this field.
        re_enabled,
        /// Network port.
        port,
        /// Number of the loaded rgraph.
        rgraph_id,
        /// Number of the studio that the engine belongs to.
        owner_studio_id,
        /// Number of the loaded ustate. Old hubs omit this field.
        ustate_id,
        /// True if the engine runs UE. Old hubs omit this field.
        ue_enabled,
        /// Instances of the engine.
        instances,
        /// Type of the engine. It is absent from some entries.
        engine_type,
    }
}
