//! Definitions of the operations on engines.

use super::define::operations;
use crate::types::{
    Engine, EngineId, Function, FunctionCall, FunctionPath, FunctionSummary, Node, NodePath,
    Property, PropertyPath, PropertyUpdate,
};

operations! {
    /// Render engines, their nodes, properties and functions.
    Engines = engines;

    /// Lists the engines with their instances.
    fn list() -> Vec<Engine> as List
        = Read GET, "/engines"
        => "for engine in hub.engines().list()? {",
           r#"    println!("{} {} {}", engine.id, engine.display_name, engine.status);"#,
           "}";

    /// Reads one engine.
    ///
    /// Hubs respond with 500 if there is no such engine.
    fn get(engine: EngineId) -> Engine as Single
        = Read GET, "/engines/{engineId}"
        => "let engine = hub.engines().get(3)?;",
           "assert_eq!(engine.engine_type, EngineType::Re);";

    /// Lists the nodes of an engine.
    ///
    /// Hubs respond with 500 if there is no such engine.
    fn list_nodes(engine: EngineId) -> Vec<Node> as List
        = Read GET, "/engines/{engineId}/nodes"
        => "let nodes = hub.engines().list_nodes(3)?;",
           r#"assert!(nodes.iter().any(|node| node.node_path == "Mixer_0"));"#;

    /// Reads one node.
    ///
    /// Hubs respond with 500 if there is no such engine or node.
    fn get_node(engine: EngineId, node: NodePath) -> Node as Single
        = Read GET, "/engines/{engineId}/nodes/{nodePath}"
        => r#"let mixer = hub.engines().get_node(3, "Mixer_0")?;"#,
           r#"assert_eq!(mixer.node_name, "Mixer_0");"#;

    /// Lists the properties of a node with their current values.
    ///
    /// Hubs respond with 500 if there is no such engine or node.
    fn list_properties(engine: EngineId, node: NodePath) -> Vec<Property> as List
        = Read GET, "/engines/{engineId}/nodes/{nodePath}/properties"
        => r#"for property in hub.engines().list_properties(3, "Mixer_0")? {"#,
           r#"    println!("{} = {}", property.display_name, property.value.to_json());"#,
           "}";

    /// Reads one property with its current value.
    ///
    /// Hubs respond with 500 if there is no such engine, node or property.
    fn get_property(engine: EngineId, node: NodePath, property: PropertyPath) -> Property as Single
        = Read GET, "/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}"
        => r#"let opacity = hub.engines().get_property(3, "Mixer_0", "Default//Opacity/0")?;"#,
           "assert_eq!(opacity.value.as_f64(), Some(1.0));";

    /// Sets a property at once, or moves it to the value over time, on air.
    ///
    /// The response is the property with the value that the hub stored. Numbers in it may be
    /// rounded to single precision ([`Value::approx_eq`](crate::Value::approx_eq) allows for that).
    /// On an RE5 engine, a path that ends with the dotted path of a sub-field (`.w.z`) sets only
    /// that sub-field.
    ///
    /// Hubs respond with 500 if there is no such engine, node or property.
    fn set_property(engine: EngineId, node: NodePath, property: PropertyPath; update: PropertyUpdate)
        -> Property as Single
        = Set PATCH, "/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}"
        => "let update = PropertyUpdate::new(0.25).ease_in(1.5);",
           r#"let opacity = hub.engines().set_property(3, "Mixer_0", "Default//Opacity/0", &update)?;"#,
           "assert!(opacity.value.approx_eq(&Value::from(0.25)));";

    /// Lists the functions of a node.
    ///
    /// Hubs respond with 500 if there is no such engine or node.
    fn list_functions(engine: EngineId, node: NodePath) -> Vec<FunctionSummary> as List
        = Read GET, "/engines/{engineId}/nodes/{nodePath}/functions"
        => r#"let functions = hub.engines().list_functions(3, "Mixer_0")?;"#,
           r#"assert!(functions.iter().any(|f| f.function_path == "Default//DoTransition/0"));"#;

    /// Reads one function with its parameters.
    ///
    /// Hubs respond with 500 if there is no such engine, node or function.
    fn get_function(engine: EngineId, node: NodePath, function: FunctionPath) -> Function as Single
        = Read GET, "/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}"
        => r#"let cut = hub.engines().get_function(3, "Mixer_0", "Default//Cut/0")?;"#,
           "for (path, parameter) in cut.properties.iter() {",
           r#"    println!("{path}: {}", parameter.display_name);"#,
           "}";

    /// Calls a function, which takes effect on air at once.
    ///
    /// Hubs respond with 500 if there is no such engine, node or function.
    fn call_function(engine: EngineId, node: NodePath, function: FunctionPath; call: FunctionCall)
        -> () as SuccessFlag
        = Trigger POST, "/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}"
        => "let call = FunctionCall::without_parameters();",
           r#"hub.engines().call_function(3, "Mixer_0", "Default//DoTransition/0", &call)?;"#;
}
