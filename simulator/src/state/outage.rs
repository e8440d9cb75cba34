//! Engines that are away from the hub: disconnected until they are restarted, or restarting for
//! some time. Like every change that happens by itself, an outage is a function of the hub's clock.

use std::sync::Arc;
use std::time::Duration;

use super::engines::{Engine, Instance, Node, Outage};
use super::{RowKey, State};
use crate::clock::Timestamp;
use crate::error::LocalHubError;

/// Returns the error for a number that no engine of the show has.
fn unknown(id: i64) -> LocalHubError {
    LocalHubError::invalid("engineId", format!("the show has no engine {id}"))
}

impl Engine {
    /// Returns `true` if the engine is away from the hub.
    fn is_away(&self, now: Timestamp) -> bool {
        match self.outage {
            None => false,
            Some(Outage::Disconnected) => true,
            Some(Outage::Restarting { back, .. }) => now < back,
        }
    }

    /// Returns the status of the engine, which is `disconnected` while the engine is away.
    pub(crate) fn status(&self, now: Timestamp) -> &str {
        match self.is_away(now) {
            true => "disconnected",
            false => &self.facts.status,
        }
    }

    /// Returns `true` if the hub can reach the engine.
    pub(crate) fn is_reachable(&self, now: Timestamp) -> bool {
        matches!(self.status(now), "connected" | "ready")
    }

    /// Returns the instances of the engine. There are none while the engine is away.
    pub(crate) fn listed_instances(&self, now: Timestamp) -> &[Instance] {
        match self.is_away(now) {
            true => &[],
            false => &self.instances,
        }
    }

    /// Returns the nodes of the engine. There are none while the engine is away, and for some time
    /// after a restart.
    pub(crate) fn listed_nodes(&self, now: Timestamp) -> &[Node] {
        match self.outage {
            Some(Outage::Disconnected) => &[],
            Some(Outage::Restarting { filled, .. }) if now < filled => &[],
            _ => &self.nodes,
        }
    }
}

impl State {
    /// Disconnects an engine.
    pub(crate) fn disconnect_engine(&mut self, id: i64) -> Result<(), LocalHubError> {
        let engine = self.engine_mut(id).ok_or_else(|| unknown(id))?;
        engine.outage = Some(Outage::Disconnected);
        Ok(())
    }

    /// Restarts an engine. Its runs end, and its values are again those of the show and of the
    /// state that it has loaded. The engine is away for the time `away`, and then has no nodes for
    /// the time `empty`.
    pub(crate) fn restart_engine(
        &mut self,
        id: i64,
        away: Duration,
        empty: Duration,
        now: Timestamp,
    ) -> Result<(), LocalHubError> {
        let show = Arc::clone(&self.show);
        let facts = show.engines.iter().find(|facts| facts.id == id);
        let engine = self.engines.iter_mut().find(|engine| engine.id() == id);
        let (Some(engine), Some(facts)) = (engine, facts) else {
            return Err(unknown(id));
        };
        let loaded = engine.memory().without_runs();
        *engine = Engine::new(facts.clone(), &show);
        engine.remember(loaded, &show);
        let back = now.after(away);
        let filled = back.after(empty);
        engine.outage = Some(Outage::Restarting { back, filled });
        self.changes.mark_values_dirty(id, &engine.nodes);
        self.changes.mark_dirty(RowKey::Engine(id));
        Ok(())
    }
}
