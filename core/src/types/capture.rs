//! A hub as a show of the hub simulator.

use crate::schema::bodies::bodies;
use crate::schema::records::records;
use crate::value::object::Object;

records! {
    /// A hub as it was read: a show of the hub simulator.
    Capture {
        /// The show. Its JSON is what `gfxhub simulator --show` and a local hub take.
        show: Object = "show",
        /// Descriptions of what the hub does not show, and of what the show has in its place.
        filled: Vec<String> = "filled",
        /// Descriptions of what the hub shows and a show cannot hold.
        left_out: Vec<String> = "leftOut",
    }
}

bodies! {
    /// Options of a capture.
    CaptureOptions() {
        /// True to replace texts of items, MOS data, contents of states, file paths and addresses by
        /// invented ones of the same length, the same for the same input; default false. Names of
        /// engines, nodes, properties, templates, rundowns of the playout and buttons stay, as do
        /// numbers, lengths and the structure: this is no anonymity.
        scrub: bool = "scrub",
    }
}
