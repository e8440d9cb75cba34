//! A fault scenario: its rules, its JSON form, and the error for a scenario that cannot be used.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use crate::json::{Map, Value};
use gfxhub::{ErrorKind, JsonError};

use super::catalog::FAULT_CATALOG;
use super::kind::{FaultInfo, FaultParams, FaultPoint, check_parameter};
use super::selectors::{CallFilter, FAULT_SELECTORS, MemberError, takes};
use crate::error::LocalHubError;
use crate::show::decode::{DecodeError, UniqueKeys, decode};

/// Maximum number of rules of a scenario.
const MAX_RULES: usize = 1000;

/// Maximum size of a scenario, in bytes.
const MAX_BYTES: u64 = 4 << 20;

/// The member of a rule that contains the name of the fault.
const FAULT: &str = "fault";

/// A fault scenario. It consists of rules, each with a fault and the calls to which it applies, and
/// of a seed for random numbers, which is 0 by default. `docs/faults.md` lists all faults and
/// selectors; [`FAULT_CATALOG`] and [`FAULT_SELECTORS`] contain them as data.
///
/// ```
/// use gfxhub_simulator::{Faults, LocalHub, Options};
///
/// let faults = Faults::from_json(
///     r#"{"seed": 7, "faults": [
///         {"fault": "reset", "after": "effect", "operation": "playout.trigger_button", "nth": 2},
///         {"fault": "status", "status": 503, "operation": "engines.*", "engine": 3, "times": 1},
///         {"fault": "delay", "path": "/api/rest/v1/engines/3/nodes/Mixer_0/*"}
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
    pub(super) seed: u64,
    pub(super) rules: Vec<Rule>,
}

impl Faults {
    /// Reads and checks a scenario.
    ///
    /// # Errors
    /// The error for the first place that is not JSON or violates the format.
    pub fn from_json(text: &str) -> Result<Faults, FaultError> {
        from_text(text)
    }

    /// Reads a scenario from a file, as [`Faults::from_json`] does from text.
    ///
    /// # Errors
    /// The errors of [`Faults::from_json`], and an error if the file cannot be read.
    pub fn load(path: impl AsRef<Path>) -> Result<Faults, FaultError> {
        load(path.as_ref())
    }

    /// Adds a rule that is given as JSON.
    pub(super) fn add(&mut self, rule: &str) -> Result<(), FaultError> {
        check_length(self.rules.len() + 1)?;
        let rule = value_of(rule)?;
        self.rules.push(rule_at(self.rules.len(), &rule)?);
        Ok(())
    }

    /// Returns the number of rules.
    pub fn len(&self) -> usize {
        self.rules.len()
    }

    /// Returns `true` if the scenario has no rules, and thus no faults.
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

/// A rule: a fault, and conditions for the calls or connections to which it applies. All conditions
/// must match.
#[derive(Debug, Clone)]
pub(crate) struct Rule {
    pub(super) info: &'static FaultInfo,
    pub(super) params: FaultParams,
    /// Point at which the fault applies. Not used for faults of a connection.
    pub(super) after: FaultPoint,
    pub(super) calls: CallFilter,
    pub(super) connection: Option<u64>,
    pub(super) nth: Option<u64>,
    pub(super) every: Option<u64>,
    pub(super) times: Option<u64>,
    pub(super) probability: Option<f64>,
    /// The rule in the form in which it was given.
    pub(super) written: Map<String, Value>,
}

/// The error for a fault scenario that cannot be used. Its text is for people, and names the place
/// of the problem.
#[derive(Debug, Clone)]
pub struct FaultError {
    path: Option<PathBuf>,
    place: String,
    problem: String,
    unreadable: Option<Arc<io::Error>>,
}

impl FaultError {
    fn at(place: impl Into<String>, problem: impl Into<String>) -> FaultError {
        FaultError {
            path: None,
            place: place.into(),
            problem: problem.into(),
            unreadable: None,
        }
    }

    fn unreadable(error: io::Error) -> FaultError {
        FaultError {
            unreadable: Some(Arc::new(error)),
            ..FaultError::at("", "")
        }
    }

    /// Adds the path of the file to the error.
    fn of_file(self, path: &Path) -> FaultError {
        FaultError {
            path: Some(path.to_owned()),
            ..self
        }
    }

    /// Returns the place of the problem as a JSON path, such as `faults[1].status`; empty for the
    /// whole scenario.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// Returns the problem, without its place, and the correct form; empty if the file could not be
    /// read.
    pub fn problem(&self) -> &str {
        &self.problem
    }

    /// Returns the path of the file; `None` if the scenario was not read from a file.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Returns the kind of error that the client library would report. It is
    /// [`Io`](ErrorKind::Io) if the file could not be read, otherwise
    /// [`Invalid`](ErrorKind::Invalid).
    pub fn client_kind(&self) -> ErrorKind {
        match self.unreadable {
            Some(_) => ErrorKind::Io,
            None => ErrorKind::Invalid,
        }
    }
}

impl fmt::Display for FaultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the scenario of faults")?;
        if let Some(path) = &self.path {
            write!(f, " {}", path.display())?;
        }
        if let Some(error) = &self.unreadable {
            return write!(
                f,
                " cannot be read: {error}. Check the path and who may read the file."
            );
        }
        match self.place.as_str() {
            "" => write!(f, " cannot be used: {}.", self.problem),
            place => write!(f, " cannot be used: {place}: {}.", self.problem),
        }
    }
}

impl Error for FaultError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        let error = self.unreadable.as_ref()?;
        Some(error.as_ref())
    }
}

impl From<FaultError> for LocalHubError {
    fn from(error: FaultError) -> Self {
        let place = match error.place() {
            "" => "faults".to_owned(),
            place => place.to_owned(),
        };
        let message = match error.problem() {
            "" => error.to_string(),
            problem => problem.to_owned(),
        };
        Self::refused(error.client_kind(), &place, message, error)
    }
}

fn load(path: &Path) -> Result<Faults, FaultError> {
    let read = || -> std::io::Result<String> {
        let mut text = String::new();
        let file = std::fs::File::open(path)?;
        std::io::Read::read_to_string(&mut std::io::Read::take(file, MAX_BYTES + 1), &mut text)?;
        Ok(text)
    };
    let text = read().map_err(FaultError::unreadable);
    text.and_then(|text| from_text(&text))
        .map_err(|error| error.of_file(path))
}

fn from_text(text: &str) -> Result<Faults, FaultError> {
    from_value(&value_of(text)?)
}

fn value_of(text: &str) -> Result<Value, FaultError> {
    if text.len() as u64 > MAX_BYTES {
        let why = format!("it is longer than {} MiB", MAX_BYTES >> 20);
        return Err(FaultError::at("", why));
    }
    // Some editors on Windows begin a file with a byte order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let malformed = |error: DecodeError| {
        let why = format!("invalid JSON: {}", JsonError::from(error.error));
        FaultError::at(error.place, why)
    };
    // This check is necessary, since of two equal keys only the last would be used.
    decode::<UniqueKeys>(text).map_err(malformed)?;
    decode(text).map_err(malformed)
}

/// Description of a rule, for error texts.
const WANTED_RULE: &str = "a rule is an object such as {\"fault\": \"close\"}";

const WANTED: &str =
    "a scenario is an object such as {\"seed\": 7, \"faults\": [{\"fault\": \"close\"}]}";

fn from_value(scenario: &Value) -> Result<Faults, FaultError> {
    let members = scenario
        .as_object()
        .ok_or_else(|| FaultError::at("", WANTED))?;
    if let Some(unknown) = members
        .keys()
        .find(|key| !matches!(key.as_str(), "seed" | "faults"))
    {
        return Err(FaultError::at(unknown, WANTED));
    }
    let seed = match members.get("seed") {
        None => 0,
        Some(seed) => seed
            .as_u64()
            .ok_or_else(|| FaultError::at("seed", "it must be a whole number, 0 or more"))?,
    };
    let rules = match members.get("faults") {
        None => &[][..],
        Some(Value::Array(rules)) => rules,
        Some(_) => return Err(FaultError::at("faults", "it must be a list of rules")),
    };
    check_length(rules.len())?;
    let rules = rules.iter().enumerate();
    let rules: Result<Vec<Rule>, FaultError> = rules.map(|(at, rule)| rule_at(at, rule)).collect();
    Ok(Faults {
        seed,
        rules: rules?,
    })
}

fn check_length(rules: usize) -> Result<(), FaultError> {
    if rules > MAX_RULES {
        let why = format!("a scenario has at most {MAX_RULES} rules");
        return Err(FaultError::at("faults", why));
    }
    Ok(())
}

fn rule_at(at: usize, rule: &Value) -> Result<Rule, FaultError> {
    let members = rule
        .as_object()
        .ok_or((String::new(), WANTED_RULE.to_owned()));
    let rule = members.and_then(rule_of);
    rule.map_err(|(member, why)| {
        let dot = if member.is_empty() { "" } else { "." };
        FaultError::at(format!("faults[{at}]{dot}{member}"), why)
    })
}

fn rule_of(members: &Map<String, Value>) -> Result<Rule, MemberError> {
    let wrong = |member: &str, why: String| (member.to_owned(), why);
    let info = fault_of(members)?;
    for (name, value) in members {
        if name == FAULT {
            continue;
        }
        if let Some(selector) = FAULT_SELECTORS.iter().find(|it| it.name == name) {
            if !selector.stages.contains(&info.stage) {
                let why = format!("{} applies to a connection, before any request", info.name);
                return Err(wrong(name, why));
            }
            continue;
        }
        let parameters = info.parameters.iter();
        let parameter = parameters
            .clone()
            .find(|parameter| parameter.name == name)
            .ok_or_else(|| {
                let selectors = FAULT_SELECTORS.iter();
                let selectors = selectors.filter(|it| it.stages.contains(&info.stage));
                let known: Vec<_> = std::iter::once(FAULT)
                    .chain(selectors.map(|selector| selector.name))
                    .chain(parameters.map(|parameter| parameter.name))
                    .collect();
                let why = format!("a rule of {} takes {}", info.name, known.join(", "));
                wrong(name, why)
            })?;
        check_parameter(parameter.shape, value).map_err(|why| wrong(name, why))?;
    }
    let count = |name: &str, least: u64| match members.get(name) {
        None => Ok(None),
        Some(value) => {
            let count = value.as_u64().filter(|count| *count >= least);
            count.map(Some).ok_or_else(|| wrong(name, takes(name)))
        }
    };
    let probability = match members.get("probability") {
        None => None,
        Some(value) => {
            let share = value.as_f64().filter(|share| (0.0..=1.0).contains(share));
            Some(share.ok_or_else(|| wrong("probability", takes("probability")))?)
        }
    };
    Ok(Rule {
        info,
        params: FaultParams::new(info, members),
        after: after_of(info, members)?,
        calls: CallFilter::of(members)?,
        connection: count("connection", 1)?,
        nth: count("nth", 1)?,
        every: count("every", 1)?,
        times: count("times", 0)?,
        probability,
        written: members.clone(),
    })
}

fn fault_of(members: &Map<String, Value>) -> Result<&'static FaultInfo, MemberError> {
    let wrong = |why: String| (FAULT.to_owned(), why);
    let all = || {
        FAULT_CATALOG
            .iter()
            .map(|kind| kind.name)
            .collect::<Vec<_>>()
    };
    let name = members.get(FAULT).and_then(Value::as_str);
    let name = name.ok_or_else(|| {
        wrong(format!(
            "each rule names its fault, one of {}",
            all().join(", ")
        ))
    })?;
    FAULT_CATALOG
        .iter()
        .find(|kind| kind.name == name)
        .ok_or_else(|| {
            wrong(format!(
                "there is no fault {name:?}; the faults are {}",
                all().join(", ")
            ))
        })
}

fn after_of(info: &FaultInfo, members: &Map<String, Value>) -> Result<FaultPoint, MemberError> {
    let Some(wanted) = members.get("after") else {
        return Ok(info.after.first().copied().unwrap_or(FaultPoint::Request));
    };
    let wrong = |why: String| ("after".to_owned(), why);
    let words: Vec<_> = info.after.iter().map(|after| after.name()).collect();
    let found = info
        .after
        .iter()
        .find(|after| wanted.as_str() == Some(after.name()));
    let why = || format!("{} applies after {} only", info.name, words.join(" or "));
    found.copied().ok_or_else(|| wrong(why()))
}
