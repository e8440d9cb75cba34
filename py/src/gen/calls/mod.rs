//! Written by cargo xtask generate; do not edit.

mod changes;
mod engines;
mod graphs;
mod group;
mod guard;
mod launcher;
mod names;
mod newsroom;
mod playout;
mod projects;
mod recorder;
mod requests;
mod rgraphs;
mod snapshots;
mod ustates;

use pyo3::PyResult;

use crate::arguments::Arguments;
use crate::call::Call;

/// Returns the call of an operation with these arguments, or `None` if there is no such operation.
pub(crate) fn call(operation: &str, arguments: &Arguments<'_>) -> Option<PyResult<Call>> {
    Some(match operation {
        "engines.list" => engines::list(arguments),
        "engines.get" => engines::get(arguments),
        "engines.list_nodes" => engines::list_nodes(arguments),
        "engines.get_node" => engines::get_node(arguments),
        "engines.list_properties" => engines::list_properties(arguments),
        "engines.get_property" => engines::get_property(arguments),
        "engines.set_property" => engines::set_property(arguments),
        "engines.list_functions" => engines::list_functions(arguments),
        "engines.get_function" => engines::get_function(arguments),
        "engines.call_function" => engines::call_function(arguments),
        "playout.list_rundowns" => playout::list_rundowns(arguments),
        "playout.create_rundown" => playout::create_rundown(arguments),
        "playout.get_rundown" => playout::get_rundown(arguments),
        "playout.delete_rundown" => playout::delete_rundown(arguments),
        "playout.rename_rundown" => playout::rename_rundown(arguments),
        "playout.list_items" => playout::list_items(arguments),
        "playout.create_item" => playout::create_item(arguments),
        "playout.get_item" => playout::get_item(arguments),
        "playout.delete_item" => playout::delete_item(arguments),
        "playout.update_item" => playout::update_item(arguments),
        "playout.trigger_button" => playout::trigger_button(arguments),
        "playout.list_templates" => playout::list_templates(arguments),
        "playout.trigger_external_data" => playout::trigger_external_data(arguments),
        "playout.update_fields" => playout::update_fields(arguments),
        "playout.template_fields" => playout::template_fields(arguments),
        "newsroom.list_rundowns" => newsroom::list_rundowns(arguments),
        "newsroom.list_device_rundowns" => newsroom::list_device_rundowns(arguments),
        "newsroom.get_rundown" => newsroom::get_rundown(arguments),
        "newsroom.update_mos_object" => newsroom::update_mos_object(arguments),
        "newsroom.trigger_button" => newsroom::trigger_button(arguments),
        "newsroom.update_fields" => newsroom::update_fields(arguments),
        "graphs.list" => graphs::list(arguments),
        "graphs.get" => graphs::get(arguments),
        "graphs.load" => graphs::load(arguments),
        "rgraphs.list" => rgraphs::list(arguments),
        "rgraphs.get" => rgraphs::get(arguments),
        "rgraphs.load" => rgraphs::load(arguments),
        "ustates.list" => ustates::list(arguments),
        "ustates.get" => ustates::get(arguments),
        "ustates.load" => ustates::load(arguments),
        "projects.list" => projects::list(arguments),
        "launcher.list" => launcher::list(arguments),
        "launcher.get" => launcher::get(arguments),
        "launcher.create" => launcher::create(arguments),
        "launcher.launch" => launcher::launch(arguments),
        "launcher.stop" => launcher::stop(arguments),
        "launcher.retime" => launcher::retime(arguments),
        "launcher.list_renderers" => launcher::list_renderers(arguments),
        "launcher.get_renderer" => launcher::get_renderer(arguments),
        "launcher.create_renderer" => launcher::create_renderer(arguments),
        "launcher.start_renderer" => launcher::start_renderer(arguments),
        "launcher.stop_renderer" => launcher::stop_renderer(arguments),
        "names.find" => names::find(arguments),
        "names.list" => names::list(arguments),
        "names.prepare" => names::prepare(arguments),
        "names.get" => names::get(arguments),
        "names.set" => names::set(arguments),
        "names.press" => names::press(arguments),
        "names.call" => names::call(arguments),
        "names.load" => names::load(arguments),
        "snapshots.take" => snapshots::take(arguments),
        "snapshots.diff" => snapshots::diff(arguments),
        "snapshots.plan" => snapshots::plan(arguments),
        "snapshots.recall" => snapshots::recall(arguments),
        "snapshots.undo" => snapshots::undo(arguments),
        "snapshots.capture" => snapshots::capture(arguments),
        "guard.arm" => guard::arm(arguments),
        "guard.disarm" => guard::disarm(arguments),
        "guard.permits" => guard::permits(arguments),
        "requests.preview" => requests::preview(arguments),
        "recorder.note" => recorder::note(arguments),
        "recorder.status" => recorder::status(arguments),
        "recorder.read" => recorder::read(arguments),
        "group.set" => group::set(arguments),
        "group.set_many" => group::set_many(arguments),
        "group.get" => group::get(arguments),
        "group.press" => group::press(arguments),
        "group.call" => group::call(arguments),
        "group.load" => group::load(arguments),
        "group.invoke" => group::invoke(arguments),
        "group.read" => group::read(arguments),
        "group.compare" => group::compare(arguments),
        "group.status" => group::status(arguments),
        "group.settle" => group::settle(arguments),
        "group.use_member" => group::use_member(arguments),
        "changes.wait_for" => changes::wait_for(arguments),

        _ => return None,
    })
}
