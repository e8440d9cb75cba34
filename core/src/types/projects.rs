//! Projects.

use crate::schema::records::records;
use crate::types::ids::ProjectId;

records! {
    /// A project that renderers can run.
    Project {
        /// Number of the project.
        project_id: ProjectId = "projectId",
        /// Name of the project.
        name: String = "name",
        /// Version of the project.
        version: String = "version",
        /// Name of the shared folder that contains the project.
        shared_folder_name: String = "sharedFolderName",
        /// Maps of the project.
        maps: Vec<String> = "maps",
        /// Time of creation. The unit is not documented.
        created_at: Option<i64> = "createdAt",
        /// Time of the last change. The unit is not documented.
        updated_at: Option<i64> = "updatedAt",
    }
}
