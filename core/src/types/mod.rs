//! The records that hubs send and the bodies that operations send, one file a group.
//!
//! A record's fields are the wire's names in snake_case. What identifies a thing is always there;
//! text, lists and words that did not come are empty; everything else is an `Option`. What hubs send
//! beyond the documentation stays with the record ([`Record::extra`](crate::Record::extra)).

mod engines;
mod enums;
mod graphs;
mod ids;
mod launcher;
mod newsroom;
mod playout;
mod projects;
mod scalars;

pub use engines::*;
pub use enums::*;
pub use graphs::*;
pub use ids::*;
pub use launcher::*;
pub use newsroom::*;
pub use playout::*;
pub use projects::*;
pub use scalars::*;

use crate::schema::records::Record;
use crate::{BodyInfo, RecordInfo};

/// All records that hubs send, each once, with their documented fields.
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
];

/// All bodies that operations send, each once, with their fields.
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
        EngineHost::INFO,
        LaunchConfigCreate::INFO,
        RendererCreate::INFO,
    ]
};
