//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A renderer of a launch configuration. Any field may be absent.
    Renderer {
        /// Number of the launch configuration that the renderer belongs to.
        launch_config_id,
        /// Number of the engine that the renderer runs on.
        engine_id,
        /// Number of the project that the renderer runs.
        project_id,
        /// Number of the map in the project.
        project_map_id,
        /// Type of the engine, which determines what `state_id` identifies.
        engine_type,
        /// Number of the state that the renderer loads.
        ///
        /// An rgraph id for RE, a ustate id for UE, a graph id for RE5.
        state_id,
    }
}
