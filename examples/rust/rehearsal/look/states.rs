//! What engines can load: graphs, rgraphs, ustates and projects.

use gfxhub::{Client, Project};

use super::entries;
use crate::failure::Outcome;
use crate::lines::{count, names};
use crate::stage::Stage;

pub(super) fn look(stage: &mut Stage, hub: &Client) -> Outcome<()> {
    let graphs = stage.look(
        "list the graphs (for RE5)",
        || hub.graphs().list(),
        |graphs| names(graphs.iter().map(|graph| graph.name.as_str()), 4),
    )?;
    if let Some(first) = graphs.unwrap_or_default().first() {
        let what = format!("read the graph {}", first.name);
        let graph = stage.look(
            &what,
            || hub.graphs().get(first.id),
            |graph| content(&graph.content),
        )?;
        same(stage, graph.is_none_or(|graph| graph.id == first.id))?;
    }
    let rgraphs = stage.look(
        "list the rgraphs (for RE)",
        || hub.rgraphs().list(),
        |rgraphs| names(rgraphs.iter().map(|rgraph| rgraph.name.as_str()), 4),
    )?;
    if let Some(first) = rgraphs.unwrap_or_default().first() {
        let what = format!("read the rgraph {}", first.name);
        let rgraph = stage.look(
            &what,
            || hub.rgraphs().get(first.id),
            |it| content(&it.xml_content),
        )?;
        same(stage, rgraph.is_none_or(|rgraph| rgraph.id == first.id))?;
    }
    let ustates = stage.look(
        "list the ustates (for UE)",
        || hub.ustates().list(),
        |ustates| names(ustates.iter().map(|ustate| ustate.name.as_str()), 4),
    )?;
    if let Some(first) = ustates.unwrap_or_default().first() {
        let what = format!("read the ustate {}", first.name);
        let ustate = stage.look(
            &what,
            || hub.ustates().get(first.id),
            |it| content(&it.ustate_data),
        )?;
        same(stage, ustate.is_none_or(|ustate| ustate.id == first.id))?;
    }
    let projects = stage.look(
        "list the projects",
        || hub.projects().list(),
        |projects| count(projects.len(), "project", "projects"),
    )?;
    entries(stage, &projects.unwrap_or_default(), project)
}

fn content(text: &str) -> String {
    count(text.len(), "byte", "bytes")
}

fn same(stage: &Stage, is: bool) -> Outcome<()> {
    stage.check(is, || "another one came than was asked for".to_owned())
}

fn project(project: &Project) -> String {
    let maps = names(project.maps.iter().map(String::as_str), 2);
    format!(
        "{:>5}  {:<24} {:<8} {maps}",
        project.project_id, project.name, project.version
    )
}
