//! The stage: runs the steps, times and prints them, and remembers which effects were asked for.

use std::time::{Duration, Instant};

use gfxhub::{Effect, Error, ErrorKind};

use crate::failure::{Failure, Outcome};
use crate::journal::Asked;
use crate::report::Report;
use crate::traffic::Traffic;

/// Where the rehearsal takes place.
pub(crate) struct Stage {
    report: Box<dyn Report>,
    traffic: Traffic,
    /// On a hub that is not ours, what is not there is said and is no failure.
    foreign: bool,
    parts: usize,
    steps: usize,
    started: Instant,
    /// The part and the step that are in progress.
    part: String,
    step: String,
    asked: Vec<Asked>,
    /// How many commands the hub was right to refuse.
    refused: usize,
    answered: usize,
    /// What the hub did not give, in its first words.
    first_missing: Option<Error>,
    missing: usize,
}

impl Stage {
    /// A stage for a hub of our own, or for a foreign one.
    pub(crate) fn new(traffic: Traffic, foreign: bool, report: Box<dyn Report>) -> Self {
        Self {
            report,
            traffic,
            foreign,
            parts: 0,
            steps: 0,
            started: Instant::now(),
            part: String::new(),
            step: String::new(),
            asked: Vec::new(),
            refused: 0,
            answered: 0,
            first_missing: None,
            missing: 0,
        }
    }

    /// Begins a part.
    pub(crate) fn part(&mut self, title: &str) -> Outcome<()> {
        self.parts += 1;
        self.part = title.to_owned();
        self.step.clear();
        Ok(self.report.part(self.parts, title)?)
    }

    /// What is in progress, for the message of a failure.
    pub(crate) fn place(&self) -> String {
        match (self.part.is_empty(), self.step.is_empty()) {
            (true, _) => "at the start".to_owned(),
            (_, true) => format!("in \"{}\"", self.part),
            _ => format!("in \"{}\", step \"{}\"", self.part, self.step),
        }
    }

    /// A read that must succeed.
    pub(crate) fn read<T>(
        &mut self,
        what: &str,
        call: impl FnOnce() -> gfxhub::Result<T>,
        say: impl FnOnce(&T) -> String,
    ) -> Outcome<T> {
        self.call(what, false, call, say)
    }

    fn call<T>(
        &mut self,
        what: &str,
        changes: bool,
        call: impl FnOnce() -> gfxhub::Result<T>,
        say: impl FnOnce(&T) -> String,
    ) -> Outcome<T> {
        let (came, took) = self.run(what, changes, call)?;
        let came = came?;
        self.report.step(what, Some(took), &say(&came))?;
        Ok(came)
    }

    /// A read of what a foreign hub may not have; a hub of our own must have it.
    pub(crate) fn look<T>(
        &mut self,
        what: &str,
        call: impl FnOnce() -> gfxhub::Result<T>,
        say: impl FnOnce(&T) -> String,
    ) -> Outcome<Option<T>> {
        let (came, took) = self.run(what, false, call)?;
        let error = match came {
            Ok(came) => {
                self.answered += 1;
                self.report.step(what, Some(took), &say(&came))?;
                return Ok(Some(came));
            }
            Err(error) => error,
        };
        // Without a status the hub was not reached, or its response was cut: nothing more to look at.
        let Some(status) = error.status().filter(|_| self.foreign) else {
            return Err(error.into());
        };
        self.missing += 1;
        if error.kind() == ErrorKind::NotFound {
            self.report
                .step(what, Some(took), &format!("not on this hub ({status})"))?;
        } else {
            self.report
                .step(what, Some(took), &format!("no: {}, {status}", error.kind()))?;
            self.report.paragraph(error.message())?;
        }
        self.first_missing.get_or_insert(error);
        Ok(None)
    }

    /// A command that must succeed, and whose effect the journal must show.
    pub(crate) fn command<T>(
        &mut self,
        asked: Asked,
        what: &str,
        call: impl FnOnce() -> gfxhub::Result<T>,
        say: impl FnOnce(&T) -> String,
    ) -> Outcome<T> {
        self.asked.push(asked);
        self.call(what, true, call, say)
    }

    /// A call with bad input, which must be refused before anything is sent.
    pub(crate) fn refused_unsent<T>(
        &mut self,
        what: &str,
        argument: &str,
        call: impl FnOnce() -> gfxhub::Result<T>,
    ) -> Outcome<()> {
        let before = self.traffic.attempts();
        let (came, took) = self.run(what, false, call)?;
        let error = self.refusal(came, ErrorKind::Invalid, Effect::None, took)?;
        let sent = self.traffic.attempts() - before;
        self.check(sent == 0, || {
            format!("{sent} requests were sent, and none was expected")
        })?;
        let named = error.argument() == Some(argument);
        self.check(named, || format!("it should name {argument}: {error}"))
    }

    /// A call that the hub must refuse, without any effect.
    pub(crate) fn refused_by_hub<T>(
        &mut self,
        what: &str,
        kind: ErrorKind,
        effect: Effect,
        call: impl FnOnce() -> gfxhub::Result<T>,
    ) -> Outcome<Error> {
        let before = self.traffic.commands();
        let (came, took) = self.run(what, false, call)?;
        let error = self.refusal(came, kind, effect, took)?;
        self.refused += self.traffic.commands() - before;
        Ok(error)
    }

    fn refusal<T>(
        &mut self,
        came: gfxhub::Result<T>,
        kind: ErrorKind,
        effect: Effect,
        took: Duration,
    ) -> Outcome<Error> {
        let Err(error) = came else {
            return Err(Failure::unmet(format!(
                "it succeeded, where {kind} was expected"
            )));
        };
        let as_due = error.kind() == kind && error.effect() == effect;
        self.check(as_due, || {
            let (found, effect_found) = (error.kind(), error.effect());
            format!("{kind} with effect {effect} was expected, {found} with {effect_found} came: {error}")
        })?;
        let status = error
            .status()
            .map(|status| format!(", {status}"))
            .unwrap_or_default();
        let step = self.step.clone();
        self.report
            .step(&step, Some(took), &format!("refused: {kind}{status}"))?;
        self.report.paragraph(error.message())?;
        Ok(error)
    }

    fn run<T>(
        &mut self,
        what: &str,
        changes: bool,
        call: impl FnOnce() -> gfxhub::Result<T>,
    ) -> Outcome<(gfxhub::Result<T>, Duration)> {
        what.clone_into(&mut self.step);
        self.report.before_call(changes)?;
        self.steps += 1;
        let started = Instant::now();
        let came = call();
        Ok((came, started.elapsed()))
    }

    /// Holds what came against what should have come.
    pub(crate) fn check(&self, holds: bool, else_say: impl FnOnce() -> String) -> Outcome<()> {
        if holds {
            Ok(())
        } else {
            Err(Failure::unmet(else_say()))
        }
    }

    /// More about the step before.
    pub(crate) fn detail(&mut self, text: &str) -> Outcome<()> {
        Ok(self.report.detail(text)?)
    }

    /// A step that is no call: something watched, counted, compared.
    pub(crate) fn note(&mut self, what: &str, took: Option<Duration>, came: &str) -> Outcome<()> {
        what.clone_into(&mut self.step);
        Ok(self.report.step(what, took, came)?)
    }

    /// Says what follows is about, for the message of a failure, without printing anything.
    pub(crate) fn begin(&mut self, what: &str) {
        what.clone_into(&mut self.step);
    }

    /// A line of its own.
    pub(crate) fn say(&mut self, text: &str) -> Outcome<()> {
        Ok(self.report.line(text)?)
    }

    /// What the client sent.
    pub(crate) fn traffic(&self) -> &Traffic {
        &self.traffic
    }

    /// The effects that were asked for, in order.
    pub(crate) fn asked(&self) -> &[Asked] {
        &self.asked
    }

    /// How many commands the hub refused.
    pub(crate) fn refused(&self) -> usize {
        self.refused
    }

    /// How many steps there were, and how long they took together.
    pub(crate) fn length(&self) -> (usize, Duration) {
        (self.steps, self.started.elapsed())
    }

    /// How many reads of a foreign hub gave something, and how many did not. The error is the first
    /// refusal, where nothing could be read at all.
    pub(crate) fn looked(&mut self) -> Outcome<(usize, usize)> {
        match self.first_missing.take() {
            Some(error) if self.answered == 0 => Err(error.into()),
            _ => Ok((self.answered, self.missing)),
        }
    }
}
