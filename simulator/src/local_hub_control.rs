//! What tests do to a hub simulator: let it fail, count what came of it, begin anew.

use crate::faults::{FaultError, Faults};
use crate::local_hub::LocalHub;
use crate::request_stats::RequestStats;
use crate::server::ResetUnsupported;

impl LocalHub {
    /// Sets a scenario of faults in place of the one before. Its counters begin anew; a connection
    /// counts from here on.
    ///
    /// ```
    /// use gfxhub_simulator::{Faults, LocalHub, Options};
    ///
    /// let hub = LocalHub::start(Options::default())?;
    /// hub.set_faults(Faults::from_json(r#"{"faults": [{"fault": "reset", "after": "effect"}]}"#)?);
    /// hub.clear_faults();
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_faults(&self, faults: Faults) {
        self.hub.faults.set(faults);
    }

    /// The same from JSON, for languages that have no types for it.
    ///
    /// # Errors
    /// Those of [`Faults::from_json`]; the scenario before then stays.
    pub fn set_faults_json(&self, json: &str) -> Result<(), FaultError> {
        self.set_faults(Faults::from_json(json)?);
        Ok(())
    }

    /// Takes all faults away. Those under way go on.
    pub fn clear_faults(&self) {
        self.set_faults(Faults::default());
    }

    /// How often the scenario has struck since it was set.
    pub fn faults_triggered(&self) -> u64 {
        self.hub.faults.struck()
    }

    /// The scenario as JSON. Each rule says in `seen` how many calls or connections it was meant
    /// for, and in `struck` how many it has struck.
    pub fn faults_json(&self) -> String {
        self.hub.faults.json().to_string()
    }

    /// What came of the requests with an `X-Request-Id`. The newest 100,000 ids are remembered,
    /// by their first 128 characters; control calls do not count.
    pub fn request_stats(&self, request_id: &str) -> RequestStats {
        self.hub.request_stats(request_id)
    }

    /// Makes the hub hold the show as at the start, with an empty journal and no requests in its
    /// log, whose numbers go on, and empty tallies. The clock and the faults stay as they are.
    ///
    /// ```
    /// use gfxhub_simulator::{LocalHub, Options};
    ///
    /// let hub = LocalHub::start(Options::default())?;
    /// hub.reset()?;
    /// assert!(hub.journal().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// With a store, which keeps what was acknowledged, also from this: nothing is changed.
    pub fn reset(&self) -> Result<(), ResetUnsupported> {
        self.hub.reset().ok_or(ResetUnsupported)
    }
}
