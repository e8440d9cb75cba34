//! Projects, launch configurations and renderers of a show.

use serde::{Deserialize, Serialize};

/// A project.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Project {
    /// Number of the project.
    pub project_id: i64,
    /// Name of the project.
    pub name: String,
    /// Its version.
    #[serde(default)]
    pub version: String,
    /// The shared folder that it lies in.
    #[serde(default)]
    pub shared_folder_name: String,
    /// Its maps.
    #[serde(default)]
    pub maps: Vec<String>,
    /// When it was made (unit not documented).
    #[serde(default)]
    pub created_at: i64,
    /// When it was changed last (unit not documented).
    #[serde(default)]
    pub updated_at: i64,
}

/// A launch configuration. Its renderers start and stop together.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaunchConfig {
    /// Number of the launch configuration. Not an engine id.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// The ids of its renderers.
    #[serde(default)]
    pub renderers: Vec<i64>,
}

/// A renderer: which state is to run on which engine.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Renderer {
    /// Number of the renderer. The hub addresses it by this and does not write it.
    pub id: i64,
    /// The launch configuration that it belongs to.
    pub launch_config_id: i64,
    /// The engine that it runs on; null for any idle one that suits.
    pub engine_id: Option<i64>,
    /// The project that it opens.
    pub project_id: Option<i64>,
    /// The map of that project.
    pub project_map_id: Option<i64>,
    /// RE, RE5 or UE.
    pub engine_type: String,
    /// What it loads: an rgraph for RE, a graph for RE5, a ustate for UE.
    pub state_id: i64,
}
