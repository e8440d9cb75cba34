//! The groups of both clients.

use gfxhub::GROUPS;

use super::docs;
use super::source::{RUST, comments};
use crate::names::pascal;

/// The two clients.
pub(super) fn text() -> String {
    let mut used = Vec::new();
    let mut clients = String::new();
    for (client, before) in [("blocking", ""), ("awaiting", "Async")] {
        let mut groups = String::new();
        for group in GROUPS {
            let (name, class) = (group.name, format!("{before}{}", pascal(group.name)));
            let told = comments(&docs::text(group.docs), "    ");
            groups.push_str(&format!("{told}    {name}: {class},\n"));
            used.push(format!("use crate::generated::groups::{name}::{class};\n"));
        }
        clients.push_str(&format!("\ncrate::client::{client}! {{\n{groups}}}\n"));
    }
    used.sort();
    format!("{RUST}\n\n{}{clients}", used.concat())
}
