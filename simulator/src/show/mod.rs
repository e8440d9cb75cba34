//! A show: the initial contents of a hub simulator, as one JSON file.
//!
//! `docs/shows.md` describes the format. Fields that the hub shows on the wire carry their wire
//! names; fields that only a show has (`nodes` of an engine, `buttons` of a template) are in lower
//! camel case.

pub(crate) mod decode;
mod defaults;
pub(crate) mod engines;
pub(crate) mod error;
pub(crate) mod launcher;
pub(crate) mod newsroom;
pub(crate) mod object;
pub(crate) mod playout;
mod read;
#[cfg(test)]
mod tests;
mod validate;

pub use engines::{
    Engine, EngineInstance, EngineType, Function, Graph, Node, Property, Rgraph, Swap, Ustate,
};
pub use error::{ShowError, ShowErrorKind, ValidationError};
pub use launcher::{LaunchConfig, Project, Renderer};
pub use newsroom::{MosObject, NewsroomButton, NewsroomItem, NewsroomRundown};
pub use object::Data;
pub use playout::{ExternalData, PlayoutItem, PlayoutRundown, Template, TemplateButton};

use engines::LoadableState;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::{Deserialize, Serialize};

/// A show: everything that a hub simulator holds when it starts.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Show {
    /// Location of the JSON Schema of shows, for editors. The hub ignores it, and drops it when the
    /// show is read.
    #[serde(rename = "$schema", skip_serializing)]
    pub schema: Option<String>,
    /// Version of the format of the file: 1.
    #[schemars(extend("const" = Show::FORMAT))]
    pub format: u32,
    /// Name of the show.
    #[serde(default)]
    pub name: String,
    /// Purpose of the show.
    #[serde(default)]
    pub description: String,
    /// Hub that the show was captured from, if any.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "object::optional"
    )]
    pub captured: Option<Captured>,
    /// True if the hub refuses data with a field that the template of the item or MOS object lacks.
    /// If false, the hub keeps such data, and the log of requests has a warning.
    #[serde(default)]
    pub strict_fields: bool,
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
    /// Projects, which renderers open.
    #[serde(default, deserialize_with = "object::list")]
    pub projects: Vec<Project>,
    /// Launch configurations.
    #[serde(default, deserialize_with = "object::list")]
    pub launch_configs: Vec<LaunchConfig>,
    /// Renderers of the launch configurations.
    #[serde(default, deserialize_with = "object::list")]
    pub renderers: Vec<Renderer>,
}

/// Origin of a show that was captured from a hub.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Captured {
    /// Address of the hub.
    pub hub: String,
    /// Time at which the capture began, ISO 8601.
    pub at: String,
}

impl Show {
    /// The version of the format that this version of gfxhub reads.
    pub const FORMAT: u32 = 1;

    /// Returns the JSON Schema (draft 7) of show files, with which editors complete and check them:
    /// `simulator/shows/show.schema.json`. A file that the schema accepts may still contradict
    /// itself, for example with the id of an object that does not exist. Such a
    /// contradiction is found only when the show is read.
    pub fn schema() -> serde_json::Value {
        // Draft 7 is the one that editors support best.
        let generator = SchemaSettings::draft07().into_generator();
        generator.into_root_schema_for::<Show>().to_value()
    }

    /// Returns the states that engines of a kind load.
    pub(crate) fn states(&self, kind: EngineType) -> Vec<LoadableState<'_>> {
        match kind {
            EngineType::Re => self.rgraphs.iter().map(LoadableState::from).collect(),
            EngineType::Re5 => self.graphs.iter().map(LoadableState::from).collect(),
            EngineType::Ue => self.ustates.iter().map(LoadableState::from).collect(),
        }
    }

    /// Returns the state of this kind with this number; `None` if there is none.
    pub(crate) fn state(&self, kind: EngineType, id: i64) -> Option<LoadableState<'_>> {
        self.states(kind).into_iter().find(|state| state.id == id)
    }
}
