//! What tests do to a hub simulator: let it fail, count what came of it, begin anew.

use napi_derive::napi;
use serde_json::json;

use crate::desk::{Answer, Desk};
use crate::failure::Failure;
use crate::guard;
use crate::hub_settings::{LOCAL_HUB, faults, sentence};
use crate::local_hub::{Hub, answer, run, started};

#[napi]
impl Hub {
    /// How often the scenario of faults has struck.
    #[napi]
    pub fn faults_triggered(&self) -> napi::Result<f64> {
        // The cast is exact but for counts that no test reaches.
        guard::export("faultsTriggered", || {
            Ok(started(&self.started)?.faults_triggered() as f64)
        })
    }
}

#[napi]
impl Desk {
    /// Begins to set a scenario of faults from its JSON text; none takes all faults away.
    #[napi]
    pub fn set_faults(&self, call: i64, hub: &Hub, scenario: Option<String>) -> napi::Result<()> {
        guard::export("setFaults", || {
            run(self, call, hub, move |hub| {
                match scenario {
                    Some(scenario) => hub.set_faults(faults(&scenario)?),
                    None => hub.clear_faults(),
                }
                Ok(Answer::default())
            });
            Ok(())
        })
    }

    /// Begins to read the scenario of faults with its counts.
    #[napi]
    pub fn faults(&self, call: i64, hub: &Hub) -> napi::Result<()> {
        guard::export("faults", || {
            run(self, call, hub, |hub| Ok(answer(hub.faults_json())));
            Ok(())
        })
    }

    /// Begins to count what came of the requests with this `X-Request-Id`.
    #[napi]
    pub fn request_stats(&self, call: i64, hub: &Hub, request_id: String) -> napi::Result<()> {
        guard::export("request_stats", || {
            run(self, call, hub, move |hub| {
                let request_stats = hub.request_stats(&request_id);
                let told =
                    json!({ "requests": request_stats.requests, "effects": request_stats.effects });
                Ok(answer(told.to_string()))
            });
            Ok(())
        })
    }

    /// Begins to make the hub hold its show as at the start.
    #[napi]
    pub fn reset(&self, call: i64, hub: &Hub) -> napi::Result<()> {
        guard::export("reset", || {
            run(self, call, hub, |hub| {
                let kept = |error| Failure::invalid(LOCAL_HUB, "store", sentence(&error));
                hub.reset().map_err(kept)?;
                Ok(Answer::default())
            });
            Ok(())
        })
    }
}
