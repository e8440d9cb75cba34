//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// An instance of an engine: one renderer process, running or not.
    EngineInstance {
        /// Its number.
        id,
        /// Tag of its project.
        project_tag,
        /// Its streaming setting.
        streaming,
        /// What it is doing.
        status,
        /// Its process number, as text; hubs send text or an integer.
        pid,
        /// The engine that it is on.
        engine_host_id,
        /// Its role's number.
        engine_role_id,
        /// Its project.
        project_id,
        /// Its map in the project.
        project_map_id,
        /// Path of its editor.
        editor_path,
        /// The prepared project. Newer hubs leave it out.
        cooked_project_id,
        /// The prepared map. Newer hubs leave it out.
        cooked_map_id,
        /// The prepared build. Newer hubs leave it out.
        cooked_id,
        /// Its kind; null on old hubs.
        engine_type,
        /// Its version; null on old hubs.
        engine_version,
        /// More about its status.
        status_description,
    }
}
