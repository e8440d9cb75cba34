//! The errors of the command. Each has a text for people, a JSON form for scripts, and an exit
//! code.

use std::io;

use gfxhub::{Effect, Error, ErrorKind, Object, Value, schema::SETTINGS};

use crate::docs::option_name;

/// The reason why the command ends without a result.
#[derive(Debug)]
pub(crate) enum CliError {
    /// A call failed.
    Call(Error),
    /// The command itself refused its arguments, or failed outside of a call.
    Own {
        /// Kind of the error.
        kind: ErrorKind,
        /// Name of the operation; empty if there is none.
        operation: &'static str,
        /// Name of the invalid argument: its JSON name if it is part of a request.
        argument: Option<String>,
        /// Description of the problem and of its remedy.
        message: String,
    },
    /// The result could not be written.
    Output(io::Error),
}

impl CliError {
    /// Creates an error of the command itself.
    pub(crate) fn other(kind: ErrorKind, message: impl Into<String>) -> CliError {
        CliError::Own {
            kind,
            operation: "",
            argument: None,
            message: message.into(),
        }
    }

    /// Creates an error for an invalid argument.
    pub(crate) fn usage(argument: impl Into<String>, message: impl Into<String>) -> CliError {
        CliError::Own {
            kind: ErrorKind::Invalid,
            operation: "",
            argument: Some(argument.into()),
            message: message.into(),
        }
    }

    /// Adds the name of the operation to an error of the command itself.
    pub(crate) fn with_operation(mut self, name: &'static str) -> CliError {
        if let CliError::Own { operation, .. } = &mut self {
            *operation = name;
        }
        self
    }

    /// Returns the kind of the error.
    pub(crate) fn kind(&self) -> ErrorKind {
        match self {
            CliError::Call(error) => error.kind(),
            CliError::Own { kind, .. } => *kind,
            CliError::Output(_) => ErrorKind::Io,
        }
    }

    /// Returns the exit code, which is determined by the kind.
    pub(crate) fn exit_code(&self) -> u8 {
        self.kind().exit_code()
    }

    /// Returns what is known of the effect on the hub.
    pub(crate) fn effect(&self) -> Effect {
        match self {
            CliError::Call(error) => error.effect(),
            CliError::Own { .. } => Effect::None,
            // The call may have been complete when its result could not be written.
            CliError::Output(_) => Effect::Maybe,
        }
    }

    /// Describes the problem and its remedy, for people.
    pub(crate) fn message(&self) -> String {
        match self {
            CliError::Call(error) => of_call(error),
            CliError::Output(error) => {
                format!(
                    "the output cannot be written: {error}. If this was a call, it may have been executed: look at the hub before you send it again. Check the file or the pipe that the output goes to."
                )
            }
            CliError::Own {
                operation,
                argument,
                message,
                ..
            } => {
                let failed = if operation.is_empty() {
                    String::new()
                } else {
                    format!("{operation} failed: ")
                };
                let at = argument
                    .as_ref()
                    .map_or(String::new(), |argument| format!("{argument}: "));
                // If an operation was refused before it was sent, the message says so.
                let sent = match (operation.is_empty(), self.kind()) {
                    (false, ErrorKind::Invalid) => ". Nothing was sent.",
                    _ => "",
                };
                format!("{failed}{at}{message}{sent}")
            }
        }
    }

    /// Returns the error as one JSON object.
    pub(crate) fn to_json(&self) -> String {
        let call = match self {
            CliError::Call(error) => Some(error),
            _ => None,
        };
        let (operation, argument) = match self {
            CliError::Call(error) => (error.operation(), error.argument()),
            CliError::Own {
                operation,
                argument,
                ..
            } => (*operation, argument.as_deref()),
            CliError::Output(_) => ("", None),
        };
        let text = |text: Option<&str>| text.map_or(Value::Null, Value::from);
        let mut object = Object::new();
        object.insert("kind", self.kind().name());
        object.insert("effect", self.effect().word());
        object.insert(
            "hub",
            text(call.map(Error::hub).filter(|hub| !hub.is_empty())),
        );
        object.insert(
            "operation",
            text(Some(operation).filter(|name| !name.is_empty())),
        );
        object.insert(
            "status",
            call.and_then(Error::status)
                .map_or(Value::Null, |status| i64::from(status).into()),
        );
        object.insert("body", text(call.and_then(Error::body)));
        object.insert(
            "attempts",
            call.map_or(Value::Null, |error| i64::from(error.attempts()).into()),
        );
        object.insert(
            "elapsed",
            call.map_or(Value::Null, |error| error.elapsed().as_secs_f64().into()),
        );
        object.insert("argument", text(argument));
        object.insert("jsonPath", text(call.and_then(Error::json_path)));
        object.insert("message", self.message());
        Value::Object(object).to_json()
    }
}

/// Describes the problem with one item of a batch, preceded by the invalid member if there is one.
pub(crate) fn of_item(error: &Error) -> String {
    match error.argument().filter(|member| !member.is_empty()) {
        Some(member) => format!("{member}: {}", error.detail()),
        None => error.detail().to_owned(),
    }
}

/// Returns the message of a failed call. The name of a setting is replaced by that of its option.
pub(crate) fn of_call(error: &Error) -> String {
    let message = error.message();
    let without_advice = || {
        let text = message.strip_suffix(error.kind().advice());
        text.unwrap_or(message).trim_end()
    };
    if error.kind() == ErrorKind::Cancelled {
        // A user who pressed Ctrl-C knows the cause.
        return without_advice().to_owned();
    }
    if error.kind() == ErrorKind::NotArmed
        && let Some((_, by_a_program)) = error.detail().rsplit_once("; ")
    {
        let here = "--arm gives one for this command";
        return without_advice().replace(by_a_program, here);
    }
    let named = error.argument().filter(|_| error.operation().is_empty());
    let Some((name, rest)) = named.and_then(|name| {
        let rest = message.strip_prefix(name)?.strip_prefix(": ")?;
        Some((name, rest))
    }) else {
        return message.to_owned();
    };
    match name {
        "baseUrl" => format!("--hub: {rest}"),
        "headers" => format!("--header: {rest}"),
        "apiKey" => format!("the API key: {rest}"),
        name => match SETTINGS.iter().find(|setting| setting.json_name == name) {
            Some(setting) => format!("--{}: {rest}", option_name(setting)),
            None => message.to_owned(),
        },
    }
}

impl From<Error> for CliError {
    fn from(error: Error) -> CliError {
        CliError::Call(error)
    }
}

/// Converts an error in the rehearsal's templates, or an unexpected result of one of its steps.
impl From<minijinja::Error> for CliError {
    fn from(error: minijinja::Error) -> CliError {
        CliError::other(ErrorKind::Internal, error.to_string())
    }
}
