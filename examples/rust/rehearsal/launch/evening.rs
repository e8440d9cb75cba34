//! Launches a configuration of the show: three renderers on three kinds of engine.

use std::time::Duration;

use gfxhub::{Client, Effect, EngineType, ErrorKind, InstanceStatus, LaunchId, Renderer, StateId};

use super::watch::{self, Statuses};
use crate::failure::{Failure, Outcome};
use crate::find::{self, Studio};
use crate::journal::Asked;
use crate::lines::{names, or_none};
use crate::load;
use crate::look::describe_renderer;
use crate::stage::Stage;

/// The launch configuration.
const NAME: &str = "Evening News";

/// How long starting may take, and stopping.
const STARTING: Duration = Duration::from_secs(12);
const STOPPING: Duration = Duration::from_secs(6);

pub(super) fn rehearse(stage: &mut Stage, hub: &Client, studio: &Studio) -> Outcome<()> {
    let configs = stage.read(
        "list the launch configurations",
        || hub.launcher().list(),
        |configs| names(configs.iter().map(|config| config.name.as_str()), 4),
    )?;
    let config = find::named("launch configuration", &configs, NAME, |config| {
        &config.name
    })?;
    let id = config
        .id
        .ok_or_else(|| Failure::unmet(format!("{NAME} has no id")))?;
    let renderers = renderers(stage, hub, id)?;

    let before = watch::statuses(hub)?;
    let launch = || hub.launcher().launch(id);
    let word = stage.command(
        asked("launcher.launch", id),
        "launch it",
        launch,
        String::clone,
    )?;
    stage.check(word == "OK", || {
        format!("the status word is {word:?}, not \"OK\"")
    })?;
    let running = |now: &Statuses| {
        let started = watch::changed(&before, now);
        let loaded = started
            .clone()
            .filter(|(_, (_, status))| *status == InstanceStatus::Loaded);
        started.count() == renderers.len() && loaded.count() == renderers.len()
    };
    watch::until(
        stage,
        hub,
        "wait until it runs",
        STARTING,
        before.clone(),
        running,
    )?;
    has_loaded(stage, hub, studio, &renderers)?;

    stage.refused_by_hub(
        "launch it once more",
        ErrorKind::NotFound,
        Effect::None,
        launch,
    )?;
    let retime = || hub.launcher().retime(id);
    stage.command(asked("launcher.retime", id), "retime it", retime, |()| {
        "done".to_owned()
    })?;
    stop_one(stage, hub, id, &before)?;
    let after = watch::statuses(hub)?;
    let stop = || hub.launcher().stop(id);
    stage.command(asked("launcher.stop", id), "stop it", stop, |()| {
        "done".to_owned()
    })?;
    let stopped = |now: &Statuses| *now == before;
    watch::until(
        stage,
        hub,
        "wait until it has stopped",
        STOPPING,
        after,
        stopped,
    )?;
    Ok(())
}

/// Stops the first renderer of the configuration; the others go on.
fn stop_one(stage: &mut Stage, hub: &Client, id: LaunchId, before: &Statuses) -> Outcome<()> {
    let running = watch::statuses(hub)?;
    let first = hub.launcher().list_renderers(id)?.into_iter().next();
    let renderer = first.ok_or_else(|| Failure::unmet(format!("{NAME} has no renderers")))?;
    let asked = asked("launcher.stop_renderer", id).at("rendererId", renderer.get());
    let stop = || hub.launcher().stop_renderer(id, renderer);
    stage.command(asked, "stop one renderer of it", stop, String::clone)?;
    let stopped = |now: &Statuses| {
        let mut changed = watch::changed(&running, now);
        changed.any(|(id, status)| before.get(id) == Some(status))
    };
    let what = "wait until that one has stopped";
    let now = watch::until(stage, hub, what, STOPPING, running.clone(), stopped)?;
    let changed = watch::changed(&running, &now).count();
    stage.check(changed == 1, || {
        format!("one renderer was stopped, and {changed} instances have changed")
    })
}

fn renderers(stage: &mut Stage, hub: &Client, id: LaunchId) -> Outcome<Vec<Renderer>> {
    let ids = hub.launcher().list_renderers(id)?;
    let mut renderers = Vec::new();
    for renderer in ids {
        renderers.push(stage.read(
            &format!("read renderer {renderer}"),
            || hub.launcher().get_renderer(id, renderer),
            describe_renderer,
        )?);
    }
    stage.check(!renderers.is_empty(), || format!("{NAME} has no renderers"))?;
    Ok(renderers)
}

/// What a renderer loads is what its engine shows then: the states of the evening are back.
fn has_loaded(
    stage: &mut Stage,
    hub: &Client,
    studio: &Studio,
    renderers: &[Renderer],
) -> Outcome<()> {
    for renderer in renderers {
        let Some(engine) = renderer.engine_id else {
            continue;
        };
        let (kind, due) = (&renderer.engine_type, renderer.state_id);
        if *kind == EngineType::Re5 {
            // The service has no field for the graph of an engine; its nodes tell.
            let what = format!("list the nodes of {}", studio.name(engine));
            let nodes = load::nodes(stage, hub, engine, &what)?;
            let due: Vec<_> = studio
                .nodes(engine)
                .iter()
                .map(|node| &node.node_path)
                .collect();
            let same = nodes.iter().eq(due);
            stage.check(same, || {
                "these are not the nodes from before the loading".to_owned()
            })?;
            continue;
        }
        let what = format!("read {}", studio.name(engine));
        let engine = stage.read(
            &what,
            || hub.engines().get(engine),
            |engine| {
                let (rgraph, ustate) = (or_none(engine.rgraph_id), or_none(engine.ustate_id));
                format!("rgraph {rgraph}, ustate {ustate}")
            },
        )?;
        let loaded: Option<StateId> = match kind {
            EngineType::Re => engine.rgraph_id.map(Into::into),
            _ => engine.ustate_id.map(Into::into),
        };
        stage.check(loaded == due, || {
            let (due, loaded) = (or_none(due), or_none(loaded));
            format!("its renderer loads {due}, it shows {loaded}")
        })?;
    }
    Ok(())
}

/// An effect on a launch configuration.
fn asked(operation: &'static str, launch: LaunchId) -> Asked {
    Asked::of(operation).at("launchId", launch.get())
}
