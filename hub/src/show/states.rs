//! What engines load: the graphs, rgraphs and ustates of a show.

use super::Node;
use crate::objects::objects;

objects! {
    /// A graph, which loads into RE5 engines.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Graph {
        /// Number of the graph.
        pub id: i64 = "id",
        /// Name of the graph.
        pub name: String = "name",
        /// Its text.
        pub content: String = "content" or default,
        /// The nodes that an RE5 engine shows once it has loaded the graph.
        pub nodes: Vec<Node> = "nodes" or default,
    }

    /// An rgraph, which loads into RE engines.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Rgraph {
        /// Number of the rgraph.
        pub id: i64 = "id",
        /// Name of the rgraph.
        pub name: String = "name",
        /// Its text, XML.
        pub xml_content: String = "xmlContent" or default,
        /// The nodes that an RE engine shows, after its own, once it has loaded the rgraph.
        pub nodes: Vec<Node> = "nodes" or default,
    }

    /// A ustate, which loads into UE engines.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Ustate {
        /// Number of the ustate.
        pub id: i64 = "id",
        /// Name of the ustate.
        pub name: String = "name",
        /// Its text.
        pub ustate_data: String = "ustateData" or default,
        /// The nodes that a UE engine shows, after its own, once it has loaded the ustate.
        pub nodes: Vec<Node> = "nodes" or default,
    }
}
