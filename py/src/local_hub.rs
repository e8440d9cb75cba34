//! The hub simulator within the interpreter's process.

use std::fmt::Display;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use gfxhub::{Effect, Error, ErrorKind};
use gfxhub_simulator::{
    ClockMode, Faults, License, LocalHub, LocalHubError, Options, Origin, Profile, Show, parse_host,
};
use pyo3::prelude::*;
use pyo3::types::PyMapping;

use crate::arguments::member;
use crate::errors::raise;
use crate::panic_boundary::guard;

/// The hubs of this process, which end with it. Locked only while the interpreter's own lock is
/// held, so that the child of a fork never finds it locked.
static HUBS: Mutex<Vec<Weak<LocalHub>>> = Mutex::new(Vec::new());

/// Adds it to the module, not to the names that programs see.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.setattr("NativeLocalHub", module.py().get_type::<NativeLocalHub>())?;
    module.setattr("stop_all_hubs", wrap_pyfunction!(stop_all_hubs, module)?)?;
    module.setattr("forget_hubs", wrap_pyfunction!(forget_hubs, module)?)
}

/// A hub simulator, which the class `gfxhub.LocalHub` dresses.
#[pyclass(frozen, module = "gfxhub._gfxhub")]
struct NativeLocalHub {
    /// There until this is dropped.
    hub: Option<Arc<LocalHub>>,
    /// The process whose threads serve it: the child of a fork has none of them.
    process: u64,
}

/// What a hub is started with, by the names of the keyword arguments.
struct Asked {
    show_text: Option<String>,
    show: Option<PathBuf>,
    store: Option<PathBuf>,
    profile: String,
    api_key: Option<String>,
    clock: String,
    no_license: Option<u16>,
    host: String,
    port: u16,
    allowed_hosts: Vec<String>,
    allowed_origins: Vec<String>,
    token: Option<String>,
    faults: Option<String>,
    service_time: f64,
}

impl Asked {
    fn of(members: &Bound<'_, PyMapping>) -> PyResult<Self> {
        Ok(Self {
            show_text: member(members, "show_text")?,
            show: member(members, "show")?,
            store: member(members, "store")?,
            profile: member(members, "profile")?,
            api_key: member(members, "api_key")?,
            clock: member(members, "clock")?,
            no_license: member(members, "no_license")?,
            host: member(members, "host")?,
            port: member(members, "port")?,
            allowed_hosts: member(members, "allowed_hosts")?,
            allowed_origins: member(members, "allowed_origins")?,
            token: member(members, "token")?,
            faults: member(members, "faults")?,
            service_time: member(members, "service_time")?,
        })
    }
}

#[pymethods]
impl NativeLocalHub {
    /// Starts a hub. When this returns, it takes requests.
    #[new]
    fn new(py: Python<'_>, asked: &Bound<'_, PyMapping>) -> PyResult<NativeLocalHub> {
        guard(py, "NativeLocalHub", || {
            let asked = Asked::of(asked)?;
            let started = py.detach(|| start(asked));
            let hub = Arc::new(started.map_err(|error| raise(py, &error))?);
            let mut hubs = hubs();
            hubs.retain(|hub| hub.strong_count() > 0);
            hubs.push(Arc::downgrade(&hub));
            Ok(NativeLocalHub {
                hub: Some(hub),
                process: gfxhub::bindings::process_number(),
            })
        })
    }

    /// The base address for clients.
    #[getter]
    fn url(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "NativeLocalHub.url", || self.hub(py).map(LocalHub::url))
    }

    /// The port that it listens at.
    #[getter]
    fn port(&self, py: Python<'_>) -> PyResult<u16> {
        guard(py, "NativeLocalHub.port", || {
            self.hub(py).map(LocalHub::port)
        })
    }

    /// What control calls must carry in `X-Control-Token`.
    #[getter]
    fn token(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "NativeLocalHub.token", || {
            self.hub(py).map(|hub| hub.token().to_owned())
        })
    }

    /// The effects with numbers above `sequence`, oldest first, as JSON text.
    fn journal_json(&self, py: Python<'_>, sequence: u64) -> PyResult<String> {
        guard(py, "NativeLocalHub.journal_json", || {
            let hub = self.hub(py)?;
            let text = py.detach(|| serde_json::to_string(&hub.journal_since(sequence)));
            text.map_err(|fault| {
                let detail = format!("the journal cannot be written as JSON: {fault}");
                raise(py, &Error::new(ErrorKind::Internal, Effect::None, detail))
            })
        })
    }

    /// The requests with numbers above `number`, oldest first, as JSON text.
    fn requests_json(&self, py: Python<'_>, number: u64) -> PyResult<String> {
        guard(py, "NativeLocalHub.requests_json", || {
            let hub = self.hub(py)?;
            Ok(py.detach(|| hub.requests_json(number)))
        })
    }

    /// How many requests gave way to newer ones.
    #[getter]
    fn requests_dropped(&self, py: Python<'_>) -> PyResult<u64> {
        guard(py, "NativeLocalHub.requests_dropped", || {
            self.hub(py).map(LocalHub::requests_dropped)
        })
    }

    /// Moves a manual clock on and gives the seconds since the hub's start.
    fn advance(&self, py: Python<'_>, seconds: f64) -> PyResult<f64> {
        guard(py, "NativeLocalHub.advance", || {
            let hub = self.hub(py)?;
            let by = time("seconds", seconds);
            by.and_then(|by| hub.clock().advance(by).map_err(|why| invalid("clock", why)))
                .map(|passed| passed.as_secs_f64())
                .map_err(|error| raise(py, &error))
        })
    }

    /// Sets a scenario of faults, JSON text, in place of the one before.
    fn set_faults(&self, py: Python<'_>, scenario: &str) -> PyResult<()> {
        guard(py, "NativeLocalHub.set_faults", || {
            let set = self.hub(py)?.set_faults_json(scenario);
            set.map_err(|fault| raise(py, &unusable(&fault)))
        })
    }

    /// Takes all faults away.
    fn clear_faults(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "NativeLocalHub.clear_faults", || {
            self.hub(py).map(LocalHub::clear_faults)
        })
    }

    /// How often the scenario has struck.
    #[getter]
    fn faults_triggered(&self, py: Python<'_>) -> PyResult<u64> {
        guard(py, "NativeLocalHub.faults_triggered", || {
            self.hub(py).map(LocalHub::faults_triggered)
        })
    }

    /// The scenario as JSON text, with counts.
    fn faults_json(&self, py: Python<'_>) -> PyResult<String> {
        guard(py, "NativeLocalHub.faults_json", || {
            self.hub(py).map(LocalHub::faults_json)
        })
    }

    /// How many requests and effects an `X-Request-Id` has had.
    fn request_stats(&self, py: Python<'_>, request_id: &str) -> PyResult<(u64, u64)> {
        guard(py, "NativeLocalHub.request_stats", || {
            let request_stats = self.hub(py)?.request_stats(request_id);
            Ok((request_stats.requests, request_stats.effects))
        })
    }

    /// Makes the hub hold the show as at the start.
    fn reset(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "NativeLocalHub.reset", || {
            let hub = self.hub(py)?;
            let kept = py.detach(|| hub.reset());
            kept.map_err(|why| raise(py, &invalid("store", why)))
        })
    }

    /// How long each call takes, in seconds.
    #[getter]
    fn service_time(&self, py: Python<'_>) -> PyResult<f64> {
        guard(py, "NativeLocalHub.service_time", || {
            Ok(self.hub(py)?.service_time().as_secs_f64())
        })
    }

    /// Sets how long each call takes.
    fn set_service_time(&self, py: Python<'_>, seconds: f64) -> PyResult<()> {
        guard(py, "NativeLocalHub.set_service_time", || {
            let hub = self.hub(py)?;
            let time = time("seconds", seconds);
            time.and_then(|time| {
                let set = hub.set_service_time(time);
                set.map_err(|why| invalid("seconds", why))
            })
            .map_err(|error| raise(py, &error))
        })
    }

    /// Disconnects an engine until it is restarted.
    fn disconnect_engine(&self, py: Python<'_>, engine_id: i64) -> PyResult<()> {
        guard(py, "NativeLocalHub.disconnect_engine", || {
            let away = self.hub(py)?.disconnect_engine(engine_id);
            away.map_err(|why| raise(py, &invalid("engine_id", why)))
        })
    }

    /// Restarts an engine.
    fn restart_engine(
        &self,
        py: Python<'_>,
        engine_id: i64,
        away: f64,
        empty: f64,
    ) -> PyResult<()> {
        guard(py, "NativeLocalHub.restart_engine", || {
            let hub = self.hub(py)?;
            let restart = || {
                let (away, empty) = (time("away", away)?, time("empty", empty)?);
                let restarted = hub.restart_engine(engine_id, away, empty);
                restarted.map_err(|why| invalid("engine_id", why))
            };
            restart().map_err(|error| raise(py, &error))
        })
    }

    /// Restarts the hub as if its process had been killed.
    fn restart(&self, py: Python<'_>, down: f64) -> PyResult<()> {
        guard(py, "NativeLocalHub.restart", || {
            let hub = self.hub(py)?;
            let restarted = py.detach(|| {
                let restarted = hub.restart(time("down", down)?);
                restarted.map_err(|why| not_started(&why))
            });
            restarted.map_err(|error| raise(py, &error))
        })
    }

    /// Stops the hub; a second stop does nothing.
    fn stop(&self, py: Python<'_>) -> PyResult<()> {
        guard(py, "NativeLocalHub.stop", || {
            if let Some(hub) = self.here() {
                py.detach(|| hub.stop());
            }
            Ok(())
        })
    }
}

impl NativeLocalHub {
    /// The hub, if it runs in this process and not in the one that this was forked from.
    fn here(&self) -> Option<&LocalHub> {
        let hub = self.hub.as_deref();
        hub.filter(|_| self.process == gfxhub::bindings::process_number())
    }

    fn hub(&self, py: Python<'_>) -> PyResult<&LocalHub> {
        self.here().ok_or_else(|| {
            let detail = "the hub simulator runs in the process that this one was forked from, so \
                          start another one here, or hand on its url before the fork";
            raise(py, &Error::new(ErrorKind::Closed, Effect::None, detail))
        })
    }
}

impl Drop for NativeLocalHub {
    fn drop(&mut self) {
        let Some(hub) = self.hub.take() else { return };
        if self.process != gfxhub::bindings::process_number() {
            // It would wait for threads that are not there.
            std::mem::forget(hub);
            return;
        }
        // The interpreter may be past the point where its lock can be had, and held, again.
        match Python::try_attach(|py| py.detach(|| hub.stop())) {
            Some(()) => {}
            None => hub.stop(),
        }
    }
}

/// Stops all hubs of this process at once, as it ends: each may take a moment.
#[pyfunction]
fn stop_all_hubs(py: Python<'_>) -> PyResult<()> {
    guard(py, "stop_all_hubs", || {
        let running = std::mem::take(&mut *hubs());
        py.detach(|| {
            std::thread::scope(|scope| {
                for hub in running.iter().filter_map(Weak::upgrade) {
                    scope.spawn(move || hub.stop());
                }
            });
        });
        Ok(())
    })
}

/// Forgets the hubs of the process that this one was just forked from.
#[pyfunction]
fn forget_hubs(py: Python<'_>) -> PyResult<()> {
    guard(py, "forget_hubs", || {
        hubs().clear();
        Ok(())
    })
}

fn hubs() -> MutexGuard<'static, Vec<Weak<LocalHub>>> {
    HUBS.lock().unwrap_or_else(PoisonError::into_inner)
}

fn start(asked: Asked) -> Result<LocalHub, Error> {
    let profile: Profile = asked
        .profile
        .parse()
        .map_err(|fault| invalid("profile", fault))?;
    let clock: ClockMode = asked
        .clock
        .parse()
        .map_err(|fault| invalid("clock", fault))?;
    let show = match (&asked.show_text, &asked.show) {
        (Some(text), _) => Some(Show::from_json(text)),
        (None, Some(file)) => Some(Show::load(file)),
        (None, None) => None,
    };
    let show = show.transpose().map_err(|fault| {
        Error::from_binding(
            fault.client_kind(),
            Effect::None,
            "",
            Some("show"),
            fault.to_string(),
        )
    })?;
    let faults = asked.faults.as_deref().map(Faults::from_json).transpose();
    let faults = faults.map_err(|fault| unusable(&fault))?;
    if let Some(status) = asked.no_license
        && !(400..600).contains(&status)
    {
        let why = format!("{status} is no status of a failure; give 403 or 402, for example");
        return Err(invalid("no_license", why));
    }
    let allowed_origins = asked.allowed_origins.iter().map(|it| it.parse::<Origin>());
    let options = Options {
        host: parse_host(&asked.host).map_err(|fault| invalid("host", fault))?,
        port: asked.port,
        show,
        store: asked.store,
        profile,
        api_key: asked.api_key,
        license: asked
            .no_license
            .map_or(License::Present, License::missing_with),
        clock,
        control_token: asked.token,
        allowed_hosts: asked.allowed_hosts,
        allowed_origins: allowed_origins
            .collect::<Result<_, _>>()
            .map_err(|fault| invalid("allowed_origins", fault))?,
        faults,
        service_time: time("service_time", asked.service_time)?,
        ..Options::default()
    };
    LocalHub::start(options).map_err(|fault| not_started(&fault))
}

fn not_started(fault: &LocalHubError) -> Error {
    Error::new(fault.kind(), Effect::None, fault.to_string())
}

/// A time in seconds.
fn time(argument: &str, seconds: f64) -> Result<Duration, Error> {
    Duration::try_from_secs_f64(seconds).map_err(|_| {
        let why = format!("{seconds} is no length of time; give 0.5, for example");
        invalid(argument, why)
    })
}

/// A scenario of faults that cannot be used; its text names the place.
fn unusable(fault: &impl Display) -> Error {
    invalid("faults", fault)
}

fn invalid(argument: &str, why: impl Display) -> Error {
    Error::invalid(argument, why.to_string())
}
