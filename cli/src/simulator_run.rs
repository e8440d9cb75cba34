//! Runs a hub simulator until it stops. Prints its effects and the requests that it refuses.

use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use gfxhub::ErrorKind;
use gfxhub_simulator::LocalHub;

use crate::console::Console;
use crate::effect_line::effect_line;
use crate::error::CliError;
use crate::interrupt::{self, thread};
use crate::refusal_line::refusal_line;

/// Interval at which new effects and refusals are printed.
const POLL: Duration = Duration::from_millis(100);

/// Stops the hub at a signal, as long as the returned guard exists. The receiver gets the reason
/// when the hub ends.
pub(crate) fn stop_at_signal(
    hub: &Arc<LocalHub>,
) -> Result<(interrupt::SignalGuard, mpsc::Receiver<StopReason>), CliError> {
    let (sender, ended) = mpsc::channel();
    let stopped = Arc::clone(hub);
    let on_signal = sender.clone();
    let caught = interrupt::catch(move || {
        // Sending fails if the receiver was dropped because the hub had already ended.
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

/// The reason why the simulator ends.
pub(crate) enum StopReason {
    Requested,
    Unexpected,
}

impl StopReason {
    /// Returns the exit code for this reason.
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

/// Marks which part of a hub's log was printed or skipped.
#[derive(Default)]
pub(crate) struct LogPosition {
    /// Number of the last effect in this part.
    effect: u64,
    /// Number of the last request in this part.
    request: u64,
    /// Numbers of the requests up to `request` that have not ended yet.
    in_progress: Vec<u64>,
    /// Number of the last refused control call in this part.
    refused_control: u64,
}

impl LogPosition {
    /// Creates a position after all effects and requests of a hub so far.
    pub(crate) fn so_far(hub: &LocalHub) -> LogPosition {
        LogPosition {
            effect: hub.journal().last().map_or(0, |effect| effect.sequence),
            request: hub.requests().last().map_or(0, |entry| entry.number),
            in_progress: Vec::new(),
            refused_control: hub
                .refused_controls_since(0)
                .last()
                .map_or(0, |refused| refused.entry.number),
        }
    }

    /// Prints new effects and refusals.
    fn print_new(&mut self, hub: &LocalHub, console: &mut Console<'_>) -> Result<(), CliError> {
        for effect in hub.journal_since(self.effect) {
            self.effect = effect.sequence;
            console.print_line(&effect_line(&effect, console))?;
        }
        for entry in hub.requests_since(self.request) {
            self.request = entry.number;
            self.in_progress.push(entry.number);
        }
        for number in std::mem::take(&mut self.in_progress) {
            // A request that the hub no longer keeps is skipped, because it ended long ago.
            let Some(kept) = hub.request(number) else {
                continue;
            };
            if kept.entry.elapsed.is_none() {
                self.in_progress.push(number);
            } else if let Some(line) = refusal_line(&kept, hub.clock().elapsed(), console) {
                console.print_line(&line)?;
            }
        }
        for refused in hub.refused_controls_since(self.refused_control) {
            self.refused_control = refused.entry.number;
            if let Some(line) = refusal_line(&refused, hub.clock().elapsed(), console) {
                console.print_line(&line)?;
            }
        }
        console.flush()
    }
}

/// Waits until the hub ends. If `is_watched` is true, prints new effects and refusals meanwhile.
pub(crate) fn until_the_end(
    hub: &LocalHub,
    ended: &mpsc::Receiver<StopReason>,
    is_watched: bool,
    mut printed: LogPosition,
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
        printed.print_new(hub, console)?;
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;
    use std::time::Instant;

    use gfxhub_simulator::Options;

    use super::*;

    /// Sends a request without a body, and reads the response.
    fn send(hub: &LocalHub, first: &str, headers: &[&str]) {
        let mut stream = TcpStream::connect(hub.address()).unwrap();
        let mut head = format!("{first} HTTP/1.1\r\nConnection: close\r\n");
        if !headers.iter().any(|line| line.starts_with("Host")) {
            head += "Host: localhost\r\n";
        }
        for line in headers {
            head += &format!("{line}\r\n");
        }
        stream.write_all(format!("{head}\r\n").as_bytes()).unwrap();
        let mut response = Vec::new();
        stream.read_to_end(&mut response).unwrap();
    }

    #[test]
    fn refused_requests_are_printed_with_why_and_without_keys() {
        let options = Options {
            api_key: Some("k3y".to_owned()),
            ..Options::default()
        };
        let hub = LocalHub::start(options).unwrap();
        let engines = "GET /api/rest/v1/engines";
        let key = "X-API-Key: k3y";
        send(&hub, engines, &[key]);
        let refused: [(&str, &[&str], &[&str]); 10] = [
            (
                engines,
                &["User-Agent: panel/2"],
                &["401", "An API key is required.", "panel/2"],
            ),
            (
                engines,
                &["X-API-Key: s3cr3t"],
                &["403", "The API key is not valid."],
            ),
            (
                "GET /api/rest/v1/engines?api_key=s3cr3t",
                &[],
                &["403", "/engines?api_key=***", "not valid"],
            ),
            (
                engines,
                &[key, "Host: evil.example"],
                &["403", "the host \"evil.example\"", "--allow-host"],
            ),
            (
                engines,
                &[key, "Origin: http://panel.example"],
                &["403", "http://panel.example", "--allow-origin"],
            ),
            (
                "GET /api/rest/v1/nothing",
                &[key],
                &["404", "There is no /api/rest/v1/nothing."],
            ),
            (
                "GET /api/rest/v1/x%3Fapi_key=s3cr3t",
                &[key],
                &["404", "/api/rest/v1/api_key=***"],
            ),
            (
                "GET /api/rest/v1/%zz",
                &[key],
                &["400", "has a % without two"],
            ),
            (
                "POST /api/rest/v1/playout/rundowns",
                &[key, "Content-Length: 99999999"],
                &["413", "The body is larger than"],
            ),
            (
                "GET /api/rest/v1/engines HTTP",
                &[],
                &["400", "The request is not HTTP/1.1."],
            ),
        ];
        for (first, headers, _) in refused {
            send(&hub, first, headers);
        }
        let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
        let mut console = Console::plain(&mut input, &mut out, &mut err);
        let mut printed = LogPosition::default();
        let begun = Instant::now();
        while printed.request < 11 || !printed.in_progress.is_empty() {
            printed.print_new(&hub, &mut console).unwrap();
            assert!(begun.elapsed() < Duration::from_secs(20));
        }
        let out = String::from_utf8(out).unwrap();
        let lines: Vec<_> = out.lines().collect();
        assert_eq!(lines.len(), refused.len(), "{out}");
        for ((_, _, words), line) in refused.iter().zip(&lines) {
            for word in *words {
                assert!(line.contains(word), "{word}: {line}");
            }
        }
        for secret in ["s3cr3t", "k3y"] {
            assert!(!out.contains(secret), "{out}");
        }
    }

    #[test]
    fn refused_control_calls_are_printed_like_requests_and_without_the_token() {
        let options = Options {
            control_token: Some("t0k3n".to_owned()),
            ..Options::default()
        };
        let hub = LocalHub::start(options).unwrap();
        let token = "X-Control-Token: t0k3n";
        let refused: [(&str, &[&str], &[&str]); 6] = [
            (
                "POST /_control/reset",
                &["X-Control-Token: s3cr3t", "User-Agent: panel/2"],
                &["403", "Control calls need the control token", "panel/2"],
            ),
            (
                "POST /_control/reset?token=t0k3n",
                &[],
                &["403", "/_control/reset?token=***"],
            ),
            (
                "POST /_control/clock",
                &[token],
                &["422", "advance must be a number"],
            ),
            (
                "GET /_control/t0k3n",
                &[token],
                &["404", "GET /_control/***  There is no /_control/***."],
            ),
            (
                "GET /_control/state",
                &[token, "Host: evil.example"],
                &["403", "the host \"evil.example\"", "--allow-host"],
            ),
            (
                "GET /_control/t0k3n HTTP",
                &[token],
                &["400", "The request is not HTTP/1.1."],
            ),
        ];
        let unseen: [(&str, &[&str]); 2] = [
            ("GET /_control/state", &[token]),
            ("GET /_control/token", &["Via: 1.1 proxy"]),
        ];
        for (first, headers) in refused.map(|it| (it.0, it.1)).into_iter().chain(unseen) {
            send(&hub, first, headers);
        }
        let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
        let mut console = Console::plain(&mut input, &mut out, &mut err);
        let mut printed = LogPosition::default();
        printed.print_new(&hub, &mut console).unwrap();
        printed.print_new(&hub, &mut console).unwrap();
        let out = String::from_utf8(out).unwrap();
        let lines: Vec<_> = out.lines().collect();
        assert_eq!(lines.len(), refused.len(), "{out}");
        for ((_, _, words), line) in refused.iter().zip(&lines) {
            for word in *words {
                assert!(line.contains(word), "{word}: {line}");
            }
        }
        for secret in ["s3cr3t", "t0k3n"] {
            assert!(!out.contains(secret), "{out}");
        }
        assert!(hub.requests().is_empty());
    }
}
