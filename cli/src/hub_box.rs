//! `gfxhub hub`: the hub in a box, until Ctrl-C.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use gfxhub::{Kind, Object, Value};
use gfxhub_hub::{
    ClockMode, FAULTS, Faults, Licence, LocalHub, Options, Profile, Show, StartError,
};

use crate::command::JSON;
use crate::connect;
use crate::console::Console;
use crate::failure::Failure;
use crate::interrupt::Interrupt;

/// The subcommand's name.
pub(crate) const NAME: &str = "hub";

/// The subcommand.
pub(crate) fn command() -> Command {
    let option = |name: &'static str| Arg::new(name).long(name);
    let profiles = PossibleValuesParser::new(Profile::ALL.map(Profile::version));
    Command::new(NAME)
        .about("Run a hub in a box: all operations over a show that behaves, on this machine")
        .long_about(long_about())
        .arg(
            option("listen")
                .value_name("ADDRESS")
                .default_value("127.0.0.1")
                .help("Address to listen at, with a port or without"),
        )
        .arg(
            option("port")
                .value_name("PORT")
                .value_parser(value_parser!(u16))
                .help("Port to listen at; 0 takes a free one [default: 0]"),
        )
        .arg(
            option("show")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("The show that it holds; the demo show when not given"),
        )
        .arg(
            option("store")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("Keep what is written in this file, also over a kill"),
        )
        .arg(
            option("profile")
                .value_name("VERSION")
                .value_parser(profiles)
                .default_value(Profile::default().version())
                .help("The generation of hubs to act like"),
        )
        .arg(
            option("no-licence")
                .value_name("STATUS")
                .num_args(0..=1)
                .value_parser(value_parser!(u16).range(400..=599))
                .default_missing_value("403")
                .help("Act as without a licence: answer every request with this status, 403 if none is given"),
        )
        .arg(
            option("clock")
                .value_name("CLOCK")
                .value_parser(PossibleValuesParser::new(["real", "manual"]))
                .default_value("real")
                .help("Real time, or time that only POST /_box/clock moves on"),
        )
        .arg(
            option("allow-host")
                .value_name("NAME")
                .action(ArgAction::Append)
                .help("A further name that the Host header may carry; repeat it for more"),
        )
        .arg(
            option("faults")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("A scenario of faults: what goes wrong on purpose, for whom and how often"),
        )
        .arg(
            option("check")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .conflicts_with_all(["show", "store", "port", "faults"])
                .help("Only check a show file, and name every place where it does not make sense"),
        )
        .arg(
            option("schema")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["show", "store", "port", "faults", "check"])
                .help("Only print the JSON Schema of show files, for editors"),
        )
}

fn long_about() -> String {
    let faults: Vec<_> = FAULTS.iter().map(|kind| kind.name).collect();
    format!(
        "Run a hub in a box until Ctrl-C: all operations over a show that behaves. Once it takes \
         requests, one line gives its address and the token of its control calls; with --json \
         that line is an object with url and token.\n\n\
         --api-key KEY makes it ask for that key; GFXHUB_API_KEY is for hubs elsewhere and is \
         not looked at.\n\n\
         --faults FILE makes it fail on purpose, as docs/faults.md describes. The faults: {}.",
        faults.join(", ")
    )
}

/// Runs it, or checks a show, or prints what shows look like.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, Failure> {
    if matches.get_flag("schema") {
        console.print_line(&format!("{:#}", Show::schema()))?;
        return Ok(0);
    }
    if let Some(file) = matches.get_one::<PathBuf>("check") {
        return check(file, matches.get_flag(JSON), console);
    }
    let options = options(matches)?;
    // Before the address is told: who reads it may want to end us at once.
    let interrupt = Interrupt::catch()
        .map_err(|error| Failure::own(Kind::Io, format!("signals cannot be caught: {error}")))?;
    let hub = Arc::new(LocalHub::start(options).map_err(start_failure)?);
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
    let (told, asked_to_end) = std::sync::mpsc::channel();
    let stopped = Arc::clone(&hub);
    let watch = std::thread::Builder::new().name("gfxhub interrupt".to_owned());
    watch
        .spawn(move || {
            interrupt.wait();
            // The other end lives as long as the hub.
            let _ = told.send(());
            stopped.stop();
        })
        .map_err(|error| Failure::own(Kind::Io, format!("a thread cannot be started: {error}")))?;
    hub.wait();
    // The other thread may still be closing the store.
    hub.stop();
    match asked_to_end.try_recv() {
        Ok(()) => Ok(0),
        Err(_) => Err(Failure::own(
            Kind::Internal,
            "the hub in a box ended by itself. Please report this with what it said before.",
        )),
    }
}

fn check(file: &PathBuf, json: bool, console: &mut Console<'_>) -> Result<u8, Failure> {
    let fault = match Show::load(file) {
        Ok(show) if json => {
            let mut object = Object::new();
            object.insert("show", show.name.as_str());
            object.insert("faults", Value::Array(Vec::new()));
            console.print_line(&Value::Object(object).to_json())?;
            return Ok(0);
        }
        Ok(show) => {
            console.print_line(&format!(
                "{}: the show {:?} is sound",
                file.display(),
                show.name
            ))?;
            return Ok(0);
        }
        Err(fault) => fault,
    };
    Err(show_failure(&fault))
}

fn show_failure(error: &gfxhub_hub::show::ShowError) -> Failure {
    Failure::own(error.client_kind(), error.to_string())
}

fn start_failure(error: StartError) -> Failure {
    match error {
        StartError::Show(error) => show_failure(&error),
        other => Failure::own(other.client_kind(), format!("{other}.")),
    }
}

fn options(matches: &ArgMatches) -> Result<Options, Failure> {
    let text = |name| matches.get_one::<String>(name).map_or("", String::as_str);
    let show = matches
        .get_one::<PathBuf>("show")
        .map(Show::load)
        .transpose();
    let faults = matches.get_one::<PathBuf>("faults").map(Faults::load);
    let faults = faults
        .transpose()
        .map_err(|error| Failure::own(error.client_kind(), error.to_string()))?;
    let profile: Profile =
        text("profile")
            .parse()
            .map_err(|error: gfxhub_hub::UnknownProfile| {
                Failure::refused("--profile", error.to_string())
            })?;
    let clock: ClockMode = text("clock")
        .parse()
        .map_err(|error: gfxhub_hub::UnknownClock| {
            Failure::refused("--clock", error.to_string())
        })?;
    Ok(Options {
        listen: listen(text("listen"), matches.get_one("port").copied())?,
        show: show.map_err(|error| show_failure(&error))?,
        store: matches.get_one::<PathBuf>("store").cloned(),
        profile,
        api_key: connect::typed_api_key(matches),
        licence: match matches.get_one::<u16>("no-licence") {
            None => Licence::Present,
            Some(&chosen) => Licence::missing_with(chosen),
        },
        clock,
        allowed_hosts: matches
            .get_many::<String>("allow-host")
            .unwrap_or_default()
            .cloned()
            .collect(),
        faults,
        ..Options::default()
    })
}

fn listen(address: &str, port: Option<u16>) -> Result<SocketAddr, Failure> {
    let mut listen = match (address.parse::<SocketAddr>(), address.parse::<IpAddr>()) {
        (Ok(both), _) => both,
        (_, Ok(ip)) => SocketAddr::new(ip, 0),
        _ if address == "localhost" => SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        _ => {
            let why = format!(
                "{address:?} is not an address; give 127.0.0.1 or 0.0.0.0:8080, for example"
            );
            return Err(Failure::refused("--listen", why));
        }
    };
    if let Some(port) = port {
        listen.set_port(port);
    }
    Ok(listen)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_takes_a_port_from_either_option() {
        let shown = |address, port| listen(address, port).unwrap().to_string();
        assert_eq!(shown("127.0.0.1", None), "127.0.0.1:0");
        assert_eq!(shown("0.0.0.0:8080", None), "0.0.0.0:8080");
        assert_eq!(shown("0.0.0.0:8080", Some(9)), "0.0.0.0:9");
        assert_eq!(shown("::1", Some(9)), "[::1]:9");
        assert_eq!(shown("localhost", Some(9)), "127.0.0.1:9");
        assert!(listen("studio", None).is_err());
    }
}
