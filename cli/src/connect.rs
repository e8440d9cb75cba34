//! The options that say which hub to talk to and how, and the client that they come to.

use std::env::VarError;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, value_parser};
use gfxhub::{CallOptions, Client, ClientBuilder};

use crate::failure::Failure;

/// The option for the address of the hub.
const HUB: &str = "hub";
/// The option for the API key.
const API_KEY: &str = "api-key";
/// The option for how often a call may be tried.
const ATTEMPTS: &str = "attempts";
/// The flag that lets deletes and stops be sent once more.
const RESEND: &str = "resend";

/// The options, good for every subcommand.
pub(crate) fn options() -> Vec<Arg> {
    let option = |name: &'static str| {
        Arg::new(name)
            .long(name)
            .global(true)
            .help_heading("Connection")
    };
    let seconds = |name| {
        option(name)
            .value_name("SECONDS")
            .allow_negative_numbers(true)
    };
    vec![
        option(HUB)
            .value_name("URL")
            .help("Address of the hub, http://10.0.0.5 for example [env: GFXHUB_URL]"),
        option(API_KEY)
            .value_name("KEY")
            .help("API key, for hubs that ask for one; better given by the environment, as others can see a command line [env: GFXHUB_API_KEY]"),
        seconds("timeout").help("Time that a whole call may take [default: 10]"),
        seconds("connect-timeout").help("Time that making a connection may take [default: 2]"),
        option(ATTEMPTS)
            .value_name("NUMBER")
            .value_parser(value_parser!(u32))
            .allow_negative_numbers(true)
            .help("How often a call may be tried in all, from 1 to 3; what must not run twice is never sent twice [default: 3]"),
        option(RESEND)
            .action(ArgAction::SetTrue)
            .help("Let a delete or a stop of a launch be sent once more where it is not known whether it took effect"),
        option("ca-file")
            .value_name("FILE")
            .value_parser(value_parser!(PathBuf))
            .help("Certificates (PEM) of the authorities to trust for https, in place of the public ones"),
        option("header")
            .value_name("NAME: VALUE")
            .action(ArgAction::Append)
            .help("A header for every request, for what stands before the hub; repeat it for more"),
    ]
}

/// The client that the options ask for.
pub(crate) fn client(matches: &ArgMatches) -> Result<Client, Failure> {
    let options = CallOptions::new().resend(matches.get_flag(RESEND));
    let client = builder(matches, api_key(matches)?)?.build()?;
    Ok(client.with(options))
}

/// The same without the API key, to see whether the hub asks for it.
pub(crate) fn client_without_key(matches: &ArgMatches) -> Result<Client, Failure> {
    Ok(builder(matches, None)?.build()?)
}

/// The address of the hub as it was given; empty where none was.
pub(crate) fn address(matches: &ArgMatches) -> Result<String, Failure> {
    Ok(given(matches, HUB, "GFXHUB_URL")?.unwrap_or_default())
}

/// The API key, wherever it was given.
pub(crate) fn api_key(matches: &ArgMatches) -> Result<Option<String>, Failure> {
    given(matches, API_KEY, "GFXHUB_API_KEY")
}

/// The API key of the command line alone: the environment's is for a hub elsewhere.
pub(crate) fn typed_api_key(matches: &ArgMatches) -> Option<String> {
    matches.get_one(API_KEY).cloned()
}

/// An option's value, else that of its variable; one that is set to nothing is not set.
///
/// The variables are no matter of clap's: it would take them for arguments that somebody typed, and
/// so give no help to who types nothing.
fn given(
    matches: &ArgMatches,
    name: &str,
    variable: &'static str,
) -> Result<Option<String>, Failure> {
    if let Some(typed) = matches.get_one::<String>(name) {
        return Ok(Some(typed.clone()));
    }
    match std::env::var(variable) {
        Ok(value) => Ok(Some(value).filter(|value| !value.is_empty())),
        Err(VarError::NotPresent) => Ok(None),
        // Not shown: it may be a secret.
        Err(VarError::NotUnicode(_)) => Err(Failure::refused(variable, "it is not UTF-8")),
    }
}

fn builder(matches: &ArgMatches, api_key: Option<String>) -> Result<ClientBuilder, Failure> {
    let url = address(matches)?;
    let typed = matches.contains_id(HUB);
    if url.is_empty() && !typed {
        return Err(Failure::refused(
            "--hub",
            "no hub is given. Add --hub http://ADDRESS, or set GFXHUB_URL. \
             To have a hub to try things on, start one with: gfxhub hub",
        ));
    }
    let mut builder = Client::builder(&url);
    if let Some(key) = api_key {
        builder = builder.api_key(key);
    }
    if let Some(timeout) = duration(matches, "timeout")? {
        builder = builder.timeout(timeout);
    }
    if let Some(timeout) = duration(matches, "connect-timeout")? {
        builder = builder.connect_timeout(timeout);
    }
    if let Some(attempts) = matches.get_one::<u32>(ATTEMPTS) {
        builder = builder.attempts(*attempts);
    }
    if let Some(file) = matches.get_one::<PathBuf>("ca-file") {
        builder = builder.ca_file(file);
    }
    for header in matches.get_many::<String>("header").unwrap_or_default() {
        // Not shown whole: what is meant as a value may be a secret.
        let (name, value) = header.split_once(':').ok_or_else(|| {
            Failure::refused("--header", "it has no colon; write it as 'Name: value'")
        })?;
        builder = builder.header(name.trim(), value.trim());
    }
    Ok(builder)
}

fn duration(matches: &ArgMatches, name: &'static str) -> Result<Option<Duration>, Failure> {
    let Some(given) = matches.get_one::<String>(name) else {
        return Ok(None);
    };
    let seconds: Option<f64> = given.trim().parse().ok();
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .map(Some)
        .ok_or_else(|| {
            let why = format!("{given:?} is not a number of seconds; give 0.5 or 10, for example");
            Failure::refused(format!("--{name}"), why)
        })
}
