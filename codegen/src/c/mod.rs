//! The C binding: the exports of the C ABI, and the headers that cbindgen generates from them.

mod bodies;
mod boundary;
pub(crate) mod fixture;
pub(crate) mod handles;
mod header;
mod layout;
pub(crate) mod naming;
mod operations;
mod records;
mod sections;

use std::collections::BTreeSet;

use gfxhub::schema::{BATCH_SETTINGS, CALL_SETTINGS, FieldType, HANDLES, SETTINGS, SettingInfo};
use serde::Serialize;

use crate::composed::{self, ComposedView};
use crate::names::snake;
use crate::output_files::File;
use crate::plain::{self, PlainView};
use crate::templates::render;
use crate::templates::rustfmt;
use crate::views::{self, EnumView, KindView};

/// The tables, in the form that the templates of the exports use.
#[derive(Serialize)]
struct Binding {
    kinds: Vec<KindView>,
    words: Vec<EnumView>,
    /// Known enum values, each once.
    known: Vec<&'static str>,
    /// Id types whose values are text.
    text_ids: BTreeSet<&'static str>,
    records: Vec<records::RecordView>,
    bodies: Vec<bodies::BodyView>,
    operations: Vec<operations::OperationView>,
    plain_data: Vec<PlainView>,
    composed: ComposedView,
    /// Names of the objects that contain options.
    options: Vec<String>,
}

/// The settings of an object, in the form that the template of their setters uses.
#[derive(Serialize)]
struct SettingsOf {
    /// Name of the object, without the common prefix.
    options: String,
    settings: Vec<views::SettingView>,
}

impl Binding {
    fn new() -> Result<Binding, String> {
        let words = views::enums();
        let mut known: Vec<&str> = Vec::new();
        for word in words.iter().flat_map(|list| &list.words) {
            if !known.contains(&word.wire) {
                known.push(word.wire);
            }
        }
        Ok(Binding {
            kinds: views::kinds(),
            words,
            known,
            text_ids: text_ids(),
            records: records::views()?,
            bodies: bodies::views()?,
            operations: operations::views()?,
            plain_data: plain::views()?,
            composed: composed::view()?,
            options: all_settings().into_iter().map(|(name, _)| name).collect(),
        })
    }
}

/// Returns, for each object that contains options, its name without the common prefix and its
/// settings.
fn all_settings() -> Vec<(String, &'static [&'static SettingInfo])> {
    let own: [(&str, &[&SettingInfo]); 3] = [
        ("client_options", SETTINGS),
        ("call_options", CALL_SETTINGS),
        ("batch_options", BATCH_SETTINGS),
    ];
    let own = own.map(|(options, settings)| (options.to_owned(), settings));
    let openings = HANDLES.iter().filter_map(|handle| handle.opening.as_ref());
    let opened = openings.map(|opening| (snake(opening.options), opening.settings));
    own.into_iter().chain(opened).collect()
}

/// Returns the id types whose values are text, of all records and bodies.
fn text_ids() -> BTreeSet<&'static str> {
    let ids = views::field_types().filter_map(|shape| match shape {
        FieldType::Id(id) if id.text => Some(id.name),
        _ => None,
    });
    ids.collect()
}

/// Returns the generated files with the exports of the C libraries.
pub(crate) fn glue() -> Result<Vec<File>, String> {
    let binding = Binding::new()?;
    let file = |name| {
        let text = rustfmt(&render(&format!("c/{name}.rs"), &binding)?)?;
        Ok(File::new(format!("ffi-c/src/gen/{name}.rs"), text))
    };
    let mut files: Vec<File> = [
        "mod",
        "status",
        "words",
        "records",
        "bodies",
        "operations",
        "plain",
        "composed",
    ]
    .into_iter()
    .map(file)
    .collect::<Result<_, String>>()?;
    for (options, settings) in all_settings() {
        let settings = views::settings(&options, settings, naming::export)?;
        let path = format!("ffi-c/src/gen/{options}.rs");
        let text = render("c/settings.rs", SettingsOf { options, settings })?;
        files.push(File::new(path, rustfmt(&text)?));
    }
    files.push(handles::file()?);
    files.extend(handles::of_libraries()?);
    Ok(files)
}

/// Returns the C headers, and the lists of exports.
pub(crate) fn header() -> Result<Vec<File>, String> {
    // cbindgen does not write text constants.
    let words = render("c/words.h", Binding::new()?)?;
    let headers = header::files(&words)?;
    Ok(headers.into_iter().chain(header::exports()?).collect())
}

/// Returns the typed part of the conformance runner, and the trials of the boundary.
pub(crate) fn tests() -> Result<Vec<File>, String> {
    let mut binding = Binding::new()?;
    // The scripted server has no cases for composed calls.
    binding
        .operations
        .retain(|operation| !operation.is_composed);
    let runner = ["typed.h", "accessors.c", "bodies.c", "calls.c"].map(|name| {
        let text = render(&format!("c/{name}"), &binding)?;
        Ok(File::new(format!("c/{name}"), text))
    });
    let mut files: Vec<File> = runner.into_iter().collect::<Result<_, String>>()?;
    files.push(boundary::file(&binding.composed)?);
    files.extend(fixture::files(&binding.composed)?);
    Ok(files)
}
