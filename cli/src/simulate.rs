//! `gfxhub simulator`: runs the hub simulator until Ctrl-C.

use std::path::PathBuf;
use std::sync::Arc;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use gfxhub::bindings::DOCUMENTS;
use gfxhub::schema::SettingInfo;
use gfxhub::{Object, Value};
use gfxhub_simulator::{
    FAULT_CATALOG, License, LocalHub, LocalHubError, Options, Show, document_schemas,
};

use crate::connect;
use crate::console::Console;
use crate::docs::option_name;
use crate::error::CliError;
use crate::next_steps;
use crate::output::JSON;
use crate::parse_value::whole_number;
use crate::simulator_run::{self, LogPosition};

/// Name of the subcommand.
pub(crate) const NAME: &str = "simulator";

/// Name of the option that prints a schema.
const SCHEMA: &str = "schema";

/// Name of the schema of show files, which is printed unless another is named.
const SHOW: &str = "show";

/// Settings without an option of the same name: `--no-license` sets the license, and the token is
/// random and printed.
const BY_HAND: [&str; 2] = ["license", "token"];

/// Returns the settings of the simulator that are options.
fn settings() -> impl Iterator<Item = &'static SettingInfo> {
    let settings = Options::SETTINGS.iter().copied();
    settings.filter(|setting| !BY_HAND.contains(&setting.name))
}

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    let option = |name: &'static str| Arg::new(name).long(name);
    // The simulator calls no hub, so connection settings made for other commands have no effect
    // here.
    let unused = connect::options()
        .into_iter()
        .map(|option| option.global(false).hide(true));
    let names = DOCUMENTS.iter().map(|(_, format)| *format).chain([SHOW]);
    Command::new(NAME)
        .args(unused)
        .about("Run a hub simulator on this machine: all operations on a show with simulated engines")
        .long_about(long_about())
        .args(settings().map(connect::setting_option))
        .arg(
            option("no-license")
                .value_name("STATUS")
                .num_args(0..=1)
                .value_parser(whole_number(400..=599_u16))
                .default_missing_value("403")
                .help("Act as a hub without a license: respond to every request with this status, 403 by default"),
        )
        .arg(
            option("quiet")
                .action(ArgAction::SetTrue)
                .help(
                    "Print only the address and the control token: no example commands, no effects, no \
                     refused requests",
                ),
        )
        .arg(
            option("check")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .conflicts_with_all(["show", "store", "port", "faults"])
                .help("Only check a show file, and report every place that is not valid"),
        )
        .arg(
            option(SCHEMA)
                .value_name("NAME")
                .num_args(0..=1)
                .value_parser(PossibleValuesParser::new(names))
                .default_missing_value(SHOW)
                .conflicts_with_all(["show", "store", "port", "faults", "check"])
                .help("Only print the JSON Schema of show files, or of the named documents, for editors"),
        )
}

fn long_about() -> String {
    let faults: Vec<_> = FAULT_CATALOG.iter().map(|kind| kind.name).collect();
    format!(
        "Run a hub simulator until Ctrl-C: all operations on a show with simulated engines. Once it \
         accepts requests, it prints one line with its address and the token of its control calls; \
         with --json that line is an object with url and token. On a terminal, example commands \
         follow, and then a line for each effect (a property that was set, a button that was \
         triggered, a graph that was loaded) and for each request that was refused, with why. \
         --quiet omits both.\n\n\
         --api-key KEY makes it require that key; GFXHUB_API_KEY is for real hubs and is not \
         read.\n\n\
         The time of --clock manual stands still until gfxhub control clock advance.\n\n\
         --faults FILE injects the faults of a JSON file such as {{\"faults\": [{{\"fault\": \"reset\", \
         \"operation\": \"playout.*\", \"probability\": 0.1}}]}}. The faults: {}.",
        faults.join(", ")
    )
}

/// Returns the JSON Schema of the document with this name.
fn schema(name: &str) -> Option<String> {
    if name == SHOW {
        return Some(format!("{:#}", Show::schema()));
    }
    let mut schemas = document_schemas().into_iter();
    let found = schemas.find(|(file, _)| file.strip_suffix(".schema.json") == Some(name));
    found.map(|(_, schema)| format!("{schema:#}"))
}

/// Runs the simulator, or checks a show, or prints a schema.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    if let Some(name) = matches.get_one::<String>(SCHEMA) {
        console.print_line(&schema(name).unwrap_or_default())?;
        return Ok(0);
    }
    if let Some(file) = matches.get_one::<PathBuf>("check") {
        return check(file, matches.get_flag(JSON), console);
    }
    let options = options(matches)?;
    let (has_key, has_demo_show) = (options.api_key.is_some(), options.show.is_none());
    let hub = Arc::new(LocalHub::start(options).map_err(start_failure)?);
    let (_caught, ended) = simulator_run::stop_at_signal(&hub)?;
    let line = if matches.get_flag(JSON) {
        let mut object = Object::new();
        object.insert("url", hub.url());
        object.insert("token", hub.token());
        Value::Object(object).to_json()
    } else {
        format!("{}  control token {}", hub.url(), hub.token())
    };
    console.print_line(&line)?;
    console.flush()?;
    // The effects are not printed into a pipe, because its reader may stop after the first line.
    let is_watched = console.is_terminal() && !matches.get_flag(JSON) && !matches.get_flag("quiet");
    if is_watched {
        let hub = next_steps::Hub {
            url: &hub.url(),
            program: console.program(),
            has_key,
            has_demo_show,
        };
        let lines = next_steps::of(&hub, console.language());
        console.print_line(&lines)?;
    }
    let end =
        simulator_run::until_the_end(&hub, &ended, is_watched, LogPosition::default(), console);
    // The thread of the signal may still be closing the store.
    hub.stop();
    end?.exit_code()
}

fn check(file: &PathBuf, json: bool, console: &mut Console<'_>) -> Result<u8, CliError> {
    let fault = match Show::load(file) {
        Ok(show) if json => {
            let mut object = Object::new();
            object.insert("show", show.name.as_str());
            object.insert("faults", Value::Array(Vec::new()));
            console.print_json(&Value::Object(object).to_json())?;
            return Ok(0);
        }
        Ok(show) => {
            console.print_line(&format!(
                "{}: the show {:?} is valid",
                file.display(),
                show.name
            ))?;
            return Ok(0);
        }
        Err(fault) => fault,
    };
    Err(CliError::other(fault.client_kind(), fault.to_string()))
}

/// Returns the error of a simulator, with the option that it is about.
pub(crate) fn start_failure(error: LocalHubError) -> CliError {
    let mut settings = settings();
    let setting = settings.find(|setting| setting.json_name == error.place());
    let text = error.to_string();
    CliError::Own {
        kind: error.kind(),
        operation: "",
        argument: setting.map(|setting| format!("--{}", option_name(setting))),
        message: format!("{}.", text.trim_end_matches('.')),
    }
}

fn options(matches: &ArgMatches) -> Result<Options, CliError> {
    let mut options = Options::default();
    // The text about sending is empty, because the simulator sends nothing to a hub.
    connect::set_given(settings(), matches, "", |name, value| {
        options.set(name, value).map_err(start_failure)
    })?;
    if let Some(&status) = matches.get_one("no-license") {
        options.license = License::missing_with(status);
    }
    Ok(options)
}
