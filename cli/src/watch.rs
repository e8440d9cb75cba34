//! `--watch`: repeats a request until Ctrl-C. A terminal shows the newest result, with a sparkline
//! for a numeric property. A pipe receives each result that differs from the previous one.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use clap::{Arg, ArgMatches};
use gfxhub::schema::{FieldType, ResponseType};
use gfxhub::{CallOptions, CancelToken, Client, Object, RetryClass, Value, schema::OperationInfo};

use crate::colour;
use crate::console::Console;
use crate::error::CliError;
use crate::interrupt;
use crate::output;
use crate::sparkline::Sparklines;
use crate::terminal_escape::{escape_line, truncate};

/// Name of the option.
pub(crate) const WATCH: &str = "watch";

/// Default interval between requests in seconds.
const EVERY: &str = "1";

/// Returns `true` if an operation can be watched: it only reads, and its result is not a download.
pub(crate) fn applies(operation: &OperationInfo) -> bool {
    operation.resend == RetryClass::Read && operation.outcome != ResponseType::Raw
}

/// Builds the option `--watch`.
pub(crate) fn option() -> Arg {
    Arg::new(WATCH)
        .long(WATCH)
        .value_name("SECONDS")
        .num_args(0..=1)
        .require_equals(true)
        .default_missing_value(EVERY)
        .value_parser(seconds)
        .help("Repeat the read until Ctrl-C, every second unless a time is given: redrawn on a terminal, \
            only changes into a pipe")
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number: Option<f64> = text.trim().parse().ok();
    let number = number.filter(|number| (0.05..=3600.0).contains(number));
    let number = number.ok_or_else(|| "it must be from 0.05 to 3600 seconds".to_owned())?;
    Ok(Duration::from_secs_f64(number))
}

/// Returns the interval between reads, if the operation is to be watched.
pub(crate) fn every(matches: &ArgMatches) -> Option<Duration> {
    // The option may be missing, because only some operations have it.
    let given = matches.try_get_one::<Duration>(WATCH).ok().flatten();
    given.copied()
}

/// A call that is repeated.
pub(crate) struct Watch<'a> {
    pub(crate) operation: &'static OperationInfo,
    pub(crate) arguments: Object,
    pub(crate) client: &'a Client,
    pub(crate) options: CallOptions,
    pub(crate) every: Duration,
    pub(crate) json: bool,
}

impl Watch<'_> {
    /// Repeats the call until Ctrl-C. Only a failure of the first call ends the loop; after a later
    /// failure the hub may come back.
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<u8, CliError> {
        let cancel = CancelToken::new();
        let (sender, interrupted) = mpsc::channel();
        let at_interrupt = cancel.clone();
        let _caught = interrupt::catch(move || {
            at_interrupt.cancel();
            // Sending fails if the receiver was dropped because a request failed.
            let _ = sender.send(());
        })?;
        let client = self.client.with(self.options.clone().cancel(&cancel));
        let mut shown = LastOutput::default();
        loop {
            let started = Instant::now();
            let read = client.invoke_value(self.operation.name, self.arguments.clone());
            if cancel.is_cancelled() {
                return Ok(0);
            }
            match read {
                Ok(result) => {
                    let text = self.text(&result, console)?;
                    if let Some(value) = self.property(&result) {
                        shown.sparklines.push(&value);
                    }
                    self.show(&mut shown, text, None, console)?;
                }
                Err(error) if shown.text.is_none() => return Err(error.into()),
                Err(error) => {
                    let why = CliError::from(error).message();
                    let text = shown.text.clone().unwrap_or_default();
                    self.show(&mut shown, text, Some(why), console)?;
                }
            }
            let rest = self.every.saturating_sub(started.elapsed());
            match interrupted.recv_timeout(rest) {
                Err(RecvTimeoutError::Timeout) => {}
                _ => return Ok(0),
            }
        }
    }

    /// Returns the result as text, as it would be printed without `--watch`.
    fn text(
        &self,
        result: &gfxhub::InvokeResult,
        console: &Console<'_>,
    ) -> Result<String, CliError> {
        let bytes = console.captured(|inner| match self.json {
            true => output::as_json(result, inner),
            false => output::print_table(self.operation, result, inner),
        })?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Returns the value in a record that has a field of type `Value`, such as a property.
    fn property(&self, result: &gfxhub::InvokeResult) -> Option<Value> {
        let (ResponseType::Record(info) | ResponseType::FirstOfList(info)) = self.operation.outcome
        else {
            return None;
        };
        let field = info
            .fields
            .iter()
            .find(|field| matches!(field.shape, FieldType::Value))?;
        let record = Value::from_json(result.result()?).ok()?;
        Some(record.get(field.wire)?.into_owned())
    }

    fn show(
        &self,
        shown: &mut LastOutput,
        text: String,
        why: Option<String>,
        console: &mut Console<'_>,
    ) -> Result<(), CliError> {
        if console.is_terminal() {
            let screen = self.screen(shown, &text, why.as_deref(), console);
            console.print(screen)?;
        } else {
            if shown.text.as_ref() != Some(&text) {
                // An empty line separates tables. JSON results are on one line each.
                if shown.text.is_some() && !self.json {
                    console.print_line("")?;
                }
                console.print(&text)?;
            }
            // A failure is reported once, not at each attempt.
            if let Some(why) = why.as_ref().filter(|_| shown.failure.is_none()) {
                console.eprint(&format!("gfxhub: {why}"));
            }
        }
        shown.text = Some(text);
        shown.failure = why;
        console.flush()
    }

    /// Returns the text that redraws the whole screen from its upper left corner.
    fn screen(
        &self,
        shown: &LastOutput,
        text: &str,
        why: Option<&str>,
        console: &Console<'_>,
    ) -> String {
        let (width, height) = (usize::from(console.width().0), console.height());
        let title = [
            (self.operation.name.to_owned(), colour::BOLD),
            (
                format!("  every {} s, Ctrl-C ends", self.every.as_secs_f64()),
                colour::DIM,
            ),
        ];
        let mut lines = vec![colour::line(&title, width, console.colour()), String::new()];
        lines.extend(text.lines().map(str::to_owned));
        let sparklines = shown.sparklines.draw(width);
        if !sparklines.is_empty() && !self.json {
            lines.push(String::new());
            let painted = |line: String| colour::painted(&line, colour::CYAN, console.colour());
            lines.extend(sparklines.into_iter().map(painted));
        }
        if let Some(why) = why {
            lines.push(String::new());
            lines.push(truncate(escape_line(why), width));
        }
        if lines.len() >= height {
            let hidden = lines.len() + 2 - height;
            lines.truncate(height.saturating_sub(2));
            lines.push(format!("… {hidden} more lines"));
        }
        // Each line is cleared to its end; clearing the whole screen would flicker.
        let start = if shown.text.is_none() {
            "\u{1b}[2J"
        } else {
            ""
        };
        let lines: Vec<String> = lines
            .iter()
            .map(|line| format!("{line}\u{1b}[K\n"))
            .collect();
        format!("{start}\u{1b}[H{}\u{1b}[J", lines.concat())
    }
}

/// The content of the screen, or the most recent output to a pipe.
#[derive(Default)]
struct LastOutput {
    text: Option<String>,
    failure: Option<String>,
    sparklines: Sparklines,
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    use gfxhub_simulator::{LocalHub, Options};

    /// Returns the screen after the property had these values, on a terminal of this width.
    fn screen(values: &[f64], width: u16, why: Option<&str>) -> String {
        let hub = LocalHub::start(Options::default()).unwrap();
        let client = Client::new(&hub.url()).unwrap();
        let watch = Watch {
            operation: gfxhub::schema::operation("engines.get_property").unwrap(),
            arguments: Object::new(),
            client: &client,
            options: CallOptions::new(),
            every: Duration::from_millis(500),
            json: false,
        };
        let (mut input, mut out, mut err) = (io::empty(), Vec::new(), Vec::new());
        let console = Console::terminal(&mut input, &mut out, &mut err, width);
        let mut shown = LastOutput::default();
        values
            .iter()
            .for_each(|value| shown.sparklines.push(&(*value).into()));
        watch.screen(&shown, "Value  0.5\n", why, &console)
    }

    #[test]
    fn a_property_has_a_sparkline_below_it() {
        let screen = screen(&[0.0, 1.0], 60, None);
        assert!(screen.starts_with("\u{1b}[2J\u{1b}[H"), "{screen:?}");
        assert!(screen.contains("engines.get_property"), "{screen:?}");
        assert!(screen.contains("every 0.5 s, Ctrl-C ends"), "{screen:?}");
        assert!(screen.contains("Value  0.5\u{1b}[K\n"), "{screen:?}");
        assert!(screen.contains("▁█  0 to 1"), "{screen:?}");
    }

    #[test]
    fn what_failed_is_one_line_below_the_last_result() {
        let screen = screen(
            &[],
            30,
            Some("a reason that is longer than the line is wide"),
        );
        assert!(screen.contains("Value  0.5"), "{screen:?}");
        assert!(
            screen.contains("a reason that is longer than …"),
            "{screen:?}"
        );
    }
}
