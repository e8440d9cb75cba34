//! Loads a graph, an rgraph or a ustate, and waits until its engine has loaded it.

use std::time::{Duration, Instant};

use crate::client::Client;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::ops::operation;
use crate::retry::pause;
use crate::types::{Address, Engine, EngineId, InstanceStatus, RgraphId, UstateId};

/// Time between two requests for the state of an engine.
const LOOK: Duration = Duration::from_millis(250);

/// Time for which the state of an engine must stay the same before a load counts as done.
const SETTLED: Duration = Duration::from_secs(1);

/// Statuses of an instance that is still loading its state.
const UNDER_WAY: [InstanceStatus; 4] = [
    InstanceStatus::Caching,
    InstanceStatus::Loading,
    InstanceStatus::Checking,
    InstanceStatus::Cooking,
];

/// A graph, an rgraph or a ustate.
enum State {
    Graph,
    Rgraph(RgraphId),
    Ustate(UstateId),
}

/// State of an engine at the time of a request.
struct Look {
    /// True if an instance has loaded its state and no instance is still loading.
    is_loaded: bool,
    pids: Vec<Option<String>>,
    rgraph: Option<RgraphId>,
    ustate: Option<UstateId>,
    /// Paths of the nodes; empty unless the state to load is a graph and `is_loaded` is true.
    nodes: Vec<String>,
}

/// Loads the graph, the rgraph or the ustate of an address, and waits up to `wait` until the engine
/// has loaded it.
pub(super) fn load(
    client: &Client,
    address: &Address,
    engine: EngineId,
    wait: Duration,
) -> Result<()> {
    let state = match (address.rgraph_id, address.ustate_id) {
        (Some(rgraph), _) => State::Rgraph(rgraph),
        (_, Some(ustate)) => State::Ustate(ustate),
        _ => State::Graph,
    };
    let before = match wait.is_zero() {
        true => None,
        false => Some(state.look(client, engine)?),
    };
    match (&state, address.graph_id) {
        (State::Rgraph(rgraph), _) => client.rgraphs().load(*rgraph, engine)?,
        (State::Ustate(ustate), _) => client.ustates().load(*ustate, engine)?,
        (State::Graph, Some(graph)) => client.graphs().load(graph, engine)?,
        (State::Graph, None) => {
            let detail = format!("{} has no id of a graph", address.path);
            return Err(Error::new(ErrorKind::Internal, Effect::None, detail));
        }
    }
    let Some(before) = before else {
        return Ok(());
    };
    let loaded = wait_until_loaded(client, &state, engine, &before, wait);
    // Lists that were read while the engine loaded may be incomplete. The lists to drop are the same
    // after any load.
    if let Some(load) = operation("graphs.load") {
        client.name_lists().forget_after(load);
    }
    // Every later error has the effect Done, because the hub has accepted the load.
    loaded.map_err(|error| error.with_effect(Effect::Done))
}

fn wait_until_loaded(
    client: &Client,
    state: &State,
    engine: EngineId,
    before: &Look,
    wait: Duration,
) -> Result<()> {
    let end = Instant::now() + wait;
    let mut has_restarted = false;
    let mut loaded: Option<(Instant, Look)> = None;
    loop {
        let now = Instant::now();
        let look = state.look(client, engine)?;
        has_restarted |= !look.is_loaded || look.pids != before.pids;
        if !look.is_loaded || !state.is_in(&look, before, has_restarted) {
            loaded = None;
        } else if let Some((since, first)) = &loaded
            && first.pids == look.pids
            && first.nodes == look.nodes
        {
            if now.saturating_duration_since(*since) >= SETTLED {
                return Ok(());
            }
        } else {
            loaded = Some((now, look));
        }
        if now >= end {
            let detail = format!("engine {engine} has not loaded the state within {wait:?}");
            return Err(Error::new(ErrorKind::Timeout, Effect::Done, detail));
        }
        if !pause(now + LOOK, &client.stops) {
            let detail = "the call was cancelled while the engine loaded the state";
            return Err(Error::new(ErrorKind::Cancelled, Effect::Done, detail));
        }
    }
}

impl State {
    fn look(&self, client: &Client, engine: EngineId) -> Result<Look> {
        let found: Engine = client.engines().get(engine)?;
        let has = |some: &[InstanceStatus]| {
            let mut instances = found.instances.iter();
            instances.any(|instance| some.contains(&instance.status))
        };
        let is_loaded = has(&[InstanceStatus::Loaded]) && !has(&UNDER_WAY);
        let nodes = match self {
            Self::Graph if is_loaded => {
                let nodes = client.engines().list_nodes(engine)?.into_iter();
                nodes
                    .map(|node| node.node_path.as_str().to_owned())
                    .collect()
            }
            _ => Vec::new(),
        };
        Ok(Look {
            is_loaded,
            pids: found.instances.iter().map(|one| one.pid.clone()).collect(),
            rgraph: found.rgraph_id,
            ustate: found.ustate_id,
            nodes,
        })
    }

    /// Returns `true` if an engine has loaded this state. Engines do not say which graph they have
    /// loaded, but the nodes of a graph that is loaded anew have new paths.
    fn is_in(&self, look: &Look, before: &Look, has_restarted: bool) -> bool {
        match self {
            Self::Graph => has_restarted || look.nodes != before.nodes,
            Self::Rgraph(id) => look.rgraph == Some(*id),
            Self::Ustate(id) => look.ustate == Some(*id),
        }
    }
}
