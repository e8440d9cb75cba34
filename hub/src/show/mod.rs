//! A show: what a hub in a box holds when it starts, as one JSON file.
//!
//! `docs/shows.md` describes the format. Fields that the hub shows on the wire carry their wire
//! names; what a show alone knows (`nodes` of an engine, `buttons` of a template) is lower case.

mod check;
mod complete;
mod engines;
mod error;
pub(crate) mod keys;
mod launcher;
mod newsroom;
pub(crate) mod place;
mod playout;
mod read;
mod states;
#[cfg(test)]
mod tests;

pub use engines::{Engine, EngineInstance, EngineType, Function, Node, Property, Swap};
pub use error::{Fault, ShowError, ShowErrorKind};
pub use launcher::{LaunchConfig, Project, Renderer};
pub use newsroom::{MosObject, NewsroomButton, NewsroomItem, NewsroomRundown};
pub use playout::{ExternalData, PlayoutItem, PlayoutRundown, Template, TemplateButton};
pub use states::{Graph, Rgraph, Ustate};

use crate::objects::objects;
use std::path::Path;

/// A JSON object: template fields and their values.
pub type Data = serde_json::Map<String, serde_json::Value>;

objects! {
    /// Everything that a hub in a box holds when it starts.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Show {
        /// The version of the format that the file is written in: [`Show::FORMAT`].
        pub format: u32 = "format",
        /// What people call the show.
        pub name: String = "name" or default,
        /// What the show is for.
        pub description: String = "description" or default,
        /// Render engines with their instances and their own nodes.
        pub engines: Vec<Engine> = "engines" or default,
        /// Graphs, which load into RE5 engines.
        pub graphs: Vec<Graph> = "graphs" or default,
        /// Rgraphs, which load into RE engines.
        pub rgraphs: Vec<Rgraph> = "rgraphs" or default,
        /// Ustates, which load into UE engines.
        pub ustates: Vec<Ustate> = "ustates" or default,
        /// Templates, which give playout items their buttons and default data.
        pub templates: Vec<Template> = "templates" or default,
        /// Playout rundowns, in order.
        pub playout_rundowns: Vec<PlayoutRundown> = "playoutRundowns" or default,
        /// Newsroom rundowns of all newsroom systems.
        pub newsroom_rundowns: Vec<NewsroomRundown> = "newsroomRundowns" or default,
        /// Projects.
        pub projects: Vec<Project> = "projects" or default,
        /// Launch configurations.
        pub launch_configs: Vec<LaunchConfig> = "launchConfigs" or default,
        /// Renderers of the launch configurations.
        pub renderers: Vec<Renderer> = "renderers" or default,
    }
}

/// Longest name, in characters.
pub(crate) const MAX_NAME: usize = 255;

impl Show {
    /// The version of the format that this version of gfxhub reads.
    pub const FORMAT: u32 = 1;

    /// The show that a hub in a box starts with when none is given: a news studio.
    ///
    /// # Panics
    /// Never in a build whose tests pass: the show is part of the crate.
    pub fn demo() -> Self {
        let demo = include_str!("../../shows/demo.json");
        // Unreachable: tests read every file of hub/shows.
        Self::from_json(demo).expect("the demo show is sound")
    }

    /// Reads and checks a show, and fills in what it may leave out.
    ///
    /// # Errors
    /// The first place at which the text is not JSON or not of the format, or everything that
    /// does not make sense in it.
    pub fn from_json(text: &str) -> Result<Self, ShowError> {
        read::from_text(text)
    }

    /// Reads a show file, as [`Show::from_json`] does with text.
    ///
    /// # Errors
    /// Those of [`Show::from_json`], and when the file cannot be read or is too large.
    pub fn load(path: impl AsRef<Path>) -> Result<Self, ShowError> {
        read::load(path.as_ref())
    }

    /// Checks a show that was made in code, and fills in what it leaves out. Doing so again
    /// changes nothing.
    ///
    /// # Errors
    /// Everything that does not make sense in it.
    pub fn completed(self) -> Result<Self, ShowError> {
        read::completed(self)
    }
}
