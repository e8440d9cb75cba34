//! The engines of a hub, with their nodes, the states that they have loaded, and the renderers that
//! run in their instances.

use crate::json::Value;
use serde::{Deserialize, Serialize};

use super::animation::{AnimatedValue, Timing};
use super::values::single;
use crate::approx_size::MAX_RESPONSE;
use crate::clock::Timestamp;
use crate::show::engines::{EngineType, LoadableState};
use crate::show::{self, Show};

/// A property of a node or of a function.
#[derive(Debug)]
pub(crate) struct Property {
    pub(crate) path: String,
    pub(crate) name: String,
    pub(crate) value: AnimatedValue,
    /// Value in the show. Null is accepted for the parts that are null here.
    pub(crate) first: Value,
}

/// A function of a node.
#[derive(Debug)]
pub(crate) struct Function {
    pub(crate) path: String,
    pub(crate) name: String,
    pub(crate) properties: Vec<Property>,
    pub(crate) swap: Option<show::Swap>,
}

/// Returns `true` if the properties fit in one response, whether each has its current or its new
/// value. `given` returns the maximum length of the new value of the property with this index; 0 if
/// it gets none.
pub(crate) fn have_room(
    properties: &[Property],
    now: Timestamp,
    given: impl Fn(usize, &Property) -> usize,
) -> bool {
    let places = properties.iter().enumerate();
    // While a value moves, it has an old and a new value, but only one value is sent at a time.
    let length = places.map(|(at, it)| it.value.length(now).max(given(at, it)));
    length.sum::<usize>() <= MAX_RESPONSE
}

/// A node of an engine.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) path: String,
    pub(crate) name: String,
    pub(crate) properties: Vec<Property>,
    pub(crate) functions: Vec<Function>,
}

/// A renderer that runs in an instance.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RendererRun {
    pub(crate) launch: i64,
    pub(crate) renderer: i64,
    pub(crate) started: Timestamp,
    /// Type of the engine: RE, RE5 or UE.
    pub(crate) engine_type: String,
    pub(crate) state: i64,
    pub(crate) pid: String,
    pub(crate) project: Option<i64>,
    pub(crate) project_map: Option<i64>,
    /// True if the engine has loaded the state of the renderer.
    pub(crate) shown: bool,
}

/// Statuses of a run, each with the number of seconds after the start at which it ends. After the
/// last one, the run has the status Loaded. The specification does not define these transitions;
/// these are plausible.
const START_UP: [(f64, &str); 3] = [(0.5, "Checking"), (1.0, "Caching"), (3.0, "Loading")];

impl RendererRun {
    fn status(&self, now: Timestamp) -> &'static str {
        let running = now.seconds_since(self.started);
        START_UP
            .iter()
            .find(|(until, _)| running < *until)
            .map_or("Loaded", |(_, word)| word)
    }
}

/// An instance of an engine.
#[derive(Debug)]
pub(crate) struct Instance {
    pub(crate) facts: show::EngineInstance,
    pub(crate) run: Option<RendererRun>,
}

impl Instance {
    pub(crate) fn status(&self, now: Timestamp) -> &str {
        self.run
            .as_ref()
            .map_or(self.facts.status.as_str(), |run| run.status(now))
    }
}

/// The reason why an engine is away, and the time at which it returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outage {
    /// The engine is away until it is restarted. It keeps its values and its runs.
    Disconnected,
    /// The engine is away until `back`, and has no nodes until `filled`.
    Restarting { back: Timestamp, filled: Timestamp },
}

/// An engine.
#[derive(Debug)]
pub(crate) struct Engine {
    /// Data of the engine from the show. Its nodes and instances are stored separately.
    pub(crate) facts: show::Engine,
    pub(crate) instances: Vec<Instance>,
    pub(crate) nodes: Vec<Node>,
    /// Number of the engine's own nodes in `nodes`. The nodes of the loaded state follow them.
    own_nodes: usize,
    /// Latest outage of the engine, which may be over; `None` if there was none.
    pub(super) outage: Option<Outage>,
}

/// The parts of an engine that can change. A store keeps them.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct EngineOverrides {
    rgraph_id: Option<i64>,
    ustate_id: Option<i64>,
    graph_id: Option<i64>,
    /// Runs, each with the number of its instance.
    runs: Vec<(i64, RendererRun)>,
}

impl EngineOverrides {
    /// Returns the same parts without runs.
    pub(super) fn without_runs(self) -> EngineOverrides {
        EngineOverrides {
            runs: Vec::new(),
            ..self
        }
    }
}

impl Engine {
    pub(crate) fn new(mut facts: show::Engine, show: &Show) -> Engine {
        let nodes: Vec<Node> = std::mem::take(&mut facts.nodes).iter().map(node).collect();
        let instances = std::mem::take(&mut facts.instances);
        let mut engine = Engine {
            own_nodes: nodes.len(),
            nodes,
            instances: instances
                .into_iter()
                .map(|facts| Instance { facts, run: None })
                .collect(),
            facts,
            outage: None,
        };
        engine.show_loaded(show);
        engine
    }

    pub(crate) fn id(&self) -> i64 {
        self.facts.id
    }

    pub(crate) fn kind(&self) -> EngineType {
        self.facts.kind()
    }

    pub(crate) fn node(&self, path: &str) -> Option<&Node> {
        self.nodes.iter().find(|node| node.path == path)
    }

    pub(crate) fn node_mut(&mut self, path: &str) -> Option<&mut Node> {
        self.nodes.iter_mut().find(|node| node.path == path)
    }

    /// Returns the nodes of the loaded state.
    pub(super) fn loaded_nodes(&self) -> &[Node] {
        self.nodes.get(self.own_nodes..).unwrap_or_default()
    }

    /// Returns `true` if the engine or one of its instances can load states of this kind.
    pub(crate) fn takes(&self, kind: EngineType) -> bool {
        self.kind() == kind
            || self
                .instances
                .iter()
                .any(|it| it.facts.engine_type == kind.word())
    }

    /// Loads a state. If the state has the engine's own kind, its nodes are added after the
    /// engine's own nodes.
    pub(crate) fn load(&mut self, kind: EngineType, state: i64, show: &Show) {
        match kind {
            EngineType::Re => self.facts.rgraph_id = Some(state),
            EngineType::Re5 => self.facts.graph_id = Some(state),
            EngineType::Ue => self.facts.ustate_id = Some(state),
        }
        self.show_loaded(show);
    }

    /// Returns the state of this kind that the engine has loaded; `None` if there is none.
    pub(crate) fn loaded<'a>(&self, kind: EngineType, show: &'a Show) -> Option<LoadableState<'a>> {
        let id = match kind {
            EngineType::Re => self.facts.rgraph_id,
            EngineType::Re5 => self.facts.graph_id,
            EngineType::Ue => self.facts.ustate_id,
        };
        show.state(kind, id?)
    }

    fn show_loaded(&mut self, show: &Show) {
        let loaded = self.loaded(self.kind(), show);
        let loaded = loaded.map_or(&[][..], |state| state.nodes);
        self.nodes.truncate(self.own_nodes);
        self.nodes.extend(loaded.iter().map(node));
    }

    pub(crate) fn memory(&self) -> EngineOverrides {
        let runs = self.instances.iter();
        EngineOverrides {
            rgraph_id: self.facts.rgraph_id,
            ustate_id: self.facts.ustate_id,
            graph_id: self.facts.graph_id,
            runs: runs
                .filter_map(|it| Some((it.facts.id, it.run.clone()?)))
                .collect(),
        }
    }

    pub(crate) fn remember(&mut self, memory: EngineOverrides, show: &Show) {
        self.facts.rgraph_id = memory.rgraph_id;
        self.facts.ustate_id = memory.ustate_id;
        self.facts.graph_id = memory.graph_id;
        for instance in &mut self.instances {
            let id = instance.facts.id;
            let run = memory.runs.iter().find(|(instance, _)| *instance == id);
            instance.run = run.map(|(_, run)| run.clone());
        }
        self.show_loaded(show);
    }
}

impl Node {
    pub(crate) fn property(&self, path: &str) -> Option<&Property> {
        self.properties
            .iter()
            .find(|property| property.path == path)
    }

    pub(crate) fn property_mut(&mut self, path: &str) -> Option<&mut Property> {
        self.properties
            .iter_mut()
            .find(|property| property.path == path)
    }

    pub(crate) fn function(&self, path: &str) -> Option<&Function> {
        self.functions.iter().find(|function| function.path == path)
    }

    pub(crate) fn function_mut(&mut self, path: &str) -> Option<&mut Function> {
        self.functions
            .iter_mut()
            .find(|function| function.path == path)
    }

    /// Exchanges the values of two properties after some seconds. Returns the paths, each with its
    /// new value.
    pub(crate) fn swap(
        &mut self,
        paths: &[String],
        seconds: f64,
        now: Timestamp,
    ) -> Vec<(String, Value)> {
        let held = |path| Some(self.property(path)?.value.at(now));
        let [first, second] = paths else {
            return Vec::new();
        };
        let (Some(of_first), Some(of_second)) = (held(first), held(second)) else {
            return Vec::new();
        };
        let swapped = vec![(first.clone(), of_second), (second.clone(), of_first)];
        for (path, value) in &swapped {
            if let Some(property) = self.property_mut(path) {
                let timing = Timing::after(seconds);
                property.value.animate_to(&[], value.clone(), timing, now);
            }
        }
        swapped
    }
}

impl Function {
    /// Returns the number of seconds until the properties of a swap exchange their values.
    pub(crate) fn swap_seconds(&self, swap: &show::Swap, now: Timestamp) -> f64 {
        let path = swap.seconds.as_deref();
        let property = self.properties.iter().find(|it| Some(&*it.path) == path);
        let seconds = property.and_then(|property| property.value.at(now).as_f64());
        seconds.unwrap_or(0.0).max(0.0)
    }

    /// Returns the values of the function's properties. A store keeps them.
    pub(crate) fn memory(&self) -> Vec<(String, Value)> {
        let properties = self.properties.iter();
        properties
            .map(|property| (property.path.clone(), property.value.stored()))
            .collect()
    }

    pub(crate) fn remember(&mut self, memory: Vec<(String, Value)>) {
        for (path, value) in memory {
            if let Some(property) = self.properties.iter_mut().find(|it| it.path == path) {
                property.value = AnimatedValue::constant(value);
            }
        }
    }
}

fn node(node: &show::Node) -> Node {
    Node {
        path: node.node_path.clone(),
        name: node.node_name.clone(),
        properties: node.properties.iter().map(property).collect(),
        functions: node.functions.iter().map(function).collect(),
    }
}

fn function(function: &show::Function) -> Function {
    Function {
        path: function.function_path.clone(),
        name: function.function_name.clone(),
        properties: function.properties.iter().map(property).collect(),
        swap: function.swap.clone(),
    }
}

fn property(property: &show::Property) -> Property {
    // If a number is out of range for single precision, the whole value remains as in the show.
    let value = single(property.value.clone()).unwrap_or_else(|_| property.value.clone());
    Property {
        path: property.property_path.clone(),
        name: property.display_name.clone(),
        value: AnimatedValue::constant(value),
        first: property.value.clone(),
    }
}
