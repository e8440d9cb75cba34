//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// An instance of an engine. It is one renderer process, running or not.
    EngineInstance {
        /// Number of the instance.
        id,
        /// Tag of the project.
        project_tag,
        /// Streaming setting.
        streaming,
        /// Current activity of the instance.
        status,
        /// Process number, as text. Hubs send text or an integer.
        pid,
        /// Number of the engine that the instance belongs to.
        engine_host_id,
        /// Number of the role.
        engine_role_id,
        /// Project of the instance.
        project_id,
        /// Map in the project.
        project_map_id,
        /// Path of the editor.
        editor_path,
        /// Number of the prepared project. Newer hubs omit this field.
        cooked_project_id,
        /// Number of the prepared map. Newer hubs omit this field.
        cooked_map_id,
        /// Number of the prepared build. Newer hubs omit this field.
        cooked_id,
        /// Type of the engine; empty on old hubs, which send null.
        engine_type,
        /// Version of the engine; empty on old hubs, which send null.
        engine_version,
        /// Details of the status.
        status_description,
    }
}
