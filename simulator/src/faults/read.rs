//! From JSON to a scenario of faults, naming each place that cannot be used.

use std::path::Path;

use serde_json::{Map, Value};

use super::catalog::FAULT_CATALOG;
use super::kind::{FaultInfo, FaultParams, FaultPoint, Stage, check_parameter};
use super::rules::{Pattern, Rule};
use super::{FaultError, Faults};
use crate::operation_names;
use crate::show::duplicate_keys;
use crate::show::place::{self, DecodeError};

/// Most rules of a scenario.
const MOST_RULES: usize = 1000;

/// Most bytes of a scenario.
const MOST_BYTES: u64 = 4 << 20;

/// What every rule may say, beside the parameters of its fault.
const SELECTORS: [&str; 8] = [
    "fault",
    "after",
    "operation",
    "nth",
    "every",
    "times",
    "connection",
    "probability",
];

pub(super) fn load(path: &Path) -> Result<Faults, FaultError> {
    let read = || -> std::io::Result<String> {
        let mut text = String::new();
        let file = std::fs::File::open(path)?;
        std::io::Read::read_to_string(&mut std::io::Read::take(file, MOST_BYTES + 1), &mut text)?;
        Ok(text)
    };
    let text = read().map_err(FaultError::unreadable);
    text.and_then(|text| from_text(&text))
        .map_err(|error| error.of_file(path))
}

pub(super) fn from_text(text: &str) -> Result<Faults, FaultError> {
    if text.len() as u64 > MOST_BYTES {
        let why = format!("it is longer than {} MiB", MOST_BYTES >> 20);
        return Err(FaultError::at("", why));
    }
    // Editors on Windows like to put a byte order mark first.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let malformed = |error: DecodeError| {
        let why = format!("invalid JSON: {}", error.error);
        FaultError::at(error.place, why)
    };
    // The last of two equal keys would win unseen.
    place::from_text::<duplicate_keys::UniqueKeys>(text).map_err(malformed)?;
    from_value(&place::from_text(text).map_err(malformed)?)
}

fn from_value(scenario: &Value) -> Result<Faults, FaultError> {
    let wanted =
        "a scenario is an object such as {\"seed\": 7, \"faults\": [{\"fault\": \"close\"}]}";
    let members = scenario
        .as_object()
        .ok_or_else(|| FaultError::at("", wanted))?;
    if let Some(unknown) = members
        .keys()
        .find(|key| !matches!(key.as_str(), "seed" | "faults"))
    {
        return Err(FaultError::at(unknown, wanted));
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
    if rules.len() > MOST_RULES {
        let why = format!("a scenario has at most {MOST_RULES} rules");
        return Err(FaultError::at("faults", why));
    }
    let read = |(at, rule): (usize, &Value)| {
        let members = rule.as_object().ok_or((String::new(), wanted.to_owned()));
        let rule = members.and_then(rule_of);
        rule.map_err(|(member, why)| {
            let dot = if member.is_empty() { "" } else { "." };
            FaultError::at(format!("faults[{at}]{dot}{member}"), why)
        })
    };
    let rules: Result<Vec<Rule>, FaultError> = rules.iter().enumerate().map(read).collect();
    Ok(Faults {
        seed,
        rules: rules?,
    })
}

/// What is wrong about which member of a rule.
type Wrong = (String, String);

fn rule_of(members: &Map<String, Value>) -> Result<Rule, Wrong> {
    let wrong = |member: &str, why: String| (member.to_owned(), why);
    let info = fault_of(members)?;
    for (name, value) in members {
        if SELECTORS.contains(&name.as_str()) {
            continue;
        }
        let parameters = info.parameters.iter();
        let parameter = parameters
            .clone()
            .find(|parameter| parameter.name == name)
            .ok_or_else(|| {
                let known: Vec<_> = SELECTORS
                    .into_iter()
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
            let why = || format!("it must be a whole number, {least} or more");
            count.map(Some).ok_or_else(|| wrong(name, why()))
        }
    };
    let probability = match members.get("probability") {
        None => None,
        Some(value) => {
            let share = value.as_f64().filter(|share| (0.0..=1.0).contains(share));
            let why = "it must be a number from 0 to 1";
            Some(share.ok_or_else(|| wrong("probability", why.to_owned()))?)
        }
    };
    Ok(Rule {
        info,
        given: FaultParams::new(info, members),
        after: after_of(info, members)?,
        operation: operation_of(info, members)?,
        connection: count("connection", 1)?,
        nth: count("nth", 1)?,
        every: count("every", 1)?,
        times: count("times", 0)?,
        probability,
        written: members.clone(),
    })
}

fn fault_of(members: &Map<String, Value>) -> Result<&'static FaultInfo, Wrong> {
    let wrong = |why: String| ("fault".to_owned(), why);
    let all = || {
        FAULT_CATALOG
            .iter()
            .map(|kind| kind.name)
            .collect::<Vec<_>>()
    };
    let name = members.get("fault").and_then(Value::as_str);
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
                "there is no fault {name:?}, but {}",
                all().join(", ")
            ))
        })
}

fn after_of(info: &FaultInfo, members: &Map<String, Value>) -> Result<FaultPoint, Wrong> {
    let Some(wanted) = members.get("after") else {
        return Ok(info.after.first().copied().unwrap_or(FaultPoint::Request));
    };
    let wrong = |why: String| ("after".to_owned(), why);
    let words: Vec<_> = info.after.iter().map(|after| after.name()).collect();
    if words.is_empty() {
        let why = format!("{} strikes a connection, before any request", info.name);
        return Err(wrong(why));
    }
    let found = info
        .after
        .iter()
        .find(|after| wanted.as_str() == Some(after.name()));
    let why = || format!("{} strikes after {} only", info.name, words.join(" or "));
    found.copied().ok_or_else(|| wrong(why()))
}

fn operation_of(info: &FaultInfo, members: &Map<String, Value>) -> Result<Option<Pattern>, Wrong> {
    let Some(value) = members.get("operation") else {
        return Ok(None);
    };
    let wrong = |why: String| ("operation".to_owned(), why);
    if info.stage == Stage::Accept {
        let why = format!("{} strikes a connection, before any operation", info.name);
        return Err(wrong(why));
    }
    let text = value.as_str().unwrap_or_default();
    let pattern = Pattern::of(text);
    if !operation_names().any(|name| pattern.matches(name)) {
        let why = format!(
            "there is no operation {value}; write one such as playout.trigger_button, a group such \
             as engines.*, or *"
        );
        return Err(wrong(why));
    }
    Ok(Some(pattern))
}
