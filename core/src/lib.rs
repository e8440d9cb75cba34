#![doc = include_str!("../README.md")]

mod acts;
mod arming;
mod base_url;
mod batch;
mod body_text;
mod call;
mod capture;
mod client;
mod config;
mod decode;
mod driver;
mod dry_run;
mod error;
mod event;
mod explain;
mod fields;
mod framing;
#[cfg(feature = "fuzzing")]
#[doc(hidden)]
pub mod fuzzing;
mod group;
mod guard;
mod header;
mod invoke;
mod json_body;
mod json_scan;
mod live;
mod moment;
mod name_lists;
mod names;
mod near;
mod ops;
mod options;
mod pace;
mod paced;
mod path;
mod pattern;
mod preview;
mod process;
mod raw;
mod record_list;
mod recorder;
mod recording;
mod redact;
mod request;
mod retry;
mod salvo;
mod snapshots;
mod stop;
#[cfg(feature = "submit")]
mod submit;
mod thread_hooks;
mod transport;
mod types;
mod unescape;
mod value;
mod watch;
#[cfg(feature = "submit")]
mod worker_pool;
mod write_log;
mod write_scope;

/// Tables that describe operations, records, bodies and settings. They are for code generators, and
/// for programs that show or check calls without knowing each of them.
pub mod schema {
    pub(crate) mod bodies;
    pub(crate) mod body;
    pub(crate) mod composed;
    pub(crate) mod documentation;
    pub(crate) mod field;
    pub(crate) mod handle;
    pub(crate) mod ids;
    pub(crate) mod json;
    pub(crate) mod lists;
    pub(crate) mod map;
    pub(crate) mod operation;
    pub(crate) mod plain;
    pub(crate) mod provenance;
    pub(crate) mod records;
    pub(crate) mod retry_class;
    pub(crate) mod scalars;
    pub(crate) mod settings;
    pub(crate) mod string_enum;
    pub(crate) mod types;

    use std::sync::LazyLock;

    pub use crate::batch::BATCH_SETTINGS;
    pub use crate::config::SETTINGS;
    pub use crate::invoke::{call, calls, received_records};
    pub use crate::live::LIVE_SETTINGS;
    pub use crate::ops::{EXTERNAL_DATA, GROUPS, OPERATIONS, operation};
    pub use crate::options::CALL_SETTINGS;
    pub use crate::schema::composed::{ComposedInfo, ItemsInfo, composed};
    pub use crate::schema::handle::{
        HandleInfo, MethodError, MethodInfo, MethodKind, OpeningInfo, ReturnInfo, ReturnType,
    };
    pub use crate::schema::operation::{ArgumentInfo, GroupInfo, OperationInfo, ResponseType};
    pub use crate::schema::plain::{
        KindField, KindInfo, KindValue, PlainField, PlainInfo, PlainType,
    };
    pub use crate::schema::settings::{Quantity, SettingInfo, SettingType};
    pub use crate::schema::types::{
        BodyField, BodyInfo, EnumInfo, FieldInfo, FieldType, IdInfo, Presence, RecordInfo,
    };
    pub use crate::types::index::{BODIES, RECORDS};
    pub use crate::value::{MemberInfo, MemberKind, StructInfo, VALUE_STRUCTS};
    pub use crate::watch::WATCH_SETTINGS;

    /// Composed calls that return a report. Each makes many calls of one operation.
    ///
    /// ```
    /// use gfxhub::schema::{COMPOSED, operation};
    ///
    /// let batch = COMPOSED.iter().find(|call| call.verb == "get_properties").unwrap();
    /// assert_eq!(operation(batch.operation).unwrap().name, "engines.get_property");
    /// ```
    pub static COMPOSED: &[&ComposedInfo] = crate::invoke::COMPOSED;

    /// Figures in the report of a composed call.
    pub static BATCH_FIGURES: &PlainInfo = &crate::BatchFigures::INFO;

    /// Handles: objects that keep state between calls. Each is listed before the handles that it
    /// opens.
    ///
    /// ```
    /// use gfxhub::schema::{HANDLES, MethodKind};
    ///
    /// let live = HANDLES.iter().find(|handle| handle.name == "LiveSession").unwrap();
    /// let flush = live.methods.iter().find(|method| method.name == "flush").unwrap();
    /// assert_eq!(flush.kind, MethodKind::Waits);
    /// ```
    pub static HANDLES: &[&HandleInfo] = &[
        &crate::LiveSession::INFO,
        &crate::LiveProperty::INFO,
        &crate::Watch::INFO,
    ];

    /// Plain data: the types, other than records, that handles and calls return or that identify
    /// the target of a handle. Each type is listed after the types that it contains.
    ///
    /// ```
    /// use gfxhub::schema::PLAIN;
    ///
    /// let stats = PLAIN.iter().find(|plain| plain.name == "LiveStats").unwrap();
    /// assert_eq!(stats.fields[0].name, "sets");
    /// ```
    pub static PLAIN: LazyLock<Vec<&PlainInfo>> = LazyLock::new(|| plain::listed(HANDLES, calls()));
}

/// Items for the bindings of other languages, the command and the simulator only.
#[doc(hidden)]
pub mod bindings {
    pub use crate::batch::report::{ItemResult, Report, TakeItem};
    pub use crate::body_text::{decode_utf8, replace_lone_surrogates};
    pub use crate::capture::{is_clock, is_guid, is_time};
    pub use crate::error::panic_text;
    #[cfg(feature = "submit")]
    pub use crate::invoke::known_name;
    pub use crate::invoke::{call_composed, composed_arguments, only_reads};
    pub use crate::options::CallStart;
    pub use crate::process::{PerProcess, process_number};
    pub use crate::record_list::RecordList;
    pub use crate::schema::documentation::{description, summary};
    pub use crate::schema::plain::{Plain, PlainValue};
    pub use crate::schema::settings::SettingValue;
    pub use crate::stop::{CallProgress, StopReasons};
    #[cfg(feature = "submit")]
    pub use crate::submit::{Access, Submitted};
    pub use crate::thread_hooks::{run_with_hooks, set_thread_hooks};
    pub use crate::types::index::{DOCUMENT_VERSION, DOCUMENTS};
    pub use crate::value::display::shown_number;
    #[cfg(feature = "submit")]
    pub use crate::worker_pool::{ClientPools, Job, JobHandle, Turn, WorkerPool, unsent};
}

pub use batch::{BatchFigures, BatchOptions, BatchReport, PropertyAddress, PropertySet};
pub use client::Client;
pub use config::ClientBuilder;
pub use error::{Effect, Error, ErrorKind, Phase, Result};
pub use event::Event;
pub use fields::playout::{TemplateField, TemplateFieldKind};
pub use group::{GroupMember, GroupPolicy};
pub use invoke::InvokeResult;
pub use live::{LiveBuilder, LiveProperty, LiveReport, LiveReportKind, LiveSession, LiveStats};
pub use names::NamedSet;
pub use ops::{
    Changes, Engines, Graphs, Groups, Guards, Launcher, Names, Newsroom, Playout, Projects,
    Recorders, Requests, Rgraphs, Snapshots, Ustates,
};
pub use options::CallOptions;
pub use raw::RawResponse;
pub use recording::{LogEntries, read_log};
pub use schema::bodies::IntoBody;
pub use schema::map::RecordMap;
pub use schema::operation::Method;
pub use schema::provenance::{SchemaDrift, UnknownFields, WireForm};
pub use schema::records::Record;
pub use schema::retry_class::RetryClass;
pub use stop::CancelToken;
#[cfg(feature = "submit")]
pub use submit::Pending;
pub use types::*;
pub use value::{CleanPlates, JsonError, Matrix, Object, Pair, Pid, Texture, Track, Value, Vector};
pub use watch::{Watch, WatchBuilder, WatchChange, WatchChangeKind, WatchFigures};
