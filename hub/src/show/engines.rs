//! Engines of a show, with their instances, nodes, properties and functions.

use crate::objects::objects;
use serde_json::Value;

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

    /// The word that stands for this kind on the wire.
    pub fn word(self) -> &'static str {
        match self {
            Self::Re => "RE",
            Self::Re5 => "RE5",
            Self::Ue => "UE",
        }
    }
}

objects! {
    /// A render engine.
    ///
    /// It shows its own `nodes`, followed by the nodes of the state that it has loaded: the rgraph
    /// of an RE engine, the graph of an RE5 engine, the ustate of a UE engine.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Engine {
        /// Number of the engine.
        pub id: i64 = "id",
        /// Name of the engine.
        pub name: String = "name",
        /// Address of the machine.
        pub ip: String = "ip" or "127.0.0.1",
        /// What it renders for: Broadcast, Preview.
        pub role: String = "role" or "Broadcast",
        /// State of the connection: connected, ready, disconnected, reconnecting.
        pub status: String = "status" or "connected",
        /// Folder of its cache.
        pub cache_dir: String = "cacheDir" or default,
        /// Space that is to stay free (unit not documented).
        pub minimum_free_space: i64 = "minimumFreeSpace" or default,
        /// Space in use (unit not documented).
        pub used_space: i64 = "usedSpace" or default,
        /// Space in all (unit not documented).
        pub disk_space: i64 = "diskSpace" or default,
        /// Whether it can cook projects.
        pub can_cook: bool = "canCook" or default,
        /// Name for display; its name when the file does not say.
        pub display_name: String = "displayName" or default,
        /// Whether it can render RE and RE5.
        pub re_enabled: bool = "re_enabled" or true,
        /// Port of its control connection.
        pub port: i64 = "port" or default,
        /// The rgraph that it has loaded.
        pub rgraph_id: Option<i64> = "rgraphId" or default,
        /// The studio that owns it.
        pub owner_studio_id: Option<i64> = "ownerStudioId" or default,
        /// The ustate that it has loaded.
        pub ustate_id: Option<i64> = "ustateId" or default,
        /// Whether it can render UE.
        pub ue_enabled: bool = "ue_enabled" or default,
        /// Its running instances.
        pub instances: Vec<EngineInstance> = "instances" or default,
        /// RE, RE5 or UE; without it the hub leaves the field out and the engine behaves as RE.
        pub engine_type: Option<String> = "engineType" or absent,
        /// The graph that an RE5 engine has loaded. Known to the show alone, never on the wire.
        pub graph_id: Option<i64> = "graphId" or default,
        /// The engine's own nodes, there whatever it loads.
        pub nodes: Vec<Node> = "nodes" or default,
    }
}

impl Engine {
    /// What kind of renderer it is; RE when the show does not say.
    pub fn kind(&self) -> EngineType {
        self.engine_type
            .as_deref()
            .and_then(EngineType::from_word)
            .unwrap_or(EngineType::Re)
    }
}

objects! {
    /// A running instance of an engine.
    #[derive(Debug, Clone, PartialEq)]
    pub struct EngineInstance {
        /// Number of the instance.
        pub id: i64 = "id",
        /// Tag of its project.
        pub project_tag: Option<String> = "projectTag" or default,
        /// What it streams.
        pub streaming: Option<String> = "streaming" or default,
        /// Idle, Caching, Loading, Loaded, Error, Checking, Cooking.
        pub status: String = "status" or "Idle",
        /// Number of its process, as text.
        pub pid: Option<String> = "pid" or default,
        /// The engine that it belongs to; filled in on loading.
        pub engine_host_id: i64 = "engineHostId" or default,
        /// Number of its role.
        pub engine_role_id: Option<i64> = "engineRoleId" or default,
        /// The project that it has open.
        pub project_id: Option<i64> = "projectId" or default,
        /// The map of that project.
        pub project_map_id: Option<i64> = "projectMapId" or default,
        /// Path of its editor.
        pub editor_path: String = "editorPath" or default,
        /// The cooked project that it uses.
        pub cooked_project_id: Option<i64> = "cookedProjectId" or default,
        /// The cooked map that it uses.
        pub cooked_map_id: Option<i64> = "cookedMapId" or default,
        /// The cooked build that it uses.
        pub cooked_id: Option<i64> = "cookedId" or default,
        /// RE, RE5 or UE; that of its engine when the file does not say.
        pub engine_type: String = "engineType" or default,
        /// Version of the engine that runs.
        pub engine_version: String = "engineVersion" or default,
        /// More about its status.
        pub status_description: Option<String> = "statusDescription" or default,
    }

    /// A node with its properties and functions.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Node {
        /// Its path; the node's id (a GUID) on RE5.
        pub node_path: String = "NodePath",
        /// Its name; its path when the file does not say.
        pub node_name: String = "NodeName" or default,
        /// Its properties, in order.
        pub properties: Vec<Property> = "properties" or default,
        /// Its functions, in order.
        pub functions: Vec<Function> = "functions" or default,
    }

    /// A property of a node or of a function.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Property {
        /// Its path; the pin's id (a GUID) on RE5.
        pub property_path: String = "PropertyPath",
        /// Its name for display; its path when the file does not say.
        pub display_name: String = "DisplayName" or default,
        /// What it holds: any JSON.
        pub value: Value = "Value",
    }

    /// A function of a node.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Function {
        /// Its path; the function's id (a GUID) on RE5.
        pub function_path: String = "FunctionPath",
        /// Its name; its path when the file does not say.
        pub function_name: String = "FunctionName" or default,
        /// What it takes, in order.
        pub properties: Vec<Property> = "properties" or default,
        /// What a call of it does beside keeping what it is given.
        pub swap: Option<Swap> = "swap" or absent,
    }

    /// Two properties of a node whose values change places when a function of it is called.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Swap {
        /// The paths of the two.
        pub properties: Vec<String> = "properties",
        /// The path of the function's property that holds the seconds until they do; at once
        /// without one.
        pub seconds: Option<String> = "seconds" or absent,
    }
}
