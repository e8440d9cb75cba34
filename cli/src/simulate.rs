//! `gfxhub simulator`: the hub simulator, until Ctrl-C.

use std::path::PathBuf;
use std::sync::Arc;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use gfxhub::{Object, Value};
use gfxhub_simulator::{
    ClockMode, FAULT_CATALOG, Faults, License, LocalHub, LocalHubError, Options, Origin, Profile,
    Show,
};

use crate::connect;
use crate::console::Console;
use crate::error::CliError;
use crate::next_steps;
use crate::output::JSON;
use crate::parse_value::{self, whole_number};
use crate::simulator_run::{self, LogPosition};

/// Name of the subcommand.
pub(crate) const NAME: &str = "simulator";

/// Option for the key that the simulator requires.
const API_KEY: &str = "api-key";

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    let option = |name: &'static str| Arg::new(name).long(name);
    let profiles = PossibleValuesParser::new(Profile::ALL.map(Profile::version));
    // The simulator calls no hub, so connection settings made for other commands have no effect
    // here.
    let unused = connect::options()
        .into_iter()
        .map(|option| option.global(false).hide(true));
    Command::new(NAME)
        .args(unused)
        .about("Run a hub simulator on this machine: all operations on a show with simulated engines")
        .long_about(long_about())
        .arg(
            option("host")
                .value_name("ADDRESS")
                .default_value("127.0.0.1")
                .help("Address to listen on; 0.0.0.0 lets other machines connect"),
        )
        .arg(
            option("port")
                .value_name("PORT")
                .value_parser(whole_number(0..=u16::MAX))
                .help("Port to listen on; 0 selects a free one [default: 0]"),
        )
        .arg(
            option("show")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("Show to start with; the demo show by default"),
        )
        .arg(
            option("store")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("File that keeps the state, even if the process is killed"),
        )
        .arg(
            option("profile")
                .value_name("VERSION")
                .value_parser(profiles)
                .default_value(Profile::default().version())
                .help("Generation of hubs to behave like"),
        )
        .arg(
            option(API_KEY)
                .value_name("KEY")
                .help("Require this API key, chosen for this simulator; GFXHUB_API_KEY is for real hubs and not read"),
        )
        .arg(
            option("quiet")
                .action(ArgAction::SetTrue)
                .help("Print only the address: no example commands, and no line for each effect and refused request"),
        )
        .arg(
            option("no-license")
                .value_name("STATUS")
                .num_args(0..=1)
                .value_parser(whole_number(400..=599_u16))
                .default_missing_value("403")
                .help("Act as a hub without a license: respond to every request with this status, 403 by default"),
        )
        .arg(
            option("clock")
                .value_name("CLOCK")
                .value_parser(PossibleValuesParser::new(["real", "manual"]))
                .default_value("real")
                .help("Real time, or a clock that stands still until gfxhub control clock advance"),
        )
        .arg(
            option("service-time")
                .value_name("SECONDS")
                .value_parser(parse_value::seconds)
                .help("Time that each call takes, 0 to 10 seconds; calls on one connection run one after the other"),
        )
        .arg(
            option("allow-host")
                .value_name("NAME")
                .action(ArgAction::Append)
                .help("Further name that the Host header may have; repeat it for more"),
        )
        .arg(
            option("allow-origin")
                .value_name("ORIGIN")
                .action(ArgAction::Append)
                .value_parser(origin)
                .help("Origin whose pages may call the operations from a browser, http://localhost:3000 for example; repeat it for more"),
        )
        .arg(
            option("faults")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("Fault scenario: which faults to inject, into which calls and how often"),
        )
        .arg(
            option("check")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .conflicts_with_all(["show", "store", "port", "faults"])
                .help("Only check a show file, and report every place that is not valid"),
        )
        .arg(
            option("schema")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["show", "store", "port", "faults", "check"])
                .help("Only print the JSON Schema of show files, for editors"),
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
         --faults FILE injects faults, those of a JSON file such as {{\"faults\": [{{\"fault\": \"reset\", \
         \"operation\": \"playout.*\", \"probability\": 0.1}}]}}. The faults: {}.",
        faults.join(", ")
    )
}

/// Runs the simulator, or checks a show, or prints the schema of shows.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    if matches.get_flag("schema") {
        console.print_line(&format!("{:#}", Show::schema()))?;
        return Ok(0);
    }
    if let Some(file) = matches.get_one::<PathBuf>("check") {
        return check(file, matches.get_flag(JSON), console);
    }
    let options = options(matches)?;
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
    // No lines go into a pipe, as its reader may stop after the first.
    let is_watched = console.is_terminal() && !matches.get_flag(JSON) && !matches.get_flag("quiet");
    if is_watched {
        let hub = next_steps::Hub {
            url: &hub.url(),
            program: console.program(),
            has_key: matches.contains_id(API_KEY),
            has_demo_show: !matches.contains_id("show"),
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
    Err(show_failure(&fault))
}

fn show_failure(error: &gfxhub_simulator::show::ShowError) -> CliError {
    CliError::other(error.client_kind(), error.to_string())
}

pub(crate) fn start_failure(error: LocalHubError) -> CliError {
    let text = error.to_string();
    CliError::other(error.kind(), format!("{}.", text.trim_end_matches('.')))
}

fn options(matches: &ArgMatches) -> Result<Options, CliError> {
    let text = |name| matches.get_one::<String>(name).map_or("", String::as_str);
    let show = matches
        .get_one::<PathBuf>("show")
        .map(Show::load)
        .transpose();
    let faults = matches.get_one::<PathBuf>("faults").map(Faults::load);
    let faults = faults
        .transpose()
        .map_err(|error| CliError::other(error.client_kind(), error.to_string()))?;
    let profile: Profile =
        text("profile")
            .parse()
            .map_err(|error: gfxhub_simulator::ParseProfileError| {
                CliError::usage("--profile", error.to_string())
            })?;
    let clock: ClockMode =
        text("clock")
            .parse()
            .map_err(|error: gfxhub_simulator::ParseClockModeError| {
                CliError::usage("--clock", error.to_string())
            })?;
    Ok(Options {
        host: gfxhub_simulator::parse_host(text("host"))
            .map_err(|error| CliError::usage("--host", error.to_string()))?,
        port: matches.get_one("port").copied().unwrap_or_default(),
        show: show.map_err(|error| show_failure(&error))?,
        store: matches.get_one::<PathBuf>("store").cloned(),
        profile,
        api_key: matches.get_one(API_KEY).cloned(),
        license: match matches.get_one::<u16>("no-license") {
            None => License::Present,
            Some(&chosen) => License::missing_with(chosen),
        },
        clock,
        allowed_hosts: matches
            .get_many::<String>("allow-host")
            .unwrap_or_default()
            .cloned()
            .collect(),
        allowed_origins: matches
            .get_many::<Origin>("allow-origin")
            .unwrap_or_default()
            .cloned()
            .collect(),
        faults,
        service_time: matches.get_one("service-time").copied().unwrap_or_default(),
        ..Options::default()
    })
}

fn origin(text: &str) -> Result<Origin, String> {
    let origin = text.parse();
    origin.map_err(|error: gfxhub_simulator::ParseOriginError| error.to_string())
}
