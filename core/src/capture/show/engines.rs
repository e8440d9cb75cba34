//! Captures engines with their instances, nodes, properties and functions.

use crate::capture::forms::is_guid;
use crate::capture::show::got;
use crate::capture::write::Rule::{
    Count, EngineType, Flag, Id, Name, NullableId, NullableInteger, NullableText, Port, Segment,
    Text, Value as AnyValue,
};
use crate::capture::write::{Member, Writer, id_of, is_segment, sent, text_of};
use crate::decode::{self, List, Single};
use crate::error::Result;
use crate::paced::PacedReader;
use crate::schema::ids::Text as PathText;
use crate::types::{Engine, EngineId, Function, FunctionPath, FunctionSummary, NodePath, Property};
use crate::value::{Object, Value};

const ENGINE: &[Member] = &[
    ("id", Id),
    ("name", Name),
    ("ip", Text),
    ("role", Name),
    ("status", Name),
    ("cacheDir", Text),
    ("minimumFreeSpace", Count),
    ("usedSpace", Count),
    ("diskSpace", Count),
    ("canCook", Flag),
    ("displayName", Text),
    ("re_enabled", Flag),
    ("port", Port),
    ("rgraphId", NullableId),
    ("ownerStudioId", NullableInteger),
    ("ustateId", NullableId),
    ("ue_enabled", Flag),
    ("engineType", EngineType),
];

const INSTANCE: &[Member] = &[
    ("id", Id),
    ("projectTag", NullableText),
    ("streaming", NullableText),
    ("status", Name),
    ("pid", NullableText),
    ("engineRoleId", NullableInteger),
    ("projectId", NullableInteger),
    ("projectMapId", NullableInteger),
    ("editorPath", Text),
    ("cookedProjectId", NullableInteger),
    ("cookedMapId", NullableInteger),
    ("cookedId", NullableInteger),
    ("engineType", EngineType),
    ("engineVersion", Text),
    ("statusDescription", NullableText),
];

const NODE: &[Member] = &[("NodePath", Segment), ("NodeName", Text)];

const PROPERTY: &[Member] = &[
    ("PropertyPath", Segment),
    ("DisplayName", Text),
    ("Value", AnyValue),
];

const FUNCTION: &[Member] = &[("FunctionPath", Segment), ("FunctionName", Text)];

/// Reads the engines. The capture fails if the list of engines cannot be read; any other list that
/// cannot be read is left out.
pub(super) fn read(reader: &mut PacedReader, writer: &mut Writer) -> Result<Vec<Object>> {
    let mut engines = Vec::new();
    for engine in reader.read(|hub| hub.engines().list())?? {
        let place = format!("engine {}", engine.id);
        let Some(mut written) = write(writer, &place, &engine) else {
            continue;
        };
        let nodes = read_nodes(reader, writer, &place, &engine)?;
        written.insert("nodes", nodes);
        engines.push(written);
    }
    if !engines.is_empty() {
        let what = "nodes of the state that an engine has loaded: the show has them as nodes of \
                    the engine, which keeps them whatever it loads";
        writer.filled(what, "");
        let what = "what functions do: a call stores its parameters and does nothing else";
        writer.filled(what, "");
    }
    if engines.iter().any(|it| text_of(it, "engineType") == "RE5") {
        writer.filled("the graph that an RE5 engine has loaded: none", "");
    }
    Ok(engines)
}

fn write(writer: &mut Writer, place: &str, engine: &Engine) -> Option<Object> {
    let mut of_hub = sent(engine);
    let instances = of_hub.remove("instances");
    // The flag `enabled` becomes `re_enabled`, because old hubs do not say for which engine type an
    // engine is enabled.
    if let Some(enabled) = of_hub.remove("enabled") {
        of_hub.insert("re_enabled", enabled);
    }
    if text_of(&of_hub, "engineType").is_empty() {
        of_hub.remove("engineType");
    }
    let mut written = writer.members("engines", place, of_hub, ENGINE);
    let id = id_of(&written, "id");
    if id == 0 || !writer.is_first("engines", &id.to_string(), place) {
        return None;
    }
    writer.need("engines", place, &mut written, "name", place);
    let instances = instances.as_ref().and_then(Value::as_array);
    let mut listed = Vec::new();
    for instance in instances.unwrap_or_default() {
        let Ok(mut instance) = instance.clone().into_object() else {
            continue;
        };
        let host = instance.remove("engineHostId");
        if host.is_some_and(|host| host.as_i64() != Some(id) && !host.is_null()) {
            writer.left_out("engineHostId of an instance on another engine", place);
        }
        let instance = writer.members("engine instances", place, instance, INSTANCE);
        let number = id_of(&instance, "id");
        if number > 0 && writer.is_first("engine instances", &number.to_string(), place) {
            listed.push(instance);
        }
    }
    written.insert("instances", listed);
    Some(written)
}

fn read_nodes(
    reader: &mut PacedReader,
    writer: &mut Writer,
    place: &str,
    engine: &Engine,
) -> Result<Vec<Object>> {
    let id = engine.id;
    let is_re5 = engine.engine_type == crate::types::EngineType::Re5;
    let listed = reader.read(|hub| hub.engines().list_nodes(id))?;
    let mut paths = Vec::new();
    let mut nodes = Vec::new();
    for node in got(writer, "nodes of an engine", place, listed) {
        let path = node.node_path.as_str();
        let place = format!("{place} / {path}");
        if !is_path(writer, "nodes", &place, path, is_re5) {
            continue;
        }
        if writer.is_first("nodes", &place, &place) {
            nodes.push(writer.members("nodes", &place, sent(&node), NODE));
            paths.push(node.node_path);
        }
    }
    let arguments: Vec<Vec<&dyn PathText>> =
        paths.iter().map(|path| vec![&id as _, path as _]).collect();
    let properties = reader.read_each(
        "engines.list_properties",
        &arguments,
        decode::read::<List, Vec<Property>>,
    )?;
    let functions = reader.read_each(
        "engines.list_functions",
        &arguments,
        decode::read::<List, Vec<FunctionSummary>>,
    )?;
    let (mut owners, mut wanted) = (Vec::new(), Vec::new());
    for (at, functions) in functions.into_iter().enumerate() {
        let place = format!("{place} / {}", paths[at]);
        for function in got(writer, "functions of a node", &place, functions) {
            let path = function.function_path;
            if is_path(writer, "functions", &place, path.as_str(), is_re5) {
                owners.push(at);
                wanted.push(path);
            }
        }
    }
    let mut listed = read_functions(
        reader,
        writer,
        id,
        place,
        (&paths, &owners, &wanted),
        is_re5,
    )?;
    for ((at, node), properties) in nodes.iter_mut().enumerate().zip(properties) {
        let place = format!("{place} / {}", paths[at]);
        let properties = got(writer, "properties of a node", &place, properties);
        let properties = properties.iter().map(sent).collect();
        node.insert(
            "properties",
            write_properties(writer, &place, properties, is_re5),
        );
        node.insert("functions", std::mem::take(&mut listed[at]));
    }
    Ok(nodes)
}

/// Reads functions with their parameters, and returns one list of functions for each node.
fn read_functions(
    reader: &mut PacedReader,
    writer: &mut Writer,
    engine: EngineId,
    place: &str,
    (nodes, owners, wanted): (&[NodePath], &[usize], &[FunctionPath]),
    is_re5: bool,
) -> Result<Vec<Vec<Object>>> {
    let arguments: Vec<Vec<&dyn PathText>> = owners
        .iter()
        .zip(wanted)
        .map(|(at, path)| vec![&engine as _, &nodes[*at] as _, path as _])
        .collect();
    let read = reader.read_each(
        "engines.get_function",
        &arguments,
        decode::read::<Single, Function>,
    )?;
    let mut listed = vec![Vec::new(); nodes.len()];
    for ((at, path), function) in owners.iter().zip(wanted).zip(read) {
        let place = format!("{place} / {} / {path}", nodes[*at]);
        let function = match function {
            Ok(function) => function,
            Err(error) => {
                writer.left_out(format!("functions ({})", error.detail()), &place);
                continue;
            }
        };
        if !writer.is_first("functions", &place, &place) {
            continue;
        }
        let mut of_hub = sent(&function);
        of_hub.remove("Properties");
        let parameters = function.properties.iter().map(|(path, parameter)| {
            let mut of_hub = sent(parameter);
            of_hub.insert("PropertyPath", path);
            of_hub
        });
        let parameters = write_properties(writer, &place, parameters.collect(), is_re5);
        let mut written = writer.members("functions", &place, of_hub, FUNCTION);
        written.insert("FunctionPath", path.as_str());
        written.insert("properties", parameters);
        listed[*at].push(written);
    }
    Ok(listed)
}

fn write_properties(
    writer: &mut Writer,
    place: &str,
    properties: Vec<Object>,
    is_re5: bool,
) -> Vec<Object> {
    let mut written = Vec::new();
    for property in properties {
        let path = text_of(&property, "PropertyPath").to_owned();
        let place = format!("{place} / {path}");
        // The pin is the part before the first dot. The name of a sub-field follows the dot.
        let pin = path.split('.').next().unwrap_or_default();
        let is_pin = !is_re5 || is_path(writer, "properties", &place, pin, true);
        if !is_pin || !is_path(writer, "properties", &place, &path, false) {
            continue;
        }
        let property = writer.members("properties", &place, property, PROPERTY);
        if property.contains("Value") && writer.is_first("properties", &place, &place) {
            written.push(property);
        }
    }
    written
}

/// Returns `true` for a path that a show can have. Otherwise, notes that the object is left out.
fn is_path(writer: &mut Writer, what: &str, place: &str, path: &str, is_re5: bool) -> bool {
    let is_path = is_segment(path) && (!is_re5 || is_guid(path));
    if !is_path {
        writer.left_out(format!("{what} with a path that a show cannot have"), place);
    }
    is_path
}
