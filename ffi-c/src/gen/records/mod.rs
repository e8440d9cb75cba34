//! Written by cargo xtask generate; do not edit.

pub mod engine;
pub mod engine_instance;
pub mod function;
pub mod function_summary;
pub mod graph;
pub mod graph_summary;
pub mod launch_config;
pub mod launch_config_created;
pub mod mos_object;
pub mod newsroom_button;
pub mod newsroom_item;
pub mod newsroom_rundown;
pub mod newsroom_rundown_summary;
pub mod node;
pub mod playout_button;
pub mod playout_item;
pub mod playout_rundown;
pub mod project;
pub mod property;
pub mod renderer;
pub mod rgraph;
pub mod rgraph_summary;
pub mod template;
pub mod ustate;
pub mod ustate_summary;
