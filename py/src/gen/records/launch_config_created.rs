//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// The response to creating a launch configuration.
    LaunchConfigCreated {
        /// Number of the new launch configuration.
        id,
        /// Renderers of the new launch configuration.
        renderers,
    }
}
