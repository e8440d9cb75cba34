//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// An instance of an engine: one renderer process, running or not.
    EngineInstance {
        /// Number of the instance.
        id,
        /// Tag of the project.
        project_tag,
        /// Streaming setting.
        streaming,
        /// Current activity of the instance.
        status,
        /// Process number, as text; hubs send text or an integer.
        pid,
        /// The engine that it belongs to.
        engine_host_id,
        /// Number of the role.
        engine_role_id,
        /// Project of the instance.
        project_id,
        /// Map in that project.
        project_map_id,
        /// Path of the editor.
        editor_path,
        /// The prepared project. Newer hubs leave it out.
        cooked_project_id,
        /// The prepared map. Newer hubs leave it out.
        cooked_map_id,
        /// The prepared build. Newer hubs leave it out.
        cooked_id,
        /// Kind of the engine; null on old hubs.
        engine_type,
        /// Version of the engine; null on old hubs.
        engine_version,
        /// Details of the status.
        status_description,
    }
}
