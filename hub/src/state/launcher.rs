//! Launch configurations and renderers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::show::Show;

/// A launch configuration.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct LaunchConfig {
    pub(crate) id: i64,
    pub(crate) name: String,
    /// The ids of its renderers, in order.
    pub(crate) renderers: Vec<i64>,
}

/// A renderer: what is to run, and where.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Renderer {
    pub(crate) id: i64,
    pub(crate) launch_config_id: i64,
    pub(crate) engine_id: Option<i64>,
    pub(crate) project_id: Option<i64>,
    pub(crate) project_map_id: Option<i64>,
    pub(crate) engine_type: String,
    pub(crate) state_id: i64,
}

/// All launch configurations in order, and all renderers.
#[derive(Debug, Default)]
pub(crate) struct Launcher {
    pub(crate) configs: Vec<LaunchConfig>,
    pub(crate) renderers: BTreeMap<i64, Renderer>,
}

impl Launcher {
    pub(crate) fn new(show: &Show) -> Launcher {
        let config = |config: &crate::show::LaunchConfig| LaunchConfig {
            id: config.id,
            name: config.name.clone(),
            renderers: config.renderers.clone(),
        };
        let renderer = |renderer: &crate::show::Renderer| Renderer {
            id: renderer.id,
            launch_config_id: renderer.launch_config_id,
            engine_id: renderer.engine_id,
            project_id: renderer.project_id,
            project_map_id: renderer.project_map_id,
            engine_type: renderer.engine_type.clone(),
            state_id: renderer.state_id,
        };
        Launcher {
            configs: show.launch_configs.iter().map(config).collect(),
            renderers: show
                .renderers
                .iter()
                .map(|it| (it.id, renderer(it)))
                .collect(),
        }
    }

    pub(crate) fn config(&self, id: i64) -> Option<&LaunchConfig> {
        self.configs.iter().find(|config| config.id == id)
    }

    pub(crate) fn config_mut(&mut self, id: i64) -> Option<&mut LaunchConfig> {
        self.configs.iter_mut().find(|config| config.id == id)
    }

    /// A renderer, if the launch configuration lists it.
    pub(crate) fn renderer(&self, config: i64, id: i64) -> Option<&Renderer> {
        self.config(config)?
            .renderers
            .iter()
            .find(|listed| **listed == id)?;
        self.renderers.get(&id)
    }
}
