//! Makes a launch configuration and a renderer, and starts and stops the renderer alone.

use std::time::Duration;

use gfxhub::{
    Client, EngineType, InstanceStatus, LaunchConfigCreate, LaunchId, RendererCreate, RendererId,
};

use super::watch::{self, Statuses};
use crate::failure::Outcome;
use crate::find::{self, Studio, engine_name};
use crate::journal::Asked;
use crate::lines::{joined, names, or_none};
use crate::stage::Stage;

/// The name of the launch configuration.
const NAME: &str = "Rehearsal";

/// The engine of the renderer, and the rgraph that it loads.
const ENGINE: &str = "Preview";
const RGRAPH: &str = "Studio A Weather";

/// How long starting or stopping may take to show.
const LIMIT: Duration = Duration::from_secs(6);

pub(super) fn rehearse(stage: &mut Stage, hub: &Client, studio: &Studio) -> Outcome<()> {
    let launch = make(stage, hub)?;
    let renderer = add_renderer(stage, hub, studio, launch)?;

    let before = watch::statuses(hub)?;
    let start = || hub.launcher().start_renderer(launch, renderer);
    let asked = |operation| {
        Asked::of(operation)
            .at("launchId", launch.get())
            .at("rendererId", renderer.get())
    };
    let word = stage.command(
        asked("launcher.start_renderer"),
        "start the renderer alone",
        start,
        String::clone,
    )?;
    stage.check(word == "OK", || {
        format!("the status word is {word:?}, not \"OK\"")
    })?;
    let starts = |now: &Statuses| *now != before;
    let now = watch::until(
        stage,
        hub,
        "wait until it starts",
        LIMIT,
        before.clone(),
        starts,
    )?;
    let started = watch::changed(&before, &now);
    let elsewhere = started.clone().find(|(_, (engine, _))| engine != ENGINE);
    stage.check(started.count() == 1 && elsewhere.is_none(), || {
        let now = watch::described(&now);
        format!("one instance of {ENGINE} should start, and there is now: {now}")
    })?;
    let stop = || hub.launcher().stop_renderer(launch, renderer);
    stage.command(
        asked("launcher.stop_renderer"),
        "stop it",
        stop,
        String::clone,
    )?;
    let idle = |now: &Statuses| *now == before;
    let after = watch::until(stage, hub, "wait until it has stopped", LIMIT, now, idle)?;
    let preview = after.values().filter(|(engine, _)| engine == ENGINE);
    let busy = preview
        .filter(|(_, status)| *status != InstanceStatus::Idle)
        .count();
    stage.check(busy == 0, || {
        format!("{busy} instances of {ENGINE} are not idle")
    })
}

fn make(stage: &mut Stage, hub: &Client) -> Outcome<LaunchId> {
    let config = LaunchConfigCreate::new(NAME, []);
    let asked = Asked::of("launcher.create").with("name", NAME);
    let made = stage.command(
        asked,
        "make a launch configuration",
        || hub.launcher().create(&config),
        |made| format!("number {}", made.id),
    )?;
    let configs = stage.read(
        "list the launch configurations",
        || hub.launcher().list(),
        |configs| names(configs.iter().map(|config| config.name.as_str()), 4),
    )?;
    let listed = find::named("launch configuration", &configs, NAME, |config| {
        &config.name
    })?
    .id;
    let (id, same) = (made.id, listed == Some(made.id));
    stage.check(same, || {
        format!("it was made as {id} and is listed as {}", or_none(listed))
    })?;
    Ok(made.id)
}

fn add_renderer(
    stage: &mut Stage,
    hub: &Client,
    studio: &Studio,
    launch: LaunchId,
) -> Outcome<RendererId> {
    let engines = studio.engines.as_slice();
    let engine = find::named("engine", engines, ENGINE, |(engine, _)| engine_name(engine))?
        .0
        .id;
    let rgraphs = hub.rgraphs().list()?;
    let rgraph = find::named("rgraph", &rgraphs, RGRAPH, |rgraph| &rgraph.name)?.id;
    let renderer = RendererCreate::new()
        .launch_config_id(launch)
        .engine_id(engine)
        .project_id(gfxhub::Null)
        .engine_type(EngineType::Re)
        .state_id(rgraph);
    let asked = Asked::of("launcher.create_renderer")
        .at("launchId", launch.get())
        .with("engineId", engine.get())
        .with("engineType", "RE")
        .with("stateId", rgraph.get());
    let id = stage.command(
        asked,
        &format!("add a renderer on {ENGINE}"),
        || hub.launcher().create_renderer(launch, &renderer),
        |id| format!("number {id}"),
    )?;
    let listed = stage.read(
        "list its renderers",
        || hub.launcher().list_renderers(launch),
        |ids| joined(ids),
    )?;
    stage.check(listed == [id], || {
        format!("{} are listed, and {id} was made", joined(&listed))
    })?;
    Ok(id)
}
