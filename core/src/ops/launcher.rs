//! Definitions of the operations on launch configurations and renderers.

use super::define::operations;
use crate::types::{
    LaunchConfig, LaunchConfigCreate, LaunchConfigCreated, LaunchId, Renderer, RendererCreate,
    RendererId,
};

operations! {
    /// Launch configurations and their renderers, which can be started, stopped and retimed.
    Launcher = launcher;

    /// Lists the launch configurations.
    fn list() -> Vec<LaunchConfig> as List
        = Read GET, "/launcher"
        => "for launch in hub.launcher().list()? {",
           r#"    println!("{} with {} renderers", launch.name, launch.renderers.len());"#,
           "}";

    /// Reads one launch configuration.
    fn get(launch: LaunchId) -> LaunchConfig as Single
        = Read GET, "/launcher/{launchId}"
        => "let launch = hub.launcher().get(1)?;",
           r#"assert_eq!(launch.name, "Evening News");"#;

    /// Creates a launch configuration.
    ///
    /// Hubs respond with 422 if the name or a renderer is invalid.
    fn create(; launch: LaunchConfigCreate) -> LaunchConfigCreated as Single
        = Create POST, "/launcher/create"
        => r#"let launch = LaunchConfigCreate::new("Late News", [RendererId(101)]);"#,
           "let launch = hub.launcher().create(&launch)?;",
           r#"println!("made {}", launch.id);"#;

    /// Starts the renderers of a launch configuration on idle engines. The response is a status
    /// word, usually `OK`; some hubs send an empty one. The engines take seconds to start.
    ///
    /// Hubs respond with 404 if there is no such launch configuration, and if no engine is idle.
    fn launch(launch: LaunchId) -> String as PlainText
        = Machine PUT, "/launcher/{launchId}/launch"
        => "let word = hub.launcher().launch(1)?;",
           r#"println!("the hub says {word}");"#;

    /// Stops the renderers of a launch configuration, which are then off air.
    fn stop(launch: LaunchId) -> () as Empty
        = Stop PUT, "/launcher/{launchId}/stop"
        => "hub.launcher().launch(1)?;",
           "hub.launcher().stop(1)?;";

    /// Retimes a launch configuration. The specification does not say what that does.
    fn retime(launch: LaunchId) -> () as Empty
        = Machine PUT, "/launcher/{launchId}/retime"
        => "hub.launcher().launch(1)?;",
           "hub.launcher().retime(1)?;";

    /// Lists the ids of the renderers of a launch configuration.
    fn list_renderers(launch: LaunchId) -> Vec<RendererId> as List
        = Read GET, "/launcher/{launchId}/renderer"
        => "let renderers = hub.launcher().list_renderers(1)?;",
           "assert_eq!(renderers.len(), 3);";

    /// Reads one renderer.
    ///
    /// Hubs respond with 404 if there is no such renderer.
    fn get_renderer(launch: LaunchId, renderer: RendererId) -> Renderer as Single
        = Read GET, "/launcher/{launchId}/renderer/{rendererId}"
        => "let renderer = hub.launcher().get_renderer(1, 102)?;",
           "assert_eq!(renderer.engine_type, EngineType::Re5);";

    /// Adds a renderer to a launch configuration. Returns the id of the renderer.
    ///
    /// Hubs respond with 422 if a field is invalid.
    fn create_renderer(launch: LaunchId; renderer: RendererCreate) -> RendererId as Id
        = Create POST, "/launcher/{launchId}/renderer/create"
        => "let renderer = RendererCreate::new()",
           "    .engine_id(Null)",
           "    .engine_type(EngineType::Ue)",
           "    .state_id(UstateId(31));",
           "let id = hub.launcher().create_renderer(1, &renderer)?;",
           r#"println!("made {id}");"#;

    /// Starts one renderer. The response is a status word; some hubs send an empty one.
    ///
    /// Hubs respond with 404 if the launch configuration has no such renderer.
    fn start_renderer(launch: LaunchId, renderer: RendererId) -> String as PlainText
        = Machine PUT, "/launcher/{launchId}/renderer/{rendererId}/start"
        => "let word = hub.launcher().start_renderer(1, 101)?;",
           r#"println!("the hub says {word}");"#;

    /// Stops one renderer, which is then off air. The response is a status word; some hubs send an
    /// empty one.
    ///
    /// Hubs respond with 404 if the launch configuration has no such renderer.
    fn stop_renderer(launch: LaunchId, renderer: RendererId) -> String as PlainText
        = Machine PUT, "/launcher/{launchId}/renderer/{rendererId}/stop"
        => "hub.launcher().start_renderer(1, 101)?;",
           "let word = hub.launcher().stop_renderer(1, 101)?;",
           r#"println!("the hub says {word}");"#;
}
