//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A renderer of a launch configuration. No field is certain to come.
    Renderer {
        /// The launch configuration that it belongs to.
        launch_config_id,
        /// The engine that it runs on.
        engine_id,
        /// The project that it runs.
        project_id,
        /// The map of the project.
        project_map_id,
        /// Its kind, which determines what `state_id` means.
        engine_type,
        /// What it loads: an rgraph id for RE, a ustate id for UE, a graph id for RE5.
        state_id,
    }
}
