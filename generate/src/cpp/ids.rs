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
        let template = if id.text { "TextId" } else { "NumberId" };
        text.push_str(&format!(
            "\n{}using {} = {template}<of::{}>;\n",
            layout::doc(0, id.docs),
            id.name,
            id.name
        ));
    }
    layout::header(
        "ids",
        "The ids of the hub, each a type of its own.",
        &["../id.hpp"],
        &text,
    )
}
