//! The options that say which hub to talk to and how, and the client that they come to.

use std::env::VarError;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, value_parser};
use gfxhub::{CallOptions, Client, ClientBuilder, Event};

use crate::config_file::{self, ConfigFile};
use crate::console::{Console, Events};
use crate::failure::Failure;

/// The option for the address of the hub.
const HUB: &str = "hub";
/// The setting of a configuration file for the API key: others can see a command line.
const API_KEY: &str = "api-key";
/// The option for a file with the API key.
const API_KEY_FILE: &str = "api-key-file";
/// The option for the configuration file.
const CONFIG: &str = "config";
/// The flag that lets deletes and stops be sent once more.
const RESEND: &str = "resend";
/// The option for headers.
const HEADER: &str = "header";
/// The flag that reports each attempt.
const VERBOSE: &str = "verbose";
/// The variable with the API key.
const KEY_VARIABLE: &str = "GFXHUB_API_KEY";

/// What a setting takes, and what the builder does with it.
enum Apply {
    Seconds(fn(ClientBuilder, Duration) -> ClientBuilder),
    Count(fn(ClientBuilder, u64) -> ClientBuilder),
    Text(fn(ClientBuilder, String) -> ClientBuilder),
}

/// A setting of the client that is given as one text.
struct Setting {
    name: &'static str,
    value: &'static str,
    help: &'static str,
    apply: Apply,
}

/// A count as the smaller type of a setting; what is too large stays too large.
fn narrow<T: TryFrom<u64>>(count: u64, most: T) -> T {
    T::try_from(count).unwrap_or(most)
}

/// The settings, in the order of the help.
const SETTINGS: &[Setting] = &[
    Setting {
        name: "timeout",
        value: "SECONDS",
        help: "Time that a whole call may take [default: 10]",
        apply: Apply::Seconds(ClientBuilder::timeout),
    },
    Setting {
        name: "resolve-timeout",
        value: "SECONDS",
        help: "Time that the DNS lookup may take [default: 2]",
        apply: Apply::Seconds(ClientBuilder::resolve_timeout),
    },
    Setting {
        name: "connect-timeout",
        value: "SECONDS",
        help: "Time that making a connection may take [default: 2]",
        apply: Apply::Seconds(ClientBuilder::connect_timeout),
    },
    Setting {
        name: "send-timeout",
        value: "SECONDS",
        help: "Time that sending the request may take [default: 5]",
        apply: Apply::Seconds(ClientBuilder::send_timeout),
    },
    Setting {
        name: "response-timeout",
        value: "SECONDS",
        help: "Time from the end of the request to the head of the response [default: that of the call]",
        apply: Apply::Seconds(ClientBuilder::response_timeout),
    },
    Setting {
        name: "body-timeout",
        value: "SECONDS",
        help: "Time that the body of the response may take [default: that of the call]",
        apply: Apply::Seconds(ClientBuilder::body_timeout),
    },
    Setting {
        name: "attempts",
        value: "NUMBER",
        help: "How often a call may be tried in all, from 1 to 3; what must not run twice is never sent twice [default: 3]",
        apply: Apply::Count(|builder, count| builder.attempts(narrow(count, u32::MAX))),
    },
    Setting {
        name: "ca-file",
        value: "FILE",
        help: "PEM file of the CA certificates to trust for https, in place of the public ones",
        apply: Apply::Text(|builder, path| builder.ca_file(path)),
    },
    Setting {
        name: "proxy",
        value: "URL",
        help: "Proxy to go through, http://proxy:3128 for example; the environment's proxies are not used",
        apply: Apply::Text(|builder, url| builder.proxy(url)),
    },
    Setting {
        name: "max-connections",
        value: "NUMBER",
        help: "How many idle connections are kept for further calls [default: 16]",
        apply: Apply::Count(|builder, count| builder.max_connections(narrow(count, usize::MAX))),
    },
    Setting {
        name: "max-body",
        value: "BYTES",
        help: "The largest response body that is accepted [default: 67108864]",
        apply: Apply::Count(ClientBuilder::max_body),
    },
    Setting {
        name: "user-agent",
        value: "TEXT",
        help: "The User-Agent header [default: gfxhub/VERSION]",
        apply: Apply::Text(|builder, text| builder.user_agent(text)),
    },
];

/// The options, good for every subcommand.
pub(crate) fn options() -> Vec<Arg> {
    let option = |name: &'static str| {
        Arg::new(name)
            .long(name)
            .global(true)
            .help_heading("Connection")
    };
    let file = |name| {
        option(name)
            .value_name("FILE")
            .value_parser(value_parser!(PathBuf))
    };
    let mut options = vec![
        option(HUB)
            .value_name("URL")
            .help("Address of the hub, http://10.0.0.5 for example [env: GFXHUB_URL]"),
        file(API_KEY_FILE).help(
            "File that holds the API key and nothing else, readable by you alone [env: GFXHUB_API_KEY for the key itself]",
        ),
        file(CONFIG).help(
            "Configuration file: a JSON object of these options, and api-key, readable by you alone [env: GFXHUB_CONFIG] [default: gfxhub/config.json in your configuration folder]",
        ),
        option(RESEND)
            .action(ArgAction::SetTrue)
            .help("Let a delete or a stop of a launch be sent once more where it is not known whether it took effect"),
        option(HEADER)
            .value_name("NAME: VALUE")
            .action(ArgAction::Append)
            .help("A header for every request, for a reverse proxy for example; repeat it for more"),
    ];
    options.extend(SETTINGS.iter().map(|setting| {
        option(setting.name)
            .value_name(setting.value)
            .help(setting.help)
            .allow_negative_numbers(matches!(setting.apply, Apply::Seconds(_) | Apply::Count(_)))
    }));
    options.push(
        option(VERBOSE)
            .action(ArgAction::SetTrue)
            .help_heading("Everywhere")
            .help("Report the hub, where the API key is from, and each attempt of each call on the standard error"),
    );
    options
}

/// The settings of a configuration file.
fn known_settings() -> Vec<&'static str> {
    let own = [HUB, API_KEY, API_KEY_FILE, HEADER];
    let rest = SETTINGS.iter().map(|setting| setting.name);
    own.into_iter().chain(rest).collect()
}

/// What the command line, the environment and the configuration file say, in this order of weight.
pub(crate) struct Connection<'a> {
    matches: &'a ArgMatches,
    file: ConfigFile,
    url: String,
    key: Option<Key>,
}

/// An API key and where it is from. It is not `Debug`, as the key is shown nowhere.
struct Key {
    key: String,
    source: String,
}

impl<'a> Connection<'a> {
    /// Gathers it.
    pub(crate) fn of(matches: &'a ArgMatches) -> Result<Connection<'a>, Failure> {
        let named = match matches.get_one::<PathBuf>(CONFIG) {
            Some(path) => Some(path.clone()),
            None => variable(config_file::VARIABLE)?.map(PathBuf::from),
        };
        let file = ConfigFile::load(named.as_deref(), &known_settings())?;
        let typed = matches.get_one::<String>(HUB).cloned();
        let url = match (typed, variable("GFXHUB_URL")?) {
            (Some(typed), _) => typed,
            (None, Some(url)) => url,
            (None, None) => file.texts(HUB).into_iter().next().ok_or_else(|| {
                Failure::refused(
                    "--hub",
                    "no hub is given. Add --hub http://ADDRESS, or set GFXHUB_URL. \
                     To have a hub to try things on, start one with: gfxhub hub",
                )
            })?,
        };
        let key = key(matches, &file)?;
        Ok(Connection {
            matches,
            file,
            url,
            key,
        })
    }

    /// The client.
    pub(crate) fn client(&self, console: &Console<'_>) -> Result<Client, Failure> {
        let key = self.key.as_ref().map(|key| key.key.clone());
        if self.matches.get_flag(VERBOSE) {
            self.report(&console.events());
        }
        let options = CallOptions::new().resend(self.matches.get_flag(RESEND));
        Ok(self.builder(key, console)?.build()?.with(options))
    }

    /// The same without the API key, to see whether the hub asks for it.
    pub(crate) fn client_without_key(&self, console: &Console<'_>) -> Result<Client, Failure> {
        Ok(self.builder(None, console)?.build()?)
    }

    /// The address of the hub as it was given.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Whether there is an API key.
    pub(crate) fn has_key(&self) -> bool {
        self.key.is_some()
    }

    fn report(&self, events: &Events) {
        events.report(format!("hub: {}", without_password(&self.url)));
        events.report(match &self.key {
            Some(key) => format!("API key: *** (from {})", key.source),
            None => "API key: none".to_owned(),
        });
    }

    fn builder(
        &self,
        api_key: Option<String>,
        console: &Console<'_>,
    ) -> Result<ClientBuilder, Failure> {
        let mut builder = Client::builder(&self.url);
        if let Some(key) = api_key {
            builder = builder.api_key(key);
        }
        for setting in SETTINGS {
            let typed = self.matches.get_one::<String>(setting.name).cloned();
            let given = typed.or_else(|| self.file.texts(setting.name).into_iter().next());
            if let Some(given) = given {
                builder = setting.put(builder, given)?;
            }
        }
        let typed = self.matches.get_many::<String>(HEADER).unwrap_or_default();
        for header in self.file.texts(HEADER).iter().chain(typed) {
            // Not shown whole: what is meant as a value may be a secret.
            let (name, value) = header.split_once(':').ok_or_else(|| {
                Failure::refused(
                    "--header",
                    "it has no colon. Write it as 'Name: value'. Nothing was sent.",
                )
            })?;
            builder = builder.header(name.trim(), value.trim());
        }
        if self.matches.get_flag(VERBOSE) {
            let events = console.events();
            builder = builder.on_event(move |event| events.report(line(event)));
        }
        Ok(builder)
    }
}

impl Setting {
    fn put(&self, builder: ClientBuilder, given: String) -> Result<ClientBuilder, Failure> {
        let refused = |example: &str| {
            let why = format!("{given:?} is not {example}. Nothing was sent.");
            Failure::refused(format!("--{}", self.name), why)
        };
        Ok(match self.apply {
            Apply::Seconds(apply) => {
                let seconds: Option<f64> = given.trim().parse().ok();
                let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
                let time = time
                    .ok_or_else(|| refused("a number of seconds; give 0.5 or 10, for example"))?;
                apply(builder, time)
            }
            Apply::Count(apply) => {
                let count = given.trim().parse();
                let count = count.map_err(|_| refused("a whole number, 0 or more"))?;
                apply(builder, count)
            }
            Apply::Text(apply) => apply(builder, given),
        })
    }
}

/// The API key: of the file that is named, else of the environment, else of the configuration file.
fn key(matches: &ArgMatches, file: &ConfigFile) -> Result<Option<Key>, Failure> {
    let of_file = |path: PathBuf| {
        let text = config_file::read_private(&path, "the API key file")?;
        Ok(Some(Key {
            key: text.trim().to_owned(),
            source: path.display().to_string(),
        }))
    };
    if let Some(path) = matches.get_one::<PathBuf>(API_KEY_FILE) {
        return of_file(path.clone());
    }
    if let Some(key) = variable(KEY_VARIABLE)? {
        let source = KEY_VARIABLE.to_owned();
        return Ok(Some(Key { key, source }));
    }
    if let Some(key) = file.texts(API_KEY).into_iter().next() {
        let source = file.path().display().to_string();
        return Ok(Some(Key { key, source }));
    }
    match file.texts(API_KEY_FILE).into_iter().next() {
        Some(path) => of_file(PathBuf::from(path)),
        None => Ok(None),
    }
}

/// The client for one command.
pub(crate) fn client(matches: &ArgMatches, console: &Console<'_>) -> Result<Client, Failure> {
    Connection::of(matches)?.client(console)
}

/// A variable of the environment; one that is set to nothing is not set.
///
/// The variables are no matter of clap's: it would take them for arguments that somebody typed, and
/// so give no help to who types nothing.
fn variable(name: &'static str) -> Result<Option<String>, Failure> {
    match std::env::var(name) {
        Ok(value) => Ok(Some(value).filter(|value| !value.is_empty())),
        Err(VarError::NotPresent) => Ok(None),
        // Not shown: it may be a secret.
        Err(VarError::NotUnicode(_)) => {
            let why = "its value is not UTF-8. Nothing was sent. Set it again.";
            Err(Failure::refused(name, why))
        }
    }
}

/// An address with `***` in place of a password.
fn without_password(url: &str) -> String {
    match url
        .split_once("://")
        .and_then(|(scheme, rest)| Some((scheme, rest.split_once('@')?)))
    {
        Some((scheme, (_, rest))) => format!("{scheme}://***@{rest}"),
        None => url.to_owned(),
    }
}

/// One attempt in one line.
fn line(event: &Event) -> String {
    let came = match (event.status(), event.kind()) {
        (Some(status), None) => status.to_string(),
        (Some(status), Some(kind)) => format!("{status} {kind}, effect {}", event.effect().word()),
        (None, Some(kind)) => format!("{kind}, effect {}", event.effect().word()),
        (None, None) => "done".to_owned(),
    };
    format!(
        "{} {} {}: {came} (attempt {}, {:.1} ms, {} bytes sent, {} received)",
        event.operation(),
        event.method(),
        event.path(),
        event.attempt(),
        event.elapsed().as_secs_f64() * 1e3,
        event.sent(),
        event.received(),
    )
}
