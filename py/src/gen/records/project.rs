//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A project that renderers can run.
    Project {
        /// Number of the project.
        project_id,
        /// Name of the project.
        name,
        /// Version of the project.
        version,
        /// Name of the shared folder that contains the project.
        shared_folder_name,
        /// Maps of the project.
        maps,
        /// Time of creation. The unit is not documented.
        created_at,
        /// Time of the last change. The unit is not documented.
        updated_at,
    }
}
