//! Written by cargo xtask generate; do not edit.

use crate::argument::{Body, Integer, Nullable, Text};
use crate::call::Call;

/// `launcher.list`.
pub(crate) fn list() -> Call {
    Call::new("launcher.list", |hub| hub.launcher().list())
}

/// `launcher.get`.
pub(crate) fn get(launch: Integer) -> Call {
    Call::new("launcher.get", move |hub| {
        let launch = launch.id("launchId")?;
        hub.launcher().get(launch)
    })
}

/// `launcher.create`.
pub(crate) fn create(name: Text, renderers: Vec<Integer>) -> Call {
    Call::new("launcher.create", move |hub| {
        let body: gfxhub::LaunchConfigCreate = Body::new()
            .with("name", name)?
            .with("renderers", renderers)?
            .read()?;
        hub.launcher().create(&body)
    })
}

/// `launcher.launch`.
pub(crate) fn launch(launch: Integer) -> Call {
    Call::new("launcher.launch", move |hub| {
        let launch = launch.id("launchId")?;
        hub.launcher().launch(launch)
    })
}

/// `launcher.stop`.
pub(crate) fn stop(launch: Integer) -> Call {
    Call::new("launcher.stop", move |hub| {
        let launch = launch.id("launchId")?;
        hub.launcher().stop(launch)
    })
}

/// `launcher.retime`.
pub(crate) fn retime(launch: Integer) -> Call {
    Call::new("launcher.retime", move |hub| {
        let launch = launch.id("launchId")?;
        hub.launcher().retime(launch)
    })
}

/// `launcher.list_renderers`.
pub(crate) fn list_renderers(launch: Integer) -> Call {
    Call::new("launcher.list_renderers", move |hub| {
        let launch = launch.id("launchId")?;
        hub.launcher().list_renderers(launch)
    })
}

/// `launcher.get_renderer`.
pub(crate) fn get_renderer(launch: Integer, renderer: Integer) -> Call {
    Call::new("launcher.get_renderer", move |hub| {
        let launch = launch.id("launchId")?;
        let renderer = renderer.id("rendererId")?;
        hub.launcher().get_renderer(launch, renderer)
    })
}

/// `launcher.create_renderer`.
pub(crate) fn create_renderer(
    launch: Integer,
    launch_config_id: Option<Integer>,
    engine_id: Option<Nullable<Integer>>,
    project_id: Option<Nullable<Integer>>,
    project_map_id: Option<Nullable<Integer>>,
    engine_type: Option<Text>,
    state_id: Option<Integer>,
) -> Call {
    Call::new("launcher.create_renderer", move |hub| {
        let launch = launch.id("launchId")?;
        let body: gfxhub::RendererCreate = Body::new()
            .with_any("launchConfigId", launch_config_id)?
            .with_any("engineId", engine_id)?
            .with_any("projectId", project_id)?
            .with_any("projectMapId", project_map_id)?
            .with_any("engineType", engine_type)?
            .with_any("stateId", state_id)?
            .read()?;
        hub.launcher().create_renderer(launch, &body)
    })
}

/// `launcher.start_renderer`.
pub(crate) fn start_renderer(launch: Integer, renderer: Integer) -> Call {
    Call::new("launcher.start_renderer", move |hub| {
        let launch = launch.id("launchId")?;
        let renderer = renderer.id("rendererId")?;
        hub.launcher().start_renderer(launch, renderer)
    })
}

/// `launcher.stop_renderer`.
pub(crate) fn stop_renderer(launch: Integer, renderer: Integer) -> Call {
    Call::new("launcher.stop_renderer", move |hub| {
        let launch = launch.id("launchId")?;
        let renderer = renderer.id("rendererId")?;
        hub.launcher().stop_renderer(launch, renderer)
    })
}
