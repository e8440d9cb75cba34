//! What a fault does to a connection, step by step. Scripts are small however much they send.

use std::time::Duration;

use hyper::body::Bytes;

/// How much of what repeats is sent at a time.
const BLOCK: usize = 16 << 10;

/// One step.
#[derive(Debug)]
pub(crate) enum Step {
    /// Sends bytes.
    Send(Bytes),
    /// Sends bytes again and again, at the reader's pace: so many times, or without end.
    Repeat(Bytes, Option<u64>),
    /// Sends bytes in pieces of so many, with a pause after each.
    Drip(Bytes, usize, Duration),
    /// Says nothing for a time.
    Wait(Duration),
    /// Says nothing and drops what comes, for a time or until the client goes.
    Stall(Option<Duration>),
}

/// How it ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// The connection serves further requests.
    Keep,
    /// It is closed.
    Close,
    /// It is closed towards the client, which may finish what it says; nobody minds it.
    Drain(Duration),
    /// It is reset.
    Reset,
}

/// The steps and the end.
#[derive(Debug)]
pub(crate) struct WireScript {
    pub(crate) steps: Vec<Step>,
    pub(crate) end: End,
}

impl WireScript {
    /// A script without a step.
    pub(super) fn ending(end: End) -> WireScript {
        WireScript {
            steps: Vec::new(),
            end,
        }
    }

    /// A script that sends bytes first and then closes the connection.
    pub(super) fn sending(bytes: impl Into<Bytes>) -> WireScript {
        WireScript::ending(End::Close).send(bytes)
    }

    pub(super) fn send(self, bytes: impl Into<Bytes>) -> WireScript {
        self.then(Step::Send(bytes.into()))
    }

    /// Sends a text `times` times, without end if none are given.
    pub(super) fn repeat(self, bytes: &[u8], times: Option<u64>) -> WireScript {
        let together = (BLOCK / bytes.len().max(1)).max(1);
        let block = Bytes::from(bytes.repeat(together));
        let Some(times) = times else {
            return self.then(Step::Repeat(block, None));
        };
        let per_block = together as u64;
        let rest = bytes.repeat(usize::try_from(times % per_block).unwrap_or(0));
        self.then(Step::Repeat(block, Some(times / per_block)))
            .send(rest)
    }

    pub(super) fn wait(self, time: Duration) -> WireScript {
        self.then(Step::Wait(time))
    }

    pub(super) fn then(mut self, step: Step) -> WireScript {
        self.steps.push(step);
        self
    }

    /// The status that it sends, after interim ones; none where what it sends has none.
    pub(crate) fn status(&self) -> Option<u16> {
        for step in &self.steps {
            let (bytes, ends) = match step {
                Step::Send(bytes) | Step::Drip(bytes, ..) => (bytes, true),
                Step::Repeat(bytes, times) => (bytes, times.is_some()),
                Step::Wait(_) | Step::Stall(_) => continue,
            };
            match status_of(bytes) {
                Some(100 | 102..=199) if ends => {}
                None if bytes.is_empty() => {}
                status => return status.filter(|status| *status >= 200 || *status == 101),
            }
        }
        None
    }

    /// The same steps with another end.
    pub(super) fn end(self, end: End) -> WireScript {
        WireScript { end, ..self }
    }

    /// The same steps; the connection goes on where the client wants it to.
    pub(super) fn keep_if(self, keeps: bool) -> WireScript {
        self.end(if keeps { End::Keep } else { End::Close })
    }
}

/// The status of an answer that begins so.
fn status_of(bytes: &[u8]) -> Option<u16> {
    let line = bytes.strip_prefix(b"HTTP/1.")?;
    let (before, rest) = line.split_at_checked(2)?;
    let (digits, after) = rest.split_at_checked(3)?;
    let is_number = digits.iter().all(u8::is_ascii_digit);
    let is_whole = before[1] == b' ' && !after.first().is_some_and(u8::is_ascii_digit);
    let digits = std::str::from_utf8(digits).ok();
    digits.filter(|_| is_number && is_whole)?.parse().ok()
}
