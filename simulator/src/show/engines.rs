//! Engines of a show with their nodes, and the graphs, rgraphs and ustates that they load.

use crate::json::Value;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::object;
use super::object::MAX_ID;

/// The kind of renderer that an engine is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EngineType {
    /// RE: loads rgraphs; the paths of nodes and properties consist of names.
    Re,
    /// RE5: loads graphs; the paths of nodes and properties are GUIDs, and a property's path with a
    /// suffix sets a sub-field.
    Re5,
    /// UE: loads ustates; the paths of nodes and properties consist of names.
    Ue,
}

impl EngineType {
    /// All kinds, in the order of [`EngineType::WORDS`].
    pub(crate) const ALL: [EngineType; 3] = [EngineType::Re, EngineType::Re5, EngineType::Ue];

    /// The words for the kinds on the wire.
    pub const WORDS: [&str; 3] = ["RE", "RE5", "UE"];

    /// Returns the kind with this name on the wire; `None` if there is no such kind.
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "RE" => Some(Self::Re),
            "RE5" => Some(Self::Re5),
            "UE" => Some(Self::Ue),
            _ => None,
        }
    }

    /// Returns the name of this kind on the wire.
    pub fn word(self) -> &'static str {
        match self {
            Self::Re => "RE",
            Self::Re5 => "RE5",
            Self::Ue => "UE",
        }
    }

    /// Returns the group of the operations on the states that this kind loads. Their section of a
    /// show has the same name.
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
    /// The text of the state. Each kind of state has another name for this field.
    pub(crate) content: &'a str,
    pub(crate) nodes: &'a [Node],
}

macro_rules! loadable {
    ($($state:ident $content:ident,)*) => {$(
        impl<'a> From<&'a $state> for LoadableState<'a> {
            fn from(state: &'a $state) -> LoadableState<'a> {
                LoadableState {
                    id: state.id,
                    name: &state.name,
                    content: &state.$content,
                    nodes: &state.nodes,
                }
            }
        }
    )*};
}

loadable! { Graph content, Rgraph xml_content, Ustate ustate_data, }

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
    /// Role of the engine: Broadcast, Preview.
    #[serde(default = "broadcast")]
    pub role: String,
    /// State of the connection: connected, ready, disconnected, reconnecting.
    #[serde(default = "connected")]
    pub status: String,
    /// Folder of the cache.
    #[serde(default)]
    pub cache_dir: String,
    /// Minimum space that must stay free (unit not documented).
    #[serde(default)]
    pub minimum_free_space: i64,
    /// Space in use (unit not documented).
    #[serde(default)]
    pub used_space: i64,
    /// Total space (unit not documented).
    #[serde(default)]
    pub disk_space: i64,
    /// True if the engine can cook projects.
    #[serde(default)]
    pub can_cook: bool,
    /// Name for display; the engine's name if the file has none.
    #[serde(default)]
    pub display_name: String,
    /// True if the engine can render RE and RE5.
    #[serde(rename = "re_enabled", default = "enabled")]
    pub re_enabled: bool,
    /// Port of the control connection.
    #[serde(default)]
    #[schemars(range(min = 0, max = 65535))]
    pub port: i64,
    /// The rgraph that the engine has loaded.
    pub rgraph_id: Option<i64>,
    /// The studio that owns the engine.
    pub owner_studio_id: Option<i64>,
    /// The ustate that the engine has loaded.
    pub ustate_id: Option<i64>,
    /// True if the engine can render UE.
    #[serde(rename = "ue_enabled", default)]
    pub ue_enabled: bool,
    /// Running instances of the engine.
    #[serde(default, deserialize_with = "object::list")]
    pub instances: Vec<EngineInstance>,
    /// RE, RE5 or UE. If it is absent, the hub omits the field, and the engine behaves as RE.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("enum" = ["RE", "RE5", "UE", null]))]
    pub engine_type: Option<String>,
    /// The graph that an RE5 engine has loaded. Only the show has it; it is never on the wire.
    pub graph_id: Option<i64>,
    /// The engine's own nodes, which it shows whatever it has loaded.
    #[serde(default, deserialize_with = "object::list")]
    pub nodes: Vec<Node>,
}

impl Engine {
    /// Returns the kind of renderer; RE if the show has none.
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
    /// Tag of the project.
    pub project_tag: Option<String>,
    /// Stream of the instance.
    pub streaming: Option<String>,
    /// Status: Idle, Caching, Loading, Loaded, Error, Checking, Cooking.
    #[serde(default = "idle")]
    pub status: String,
    /// Process id, as text.
    pub pid: Option<String>,
    /// The engine that the instance belongs to; filled in on loading.
    #[serde(default)]
    pub engine_host_id: i64,
    /// Number of the role.
    pub engine_role_id: Option<i64>,
    /// The project that is open.
    pub project_id: Option<i64>,
    /// The map of that project.
    pub project_map_id: Option<i64>,
    /// Path of the editor.
    #[serde(default)]
    pub editor_path: String,
    /// The cooked project in use.
    pub cooked_project_id: Option<i64>,
    /// The cooked map in use.
    pub cooked_map_id: Option<i64>,
    /// The cooked build in use.
    pub cooked_id: Option<i64>,
    /// RE, RE5 or UE; that of the engine if the file has none.
    #[serde(default)]
    #[schemars(extend("enum" = ["RE", "RE5", "UE", ""]))]
    pub engine_type: String,
    /// Version of the running engine.
    #[serde(default)]
    pub engine_version: String,
    /// Details of the status.
    pub status_description: Option<String>,
}

/// A node with its properties and functions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Node {
    /// Path of the node; its id (a GUID) on RE5.
    #[serde(rename = "NodePath")]
    pub node_path: String,
    /// Name of the node; its path if the file has none.
    #[serde(rename = "NodeName", default)]
    pub node_name: String,
    /// Properties of the node, in order.
    #[serde(default, deserialize_with = "object::list")]
    pub properties: Vec<Property>,
    /// Functions of the node, in order.
    #[serde(default, deserialize_with = "object::list")]
    pub functions: Vec<Function>,
}

/// A property of a node or of a function.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Property {
    /// Path of the property; the pin's id (a GUID) on RE5.
    #[serde(rename = "PropertyPath")]
    pub property_path: String,
    /// Name for display; the path if the file has none.
    #[serde(rename = "DisplayName", default)]
    pub display_name: String,
    /// Value of the property: any JSON.
    #[serde(rename = "Value")]
    #[schemars(with = "serde_json::Value")]
    pub value: Value,
}

/// A function of a node.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Function {
    /// Path of the function; its id (a GUID) on RE5.
    #[serde(rename = "FunctionPath")]
    pub function_path: String,
    /// Name of the function; its path if the file has none.
    #[serde(rename = "FunctionName", default)]
    pub function_name: String,
    /// Parameters of the function, in order.
    #[serde(default, deserialize_with = "object::list")]
    pub properties: Vec<Property>,
    /// Additional action of a call. Without it, a call only stores the values of the parameters.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "object::optional"
    )]
    pub swap: Option<Swap>,
}

/// Two properties of a node whose values are exchanged when a function of the node is called.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Swap {
    /// Paths of the two properties.
    #[schemars(length(min = 2, max = 2))]
    pub properties: Vec<String>,
    /// Path of the function's property that contains the number of seconds until the exchange. If
    /// it is absent, the values are exchanged immediately.
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
    /// Text of the graph.
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
    /// Text of the rgraph, XML.
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
    /// Text of the ustate.
    #[serde(default)]
    pub ustate_data: String,
    /// The nodes that a UE engine shows, after its own, once it has loaded the ustate.
    #[serde(default, deserialize_with = "object::list")]
    pub nodes: Vec<Node>,
}
