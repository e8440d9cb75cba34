//! A show: what a hub simulator holds when it starts, as one JSON file.
//!
//! `docs/shows.md` describes the format. Fields that the hub shows on the wire carry their wire
//! names; what a show alone knows (`nodes` of an engine, `buttons` of a template) is lower case.

mod defaults;
pub(crate) mod duplicate_keys;
mod engines;
mod error;
mod launcher;
mod newsroom;
mod object;
pub(crate) mod place;
mod playout;
mod read;
mod states;
#[cfg(test)]
mod tests;
mod validate;

pub use engines::{Engine, EngineInstance, EngineType, Function, Node, Property, Swap};
pub use error::{ShowError, ShowErrorKind, ValidationError};
pub use launcher::{LaunchConfig, Project, Renderer};
pub use newsroom::{MosObject, NewsroomButton, NewsroomItem, NewsroomRundown};
pub use playout::{ExternalData, PlayoutItem, PlayoutRundown, Template, TemplateButton};
pub use states::{Graph, Rgraph, Ustate};

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// A JSON object: template fields and their values.
pub type Data = serde_json::Map<String, serde_json::Value>;

/// Everything that a hub simulator holds when it starts: a show.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Show {
    /// Where the JSON Schema of shows is, for editors. The hub does not look at it, and drops it when
    /// the show is read.
    #[serde(rename = "$schema", skip_serializing)]
    pub schema: Option<String>,
    /// The version of the format that the file is written in: 1.
    #[schemars(extend("const" = Show::FORMAT))]
    pub format: u32,
    /// What people call the show.
    #[serde(default)]
    pub name: String,
    /// What the show is for.
    #[serde(default)]
    pub description: String,
    /// Render engines with their instances and their own nodes.
    #[serde(default, deserialize_with = "object::list")]
    pub engines: Vec<Engine>,
    /// Graphs, which load into RE5 engines.
    #[serde(default, deserialize_with = "object::list")]
    pub graphs: Vec<Graph>,
    /// Rgraphs, which load into RE engines.
    #[serde(default, deserialize_with = "object::list")]
    pub rgraphs: Vec<Rgraph>,
    /// Ustates, which load into UE engines.
    #[serde(default, deserialize_with = "object::list")]
    pub ustates: Vec<Ustate>,
    /// Templates, which give playout items their buttons and default data.
    #[serde(default, deserialize_with = "object::list")]
    pub templates: Vec<Template>,
    /// Playout rundowns, in order.
    #[serde(default, deserialize_with = "object::list")]
    pub playout_rundowns: Vec<PlayoutRundown>,
    /// Newsroom rundowns of all newsroom systems.
    #[serde(default, deserialize_with = "object::list")]
    pub newsroom_rundowns: Vec<NewsroomRundown>,
    /// Projects.
    #[serde(default, deserialize_with = "object::list")]
    pub projects: Vec<Project>,
    /// Launch configurations.
    #[serde(default, deserialize_with = "object::list")]
    pub launch_configs: Vec<LaunchConfig>,
    /// Renderers of the launch configurations.
    #[serde(default, deserialize_with = "object::list")]
    pub renderers: Vec<Renderer>,
}

/// Greatest id: what a JSON reader that holds numbers as doubles still tells apart.
pub(crate) const MAX_ID: i64 = (1 << 53) - 1;

/// Longest name, in characters.
pub(crate) const MAX_NAME: usize = 255;

impl Show {
    /// The version of the format that this version of gfxhub reads.
    pub const FORMAT: u32 = 1;

    /// The show that a hub simulator starts with when none is given: a news studio.
    ///
    /// # Panics
    /// Never in a build whose tests pass: the show is part of the crate.
    pub fn demo() -> Self {
        let demo = include_str!("../../shows/demo.json");
        // Unreachable: tests read every file of simulator/shows.
        Self::from_json(demo).expect("the demo show is sound")
    }

    /// The JSON Schema (draft 7) of a show file, by which editors complete and check one:
    /// `simulator/shows/show.schema.json`. What it accepts may still not make sense, as where an id
    /// leads nowhere; reading a show tells that.
    pub fn schema() -> serde_json::Value {
        // Draft 7 is what editors know best.
        let generator = SchemaSettings::draft07().into_generator();
        generator.into_root_schema_for::<Show>().to_value()
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
