//! The two clients: `Client` waits for its answers, `AsyncClient` gives awaitables of asyncio.

use gfxhub::{Error, Method};

use crate::argument::{Given, Text};
use crate::call::{self, Call};

/// Defines a client: its class, what both have, its groups, and what it has of its own.
macro_rules! client {
    (
        $(#[doc = $doc:literal])+
        $Client:ident by $run:path;
        groups { $( $(#[doc = $group_doc:literal])+ $group:ident: $Group:ident, )+ }
        own { $($own:tt)* }
    ) => {
        $(#[doc = $doc])+
        #[pyo3::pyclass(frozen, weakref, module = "gfxhub")]
        pub(crate) struct $Client(crate::face::Face);

        impl $Client {
            /// Makes a call as this client makes them.
            pub(crate) fn run(
                &self,
                py: pyo3::Python<'_>,
                call: crate::call::Call,
                options: crate::call::Options,
            ) -> pyo3::PyResult<pyo3::Py<pyo3::PyAny>> {
                $run(py, &self.0, call, &options)
            }
        }

        const _: () = {
            use std::path::PathBuf;

            use pyo3::gc::{PyTraverseError, PyVisit};
            use pyo3::prelude::*;
            use pyo3::types::PyMapping;

            use crate::argument::{Given, Text};
            use crate::call::{Options, Timeout};
            use crate::cancel::CancelToken;
            use crate::guard::{guard, guard_call};
            use crate::settings::Settings;

            #[pymethods]
            impl $Client {
                #[new]
                #[pyo3(signature = (
                    url, *, api_key=None, headers=None, timeout=None, resolve_timeout=None,
                    connect_timeout=None, send_timeout=None, response_timeout=None,
                    body_timeout=None, ca_file=None, proxy=None, attempts=None,
                    max_connections=None, max_body=None, user_agent=None, on_event=None
                ))]
                #[allow(clippy::too_many_arguments, reason = "they are Python's keywords")]
                fn new(
                    py: Python<'_>,
                    url: String,
                    api_key: Option<String>,
                    headers: Option<Bound<'_, PyMapping>>,
                    timeout: Option<Timeout>,
                    resolve_timeout: Option<Timeout>,
                    connect_timeout: Option<Timeout>,
                    send_timeout: Option<Timeout>,
                    response_timeout: Option<Timeout>,
                    body_timeout: Option<Timeout>,
                    ca_file: Option<PathBuf>,
                    proxy: Option<String>,
                    attempts: Option<i64>,
                    max_connections: Option<i64>,
                    max_body: Option<i64>,
                    user_agent: Option<String>,
                    on_event: Option<Py<PyAny>>,
                ) -> PyResult<Self> {
                    guard(py, stringify!($Client), || {
                        let settings = Settings {
                            api_key,
                            headers,
                            timeout,
                            resolve_timeout,
                            connect_timeout,
                            send_timeout,
                            response_timeout,
                            body_timeout,
                            ca_file,
                            proxy,
                            attempts,
                            max_connections,
                            max_body,
                            user_agent,
                            on_event,
                        };
                        settings.face(py, url).map(Self)
                    })
                }

                $(
                    $(#[doc = $group_doc])+
                    #[getter]
                    fn $group(this: Py<Self>, py: Python<'_>) -> PyResult<$Group> {
                        guard(py, concat!(stringify!($Client), ".", stringify!($group)), || {
                            Ok($Group(this))
                        })
                    }
                )+

                /// Calls an operation by its name, with its arguments in wire names.
                ///
                /// Args:
                ///     name: the operation, `engines.get` for example;
                ///         `playout.trigger_external_data` is one too.
                ///     arguments: a dict, or JSON text; `body` holds the body.
                ///     timeout: seconds that the whole call may take.
                ///     cancel: a token that cancels it.
                ///     resend: whether a delete or `launcher.stop` may be sent once more.
                ///
                /// Returns:
                ///     The result as plain objects in wire names, with the answer as it came.
                ///
                /// Raises:
                ///     GfxHubError: the call failed; its effect says whether the hub carried it out.
                #[pyo3(signature = (name, arguments=None, *, timeout=None, cancel=None, resend=false))]
                fn invoke(
                    &self,
                    py: Python<'_>,
                    name: Text,
                    arguments: Option<Given>,
                    timeout: Option<Timeout>,
                    cancel: Option<Py<CancelToken>>,
                    resend: bool,
                ) -> PyResult<Py<PyAny>> {
                    guard_call(py, concat!(stringify!($Client), ".invoke"), || {
                        let call = crate::client::invoke(name, arguments);
                        self.run(py, call, Options { timeout, cancel, resend })
                    })
                }

                /// Sends a request of one's own to anything on the hub.
                ///
                /// It is never sent again unless it is a GET.
                ///
                /// Args:
                ///     method: GET, POST, PUT, PATCH or DELETE.
                ///     path: begins with `/` and is encoded already.
                ///     body: JSON text.
                ///     json: a plain object that is sent as JSON; not with `body`.
                ///     timeout: seconds that the whole call may take.
                ///     cancel: a token that cancels it.
                ///     resend: ignored here: it counts for deletes and `launcher.stop`.
                ///
                /// Returns:
                ///     The answer as it came.
                ///
                /// Raises:
                ///     GfxHubError: the call failed, or the answer is not 2xx.
                #[pyo3(signature = (
                    method, path, body=None, *, json=None, timeout=None, cancel=None, resend=false
                ))]
                #[allow(clippy::too_many_arguments, reason = "they are Python's keywords")]
                fn request(
                    &self,
                    py: Python<'_>,
                    method: Text,
                    path: Text,
                    body: Option<Text>,
                    json: Option<Given>,
                    timeout: Option<Timeout>,
                    cancel: Option<Py<CancelToken>>,
                    resend: bool,
                ) -> PyResult<Py<PyAny>> {
                    guard_call(py, concat!(stringify!($Client), ".request"), || {
                        let call = crate::client::request(method, path, body, json);
                        self.run(py, call, Options { timeout, cancel, resend })
                    })
                }

                /// The hub's address, as it was given.
                #[getter]
                fn url(&self, py: Python<'_>) -> PyResult<&str> {
                    guard(py, concat!(stringify!($Client), ".url"), || Ok(self.0.url()))
                }

                /// Whether it has been closed.
                #[getter]
                fn closed(&self, py: Python<'_>) -> PyResult<bool> {
                    guard(py, concat!(stringify!($Client), ".closed"), || Ok(self.0.is_closed()))
                }

                /// Closes it: calls under way, of whatever thread, raise CallCancelledError, those that
                /// wait for their turn and later ones ClientClosedError. What was sent is not taken back: the effect says what is
                /// known of it.
                fn close(&self, py: Python<'_>) -> PyResult<()> {
                    guard(py, concat!(stringify!($Client), ".close"), || {
                        self.0.close();
                        Ok(())
                    })
                }

                fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
                    guard(py, concat!(stringify!($Client), ".__repr__"), || {
                        Ok(format!("<gfxhub.{} {}>", stringify!($Client), self.0.url()))
                    })
                }

                fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
                    self.0.reporter().traverse(&visit)
                }

                fn __clear__(&self) {
                    self.0.reporter().clear();
                }

                $($own)*
            }
        };
    };
}

/// `Client`, with its groups.
macro_rules! blocking {
    ($($groups:tt)+) => {
        crate::client::client! {
            /// A client of one hub, safe to use from any number of threads at once. Calls block until
            /// they are answered or their time is up; other threads run meanwhile. Ctrl-C ends a call,
            /// and the context of the KeyboardInterrupt is the CallCancelledError whose effect says
            /// whether the hub may have carried it out.
            ///
            /// Args:
            ///     url: the hub's address, `http://10.0.0.5` or `https://hub.example:8443/site`.
            ///     api_key: for hubs that ask for one, of 4 characters at least. It is shown nowhere.
            ///     headers: for every request, for what stands between here and the hub.
            ///     timeout: seconds that a whole call may take; 10 unless given. Every time limit may
            ///         be a timedelta as well.
            ///     resolve_timeout: seconds for looking up the host's name; 2 unless given.
            ///     connect_timeout: seconds for making a connection, TLS included; 2 unless given.
            ///     send_timeout: seconds for sending the head of a request, and again for its body; 5
            ///         unless given.
            ///     response_timeout: seconds from the end of the request to the end of the answer's
            ///         head.
            ///     body_timeout: seconds for the body of the answer.
            ///     ca_file: certificates (PEM) of the authorities that vouch for the hub, trusted in
            ///         place of the public ones.
            ///     proxy: a proxy to go through, `http://proxy:3128`. The environment's are not used.
            ///     attempts: how often a call may be tried, from 1 to 3, of those that may be sent again;
            ///         3 unless given.
            ///     max_connections: how many idle connections are kept; 16 unless given.
            ///     max_body: the largest answer that is accepted, in bytes; 64 MiB unless given.
            ///     user_agent: the User-Agent of every request; `gfxhub/` and the version unless given.
            ///     on_event: a function that is told of each attempt when its call is over. What it
            ///         raises goes to `sys.unraisablehook`. The logger `gfxhub` is told too, at DEBUG.
            ///
            /// Raises:
            ///     InvalidArgumentError: a setting cannot be used.
            ///     LocalIoError: the CA file cannot be read.
            Client by crate::blocking::run;
            groups { $($groups)+ }
            own {
                fn __enter__(this: Py<Self>) -> Py<Self> {
                    this
                }

                #[pyo3(signature = (*_raised))]
                fn __exit__(
                    &self,
                    py: Python<'_>,
                    _raised: &Bound<'_, pyo3::types::PyTuple>,
                ) -> PyResult<()> {
                    self.close(py)
                }
            }
        }
    };
}

/// `AsyncClient`, with its groups.
macro_rules! awaiting {
    ($($groups:tt)+) => {
        crate::client::client! {
            /// A client of one hub for asyncio. It takes what `Client` takes, and its operations take
            /// and give the same, but as awaitables of the running loop.
            ///
            /// Calls are made by threads of the client's own, started when they are needed: at most 32
            /// for reads and 32 for all that writes. More calls wait for their turn, first come, first
            /// served. The wait counts in a call's time limit and in its `elapsed`: a call whose time
            /// runs out there raises CallTimeoutError there and then, and is not sent. Cancelling a
            /// task that awaits a call, or letting a timeout of asyncio end it, stops the wait at once and the
            /// call itself within 50 ms. It does not take back what has been sent: the hub may carry
            /// the command out all the same.
            AsyncClient by crate::awaiting::start;
            groups { $($groups)+ }
            own {
                fn __aenter__(this: Py<Self>, py: Python<'_>) -> PyResult<Py<PyAny>> {
                    crate::awaiting::ready(py, this.into_any())
                }

                #[pyo3(signature = (*_raised))]
                fn __aexit__(
                    &self,
                    py: Python<'_>,
                    _raised: &Bound<'_, pyo3::types::PyTuple>,
                ) -> PyResult<Py<PyAny>> {
                    self.close(py)?;
                    crate::awaiting::ready(py, py.None())
                }
            }
        }
    };
}

pub(crate) use {awaiting, blocking, client};

/// A call by name.
pub(crate) fn invoke(name: Text, arguments: Option<Given>) -> Call {
    let read = name.as_str().is_some_and(call::is_read);
    Call::reading(read, "", move |hub| {
        let name = name.id("operation")?;
        let arguments = match arguments
            .map(|given| given.value("arguments"))
            .transpose()?
        {
            None => "{}".to_owned(),
            Some(gfxhub::Value::Text(json)) => json,
            Some(plain) => plain.to_json(),
        };
        hub.invoke(&name, &arguments)
    })
}

/// A request of one's own.
pub(crate) fn request(method: Text, path: Text, body: Option<Text>, json: Option<Given>) -> Call {
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
                return Err(Error::invalid("body", "it is given twice, as json too"));
            }
            (body, json) => body.or_else(|| json.map(|value| value.to_json())),
        };
        hub.request(method, &path.id("path")?, body.as_deref())
    })
}

/// The HTTP method of this name; POST where none is given.
pub(crate) fn method(given: Option<Text>) -> gfxhub::Result<Method> {
    let Some(given) = given else {
        return Ok(Method::Post);
    };
    let word = given.id("method")?;
    Method::from_word(&word).ok_or_else(|| {
        Error::invalid(
            "method",
            format!("{word:?} is none of GET, POST, PUT, PATCH, DELETE"),
        )
    })
}

/// A group of operations as a client hands it out.
macro_rules! group {
    ($(#[doc = $doc:literal])+ $Group:ident of $Client:ident) => {
        $(#[doc = $doc])+
        #[pyo3::pyclass(frozen, module = "gfxhub")]
        pub(crate) struct $Group(pub(crate) pyo3::Py<$Client>);
    };
}
pub(crate) use group;
