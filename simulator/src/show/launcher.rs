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
    /// Version of the project.
    #[serde(default)]
    pub version: String,
    /// Shared folder of the project.
    #[serde(default)]
    pub shared_folder_name: String,
    /// Maps of the project.
    #[serde(default)]
    pub maps: Vec<String>,
    /// Time of creation (unit not documented).
    #[serde(default)]
    pub created_at: i64,
    /// Time of the last change (unit not documented).
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
    /// Name of the launch configuration.
    pub name: String,
    /// Ids of its renderers.
    #[serde(default)]
    pub renderers: Vec<i64>,
}

/// A renderer: a state, and the engine on which it is to run.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Renderer {
    /// Id of the renderer. In responses, a renderer does not contain it, except within a launch
    /// configuration of the newest hubs.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub id: i64,
    /// The launch configuration that the renderer belongs to.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub launch_config_id: i64,
    /// The engine that the renderer runs on; null for any suitable idle engine.
    pub engine_id: Option<i64>,
    /// The project that the renderer opens.
    pub project_id: Option<i64>,
    /// The map of that project.
    pub project_map_id: Option<i64>,
    /// RE, RE5 or UE.
    #[schemars(extend("enum" = EngineType::WORDS))]
    pub engine_type: String,
    /// State that the renderer loads: an rgraph for RE, a graph for RE5, a ustate for UE.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub state_id: i64,
}
