//! The C++ binding: typed records and operations over the C ABI.

mod bodies;
mod groups;
mod records;
pub(crate) mod types;

use serde::Serialize;

use crate::output_files::File;
use crate::templates::render;
use crate::views::{self, EnumView, IdView, KindView};

/// Everything that the templates speak of.
#[derive(Serialize)]
struct Binding {
    kinds: Vec<KindView>,
    ids: Vec<IdView>,
    words: Vec<EnumView>,
    records: Vec<records::RecordView>,
    bodies: Vec<bodies::BodyView>,
    groups: Vec<groups::GroupView>,
    settings: Vec<views::SettingView>,
}

/// The headers.
pub(crate) fn files() -> Result<Vec<File>, String> {
    let binding = Binding::new()?;
    let names = [
        "kinds",
        "ids",
        "enums",
        "records",
        "from_c",
        "bodies",
        "to_c",
        "groups",
        "client_settings",
    ];
    let file = |name| {
        let text = render(&format!("cpp/{name}.hpp"), &binding)?;
        Ok(File::new(format!("include/gfxhub/gen/{name}.hpp"), text))
    };
    names.into_iter().map(file).collect()
}

/// The typed part of the conformance runner.
pub(crate) fn tests() -> Result<Vec<File>, String> {
    let text = render("cpp/dispatch.hpp", Binding::new()?)?;
    Ok(vec![File::new("cpp/dispatch.hpp", text)])
}

impl Binding {
    fn new() -> Result<Binding, String> {
        Ok(Binding {
            kinds: views::kinds(),
            ids: views::ids(),
            words: views::enums(),
            records: records::views(),
            bodies: bodies::views(),
            groups: groups::views(),
            settings: views::settings()?,
        })
    }
}
