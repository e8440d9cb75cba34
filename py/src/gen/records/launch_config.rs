//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A launch configuration: renderers that are started and stopped together.
    LaunchConfig {
        /// Number of the launch configuration.
        ///
        /// This is not an engine id. Any field of a launch configuration may be absent.
        id,
        /// Name of the launch configuration.
        name,
        /// Ids of the renderers. Newer hubs send the renderers themselves.
        renderers,
    }
}
