//! Defines the options of the connection to a hub, and builds a client from them.

use std::env::VarError;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, value_parser};
use gfxhub::{
    CallOptions, Client, ClientBuilder,
    bindings::SettingValue,
    schema::{CALL_SETTINGS, SETTINGS, SettingInfo, SettingType},
};

use crate::config_file::{self, API_KEY, ConfigFile, HEADER};
use crate::console::{Console, Events};
use crate::docs::{self, option_name};
use crate::error::CliError;
use crate::parse_value::{self, whole_number};

/// Heading of the options that every subcommand has.
pub(crate) const EVERYWHERE: &str = "Everywhere";

/// Option for the address of the hub.
pub(crate) const HUB: &str = "hub";
/// Option for a file with the API key.
pub(crate) const API_KEY_FILE: &str = "api-key-file";
/// Option for the configuration file.
const CONFIG: &str = "config";
/// Option for the address of the backup hub.
const BACKUP: &str = "backup";
/// Option that names an engine of a gang, which `gfxhub group` controls.
const ENGINE: &str = "gang";
/// Flag that reports each attempt.
const VERBOSE: &str = "verbose";
/// End of the message about an option whose value has the wrong type.
pub(crate) const UNSENT: &str = " Nothing was sent.";
/// Variable with the hub.
pub(crate) const HUB_VARIABLE: &str = "GFXHUB_URL";
/// Environment variable with the kinds of calls that need a permit.
pub(crate) const GUARD_VARIABLE: &str = "GFXHUB_GUARD";
/// Variable with the API key.
pub(crate) const KEY_VARIABLE: &str = "GFXHUB_API_KEY";

/// Returns the settings of the client that are a single text on the command line: all but the API
/// key, which others could see there, and the headers, of which there may be several.
pub(crate) fn settings() -> impl Iterator<Item = &'static SettingInfo> {
    SETTINGS.iter().copied().filter(|setting| {
        !matches!(
            setting.setting_type,
            SettingType::Secret | SettingType::Headers
        )
    })
}

/// Returns the options of a call that are not also settings of the client. The cancel token is left
/// out, as Ctrl-C cancels.
fn call_settings() -> impl Iterator<Item = &'static SettingInfo> {
    let is_of_client = |name| SETTINGS.iter().any(|setting| setting.name == name);
    CALL_SETTINGS.iter().copied().filter(move |setting| {
        setting.setting_type != SettingType::CancelToken && !is_of_client(setting.name)
    })
}

/// Builds the option for a setting.
pub(crate) fn setting_option(setting: &'static SettingInfo) -> Arg {
    let name = option_name(setting);
    let own_word = name.rsplit('-').next().unwrap_or_default().to_uppercase();
    let option = Arg::new(setting.json_name);
    let (value, option) = match setting.setting_type {
        SettingType::Duration => ("SECONDS", option.allow_negative_numbers(true)),
        SettingType::Bytes => ("BYTES", option.allow_negative_numbers(true)),
        SettingType::Count | SettingType::Number => ("NUMBER", option.allow_negative_numbers(true)),
        SettingType::Port => {
            let option = option.value_parser(whole_number(0..=u16::MAX));
            ("PORT", option.allow_negative_numbers(true))
        }
        SettingType::Path | SettingType::Json | SettingType::JsonFile => {
            ("FILE", option.value_parser(value_parser!(PathBuf)))
        }
        SettingType::Url => ("URL", option),
        // The flag without a value means true.
        SettingType::Flag => {
            let option = option.num_args(0..=1).require_equals(true);
            ("true|false", option.default_missing_value("true"))
        }
        // Help does not list the possible values again, because the documentation of the setting
        // already names them: some of the languages have no type for these values.
        SettingType::Choice(words) => {
            let option = option.value_parser(PossibleValuesParser::new(words.iter().copied()));
            (own_word.as_str(), option.hide_possible_values(true))
        }
        SettingType::Texts(_) => (own_word.as_str(), option.action(ArgAction::Append)),
        _ => (own_word.as_str(), option),
    };
    let more = match setting.setting_type {
        SettingType::Texts(_) => "Repeat the option for more.",
        _ => setting.limits,
    };
    let help = |text: String| match more {
        "" => text,
        more => format!("{}. {more}", text.trim_end_matches('.')),
    };
    option
        .value_name(value.to_owned())
        .help(help(docs::short(setting.docs)))
        .long_help(help(docs::plain(setting.docs)))
        .long(name)
}

/// Calls `set` with the JSON name and the value of each setting on the command line. The text
/// `unsent` is appended to the message about a value of a wrong type.
pub(crate) fn set_given<E: Into<CliError>>(
    settings: impl Iterator<Item = &'static SettingInfo>,
    matches: &ArgMatches,
    unsent: &str,
    mut set: impl FnMut(&str, SettingValue) -> Result<(), E>,
) -> Result<(), CliError> {
    for setting in settings {
        let words: Vec<&OsStr> = match matches.get_raw(setting.json_name) {
            Some(words) => words.collect(),
            None => continue,
        };
        let value = match (setting.setting_type, &words[..]) {
            (SettingType::Texts(_), words) => {
                SettingValue::Texts(words.iter().map(|word| text(word)).collect())
            }
            (_, [word, ..]) => setting_value(setting, word, unsent)?,
            (_, []) => continue,
        };
        set(setting.json_name, value).map_err(Into::into)?;
    }
    Ok(())
}

/// Builds the options that every subcommand has. Help shows only the address of the hub;
/// `gfxhub help connection` shows all of them.
pub(crate) fn options() -> Vec<Arg> {
    let option = |name: &'static str| {
        Arg::new(name)
            .long(name)
            .global(true)
            .hide(name != HUB)
            .help_heading(EVERYWHERE)
    };
    let file = |name| {
        option(name)
            .value_name("FILE")
            .value_parser(value_parser!(PathBuf))
    };
    let mut options = vec![
        option(HUB)
            .value_name("URL|NAME")
            .help("Address of the hub, http://10.0.0.5 for example, or its name in the configuration file [env: GFXHUB_URL]"),
        file(API_KEY_FILE).help(
            "File that contains only the API key and is readable only by you [env: GFXHUB_API_KEY for the key \
             itself]",
        ),
        file(CONFIG).help(
            "Configuration file: a JSON object with these options, api-key and named hubs; must be readable \
             only by you if it contains a secret [env: GFXHUB_CONFIG] [default: gfxhub/config.json in your \
             configuration folder]",
        ),
        option(HEADER)
            .value_name("NAME: VALUE")
            .action(ArgAction::Append)
            .help("A header for every request, for a reverse proxy for example; repeat it for more"),
        option(BACKUP)
            .value_name("URL")
            .conflicts_with(ENGINE)
            .help(
                "Address of the backup hub, to which `gfxhub group` also sends its calls, with the same \
                 settings",
            ),
        option(ENGINE)
            .value_name("NAME")
            .action(ArgAction::Append)
            .help("An engine that `gfxhub group` reaches; repeat it for more. Paths then begin with the node"),
    ];
    options.extend(settings().chain(call_settings()).map(|setting| {
        let option = setting_option(setting).global(true);
        option.hide(true).help_heading(EVERYWHERE)
    }));
    options.push(
        option(VERBOSE)
            .action(ArgAction::SetTrue)
            .help("Report the hub, where the API key is from, and each attempt of each call on the standard error"),
    );
    options
}

/// Returns the names of the settings that a configuration file may contain.
fn known_settings() -> Vec<String> {
    let own = [HUB, API_KEY, API_KEY_FILE, HEADER].map(str::to_owned);
    let rest = settings().map(option_name);
    own.into_iter().chain(rest).collect()
}

/// The settings of the command line, the environment and the configuration file, in this order of
/// precedence, with the address of the hub.
pub(crate) struct Connection<'a> {
    settings: Settings<'a>,
    url: String,
}

/// The settings of the command line, the environment and the configuration file. The hub is
/// optional.
pub(crate) struct Settings<'a> {
    matches: &'a ArgMatches,
    file: ConfigFile,
    hub: Option<SourcedValue>,
    key: Option<SourcedValue>,
    /// Kinds of calls that need a permit, from the environment.
    guard: Option<String>,
}

/// A value with its source. Not `Debug`, as an API key must not be shown.
pub(crate) struct SourcedValue<T = String> {
    pub(crate) value: T,
    pub(crate) source: String,
}

impl<'a> Settings<'a> {
    /// Collects the settings.
    pub(crate) fn of(matches: &'a ArgMatches) -> Result<Settings<'a>, CliError> {
        let mut file = file(matches)?;
        let hub = hub(matches, &mut file)?;
        let key = key(matches, &file)?;
        Ok(Settings {
            matches,
            file,
            hub,
            key,
            guard: variable(GUARD_VARIABLE)?,
        })
    }

    /// Returns the configuration file.
    pub(crate) fn file(&self) -> &ConfigFile {
        &self.file
    }

    /// Returns the address of the hub without a password, if a hub is specified.
    pub(crate) fn hub(&self) -> Option<SourcedValue> {
        self.hub.as_ref().map(|hub| SourcedValue {
            value: without_password(&hub.value),
            source: hub.source.clone(),
        })
    }

    /// Returns the source of the API key, if there is one.
    pub(crate) fn key_source(&self) -> Option<&str> {
        self.key.as_ref().map(|key| key.source.as_str())
    }

    /// Returns a setting as it was given; `None` if it was not given.
    pub(crate) fn setting(&self, setting: &SettingInfo) -> Option<SourcedValue<OsString>> {
        let name = option_name(setting);
        let typed = self.matches.get_raw(setting.json_name);
        if let Some(value) = typed.and_then(|mut typed| typed.next()) {
            return Some(SourcedValue {
                value: value.to_owned(),
                source: format!("--{name}"),
            });
        }
        if let ("guard", Some(value)) = (setting.name, &self.guard) {
            return Some(SourcedValue {
                value: value.into(),
                source: GUARD_VARIABLE.to_owned(),
            });
        }
        let value = self.file.texts(&name).into_iter().next()?.into();
        let source = self.file.source(&name);
        Some(SourcedValue { value, source })
    }

    /// Returns the headers as `NAME: VALUE`, in the order in which they are set.
    pub(crate) fn headers(&self) -> Vec<SourcedValue> {
        let source = self.file.source(HEADER);
        let of_file = self.file.texts(HEADER).into_iter();
        let of_file = of_file.map(|value| SourcedValue {
            value,
            source: source.clone(),
        });
        let typed = self.matches.get_many::<String>(HEADER).unwrap_or_default();
        let typed = typed.map(|value| SourcedValue {
            value: value.clone(),
            source: format!("--{HEADER}"),
        });
        of_file.chain(typed).collect()
    }
}

impl<'a> Connection<'a> {
    /// Collects the settings. Fails if they do not specify a hub.
    pub(crate) fn of(matches: &'a ArgMatches) -> Result<Connection<'a>, CliError> {
        let settings = Settings::of(matches)?;
        let url = settings.hub.as_ref().map(|hub| hub.value.clone());
        let url = url.ok_or_else(|| {
            CliError::usage(
                "--hub",
                "no hub is specified, so nothing was sent. Add --hub http://ADDRESS, set GFXHUB_URL, or add it to the configuration file. \
                 To try things without a hub, start a simulator: gfxhub simulator",
            )
        })?;
        Ok(Connection { settings, url })
    }

    /// Builds the client.
    pub(crate) fn client(&self, console: &Console<'_>) -> Result<Client, CliError> {
        let key = self.settings.key.as_ref().map(|key| key.value.clone());
        if self.settings.matches.get_flag(VERBOSE) {
            self.report(&console.events());
        }
        let client = self.builder(&self.url, key.clone(), console, |_| true)?;
        let client = client.build()?;
        let matches = self.settings.matches;
        if let Some(engines) = matches.get_many::<String>(ENGINE) {
            return Ok(client.gang(engines)?);
        }
        Ok(match matches.get_one::<String>(BACKUP) {
            Some(backup) => {
                let backup = self.builder(backup, key, console, |_| true)?.build()?;
                Client::pair(&client, &backup)?
            }
            None => client,
        })
    }

    /// Builds the client of control calls, which sends the header `name` in addition. The settings
    /// that protect or record calls on air are left out, because a simulator is not on air.
    pub(crate) fn control_client(
        &self,
        name: &str,
        value: &str,
        console: &Console<'_>,
    ) -> Result<Client, CliError> {
        let key = self.settings.key.as_ref().map(|key| key.value.clone());
        let left_out = ["read_only", "guard", "once_within", "record"];
        let counts = |setting: &SettingInfo| !left_out.contains(&setting.name);
        let builder = self
            .builder(&self.url, key, console, counts)?
            .header(name, value);
        Ok(builder.build()?)
    }

    /// Builds the client without the API key, to test whether the hub requires it. Returns `None`
    /// if there is no key.
    pub(crate) fn client_without_key(
        &self,
        console: &Console<'_>,
    ) -> Result<Option<Client>, CliError> {
        if self.settings.key.is_none() {
            return Ok(None);
        }
        let client = self.builder(&self.url, None, console, |_| true)?;
        Ok(Some(client.build()?))
    }

    /// Returns the address of the hub as given.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Returns the time limit of a call.
    pub(crate) fn timeout(&self) -> Option<Duration> {
        let timeout = settings().find(|setting| setting.name == "timeout")?;
        match self.settings.setting(timeout) {
            Some(given) => parse_value::seconds(given.value.to_str()?).ok(),
            None => Some(Duration::from_millis(timeout.default?.number)),
        }
    }

    fn report(&self, events: &Events) {
        events.report(&format!("hub: {}", without_password(&self.url)));
        events.report(&match &self.settings.key {
            Some(key) => format!("API key: *** (from {})", key.source),
            None => "API key: none".to_owned(),
        });
    }

    fn builder(
        &self,
        url: &str,
        api_key: Option<String>,
        console: &Console<'_>,
        counts: impl Fn(&SettingInfo) -> bool,
    ) -> Result<ClientBuilder, CliError> {
        // Errors are explained, because a person reads them.
        let mut builder = Client::builder(url).explain_errors(true);
        if let Some(key) = api_key {
            builder = builder.api_key(key);
        }
        for setting in settings().filter(|setting| counts(setting)) {
            if let Some(given) = self.settings.setting(setting) {
                let value = setting_value(setting, &given.value, UNSENT)?;
                builder.set(setting.json_name, value)?;
            }
        }
        for header in self.settings.headers() {
            // The header is not shown, as its value may be a secret.
            let (name, value) = header.value.split_once(':').ok_or_else(|| {
                CliError::usage(
                    "--header",
                    "it has no colon. Write it as 'Name: value'. Nothing was sent.",
                )
            })?;
            builder = builder.header(name.trim(), value.trim());
        }
        if self.settings.matches.get_flag(VERBOSE) {
            let events = console.events();
            builder = builder.on_event(move |event| events.report(&event.to_string()));
        }
        Ok(builder)
    }
}

/// Reads the options of each call.
pub(crate) fn call_options(matches: &ArgMatches) -> Result<CallOptions, CliError> {
    let mut options = CallOptions::new();
    set_given(call_settings(), matches, UNSENT, |name, value| {
        options.set(name, value)
    })?;
    Ok(options)
}

/// Returns a word of the command line as text. This loses nothing, because the parser of a text
/// setting has already refused a word that is not UTF-8.
fn text(word: &OsStr) -> String {
    word.to_string_lossy().into_owned()
}

/// Converts a setting to its type. `unsent` ends the message of an error.
fn setting_value(
    setting: &SettingInfo,
    word: &OsStr,
    unsent: &str,
) -> Result<SettingValue, CliError> {
    let given = text(word);
    let refused = |example: &str| {
        let why = format!("{given:?} is not {example}.{unsent}");
        CliError::usage(format!("--{}", option_name(setting)), why)
    };
    Ok(match setting.setting_type {
        SettingType::Duration => {
            let seconds: Option<f64> = given.trim().parse().ok();
            let seconds = seconds.filter(|seconds| *seconds >= 0.0 && seconds.is_finite());
            SettingValue::Seconds(
                seconds
                    .ok_or_else(|| refused("a number of seconds; give 0.5 or 10, for example"))?,
            )
        }
        SettingType::Count | SettingType::Bytes | SettingType::Port => {
            let number = given.trim().parse();
            SettingValue::Number(number.map_err(|_| refused("a whole number"))?)
        }
        SettingType::Number => {
            let number = given.trim().parse();
            SettingValue::Seconds(number.map_err(|_| refused("a number"))?)
        }
        SettingType::Path | SettingType::Json | SettingType::JsonFile => {
            SettingValue::Path(word.into())
        }
        SettingType::Flag => {
            let flag = given.trim().parse();
            SettingValue::Flag(flag.map_err(|_| refused("true or false"))?)
        }
        _ => SettingValue::Text(given),
    })
}

/// Loads the configuration file: the named one, or else that of this user.
pub(crate) fn file(matches: &ArgMatches) -> Result<ConfigFile, CliError> {
    let named = match matches.get_one::<PathBuf>(CONFIG) {
        Some(path) => Some(path.clone()),
        None => variable(config_file::VARIABLE)?.map(PathBuf::from),
    };
    ConfigFile::load(named.as_deref(), &known_settings())
}

/// Returns the hub from the option, else from the environment, else from the configuration file. If
/// it is a name, the configuration file has its address.
fn hub(matches: &ArgMatches, file: &mut ConfigFile) -> Result<Option<SourcedValue>, CliError> {
    let typed = matches.get_one::<String>(HUB).cloned();
    let given = match (typed, variable(HUB_VARIABLE)?) {
        (Some(value), _) => Some((value, format!("--{HUB}"))),
        (None, Some(value)) => Some((value, HUB_VARIABLE.to_owned())),
        (None, None) => {
            let of_file = file.texts(HUB).into_iter().next();
            of_file.map(|value| (value, file.source(HUB)))
        }
    };
    let Some((value, source)) = given else {
        return Ok(None);
    };
    if !config_file::is_name(&value) {
        return Ok(Some(SourcedValue { value, source }));
    }
    let url = file.choose(&value)?;
    Ok(Some(SourcedValue {
        value: url,
        source: format!("{value:?} of {source}"),
    }))
}

/// Returns the API key from the file of the option, else from the hub chosen by name, else from the
/// environment, else from the configuration file.
fn key(matches: &ArgMatches, file: &ConfigFile) -> Result<Option<SourcedValue>, CliError> {
    let of_file = |path: PathBuf| {
        let text = config_file::read_secret(&path, "the API key file", "the API key")?;
        Ok(Some(SourcedValue {
            value: text.trim().to_owned(),
            source: path.display().to_string(),
        }))
    };
    if let Some(path) = matches.get_one::<PathBuf>(API_KEY_FILE) {
        return of_file(path.clone());
    }
    let has_own = [API_KEY, API_KEY_FILE].map(|name| !file.texts_of_hub(name).is_empty());
    if !has_own.contains(&true)
        && let Some(key) = variable(KEY_VARIABLE)?
    {
        let source = KEY_VARIABLE.to_owned();
        return Ok(Some(SourcedValue { value: key, source }));
    }
    // The key at the top level of the configuration file is not used if the named hub has a key
    // file.
    let is_inline = has_own[0] || !has_own[1];
    if is_inline && let Some(key) = file.texts(API_KEY).into_iter().next() {
        let source = file.source(API_KEY);
        return Ok(Some(SourcedValue { value: key, source }));
    }
    match file.texts(API_KEY_FILE).into_iter().next() {
        Some(path) => of_file(PathBuf::from(path)),
        None => Ok(None),
    }
}

/// Returns a variable of the environment; an empty one counts as not set.
///
/// clap does not read variables: it would count them as arguments, and so print no help for an
/// empty command line.
pub(crate) fn variable(name: &'static str) -> Result<Option<String>, CliError> {
    match std::env::var(name) {
        Ok(value) => Ok(Some(value).filter(|value| !value.is_empty())),
        Err(VarError::NotPresent) => Ok(None),
        // The value is not shown, as it may be a secret.
        Err(VarError::NotUnicode(_)) => {
            let why = "its value is not UTF-8. Nothing was sent. Set it again.";
            Err(CliError::usage(name, why))
        }
    }
}

/// Returns an address with `***` in place of a user's name and password.
pub(crate) fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    // If there is no `@` before the path, a later `@` may end a password that contains a `/`.
    match rest[..end].rfind('@').or_else(|| rest.rfind('@')) {
        Some(at) => format!("{scheme}://***{}", &rest[at..]),
        None => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (url, due) in [
            ("http://10.0.0.5:8080/a@b", "http://***@b"),
            ("http://user:secret@hub/site", "http://***@hub/site"),
            ("http://user:p@ss@hub/a@b", "http://***@hub/a@b"),
            ("http://user:p/ss@hub", "http://***@hub"),
            ("http://hub:8080", "http://hub:8080"),
        ] {
            assert_eq!(without_password(url), due);
        }
    }
}
