//! Blocking client for broadcast graphics hubs: engines, playout and newsroom rundowns, graphs,
//! projects and the launcher, in 48 operations.
//!
//! ```no_run
//! use gfxhub::{Client, PropertyUpdate, Vector};
//!
//! let hub = Client::new("http://10.0.0.5")?;
//! for engine in hub.engines().list()? {
//!     println!("{} {}", engine.display_name, engine.status);
//! }
//! let colour = PropertyUpdate::new(Vector::xyzw(0.2, 0.3, 0.4, 0.5)).ease_in(1.5);
//! hub.engines().set_property(3, "Cyclorama", "MaskColor", &colour)?;
//! # Ok::<(), gfxhub::Error>(())
//! ```
//!
//! Every failure says in [`Error::effect`] whether the hub carried the command out. Nothing that
//! must not run twice is ever sent twice.
//!
//! # In async programs
//!
//! Calls block their thread, and need no runtime. In an async program give each to the runtime's
//! threads for what blocks: `tokio::task::spawn_blocking(move || hub.engines().list()).await`, with
//! a clone of the client, which is cheap. Do not call from an async function itself. To drop such a
//! task does not end the call; a [`CancelToken`] in [`CallOptions`] does.

mod base_url;
mod builder;
mod client;
mod config;
mod decode;
mod document;
mod error;
mod event;
mod framing;
#[cfg(feature = "fuzzing")]
#[doc(hidden)]
pub mod fuzzing;
mod header;
mod ops;
mod options;
mod path;
mod process;
mod raw;
mod request;
mod retry;
mod secret;
mod send;
mod table;
mod threads;
mod transport;
mod types;
mod unescape;
mod value;

/// What the tables say of operations, records, bodies and settings: for generators, and for programs
/// that show or check calls that they do not know.
pub mod schema {
    pub use crate::config::SETTINGS;
    pub use crate::ops::{
        ArgumentInfo, EXTERNAL_DATA, GROUPS, GroupInfo, OPERATIONS, OperationInfo, Outcome,
        operation,
    };
    pub use crate::options::CALL_SETTINGS;
    pub use crate::table::settings::{Quantity, SettingInfo, SettingType};
    pub use crate::table::shape::{
        BodyField, BodyInfo, FieldInfo, IdInfo, Presence, RecordInfo, Shape, WordsInfo,
    };
    pub use crate::types::{BODIES, RECORDS};
    pub use crate::value::{MemberInfo, MemberKind, VIEWS, ViewInfo};
}

/// What only the bindings of other languages need.
#[doc(hidden)]
pub mod bindings {
    pub use crate::options::CallStart;
    pub use crate::process::{PerProcess, process_number};
    pub use crate::table::settings::SettingValue;
    pub use crate::threads::{hook_threads, hooked};
}

pub use builder::ClientBuilder;
pub use client::Client;
pub use config::SETTINGS;
pub use error::{Effect, Error, Kind, Phase, Result};
pub use event::Event;
pub use ops::invoke::Invoked;
pub use ops::{
    ArgumentInfo, EXTERNAL_DATA, Engines, GROUPS, Graphs, GroupInfo, Launcher, Method, Newsroom,
    OPERATIONS, OperationInfo, Outcome, Playout, Projects, Resend, Rgraphs, Ustates, operation,
};
pub use options::{CALL_SETTINGS, CallOptions, CancelToken};
#[doc(hidden)]
pub use options::{CallProgress, CallStart};
#[doc(hidden)]
pub use process::{PerProcess, process_number};
pub use raw::RawResponse;
pub use table::bodies::IntoBody;
pub use table::extra::{Drift, Extra, Form};
pub use table::keyed::Keyed;
pub use table::records::Record;
#[doc(hidden)]
pub use table::settings::SettingValue;
pub use table::settings::{Quantity, SettingInfo, SettingType};
pub use table::shape::{
    BodyField, BodyInfo, FieldInfo, IdInfo, Presence, RecordInfo, Shape, WordsInfo,
};
#[doc(hidden)]
pub use threads::{hook_threads, hooked};
pub use types::*;
pub use value::{
    CleanPlates, JsonError, Matrix, MemberInfo, MemberKind, Object, Pair, Pid, Texture, Track,
    VIEWS, Value, Vector, ViewInfo,
};
