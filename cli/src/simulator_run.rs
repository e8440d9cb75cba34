//! A hub simulator that the command runs: its end, and its effects meanwhile.

use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use gfxhub::ErrorKind;
use gfxhub_simulator::LocalHub;

use crate::console::Console;
use crate::effect_line::effect_line;
use crate::error::CliError;
use crate::interrupt::{self, thread};

/// How often effects are looked for.
const POLL: Duration = Duration::from_millis(100);

/// Stops the hub at a signal, while these are caught. The receiver gets why the hub ends.
pub(crate) fn stop_at_signal(
    hub: &Arc<LocalHub>,
) -> Result<(interrupt::Caught, mpsc::Receiver<StopReason>), CliError> {
    let (sender, ended) = mpsc::channel();
    let stopped = Arc::clone(hub);
    let on_signal = sender.clone();
    let caught = interrupt::catch(move || {
        // The other end is gone where the hub has ended.
        let _ = on_signal.send(StopReason::Requested);
        stopped.stop();
    })?;
    let waiting = Arc::clone(hub);
    thread("gfxhub end", move || {
        waiting.wait();
        let _ = sender.send(StopReason::Unexpected);
    })?;
    Ok((caught, ended))
}

/// Why the simulator ends.
pub(crate) enum StopReason {
    Requested,
    Unexpected,
}

impl StopReason {
    /// The exit code of a hub that ended so.
    pub(crate) fn exit_code(self) -> Result<u8, CliError> {
        match self {
            StopReason::Requested => Ok(0),
            StopReason::Unexpected => Err(CliError::other(
                ErrorKind::Internal,
                "the hub simulator stopped unexpectedly. Start it again; please report this with its output.",
            )),
        }
    }
}

/// Waits for the end, and prints the effects after this one meanwhile.
pub(crate) fn until_the_end(
    hub: &LocalHub,
    ended: &mpsc::Receiver<StopReason>,
    is_watched: bool,
    mut last: u64,
    console: &mut Console<'_>,
) -> Result<StopReason, CliError> {
    loop {
        let end = match is_watched {
            true => ended.recv_timeout(POLL),
            false => ended.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match end {
            Ok(end) => return Ok(end),
            Err(RecvTimeoutError::Disconnected) => return Ok(StopReason::Unexpected),
            Err(RecvTimeoutError::Timeout) => {}
        }
        for effect in hub.journal_since(last) {
            last = effect.sequence;
            console.print_line(&effect_line(&effect, console))?;
        }
        console.flush()?;
    }
}
