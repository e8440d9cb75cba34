//! The conformance server for the cases of handles: starts a simulator for each case, sends the
//! steps one by one, and judges the outcomes.

use std::sync::Arc;
use std::thread::{self, JoinHandle};

use gfxhub_simulator::{LocalHub, Options};

use super::case::{Expected, HandleCase, HubStep, Step};
use crate::comparison::{Numbers, difference};
use crate::json::Json;
use crate::protocol::Answer;
use crate::report::Report;

/// A conformance server for the runner of a binding.
pub struct HandleServer {
    cases: Vec<HandleCase>,
    numbers: Numbers,
    /// True if the runner may send the length of a list of addresses instead of the list.
    counted: bool,
    play: Option<Play>,
    report: Report,
}

/// A case in progress.
struct Play {
    case: usize,
    hub: Arc<LocalHub>,
    outage: Option<JoinHandle<Result<(), String>>>,
    /// Index of the step whose outcome is expected next.
    step: usize,
    differences: Vec<String>,
}

impl HandleServer {
    /// Creates a server for the binding with this name. `numbers` is the treatment of numbers in
    /// its language.
    pub fn new(cases: Vec<HandleCase>, binding: &str, numbers: Numbers) -> HandleServer {
        HandleServer {
            cases,
            numbers,
            counted: false,
            play: None,
            report: Report::new(binding, false),
        }
    }

    /// Allows the runner to send the length of a list of addresses instead of the list.
    pub fn take_counted_results(&mut self) {
        self.counted = true;
    }

    /// Returns the first line, which is sent before the runner sends any.
    pub fn greeting(&self) -> Json {
        object([("cases", Json::Number(self.cases.len().to_string()))])
    }

    /// Answers a line. The answer to an invalid line describes its fault.
    pub fn answer(&mut self, line: &str) -> Answer {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let answered = match (word, rest) {
            ("case", which) => self.begin(which),
            ("outcome", outcome) => self.judge(outcome),
            ("done", "") => {
                self.finish();
                return Answer::Done(self.report.clone());
            }
            _ => Err(format!("{word:?} is none of case N, outcome JSON, done")),
        };
        Answer::Line(answered.unwrap_or_else(|fault| object([("fault", Json::Text(fault))])))
    }

    fn begin(&mut self, which: &str) -> Result<Json, String> {
        self.finish();
        let at: Option<usize> = which.trim().parse().ok();
        let case = at.filter(|at| *at < self.cases.len()).ok_or_else(|| {
            let last = self.cases.len().saturating_sub(1);
            format!("{which:?} is not a case; the cases are 0 to {last}")
        })?;
        let hub = LocalHub::start(Options::default()).map_err(|fault| fault.to_string())?;
        let (name, url) = (self.cases[case].name.clone(), hub.url());
        self.play = Some(Play {
            case,
            hub: Arc::new(hub),
            outage: None,
            step: 0,
            differences: Vec::new(),
        });
        let first = self.next_step()?;
        Ok(object([
            ("name", Json::Text(name)),
            ("url", Json::Text(url)),
            ("next", first),
        ]))
    }

    /// Judges the outcome of the current step, and returns the next step.
    fn judge(&mut self, outcome: &str) -> Result<Json, String> {
        let play = self.play.as_mut();
        let play = play.ok_or("no case is in progress")?;
        let steps = &self.cases[play.case].steps;
        let Some(Step::Client { ask, expected }) = steps.get(play.step) else {
            return Err("the case has ended".to_owned());
        };
        if let Some(fault) = judge(expected, outcome, self.numbers, self.counted) {
            let place = format!("step {} {}", play.step, ask.compact());
            play.differences.push(format!("{place}: {fault}"));
        }
        play.step += 1;
        Ok(object([("next", self.next_step()?)]))
    }

    /// Performs steps at the simulator until the next step of the runner, and returns that step. At
    /// the end of the case, returns an object whose member `end` lists the differences.
    fn next_step(&mut self) -> Result<Json, String> {
        let play = self.play.as_mut().ok_or("no case is in progress")?;
        loop {
            match self.cases[play.case].steps.get(play.step) {
                Some(Step::Client { ask, .. }) => return Ok(ask.clone()),
                Some(Step::Hub(step)) => {
                    if let Err(fault) = play.take(step) {
                        let place = format!("step {} {step:?}", play.step);
                        play.differences.push(format!("{place}: {fault}"));
                    }
                    play.step += 1;
                }
                None => {
                    let found = play.differences.iter().cloned().map(Json::Text);
                    return Ok(object([("end", Json::List(found.collect()))]));
                }
            }
        }
    }

    /// Adds the case in progress to the report.
    fn finish(&mut self) {
        let Some(mut play) = self.play.take() else {
            return;
        };
        let case = &self.cases[play.case];
        if play.step < case.steps.len() {
            let left = format!("it was left at step {} of {}", play.step, case.steps.len());
            play.differences.push(left);
        }
        if let Err(fault) = play.come_back() {
            play.differences.push(fault);
        }
        self.report.add(&case.name, play.differences);
    }
}

impl Play {
    fn take(&mut self, step: &HubStep) -> Result<(), String> {
        match step {
            HubStep::Faults(faults) => {
                let set = self.hub.set_faults_json(&faults.compact());
                set.map_err(|fault| fault.to_string())?;
            }
            HubStep::Restart(down) => {
                let (hub, down) = (Arc::clone(&self.hub), *down);
                let restart = move || hub.restart(down).map_err(|fault| fault.to_string());
                self.outage = Some(thread::spawn(restart));
            }
            HubStep::Back => self.come_back()?,
            HubStep::ServiceTime(time) => {
                let set = self.hub.set_service_time(*time);
                set.map_err(|fault| fault.to_string())?;
            }
            HubStep::Wait(time) => thread::sleep(*time),
        }
        Ok(())
    }

    fn come_back(&mut self) -> Result<(), String> {
        match self.outage.take().map(JoinHandle::join) {
            Some(Ok(back)) => back,
            Some(Err(_)) => Err("the restart panicked".to_owned()),
            None => Ok(()),
        }
    }
}

/// Returns the first difference between an outcome and the expected one, if any.
fn judge(expected: &Expected, outcome: &str, numbers: Numbers, counted: bool) -> Option<String> {
    let outcome = match Json::parse(outcome) {
        Ok(outcome) => outcome,
        Err(fault) => return Some(format!("the outcome is not JSON: {fault}")),
    };
    let (result, error) = (outcome.get("result"), outcome.get("error"));
    match (expected, result, error) {
        (_, None, None) | (_, Some(_), Some(_)) => {
            Some("an outcome has either `result` or `error`".to_owned())
        }
        (Expected::Error(due), _, Some(error)) => difference(due, &common(due, error), numbers),
        (Expected::Error(due), Some(result), _) => Some(format!(
            "expected the error {}, got the result {}",
            due.compact(),
            result.compact()
        )),
        (_, _, Some(error)) => Some(format!("expected a result, got {}", error.compact())),
        (Expected::Success, ..) => None,
        (Expected::Result(Json::List(due)), Some(length @ Json::Number(_)), _) if counted => {
            difference(&Json::Number(due.len().to_string()), length, numbers)
        }
        (Expected::Result(due), Some(result), _) => difference(due, result, numbers),
        (Expected::Has(due), Some(result), _) => difference(due, &common(due, result), numbers),
    }
}

/// Returns the members of `got` that `due` also has.
fn common(due: &Json, got: &Json) -> Json {
    match (due, got) {
        (Json::Object(_), Json::Object(members)) => {
            let members = members.iter().filter_map(|(key, value)| {
                due.get(key).map(|due| (key.clone(), common(due, value)))
            });
            Json::Object(members.collect())
        }
        (Json::List(due), Json::List(items)) if due.len() == items.len() => {
            let pairs = due.iter().zip(items);
            Json::List(pairs.map(|(due, item)| common(due, item)).collect())
        }
        _ => got.clone(),
    }
}

fn object<const N: usize>(members: [(&str, Json); N]) -> Json {
    Json::Object(members.map(|(key, value)| (key.to_owned(), value)).into())
}

#[cfg(test)]
mod tests {
    use super::HandleServer;
    use crate::comparison::Numbers;
    use crate::handles::case::cases_of;
    use crate::protocol::Answer;

    const CASES: &str = r#"[{"name": "LiveSession.stats: a", "steps": [
        {"open": "LiveSession", "as": "live"},
        {"hub": "wait", "ms": 1},
        {"on": "live", "method": "stats", "has": {"sets": 1, "left": [{"a": 1}]}},
        {"on": "live", "method": "flush", "error": {"kind": "Closed"}}
    ]}]"#;

    fn server() -> HandleServer {
        HandleServer::new(cases_of(CASES).unwrap(), "paper", Numbers::Exact)
    }

    fn reply(server: &mut HandleServer, line: &str) -> String {
        match server.answer(line) {
            Answer::Line(answer) => answer.compact(),
            Answer::Done(report) => report.closing_line(),
        }
    }

    #[test]
    fn a_case_is_played_step_by_step() {
        let mut server = server();
        assert!(
            reply(&mut server, "case 0").contains(r#""next":{"open":"LiveSession","as":"live"}"#)
        );
        let next = reply(&mut server, r#"outcome {"result":null}"#);
        assert_eq!(next, r#"{"next":{"on":"live","method":"stats"}}"#);
        reply(
            &mut server,
            r#"outcome {"result":{"sets":1,"left":[{"a":1,"b":2}],"more":2}}"#,
        );
        let end = reply(
            &mut server,
            r#"outcome {"error":{"kind":"Closed","effect":"none"}}"#,
        );
        assert_eq!(end, r#"{"next":{"end":[]}}"#);
        assert!(reply(&mut server, "done").contains("1 of 1"));
    }

    #[test]
    fn what_differs_is_said_and_counted() {
        let mut server = server();
        reply(&mut server, "case 0");
        reply(&mut server, r#"outcome {"result":null}"#);
        reply(
            &mut server,
            r#"outcome {"result":{"sets":2,"left":[{"a":1}]}}"#,
        );
        let end = reply(&mut server, r#"outcome {"result":null}"#);
        for due in [
            "step 2",
            "sets: expected an integer 1",
            "step 3",
            "expected the error",
        ] {
            assert!(end.contains(due), "{due}: {end}");
        }
        assert!(reply(&mut server, "done").contains("0 of 1"));
    }

    #[test]
    fn a_case_that_is_left_has_failed() {
        let mut server = server();
        reply(&mut server, "case 0");
        assert!(reply(&mut server, "case 7").contains("the cases are 0 to 0"));
        assert!(reply(&mut server, "outcome {}").contains("no case is in progress"));
        assert!(reply(&mut server, "more").contains("none of case N"));
        let Answer::Done(report) = server.answer("done") else {
            panic!("it goes on");
        };
        assert!(report.failures().contains("it was left at step 0 of 4"));
    }
}
