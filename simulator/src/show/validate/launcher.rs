//! Checks of projects, launch configurations and renderers.

use super::field_path::{FieldPath, UniquenessCheck, ValidationErrors};
use super::{engines, rules};
use crate::show::Show;
use crate::show::engines::{Engine, EngineType};
use crate::show::launcher::{LaunchConfig, Project, Renderer};

pub(super) fn check(faults: &mut ValidationErrors, show: &Show) {
    projects(faults, &show.projects);
    launch_configs(faults, show);
    let root = FieldPath::ROOT;
    let section = root.field("renderers");
    let mut ids = UniquenessCheck::each("renderer an id of");
    for (at, renderer) in show.renderers.iter().enumerate() {
        let place = section.at(at);
        ids.note(faults, &place.field("id"), renderer.id);
        rules::id(faults, &place.field("id"), renderer.id);
        self::renderer(faults, &place, renderer, show);
    }
}

fn projects(faults: &mut ValidationErrors, projects: &[Project]) {
    let root = FieldPath::ROOT;
    let section = root.field("projects");
    let mut ids = UniquenessCheck::each("project a projectId of");
    for (at, project) in projects.iter().enumerate() {
        let place = section.at(at);
        ids.note(faults, &place.field("projectId"), project.project_id);
        rules::id(faults, &place.field("projectId"), project.project_id);
        rules::name(faults, &place.field("name"), &project.name);
        rules::not_negative(faults, &place.field("createdAt"), project.created_at);
        rules::not_negative(faults, &place.field("updatedAt"), project.updated_at);
    }
}

fn launch_configs(faults: &mut ValidationErrors, show: &Show) {
    let root = FieldPath::ROOT;
    let section = root.field("launchConfigs");
    let mut ids = UniquenessCheck::each("launch configuration an id of");
    for (
        at,
        LaunchConfig {
            id,
            name,
            renderers,
        },
    ) in show.launch_configs.iter().enumerate()
    {
        let place = section.at(at);
        ids.note(faults, &place.field("id"), *id);
        rules::id(faults, &place.field("id"), *id);
        rules::name(faults, &place.field("name"), name);
        let list = place.field("renderers");
        let mut listed = UniquenessCheck::each("renderer one entry of");
        for (at, renderer) in renderers.iter().enumerate() {
            listed.note(faults, &list.at(at), *renderer);
            if !show.renderers.iter().any(|known| known.id == *renderer) {
                faults.add(
                    &list.at(at),
                    format!("{renderer} is not in renderers"),
                    "Give an id from renderers, or add a renderer with this id",
                );
            }
        }
    }
}

fn renderer(
    faults: &mut ValidationErrors,
    place: &FieldPath<'_>,
    renderer: &Renderer,
    show: &Show,
) {
    let launch = show
        .launch_configs
        .iter()
        .find(|launch| launch.id == renderer.launch_config_id);
    match launch {
        None => faults.add(
            &place.field("launchConfigId"),
            format!("{} is not in launchConfigs", renderer.launch_config_id),
            "Give an id from launchConfigs; engine ids and launch ids are different numbers",
        ),
        Some(launch) if !launch.renderers.contains(&renderer.id) => faults.add(
            &place.field("launchConfigId"),
            format!(
                "launch configuration {} does not list renderer {}",
                launch.id, renderer.id
            ),
            "Add it to the renderers of that launch configuration",
        ),
        Some(_) => {}
    }
    engine(faults, place, renderer, show);
    let known = |id: i64| show.projects.iter().any(|project| project.project_id == id);
    if let Some(id) = renderer.project_id.filter(|&id| !known(id)) {
        faults.add(
            &place.field("projectId"),
            format!("{id} is not in projects"),
            "Give a projectId from projects, or null",
        );
    }
    state(faults, place, renderer, show);
}

fn engine(faults: &mut ValidationErrors, place: &FieldPath<'_>, renderer: &Renderer, show: &Show) {
    let Some(id) = renderer.engine_id else { return };
    match show.engines.iter().find(|engine| engine.id == id) {
        None => faults.add(
            &place.field("engineId"),
            format!("{id} is not in engines"),
            "Give an id from engines, or null for any suitable idle engine",
        ),
        Some(engine) if !suits(engine, &renderer.engine_type) => faults.add(
            &place.field("engineId"),
            format!(
                "engine {id} is of type {}, the renderer of type {}",
                engine.kind().word(),
                renderer.engine_type
            ),
            "Give an engine of the renderer's type, or null for any suitable idle engine",
        ),
        Some(_) => {}
    }
}

/// Returns `true` if an engine or one of its instances has this type.
fn suits(engine: &Engine, engine_type: &str) -> bool {
    let mut instances = engine.instances.iter();
    engine.kind().word() == engine_type || instances.any(|it| it.engine_type == engine_type)
}

fn state(faults: &mut ValidationErrors, place: &FieldPath<'_>, renderer: &Renderer, show: &Show) {
    engines::engine_type(faults, &place.field("engineType"), &renderer.engine_type);
    let Some(kind) = EngineType::from_word(&renderer.engine_type) else {
        return;
    };
    let (id, section) = (renderer.state_id, kind.group());
    if show.state(kind, id).is_none() {
        faults.add(
            &place.field("stateId"),
            format!(
                "{id} is not in {section}, which is what {} renderers load",
                kind.word()
            ),
            format!("Give an id from {section}"),
        );
    }
}
