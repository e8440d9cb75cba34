//! Launch configurations and their renderers.

use gfxhub::{Client, LaunchConfig, Renderer};

use super::entries;
use crate::failure::Outcome;
use crate::lines::{count, or_none};
use crate::stage::Stage;

pub(super) fn look(stage: &mut Stage, hub: &Client) -> Outcome<()> {
    let configs = stage.look(
        "list the launch configurations",
        || hub.launcher().list(),
        |configs| {
            count(
                configs.len(),
                "launch configuration",
                "launch configurations",
            )
        },
    )?;
    let configs = configs.unwrap_or_default();
    entries(stage, &configs, line)?;
    // No field of a launch configuration is certain to come.
    let first = configs.iter().find_map(|config| Some((config, config.id?)));
    let Some((config, id)) = first else {
        return Ok(());
    };
    let alone = stage.look(
        &format!("read {} alone", config.name),
        || hub.launcher().get(id),
        |config| {
            format!(
                "number {id}, {}",
                count(config.renderers.len(), "renderer", "renderers")
            )
        },
    )?;
    let same = alone.is_none_or(|alone| alone.id.is_none_or(|alone| alone == id));
    stage.check(same, || {
        format!("launch configuration {id} was asked for, another came")
    })?;
    let renderers = stage.look(
        &format!("list the renderers of {}", config.name),
        || hub.launcher().list_renderers(id),
        |renderers| count(renderers.len(), "renderer", "renderers"),
    )?;
    if let Some(first) = renderers.unwrap_or_default().first() {
        let what = format!("read renderer {first}");
        stage.look(
            &what,
            || hub.launcher().get_renderer(id, *first),
            describe_renderer,
        )?;
    }
    Ok(())
}

fn line(config: &LaunchConfig) -> String {
    let id = or_none(config.id);
    let renderers = count(config.renderers.len(), "renderer", "renderers");
    format!("{id:>5}  {:<24} {renderers}", config.name)
}

/// A renderer in a few words.
pub(crate) fn describe_renderer(renderer: &Renderer) -> String {
    let engine = renderer
        .engine_id
        .map_or_else(|| "any".to_owned(), |id| id.to_string());
    let state = or_none(renderer.state_id);
    format!("{} on engine {engine}, loads {state}", renderer.engine_type)
}
