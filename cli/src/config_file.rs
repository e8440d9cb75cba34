//! The configuration file: settings by the names of their options, the API key among them, in a
//! JSON object that only its owner can read.

use std::path::{Path, PathBuf};

use gfxhub::{ErrorKind, Object, Value};

use crate::error::CliError;

/// The variable that names the file.
pub(crate) const VARIABLE: &str = "GFXHUB_CONFIG";

/// The settings of a file.
#[derive(Debug, Default)]
pub(crate) struct ConfigFile {
    path: PathBuf,
    settings: Object,
}

impl ConfigFile {
    /// Reads the file that is named, else the one of this user; nothing where that does not exist.
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
        let text = read_private(path, "the configuration file")?;
        let wrong = |why: String| {
            // The text is not shown: it may hold a key.
            let message = format!("the configuration file {} {why}.", path.display());
            CliError::other(ErrorKind::Invalid, message)
        };
        let settings = match Value::from_json(&text) {
            Ok(Value::Object(settings)) => settings,
            _ => {
                return Err(wrong(
                    "is not a JSON object. Write it as {\"hub\": \"http://10.0.0.5\", \"timeout\": 5}"
                        .to_owned(),
                ));
            }
        };
        if let Some((name, _)) = settings
            .iter()
            .find(|(name, _)| !known.iter().any(|known| known == name))
        {
            let why = format!(
                "has the setting {name:?}, which does not exist. The settings are {}",
                known.join(", ")
            );
            return Err(wrong(why));
        }
        Ok(ConfigFile {
            path: path.to_owned(),
            settings,
        })
    }

    /// The texts of a setting: one, or each of a list; none where it is not there.
    pub(crate) fn texts(&self, name: &str) -> Vec<String> {
        let text = |value: &Value| match value {
            Value::Text(text) => text.clone(),
            other => other.to_json(),
        };
        match self.settings.get(name) {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Array(values)) => values.iter().map(text).collect(),
            Some(value) => vec![text(value)],
        }
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

/// Where this user's file is.
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

/// Reads a file that holds a secret; refused where others can read it too.
pub(crate) fn read_private(path: &Path, what: &str) -> Result<String, CliError> {
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
    if let Some(mode) = open_to_others(&file).map_err(unreadable)? {
        return Err(failed(format!(
            "can be read by others (mode {mode:o}), and so could the API key. Nothing was sent. \
             Make it yours alone: chmod 600 {}",
            path.display()
        )));
    }
    let mut text = String::new();
    std::io::Read::read_to_string(&mut file, &mut text).map_err(unreadable)?;
    Ok(text)
}

/// The mode of a file that the group or others can read.
#[cfg(unix)]
fn open_to_others(file: &std::fs::File) -> std::io::Result<Option<u32>> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = file.metadata()?.permissions().mode() & 0o777;
    Ok(Some(mode).filter(|mode| mode & 0o077 != 0))
}

/// Windows has no such mode: access lists control who can read a file of the user's profile.
#[cfg(not(unix))]
fn open_to_others(_: &std::fs::File) -> std::io::Result<Option<u32>> {
    Ok(None)
}
