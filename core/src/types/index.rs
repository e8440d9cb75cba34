//! The lists of all records and all bodies, for `schema::RECORDS` and `schema::BODIES`.

use crate::schema::records::Record;
use crate::schema::types::{BodyInfo, RecordInfo};
use crate::types::capture::{Capture, CaptureOptions};
use crate::types::changes::{AwaitedChange, WaitCondition};
use crate::types::engines::{
    Engine, EngineInstance, Function, FunctionCall, FunctionParameter, FunctionSummary, Node,
    Payload, Property, PropertyUpdate,
};
use crate::types::fields::FieldsUpdate;
use crate::types::graphs::{
    EngineHost, Graph, GraphSummary, Rgraph, RgraphSummary, Ustate, UstateSummary,
};
use crate::types::group::{
    GroupReport, MemberCall, MemberComparison, MemberResult, MemberStatus, MemberUse, NamedSets,
};
use crate::types::guards::{Arming, Permit, PreviewedCall, RequestPreview};
use crate::types::launcher::{
    LaunchConfig, LaunchConfigCreate, LaunchConfigCreated, Renderer, RendererCreate,
};
use crate::types::names::{Address, NamePaths, NamedCall, NamedLoad, NamedUpdate};
use crate::types::newsroom::{
    MosObject, MosObjectUpdate, NewsroomButton, NewsroomItem, NewsroomRundown,
    NewsroomRundownSummary,
};
use crate::types::playout::{
    PlayoutButton, PlayoutItem, PlayoutItemCreate, PlayoutItemUpdate, PlayoutRundown,
    PlayoutRundownName, Template,
};
use crate::types::projects::Project;
use crate::types::recorder::{LogEntry, LogNote, LogStatus, RecordedFiles};
use crate::types::snapshots::{
    self, Difference, PlannedSet, RecallPlan, RecallPlanning, RecallReport, RecallRequest,
    RecallResult, RecallUndo, Snapshot, SnapshotComparison, SnapshotEngine, SnapshotNode,
    SnapshotProperty, SnapshotTaking, UndoRequest, UnreadNode, UnsetProperty,
};

/// All records with their documented fields: those that hubs send, then those that composed calls
/// return. Each is listed once.
pub static RECORDS: &[&RecordInfo] = &[
    Engine::INFO,
    EngineInstance::INFO,
    Node::INFO,
    Property::INFO,
    FunctionSummary::INFO,
    Function::INFO,
    PlayoutRundown::INFO,
    PlayoutItem::INFO,
    PlayoutButton::INFO,
    Template::INFO,
    NewsroomRundownSummary::INFO,
    NewsroomRundown::INFO,
    NewsroomItem::INFO,
    MosObject::INFO,
    NewsroomButton::INFO,
    GraphSummary::INFO,
    Graph::INFO,
    RgraphSummary::INFO,
    Rgraph::INFO,
    UstateSummary::INFO,
    Ustate::INFO,
    Project::INFO,
    LaunchConfig::INFO,
    LaunchConfigCreated::INFO,
    Renderer::INFO,
    Address::INFO,
    Snapshot::INFO,
    SnapshotEngine::INFO,
    SnapshotNode::INFO,
    SnapshotProperty::INFO,
    UnreadNode::INFO,
    Difference::INFO,
    RecallPlan::INFO,
    PlannedSet::INFO,
    UnsetProperty::INFO,
    RecallUndo::INFO,
    RecallReport::INFO,
    RecallResult::INFO,
    Permit::INFO,
    RequestPreview::INFO,
    Capture::INFO,
    LogEntry::INFO,
    LogStatus::INFO,
    GroupReport::INFO,
    MemberResult::INFO,
    MemberStatus::INFO,
    MemberComparison::INFO,
    AwaitedChange::INFO,
];

/// Documents that are kept in files, each with the name of its format. A document that is passed to
/// a call contains the name and the version of its format as members.
pub static DOCUMENTS: [(&RecordInfo, &str); 4] = [
    (Snapshot::INFO, snapshots::SNAPSHOT),
    (RecallPlan::INFO, snapshots::PLAN),
    (RecallUndo::INFO, snapshots::UNDO),
    (RecallReport::INFO, snapshots::REPORT),
];

/// Highest version of the formats of [`DOCUMENTS`] that can be read. The lowest is 1.
pub const DOCUMENT_VERSION: i64 = snapshots::VERSION;

/// All bodies of operations and of composed calls, with their fields. Each is listed once.
pub static BODIES: &[&BodyInfo] = {
    use crate::schema::body::Body;
    &[
        PropertyUpdate::INFO,
        FunctionCall::INFO,
        FunctionParameter::INFO,
        Payload::INFO,
        PlayoutRundownName::INFO,
        PlayoutItemCreate::INFO,
        PlayoutItemUpdate::INFO,
        MosObjectUpdate::INFO,
        FieldsUpdate::INFO,
        NamePaths::INFO,
        NamedUpdate::INFO,
        NamedCall::INFO,
        NamedLoad::INFO,
        SnapshotTaking::INFO,
        SnapshotComparison::INFO,
        RecallPlanning::INFO,
        RecallRequest::INFO,
        UndoRequest::INFO,
        Arming::INFO,
        PreviewedCall::INFO,
        CaptureOptions::INFO,
        LogNote::INFO,
        MemberCall::INFO,
        NamedSets::INFO,
        MemberUse::INFO,
        RecordedFiles::INFO,
        WaitCondition::INFO,
        EngineHost::INFO,
        LaunchConfigCreate::INFO,
        RendererCreate::INFO,
    ]
};
