//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// The answer to the creation of a launch configuration.
    LaunchConfigCreated {
        /// The new number.
        id,
        /// Its renderers.
        renderers,
    }
}
