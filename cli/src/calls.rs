//! The calls of one command. A terminal shows how long they take. Ctrl-C cancels them, so that
//! their errors state whether they took effect.

use std::time::Duration;

use clap::ArgMatches;
use gfxhub::bindings::only_reads;
use gfxhub::{CallOptions, CancelToken, Client};

use crate::connect::{self, Connection};
use crate::console::Console;
use crate::error::CliError;
use crate::{interrupt, progress};

/// Flag that gives a permit for the call of this command.
pub(crate) const ARM: &str = "arm";

/// The client of a command, with the options of its calls.
pub(crate) struct Calls {
    client: Client,
    options: CallOptions,
    /// Time limit of each call, if known.
    limit: Option<Duration>,
    interrupted: CancelToken,
    /// True if a permit is given for the call.
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

    /// Gives a permit for the call of this command if the command line has the flag and the call
    /// does not only read.
    pub(crate) fn arm(&self, operation: &str) -> Result<(), CliError> {
        if self.arms && !only_reads(operation) {
            self.client.guard().arm(operation)?;
        }
        Ok(())
    }

    /// Uses this client with these options. `limit` is the time limit of each call, if it is known.
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
        let limit = self
            .limit
            .filter(|_| row.is_none_or(|row| !row.is_unlimited));
        let line = |elapsed| progress::line(operation, elapsed, limit);
        self.call_showing(console, line, call)
    }

    /// Makes a call and shows its progress as the line for the time that it has taken.
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
