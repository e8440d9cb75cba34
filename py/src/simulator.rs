//! The hub simulator within the interpreter's process: support for its generated class.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use gfxhub::bindings::{SettingValue, process_number};
use gfxhub::schema::SettingType;
use gfxhub::{Effect, Error, ErrorKind};
use gfxhub_simulator::{LocalHub, LocalHubError, Options};
use pyo3::prelude::*;
use pyo3::types::{PyMapping, PyString};

use crate::arguments::member;
use crate::errors::raise;
use crate::generated::simulator::{NativeLocalHub, OPTIONS};
use crate::panic_boundary::guard;

/// The hubs of this process, which end with it. The mutex is locked only while the interpreter's
/// own lock is held, so that the child of a fork never finds it locked.
static HUBS: Mutex<Vec<Weak<LocalHub>>> = Mutex::new(Vec::new());

/// Adds the class and the functions to the module, but not to the public names of the package.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.setattr("NativeLocalHub", module.py().get_type::<NativeLocalHub>())?;
    module.setattr("stop_all_hubs", wrap_pyfunction!(stop_all_hubs, module)?)?;
    module.setattr("forget_hubs", wrap_pyfunction!(forget_hubs, module)?)
}

/// The hub of a `NativeLocalHub`.
pub(crate) struct HubHandle {
    /// The hub; `None` only while this is dropped.
    hub: Option<Arc<LocalHub>>,
    /// The process in which the threads of the hub run. The child of a fork has none of them.
    process: u64,
}

impl HubHandle {
    /// Starts a hub with these options. When this returns, the hub accepts requests.
    pub(crate) fn start(py: Python<'_>, options: &Bound<'_, PyMapping>) -> PyResult<Self> {
        let mut given = Vec::new();
        for &(name, json_name, holds) in OPTIONS {
            if options.contains(name)?
                && let Some(value) = option(options, name, holds)?
            {
                given.push((name, json_name, value));
            }
        }
        let started = py.detach(|| {
            let mut options = Options::default();
            for (name, json_name, value) in given {
                let set = options.set(json_name, value);
                set.map_err(|error| (error, name))?;
            }
            LocalHub::start(options).map_err(|error| (error, ""))
        });
        let hub = Arc::new(started.map_err(|(error, name)| failure(py, &error, name))?);
        let mut hubs = hubs();
        hubs.retain(|hub| hub.strong_count() > 0);
        hubs.push(Arc::downgrade(&hub));
        Ok(Self {
            hub: Some(hub),
            process: process_number(),
        })
    }

    /// Returns the hub if it runs in this process; `None` in the child of a fork.
    pub(crate) fn here(&self) -> Option<&LocalHub> {
        let hub = self.hub.as_deref();
        hub.filter(|_| self.process == process_number())
    }

    pub(crate) fn get(&self, py: Python<'_>) -> PyResult<&LocalHub> {
        self.here().ok_or_else(|| {
            let detail = "the hub simulator runs in the process that this one was forked from, so start \
                another one here, or pass its url on before the fork";
            raise(py, &Error::new(ErrorKind::Closed, Effect::None, detail))
        })
    }
}

impl Drop for HubHandle {
    fn drop(&mut self) {
        let Some(hub) = self.hub.take() else { return };
        if self.process != process_number() {
            // The hub is not dropped, because that would wait for threads that do not exist in this
            // process.
            std::mem::forget(hub);
            return;
        }
        // During the shutdown of the interpreter, it may not be possible to take its lock.
        match Python::try_attach(|py| py.detach(|| hub.stop())) {
            Some(()) => {}
            None => hub.stop(),
        }
    }
}

/// Stops all hubs of this process at the same time, because stopping a hub may take a moment.
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

/// Forgets the hubs of the parent process, in the child of a fork.
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

/// Returns the value of an option; `None` if the program passed none.
fn option(
    options: &Bound<'_, PyMapping>,
    name: &str,
    holds: SettingType,
) -> PyResult<Option<SettingValue>> {
    let given = options.get_item(name)?;
    if given.is_none() {
        return Ok(None);
    }
    let is_json = match holds {
        SettingType::Json => !given.is_instance_of::<PyString>(),
        SettingType::JsonFile => given.is_instance_of::<PyMapping>(),
        _ => false,
    };
    if is_json {
        let text = options
            .py()
            .import("json")?
            .call_method1("dumps", (given,))?;
        return Ok(Some(SettingValue::Text(text.extract()?)));
    }
    Ok(Some(match holds {
        SettingType::Port => SettingValue::Number(member::<u16>(options, name)?.into()),
        SettingType::Duration => SettingValue::Seconds(member(options, name)?),
        SettingType::Texts(_) => SettingValue::Texts(member(options, name)?),
        SettingType::Path | SettingType::JsonFile => SettingValue::Path(member(options, name)?),
        _ => SettingValue::Text(member(options, name)?),
    }))
}

/// Returns the exception for an error of a hub. `argument` is the argument that it concerns; empty
/// if none.
pub(crate) fn failure(py: Python<'_>, error: &LocalHubError, argument: &str) -> PyErr {
    let made = Error::new(error.kind(), Effect::None, error.to_string());
    match argument {
        "" => raise(py, &made),
        _ => raise(py, &made.with_argument(argument)),
    }
}

/// Converts a number of seconds to a duration.
pub(crate) fn time(py: Python<'_>, argument: &str, seconds: f64) -> PyResult<Duration> {
    Duration::try_from_secs_f64(seconds).map_err(|_| {
        let why = format!("{seconds} is not a duration in seconds; pass 0.5, for example");
        raise(py, &Error::invalid(argument, why))
    })
}
