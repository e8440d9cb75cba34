//! Projects, launch configurations and renderers of a show.

use crate::objects::objects;

objects! {
    /// A project.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Project {
        /// Number of the project.
        pub project_id: i64 = "projectId",
        /// Name of the project.
        pub name: String = "name",
        /// Its version.
        pub version: String = "version" or default,
        /// The shared folder that it lies in.
        pub shared_folder_name: String = "sharedFolderName" or default,
        /// Its maps.
        pub maps: Vec<String> = "maps" or default,
        /// When it was made (unit not documented).
        pub created_at: i64 = "createdAt" or default,
        /// When it was changed last (unit not documented).
        pub updated_at: i64 = "updatedAt" or default,
    }

    /// A launch configuration. Its renderers start and stop together.
    #[derive(Debug, Clone, PartialEq)]
    pub struct LaunchConfig {
        /// Number of the launch configuration. Not an engine id.
        pub id: i64 = "id",
        /// Its name.
        pub name: String = "name",
        /// The ids of its renderers.
        pub renderers: Vec<i64> = "renderers" or default,
    }

    /// A renderer: which state is to run on which engine.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Renderer {
        /// Number of the renderer. The hub addresses it by this and does not write it.
        pub id: i64 = "id",
        /// The launch configuration that it belongs to.
        pub launch_config_id: i64 = "launchConfigId",
        /// The engine that it runs on; null for any idle one that suits.
        pub engine_id: Option<i64> = "engineId" or default,
        /// The project that it opens.
        pub project_id: Option<i64> = "projectId" or default,
        /// The map of that project.
        pub project_map_id: Option<i64> = "projectMapId" or default,
        /// RE, RE5 or UE.
        pub engine_type: String = "engineType",
        /// What it loads: an rgraph for RE, a graph for RE5, a ustate for UE.
        pub state_id: i64 = "stateId",
    }
}
