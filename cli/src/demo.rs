//! `gfxhub demo`: starts a hub simulator, opens its page in the browser and plays the rehearsal on
//! it.

use std::sync::Arc;
use std::sync::mpsc;
use std::time::Duration;

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use gfxhub::{Object, Value};
use gfxhub_simulator::{LocalHub, Options};

use crate::console::Console;
use crate::error::CliError;
use crate::next_steps;
use crate::output::JSON;
use crate::parse_value::whole_number;
use crate::rehearsal::{self, Outcome, Screen};
use crate::simulator_run::{self, LogPosition, StopReason};
use crate::{browser, connect, simulate};

/// Name of the subcommand.
pub(crate) const NAME: &str = "demo";

const EXIT: &str = "exit";
const NO_OPEN: &str = "no-open";
const SPEED: &str = "speed";

/// Time that a browser needs to show the page before the first step.
const PAGE: Duration = Duration::from_millis(1500);

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    // The connection options are declared only so that they can be refused with an explanation.
    let refused = connect::options()
        .into_iter()
        .map(|option| option.global(false).hide(true));
    Command::new(NAME)
        .about("Try gfxhub: a hub simulator, its page in the browser, and a rehearsal on it")
        .long_about(
            "Start a hub simulator with the demo show on this machine, open its page in the browser, \
             and play a rehearsal on it that calls every operation, step by step. Then the simulator \
             runs until Ctrl-C, and example lines to paste are printed; with --exit it ends.\n\n\
             The command takes no --hub and reads neither GFXHUB_URL nor another variable nor the configuration \
             file: a rehearsal never reaches a real hub.",
        )
        .arg(
            Arg::new(EXIT)
                .long(EXIT)
                .action(ArgAction::SetTrue)
                .help("Exit after the rehearsal; the exit code says whether it succeeded"),
        )
        .arg(
            Arg::new(NO_OPEN)
                .long(NO_OPEN)
                .action(ArgAction::SetTrue)
                .help("Do not open the page in the browser"),
        )
        .arg(
            Arg::new("port")
                .long("port")
                .value_name("PORT")
                .value_parser(whole_number(0..=u16::MAX))
                .help("Port to listen on, for this machine only; 0 selects a free one [default: 0]"),
        )
        .arg(
            Arg::new(SPEED)
                .long(SPEED)
                .value_name("NUMBER")
                .value_parser(speed)
                .default_value("1")
                .help("Speed of the steps: 2 is twice as fast, 1000 has no pauses"),
        )
        .args(refused)
}

fn speed(text: &str) -> Result<f64, String> {
    let number = text.trim().parse().ok();
    number
        .filter(|number| (0.1..=1000.0).contains(number))
        .ok_or_else(|| "it must be a number from 0.1 to 1000".to_owned())
}

/// Plays the rehearsal, then lets the simulator run until the user ends the command.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    refuse_connection(matches)?;
    let port = matches.get_one("port").copied().unwrap_or(0);
    let options = Options {
        port,
        ..Options::default()
    };
    let hub = Arc::new(LocalHub::start(options).map_err(simulate::start_failure)?);
    let (_caught, ended) = simulator_run::stop_at_signal(&hub)?;
    let served = serve(matches, &hub, &ended, console);
    // The thread that handles the signal may still be stopping the simulator.
    hub.stop();
    served
}

/// Refuses every connection option, so that no real hub can be reached by mistake.
fn refuse_connection(matches: &ArgMatches) -> Result<(), CliError> {
    let typed = connect::options().into_iter().find(|option| {
        matches.value_source(option.get_id().as_str()) == Some(ValueSource::CommandLine)
    });
    match typed {
        None => Ok(()),
        Some(option) => Err(CliError::usage(
            format!("--{}", option.get_long().unwrap_or_default()),
            "a rehearsal starts its own simulator and never uses a hub. Omit this option. Nothing was sent.",
        )),
    }
}

fn serve(
    matches: &ArgMatches,
    hub: &LocalHub,
    ended: &mpsc::Receiver<StopReason>,
    console: &mut Console<'_>,
) -> Result<u8, CliError> {
    let json = matches.get_flag(JSON);
    let url = hub.url();
    let page = format!("{url}/");
    if json {
        let mut object = Object::new();
        object.insert("url", url.as_str());
        object.insert("token", hub.token());
        console.print_json(&Value::Object(object).to_json())?;
    } else {
        console.print_line(&format!(
            "A hub simulator with the demo show is running; only this machine can reach it. Its page: {page}"
        ))?;
    }
    console.flush()?;
    let speed = matches.get_one(SPEED).copied().unwrap_or(1.0);
    if !matches.get_flag(NO_OPEN) {
        if browser::open(&page) {
            if let Ok(end) = ended.recv_timeout(PAGE.div_f64(speed)) {
                return end.exit_code();
            }
        } else if !json {
            console.print_line(
                "No browser could be started here; open the address in a browser yourself.",
            )?;
        }
    }
    let code = match rehearsal::play(hub, speed, ended, Screen { console, json })? {
        Outcome::Stopped(end) => return end.exit_code(),
        Outcome::Whole => 0,
        Outcome::Failed(error) => console.report(&error, json),
    };
    if matches.get_flag(EXIT) {
        return Ok(code);
    }
    if !json {
        let next = next_steps::Hub {
            url: &url,
            program: console.program(),
            has_key: false,
            has_demo_show: true,
        };
        console.print_line(&next_steps::of(&next, console.language()))?;
    }
    console.flush()?;
    let printed = LogPosition::so_far(hub);
    let end = simulator_run::until_the_end(hub, ended, !json, printed, console)?;
    end.exit_code().map(|ended| ended.max(code))
}
