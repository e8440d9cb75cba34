//! `gfxhub live`: reads values from the standard input and sends the newest value of each property.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};

use clap::{Arg, ArgAction, ArgMatches, Command};
use gfxhub::bindings::SettingValue;
use gfxhub::schema::{LIVE_SETTINGS, SettingInfo};
use gfxhub::{
    Client, LiveProperty, LiveReportKind, LiveSession, NamePath, PropertyAddress, PropertySet,
    PropertyUpdate, Value,
};

use crate::calls::Calls;
use crate::connect;
use crate::console::Console;
use crate::error::{CliError, of_item};
use crate::id_names;
use crate::interrupt;
use crate::parse_value;
use crate::terminal_escape::escape_line;

/// Name of the subcommand.
pub(crate) const NAME: &str = "live";

const ADDRESS: &str = "address";

/// JSON member of an input line that holds the path of names of the line's property.
const PATH: &str = "path";
const WAIT: &str = "wait";

/// Interval at which reports and figures are shown.
const SHOWN_EVERY: Duration = Duration::from_millis(200);

/// After a signal, maximum time to wait until the last values are acknowledged.
const WAIT_AT_SIGNAL: Duration = Duration::from_secs(1);

/// Setting that has no option. The command always allows the maximum number of properties.
const PROPERTIES: &str = "max_properties";

/// Returns the settings of a session that are options of the command.
fn settings() -> impl Iterator<Item = &'static SettingInfo> {
    let settings = LIVE_SETTINGS.iter().copied();
    settings.filter(|setting| setting.name != PROPERTIES)
}

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .about("Send the newest values of properties that change all the time")
        .long_about(
            "Send the newest values of properties that change all the time, as they come on the standard \
             input. If they arrive faster than the hub takes them, the newest value of each property \
             replaces those that wait; the last one always arrives.\n\n\
             Each line is a JSON object: an item of set-properties, or a value with a path of names. If the \
             property is given as an argument, each line is a value:\n\
             {\"engineId\":3,\"nodePath\":\"Mixer_0\",\"propertyPath\":\"Default//Opacity/0\",\"Value\":0.5}\n\
             {\"path\":\"Studio A / Mixer_0 / Opacity\",\"Value\":0.5}\n\n\
             gfxhub live 'Studio A / Mixer_0 / Opacity'\n\
             gfxhub live 3 Mixer_0 Default//Opacity/0\n\n\
             A property given by names is looked up again if the hub no longer finds it, for example \
             because another graph was loaded: the values then go to the property with these names in \
             that graph.\n\n\
             There is no --dry-run, because the values that are sent depend on the time at which each \
             arrives; set-properties --dry-run shows the request for a value. --arm gives a permit for \
             opening the session. It gives none for values over time: a guard such as on-air \
             refuses each.",
        )
        .arg(
            Arg::new(ADDRESS)
                .value_names(["ENGINE", "NODE", "PROPERTY"])
                .num_args(1..=3)
                .action(ArgAction::Set)
                .help(
                    "Property to set, as these three words or as one path of names; without it each line \
                     names its property",
                ),
        )
        .args(settings().map(connect::setting_option))
        .arg(
            Arg::new(WAIT)
                .long(WAIT)
                .value_name("SECONDS")
                .value_parser(parse_value::seconds)
                .help("Time to wait for the last values at the end of the input; after Ctrl-C it is a second at most")
                .default_value("5"),
        )
}

/// Sends values until the input ends.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let calls = Calls::of(matches, console)?;
    let given = calls.call(console, NAME, |hub| given(matches, hub))??;
    let mut builder = calls.client().live();
    let mut all = LIVE_SETTINGS.iter();
    if let Some(setting) = all.find(|setting| setting.name == PROPERTIES)
        && let Some(most) = setting.max
    {
        builder.set(setting.json_name, SettingValue::Number(most.number.into()))?;
    }
    connect::set_given(settings(), matches, connect::UNSENT, |name, value| {
        builder.set(name, value)
    })?;
    calls.arm(NAME)?;
    let session = Arc::new(Session {
        live: builder.open()?,
        code: AtomicU8::new(0),
    });
    let wait = matches.get_one::<Duration>(WAIT).copied();
    let wait = wait.unwrap_or_default();
    let caught = end_at_signal(&session, wait, console)?;
    let mut live = Live {
        session,
        properties: HashMap::new(),
        shown: Instant::now(),
    };
    if let Some(place) = &given {
        // An invalid path is refused before anything is read.
        live.property(place.clone())?;
    }
    let mut number = 0;
    while let Some(line) = console.read_line()? {
        number += 1;
        if line.trim().is_empty() {
            continue;
        }
        if let Err(why) = live.take(given.as_ref(), &line) {
            live.session.failed(gfxhub::ErrorKind::Invalid);
            say(console, &format!("line {number}: {why}"));
        }
        live.show(console, false);
    }
    // If a signal is ending the session, this waits for the thread of the signal, which ends the
    // process.
    drop(caught);
    let left = calls.call(console, NAME, |_| live.session.live.close(wait))??;
    live.show(console, true);
    left.iter()
        .for_each(|left| console.eprint(&not_acknowledged(left)));
    Ok(live.session.exit_code(&left))
}

/// Makes a signal close the session as the end of the input does. A user who types values may not
/// know how to end the input.
fn end_at_signal(
    session: &Arc<Session>,
    wait: Duration,
    console: &Console<'_>,
) -> Result<Option<interrupt::SignalGuard>, CliError> {
    if !console.is_of_process() {
        return Ok(None);
    }
    let (session, lines) = (Arc::clone(session), console.events());
    let (wait, shows_figures) = (wait.min(WAIT_AT_SIGNAL), console.shows_progress());
    let caught = interrupt::catch(move || {
        // The session is still open, because the code after the end of the input removes this
        // action before it closes the session.
        let left = session.live.close(wait).unwrap_or_default();
        for report in session.reports() {
            lines.report(&report);
        }
        if shows_figures {
            lines.report(&session.figures());
        }
        left.iter()
            .for_each(|left| lines.report(&not_acknowledged(left)));
        std::process::exit(session.exit_code(&left).into());
    });
    caught.map(Some)
}

/// A session, with the exit code of its first failure.
struct Session {
    live: LiveSession,
    /// Exit code of the first failure; 0 if there was none.
    code: AtomicU8,
}

impl Session {
    /// Returns the reports since the previous call, one line each.
    fn reports(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for report in self.live.take_reports() {
            if report.kind == LiveReportKind::Failed
                && let Some(error) = &report.error
            {
                self.failed(error.kind());
            }
            lines.push(escape_line(&report.to_string()));
        }
        lines
    }

    /// Returns the current figures in one line.
    fn figures(&self) -> String {
        let stats = self.live.stats();
        format!(
            "{} set, {} delivered, {} superseded, {} failed, round trip {:.1} ms",
            stats.sets,
            stats.delivered,
            stats.superseded,
            stats.failed,
            stats.round_trip_p50.as_secs_f64() * 1e3
        )
    }

    /// Stores the exit code for this kind if it is the first failure.
    fn failed(&self, kind: gfxhub::ErrorKind) {
        let code = kind.exit_code();
        let _ = self
            .code
            .compare_exchange(0, code, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Returns the exit code of the first failure. If nothing failed but last values are not
    /// acknowledged, returns that of a timeout.
    fn exit_code(&self, left: &[PropertyAddress]) -> u8 {
        match self.code.load(Ordering::Relaxed) {
            0 if !left.is_empty() => gfxhub::ErrorKind::Timeout.exit_code(),
            code => code,
        }
    }
}

/// A property in the form in which it was given: by its ids, or by its path of names.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Place {
    Ids(PropertyAddress),
    Name(NamePath),
}

/// Returns the property that the arguments name, or `None` if they name none. Fails if a path of
/// names leads nowhere.
fn given(matches: &ArgMatches, hub: &Client) -> gfxhub::Result<Option<Place>> {
    let Some(given) = matches.get_many::<String>(ADDRESS) else {
        return Ok(None);
    };
    let given: Vec<&str> = given.map(String::as_str).collect();
    let place = match given[..] {
        [engine, node, property] => {
            let engine = id_names::engine(hub, engine)?;
            Place::Ids(PropertyAddress::new(engine, node, property))
        }
        [path] => Place::Name(hub.names().find(path)?.path),
        _ => {
            let detail = "give ENGINE, NODE and PROPERTY, or a path of names alone";
            return Err(gfxhub::Error::invalid("PROPERTY", detail));
        }
    };
    Ok(Some(place))
}

/// Returns the property and the update of a line.
fn set_of(line: &str) -> gfxhub::Result<(Place, PropertyUpdate)> {
    let mut value =
        Value::from_json(line).map_err(|fault| gfxhub::Error::invalid("", fault.to_string()))?;
    let path = value.as_object_mut().and_then(|members| {
        let is_text = members
            .get(PATH)
            .is_some_and(|path| path.as_str().is_some());
        is_text.then(|| members.remove(PATH)).flatten()
    });
    match path.as_ref().and_then(Value::as_str) {
        Some(path) => Ok((
            Place::Name(path.into()),
            PropertyUpdate::from_json(&value.to_json())?,
        )),
        None => {
            let PropertySet { address, update } = PropertySet::from_json(line)?;
            Ok((Place::Ids(address), update))
        }
    }
}

struct Live {
    session: Arc<Session>,
    properties: HashMap<Place, LiveProperty>,
    /// Time at which reports and figures were last shown.
    shown: Instant,
}

impl Live {
    fn property(&mut self, place: Place) -> gfxhub::Result<&mut LiveProperty> {
        let new = match self.properties.entry(place) {
            Entry::Occupied(known) => return Ok(known.into_mut()),
            Entry::Vacant(new) => new,
        };
        let live = &self.session.live;
        let opened = match new.key().clone() {
            Place::Ids(PropertyAddress {
                engine_id,
                node_path,
                property_path,
            }) => live.property(engine_id, node_path, property_path)?,
            Place::Name(path) => live.property_at(path)?,
        };
        Ok(new.insert(opened))
    }

    /// Sets the value in a line of the input. Returns the reason if the value is refused.
    fn take(&mut self, given: Option<&Place>, line: &str) -> Result<(), String> {
        let (place, update) = match given {
            Some(place) => {
                let value = Value::from_json(line).map_err(|why| why.to_string())?;
                (place.clone(), PropertyUpdate::new(value))
            }
            None => set_of(line).map_err(|error| of_item(&error))?,
        };
        let property = self.property(place).map_err(|error| of_item(&error))?;
        match property.ease(update) {
            true => Ok(()),
            false => Err(
                "it cannot be sent: NaN, infinity, null, negative times and a duration without an \
                 interpolation are refused"
                    .to_owned(),
            ),
        }
    }

    /// Prints new reports. A terminal also shows the figures.
    fn show(&mut self, console: &mut Console<'_>, at_the_end: bool) {
        if !at_the_end && self.shown.elapsed() < SHOWN_EVERY {
            return;
        }
        self.shown = Instant::now();
        for report in self.session.reports() {
            say(console, &report);
        }
        let line = self.session.figures();
        if at_the_end {
            if console.shows_progress() {
                say(console, &line);
            }
        } else if console.shows_progress() {
            console.draw_progress(&line);
        }
    }
}

/// Writes a line. It replaces the figures, if these are displayed.
fn say(console: &mut Console<'_>, line: &str) {
    if console.shows_progress() {
        console.draw_progress("");
    }
    console.eprint(line);
}

fn not_acknowledged(address: &PropertyAddress) -> String {
    let PropertyAddress {
        engine_id,
        node_path,
        property_path,
    } = address;
    let place = match node_path.as_str() {
        // The property is shown by its path of names, because its name was not found.
        "" => escape_line(property_path.as_str()),
        _ => escape_line(&format!("{engine_id} {node_path} {property_path}")),
    };
    format!("{place}: the last value was not acknowledged")
}

#[cfg(test)]
mod tests {
    use gfxhub::Client;
    use gfxhub_simulator::{LocalHub, Options};

    use crate::Console;

    /// Runs the command at a terminal. Returns its messages and its exit code.
    fn run(hub: &LocalHub, args: &[&str], mut input: &[u8]) -> (String, u8) {
        let url = hub.url();
        let before = ["gfxhub", "--hub", &url, "live"].into_iter();
        let args = before.chain(args.iter().copied());
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut console = Console::terminal(&mut input, &mut out, &mut err, 100);
        let code = crate::run_in(args.map(Into::into), &mut console);
        (String::from_utf8(err).unwrap(), code)
    }

    fn value(hub: &LocalHub, node: &str, property: &str) -> f64 {
        let client = Client::new(&hub.url()).unwrap();
        let found = client.engines().get_property(3, node, property).unwrap();
        found.value.as_f64().unwrap()
    }

    #[test]
    fn the_last_of_many_values_arrives() {
        let hub = LocalHub::start(Options::default()).unwrap();
        let numbers: String = (0..=1000)
            .map(|step| format!("{}\n", step as f64 / 1000.0))
            .collect();
        let (err, code) = run(
            &hub,
            &["3", "Mixer_0", "Default//Opacity/0"],
            numbers.as_bytes(),
        );
        assert_eq!(code, 0, "{err}");
        assert!(
            err.contains("1001 set, ") && err.contains(" 0 failed, "),
            "{err}"
        );
        assert_eq!(value(&hub, "Mixer_0", "Default//Opacity/0"), 1.0);
        let (err, code) = run(&hub, &["Studio A", "Mixer_0", "Default//Opacity/0"], b"0.5");
        assert_eq!(code, 0, "{err}");
        assert_eq!(value(&hub, "Mixer_0", "Default//Opacity/0"), 0.5);
    }

    #[test]
    fn a_property_can_be_given_by_its_path_of_names() {
        let hub = LocalHub::start(Options::default()).unwrap();
        let (err, code) = run(&hub, &["Studio A / Mixer_0 / Opacity"], b"0.25\n0.5\n");
        assert_eq!(code, 0, "{err}");
        assert_eq!(value(&hub, "Mixer_0", "Default//Opacity/0"), 0.5);
        let lines = br#"{"path":"Studio A / Mixer_0 / Opacity","Value":0.75}
{"path":"Studio A / Cyclorma / Softness","Value":0.75}
{"path":3,"Value":0.75}
"#;
        let (err, code) = run(&hub, &[], lines);
        assert_eq!(code, 2, "{err}");
        assert!(err.contains("line 3: "), "{err}");
        assert!(
            err.contains("Studio A / Cyclorma / Softness: the value failed: "),
            "{err}"
        );
        assert!(err.contains("did you mean Cyclorama?"), "{err}");
        assert_eq!(value(&hub, "Mixer_0", "Default//Opacity/0"), 0.75);
        let (err, code) = run(&hub, &["Studio A / Mixer_0 / Opacite"], b"0.5\n");
        assert!(err.contains("did you mean Opacity?") && code == 10, "{err}");
        let (err, code) = run(&hub, &["3", "Mixer_0"], b"0.5\n");
        assert!(err.contains("a path of names alone") && code == 2, "{err}");
    }

    #[test]
    fn each_line_may_name_its_property_and_one_that_is_wrong_is_left_out() {
        let hub = LocalHub::start(Options::default()).unwrap();
        let (err, code) = run(
            &hub,
            &["--rate", "0"],
            br#"{"engineId":3,"nodePath":"Mixer_0","propertyPath":"Default//Opacity/0","Value":0.25}
{"engineId":3,"nodePath":"Mixer_0","propertyPath":"Default//Opacity/0"}

{"engineId":3,"nodePath":"Mixer_0","propertyPath":"Default//Opacity/0","Value":{"$number":"NaN"}}
{"engineId":3,"nodePath":"Mixer_0","propertyPath":"Default//Opacity/0","Value":0.5,"Duration":1}
{"engineId":3,"nodePath":"Cyclorama","propertyPath":"Material//Softness/0","Value":0.75}
"#,
        );
        assert_eq!(code, 2, "{err}");
        assert!(err.contains("line 2: Value"), "{err}");
        assert!(err.contains("line 4: it cannot be sent"), "{err}");
        assert!(err.contains("line 5: it cannot be sent"), "{err}");
        assert_eq!(value(&hub, "Mixer_0", "Default//Opacity/0"), 0.25);
        assert_eq!(value(&hub, "Cyclorama", "Material//Softness/0"), 0.75);
    }

    #[test]
    fn what_the_hub_refuses_is_told_and_what_is_left_too() {
        let hub = LocalHub::start(Options::default()).unwrap();
        let (err, code) = run(&hub, &["3", "Nowhere", "x"], b"1\n");
        assert!(
            err.contains("3 Nowhere x: the value failed: engines.set_property"),
            "{err}"
        );
        assert_ne!(code, 0);
        let (err, code) = run(&hub, &["three", "Nowhere", "x"], b"1\n");
        assert!(
            err.contains("ENGINE: the hub has nothing named three") && code == 10,
            "{err}"
        );
        let too_large = "18446744073709551616";
        let (err, code) = run(&hub, &[too_large, "Nowhere", "x"], b"1\n");
        assert!(err.contains("ENGINE: ") && code == 2, "{err}");
        let (err, code) = run(&hub, &["3", "..", "x"], b"1\n");
        assert!(err.contains("nodePath") && code == 2, "{err}");
        hub.stop();
        let (err, code) = run(&hub, &["--wait", "0.2", "3", "Mixer_0", "x"], b"1\n");
        assert!(err.contains("the hub: no value is delivered"), "{err}");
        assert!(
            err.contains("3 Mixer_0 x: the last value was not acknowledged"),
            "{err}"
        );
        assert_eq!(code, 5);
    }
}
