//! The engines table.

use super::table::operations;
use crate::types::{
    Engine, EngineId, Function, FunctionCall, FunctionPath, FunctionSummary, Node, NodePath,
    Property, PropertyPath, PropertyUpdate,
};

operations! {
    /// Render engines, their nodes, properties and functions.
    Engines = engines;

    /// Lists the engines with their instances.
    fn list() -> Vec<Engine> as List
        = Read GET, "/engines";

    /// Reads one engine.
    fn get(engine: EngineId) -> Engine as One
        = Read GET, "/engines/{engineId}";

    /// Lists the nodes of an engine.
    fn list_nodes(engine: EngineId) -> Vec<Node> as List
        = Read GET, "/engines/{engineId}/nodes";

    /// Reads one node.
    fn get_node(engine: EngineId, node: NodePath) -> Node as One
        = Read GET, "/engines/{engineId}/nodes/{nodePath}";

    /// Lists the properties of a node with what they hold now.
    fn list_properties(engine: EngineId, node: NodePath) -> Vec<Property> as List
        = Read GET, "/engines/{engineId}/nodes/{nodePath}/properties";

    /// Reads one property with what it holds now.
    fn get_property(engine: EngineId, node: NodePath, property: PropertyPath) -> Property as One
        = Read GET, "/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}";

    /// Sets a property: on air at once, or as a move over time.
    ///
    /// The answer is the property with the value that the hub stored; numbers in it may be rounded
    /// to single precision ([`Value::approx_eq`](crate::Value::approx_eq) allows for that). On an
    /// RE5 engine a sub-field is set by its dotted path behind the property's (`.w.z`).
    fn set_property(engine: EngineId, node: NodePath, property: PropertyPath; update: PropertyUpdate)
        -> Property as One
        = Set PATCH, "/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}";

    /// Lists the functions of a node.
    fn list_functions(engine: EngineId, node: NodePath) -> Vec<FunctionSummary> as List
        = Read GET, "/engines/{engineId}/nodes/{nodePath}/functions";

    /// Reads one function with its parameters.
    fn get_function(engine: EngineId, node: NodePath, function: FunctionPath) -> Function as One
        = Read GET, "/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}";

    /// Calls a function: on air at once.
    fn call_function(engine: EngineId, node: NodePath, function: FunctionPath; call: FunctionCall)
        -> () as Success
        = Trigger POST, "/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}";
}
