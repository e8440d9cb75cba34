//! Written by cargo xtask generate; do not edit.

pub mod engine_host;
pub mod function_call;
pub mod function_parameter;
pub mod launch_config_create;
pub mod mos_object_update;
pub mod payload;
pub mod playout_item_create;
pub mod playout_item_update;
pub mod playout_rundown_name;
pub mod property_update;
pub mod renderer_create;
