//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A render engine.
    Engine {
        /// Its number.
        id,
        /// Its name in the hub.
        name,
        /// Its address.
        ip,
        /// What it is for.
        role,
        /// Whether the hub has it.
        status,
        /// Folder of its cache.
        cache_dir,
        /// Space that has to stay free. The unit is not documented.
        minimum_free_space,
        /// Space in use. The unit is not documented.
        used_space,
        /// Size of its disk. The unit is not documented.
        disk_space,
        /// Whether it can prepare projects. Newer hubs leave it out.
        can_cook,
        /// Its name for people.
        display_name,
        /// Whether it runs RE. Old hubs leave it out.
        re_enabled,
        /// Its port.
        port,
        /// The rgraph that it has loaded.
        rgraph_id,
        /// The studio that it belongs to.
        owner_studio_id,
        /// The ustate that it has loaded. Old hubs leave it out.
        ustate_id,
        /// Whether it runs UE. Old hubs leave it out.
        ue_enabled,
        /// Its instances.
        instances,
        /// Its kind; absent from some entries.
        engine_type,
    }
}
