//! The state and the behaviour of the hub, without HTTP.

pub(crate) mod animation;
pub(crate) mod engines;
pub(crate) mod launcher;
pub(crate) mod outage;
pub(crate) mod persist;
pub(crate) mod playout;
pub(crate) mod processes;
pub(crate) mod values;

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::show::engines::EngineType;
use crate::show::{self, Show};
use engines::{Engine, Node};
use launcher::Launcher;
use playout::Playout;

/// The ids of the next objects to be created. No id is used twice.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct IdCounters {
    rundown: i64,
    item: i64,
    launch: i64,
    renderer: i64,
    pid: i64,
}

/// The complete state of the hub.
#[derive(Debug)]
pub(crate) struct State {
    /// The show, which never changes. The hub reads its templates, graphs, rgraphs, ustates and
    /// projects from this field.
    pub(crate) show: Arc<Show>,
    pub(crate) engines: Vec<Engine>,
    pub(crate) playout: Playout,
    pub(crate) newsroom: Vec<show::NewsroomRundown>,
    pub(crate) launcher: Launcher,
    numbers: IdCounters,
    pub(crate) changes: Changes,
}

impl State {
    /// Creates the initial state for a show.
    pub(crate) fn new(show: Arc<Show>) -> State {
        let after = |ids: &mut dyn Iterator<Item = i64>| ids.max().unwrap_or(0).max(0) + 1;
        let playout = Playout::new(&show);
        let launcher = Launcher::new(&show);
        State {
            engines: show
                .engines
                .iter()
                .map(|facts| Engine::new(facts.clone(), &show))
                .collect(),
            newsroom: show.newsroom_rundowns.clone(),
            numbers: IdCounters {
                rundown: after(&mut playout.rundowns.iter().map(|rundown| rundown.id)),
                item: after(&mut playout.items().keys().copied()),
                launch: after(&mut launcher.configs.iter().map(|config| config.id)),
                renderer: after(&mut launcher.renderers.keys().copied()),
                pid: 4000,
            },
            playout,
            launcher,
            changes: Changes::default(),
            show,
        }
    }

    pub(crate) fn new_rundown_id(&mut self) -> i64 {
        self.next_id(|numbers| &mut numbers.rundown)
    }

    pub(crate) fn new_item_id(&mut self) -> i64 {
        self.next_id(|numbers| &mut numbers.item)
    }

    pub(crate) fn new_launch_id(&mut self) -> i64 {
        self.next_id(|numbers| &mut numbers.launch)
    }

    pub(crate) fn new_renderer_id(&mut self) -> i64 {
        self.next_id(|numbers| &mut numbers.renderer)
    }

    pub(crate) fn new_pid(&mut self) -> i64 {
        self.next_id(|numbers| &mut numbers.pid)
    }

    fn next_id(&mut self, of: impl Fn(&mut IdCounters) -> &mut i64) -> i64 {
        self.changes.mark_dirty(RowKey::IdCounters);
        let number = of(&mut self.numbers);
        let taken = *number;
        *number = number.saturating_add(1);
        taken
    }

    pub(crate) fn engine(&self, id: i64) -> Option<&Engine> {
        self.engines.iter().find(|engine| engine.id() == id)
    }

    pub(crate) fn engine_mut(&mut self, id: i64) -> Option<&mut Engine> {
        self.engines.iter_mut().find(|engine| engine.id() == id)
    }

    pub(crate) fn template(&self, name: &str) -> Option<&show::Template> {
        self.show
            .templates
            .iter()
            .find(|template| template.name == name)
    }

    /// Checks the data of an item or a MOS object against its template. A field that the template
    /// lacks is an error in a strict show, and otherwise a warning.
    pub(crate) fn check_fields(
        &self,
        template: Option<&show::Template>,
        data: &show::Data,
    ) -> Result<Option<String>, String> {
        let misfit = template.and_then(|template| template.misfit(data));
        match misfit {
            Some(why) if self.show.strict_fields => Err(why),
            other => Ok(other),
        }
    }

    /// Loads a state into an engine. It replaces the state of this kind that the engine had loaded.
    pub(crate) fn load(&mut self, engine: i64, kind: EngineType, state: i64) {
        let show = Arc::clone(&self.show);
        let Some(host) = self.engines.iter_mut().find(|host| host.id() == engine) else {
            return;
        };
        if host.kind() == kind {
            self.changes.mark_values_dirty(engine, host.loaded_nodes());
        }
        host.load(kind, state, &show);
        self.changes.mark_dirty(RowKey::Engine(engine));
    }
}

/// The key of a part of the state. Each part is small enough to be written separately.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum RowKey {
    /// The ids of the next rundown, item, launch configuration, renderer and process.
    IdCounters,
    /// The states that an engine has loaded, and the runs of its instances.
    Engine(i64),
    /// The value of a property. The key consists of the engine, the node and the property.
    Property(i64, String, String),
    /// The values of a function's properties. The key consists of the engine, the node and the
    /// function.
    Function(i64, String, String),
    /// The changes that calls have made to a MOS object.
    Mos(String),
    /// A playout rundown, including the order of its items.
    Rundown(i64),
    /// A playout item.
    Item(i64),
    /// A launch configuration.
    Launch(i64),
    /// A renderer.
    Renderer(i64),
}

/// The parts of the state that have changed since they were last taken.
#[derive(Debug, Default)]
pub(crate) struct Changes {
    touched: BTreeSet<RowKey>,
}

impl Changes {
    pub(crate) fn mark_dirty(&mut self, key: RowKey) {
        self.touched.insert(key);
    }

    /// Marks the values of these nodes of an engine as changed, including those of their functions.
    fn mark_values_dirty(&mut self, engine: i64, nodes: &[Node]) {
        for node in nodes {
            for property in &node.properties {
                let key = RowKey::Property(engine, node.path.clone(), property.path.clone());
                self.mark_dirty(key);
            }
            for function in &node.functions {
                let key = RowKey::Function(engine, node.path.clone(), function.path.clone());
                self.mark_dirty(key);
            }
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.touched.is_empty()
    }

    /// Returns the keys of the parts that have changed, and marks them as unchanged.
    pub(crate) fn take(&mut self) -> BTreeSet<RowKey> {
        std::mem::take(&mut self.touched)
    }
}
