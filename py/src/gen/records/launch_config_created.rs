//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// The response to creating a launch configuration.
    LaunchConfigCreated {
        /// The new number.
        id,
        /// Its renderers.
        renderers,
    }
}
