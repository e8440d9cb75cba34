//! Written by cargo xtask generate; do not edit.

pub(crate) mod calls;
pub(crate) mod handles;
mod plain;
mod records;
pub(crate) mod simulator;

use pyo3::prelude::*;

crate::composed::results!(Property);

/// Adds the classes to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<records::engine::Engine>()?;
    module.add_class::<records::engine_instance::EngineInstance>()?;
    module.add_class::<records::node::Node>()?;
    module.add_class::<records::property::Property>()?;
    module.add_class::<records::function_summary::FunctionSummary>()?;
    module.add_class::<records::function::Function>()?;
    module.add_class::<records::playout_rundown::PlayoutRundown>()?;
    module.add_class::<records::playout_item::PlayoutItem>()?;
    module.add_class::<records::playout_button::PlayoutButton>()?;
    module.add_class::<records::template::Template>()?;
    module.add_class::<records::newsroom_rundown_summary::NewsroomRundownSummary>()?;
    module.add_class::<records::newsroom_rundown::NewsroomRundown>()?;
    module.add_class::<records::newsroom_item::NewsroomItem>()?;
    module.add_class::<records::mos_object::MosObject>()?;
    module.add_class::<records::newsroom_button::NewsroomButton>()?;
    module.add_class::<records::graph_summary::GraphSummary>()?;
    module.add_class::<records::graph::Graph>()?;
    module.add_class::<records::rgraph_summary::RgraphSummary>()?;
    module.add_class::<records::rgraph::Rgraph>()?;
    module.add_class::<records::ustate_summary::UstateSummary>()?;
    module.add_class::<records::ustate::Ustate>()?;
    module.add_class::<records::project::Project>()?;
    module.add_class::<records::launch_config::LaunchConfig>()?;
    module.add_class::<records::launch_config_created::LaunchConfigCreated>()?;
    module.add_class::<records::renderer::Renderer>()?;
    module.add_class::<records::address::Address>()?;
    module.add_class::<records::snapshot::Snapshot>()?;
    module.add_class::<records::snapshot_engine::SnapshotEngine>()?;
    module.add_class::<records::snapshot_node::SnapshotNode>()?;
    module.add_class::<records::snapshot_property::SnapshotProperty>()?;
    module.add_class::<records::unread_node::UnreadNode>()?;
    module.add_class::<records::difference::Difference>()?;
    module.add_class::<records::recall_plan::RecallPlan>()?;
    module.add_class::<records::planned_set::PlannedSet>()?;
    module.add_class::<records::unset_property::UnsetProperty>()?;
    module.add_class::<records::recall_undo::RecallUndo>()?;
    module.add_class::<records::recall_report::RecallReport>()?;
    module.add_class::<records::recall_result::RecallResult>()?;
    module.add_class::<records::permit::Permit>()?;
    module.add_class::<records::request_preview::RequestPreview>()?;
    module.add_class::<records::capture::Capture>()?;
    module.add_class::<records::log_entry::LogEntry>()?;
    module.add_class::<records::log_status::LogStatus>()?;
    module.add_class::<records::group_report::GroupReport>()?;
    module.add_class::<records::member_result::MemberResult>()?;
    module.add_class::<records::member_status::MemberStatus>()?;
    module.add_class::<records::member_comparison::MemberComparison>()?;
    module.add_class::<records::awaited_change::AwaitedChange>()?;
    module.add_class::<handles::NativeLiveSession>()?;
    module.add_class::<handles::NativeWatch>()?;

    Ok(())
}
