//! JSON whose objects keep their members in the order in which a show or a client wrote them; hubs
//! respond in that order.
//!
//! This is a crate of its own, because the feature `preserve_order` of `serde_json` would change
//! the maps of every program that has the simulator in its tests. `serde_json` reads and writes the
//! values.

pub use serde_json_lenient::{Map, Number, Value, json};

pub(crate) use serde_json_lenient::to_value;
