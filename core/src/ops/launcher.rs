//! The launcher table.

use super::table::operations;
use crate::types::{
    LaunchConfig, LaunchConfigCreate, LaunchConfigCreated, LaunchId, Renderer, RendererCreate,
    RendererId,
};

operations! {
    /// Launch configurations and their renderers: started, stopped and retimed.
    Launcher = launcher;

    /// Lists the launch configurations.
    fn list() -> Vec<LaunchConfig> as List
        = Read GET, "/launcher";

    /// Reads one launch configuration.
    fn get(launch: LaunchId) -> LaunchConfig as One
        = Read GET, "/launcher/{launchId}";

    /// Makes a launch configuration.
    fn create(; launch: LaunchConfigCreate) -> LaunchConfigCreated as One
        = Create POST, "/launcher/create";

    /// Starts a launch configuration: its renderers start on idle engines. The answer is a status
    /// word, `OK` as a rule, empty on some hubs; the engines take seconds to run.
    fn launch(launch: LaunchId) -> String as Word
        = Machine PUT, "/launcher/{launchId}/launch";

    /// Stops a launch configuration: its renderers leave the air.
    fn stop(launch: LaunchId) -> () as Nothing
        = Machine PUT, "/launcher/{launchId}/stop";

    /// Retimes a launch configuration. What that changes is not documented.
    fn retime(launch: LaunchId) -> () as Nothing
        = Machine PUT, "/launcher/{launchId}/retime";

    /// Lists the ids of the renderers of a launch configuration.
    fn list_renderers(launch: LaunchId) -> Vec<RendererId> as List
        = Read GET, "/launcher/{launchId}/renderer";

    /// Reads one renderer.
    fn get_renderer(launch: LaunchId, renderer: RendererId) -> Renderer as One
        = Read GET, "/launcher/{launchId}/renderer/{rendererId}";

    /// Adds a renderer to a launch configuration and gives its id.
    fn create_renderer(launch: LaunchId; renderer: RendererCreate) -> RendererId as Id
        = Create POST, "/launcher/{launchId}/renderer/create";

    /// Starts one renderer. The answer is a status word, empty on some hubs.
    fn start_renderer(launch: LaunchId, renderer: RendererId) -> String as Word
        = Machine PUT, "/launcher/{launchId}/renderer/{rendererId}/start";

    /// Stops one renderer: it leaves the air. The answer is a status word, empty on some hubs.
    fn stop_renderer(launch: LaunchId, renderer: RendererId) -> String as Word
        = Machine PUT, "/launcher/{launchId}/renderer/{rendererId}/stop";
}
