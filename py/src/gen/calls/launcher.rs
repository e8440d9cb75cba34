//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::{Arguments, Body, Integer, Nullable, Text};
use crate::call::Call;

/// `launcher.list`.
pub(super) fn list(_: &Arguments<'_>) -> PyResult<Call> {
    Ok(Call::new("launcher.list", |hub| {
        gfxhub::bindings::RecordList::<gfxhub::LaunchConfig>::call(hub, "launcher.list", &[])
    }))
}

/// `launcher.get`.
pub(super) fn get(arguments: &Arguments<'_>) -> PyResult<Call> {
    let launch: Integer = arguments.take(0, "launch")?;
    Ok(Call::new("launcher.get", move |hub| {
        let launch = launch.id("launchId")?;
        hub.launcher().get(launch)
    }))
}

/// `launcher.create`.
pub(super) fn create(arguments: &Arguments<'_>) -> PyResult<Call> {
    let name: Text = arguments.take(0, "name")?;
    let renderers: Vec<Integer> = arguments.take(1, "renderers")?;
    Ok(Call::new("launcher.create", move |hub| {
        let body: gfxhub::LaunchConfigCreate = Body::new()
            .with("name", name)?
            .with("renderers", renderers)?
            .read()?;
        hub.launcher().create(&body)
    }))
}

/// `launcher.launch`.
pub(super) fn launch(arguments: &Arguments<'_>) -> PyResult<Call> {
    let launch: Integer = arguments.take(0, "launch")?;
    Ok(Call::new("launcher.launch", move |hub| {
        let launch = launch.id("launchId")?;
        hub.launcher().launch(launch)
    }))
}

/// `launcher.stop`.
pub(super) fn stop(arguments: &Arguments<'_>) -> PyResult<Call> {
    let launch: Integer = arguments.take(0, "launch")?;
    Ok(Call::new("launcher.stop", move |hub| {
        let launch = launch.id("launchId")?;
        hub.launcher().stop(launch)
    }))
}

/// `launcher.retime`.
pub(super) fn retime(arguments: &Arguments<'_>) -> PyResult<Call> {
    let launch: Integer = arguments.take(0, "launch")?;
    Ok(Call::new("launcher.retime", move |hub| {
        let launch = launch.id("launchId")?;
        hub.launcher().retime(launch)
    }))
}

/// `launcher.list_renderers`.
pub(super) fn list_renderers(arguments: &Arguments<'_>) -> PyResult<Call> {
    let launch: Integer = arguments.take(0, "launch")?;
    Ok(Call::new("launcher.list_renderers", move |hub| {
        let launch = launch.id("launchId")?;
        hub.launcher().list_renderers(launch)
    }))
}

/// `launcher.get_renderer`.
pub(super) fn get_renderer(arguments: &Arguments<'_>) -> PyResult<Call> {
    let launch: Integer = arguments.take(0, "launch")?;
    let renderer: Integer = arguments.take(1, "renderer")?;
    Ok(Call::new("launcher.get_renderer", move |hub| {
        let launch = launch.id("launchId")?;
        let renderer = renderer.id("rendererId")?;
        hub.launcher().get_renderer(launch, renderer)
    }))
}

/// `launcher.create_renderer`.
pub(super) fn create_renderer(arguments: &Arguments<'_>) -> PyResult<Call> {
    let launch: Integer = arguments.take(0, "launch")?;
    let launch_config_id: Option<Integer> = arguments.extract_optional(1, "launch_config_id")?;
    let engine_id: Option<Nullable<Integer>> = arguments.extract_optional(2, "engine_id")?;
    let project_id: Option<Nullable<Integer>> = arguments.extract_optional(3, "project_id")?;
    let project_map_id: Option<Nullable<Integer>> =
        arguments.extract_optional(4, "project_map_id")?;
    let engine_type: Option<Text> = arguments.extract_optional(5, "engine_type")?;
    let state_id: Option<Integer> = arguments.extract_optional(6, "state_id")?;
    Ok(Call::new("launcher.create_renderer", move |hub| {
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
    }))
}

/// `launcher.start_renderer`.
pub(super) fn start_renderer(arguments: &Arguments<'_>) -> PyResult<Call> {
    let launch: Integer = arguments.take(0, "launch")?;
    let renderer: Integer = arguments.take(1, "renderer")?;
    Ok(Call::new("launcher.start_renderer", move |hub| {
        let launch = launch.id("launchId")?;
        let renderer = renderer.id("rendererId")?;
        hub.launcher().start_renderer(launch, renderer)
    }))
}

/// `launcher.stop_renderer`.
pub(super) fn stop_renderer(arguments: &Arguments<'_>) -> PyResult<Call> {
    let launch: Integer = arguments.take(0, "launch")?;
    let renderer: Integer = arguments.take(1, "renderer")?;
    Ok(Call::new("launcher.stop_renderer", move |hub| {
        let launch = launch.id("launchId")?;
        let renderer = renderer.id("rendererId")?;
        hub.launcher().stop_renderer(launch, renderer)
    }))
}
