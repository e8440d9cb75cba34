//! The format of the cases of handles and of composed calls. A case that does not follow it is
//! refused with an error that names the case and the step.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::json::Json;

/// A case: steps that test a handle or a composed call.
#[derive(Clone, Debug)]
pub struct HandleCase {
    /// Name: the tested method, such as `LiveSession.flush`, or the tested composed call, such as
    /// `engines.get_properties`, then a colon and the expected behaviour.
    pub name: String,
    /// Steps, in order.
    pub steps: Vec<Step>,
}

impl HandleCase {
    /// Returns the name of the tested method or composed call.
    pub fn method(&self) -> &str {
        self.name.split_once(": ").map_or("", |(method, _)| method)
    }
}

/// A step of a case.
#[derive(Clone, Debug)]
pub enum Step {
    /// A step that the runner performs.
    Client {
        /// Step in the form that is sent to the runner.
        ask: Json,
        /// Expected outcome.
        expected: Expected,
    },
    /// A step at the simulator, which the conformance server performs.
    Hub(HubStep),
}

/// The outcome that a step of the runner must have.
#[derive(Clone, Debug)]
pub enum Expected {
    /// Any result.
    Success,
    /// Exactly this result.
    Result(Json),
    /// A result with at least these members.
    Has(Json),
    /// An error with at least these members.
    Error(Json),
}

/// A step at the simulator.
#[derive(Clone, Debug)]
pub enum HubStep {
    /// Sets a fault scenario. An empty scenario removes the faults.
    Faults(Json),
    /// Closes all connections and listens again after this time. The next step does not wait for
    /// that.
    Restart(Duration),
    /// Waits until the simulator listens again.
    Back,
    /// Sets the time that each request takes.
    ServiceTime(Duration),
    /// Waits for this time.
    Wait(Duration),
}

/// Reads the committed cases.
pub fn committed_cases() -> Result<Vec<HandleCase>, String> {
    cases_in(&crate::load::cases_folder().join("handles"))
}

/// Reads all cases in the `*.json` files of a folder, in the order of the file names.
pub fn cases_in(folder: &Path) -> Result<Vec<HandleCase>, String> {
    let mut names = HashSet::new();
    let mut cases = Vec::new();
    for file in crate::load::files_in(folder)? {
        let at = |fault: String| format!("{}: {fault}", file.display());
        let text = fs::read_to_string(&file).map_err(|fault| at(fault.to_string()))?;
        for case in cases_of(&text).map_err(at)? {
            if !names.insert(case.name.clone()) {
                return Err(at(format!("the name {:?} is used twice", case.name)));
            }
            cases.push(case);
        }
    }
    Ok(cases)
}

/// Parses the cases in the text of a file.
pub fn cases_of(text: &str) -> Result<Vec<HandleCase>, String> {
    let Json::List(list) = Json::parse(text)? else {
        return Err("a case file is an array of cases".to_owned());
    };
    let cases = list.iter().enumerate().map(|(at, json)| {
        let name = json.get("name").and_then(Json::as_text);
        let name = name.unwrap_or("without a name");
        one_case(json).map_err(|fault| format!("case {at} ({name}): {fault}"))
    });
    cases.collect()
}

fn one_case(json: &Json) -> Result<HandleCase, String> {
    only(json, &["name", "steps"])?;
    let name = text(json, "name")?.to_owned();
    let Some(Json::List(list)) = json.get("steps") else {
        return Err("`steps` is missing, or no list".to_owned());
    };
    let steps = list.iter().enumerate().map(|(at, step)| {
        let read = one_step(step);
        read.map_err(|fault| format!("step {at}: {fault}"))
    });
    let case = HandleCase {
        steps: steps.collect::<Result<_, _>>()?,
        name,
    };
    check_sense(&case)?;
    Ok(case)
}

/// Checks that a step calls the method in the case's name, and that each object is opened before it
/// is used.
fn check_sense(case: &HandleCase) -> Result<(), String> {
    let (handle, method) = case
        .method()
        .split_once('.')
        .ok_or("the name must begin with `Handle.method: ` or `group.verb: `")?;
    let mut opened = HashSet::from(["hub"]);
    let mut is_called = false;
    for (at, step) in case.steps.iter().enumerate() {
        let Step::Client { ask, .. } = step else {
            continue;
        };
        let asked = |key: &str| ask.get(key).and_then(Json::as_text);
        if let Some(on) = asked("on")
            && !opened.contains(on)
        {
            return Err(format!("step {at}: nothing has opened {on:?}"));
        }
        opened.extend(asked("as"));
        is_called |= asked("method") == Some(method)
            || asked("open") == Some(handle)
            || asked("invoke") == Some(case.method());
    }
    match is_called {
        true => Ok(()),
        false => Err(format!("no step calls {method:?}")),
    }
}

fn one_step(json: &Json) -> Result<Step, String> {
    if json.get("hub").is_some() {
        return hub_step(json).map(Step::Hub);
    }
    let of_runner = [
        "open",
        "on",
        "method",
        "invoke",
        "arguments",
        "options",
        "as",
    ];
    let outcomes = ["result", "has", "error"];
    only(json, &[&of_runner[..], &outcomes[..]].concat())?;
    let kinds = ["open", "method", "invoke"];
    if kinds.iter().filter(|kind| json.get(kind).is_some()).count() != 1 {
        return Err(format!(
            "a step must have exactly one of {}, hub",
            kinds.join(", ")
        ));
    }
    if json.get("method").is_some() && json.get("on").is_none() {
        return Err("a step with `method` needs `on`".to_owned());
    }
    let mut due = outcomes
        .iter()
        .filter(|outcome| json.get(outcome).is_some());
    let expected = match (due.next(), due.next()) {
        (None, _) => Expected::Success,
        (Some(_), Some(_)) => return Err("a step must have only one outcome".to_owned()),
        (Some(outcome), None) => {
            let value = json.get(outcome).cloned().unwrap_or(Json::Null);
            match *outcome {
                "result" => Expected::Result(value),
                "has" => Expected::Has(value),
                _ => Expected::Error(value),
            }
        }
    };
    let members = json.members().unwrap_or_default().iter();
    let members = members.filter(|(key, _)| of_runner.contains(&key.as_str()));
    Ok(Step::Client {
        ask: Json::Object(members.cloned().collect()),
        expected,
    })
}

fn hub_step(json: &Json) -> Result<HubStep, String> {
    let word = text(json, "hub")?;
    let time = || {
        let time = json.get("ms").and_then(Json::as_integer);
        let time = time.and_then(|time| u64::try_from(time).ok());
        time.map(Duration::from_millis)
            .ok_or_else(|| "`ms` is missing, or no number of milliseconds".to_owned())
    };
    let member = match word {
        "faults" => "faults",
        "back" => "hub",
        _ => "ms",
    };
    only(json, &["hub", member])?;
    Ok(match word {
        "faults" => HubStep::Faults(json.get("faults").cloned().ok_or("`faults` is missing")?),
        "restart" => HubStep::Restart(time()?),
        "back" => HubStep::Back,
        "service_time" => HubStep::ServiceTime(time()?),
        "wait" => HubStep::Wait(time()?),
        _ => {
            let known = "faults, restart, back, service_time, wait";
            return Err(format!("`hub` is {word:?}, which is none of {known}"));
        }
    })
}

fn text<'a>(json: &'a Json, key: &str) -> Result<&'a str, String> {
    let text = json.get(key).and_then(Json::as_text);
    text.ok_or_else(|| format!("`{key}` is missing, or no text"))
}

fn only(json: &Json, known: &[&str]) -> Result<(), String> {
    let members = json.members().ok_or("it is not an object")?;
    let mut unknown = members
        .iter()
        .filter(|(key, _)| !known.contains(&key.as_str()));
    match unknown.next() {
        None => Ok(()),
        Some((key, _)) => Err(format!("{key:?} is none of {}", known.join(", "))),
    }
}

#[cfg(test)]
mod tests {
    use super::cases_of;

    fn case(steps: &str) -> String {
        format!(r#"[{{"name": "LiveSession.flush: a", "steps": [{steps}]}}]"#)
    }

    const OPEN: &str = r#"{"open": "LiveSession", "as": "live"}, "#;

    #[test]
    fn steps_are_read() {
        let flush =
            r#"{"on": "live", "method": "flush", "arguments": {"timeoutMs": 1}, "result": []}"#;
        let hub = r#", {"hub": "wait", "ms": 5}, {"hub": "back"}, {"hub": "faults", "faults": []}"#;
        let cases = cases_of(&case(&(OPEN.to_owned() + flush + hub))).unwrap();
        assert_eq!(
            (cases[0].method(), cases[0].steps.len()),
            ("LiveSession.flush", 5)
        );
    }

    #[test]
    fn what_is_not_in_the_format_is_named() {
        let with = |step: &str| case(&(OPEN.to_owned() + step));
        for (text, fault) in [
            ("{}".to_owned(), "an array of cases"),
            (
                r#"[{"name": "a", "steps": []}]"#.to_owned(),
                "must begin with",
            ),
            (case(""), "no step calls \"flush\""),
            (
                case(r#"{"on": "live", "method": "flush"}"#),
                "nothing has opened \"live\"",
            ),
            (with(r#"{"on": "live"}"#), "a step must have exactly one of"),
            (with(r#"{"method": "flush"}"#), "needs `on`"),
            (
                with(r#"{"on": "live", "method": "flush", "results": 1}"#),
                "\"results\" is none of",
            ),
            (
                with(r#"{"on": "live", "method": "flush", "result": 1, "has": {}}"#),
                "one outcome",
            ),
            (with(r#"{"hub": "wait"}"#), "`ms` is missing"),
            (with(r#"{"hub": "sleep", "ms": 1}"#), "none of faults"),
            (with(r#"{"hub": "back", "ms": 1}"#), "\"ms\" is none of"),
        ] {
            let found = cases_of(&text).unwrap_err();
            assert!(found.contains(fault), "{text}: {found}");
        }
    }
}
