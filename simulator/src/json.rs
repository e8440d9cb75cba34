//! JSON whose objects keep the order in which a show or a client wrote their members. Hubs respond
//! in this order.
//!
//! This uses a separate crate, because the feature `preserve_order` of `serde_json` would change
//! the maps of every program that uses the simulator in its tests. `serde_json` itself reads and
//! writes the values.

pub use serde_json_lenient::{Map, Number, Value, json};

pub(crate) use serde_json_lenient::to_value;
