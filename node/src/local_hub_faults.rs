//! What tests do to a hub simulator: let it fail, count what came of it, begin anew.

use gfxhub_simulator::json::json;
use napi_derive::napi;

use crate::completions::{CallResult, CompletionQueue};
use crate::local_hub::{NativeLocalHub, failure, result, run, started};
use crate::local_hub_options::faults;
use crate::panic_boundary;

#[napi]
impl NativeLocalHub {
    /// How often the scenario of faults has struck.
    #[napi]
    pub fn faults_triggered(&self) -> napi::Result<f64> {
        // The cast is exact but for counts that no test reaches.
        panic_boundary::export("faultsTriggered", || {
            Ok(started(&self.started)?.faults_triggered() as f64)
        })
    }
}

#[napi]
impl CompletionQueue {
    /// Begins to set a scenario of faults from its JSON text; none takes all faults away.
    #[napi]
    pub fn set_faults(
        &self,
        call: i64,
        hub: &NativeLocalHub,
        scenario: Option<String>,
    ) -> napi::Result<()> {
        panic_boundary::export("setFaults", || {
            run(self, call, hub, move |hub| {
                match scenario {
                    Some(scenario) => hub.set_faults(faults(&scenario)?),
                    None => hub.clear_faults(),
                }
                Ok(CallResult::default())
            });
            Ok(())
        })
    }

    /// Begins to read the scenario of faults with its counts.
    #[napi]
    pub fn faults(&self, call: i64, hub: &NativeLocalHub) -> napi::Result<()> {
        panic_boundary::export("faults", || {
            run(self, call, hub, |hub| Ok(result(hub.faults_json())));
            Ok(())
        })
    }

    /// Begins to count what came of the requests with this `X-Request-Id`.
    #[napi]
    pub fn request_stats(
        &self,
        call: i64,
        hub: &NativeLocalHub,
        request_id: String,
    ) -> napi::Result<()> {
        panic_boundary::export("requestStats", || {
            run(self, call, hub, move |hub| {
                let request_stats = hub.request_stats(&request_id);
                let stats =
                    json!({ "requests": request_stats.requests, "effects": request_stats.effects });
                Ok(result(stats.to_string()))
            });
            Ok(())
        })
    }

    /// Begins to make the hub hold its show as at the start.
    #[napi]
    pub fn reset(&self, call: i64, hub: &NativeLocalHub) -> napi::Result<()> {
        panic_boundary::export("reset", || {
            run(self, call, hub, |hub| {
                hub.reset().map_err(failure)?;
                Ok(CallResult::default())
            });
            Ok(())
        })
    }
}
