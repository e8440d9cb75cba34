//! `gfxhub config`: shows the settings in effect, including the hub, with the source of each, and
//! the named hubs. Secrets are not shown.

use clap::{ArgMatches, Command};
use gfxhub::{Object, Value, schema::SettingType};

use crate::config_file::{self, API_KEY, HEADER};
use crate::connect::{API_KEY_FILE, HUB, Settings, settings, without_password};
use crate::console::Console;
use crate::docs::option_name;
use crate::error::CliError;
use crate::output::JSON;
use crate::table::TableStyle;
use crate::terminal_escape::escape_line;

/// Name of the subcommand.
pub(crate) const NAME: &str = "config";

/// Text that is shown in place of a secret.
const SECRET: &str = "***";

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .about("Show the hub and the settings in effect, where each comes from, and the named hubs")
        .long_about(
            "Show the hub and the settings in effect on this command line, where each comes from, and the \
                named hubs of the configuration file. The API key, the values of headers and \
             passwords are shown as ***. Nothing is sent.",
        )
}

/// A row of the table of settings.
struct Row {
    name: String,
    value: String,
    source: String,
}

/// Prints the settings and the named hubs.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let settings = Settings::of(matches)?;
    let rows = rows(&settings);
    if matches.get_flag(JSON) {
        console.print_result(&json(&settings, &rows).to_json())?;
        return Ok(0);
    }
    let style = TableStyle::of(console);
    console.print_line(&format!(
        "configuration file: {}",
        escape_line(&file(&settings))
    ))?;
    if !rows.is_empty() {
        let cells = rows.into_iter().map(|row| {
            [row.name, row.value, row.source]
                .map(|cell| escape_line(&cell))
                .to_vec()
        });
        console.print_line("")?;
        console.print(style.draw(&["setting", "value", "from"], cells.collect()))?;
    }
    let hubs = settings.file().hubs();
    if !hubs.is_empty() {
        let cells = hubs.iter().map(|hub| {
            let key = if hub.has(API_KEY) || hub.has(API_KEY_FILE) {
                SECRET
            } else {
                ""
            };
            [hub.name.as_str(), &without_password(&hub.url), key]
                .map(escape_line)
                .to_vec()
        });
        console.print_line("")?;
        console.print(style.draw(&["name", "url", "api-key"], cells.collect()))?;
    }
    Ok(0)
}

/// Returns the path of the configuration file. If there is no file, says so and names the usual
/// path.
fn file(settings: &Settings<'_>) -> String {
    let path = settings.file().path();
    match (path.as_os_str().is_empty(), config_file::default_path()) {
        (false, _) => path.display().to_string(),
        (true, Some(path)) => format!("none ({} does not exist)", path.display()),
        (true, None) => "none".to_owned(),
    }
}

fn rows(all: &Settings<'_>) -> Vec<Row> {
    let row = |name: &str, value: String, source: String| Row {
        name: name.to_owned(),
        value,
        source,
    };
    let mut rows = Vec::new();
    rows.extend(all.hub().map(|hub| row(HUB, hub.value, hub.source)));
    rows.extend(
        all.key_source()
            .map(|source| row(API_KEY, SECRET.to_owned(), source.to_owned())),
    );
    for setting in settings() {
        let Some(given) = all.setting(setting) else {
            continue;
        };
        let value = given.value.to_string_lossy().into_owned();
        let value = match setting.setting_type {
            SettingType::Url => without_password(&value),
            // Only `(text)` is shown, because a certificate has too many lines.
            SettingType::Pem => "(text)".to_owned(),
            _ => value,
        };
        rows.push(row(&option_name(setting), value, given.source));
    }
    for header in all.headers() {
        let value = match header.value.split_once(':') {
            Some((name, _)) => format!("{name}: {SECRET}"),
            None => SECRET.to_owned(),
        };
        rows.push(row(HEADER, value, header.source));
    }
    rows
}

fn json(all: &Settings<'_>, rows: &[Row]) -> Value {
    let path = all.file().path();
    let mut out = Object::new();
    out.insert(
        "file",
        match path.as_os_str().is_empty() {
            true => Value::Null,
            false => path.display().to_string().into(),
        },
    );
    let settings = rows.iter().map(|row| {
        let mut setting = Object::new();
        setting.insert("name", row.name.as_str());
        setting.insert("value", row.value.as_str());
        setting.insert("from", row.source.as_str());
        Value::Object(setting)
    });
    out.insert("settings", Value::Array(settings.collect()));
    let hubs = all.file().hubs().iter().map(|hub| {
        let mut named = Object::new();
        named.insert("name", hub.name.as_str());
        named.insert("url", without_password(&hub.url));
        named.insert("hasApiKey", hub.has(API_KEY) || hub.has(API_KEY_FILE));
        Value::Object(named)
    });
    out.insert("hubs", Value::Array(hubs.collect()));
    Value::Object(out)
}
