//! What engines load: the graphs, rgraphs and ustates of a show.

use super::engines::Node;
use super::object;
use super::object::MAX_ID;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
