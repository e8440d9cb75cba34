//! Writes the state as rows of a store, and restores it from them.

use std::collections::BTreeMap;

use crate::json::Value;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::launcher::Launcher;
use super::playout::Playout;
use super::{RowKey, State};
use crate::show::Show;
use crate::show::object::Data;

/// The rows of a state in the form in which a store contains them.
pub(crate) type Rows = BTreeMap<RowKey, Box<RawValue>>;

/// The changes that calls have made to a MOS object.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct MosOverrides {
    description: String,
    changed_by: String,
    data: Data,
}

impl State {
    /// Marks the rows with which a new store begins. These are the counters, and all rundowns,
    /// items, launch configurations and renderers, since an object without a row counts as deleted.
    pub(crate) fn touch_all_created(&mut self) {
        self.changes.mark_dirty(RowKey::IdCounters);
        let rundowns = self
            .playout
            .rundowns
            .iter()
            .map(|rundown| RowKey::Rundown(rundown.id));
        let items = self.playout.items().keys().map(|id| RowKey::Item(*id));
        let launches = self
            .launcher
            .configs
            .iter()
            .map(|config| RowKey::Launch(config.id));
        let renderers = self
            .launcher
            .renderers
            .keys()
            .map(|id| RowKey::Renderer(*id));
        for key in rundowns.chain(items).chain(launches).chain(renderers) {
            self.changes.mark_dirty(key);
        }
    }

    /// Returns the row for a part of the state; `None` if the part was deleted.
    pub(crate) fn row(&self, key: &RowKey) -> Option<Value> {
        match key {
            RowKey::IdCounters => written(&self.numbers),
            RowKey::Engine(id) => written(&self.engine(*id)?.memory()),
            RowKey::Property(engine, node, property) => {
                written(&self.engine(*engine)?.node(node)?.property(property)?.value)
            }
            RowKey::Function(engine, node, function) => written(
                &self
                    .engine(*engine)?
                    .node(node)?
                    .function(function)?
                    .memory(),
            ),
            RowKey::Mos(id) => {
                let mut items = self.newsroom.iter().flat_map(|rundown| &rundown.items);
                let object = &items.find(|item| item.mos_object.obj_id == *id)?.mos_object;
                written(&MosOverrides {
                    description: object.description.clone(),
                    changed_by: object.changed_by.clone(),
                    data: object.data.clone(),
                })
            }
            RowKey::Rundown(id) => written(self.playout.rundown(*id)?),
            RowKey::Item(id) => written(self.playout.items().get(id)?),
            RowKey::Launch(id) => written(self.launcher.config(*id)?),
            RowKey::Renderer(id) => written(self.launcher.renderers.get(id)?),
        }
    }

    /// Restores the state from the rows of a store. The error names the row that does not fit.
    pub(crate) fn restore(&mut self, rows: Rows) -> Result<(), String> {
        let show = std::sync::Arc::clone(&self.show);
        self.playout = Playout::default();
        self.launcher = Launcher::default();
        // Because of the order of the keys, an engine has loaded its state before the values in
        // this state are restored.
        for (key, row) in rows {
            self.restore_row(&key, &row, &show)
                .map_err(|why| format!("{key:?}: {why}"))?;
        }
        let place = |ids: &[i64], id: i64| ids.iter().position(|it| *it == id);
        let ids: Vec<i64> = show
            .playout_rundowns
            .iter()
            .map(|rundown| rundown.id)
            .collect();
        let order = |id| (place(&ids, id).unwrap_or(usize::MAX), id);
        self.playout
            .rundowns
            .sort_by_key(|rundown| order(rundown.id));
        let ids: Vec<i64> = show.launch_configs.iter().map(|config| config.id).collect();
        let order = |id| (place(&ids, id).unwrap_or(usize::MAX), id);
        self.launcher.configs.sort_by_key(|config| order(config.id));
        Ok(())
    }

    fn restore_row(&mut self, key: &RowKey, row: &RawValue, show: &Show) -> Result<(), String> {
        let gone = || "the show has no such thing".to_owned();
        match key {
            RowKey::IdCounters => self.numbers = read(row)?,
            RowKey::Engine(id) => {
                self.engine_mut(*id)
                    .ok_or_else(gone)?
                    .remember(read(row)?, show);
            }
            RowKey::Property(engine, node, property) => {
                let engine = self.engine_mut(*engine).ok_or_else(gone)?;
                let node = engine.node_mut(node).ok_or_else(gone)?;
                node.property_mut(property).ok_or_else(gone)?.value = read(row)?;
            }
            RowKey::Function(engine, node, function) => {
                let engine = self.engine_mut(*engine).ok_or_else(gone)?;
                let node = engine.node_mut(node).ok_or_else(gone)?;
                node.function_mut(function)
                    .ok_or_else(gone)?
                    .remember(read(row)?);
            }
            RowKey::Mos(id) => {
                let memory: MosOverrides = read(row)?;
                let items = self
                    .newsroom
                    .iter_mut()
                    .flat_map(|rundown| &mut rundown.items);
                for item in items.filter(|item| item.mos_object.obj_id == *id) {
                    item.mos_object.description.clone_from(&memory.description);
                    item.mos_object.changed_by.clone_from(&memory.changed_by);
                    item.mos_object.data.clone_from(&memory.data);
                }
            }
            RowKey::Rundown(_) => self.playout.rundowns.push(read(row)?),
            RowKey::Item(_) => self.playout.put(read(row)?),
            RowKey::Launch(_) => self.launcher.configs.push(read(row)?),
            RowKey::Renderer(id) => {
                self.launcher.renderers.insert(*id, read(row)?);
            }
        }
        Ok(())
    }
}

/// Returns a part as a row. This never returns `None`, since parts contain only maps with text keys
/// and finite numbers.
fn written(part: &impl Serialize) -> Option<Value> {
    crate::json::to_value(part).ok()
}

fn read<T: DeserializeOwned>(row: &RawValue) -> Result<T, String> {
    serde_json::from_str(row.get()).map_err(|error| error.to_string())
}
