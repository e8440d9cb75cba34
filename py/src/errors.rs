//! Converts the errors of the core to exceptions with the Python names of arguments. The classes of
//! the exceptions are written in Python.

use gfxhub::{
    Error,
    schema::{CALL_SETTINGS, ComposedInfo, OperationInfo},
};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyModule};

static CLASSES: PyOnceLock<Py<PyModule>> = PyOnceLock::new();

/// Loads the classes of the exceptions in advance, so that no failing call has to load them.
pub(crate) fn prepare(py: Python<'_>) -> PyResult<()> {
    classes(py).map(drop)
}

fn classes(py: Python<'_>) -> PyResult<&Bound<'_, PyModule>> {
    CLASSES
        .get_or_try_init(py, || py.import("gfxhub._errors").map(Bound::unbind))
        .map(|classes| classes.bind(py))
}

/// Returns the exception for an error. If this fails, returns the exception of the failure.
pub(crate) fn raise(py: Python<'_>, error: &Error) -> PyErr {
    exception(py, error).map_or_else(|why| why, PyErr::from_value)
}

/// Creates the exception object for an error.
pub(crate) fn exception<'py>(py: Python<'py>, error: &Error) -> PyResult<Bound<'py, PyAny>> {
    let classes = classes(py)?;
    let facts = PyDict::new(py);
    facts.set_item("effect", error.effect().word())?;
    facts.set_item("hub", error.hub())?;
    facts.set_item("operation", error.operation())?;
    facts.set_item("method", error.method())?;
    facts.set_item("path", error.path())?;
    facts.set_item("status", error.status())?;
    facts.set_item("body", error.body())?;
    facts.set_item("attempts", error.attempts())?;
    facts.set_item("elapsed", error.elapsed().as_secs_f64())?;
    facts.set_item("argument", error.argument())?;
    facts.set_item("json_path", error.json_path())?;
    facts.set_item("phase", error.phase().map(|phase| phase.word()))?;
    let wait = error.retry_after().map(|wait| wait.as_secs_f64());
    facts.set_item("retry_after", wait)?;
    facts.set_item("detail", error.detail())?;
    classes
        .getattr(error.kind().python())?
        .call((error.message(),), Some(&facts))
}

/// Replaces the JSON name of the argument in the error of a method by its Python name.
pub(crate) fn of_method(operation: &str, error: Error) -> Error {
    match gfxhub::schema::call(operation) {
        Some(info) => renamed(error, |argument| parameter(info, argument)),
        None => error,
    }
}

/// Returns the Python name of an operation's argument.
fn parameter(info: &OperationInfo, argument: &str) -> Option<String> {
    let Some(field) = argument.strip_prefix("body.") else {
        let known = info.arguments.iter().find(|known| known.wire == argument);
        return known.map(|known| known.name.to_owned());
    };
    let (wire, rest) = field.split_at(field.find(['.', '[']).unwrap_or(field.len()));
    let mut fields = info.body?.fields.iter();
    let known = fields.find(|known| known.wire == wire)?;
    Some(format!("{}{rest}", known.name))
}

/// Replaces the JSON name of the argument in the error of a composed call by its Python name. The
/// argument is a member of an item (`sets[3].duration`) or a setting.
pub(crate) fn of_composed(call: &ComposedInfo, error: Error) -> Error {
    renamed(error, |argument| {
        let operation = gfxhub::schema::operation(call.operation)?;
        if let Some((place, member)) = argument.split_once("].") {
            let in_body = || parameter(operation, &format!("body.{member}"));
            let name = parameter(operation, member).or_else(in_body)?;
            return Some(format!("{place}].{name}"));
        }
        let mut settings = call.settings.iter();
        let setting = settings.find(|info| info.json_name == argument);
        let setting = setting.map(|info| info.name.to_owned());
        setting.or_else(|| parameter(operation, argument))
    })
}

/// Replaces the name of the argument in the error of a client's settings by its Python name, such
/// as `connect_timeout`, or `url` for the hub's address.
pub(crate) fn of_settings(error: Error) -> Error {
    renamed(error, |argument| {
        if argument == "baseUrl" {
            return Some("url".to_owned());
        }
        // The program chose the name of a header, so it is not replaced.
        if argument.starts_with("header ") {
            return None;
        }
        let mut name = String::new();
        for letter in argument.chars() {
            if letter.is_ascii_uppercase() {
                name.push('_');
            }
            name.push(letter.to_ascii_lowercase());
        }
        Some(name)
    })
}

/// Replaces the name of the argument in the error of a call's options by its Python name.
pub(crate) fn of_options(error: Error) -> Error {
    renamed(error, |argument| {
        let known = CALL_SETTINGS.iter().find(|info| info.json_name == argument);
        known.map(|info| info.name.to_owned())
    })
}

fn renamed(error: Error, rename: impl FnOnce(&str) -> Option<String>) -> Error {
    match error.argument().and_then(rename) {
        Some(name) => error.with_argument(name),
        None => error,
    }
}
