//! `gen/ids.hpp`: the distinct id types.

use super::{inventory, layout};

pub(crate) fn header() -> String {
    let ids = inventory::ids();
    let mut text = String::from("/// What tells the id types apart.\nnamespace of {\n");
    for id in &ids {
        text.push_str(&format!("struct {};\n", id.name));
    }
    text.push_str("}  // namespace of\n");
    for id in &ids {
        let name = id.name;
        let of = match (id.text, id.or_integer) {
            (false, _) => format!("NumberId<of::{name}>"),
            (true, false) => format!("TextId<of::{name}>"),
            (true, true) => format!("TextId<of::{name}, true>"),
        };
        let docs = layout::doc(0, id.docs);
        text.push_str(&format!("\n{docs}using {name} = {of};\n"));
    }
    layout::header(
        "ids",
        "The ids of the hub, each a type of its own.",
        &["../id.hpp"],
        &text,
    )
}
