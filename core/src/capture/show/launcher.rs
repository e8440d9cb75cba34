//! Captures projects, launch configurations and renderers.

use crate::capture::show::got;
use crate::capture::show::states::States;
use crate::capture::write::Rule::{
    Count, EngineType, Id, Name, NullableId, NullableInteger, Text, Texts,
};
use crate::capture::write::{Member, Writer, id_of, sent, text_of};
use crate::error::Result;
use crate::paced::PacedReader;
use crate::types::{LaunchId, RendererId};
use crate::value::{Object, Value};

const PROJECT: &[Member] = &[
    ("projectId", Id),
    ("name", Name),
    ("version", Text),
    ("sharedFolderName", Text),
    ("maps", Texts),
    ("createdAt", Count),
    ("updatedAt", Count),
];

const CONFIG: &[Member] = &[("id", Id), ("name", Name)];

const RENDERER: &[Member] = &[
    ("launchConfigId", Id),
    ("engineId", NullableId),
    ("projectId", NullableId),
    ("projectMapId", NullableInteger),
    ("engineType", EngineType),
    ("stateId", Id),
];

/// Launch configurations and their renderers.
pub(super) struct Launched {
    pub(super) configs: Vec<Object>,
    pub(super) renderers: Vec<Object>,
}

pub(super) fn read_projects(reader: &mut PacedReader, writer: &mut Writer) -> Result<Vec<Object>> {
    let listed = reader.read(|hub| hub.projects().list())?;
    let mut projects = Vec::new();
    for project in got(writer, "list of projects", "", listed) {
        let place = format!("project {}", project.project_id);
        let mut written = writer.members("projects", &place, sent(&project), PROJECT);
        let id = id_of(&written, "projectId");
        if id > 0 && writer.is_first("projects", &id.to_string(), &place) {
            writer.need("projects", &place, &mut written, "name", &place);
            projects.push(written);
        }
    }
    Ok(projects)
}

pub(super) fn read(
    reader: &mut PacedReader,
    writer: &mut Writer,
    engines: &[Object],
    states: &States,
    projects: &[Object],
) -> Result<Launched> {
    let listed = reader.read(|hub| hub.launcher().list())?;
    let (mut configs, mut renderers) = (Vec::new(), Vec::<Object>::new());
    for launch in got(writer, "list of launch configurations", "", listed) {
        let Some(id) = launch.id else {
            writer.left_out("launch configurations without an id", &launch.name);
            continue;
        };
        let place = format!("launch configuration {id}");
        let mut of_hub = sent(&launch);
        of_hub.remove("renderers");
        let mut written = writer.members("launch configurations", &place, of_hub, CONFIG);
        if id.0 == 0 || !writer.is_first("launch configurations", &id.to_string(), &place) {
            continue;
        }
        writer.need(
            "launch configurations",
            &place,
            &mut written,
            "name",
            &place,
        );
        let mut kept = Vec::new();
        for renderer in launch.renderers.iter().filter_map(|each| each.id()) {
            if let Some(one) = read_renderer(reader, writer, id, renderer)? {
                let place = format!("{place} / renderer {renderer}");
                if fits(writer, &place, &one, engines, states, projects)
                    && writer.is_first("renderers", &renderer.to_string(), &place)
                {
                    kept.push(renderer.0);
                    renderers.push(one);
                }
            }
        }
        written.insert("renderers", kept);
        configs.push(written);
    }
    Ok(Launched { configs, renderers })
}

fn read_renderer(
    reader: &mut PacedReader,
    writer: &mut Writer,
    launch: LaunchId,
    id: RendererId,
) -> Result<Option<Object>> {
    let place = format!("launch configuration {launch} / renderer {id}");
    let renderer = match reader.read(|hub| hub.launcher().get_renderer(launch, id))? {
        Ok(renderer) => renderer,
        Err(error) => {
            writer.left_out(format!("renderers ({})", error.detail()), &place);
            return Ok(None);
        }
    };
    let mut of_hub = sent(&renderer);
    of_hub.remove("id");
    let mut written = Object::new();
    written.insert("id", id.0);
    written.extend(writer.members("renderers", &place, of_hub, RENDERER));
    if !written.contains("launchConfigId") {
        written.insert("launchConfigId", launch.0);
    }
    let is_listed = id.0 > 0 && id_of(&written, "launchConfigId") == launch.0;
    if !is_listed {
        writer.left_out("renderers of another launch configuration", &place);
    }
    Ok(is_listed.then_some(written))
}

/// Returns `true` if the show contains the project, the engine and the state of a renderer.
/// Otherwise, notes that the renderer is left out.
fn fits(
    writer: &mut Writer,
    place: &str,
    renderer: &Object,
    engines: &[Object],
    states: &States,
    projects: &[Object],
) -> bool {
    let engine_type = text_of(renderer, "engineType");
    let (engine, project) = (id_of(renderer, "engineId"), id_of(renderer, "projectId"));
    let mut known = projects.iter();
    let has_project = project == 0 || known.any(|it| id_of(it, "projectId") == project);
    let mut known = engines.iter();
    let has_engine =
        engine == 0 || known.any(|it| id_of(it, "id") == engine && suits(it, engine_type));
    let has_state = states.has(engine_type, id_of(renderer, "stateId"));
    let fits = !engine_type.is_empty() && has_project && has_engine && has_state;
    if !fits {
        let what = "renderers with an engine, a project or a state that is not in the show";
        writer.left_out(what, place);
    }
    fits
}

/// Returns `true` if an engine or one of its instances has this type.
fn suits(engine: &Object, engine_type: &str) -> bool {
    let of_engine = match text_of(engine, "engineType") {
        "" => "RE",
        of_engine => of_engine,
    };
    let instances = engine.get("instances").and_then(Value::as_array);
    let mut instances = instances.unwrap_or_default().iter();
    // An instance without a type needs no check, because it has the type of its engine.
    of_engine == engine_type
        || instances.any(|it| {
            it.get("engineType")
                .is_some_and(|it| it.as_str() == Some(engine_type))
        })
}
