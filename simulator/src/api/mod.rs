//! The operations. A table contains the handler of each operation by name.

pub(crate) mod call;
mod engines;
mod graphs;
mod launcher;
mod newsroom;
mod playout;
mod projects;

use crate::state::State;
use call::{Call, EXTERNAL_DATA, HandlerResult};

/// The handler of an operation.
pub(crate) type Handler = fn(&mut State, &Call<'_>) -> HandlerResult;

/// The handler of each operation. Only this table determines how calls are dispatched.
pub(crate) const HANDLERS: &[(&str, Handler)] = &[
    ("engines.list", engines::list),
    ("engines.get", engines::get),
    ("engines.list_nodes", engines::list_nodes),
    ("engines.get_node", engines::get_node),
    ("engines.list_properties", engines::list_properties),
    ("engines.get_property", engines::get_property),
    ("engines.set_property", engines::set_property),
    ("engines.list_functions", engines::list_functions),
    ("engines.get_function", engines::get_function),
    ("engines.call_function", engines::call_function),
    ("playout.list_rundowns", playout::list_rundowns),
    ("playout.create_rundown", playout::create_rundown),
    ("playout.get_rundown", playout::get_rundown),
    ("playout.delete_rundown", playout::delete_rundown),
    ("playout.rename_rundown", playout::rename_rundown),
    ("playout.list_items", playout::list_items),
    ("playout.create_item", playout::create_item),
    ("playout.get_item", playout::get_item),
    ("playout.delete_item", playout::delete_item),
    ("playout.update_item", playout::update_item),
    ("playout.trigger_button", playout::trigger_button),
    ("playout.list_templates", playout::list_templates),
    (EXTERNAL_DATA, playout::download_external_data),
    ("newsroom.list_rundowns", newsroom::list_rundowns),
    (
        "newsroom.list_device_rundowns",
        newsroom::list_device_rundowns,
    ),
    ("newsroom.get_rundown", newsroom::get_rundown),
    ("newsroom.update_mos_object", newsroom::update_mos_object),
    ("newsroom.trigger_button", newsroom::trigger_button),
    ("graphs.list", graphs::list_graphs),
    ("graphs.get", graphs::get_graph),
    ("graphs.load", graphs::load_graph),
    ("rgraphs.list", graphs::list_rgraphs),
    ("rgraphs.get", graphs::get_rgraph),
    ("rgraphs.load", graphs::load_rgraph),
    ("ustates.list", graphs::list_ustates),
    ("ustates.get", graphs::get_ustate),
    ("ustates.load", graphs::load_ustate),
    ("projects.list", projects::list),
    ("launcher.list", launcher::list),
    ("launcher.get", launcher::get),
    ("launcher.create", launcher::create),
    ("launcher.launch", launcher::launch),
    ("launcher.stop", launcher::stop),
    ("launcher.retime", launcher::retime),
    ("launcher.list_renderers", launcher::list_renderers),
    ("launcher.get_renderer", launcher::get_renderer),
    ("launcher.create_renderer", launcher::create_renderer),
    ("launcher.start_renderer", launcher::start_renderer),
    ("launcher.stop_renderer", launcher::stop_renderer),
];

/// Returns the handler of an operation; `None` if there is none.
pub(crate) fn handler(operation: &str) -> Option<Handler> {
    HANDLERS
        .iter()
        .find(|(name, _)| *name == operation)
        .map(|(_, handler)| *handler)
}

/// Returns the names of all operations that the hub handles: the 48 of the specification and
/// `playout.trigger_external_data`. They are read from the table by which calls are dispatched.
pub fn operation_names() -> impl Iterator<Item = &'static str> {
    HANDLERS.iter().map(|(name, _)| *name)
}
