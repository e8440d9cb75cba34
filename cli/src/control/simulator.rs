//! Makes control calls to a simulator with its control token, and reports hubs that are no
//! simulators.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, value_parser};
use gfxhub::{CallOptions, Client, Error, ErrorKind, Method, Value};

use crate::calls::Calls;
use crate::config_file::read_secret;
use crate::connect::{Connection, variable};
use crate::console::Console;
use crate::error::CliError;
use crate::id_names;

/// Environment variable with the control token.
pub(crate) const TOKEN_VARIABLE: &str = "GFXHUB_CONTROL_TOKEN";
/// Option for the path of a file with the control token.
const TOKEN_FILE: &str = "control-token-file";
/// Header with the control token.
const TOKEN_HEADER: &str = "X-Control-Token";
/// Path of the call that returns the control token.
const TOKEN_CALL: &str = "/_control/token";

/// Builds the option for the control token.
pub(super) fn option() -> Arg {
    Arg::new(TOKEN_FILE)
        .long(TOKEN_FILE)
        .global(true)
        .value_name("FILE")
        .value_parser(value_parser!(PathBuf))
        .help_heading("Connection")
        .help(
            "File that contains only the control token and is readable only by you. A simulator \
             on this machine needs none [env: GFXHUB_CONTROL_TOKEN for the token itself]",
        )
}

/// A simulator that accepts control calls.
pub(super) struct Simulator {
    calls: Calls,
    url: String,
    /// Describes the source of the control token, for errors.
    source: String,
}

impl Simulator {
    /// Connects to the hub of the command line. Fails if it is not a simulator.
    pub(super) fn of(
        matches: &ArgMatches,
        console: &mut Console<'_>,
    ) -> Result<Simulator, CliError> {
        let own = own_token(matches)?;
        let connection = Connection::of(matches)?;
        let calls = |client: &Client| Calls::by(client, CallOptions::new(), connection.timeout());
        let client = connection.client(console)?;
        let url = client.hub().to_owned();
        let asked = calls(&client).call(console, "control", |hub| {
            hub.request(Method::Get, TOKEN_CALL, None)
        })?;
        let given = match asked {
            Ok(response) => {
                let token = response.text().and_then(|text| Value::from_json(text).ok());
                let token = token.and_then(|it| Some(it.get("token")?.as_str()?.to_owned()));
                let token = token.ok_or_else(|| not_a_simulator(&url, "unexpected content"))?;
                Some((token, url.clone()))
            }
            Err(error) if wants_token(&error) => None,
            Err(error) => return Err(no_control_calls(&url, error)),
        };
        let (token, source) = given.or(own).ok_or_else(|| {
            let why = format!(
                "the simulator at {url} reveals its control token only to programs on its own machine. Set \
                 {TOKEN_VARIABLE} to the token that it printed when it started, or add \
                 --{TOKEN_FILE} FILE. Nothing was changed."
            );
            CliError::other(ErrorKind::Auth, why)
        })?;
        Ok(Simulator {
            calls: calls(&connection.control_client(TOKEN_HEADER, &token, console)?),
            url,
            source,
        })
    }

    /// Returns the id of an engine from a word, which is a name or the id itself.
    pub(super) fn engine(&self, word: &str, console: &mut Console<'_>) -> Result<i64, CliError> {
        let look_up = |hub: &Client| id_names::engine(hub, word);
        Ok(self.calls.call(console, super::NAME, look_up)??)
    }

    /// Makes a control call; returns `None` if the response is empty.
    pub(super) fn call(
        &self,
        method: Method,
        path: &str,
        body: Option<&str>,
        console: &mut Console<'_>,
    ) -> Result<Option<Value>, CliError> {
        let calls = &self.calls;
        let response = calls.call(console, "control", |hub| hub.request(method, path, body))?;
        let response = response.map_err(|error| self.refused(error))?;
        match response.text() {
            Some("") => Ok(None),
            text => {
                let value = text.and_then(|text| Value::from_json(text).ok());
                let value =
                    value.ok_or_else(|| not_a_simulator(&self.url, "unexpected content"))?;
                Ok(Some(value))
            }
        }
    }

    /// Converts the error of a failed call. If the simulator explained the refusal, uses its words.
    fn refused(&self, error: Error) -> CliError {
        if wants_token(&error) {
            let why = format!(
                "the control token (from {}) is not the token of the simulator at {}. It prints its token \
                 when it starts. Nothing was changed.",
                self.source, self.url
            );
            return CliError::other(ErrorKind::Auth, why);
        }
        let said = error.body().and_then(|body| Value::from_json(body).ok());
        let said = said.and_then(|it| Some(it.get("error")?.as_str()?.to_owned()));
        let (Some(said), Some(status)) = (said, error.status()) else {
            return CliError::Call(error);
        };
        let kind = match status {
            422 => ErrorKind::Invalid,
            _ => error.kind(),
        };
        let said = said.trim_end_matches('.');
        CliError::other(
            kind,
            format!(
                "the simulator at {} refused: {said}. Nothing was changed.",
                self.url
            ),
        )
    }
}

/// Returns the control token from the command line or the environment, with a description of its
/// source.
fn own_token(matches: &ArgMatches) -> Result<Option<(String, String)>, CliError> {
    if let Some(path) = matches.get_one::<PathBuf>(TOKEN_FILE) {
        let token = read_secret(path, "the control token file", "the control token")?;
        return Ok(Some((token.trim().to_owned(), path.display().to_string())));
    }
    let token = variable(TOKEN_VARIABLE)?;
    Ok(token.map(|token| (token, TOKEN_VARIABLE.to_owned())))
}

/// Returns `true` if a simulator refused a call because its control token was missing or wrong.
fn wants_token(error: &Error) -> bool {
    error.status() == Some(403) && error.body().is_some_and(|body| body.contains(TOKEN_HEADER))
}

/// Returns the error for a hub whose first control call failed.
fn no_control_calls(url: &str, error: Error) -> CliError {
    let is_simulator = error
        .body()
        .is_some_and(|body| body.starts_with("This hub "));
    match error.status() {
        // These statuses may come from a gateway, so they do not show that the hub is no simulator.
        Some(502..=504) | None => CliError::Call(error),
        // The simulator does not accept this value of the Host or Origin header.
        Some(403) if is_simulator => CliError::Call(error),
        Some(status) => not_a_simulator(url, &format!("status {status}")),
    }
}

fn not_a_simulator(url: &str, response: &str) -> CliError {
    let why = format!(
        "this is not a simulator: {url} has no control calls (GET {TOKEN_CALL} gave {response}). \
         `gfxhub control` is for what `gfxhub simulator` runs; a real hub cannot be made to fail. \
         Nothing was changed. Check --hub and GFXHUB_URL."
    );
    CliError::other(ErrorKind::NotFound, why)
}
