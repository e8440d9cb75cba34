//! Written by cargo xtask generate; do not edit. The classes of the simulator's library.

use gfxhub::schema::SettingType;
use pyo3::prelude::*;
use pyo3::types::PyMapping;

use crate::panic_boundary::guard;
use crate::simulator::{HubHandle, failure, time};

/// The options: the name in Python, the name in JSON, and the type of the value.
pub(crate) const OPTIONS: &[(&str, &str, SettingType)] = &[
    ("port", "port", SettingType::Port),
    ("show", "show", SettingType::JsonFile),
    ("store", "store", SettingType::Path),
    ("profile", "profile", SettingType::Text),
    ("api_key", "apiKey", SettingType::Secret),
    (
        "allowed_origins",
        "allowedOrigins",
        SettingType::Texts("allow_origin"),
    ),
    ("faults", "faults", SettingType::Json),
    ("clock", "clock", SettingType::Text),
    ("service_time", "serviceTime", SettingType::Duration),
    ("host", "host", SettingType::Text),
    ("token", "token", SettingType::Secret),
    (
        "allowed_hosts",
        "allowedHosts",
        SettingType::Texts("allow_host"),
    ),
    ("no_license", "license", SettingType::Json),
];

/// A handle, for `gfxhub.LocalHub`.
#[pyclass(frozen, module = "gfxhub._gfxhub")]
pub(crate) struct NativeLocalHub(HubHandle);

#[pymethods]
impl NativeLocalHub {
    /// Starts the handle. `options` contains the options by their names.
    #[new]
    fn new(py: Python<'_>, options: &Bound<'_, PyMapping>) -> PyResult<Self> {
        guard(py, "NativeLocalHub", || {
            HubHandle::start(py, options).map(Self)
        })
    }

    /// `url`.
    #[getter]
    fn url(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "NativeLocalHub.url", || {
            let given = self.0.get(py)?.url();
            Ok(given.to_owned())
        })
    }

    /// `port`.
    #[getter]
    fn port(&self, py: Python<'_>) -> PyResult<u16> {
        guard(py, "NativeLocalHub.port", || {
            let given = self.0.get(py)?.port();
            Ok(given)
        })
    }

    /// `token`.
    #[getter]
    fn token(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "NativeLocalHub.token", || {
            let given = self.0.get(py)?.token();
            Ok(given.to_owned())
        })
    }

    /// `journal` after a number, as JSON text.
    fn journal_json(&self, py: Python<'_>, sequence: u64) -> PyResult<String> {
        guard(py, "NativeLocalHub.journal_json", || {
            let hub = self.0.get(py)?;
            Ok(py.detach(|| hub.journal_json(sequence)))
        })
    }

    /// `requests` after a number, as JSON text.
    fn requests_json(&self, py: Python<'_>, number: u64) -> PyResult<String> {
        guard(py, "NativeLocalHub.requests_json", || {
            let hub = self.0.get(py)?;
            Ok(py.detach(|| hub.requests_json(number)))
        })
    }

    /// `requests_dropped`.
    #[getter]
    fn requests_dropped(&self, py: Python<'_>) -> PyResult<u64> {
        guard(py, "NativeLocalHub.requests_dropped", || {
            let given = self.0.get(py)?.requests_dropped();
            Ok(given)
        })
    }

    /// `advance`, in seconds.
    fn advance(&self, py: Python<'_>, seconds: f64) -> PyResult<f64> {
        guard(py, "NativeLocalHub.advance", || {
            let hub = self.0.get(py)?;
            let seconds = time(py, "seconds", seconds)?;
            let given = py
                .detach(|| hub.advance(seconds))
                .map_err(|error| failure(py, &error, "clock"))?;
            Ok(given.as_secs_f64())
        })
    }

    /// `set_faults`.
    fn set_faults(&self, py: Python<'_>, scenario: &str) -> PyResult<()> {
        guard(py, "NativeLocalHub.set_faults", || {
            let hub = self.0.get(py)?;
            py.detach(|| hub.set_faults_json(scenario))
                .map_err(|error| failure(py, &error, "faults"))?;
            Ok(())
        })
    }

    /// `clear_faults`.
    fn clear_faults(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "NativeLocalHub.clear_faults", || {
            let hub = self.0.get(py)?;
            py.detach(|| hub.clear_faults());
            Ok(())
        })
    }

    /// `faults_triggered`.
    #[getter]
    fn faults_triggered(&self, py: Python<'_>) -> PyResult<u64> {
        guard(py, "NativeLocalHub.faults_triggered", || {
            let given = self.0.get(py)?.faults_triggered();
            Ok(given)
        })
    }

    /// `faults_json`, as JSON text.
    fn faults_json(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "NativeLocalHub.faults_json", || {
            let hub = self.0.get(py)?;
            let given = py.detach(|| hub.faults_json());
            Ok(given)
        })
    }

    /// `request_stats`.
    fn request_stats(&self, py: Python<'_>, request_id: &str) -> PyResult<(u64, u64)> {
        guard(py, "NativeLocalHub.request_stats", || {
            let hub = self.0.get(py)?;
            let given = py.detach(|| hub.request_stats(request_id));
            Ok((given.requests, given.effects))
        })
    }

    /// `reset`.
    fn reset(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "NativeLocalHub.reset", || {
            let hub = self.0.get(py)?;
            py.detach(|| hub.reset())
                .map_err(|error| failure(py, &error, "store"))?;
            Ok(())
        })
    }

    /// `service_time`, in seconds.
    #[getter]
    fn service_time(&self, py: Python<'_>) -> PyResult<f64> {
        guard(py, "NativeLocalHub.service_time", || {
            let given = self.0.get(py)?.service_time();
            Ok(given.as_secs_f64())
        })
    }

    /// `set_service_time`.
    fn set_service_time(&self, py: Python<'_>, seconds: f64) -> PyResult<()> {
        guard(py, "NativeLocalHub.set_service_time", || {
            let hub = self.0.get(py)?;
            let seconds = time(py, "seconds", seconds)?;
            py.detach(|| hub.set_service_time(seconds))
                .map_err(|error| failure(py, &error, "seconds"))?;
            Ok(())
        })
    }

    /// `disconnect_engine`.
    fn disconnect_engine(&self, py: Python<'_>, engine_id: i64) -> PyResult<()> {
        guard(py, "NativeLocalHub.disconnect_engine", || {
            let hub = self.0.get(py)?;
            py.detach(|| hub.disconnect_engine(engine_id))
                .map_err(|error| failure(py, &error, "engine_id"))?;
            Ok(())
        })
    }

    /// `restart_engine`.
    fn restart_engine(
        &self,
        py: Python<'_>,
        engine_id: i64,
        away: f64,
        empty: f64,
    ) -> PyResult<()> {
        guard(py, "NativeLocalHub.restart_engine", || {
            let hub = self.0.get(py)?;
            let away = time(py, "away", away)?;
            let empty = time(py, "empty", empty)?;
            py.detach(|| hub.restart_engine(engine_id, away, empty))
                .map_err(|error| failure(py, &error, "engine_id"))?;
            Ok(())
        })
    }

    /// `restart`.
    fn restart(&self, py: Python<'_>, down: f64) -> PyResult<()> {
        guard(py, "NativeLocalHub.restart", || {
            let hub = self.0.get(py)?;
            let down = time(py, "down", down)?;
            py.detach(|| hub.restart(down))
                .map_err(|error| failure(py, &error, ""))?;
            Ok(())
        })
    }

    /// `stop`.
    fn stop(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "NativeLocalHub.stop", || {
            if let Some(hub) = self.0.here() {
                py.detach(|| hub.stop());
            }
            Ok(())
        })
    }
}
