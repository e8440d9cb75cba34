//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A launch configuration: renderers that are started and stopped together.
    LaunchConfig {
        /// Its number. Not an engine id. No field of a launch configuration is certain to come.
        id,
        /// Its name.
        name,
        /// Its renderers: their ids, or the renderers themselves on newer hubs.
        renderers,
    }
}
