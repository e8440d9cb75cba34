//! Engines of a show with their nodes, and the graphs, rgraphs and ustates that they load.

use crate::json::Value;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::object;
use super::object::MAX_ID;

/// What kind of renderer an engine is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EngineType {
    /// RE: loads rgraphs; paths are names.
    Re,
    /// RE5: loads graphs; paths are GUIDs, and sub-fields of a value can be set by suffix.
    Re5,
    /// UE: loads ustates; paths are names.
    Ue,
}

impl EngineType {
    /// All kinds, as [`EngineType::WORDS`] names them.
    pub(crate) const ALL: [EngineType; 3] = [EngineType::Re, EngineType::Re5, EngineType::Ue];

    /// The words of the wire.
    pub const WORDS: [&str; 3] = ["RE", "RE5", "UE"];

    /// The kind that a wire word means, if it is one of the three.
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "RE" => Some(Self::Re),
            "RE5" => Some(Self::Re5),
            "UE" => Some(Self::Ue),
            _ => None,
        }
    }

    /// The name of this kind on the wire.
    pub fn word(self) -> &'static str {
        match self {
            Self::Re => "RE",
            Self::Re5 => "RE5",
            Self::Ue => "UE",
        }
    }

    /// The group of the operations that load the states of this kind.
    pub(crate) fn group(self) -> &'static str {
        match self {
            Self::Re => "rgraphs",
            Self::Re5 => "graphs",
            Self::Ue => "ustates",
        }
    }
}

/// A state that engines load: an rgraph, a graph or a ustate.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LoadableState<'a> {
    pub(crate) id: i64,
    pub(crate) name: &'a str,
    pub(crate) nodes: &'a [Node],
}

macro_rules! loadable {
    ($($state:ident)*) => {$(
        impl<'a> From<&'a $state> for LoadableState<'a> {
            fn from(state: &'a $state) -> LoadableState<'a> {
                LoadableState {
                    id: state.id,
                    name: &state.name,
                    nodes: &state.nodes,
                }
            }
        }
    )*};
}

loadable! { Graph Rgraph Ustate }

/// A render engine.
///
/// It shows its own `nodes`, followed by the nodes of the state that it has loaded: the rgraph
/// of an RE engine, the graph of an RE5 engine, the ustate of a UE engine.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Engine {
    /// Number of the engine.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub id: i64,
    /// Name of the engine.
    pub name: String,
    /// Address of the machine.
    #[serde(default = "loopback")]
    pub ip: String,
    /// What it renders for: Broadcast, Preview.
    #[serde(default = "broadcast")]
    pub role: String,
    /// State of the connection: connected, ready, disconnected, reconnecting.
    #[serde(default = "connected")]
    pub status: String,
    /// Folder of its cache.
    #[serde(default)]
    pub cache_dir: String,
    /// Space that is to stay free (unit not documented).
    #[serde(default)]
    pub minimum_free_space: i64,
    /// Space in use (unit not documented).
    #[serde(default)]
    pub used_space: i64,
    /// Space in all (unit not documented).
    #[serde(default)]
    pub disk_space: i64,
    /// Whether it can cook projects.
    #[serde(default)]
    pub can_cook: bool,
    /// Name for display; its name if the file has none.
    #[serde(default)]
    pub display_name: String,
    /// Whether it can render RE and RE5.
    #[serde(rename = "re_enabled", default = "enabled")]
    pub re_enabled: bool,
    /// Port of its control connection.
    #[serde(default)]
    #[schemars(range(min = 0, max = 65535))]
    pub port: i64,
    /// The rgraph that it has loaded.
    pub rgraph_id: Option<i64>,
    /// The studio that owns it.
    pub owner_studio_id: Option<i64>,
    /// The ustate that it has loaded.
    pub ustate_id: Option<i64>,
    /// Whether it can render UE.
    #[serde(rename = "ue_enabled", default)]
    pub ue_enabled: bool,
    /// Its running instances.
    #[serde(default, deserialize_with = "object::list")]
    pub instances: Vec<EngineInstance>,
    /// RE, RE5 or UE; without it the hub leaves the field out and the engine behaves as RE.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("enum" = ["RE", "RE5", "UE", null]))]
    pub engine_type: Option<String>,
    /// The graph that an RE5 engine has loaded. Known to the show alone, never on the wire.
    pub graph_id: Option<i64>,
    /// The engine's own nodes, there whatever it loads.
    #[serde(default, deserialize_with = "object::list")]
    pub nodes: Vec<Node>,
}

impl Engine {
    /// What kind of renderer it is; RE if the show has none.
    pub fn kind(&self) -> EngineType {
        self.engine_type
            .as_deref()
            .and_then(EngineType::from_word)
            .unwrap_or(EngineType::Re)
    }
}

/// A running instance of an engine.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EngineInstance {
    /// Number of the instance.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub id: i64,
    /// Tag of its project.
    pub project_tag: Option<String>,
    /// What it streams.
    pub streaming: Option<String>,
    /// Idle, Caching, Loading, Loaded, Error, Checking, Cooking.
    #[serde(default = "idle")]
    pub status: String,
    /// Number of its process, as text.
    pub pid: Option<String>,
    /// The engine that it belongs to; filled in on loading.
    #[serde(default)]
    pub engine_host_id: i64,
    /// Number of its role.
    pub engine_role_id: Option<i64>,
    /// The project that it has open.
    pub project_id: Option<i64>,
    /// The map of that project.
    pub project_map_id: Option<i64>,
    /// Path of its editor.
    #[serde(default)]
    pub editor_path: String,
    /// The cooked project that it uses.
    pub cooked_project_id: Option<i64>,
    /// The cooked map that it uses.
    pub cooked_map_id: Option<i64>,
    /// The cooked build that it uses.
    pub cooked_id: Option<i64>,
    /// RE, RE5 or UE; that of its engine if the file has none.
    #[serde(default)]
    #[schemars(extend("enum" = ["RE", "RE5", "UE", ""]))]
    pub engine_type: String,
    /// Version of the engine that runs.
    #[serde(default)]
    pub engine_version: String,
    /// More about its status.
    pub status_description: Option<String>,
}

/// A node with its properties and functions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Node {
    /// Its path; the node's id (a GUID) on RE5.
    #[serde(rename = "NodePath")]
    pub node_path: String,
    /// Its name; its path if the file has none.
    #[serde(rename = "NodeName", default)]
    pub node_name: String,
    /// Its properties, in order.
    #[serde(default, deserialize_with = "object::list")]
    pub properties: Vec<Property>,
    /// Its functions, in order.
    #[serde(default, deserialize_with = "object::list")]
    pub functions: Vec<Function>,
}

/// A property of a node or of a function.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Property {
    /// Its path; the pin's id (a GUID) on RE5.
    #[serde(rename = "PropertyPath")]
    pub property_path: String,
    /// Its name for display; its path if the file has none.
    #[serde(rename = "DisplayName", default)]
    pub display_name: String,
    /// What it holds: any JSON.
    #[serde(rename = "Value")]
    #[schemars(with = "serde_json::Value")]
    pub value: Value,
}

/// A function of a node.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Function {
    /// Its path; the function's id (a GUID) on RE5.
    #[serde(rename = "FunctionPath")]
    pub function_path: String,
    /// Its name; its path if the file has none.
    #[serde(rename = "FunctionName", default)]
    pub function_name: String,
    /// What it takes, in order.
    #[serde(default, deserialize_with = "object::list")]
    pub properties: Vec<Property>,
    /// What a call of it does in addition to storing its values.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "object::optional"
    )]
    pub swap: Option<Swap>,
}

/// Two properties of a node whose values change places when a function of it is called.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Swap {
    /// The paths of the two.
    #[schemars(length(min = 2, max = 2))]
    pub properties: Vec<String>,
    /// The path of the function's property that holds the seconds until they do; at once
    /// without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<String>,
}

fn loopback() -> String {
    "127.0.0.1".to_owned()
}

fn broadcast() -> String {
    "Broadcast".to_owned()
}

fn connected() -> String {
    "connected".to_owned()
}

fn enabled() -> bool {
    true
}

fn idle() -> String {
    "Idle".to_owned()
}

/// A graph, which loads into RE5 engines.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Graph {
    /// Number of the graph.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub id: i64,
    /// Name of the graph.
    pub name: String,
    /// Its text.
    #[serde(default)]
    pub content: String,
    /// The nodes that an RE5 engine shows once it has loaded the graph.
    #[serde(default, deserialize_with = "object::list")]
    pub nodes: Vec<Node>,
}

/// An rgraph, which loads into RE engines.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Rgraph {
    /// Number of the rgraph.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub id: i64,
    /// Name of the rgraph.
    pub name: String,
    /// Its text, XML.
    #[serde(default)]
    pub xml_content: String,
    /// The nodes that an RE engine shows, after its own, once it has loaded the rgraph.
    #[serde(default, deserialize_with = "object::list")]
    pub nodes: Vec<Node>,
}

/// A ustate, which loads into UE engines.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Ustate {
    /// Number of the ustate.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub id: i64,
    /// Name of the ustate.
    pub name: String,
    /// Its text.
    #[serde(default)]
    pub ustate_data: String,
    /// The nodes that a UE engine shows, after its own, once it has loaded the ustate.
    #[serde(default, deserialize_with = "object::list")]
    pub nodes: Vec<Node>,
}
