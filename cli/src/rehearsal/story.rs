//! The story: the scenes of the rehearsal and their steps, as `story.json` holds them.

use std::collections::BTreeMap;

use gfxhub::ErrorKind;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::error::CliError;

/// Reads the story that is built into the command.
pub(super) fn read() -> Result<Vec<Scene>, CliError> {
    serde_json::from_str(include_str!("story.json"))
        .map_err(|error| CliError::other(ErrorKind::Internal, format!("story.json: {error}")))
}

/// A part of the rehearsal.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scene {
    pub(super) title: String,
    pub(super) steps: Vec<Step>,
}

/// A call by its name and what it must give. In `arguments`, `expect` and `effect`, a text that begins with
/// `$` stands for the value of the expression behind it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Step {
    /// A template.
    pub(super) title: String,
    /// The name of an operation, as `gfxhub invoke` takes it.
    pub(super) call: String,
    /// The arguments of its path and the `body`, as `gfxhub invoke` takes them.
    #[serde(default)]
    pub(super) arguments: Map<String, Value>,
    /// The template of what is printed of the result.
    #[serde(default = "done")]
    pub(super) shows: String,
    /// Names for later steps, with the expressions of their values. In these `it` is the result, and `seen`
    /// are all results of a step that waits.
    #[serde(default)]
    pub(super) keep: BTreeMap<String, String>,
    /// Members that the result must have; numbers are compared in single precision.
    #[serde(default)]
    pub(super) expect: Option<Value>,
    /// Expressions that must be true.
    #[serde(default)]
    pub(super) check: Vec<String>,
    /// Maximum number of seconds in which the call is made again until everything is as expected. Such a step
    /// waits for the one before it.
    #[serde(default)]
    pub(super) within: Option<f64>,
    /// The entry that the call must leave in the hub's journal.
    #[serde(default)]
    pub(super) effect: Option<Effect>,
    /// The error with which the call must fail.
    #[serde(default)]
    pub(super) refused: Option<Refusal>,
}

fn done() -> String {
    "done".to_owned()
}

/// An entry of the journal.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Effect {
    /// The arguments of the path, unless it is given here.
    pub(super) target: Option<Value>,
    /// Members of the change besides those of the body.
    #[serde(default)]
    pub(super) change: Map<String, Value>,
}

/// An error that is expected.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Refusal {
    pub(super) kind: String,
    pub(super) effect: String,
    /// The argument that it names. Nothing may be sent then.
    pub(super) argument: Option<String>,
}
