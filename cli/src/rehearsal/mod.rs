//! The rehearsal that `gfxhub demo` plays: an evening on the demo show, defined in `story.json`.
//! Each step calls an operation by its name. Results and effects are compared with the story.
//!
//! Created objects are deleted again, except for a launch configuration with its renderer, which no
//! operation deletes. Changed values are restored, except for a MOS object and the parameters of a
//! function.

mod expressions;
mod proof;
mod screen;
mod story;

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use gfxhub::schema::OPERATIONS;
use gfxhub::{Client, ErrorKind, InvokeResult, Value};
use gfxhub_simulator::LocalHub;
use minijinja::context;
use serde_json::{Map, Value as Json, json};

use crate::error::CliError;
use crate::simulator_run::StopReason;
use expressions::{Expressions, of_json};
use proof::{REQUEST_ID, commands, compare, difference, requests};
pub(crate) use screen::Screen;
use story::{Effect, Refusal, Scene, Step};

/// Pause before a call that changes something, so that a viewer of the page can follow.
const BEFORE_CHANGE: Duration = Duration::from_millis(450);
/// Pause before any other call.
const BEFORE_READ: Duration = Duration::from_millis(90);

/// Pause between two calls of a step that repeats its call until the result is as expected.
const POLL: Duration = Duration::from_millis(100);

/// The ways in which a rehearsal ends.
pub(crate) enum Outcome {
    /// Every step and every effect was as the story says.
    Whole,
    /// A call failed, or a result or an effect differs from the story.
    Failed(CliError),
    /// The hub was stopped before the end of the story.
    Stopped(StopReason),
}

/// Plays the rehearsal on a simulator with the demo show, at `speed` times the usual pace. Ends
/// early if the hub is stopped.
pub(crate) fn play(
    hub: &LocalHub,
    speed: f64,
    ended: &Receiver<StopReason>,
    screen: Screen<'_, '_>,
) -> Result<Outcome, CliError> {
    play_story(&story::read()?, hub, speed, ended, screen)
}

fn play_story(
    story: &[Scene],
    hub: &LocalHub,
    speed: f64,
    ended: &Receiver<StopReason>,
    screen: Screen<'_, '_>,
) -> Result<Outcome, CliError> {
    let client = Client::builder(&hub.url()).header("X-Request-Id", REQUEST_ID);
    let mut player = Player {
        hub,
        client: client.build()?,
        expressions: Expressions::new(),
        speed,
        ended,
        stopped: None,
        screen,
        place: "at the start".to_owned(),
        steps: 0,
        effects: Vec::new(),
        refused: 0,
    };
    let Err(error) = player.play(story) else {
        return Ok(Outcome::Whole);
    };
    // The error is not reported if the hub was stopped, because the calls failed for that reason.
    if let Some(reason) = player.stopped.or_else(|| ended.try_recv().ok()) {
        return Ok(Outcome::Stopped(reason));
    }
    if let CliError::Output(_) = error {
        return Err(error);
    }
    let (place, why) = (player.place, error.message());
    let message = format!(
        "The rehearsal failed {place}:\n{why}\nIf you changed something on the page in the meantime, that is the reason; start the rehearsal again."
    );
    Ok(Outcome::Failed(CliError::other(error.kind(), message)))
}

/// Returns the error for an unexpected result.
fn unmet(why: impl Into<String>) -> CliError {
    CliError::other(ErrorKind::Internal, why)
}

struct Player<'a, 'c> {
    hub: &'a LocalHub,
    client: Client,
    expressions: Expressions,
    speed: f64,
    ended: &'a Receiver<StopReason>,
    /// The reason why the hub ended, if it ended during a pause.
    stopped: Option<StopReason>,
    screen: Screen<'a, 'c>,
    /// Names the current scene and step, for messages.
    place: String,
    steps: usize,
    /// The effects that the story has requested so far.
    effects: Vec<Value>,
    /// Number of commands that the hub refused as expected.
    refused: usize,
}

impl Player<'_, '_> {
    fn play(&mut self, story: &[Scene]) -> Result<(), CliError> {
        let begun = Instant::now();
        for (number, scene) in (1..).zip(story) {
            self.scene(number, &scene.title)?;
            for step in &scene.steps {
                self.step(step, &scene.title)?;
            }
        }
        self.scene(
            story.len() + 1,
            "Compare the hub's journal with the requested effects",
        )?;
        self.prove()?;
        let (steps, asked) = (self.steps, self.effects.len());
        let seconds = begun.elapsed().as_secs_f64();
        self.screen
            .summary(&format!("{steps} steps in {seconds:.1} s."))?;
        self.screen.summary(&format!(
            "{asked} effects requested, {asked} in the journal, each once and in order, none from refused input: \
             the rehearsal holds."
        ))
    }

    fn scene(&mut self, number: usize, title: &str) -> Result<(), CliError> {
        self.place = format!("in {title:?}");
        self.screen.scene(number, title)
    }

    fn step(&mut self, step: &Step, scene: &str) -> Result<(), CliError> {
        let title = self.expressions.text(&step.title, &context! {})?;
        self.place = format!("in {scene:?}, step {title:?}");
        if step.within.is_none() {
            self.steps += 1;
            let pause = match step.effect {
                Some(_) => BEFORE_CHANGE,
                None => BEFORE_READ,
            };
            self.pause(pause.div_f64(self.speed))?;
        }
        let arguments = Json::Object(step.arguments.clone());
        let arguments = self.expressions.filled(&arguments, &context! {})?;
        let json = arguments.to_string();
        let sent = requests(self.hub).len();
        let begun = Instant::now();
        let mut seen = Vec::new();
        let (scope, took) = loop {
            let came = self.client.invoke(&step.call, &json);
            let took = begun.elapsed();
            if let Some(refusal) = &step.refused {
                let result = self.refusal(refusal, came, sent)?;
                return self.screen.step(&title, Some(took), &result);
            }
            let it = result(&came?)?;
            seen.push(of_json(it.clone()));
            let scope = context! { it => of_json(it.clone()), seen => seen.clone() };
            match (self.difference(step, &it, &scope)?, step.within) {
                (None, _) => break (scope, took),
                (Some(_), Some(most)) if took.as_secs_f64() < most => self.pause(POLL)?,
                (Some(why), None) => return Err(unmet(why)),
                (Some(why), Some(most)) => {
                    return Err(unmet(format!("not within {most} s: {why}")));
                }
            }
        };
        if let Some(effect) = &step.effect {
            let asked = self.effect(&step.call, effect, arguments, &scope)?;
            self.effects.push(asked);
        }
        let result = self.expressions.text(&step.shows, &scope)?;
        self.screen.step(&title, Some(took), &result)
    }

    /// Stores the values that `keep` of a step computes from the result `it`. Returns the first
    /// difference from the expected result, if there is one.
    fn difference(
        &mut self,
        step: &Step,
        it: &Json,
        scope: &minijinja::Value,
    ) -> Result<Option<String>, CliError> {
        for (name, expression) in &step.keep {
            let value = self.expressions.value(expression, scope)?;
            self.expressions.keep(name, value);
        }
        if let Some(expected) = &step.expect {
            let expected = self.expressions.filled(expected, scope)?;
            let found = difference("it", &value(it)?, &value(&expected)?);
            if found.is_some() {
                return Ok(found);
            }
        }
        for check in &step.check {
            if !self.expressions.value(check, scope)?.is_true() {
                return Ok(Some(format!("{check} is false for {it}")));
            }
        }
        Ok(None)
    }

    /// Returns the entry that the call must add to the journal.
    fn effect(
        &self,
        operation: &str,
        effect: &Effect,
        arguments: Json,
        scope: &minijinja::Value,
    ) -> Result<Value, CliError> {
        let Json::Object(mut target) = arguments else {
            return Err(unmet("the arguments are not an object"));
        };
        let mut change = match target.remove("body") {
            Some(Json::Object(body)) => body,
            _ => Map::new(),
        };
        let more = Json::Object(effect.change.clone());
        if let Json::Object(more) = self.expressions.filled(&more, scope)? {
            change.extend(more);
        }
        let target = match &effect.target {
            Some(target) => self.expressions.filled(target, scope)?,
            None => Json::Object(target),
        };
        value(&json!({ "operation": operation, "target": target, "change": change }))
    }

    /// Compares the error of a call with the expected error, and returns a description of it.
    fn refusal(
        &mut self,
        due: &Refusal,
        came: gfxhub::Result<InvokeResult>,
        sent_before: usize,
    ) -> Result<String, CliError> {
        let Err(error) = came else {
            let kind = &due.kind;
            return Err(unmet(format!("it succeeded, but {kind} was expected")));
        };
        let (kind, effect) = (error.kind().name(), error.effect().word());
        if kind != due.kind || effect != due.effect {
            return Err(unmet(format!(
                "{} with effect {} was expected, but {kind} with effect {effect} occurred: {error}",
                due.kind, due.effect
            )));
        }
        let sent = requests(self.hub).into_iter().skip(sent_before);
        let sent: Vec<_> = sent.collect();
        if let Some(argument) = &due.argument
            && (!sent.is_empty() || error.argument() != Some(argument))
        {
            let sent = sent.len();
            return Err(unmet(format!(
                "the error should name {argument}, and nothing should be sent; {sent} requests were sent: {error}"
            )));
        }
        self.refused += commands(&sent);
        Ok(match error.status() {
            Some(status) => format!("refused: {kind}, {status}"),
            None => format!("refused: {kind}"),
        })
    }

    /// Compares all requests and effects of the rehearsal with the story.
    fn prove(&mut self) -> Result<(), CliError> {
        compare(&self.effects, &self.hub.journal()).map_err(unmet)?;
        self.screen.step(
            "compare effect by effect",
            None,
            "the journal has the requested effects, in the same order",
        )?;
        let requests = requests(self.hub);
        let (asked, refused, sent) = (self.effects.len(), self.refused, commands(&requests));
        if sent != asked + refused {
            return Err(unmet(format!(
                "{asked} commands with an effect and {refused} refused ones were expected, but {sent} commands were sent"
            )));
        }
        let sent =
            format!("{sent} commands: {asked} with an effect, {refused} that the hub refused");
        self.screen
            .step("count what the client sent", None, &sent)?;
        let all = OPERATIONS.iter().map(|operation| operation.name);
        let is_called = |name: &&str| requests.iter().any(|it| it.operation == Some(*name));
        let (called, missed): (Vec<&str>, Vec<&str>) = all.partition(is_called);
        if !missed.is_empty() {
            let missed = missed.join(", ");
            return Err(unmet(format!("operations that were not called: {missed}")));
        }
        let all = called.len();
        let called = format!("{all} of the {all} in the specification");
        self.screen
            .step("count the operations that were called", None, &called)
    }

    /// Waits for this time. Fails if the hub ends meanwhile.
    fn pause(&mut self, time: Duration) -> Result<(), CliError> {
        self.stopped = match self.ended.recv_timeout(time) {
            Err(RecvTimeoutError::Timeout) => return Ok(()),
            Err(RecvTimeoutError::Disconnected) => Some(StopReason::Unexpected),
            Ok(reason) => Some(reason),
        };
        Err(unmet("the hub was stopped"))
    }
}

/// Returns the result of a call, or null if it has none.
fn result(came: &InvokeResult) -> Result<Json, CliError> {
    let json = came.result().unwrap_or("null");
    serde_json::from_str(json).map_err(|error| unmet(format!("{json}: {error}")))
}

/// Converts JSON to a value of the client, whose comparison is in single precision.
fn value(json: &Json) -> Result<Value, CliError> {
    let json = json.to_string();
    Value::from_json(&json).map_err(|error| unmet(format!("{json}: {error}")))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use gfxhub_simulator::Options;

    use super::*;
    use crate::console::Console;

    fn hub() -> LocalHub {
        LocalHub::start(Options::default()).unwrap()
    }

    /// Plays a story without pauses. Returns its output, or the reason why it failed.
    fn played(hub: &LocalHub, story: &[Scene]) -> Result<String, String> {
        let (_running, ended) = mpsc::channel();
        let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
        let console = &mut Console::plain(&mut input, &mut out, &mut err);
        let json = false;
        let outcome = play_story(story, hub, 1000.0, &ended, Screen { console, json });
        match outcome.unwrap() {
            Outcome::Whole => Ok(String::from_utf8(out).unwrap()),
            Outcome::Failed(error) => Err(error.message()),
            Outcome::Stopped(_) => panic!("nobody stopped it"),
        }
    }

    #[test]
    fn the_story_holds_and_nothing_else_happens() {
        let hub = hub();
        let printed = played(&hub, &story::read().unwrap()).unwrap();
        assert!(printed.contains("118 steps in "), "{printed}");
        assert!(printed.contains("33 effects requested, 33 in"), "{printed}");
        assert!(printed.contains("48 of the 48 in"), "{printed}");
        // `compare` ignores effects of other clients, so this checks that there are none.
        assert_eq!(hub.journal().len(), 33);
    }

    #[test]
    fn whatever_is_not_as_expected_ends_it() {
        let list = r#""title":"list","call":"engines.list""#;
        let rename = r#""title":"rename","call":"playout.rename_rundown","arguments":{"rundownId":1,"body":{"name":"R"}}"#;
        let lost = r#""title":"read","call":"engines.get","arguments":{"engineId":987654}"#;
        for (step, why) in [
            (format!(r#"{list},"expect":[]"#), "it is [{"),
            (
                format!(r#"{list},"check":["it == []"]"#),
                "it == [] is false for [{",
            ),
            (
                format!(r#"{list},"expect":[],"within":0.2"#),
                "not within 0.2 s: it is [{",
            ),
            (
                format!(r#"{list},"shows":"{{{{ it.id }}}}""#),
                "undefined value",
            ),
            (
                format!(r#"{list},"effect":{{}}"#),
                "1 effects were requested, 0 are in the journal",
            ),
            (
                rename.to_owned(),
                "0 effects were requested, 1 are in the journal",
            ),
            (
                format!(r#"{rename},"effect":{{"change":{{"name":"S"}}}}"#),
                "effect 1.change.name is \"R\"",
            ),
            (
                format!(r#"{rename},"refused":{{"kind":"NotFound","effect":"none"}}"#),
                "it succeeded, but NotFound",
            ),
            (lost.to_owned(), "the hub returned 500"),
            (
                format!(r#"{lost},"refused":{{"kind":"NotFound","effect":"none"}}"#),
                "Server with effect none occurred",
            ),
            (
                format!(
                    r#"{lost},"refused":{{"kind":"Server","effect":"none","argument":"engineId"}}"#
                ),
                "the error should name engineId, and nothing should be sent; 1 requests",
            ),
            (
                list.to_owned(),
                "operations that were not called: engines.get,",
            ),
        ] {
            let json = format!(r#"[{{"title":"Scene","steps":[{{{step}}}]}}]"#);
            let story: Vec<Scene> = serde_json::from_str(&json).unwrap();
            let failure = played(&hub(), &story).unwrap_err();
            assert!(failure.contains(why), "{why}: {failure}");
            assert!(
                failure.starts_with("The rehearsal failed in \""),
                "{failure}"
            );
        }
    }
}
