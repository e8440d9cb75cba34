//! Projects, launch configurations and renderers of a show.

use super::engines::EngineType;
use super::object::MAX_ID;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A project.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Project {
    /// Number of the project.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub project_id: i64,
    /// Name of the project.
    pub name: String,
    /// Its version.
    #[serde(default)]
    pub version: String,
    /// Its shared folder.
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
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LaunchConfig {
    /// Number of the launch configuration. Not an engine id.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub id: i64,
    /// Its name.
    pub name: String,
    /// The ids of its renderers.
    #[serde(default)]
    pub renderers: Vec<i64>,
}

/// A renderer: which state is to run on which engine.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Renderer {
    /// Number of the renderer. The hub addresses it by this and does not write it.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub id: i64,
    /// The launch configuration that it belongs to.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub launch_config_id: i64,
    /// The engine that it runs on; null for any idle one that suits.
    pub engine_id: Option<i64>,
    /// The project that it opens.
    pub project_id: Option<i64>,
    /// The map of that project.
    pub project_map_id: Option<i64>,
    /// RE, RE5 or UE.
    #[schemars(extend("enum" = EngineType::WORDS))]
    pub engine_type: String,
    /// What it loads: an rgraph for RE, a graph for RE5, a ustate for UE.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub state_id: i64,
}
