//! The native client behind the package `gfxhub`. It makes any call by its name, and opens handles.

use gfxhub::{Error, Method, bindings::only_reads};
use pyo3::exceptions::PyTypeError;
use pyo3::gc::{PyTraverseError, PyVisit};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::arguments::{AnyValue, Arguments, Text};
use crate::async_calls::{self, PendingCall};
use crate::blocking_calls;
use crate::call::Call;
use crate::client_state::ClientState;
use crate::composed;
use crate::errors::raise;
use crate::generated::calls;
use crate::generated::handles::{NativeLiveSession, NativeWatch};
use crate::panic_boundary::{guard, guard_call};
use crate::settings;

/// The native part of `gfxhub.Client` and `gfxhub.AsyncClient`.
#[pyclass(frozen, module = "gfxhub._gfxhub")]
pub(crate) struct NativeClient(ClientState);

#[pymethods]
impl NativeClient {
    #[new]
    fn new(
        py: Python<'_>,
        url: String,
        settings: &Bound<'_, PyDict>,
        on_event: Option<Py<PyAny>>,
    ) -> PyResult<Self> {
        guard(py, "NativeClient", || {
            settings::create_client(py, url, settings, on_event).map(Self)
        })
    }

    /// Creates a group of these members: each a name, a client, and an engine or None.
    #[staticmethod]
    fn group(
        py: Python<'_>,
        members: Vec<(String, PyRef<'_, Self>, Option<String>)>,
        all: bool,
    ) -> PyResult<Self> {
        guard(py, "NativeClient.group", || {
            let states = members.iter();
            let states = states.map(|(name, of, engine)| (&**name, &of.0, engine.as_deref()));
            let group = ClientState::group(py, states.collect(), all);
            group.map(Self).map_err(|error| raise(py, &error))
        })
    }

    /// Makes a call and waits for it.
    #[pyo3(signature = (operation, arguments, options, /))]
    fn call(
        &self,
        py: Python<'_>,
        operation: &str,
        arguments: Bound<'_, PyTuple>,
        options: &Bound<'_, PyDict>,
    ) -> PyResult<Py<PyAny>> {
        guard_call(py, "NativeClient.call", || {
            let call = self::call(operation, arguments)?;
            let options = settings::call_options(options)?;
            blocking_calls::run(py, &self.0, call, options)
        })
    }

    /// Starts a call. Returns a future of the running loop, and an object with which the call can
    /// be cancelled.
    #[pyo3(signature = (operation, arguments, options, /))]
    fn start(
        &self,
        py: Python<'_>,
        operation: &str,
        arguments: Bound<'_, PyTuple>,
        options: &Bound<'_, PyDict>,
    ) -> PyResult<(Py<PyAny>, PendingCall)> {
        guard_call(py, "NativeClient.start", || {
            let call = self::call(operation, arguments)?;
            let options = settings::call_options(options)?;
            async_calls::start(py, &self.0, call, options)
        })
    }

    /// Opens a live session.
    fn live(&self, py: Python<'_>, settings: &Bound<'_, PyDict>) -> PyResult<NativeLiveSession> {
        guard(py, "NativeClient.live", || {
            NativeLiveSession::open(py, &self.0, settings)
        })
    }

    /// Opens a watch.
    fn watch(&self, py: Python<'_>, settings: &Bound<'_, PyDict>) -> PyResult<NativeWatch> {
        guard(py, "NativeClient.watch", || {
            NativeWatch::open(py, &self.0, settings)
        })
    }

    /// The hub's address as the program passed it.
    #[getter]
    fn url(&self, py: Python<'_>) -> PyResult<&str> {
        guard(py, "NativeClient.url", || Ok(self.0.url()))
    }

    /// True if the client has been closed.
    #[getter]
    fn closed(&self, py: Python<'_>) -> PyResult<bool> {
        guard(py, "NativeClient.closed", || Ok(self.0.is_closed()))
    }

    /// Number of asyncio calls that are in progress or wait for a thread.
    #[getter]
    fn open_calls(&self, py: Python<'_>) -> PyResult<usize> {
        guard(py, "NativeClient.open_calls", || Ok(self.0.open_calls()))
    }

    /// Closes the client.
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "NativeClient.close", || {
            self.0.close();
            Ok(())
        })
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        self.0.reporter().traverse(&visit)
    }

    fn __clear__(&self) {
        self.0.reporter().clear();
    }
}

/// Creates a call by its name: an operation, a composed call, `invoke` or `request`.
fn call(operation: &str, arguments: Bound<'_, PyTuple>) -> PyResult<Call> {
    let arguments = Arguments::new(arguments);
    match operation {
        "invoke" => Ok(invoke(
            arguments.take(0, "name")?,
            arguments.extract_optional(1, "arguments")?,
        )),
        "request" => Ok(request(
            arguments.take(0, "method")?,
            arguments.take(1, "path")?,
            arguments.extract_optional(2, "body")?,
            arguments.extract_optional(3, "json")?,
        )),
        _ => calls::call(operation, &arguments)
            .or_else(|| composed::call(operation, &arguments))
            .unwrap_or_else(|| {
                Err(PyTypeError::new_err(format!(
                    "there is no operation {operation:?}"
                )))
            }),
    }
}

/// Creates the call of an operation by its name.
fn invoke(name: Text, arguments: Option<AnyValue>) -> Call {
    let read = name.as_str().is_some_and(only_reads);
    Call::reading(read, "", move |hub| {
        let name = name.id("operation")?;
        match arguments
            .map(|given| given.value("arguments"))
            .transpose()?
        {
            None => hub.invoke_value(&name, gfxhub::Object::new()),
            Some(gfxhub::Value::Object(members)) => hub.invoke_value(&name, members),
            Some(gfxhub::Value::Text(json)) => hub.invoke(&name, &json),
            // Any other value is passed on, because the client refuses it with an error.
            Some(other) => hub.invoke(&name, &other.to_json()),
        }
    })
}

/// Creates a raw request.
fn request(method: Text, path: Text, body: Option<Text>, json: Option<AnyValue>) -> Call {
    let read = method.as_str().and_then(Method::from_word) == Some(Method::Get);
    Call::reading(read, "request", move |hub| {
        let method = self::method(Some(method))?;
        let body = body.map(|text| text.id("body")).transpose()?;
        let json = json.map(|given| given.value("json")).transpose()?;
        if let Some(place) = json.as_ref().and_then(gfxhub::Value::find_non_finite) {
            let why = "NaN and infinity cannot be sent; give a finite number";
            return Err(Error::invalid(format!("json{place}"), why));
        }
        let body = match (body, json) {
            (Some(_), Some(_)) => {
                return Err(Error::invalid("body", "it is given twice, also as json"));
            }
            (body, json) => body.or_else(|| json.map(|value| value.to_json())),
        };
        hub.request(method, &path.id("path")?, body.as_deref())
    })
}

/// Returns the HTTP method with this name; POST if no name was passed.
pub(crate) fn method(given: Option<Text>) -> gfxhub::Result<Method> {
    let Some(given) = given else {
        return Ok(Method::Post);
    };
    let word = given.id("method")?;
    Method::from_word(&word).ok_or_else(|| {
        Error::invalid(
            "method",
            format!("{word:?} is not one of GET, POST, PUT, PATCH, DELETE"),
        )
    })
}
