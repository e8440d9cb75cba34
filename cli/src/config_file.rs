//! The configuration file: a JSON object with settings, which have the names of the options. It may
//! contain the API key and named hubs with settings of their own. If it contains a secret, only its
//! owner may have read access.

use std::path::{Path, PathBuf};

use gfxhub::{ErrorKind, Object, Value};

use crate::error::CliError;
use crate::format_value::text_or_json;

/// Environment variable with the path of the file.
pub(crate) const VARIABLE: &str = "GFXHUB_CONFIG";

/// Name of the file in error messages.
const FILE: &str = "the configuration file";
/// Name of the setting with the API key.
pub(crate) const API_KEY: &str = "api-key";
/// Name of the setting with headers, which may contain secrets.
pub(crate) const HEADER: &str = "header";
/// Name of the member with the named hubs.
const HUBS: &str = "hubs";
/// Name of the member with the address of a named hub.
const URL: &str = "url";

/// The settings of a file. Does not implement `Debug`, because they may contain an API key.
#[derive(Default)]
pub(crate) struct ConfigFile {
    path: PathBuf,
    settings: Object,
    hubs: Vec<NamedHub>,
    /// The named hub that was selected.
    chosen: Option<NamedHub>,
}

/// A named hub: its address, and settings that take precedence over those of the file.
#[derive(Clone)]
pub(crate) struct NamedHub {
    pub(crate) name: String,
    pub(crate) url: String,
    settings: Object,
}

/// Returns `true` if the given hub is a name and not an address, which has a scheme.
pub(crate) fn is_name(hub: &str) -> bool {
    !hub.contains("://")
}

impl ConfigFile {
    /// Reads the file at `named`, which must exist, or else the file of this user. Without either,
    /// the settings are empty.
    pub(crate) fn load(named: Option<&Path>, known: &[String]) -> Result<ConfigFile, CliError> {
        match named {
            Some(path) => ConfigFile::read(path, known),
            None => match default_path() {
                Some(path) if path.exists() => ConfigFile::read(&path, known),
                _ => Ok(ConfigFile::default()),
            },
        }
    }

    fn read(path: &Path, known: &[String]) -> Result<ConfigFile, CliError> {
        let (text, open) = read_text(path, FILE)?;
        let wrong = |why: String| {
            // The content of the file is not shown because it may contain an API key.
            let message = format!("{FILE} {} {why}.", path.display());
            CliError::other(ErrorKind::Invalid, message)
        };
        let mut settings = match Value::from_json(&text) {
            Ok(Value::Object(settings)) => settings,
            _ => {
                return Err(wrong(
                    "is not a JSON object. Write it as {\"hub\": \"http://10.0.0.5\", \"timeout\": 5}"
                        .to_owned(),
                ));
            }
        };
        let hubs = match settings.remove(HUBS) {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Object(hubs)) => {
                let hubs = hubs
                    .iter()
                    .map(|(name, hub)| NamedHub::read(name, hub, known));
                hubs.collect::<Result<_, _>>().map_err(wrong)?
            }
            Some(_) => {
                return Err(wrong(format!(
                    "has a member {HUBS} that is not an object. {HUBS_FORM}"
                )));
            }
        };
        if let Some(name) = unknown(&settings, known) {
            let why = format!(
                "has the setting {name:?}, which does not exist. The settings are {}, {HUBS}",
                known.join(", ")
            );
            return Err(wrong(why));
        }
        let of_hubs = hubs.iter().map(|hub: &NamedHub| hub.secret());
        let secret = of_hubs.chain([secret(&settings)]).flatten().next();
        if let (Some(mode), Some(secret)) = (open, secret) {
            return Err(open_to_others(path, FILE, mode, secret));
        }
        Ok(ConfigFile {
            path: path.to_owned(),
            settings,
            hubs,
            chosen: None,
        })
    }

    /// Selects the named hub `name` with its settings, and returns its address.
    pub(crate) fn choose(&mut self, name: &str) -> Result<String, CliError> {
        if let Some(hub) = self.hubs.iter().find(|hub| hub.name == name) {
            self.chosen = Some(hub.clone());
            return Ok(hub.url.clone());
        }
        let names: Vec<&str> = self.hubs.iter().map(|hub| hub.name.as_str()).collect();
        let known = match (names.is_empty(), self.path.as_os_str().is_empty()) {
            (false, _) => format!("; {} has {}", self.path.display(), names.join(", ")),
            (true, false) => format!("; {} has no hubs by name", self.path.display()),
            (true, true) => String::new(),
        };
        // A text with an `@` may be an address with a password, so the message does not repeat it.
        let (named, address) = match name.contains('@') {
            true => (
                "of this name".to_owned(),
                "begin it with http://".to_owned(),
            ),
            false => (format!("named {name:?}"), format!("write http://{name}")),
        };
        let why = format!(
            "there is no hub {named}{known}. If it is an address, {address}. Nothing was sent."
        );
        Err(CliError::usage("--hub", why))
    }

    /// Returns the named hubs.
    pub(crate) fn hubs(&self) -> &[NamedHub] {
        &self.hubs
    }

    /// Returns the values of a setting as texts: one for each element if the setting is a list,
    /// none if it is absent. A setting of the selected hub takes precedence over that of the file.
    pub(crate) fn texts(&self, name: &str) -> Vec<String> {
        let of_hub = self.texts_of_hub(name);
        match of_hub.is_empty() {
            true => texts(&self.settings, name),
            false => of_hub,
        }
    }

    /// Returns the values that the selected hub itself has for a setting, as texts.
    pub(crate) fn texts_of_hub(&self, name: &str) -> Vec<String> {
        let chosen = self.chosen.as_ref();
        chosen.map_or(Vec::new(), |hub| texts(&hub.settings, name))
    }

    /// Describes the source of a setting, for messages.
    pub(crate) fn source(&self, name: &str) -> String {
        match &self.chosen {
            Some(hub) if !self.texts_of_hub(name).is_empty() => {
                format!("{:?} in {}", hub.name, self.path.display())
            }
            _ => self.path.display().to_string(),
        }
    }

    /// Returns the path of the file; empty if there is none.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

impl NamedHub {
    /// Reads a named hub, which is an address or an object with `url` and settings. The error text
    /// completes a sentence that begins with the file.
    fn read(name: &str, value: &Value, known: &[String]) -> Result<NamedHub, String> {
        if name.is_empty() || !is_name(name) {
            return Err(format!("has the hub {name:?}, which is not a name"));
        }
        let (url, settings) = match value {
            Value::Text(url) => (Some(url.clone()), Object::new()),
            Value::Object(settings) => {
                let mut settings = settings.clone();
                match settings.remove(URL) {
                    Some(Value::Text(url)) => (Some(url), settings),
                    _ => (None, settings),
                }
            }
            _ => (None, Object::new()),
        };
        let Some(url) = url.filter(|url| !is_name(url)) else {
            return Err(format!(
                "has the hub {name:?} without an address that begins with http:// or https://. {HUBS_FORM}"
            ));
        };
        // A named hub has `url` instead of the setting `hub`.
        let known: Vec<String> = known
            .iter()
            .filter(|name| *name != "hub")
            .cloned()
            .collect();
        if let Some(setting) = unknown(&settings, &known) {
            return Err(format!(
                "has the unknown setting {setting:?} in the hub {name:?}. The settings are {URL}, {}",
                known.join(", ")
            ));
        }
        Ok(NamedHub {
            name: name.to_owned(),
            url,
            settings,
        })
    }

    /// Describes the first secret in the settings or the address, if there is one.
    fn secret(&self) -> Option<&'static str> {
        let of_url = has_password(&self.url).then_some(PASSWORD);
        secret(&self.settings).or(of_url)
    }

    /// Returns `true` if the named hub itself has this setting.
    pub(crate) fn has(&self, name: &str) -> bool {
        !texts(&self.settings, name).is_empty()
    }
}

/// Form of named hubs, for error messages.
const HUBS_FORM: &str =
    "Write {\"hubs\": {\"main\": {\"url\": \"http://10.0.0.5\", \"api-key\": \"...\"}}}";

fn unknown<'a>(settings: &'a Object, known: &[String]) -> Option<&'a str> {
    let mut names = settings.iter().map(|(name, _)| name);
    names.find(|name| !known.iter().any(|known| known == name))
}

fn texts(settings: &Object, name: &str) -> Vec<String> {
    match settings.get(name) {
        None | Some(Value::Null) => Vec::new(),
        Some(Value::Array(values)) => values.iter().map(text_or_json).collect(),
        Some(value) => vec![text_or_json(value)],
    }
}

/// Name of a password in error messages.
const PASSWORD: &str = "a password";

/// Describes the first secret among these settings, if there is one.
fn secret(settings: &Object) -> Option<&'static str> {
    settings.iter().find_map(|(name, _)| match name {
        API_KEY => Some("the API key"),
        HEADER => Some("headers, which may be secrets"),
        _ => {
            let has_password = texts(settings, name).iter().any(|text| has_password(text));
            has_password.then_some(PASSWORD)
        }
    })
}

/// Returns `true` for an address that contains a user name or a password.
fn has_password(text: &str) -> bool {
    text.split_once("://")
        .is_some_and(|(_, rest)| rest.contains('@'))
}

/// Returns the path of the configuration file of this user.
pub(crate) fn default_path() -> Option<PathBuf> {
    let folder = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    let base = if cfg!(windows) {
        PathBuf::from(folder("APPDATA")?)
    } else {
        match folder("XDG_CONFIG_HOME") {
            Some(folder) => PathBuf::from(folder),
            None => std::env::home_dir()?.join(".config"),
        }
    };
    Some(base.join("gfxhub").join("config.json"))
}

/// Reads a file that contains only a secret. Fails if other users have any access to the file.
pub(crate) fn read_secret(path: &Path, what: &str, secret: &str) -> Result<String, CliError> {
    match read_text(path, what)? {
        (_, Some(mode)) => Err(open_to_others(path, what, mode, secret)),
        (text, None) => Ok(text),
    }
}

/// Returns the text of a file, and its mode if other users have access to it.
fn read_text(path: &Path, what: &str) -> Result<(String, Option<u32>), CliError> {
    let failed = |why: String| {
        let message = format!("{what} {} {why}", path.display());
        CliError::other(ErrorKind::Io, message)
    };
    let unreadable = |error: std::io::Error| {
        failed(format!(
            "cannot be read: {error}. Nothing was sent. Check the path."
        ))
    };
    let mut file = std::fs::File::open(path).map_err(unreadable)?;
    let mode = mode_for_others(&file).map_err(unreadable)?;
    let mut bytes = Vec::new();
    std::io::Read::read_to_end(&mut file, &mut bytes).map_err(unreadable)?;
    let text = gfxhub::bindings::decode_utf8(&bytes)
        .map_err(|reason| failed(format!("{reason}. Nothing was sent. Save it as UTF-8.")))?;
    Ok((text.to_owned(), mode))
}

/// Returns the error for a file with a secret to which other users have access.
fn open_to_others(path: &Path, what: &str, mode: u32, secret: &str) -> CliError {
    let path = path.display();
    let message = format!(
        "{what} {path} holds {secret} and can be read by others (mode {mode:o}). Nothing was sent. Allow \
         access only to yourself: chmod 600 {path}"
    );
    CliError::other(ErrorKind::Io, message)
}

/// Returns the mode of a file if its group or all users have any access to it.
#[cfg(unix)]
fn mode_for_others(file: &std::fs::File) -> std::io::Result<Option<u32>> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = file.metadata()?.permissions().mode() & 0o777;
    Ok(Some(mode).filter(|mode| mode & 0o077 != 0))
}

/// Always returns `None`: Windows has no such mode. Access lists protect files in the user's
/// profile.
#[cfg(not(unix))]
fn mode_for_others(_: &std::fs::File) -> std::io::Result<Option<u32>> {
    Ok(None)
}
