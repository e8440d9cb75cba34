//! Tests of the shows in the repository: all are valid, and the demo show is a plausible studio.

use crate::json::Value;
use crate::show::Show;
use crate::show::engines::{Engine, EngineType, Node, Property};
use std::collections::{BTreeMap, BTreeSet};
use std::{fs, path::Path};

#[test]
fn every_show_that_comes_with_the_hub_is_valid() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("shows");
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.ends_with("show.schema.json") {
            continue;
        }
        Show::load(&path).unwrap_or_else(|error| panic!("{error}"));
        assert!(
            fs::metadata(&path).unwrap().len() <= 120 << 10,
            "{}",
            path.display()
        );
        names.insert(path.file_name().unwrap().to_string_lossy().into_owned());
    }
    assert!(
        names.is_superset(&["demo.json", "minimal.json"].map(String::from).into()),
        "{names:?}"
    );
}

#[test]
fn the_demo_show_is_the_one_of_its_file() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("shows/demo.json");
    assert_eq!(Show::demo(), Show::load(file).unwrap());
}

/// Returns the nodes that an engine shows at the start: its own and those of the state that it has
/// loaded.
fn shown<'a>(show: &'a Show, engine: &'a Engine) -> Vec<&'a Node> {
    let id = match engine.kind() {
        EngineType::Re => engine.rgraph_id,
        EngineType::Re5 => engine.graph_id,
        EngineType::Ue => engine.ustate_id,
    };
    let loaded = id.and_then(|id| show.state(engine.kind(), id));
    let loaded = loaded.map_or(&[][..], |state| state.nodes);
    engine.nodes.iter().chain(loaded).collect()
}

/// Names the type of a value as section 2 of the specification does.
fn shape(value: &Value) -> String {
    let has = |keys: &[&str]| keys.iter().all(|key| value.get(key).is_some());
    let word = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) if has(&["x", "y", "z", "w"]) && value["x"].is_object() => "matrix",
        Value::Object(_) if has(&["x", "y", "z", "w"]) => "xyzw",
        Value::Object(_) if has(&["x", "y", "z"]) => "xyz",
        Value::Object(_) if has(&["location", "k1k2", "focusDistance"]) => "track",
        Value::Object(_) if has(&["handle", "pid", "fieldType"]) => "texture",
        Value::Object(_) if value["data"].is_array() => "clean plates",
        Value::Object(_) => "other",
    };
    word.to_owned()
}

#[test]
fn the_studio_has_engines_of_every_kind_and_values_of_every_shape() {
    let show = Show::demo();
    let mut types: Vec<_> = show
        .engines
        .iter()
        .map(|e| e.engine_type.as_deref())
        .collect();
    types.sort_unstable();
    assert_eq!(types, [None, Some("RE"), Some("RE5"), Some("UE")]);
    let nodes: usize = show
        .engines
        .iter()
        .map(|engine| shown(&show, engine).len())
        .sum();
    assert!(nodes >= 40, "{nodes}");

    let mut shapes: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for engine in &show.engines {
        let shapes = shapes.entry(engine.kind().word()).or_default();
        for Property { value, .. } in shown(&show, engine).iter().flat_map(|n| &n.properties) {
            shapes.insert(shape(value));
        }
    }
    let everywhere = [
        "boolean", "integer", "number", "string", "xyz", "xyzw", "track", "texture", "array",
    ];
    for (kind, shapes) in &shapes {
        for wanted in everywhere {
            assert!(
                shapes.contains(wanted),
                "{kind} has no {wanted}: {shapes:?}"
            );
        }
    }
    let null = shapes.values().any(|shapes| shapes.contains("null"));
    assert!(!null, "section 2 of the specification rules null out");
    assert!(shapes["RE5"].contains("matrix") && shapes["RE"].contains("clean plates"));
}

#[test]
fn the_studio_has_all_that_a_rehearsal_needs() {
    let show = Show::demo();
    assert_eq!(show.playout_rundowns.len(), 2);
    assert!(
        show.playout_rundowns
            .iter()
            .all(|rundown| rundown.items.len() >= 3)
    );
    assert!(show.templates.len() >= 12);
    assert!(
        show.templates
            .iter()
            .all(|template| !template.buttons.is_empty())
    );
    assert!(
        show.templates
            .iter()
            .any(|template| template.external_data.len() == 2)
    );
    let mut systems: BTreeMap<&str, usize> = BTreeMap::new();
    for rundown in &show.newsroom_rundowns {
        *systems.entry(&rundown.ncs_id).or_default() += 1;
    }
    assert_eq!(systems.len(), 2);
    assert!(
        systems.values().all(|&rundowns| rundowns >= 2),
        "{systems:?}"
    );
    let ids: Vec<_> = show
        .newsroom_rundowns
        .iter()
        .map(|r| r.ro_id.as_str())
        .collect();
    assert!(
        ids.contains(&"69425946") && ids.contains(&r"2016ENPS9VM001;P_ENPSNEWS\W;38387985-0001")
    );
    let wide = |number: i64| number > 1 << 32;
    assert!(
        show.engines
            .iter()
            .all(|e| wide(e.minimum_free_space) && wide(e.used_space) && wide(e.disk_space))
    );
    assert!(
        show.projects
            .iter()
            .all(|p| wide(p.created_at) && wide(p.updated_at))
    );
    let launched: BTreeSet<_> = show
        .renderers
        .iter()
        .map(|r| r.engine_type.as_str())
        .collect();
    assert_eq!(launched, BTreeSet::from(EngineType::WORDS));
    assert!(
        show.renderers
            .iter()
            .any(|renderer| renderer.engine_id.is_none())
    );
    let paths: BTreeSet<_> = show.engines[0]
        .nodes
        .iter()
        .chain(&show.rgraphs[0].nodes)
        .flat_map(|node| {
            let properties = node.properties.iter().map(|p| p.property_path.as_str());
            properties.chain(node.functions.iter().map(|f| f.function_path.as_str()))
        })
        .collect();
    for path in [
        "Actor//EnableRender/0",
        "Default//DoTransition/0",
        "Output 1.0//Device/0",
    ] {
        assert!(paths.contains(path), "{path}");
    }
}
