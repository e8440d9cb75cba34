//! JSON whose objects keep their members in the order in which a show or a client wrote them, as hubs
//! respond with them.
//!
//! It is a crate of its own: the feature `preserve_order` of `serde_json` would change the maps of a
//! whole program that has the simulator in its tests. Read and written it is by `serde_json`.

pub use serde_json_lenient::{Map, Number, Value, json};

pub(crate) use serde_json_lenient::to_value;
