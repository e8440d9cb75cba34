//! Written by cargo xtask generate; do not edit.

pub(crate) mod address;
pub(crate) mod engine;
pub(crate) mod engine_instance;
pub(crate) mod function;
pub(crate) mod function_summary;
pub(crate) mod graph;
pub(crate) mod graph_summary;
pub(crate) mod launch_config;
pub(crate) mod launch_config_created;
pub(crate) mod mos_object;
pub(crate) mod newsroom_button;
pub(crate) mod newsroom_item;
pub(crate) mod newsroom_rundown;
pub(crate) mod newsroom_rundown_summary;
pub(crate) mod node;
pub(crate) mod playout_button;
pub(crate) mod playout_item;
pub(crate) mod playout_rundown;
pub(crate) mod project;
pub(crate) mod property;
pub(crate) mod renderer;
pub(crate) mod rgraph;
pub(crate) mod rgraph_summary;
pub(crate) mod template;
pub(crate) mod ustate;
pub(crate) mod ustate_summary;
