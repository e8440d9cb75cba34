//! The launch configurations and renderers of a hub.

use std::collections::BTreeMap;

use crate::show::Show;
use crate::show::launcher::{LaunchConfig, Renderer};

/// All launch configurations in their order, and all renderers by number.
#[derive(Debug, Default)]
pub(crate) struct Launcher {
    pub(crate) configs: Vec<LaunchConfig>,
    pub(crate) renderers: BTreeMap<i64, Renderer>,
}

impl Launcher {
    pub(crate) fn new(show: &Show) -> Launcher {
        let renderers = show.renderers.iter();
        Launcher {
            configs: show.launch_configs.clone(),
            renderers: renderers.map(|it| (it.id, it.clone())).collect(),
        }
    }

    pub(crate) fn config(&self, id: i64) -> Option<&LaunchConfig> {
        self.configs.iter().find(|config| config.id == id)
    }

    pub(crate) fn config_mut(&mut self, id: i64) -> Option<&mut LaunchConfig> {
        self.configs.iter_mut().find(|config| config.id == id)
    }

    /// Returns a renderer; `None` if the launch configuration does not list it.
    pub(crate) fn renderer(&self, config: i64, id: i64) -> Option<&Renderer> {
        self.config(config)?
            .renderers
            .iter()
            .find(|listed| **listed == id)?;
        self.renderers.get(&id)
    }
}
