//! Faults: what a hub does wrong on purpose, by rule and repeatably.

mod body_faults;
mod catalog;
mod connection_faults;
mod error;
mod gzip;
mod head_faults;
mod injector;
mod json_faults;
mod kind;
mod read;
mod response;
mod rules;
pub(crate) mod script;

use std::path::Path;
use std::str::FromStr;

pub use catalog::FAULT_CATALOG;
pub use error::FaultError;
pub(crate) use injector::{ActiveFault, FaultInjector, FaultOutcome};
pub use kind::{FaultInfo, FaultPoint, ParameterInfo, ParameterShape, Stage};
use rules::Rule;

/// A scenario of faults: rules that say what goes wrong, for whom and how often, and a seed for
/// what they leave to chance. `docs/faults.md` lists all kinds; [`FAULT_CATALOG`] is the same as data.
///
/// ```
/// use gfxhub_simulator::{Faults, LocalHub, Options};
///
/// let faults = Faults::from_json(
///     r#"{"seed": 7, "faults": [
///         {"fault": "reset", "after": "effect", "operation": "playout.trigger_button", "nth": 2},
///         {"fault": "status", "status": 503, "operation": "engines.*", "times": 1}
///     ]}"#,
/// )?;
/// let hub = LocalHub::start(Options { faults: Some(faults), ..Options::default() })?;
/// assert_eq!(hub.faults_triggered(), 0);
///
/// let wrong = Faults::from_json(r#"{"faults": [{"fault": "status", "status": "busy"}]}"#);
/// assert_eq!(wrong.unwrap_err().place(), "faults[0].status");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Faults {
    seed: u64,
    rules: Vec<Rule>,
}

impl Faults {
    /// Reads and checks a scenario.
    ///
    /// # Errors
    /// The first place that is not JSON, or not of the format.
    pub fn from_json(text: &str) -> Result<Faults, FaultError> {
        read::from_text(text)
    }

    /// Reads a scenario from a file, as [`Faults::from_json`] does from text.
    ///
    /// # Errors
    /// Those of [`Faults::from_json`], and when the file cannot be read.
    pub fn load(path: impl AsRef<Path>) -> Result<Faults, FaultError> {
        read::load(path.as_ref())
    }

    /// How many rules it has.
    pub fn len(&self) -> usize {
        self.rules.len()
    }

    /// Whether it has no rule: nothing goes wrong.
    pub fn is_empty(&self) -> bool {
        self.rules.is_empty()
    }
}

impl FromStr for Faults {
    type Err = FaultError;

    fn from_str(text: &str) -> Result<Faults, FaultError> {
        Faults::from_json(text)
    }
}
