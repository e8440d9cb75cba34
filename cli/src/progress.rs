//! Shows the progress of calls that take longer than a second: the elapsed time and its limit. Only
//! a terminal shows it.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use crate::console::Console;

/// Delay after which progress is shown for the first time.
const FIRST: Duration = Duration::from_secs(1);
/// Interval at which progress is redrawn.
const EVERY: Duration = Duration::from_millis(100);

/// Width of the bar in characters.
const BAR: usize = 20;

/// Makes a call, and shows the line for the elapsed time if it takes long.
pub(crate) fn showing<T: Send>(
    console: &mut Console<'_>,
    line: impl Fn(Duration) -> String,
    call: impl FnOnce() -> T + Send,
) -> T {
    if !console.shows_progress() {
        return call();
    }
    std::thread::scope(|scope| {
        let (running, ended) = mpsc::channel::<()>();
        let calling = scope.spawn(move || {
            // `running` is dropped when the call ends, even if the call panics.
            let _running = running;
            call()
        });
        let started = Instant::now();
        let mut wait = FIRST;
        while ended.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
            console.draw_progress(&line(started.elapsed()));
            wait = EVERY;
        }
        if wait == EVERY {
            console.draw_progress("");
        }
        match calling.join() {
            Ok(came) => came,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

/// Returns the line of a call that has taken this long.
pub(crate) fn line(what: &str, elapsed: Duration, limit: Option<Duration>) -> String {
    let seconds = elapsed.as_secs();
    let Some(limit) = limit else {
        return format!("{what}: {seconds} s");
    };
    let part = (elapsed.as_secs_f64() / limit.as_secs_f64()).clamp(0.0, 1.0);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "it is from 0 to the width of the bar"
    )]
    let done = (part * BAR as f64) as usize;
    format!(
        "{what}: [{}{}] {seconds} s of at most {} s",
        "#".repeat(done),
        ".".repeat(BAR - done),
        limit.as_secs_f64()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the standard error of a terminal during a call that takes this long.
    fn drawn(takes: Duration) -> String {
        let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
        let mut console = Console::terminal(&mut input, &mut out, &mut err, 80);
        let limit = Some(Duration::from_secs(10));
        let line = |elapsed| line("engines.list", elapsed, limit);
        let came = showing(&mut console, line, || {
            std::thread::sleep(takes);
            7
        });
        assert_eq!(came, 7);
        assert!(out.is_empty());
        String::from_utf8(err).unwrap()
    }

    #[test]
    fn a_call_of_more_than_a_second_has_a_bar_that_is_taken_away() {
        let seen = drawn(Duration::from_millis(1300));
        assert!(
            seen.contains("\rengines.list: [##..................] 1 s of at most 10 s"),
            "{seen:?}"
        );
        assert!(seen.ends_with("\r\u{1b}[K"), "{seen:?}");
    }

    #[test]
    fn a_short_call_has_none() {
        assert_eq!(drawn(Duration::ZERO), "");
    }

    #[test]
    fn the_bar_ends_at_its_end() {
        let second = Duration::from_secs(1);
        assert!(line("x", second * 12, Some(second * 10)).contains(&"#".repeat(BAR)));
        assert_eq!(line("x", second * 12, None), "x: 12 s");
    }

    #[test]
    fn scripts_see_nothing() {
        let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
        let mut console = Console::plain(&mut input, &mut out, &mut err);
        let line = |elapsed| line("x", elapsed, None);
        showing(&mut console, line, || std::thread::sleep(FIRST * 2));
        assert!(out.is_empty() && err.is_empty());
    }
}
