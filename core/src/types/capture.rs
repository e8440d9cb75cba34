//! The result and the options of a capture, which reads a hub into a show of the hub simulator.

use crate::schema::bodies::bodies;
use crate::schema::records::records;
use crate::value::object::Object;

records! {
    /// The result of a capture: the data that was read from a hub, as a show of the hub simulator.
    Capture {
        /// The show. Its JSON is what `gfxhub simulator --show` and a local hub take.
        show: Object = "show",
        /// Descriptions of data that the hub does not show, and of the substitutes in the show.
        filled: Vec<String> = "filled",
        /// Descriptions of the data of the hub that a show cannot contain.
        left_out: Vec<String> = "leftOut",
    }
}

bodies! {
    /// Options of a capture.
    CaptureOptions() {
        /// True to replace texts of items, MOS data, contents of states, file paths and addresses
        /// by invented ones of the same length; the same text gets the same replacement; default
        /// false. Names of engines, nodes, properties, templates, playout rundowns and buttons
        /// stay, as do numbers, lengths and the structure, so the show is not anonymous.
        scrub: bool = "scrub",
    }
}
