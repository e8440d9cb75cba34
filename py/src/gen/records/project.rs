//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A project that renderers can run.
    Project {
        /// Its number.
        project_id,
        /// Its name.
        name,
        /// Its version.
        version,
        /// The shared folder that it is in.
        shared_folder_name,
        /// Its maps.
        maps,
        /// When it was made. The unit is not documented.
        created_at,
        /// When it last changed. The unit is not documented.
        updated_at,
    }
}
