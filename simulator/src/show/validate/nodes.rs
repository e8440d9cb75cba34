//! Checks of nodes with their properties, values and functions.

use super::field_path::{FieldPath, UniquenessCheck, ValidationErrors};
use super::rules;
use crate::json::{Value, kind, levels};
use crate::show::engines::{EngineType, Function, Node, Property, Swap};

/// Checks the nodes of one engine or of one state; `kind` determines the form of their paths.
pub(super) fn check(
    faults: &mut ValidationErrors,
    place: &FieldPath<'_>,
    nodes: &[Node],
    kind: EngineType,
) {
    let mut paths = UniquenessCheck::each("node of an engine a path of");
    for (at, node) in nodes.iter().enumerate() {
        let place = place.at(at);
        paths.note(faults, &place.field("NodePath"), &node.node_path);
        path(faults, &place.field("NodePath"), &node.node_path, kind);
        properties(faults, &place.field("properties"), &node.properties, kind);
        functions(faults, &place.field("functions"), node, kind);
    }
}

fn functions(faults: &mut ValidationErrors, place: &FieldPath<'_>, node: &Node, kind: EngineType) {
    let mut paths = UniquenessCheck::each("function of a node a path of");
    for (at, function) in node.functions.iter().enumerate() {
        let place = place.at(at);
        paths.note(
            faults,
            &place.field("FunctionPath"),
            &function.function_path,
        );
        path(
            faults,
            &place.field("FunctionPath"),
            &function.function_path,
            kind,
        );
        properties(
            faults,
            &place.field("properties"),
            &function.properties,
            kind,
        );
        if let Some(swap) = &function.swap {
            self::swap(faults, &place.field("swap"), swap, function, node);
        }
    }
}

/// Checks a swap, which exchanges the values of two properties of the node. The values must be of
/// the same kind. A property of the function can contain the number of seconds until the exchange.
fn swap(
    faults: &mut ValidationErrors,
    place: &FieldPath<'_>,
    swap: &Swap,
    function: &Function,
    node: &Node,
) {
    let list = place.field("properties");
    let [first, second] = &swap.properties[..] else {
        let problem = format!("lists {} properties", swap.properties.len());
        faults.add(
            &list,
            problem,
            "Give the paths of two properties of the node",
        );
        return;
    };
    let held = [(0, first), (1, second)].map(|(at, path)| {
        let found = of(&node.properties, path);
        if found.is_none() {
            let problem = format!("{path:?} is not among the properties of the node");
            faults.add(
                &list.at(at),
                problem,
                "Give the path of a property of the node",
            );
        }
        found
    });
    if let [Some(one), Some(other)] = held
        && (first == second || kind(&one.value) != kind(&other.value))
    {
        let problem = "must be two different properties with values of the same kind";
        faults.add(
            &list,
            problem,
            "Give two properties whose values can be exchanged",
        );
    }
    if let Some(path) = &swap.seconds
        && !of(&function.properties, path).is_some_and(|it| it.value.is_number())
    {
        let problem = format!("{path:?} is not a property of the function whose value is a number");
        faults.add(
            &place.field("seconds"),
            problem,
            "Give the path of such a property, or leave the field out",
        );
    }
}

fn of<'a>(properties: &'a [Property], path: &str) -> Option<&'a Property> {
    properties
        .iter()
        .find(|property| property.property_path == path)
}

fn properties(
    faults: &mut ValidationErrors,
    place: &FieldPath<'_>,
    properties: &[Property],
    kind: EngineType,
) {
    let mut paths = UniquenessCheck::each("property in a list a path of");
    for (at, property) in properties.iter().enumerate() {
        let place = place.at(at);
        paths.note(
            faults,
            &place.field("PropertyPath"),
            &property.property_path,
        );
        let path = &property.property_path;
        rules::segment(faults, &place.field("PropertyPath"), path);
        if kind == EngineType::Re5 {
            rules::pin(faults, &place.field("PropertyPath"), path);
        }
        value(faults, &place.field("Value"), &property.value);
        rules::levels(faults, &place.field("Value"), levels(&property.value));
    }
}

fn path(faults: &mut ValidationErrors, place: &FieldPath<'_>, path: &str, kind: EngineType) {
    rules::segment(faults, place, path);
    if kind == EngineType::Re5 {
        rules::guid(faults, place, path);
    }
}

/// Checks that single precision can represent the numbers of a value.
fn value(faults: &mut ValidationErrors, place: &FieldPath<'_>, held: &Value) {
    match held {
        Value::Number(number) => {
            let double = number.as_f64().unwrap_or(f64::INFINITY);
            let single = double as f32;
            if single.is_infinite() {
                let problem = format!("{number} is too large for single precision");
                faults.add(place, problem, "Give a number from -3.4e38 to 3.4e38");
            } else if single == 0.0 && double != 0.0 {
                let problem = format!("{number} becomes 0 in single precision");
                faults.add(place, problem, "Give 0, or a number of at least 1.5e-45");
            }
        }
        Value::Array(list) => {
            for (at, held) in list.iter().enumerate() {
                value(faults, &place.at(at), held);
            }
        }
        Value::Object(object) => {
            for (key, held) in object {
                value(faults, &place.field(key), held);
            }
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}
