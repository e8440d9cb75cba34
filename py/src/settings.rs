//! Converts keyword arguments of Python to the settings of clients, calls and handles. Each
//! argument has the name of its setting in the core.

use std::path::PathBuf;

use gfxhub::{
    BatchOptions, CallOptions, Client,
    bindings::SettingValue,
    schema::{CALL_SETTINGS, ComposedInfo, SETTINGS, SettingInfo, SettingType},
};
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyInt, PyMapping};

use crate::call::Timeout;
use crate::cancel::CancelToken;
use crate::client_state::ClientState;
use crate::errors::{of_options, of_settings, prepare, raise};

/// Creates a client of the hub at this address. Settings that are None are ignored.
pub(crate) fn create_client(
    py: Python<'_>,
    url: String,
    settings: &Bound<'_, PyDict>,
    on_event: Option<Py<PyAny>>,
) -> PyResult<ClientState> {
    if let Some(function) = &on_event
        && !function.bind(py).is_callable()
    {
        let text = "argument 'on_event': it must be a function that takes an Event";
        return Err(PyTypeError::new_err(text));
    }
    // The Python objects that calls load only once are loaded here; asyncio, which takes long to
    // import, is not. If another thread forked while they were being loaded, the child would wait
    // for them forever.
    crate::event::prepare(py)?;
    prepare(py)?;
    crate::call::prepare(py)?;
    crate::record_list::prepare(py)?;
    crate::plain::prepare(py)?;
    let mut builder = Client::builder(&url);
    set_all(SETTINGS, settings, |name, value| builder.set(name, value))?;
    ClientState::new(url, builder, on_event).map_err(|error| raise(py, &of_settings(error)))
}

/// Passes each setting to `set`. Settings that are None are ignored.
pub(crate) fn set_all(
    known: &[&'static SettingInfo],
    settings: &Bound<'_, PyDict>,
    mut set: impl FnMut(&str, SettingValue) -> gfxhub::Result<()>,
) -> PyResult<()> {
    for (name, value) in settings {
        if let Some((info, value)) = setting(known, &name, &value)? {
            let set = set(info.json_name, value);
            set.map_err(|error| raise(settings.py(), &of_settings(error)))?;
        }
    }
    Ok(())
}

/// Returns the options of a call. Options that are None are ignored. An invalid value is returned
/// as an error, with which the call fails.
pub(crate) fn call_options(options: &Bound<'_, PyDict>) -> PyResult<gfxhub::Result<CallOptions>> {
    let mut set = CallOptions::new();
    for (name, value) in options {
        if let Some((info, value)) = setting(CALL_SETTINGS, &name, &value)?
            && let Err(error) = set.set(info.json_name, value)
        {
            return Ok(Err(of_options(error)));
        }
    }
    Ok(Ok(set))
}

/// Returns the settings of a composed call. Settings that are None are ignored.
pub(crate) fn composed_options(
    call: &ComposedInfo,
    settings: &Bound<'_, PyDict>,
) -> PyResult<BatchOptions> {
    let mut options = BatchOptions::new();
    set_all(call.settings, settings, |name, value| {
        options.set(name, value)
    })?;
    Ok(options)
}

/// Returns the setting with this name and its value; `None` if the value is None.
fn setting(
    settings: &[&'static SettingInfo],
    name: &Bound<'_, PyAny>,
    given: &Bound<'_, PyAny>,
) -> PyResult<Option<(&'static SettingInfo, SettingValue)>> {
    if given.is_none() {
        return Ok(None);
    }
    let name: String = name.extract()?;
    let Some(info) = settings.iter().find(|info| info.name == name) else {
        return Err(PyTypeError::new_err(format!(
            "there is no setting '{name}'"
        )));
    };
    let py = given.py();
    let value = value(info.setting_type, given).map_err(|error| {
        let text = error.value(py).to_string();
        match error.is_instance_of::<PyTypeError>(py) {
            true => PyTypeError::new_err(format!("argument '{name}': {text}")),
            false => error,
        }
    })?;
    Ok(Some((info, value)))
}

fn value(setting_type: SettingType, given: &Bound<'_, PyAny>) -> PyResult<SettingValue> {
    let due = |what: &str| {
        let name = given.get_type().name();
        let name = name.map_or_else(|_| "something else".to_owned(), |name| name.to_string());
        PyTypeError::new_err(format!("it must be {what}, not {name}"))
    };
    Ok(match setting_type {
        SettingType::Duration => SettingValue::Seconds(given.extract::<Timeout>()?.seconds()),
        SettingType::Count | SettingType::Bytes => SettingValue::Number(whole(given, due)?),
        SettingType::Number => SettingValue::Seconds(number(given, due)?),
        SettingType::Path => SettingValue::Path(
            given
                .extract::<PathBuf>()
                .map_err(|_| due("the path of a file"))?,
        ),
        SettingType::Headers => {
            let headers = given.cast::<PyMapping>().map_err(|_| due("a dict"))?;
            let headers = headers.items()?;
            let headers = headers.iter().map(|header| header.extract());
            let headers: PyResult<Vec<(String, String)>> = headers.collect();
            SettingValue::Headers(headers.map_err(|_| due("a dict of str"))?)
        }
        SettingType::Flag => SettingValue::Flag(given.extract().map_err(|_| due("a bool"))?),
        SettingType::CancelToken => {
            let token = given.cast::<CancelToken>();
            let token = token.map_err(|_| due("a CancelToken"))?;
            SettingValue::CancelToken(token.get().token().clone())
        }
        SettingType::Pem if given.is_instance_of::<PyBytes>() => {
            let text = String::from_utf8_lossy(given.extract()?).into_owned();
            SettingValue::Text(text)
        }
        _ => SettingValue::Text(given.extract().map_err(|_| due("a str"))?),
    })
}

/// Converts a number that may have a fraction.
fn number(given: &Bound<'_, PyAny>, due: impl Fn(&str) -> PyErr) -> PyResult<f64> {
    match given.is_instance_of::<PyBool>() {
        true => Err(due("a float")),
        false => given.extract().map_err(|_| due("a float")),
    }
}

/// Converts an integer. One beyond 64 bits becomes the smallest or largest `i128`, which no setting
/// accepts.
fn whole(given: &Bound<'_, PyAny>, due: impl Fn(&str) -> PyErr) -> PyResult<i128> {
    if !given.is_instance_of::<PyInt>() || given.is_instance_of::<PyBool>() {
        return Err(due("an int"));
    }
    match given.extract::<i64>() {
        Ok(number) => Ok(number.into()),
        Err(error) if error.is_instance_of::<PyOverflowError>(given.py()) => {
            Ok(if given.lt(0)? { i128::MIN } else { i128::MAX })
        }
        Err(error) => Err(error),
    }
}
