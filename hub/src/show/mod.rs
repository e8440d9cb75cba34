//! A show: what a hub in a box holds when it starts, as one JSON file.
//!
//! `docs/shows.md` describes the format. Fields that the hub shows on the wire carry their wire
//! names; what a show alone knows (`nodes` of an engine, `buttons` of a template) is lower case.

mod engines;
mod launcher;
mod newsroom;
mod playout;
mod states;

pub use engines::{Engine, EngineInstance, EngineType, Function, Node, Property};
pub use launcher::{LaunchConfig, Project, Renderer};
pub use newsroom::{MosObject, NewsroomButton, NewsroomItem, NewsroomRundown};
pub use playout::{ExternalData, PlayoutItem, PlayoutRundown, Template, TemplateButton};
pub use states::{Graph, Rgraph, Ustate};

use serde::{Deserialize, Serialize};

/// A JSON object: template fields and their values.
pub type Data = serde_json::Map<String, serde_json::Value>;

/// Everything that a hub in a box holds when it starts.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Show {
    /// The version of the format that the file is written in: [`Show::FORMAT`].
    pub format: u32,
    /// What people call the show.
    #[serde(default)]
    pub name: String,
    /// What the show is for.
    #[serde(default)]
    pub description: String,
    /// Render engines with their instances and their own nodes.
    #[serde(default)]
    pub engines: Vec<Engine>,
    /// Graphs, which load into RE5 engines.
    #[serde(default)]
    pub graphs: Vec<Graph>,
    /// Rgraphs, which load into RE engines.
    #[serde(default)]
    pub rgraphs: Vec<Rgraph>,
    /// Ustates, which load into UE engines.
    #[serde(default)]
    pub ustates: Vec<Ustate>,
    /// Templates, which give playout items their buttons and default data.
    #[serde(default)]
    pub templates: Vec<Template>,
    /// Playout rundowns, in order.
    #[serde(default)]
    pub playout_rundowns: Vec<PlayoutRundown>,
    /// Newsroom rundowns of all newsroom systems.
    #[serde(default)]
    pub newsroom_rundowns: Vec<NewsroomRundown>,
    /// Projects.
    #[serde(default)]
    pub projects: Vec<Project>,
    /// Launch configurations.
    #[serde(default)]
    pub launch_configs: Vec<LaunchConfig>,
    /// Renderers of the launch configurations.
    #[serde(default)]
    pub renderers: Vec<Renderer>,
}

impl Show {
    /// The version of the format that this version of gfxhub reads.
    pub const FORMAT: u32 = 1;
}
