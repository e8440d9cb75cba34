//! Reads at the pace of a capture.

use std::time::{Duration, Instant};

use crate::batch::read_each;
use crate::call::Decode;
use crate::client::Client;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::retry::pause;
use crate::schema::ids::Text;

/// Maximum number of requests in flight.
pub(super) const IN_FLIGHT: usize = 4;

/// Minimum time for each request: a hub on air has other things to do.
const EACH: Duration = Duration::from_millis(20);

/// Time without any answer after which a capture ends.
const SILENCE: Duration = Duration::from_secs(10);

pub(super) struct Reader {
    client: Client,
    /// Time from which the next request may be sent.
    due: Instant,
    /// Time of the last answer.
    answered: Instant,
}

impl Reader {
    pub(super) fn new(client: &Client) -> Reader {
        let limit = client.timeout().min(SILENCE);
        let now = Instant::now();
        Reader {
            client: client.with(client.options.clone().timeout(limit)),
            due: now,
            answered: now,
        }
    }

    /// Makes a read. Returns the error as `Err` within `Ok` if the capture can go on without it.
    pub(super) fn read<T>(&mut self, read: impl FnOnce(&Client) -> Result<T>) -> Result<Result<T>> {
        self.turn(1)?;
        let result = read(&self.client);
        self.judge(result)
    }

    /// Reads with an operation for each of these arguments of its path.
    pub(super) fn read_each<T: Send>(
        &mut self,
        operation: &str,
        arguments: &[Vec<&dyn Text>],
        decode: Decode<T>,
    ) -> Result<Vec<Result<T>>> {
        let mut results = Vec::with_capacity(arguments.len());
        for few in arguments.chunks(IN_FLIGHT) {
            self.turn(few.len())?;
            for result in read_each(&self.client, operation, few, decode)? {
                results.push(self.judge(result)?);
            }
        }
        Ok(results)
    }

    /// Waits until this many requests may be sent.
    fn turn(&mut self, requests: usize) -> Result<()> {
        if !pause(self.due, &self.client.stops) {
            let detail = "the capture was cancelled";
            return Err(Error::new(ErrorKind::Cancelled, Effect::None, detail));
        }
        self.due = Instant::now() + EACH * requests as u32;
        Ok(())
    }

    /// Returns an error as `Err` if the capture has to end.
    fn judge<T>(&mut self, result: Result<T>) -> Result<Result<T>> {
        let now = Instant::now();
        match result {
            Err(error) if error.status().is_none() => {
                let is_over = self.client.is_over() || now - self.answered >= SILENCE;
                match error.kind() {
                    ErrorKind::Timeout if !is_over => Ok(Err(error)),
                    _ => Err(error),
                }
            }
            answered => {
                self.answered = now;
                Ok(answered)
            }
        }
    }
}
