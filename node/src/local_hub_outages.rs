//! Outages for tests: engines that leave and come back, a hub that restarts, calls that take time.

use napi_derive::napi;

use crate::completions::{CallResult, CompletionQueue};
use crate::local_hub::{NativeLocalHub, failure, run, seconds_of, started};
use crate::panic_boundary;

#[napi]
impl NativeLocalHub {
    /// How long each call takes, in seconds.
    #[napi]
    pub fn service_time(&self) -> napi::Result<f64> {
        panic_boundary::export("serviceTime", || {
            Ok(started(&self.started)?.service_time().as_secs_f64())
        })
    }
}

#[napi]
impl CompletionQueue {
    /// Begins to set how long each call takes.
    #[napi]
    pub fn set_service_time(
        &self,
        call: i64,
        hub: &NativeLocalHub,
        seconds: f64,
    ) -> napi::Result<()> {
        panic_boundary::export("setServiceTime", || {
            let time = seconds_of("seconds", seconds)?;
            run(self, call, hub, move |hub| {
                hub.set_service_time(time).map_err(failure)?;
                Ok(CallResult::default())
            });
            Ok(())
        })
    }

    /// Begins to disconnect an engine.
    #[napi]
    pub fn disconnect_engine(
        &self,
        call: i64,
        hub: &NativeLocalHub,
        engine_id: i64,
    ) -> napi::Result<()> {
        panic_boundary::export("disconnectEngine", || {
            run(self, call, hub, move |hub| {
                hub.disconnect_engine(engine_id).map_err(failure)?;
                Ok(CallResult::default())
            });
            Ok(())
        })
    }

    /// Begins to restart an engine.
    #[napi]
    pub fn restart_engine(
        &self,
        call: i64,
        hub: &NativeLocalHub,
        engine_id: i64,
        away: f64,
        empty: f64,
    ) -> napi::Result<()> {
        panic_boundary::export("restartEngine", || {
            let (away, empty) = (seconds_of("away", away)?, seconds_of("empty", empty)?);
            run(self, call, hub, move |hub| {
                let restarted = hub.restart_engine(engine_id, away, empty);
                restarted.map_err(failure)?;
                Ok(CallResult::default())
            });
            Ok(())
        })
    }

    /// Begins to restart a hub.
    #[napi]
    pub fn restart_hub(&self, call: i64, hub: &NativeLocalHub, down: f64) -> napi::Result<()> {
        panic_boundary::export("restartHub", || {
            let down = seconds_of("down", down)?;
            run(self, call, hub, move |hub| {
                hub.restart(down).map_err(failure)?;
                Ok(CallResult::default())
            });
            Ok(())
        })
    }
}
