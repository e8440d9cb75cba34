//! Projects.

use crate::schema::records::records;
use crate::types::ids::ProjectId;

records! {
    /// A project that renderers can run.
    Project {
        /// Its number.
        project_id: ProjectId = "projectId",
        /// Its name.
        name: String = "name",
        /// Its version.
        version: String = "version",
        /// The shared folder that it is in.
        shared_folder_name: String = "sharedFolderName",
        /// Its maps.
        maps: Vec<String> = "maps",
        /// When it was made. The unit is not documented.
        created_at: Option<i64> = "createdAt",
        /// When it last changed. The unit is not documented.
        updated_at: Option<i64> = "updatedAt",
    }
}
