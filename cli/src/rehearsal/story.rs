//! The story: the scenes of the rehearsal with their steps, read from `story.json`.

use std::collections::BTreeMap;

use gfxhub::ErrorKind;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::error::CliError;

/// Reads the story, which is built into the command.
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

/// A call by name, with its expected result. In `arguments`, `expect` and `effect`, a string that
/// begins with `$` is an expression, which is replaced by its value.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Step {
    /// Template of the title.
    pub(super) title: String,
    /// Name of an operation, as in `gfxhub invoke`.
    pub(super) call: String,
    /// Arguments of the path and the `body`, as in `gfxhub invoke`.
    #[serde(default)]
    pub(super) arguments: Map<String, Value>,
    /// Template of the text that is printed about the result.
    #[serde(default = "done")]
    pub(super) shows: String,
    /// Names of values for later steps, with the expressions of the values. In the expressions,
    /// `it` is the result, and `seen` contains the results of all calls of this step.
    #[serde(default)]
    pub(super) keep: BTreeMap<String, String>,
    /// Members that the result must have. Numbers are compared in single precision.
    #[serde(default)]
    pub(super) expect: Option<Value>,
    /// Expressions that must be true.
    #[serde(default)]
    pub(super) check: Vec<String>,
    /// Maximum number of seconds for which the call is repeated until its result is as expected.
    /// Such a step waits for the effect of the previous step.
    #[serde(default)]
    pub(super) within: Option<f64>,
    /// The entry that the call must add to the hub's journal.
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
    /// Target of the effect; by default, the arguments of the path.
    pub(super) target: Option<Value>,
    /// Members of the change in addition to those of the body.
    #[serde(default)]
    pub(super) change: Map<String, Value>,
}

/// An expected error.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Refusal {
    pub(super) kind: String,
    pub(super) effect: String,
    /// The argument that the error must name. If it is given, nothing may be sent.
    pub(super) argument: Option<String>,
}
