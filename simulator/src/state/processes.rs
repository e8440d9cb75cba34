//! Runs renderers, which occupy idle instances and release them.

use serde::Serialize;

use super::engines::{Engine, RendererRun};
use super::{RowKey, State};
use crate::clock::Timestamp;
use crate::show::engines::EngineType;
use crate::show::launcher::Renderer;

/// The error for a start that has no effect: there is nothing to start, or no engine is available
/// for a renderer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StartCancelled;

/// A renderer and the instance in which it runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RendererPlacement {
    pub(crate) renderer_id: i64,
    pub(crate) engine_id: i64,
    pub(crate) instance_id: i64,
}

impl State {
    /// Starts renderers of a launch configuration. Either all of them start or none.
    pub(crate) fn start(
        &mut self,
        launch: i64,
        renderers: &[i64],
        now: Timestamp,
    ) -> Result<Vec<RendererPlacement>, StartCancelled> {
        let mut placed: Vec<RendererPlacement> = Vec::new();
        for id in renderers {
            let renderer = self.launcher.renderers.get(id).ok_or(StartCancelled)?;
            let place = self
                .place_for(renderer, now, &placed)
                .ok_or(StartCancelled)?;
            placed.push(place);
        }
        if placed.is_empty() {
            return Err(StartCancelled);
        }
        for place in &placed {
            self.occupy(*place, launch, now);
        }
        Ok(placed)
    }

    /// Stops all runs for which `meant` returns `true`. Returns the instances in which they ran.
    pub(crate) fn stop(&mut self, meant: impl Fn(&RendererRun) -> bool) -> Vec<RendererPlacement> {
        let mut stopped = Vec::new();
        for engine in &mut self.engines {
            let engine_id = engine.id();
            for instance in &mut engine.instances {
                if let Some(run) = instance.run.take_if(|run| meant(run)) {
                    let instance_id = instance.facts.id;
                    stopped.push(RendererPlacement {
                        renderer_id: run.renderer,
                        engine_id,
                        instance_id,
                    });
                    self.changes.mark_dirty(RowKey::Engine(engine_id));
                }
            }
        }
        stopped
    }

    /// Returns the instances in which the renderers of a launch configuration run.
    pub(crate) fn running(&self, launch: i64) -> Vec<RendererPlacement> {
        let placed = |engine: &Engine| {
            let engine_id = engine.id();
            let instances = engine.instances.iter();
            let running = instances.filter_map(|instance| {
                let run = instance.run.as_ref().filter(|run| run.launch == launch)?;
                let instance_id = instance.facts.id;
                Some(RendererPlacement {
                    renderer_id: run.renderer,
                    engine_id,
                    instance_id,
                })
            });
            running.collect::<Vec<_>>()
        };
        self.engines.iter().flat_map(placed).collect()
    }

    /// Returns an idle instance for a renderer. It is on the engine that the renderer names, or on
    /// the first suitable engine if the renderer names none.
    fn place_for(
        &self,
        renderer: &Renderer,
        now: Timestamp,
        taken: &[RendererPlacement],
    ) -> Option<RendererPlacement> {
        let wanted = |engine: &&Engine| renderer.engine_id.is_none_or(|id| engine.id() == id);
        let engines = self
            .engines
            .iter()
            .filter(wanted)
            .filter(|engine| engine.is_reachable(now));
        engines.into_iter().find_map(|engine| {
            let engine_id = engine.id();
            let instance = engine.instances.iter().find(|instance| {
                instance.facts.engine_type == renderer.engine_type
                    && instance.status(now) == "Idle"
                    && !taken.iter().any(|place| {
                        place.engine_id == engine_id && place.instance_id == instance.facts.id
                    })
            })?;
            let instance_id = instance.facts.id;
            Some(RendererPlacement {
                renderer_id: renderer.id,
                engine_id,
                instance_id,
            })
        })
    }

    fn occupy(&mut self, place: RendererPlacement, launch: i64, now: Timestamp) {
        let pid = self.new_pid().to_string();
        let Some(renderer) = self.launcher.renderers.get(&place.renderer_id) else {
            return;
        };
        let run = RendererRun {
            launch,
            renderer: renderer.id,
            started: now,
            engine_type: renderer.engine_type.clone(),
            state: renderer.state_id,
            pid,
            project: renderer.project_id,
            project_map: renderer.project_map_id,
            shown: false,
        };
        let Some(engine) = self.engine_mut(place.engine_id) else {
            return;
        };
        let mut instances = engine.instances.iter_mut();
        if let Some(instance) = instances.find(|it| it.facts.id == place.instance_id) {
            instance.run = Some(run);
        }
        self.changes.mark_dirty(RowKey::Engine(place.engine_id));
    }

    /// Applies the changes that have happened by themselves until now: engines show the states that
    /// renderers have loaded. No timer is necessary, because this is called before the state is
    /// read.
    pub(crate) fn advance_to(&mut self, now: Timestamp) {
        let mut due = Vec::new();
        for engine in &mut self.engines {
            let engine_id = engine.id();
            for instance in &mut engine.instances {
                let loaded = instance.status(now) == "Loaded";
                if let Some(run) = instance.run.as_mut().filter(|run| loaded && !run.shown) {
                    run.shown = true;
                    due.push((run.started, engine_id, run.engine_type.clone(), run.state));
                }
            }
        }
        due.sort_by_key(|(started, ..)| *started);
        for (_, engine, engine_type, state) in due {
            if let Some(kind) = EngineType::from_word(&engine_type) {
                self.load(engine, kind, state);
            }
        }
    }
}
