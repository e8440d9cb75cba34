//! Written by cargo xtask generate; do not edit. The classes of the simulator's library.

use gfxhub_simulator::json::json;
use napi_derive::napi;

use crate::completions::{CallResult, CompletionQueue};
use crate::panic_boundary;
use crate::safe_integers::unlimited;
use crate::simulator::{HubHandle, failure, result, seconds, whole};

/// Names of the options that take JSON.
pub(crate) const JSON: &[&str] = &["show", "faults", "license"];

/// Names of the options that take JSON, for which text is the path of a file.
pub(crate) const JSON_FILES: &[&str] = &["show"];

/// A handle, once it has been started.
#[napi]
#[derive(Default)]
pub struct NativeLocalHub(HubHandle);

#[napi]
impl NativeLocalHub {
    /// A handle that has not been started.
    #[napi(constructor)]
    pub fn new() -> napi::Result<Self> {
        panic_boundary::export("NativeLocalHub", || Ok(Self::default()))
    }

    /// Starts the handle on the calling thread. `options` is JSON.
    #[napi]
    pub fn start_now(&self, options: String) -> napi::Result<()> {
        panic_boundary::export("startNow", || self.0.start_now(&options))
    }

    /// Begins to start the handle on another thread.
    #[napi]
    pub fn start(&self, queue: &CompletionQueue, call: i64, options: String) -> napi::Result<()> {
        panic_boundary::export("start", || {
            self.0.start(queue, call, options);
            Ok(())
        })
    }

    /// `url`.
    #[napi]
    pub fn url(&self) -> napi::Result<String> {
        panic_boundary::export("url", || {
            let given = self.0.get()?.url();
            Ok(given.to_owned())
        })
    }

    /// `port`.
    #[napi]
    pub fn port(&self) -> napi::Result<u32> {
        panic_boundary::export("port", || {
            let given = self.0.get()?.port();
            Ok(given.into())
        })
    }

    /// `token`.
    #[napi]
    pub fn token(&self) -> napi::Result<String> {
        panic_boundary::export("token", || {
            let given = self.0.get()?.token();
            Ok(given.to_owned())
        })
    }

    /// Begins `journal`.
    #[napi]
    pub fn journal(&self, queue: &CompletionQueue, call: i64, sequence: f64) -> napi::Result<()> {
        panic_boundary::export("journal", || {
            let sequence = whole("sequence", sequence)?;
            self.0.run(queue, call, move |hub| {
                Ok(result(unlimited(hub.journal_json(sequence), None)))
            });
            Ok(())
        })
    }

    /// Begins `requests`.
    #[napi]
    pub fn requests(&self, queue: &CompletionQueue, call: i64, number: f64) -> napi::Result<()> {
        panic_boundary::export("requests", || {
            let number = whole("number", number)?;
            self.0.run(queue, call, move |hub| {
                Ok(result(unlimited(hub.requests_json(number), None)))
            });
            Ok(())
        })
    }

    /// `requests_dropped`.
    #[napi]
    pub fn requests_dropped(&self) -> napi::Result<f64> {
        panic_boundary::export("requestsDropped", || {
            let given = self.0.get()?.requests_dropped();
            // The cast is exact up to 2^53, which no count of a hub reaches.
            Ok(given as f64)
        })
    }

    /// Begins `advance`.
    #[napi]
    pub fn advance(&self, queue: &CompletionQueue, call: i64, by: f64) -> napi::Result<()> {
        panic_boundary::export("advance", || {
            let by = seconds("seconds", by)?;
            self.0.run(queue, call, move |hub| {
                let given = hub.advance(by).map_err(failure)?;
                Ok(result(json!(given.as_secs_f64()).to_string()))
            });
            Ok(())
        })
    }

    /// Begins `set_faults`.
    #[napi]
    pub fn set_faults(&self, queue: &CompletionQueue, call: i64, json: String) -> napi::Result<()> {
        panic_boundary::export("setFaults", || {
            self.0.run(queue, call, move |hub| {
                hub.set_faults_json(&json).map_err(failure)?;
                Ok(CallResult::default())
            });
            Ok(())
        })
    }

    /// Begins `clear_faults`.
    #[napi]
    pub fn clear_faults(&self, queue: &CompletionQueue, call: i64) -> napi::Result<()> {
        panic_boundary::export("clearFaults", || {
            self.0.run(queue, call, move |hub| {
                hub.clear_faults();
                Ok(CallResult::default())
            });
            Ok(())
        })
    }

    /// `faults_triggered`.
    #[napi]
    pub fn faults_triggered(&self) -> napi::Result<f64> {
        panic_boundary::export("faultsTriggered", || {
            let given = self.0.get()?.faults_triggered();
            // The cast is exact up to 2^53, which no count of a hub reaches.
            Ok(given as f64)
        })
    }

    /// Begins `faults`.
    #[napi]
    pub fn faults(&self, queue: &CompletionQueue, call: i64) -> napi::Result<()> {
        panic_boundary::export("faults", || {
            self.0.run(queue, call, move |hub| {
                let given = hub.faults_json();
                Ok(result(given))
            });
            Ok(())
        })
    }

    /// Begins `request_stats`.
    #[napi]
    pub fn request_stats(
        &self,
        queue: &CompletionQueue,
        call: i64,
        request_id: String,
    ) -> napi::Result<()> {
        panic_boundary::export("requestStats", || {
            self.0.run(queue, call, move |hub| {
                let given = hub.request_stats(&request_id);
                Ok(result(json!(given).to_string()))
            });
            Ok(())
        })
    }

    /// Begins `reset`.
    #[napi]
    pub fn reset(&self, queue: &CompletionQueue, call: i64) -> napi::Result<()> {
        panic_boundary::export("reset", || {
            self.0.run(queue, call, move |hub| {
                hub.reset().map_err(failure)?;
                Ok(CallResult::default())
            });
            Ok(())
        })
    }

    /// `service_time`, in seconds.
    #[napi]
    pub fn service_time(&self) -> napi::Result<f64> {
        panic_boundary::export("serviceTime", || {
            let given = self.0.get()?.service_time();
            Ok(given.as_secs_f64())
        })
    }

    /// Begins `set_service_time`.
    #[napi]
    pub fn set_service_time(
        &self,
        queue: &CompletionQueue,
        call: i64,
        time: f64,
    ) -> napi::Result<()> {
        panic_boundary::export("setServiceTime", || {
            let time = seconds("seconds", time)?;
            self.0.run(queue, call, move |hub| {
                hub.set_service_time(time).map_err(failure)?;
                Ok(CallResult::default())
            });
            Ok(())
        })
    }

    /// Begins `disconnect_engine`.
    #[napi]
    pub fn disconnect_engine(
        &self,
        queue: &CompletionQueue,
        call: i64,
        engine: i64,
    ) -> napi::Result<()> {
        panic_boundary::export("disconnectEngine", || {
            self.0.run(queue, call, move |hub| {
                hub.disconnect_engine(engine).map_err(failure)?;
                Ok(CallResult::default())
            });
            Ok(())
        })
    }

    /// Begins `restart_engine`.
    #[napi]
    pub fn restart_engine(
        &self,
        queue: &CompletionQueue,
        call: i64,
        engine: i64,
        away: f64,
        empty: f64,
    ) -> napi::Result<()> {
        panic_boundary::export("restartEngine", || {
            let away = seconds("away", away)?;
            let empty = seconds("empty", empty)?;
            self.0.run(queue, call, move |hub| {
                hub.restart_engine(engine, away, empty).map_err(failure)?;
                Ok(CallResult::default())
            });
            Ok(())
        })
    }

    /// Begins `restart`.
    #[napi]
    pub fn restart(&self, queue: &CompletionQueue, call: i64, down: f64) -> napi::Result<()> {
        panic_boundary::export("restart", || {
            let down = seconds("down", down)?;
            self.0.run(queue, call, move |hub| {
                hub.restart(down).map_err(failure)?;
                Ok(CallResult::default())
            });
            Ok(())
        })
    }

    /// Begins `stop`.
    #[napi]
    pub fn stop(&self, queue: &CompletionQueue, call: i64) -> napi::Result<()> {
        panic_boundary::export("stop", || {
            self.0.run(queue, call, move |hub| {
                hub.stop();
                Ok(CallResult::default())
            });
            Ok(())
        })
    }
}
