//! Makes the calls of one command. A terminal shows how long they take. Ctrl-C cancels them, so
//! that their errors state whether they took effect.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use clap::ArgMatches;
use gfxhub::bindings::only_reads;
use gfxhub::{CallOptions, CancelToken, Client};

use crate::connect::{self, Connection};
use crate::console::Console;
use crate::error::CliError;
use crate::{interrupt, progress};

/// Flag that gives the permit that a guard demands for the call of a command.
pub(crate) const ARM: &str = "arm";

/// The client of a command, with the options of its calls.
pub(crate) struct Calls {
    client: Client,
    options: CallOptions,
    /// Time limit of each call, if known.
    limit: Option<Duration>,
    interrupted: CancelToken,
    /// True if the command line gives a permit for the call.
    arms: bool,
}

impl Calls {
    /// Creates a client with the settings of the command line, the environment and the
    /// configuration file.
    pub(crate) fn of(matches: &ArgMatches, console: &Console<'_>) -> Result<Calls, CliError> {
        let connection = Connection::of(matches)?;
        let options = connect::call_options(matches)?;
        let client = connection.client(console)?;
        Ok(Calls {
            arms: matches.get_flag(ARM),
            ..Calls::by(&client, options, connection.timeout())
        })
    }

    /// Gives the guard's permit for the call of this command if the command line has `--arm` and
    /// the call does more than read.
    pub(crate) fn arm(&self, operation: &str) -> Result<(), CliError> {
        if self.arms && !only_reads(operation) {
            self.client.guard().arm(operation)?;
        }
        Ok(())
    }

    /// Creates a `Calls` from a client and the options of its calls. `limit` is the time limit of
    /// each call, if it is known.
    pub(crate) fn by(client: &Client, options: CallOptions, limit: Option<Duration>) -> Calls {
        let interrupted = CancelToken::new();
        Calls {
            client: client.with(options.clone().cancel(&interrupted)),
            options,
            limit,
            interrupted,
            arms: false,
        }
    }

    /// Waits for the members of a group whose calls are under way, because these calls would end
    /// with the process, and reports the members that fail.
    pub(crate) fn settle(
        &self,
        operation: &str,
        console: &mut Console<'_>,
    ) -> Result<(), CliError> {
        if !operation.starts_with("group.") || only_reads(operation) {
            return Ok(());
        }
        console.flush()?;
        for member in self.client.group().settle()? {
            if member.failures > 0 {
                console
                    .events()
                    .report(&format!("{}: {}", member.member, member.message));
            }
        }
        Ok(())
    }

    /// Returns the client.
    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    /// Returns the token that Ctrl-C cancels.
    pub(crate) fn interrupted(&self) -> &CancelToken {
        &self.interrupted
    }

    /// Returns the options of each call, without the cancel token.
    pub(crate) fn options(&self) -> CallOptions {
        self.options.clone()
    }

    /// Makes a call and shows its progress.
    pub(crate) fn call<T: Send>(
        &self,
        console: &mut Console<'_>,
        operation: &str,
        call: impl FnOnce(&Client) -> T + Send,
    ) -> Result<T, CliError> {
        let row = gfxhub::schema::call(operation);
        if row.is_some_and(|row| row.is_unlimited) {
            return self.call_counting(console, operation, call);
        }
        let line = |elapsed| progress::line(operation, elapsed, self.limit);
        self.call_showing(console, line, call)
    }

    /// Makes a call that sends many requests, and shows the number of requests so far.
    fn call_counting<T: Send>(
        &self,
        console: &mut Console<'_>,
        operation: &str,
        call: impl FnOnce(&Client) -> T + Send,
    ) -> Result<T, CliError> {
        let requests = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&requests);
        let options = self.options().cancel(&self.interrupted).on_event(move |_| {
            counted.fetch_add(1, Ordering::Relaxed);
        });
        let client = self.client.with(options);
        let line = |elapsed: Duration| {
            let requests = requests.load(Ordering::Relaxed);
            format!("{operation}: {requests} requests, {} s", elapsed.as_secs())
        };
        self.call_showing(console, line, |_| call(&client))
    }

    /// Makes a call and meanwhile shows the line that `line` returns for the elapsed time.
    pub(crate) fn call_showing<T: Send>(
        &self,
        console: &mut Console<'_>,
        line: impl Fn(Duration) -> String,
        call: impl FnOnce(&Client) -> T + Send,
    ) -> Result<T, CliError> {
        let _caught = self.catch(console)?;
        Ok(progress::showing(console, line, || call(&self.client)))
    }

    /// Lets Ctrl-C cancel the calls, if this command is the only one of the process.
    fn catch(&self, console: &Console<'_>) -> Result<Option<interrupt::SignalGuard>, CliError> {
        if !console.is_of_process() {
            return Ok(None);
        }
        let interrupted = self.interrupted.clone();
        interrupt::catch(move || interrupted.cancel()).map(Some)
    }
}

#[cfg(test)]
mod tests {
    use gfxhub::SnapshotTaking;
    use gfxhub_simulator::LocalHub;

    use super::*;

    #[test]
    fn a_call_of_any_length_shows_its_requests() {
        let hub = LocalHub::start(gfxhub_simulator::Options::default()).unwrap();
        let client = Client::new(&hub.url()).unwrap();
        let calls = Calls::by(&client, CallOptions::new(), None);
        let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
        let mut console = Console::terminal(&mut input, &mut out, &mut err, 80);
        // The call is long enough for a progress line, because it reads all properties twice, two
        // seconds apart.
        let taken = calls.call(&mut console, "snapshots.take", |hub| {
            hub.snapshots().take(SnapshotTaking::new().fast(true))
        });
        assert_eq!(taken.unwrap().unwrap().complete, Some(true));
        let seen = String::from_utf8(err).unwrap();
        let after = seen.split("\rsnapshots.take: ").nth(1).unwrap();
        let (requests, after) = after.split_once(" requests, ").unwrap();
        let made: usize = requests.parse().unwrap();
        assert!(made > 5 && made < hub.requests().len(), "{made}");
        assert!(after.starts_with("1 s"), "{seen:?}");
    }
}
