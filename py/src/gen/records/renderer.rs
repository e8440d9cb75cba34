//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A renderer of a launch configuration. Any field may be absent.
    Renderer {
        /// The launch configuration that it belongs to.
        launch_config_id,
        /// The engine that it runs on.
        engine_id,
        /// The project that it runs.
        project_id,
        /// The map of the project.
        project_map_id,
        /// Kind of the engine, which determines the meaning of `state_id`.
        engine_type,
        /// State that it loads: an rgraph id for RE, a ustate id for UE, a graph id for RE5.
        state_id,
    }
}
