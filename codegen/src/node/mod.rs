//! The Node binding: the methods of each group, their requests, and the types.

mod composed;
mod examples;
mod handles;
mod operations;
mod settings;
mod simulator;
mod types;

use gfxhub::schema::{BATCH_SETTINGS, CALL_SETTINGS, GROUPS, GroupInfo, SETTINGS};
use serde::Serialize;

use crate::output_files::File;
use crate::plain::{self, PlainView};
use crate::templates::render;
use crate::views::{self, KindView};
pub(crate) use examples::of as example_of;
use operations::{GroupView, OperationView};
pub(crate) use settings::name as option_name;
use types::{Import, Values};

/// The tables, in the form that the templates use.
#[derive(Serialize)]
struct Binding {
    groups: Vec<GroupView>,
    kinds: Vec<KindView>,
    records: Vec<types::RecordView>,
    settings: Vec<settings::SettingView>,
    plain_data: Vec<PlainView>,
    call_options: Vec<settings::SettingView>,
    openings: Vec<handles::Opening>,
    batch_options: Vec<settings::SettingView>,
    composed: Vec<composed::ComposedView>,
    items: Vec<composed::ItemType>,
    #[serde(flatten)]
    values: Values,
}

/// The imports at the beginning of a file of types.
#[derive(Serialize)]
struct Imports {
    imports: Vec<Import>,
}

/// The operations of a file, the options of their calls, and the imports.
#[derive(Serialize)]
struct Operations<'a> {
    operations: Vec<&'a OperationView>,
    call_options: &'a [settings::SettingView],
    imports: Vec<String>,
}

/// Returns the committed files of the Node binding.
pub(crate) fn files() -> Result<Vec<File>, String> {
    let binding = Binding::new()?;
    let file = |name: &str, text: String| File::new(format!("node/gen/{name}"), text);
    let mut files = Vec::new();
    for group in &binding.groups {
        let types = binding.importing(&render("node/group.d.cts", group)?)?;
        files.push(file(&format!("{}.d.cts", group.name), types));
    }
    for name in [
        "composed.cjs",
        "operations.cjs",
        "kinds.d.cts",
        "plain.cjs",
        "settings.d.cts",
        "index.d.cts",
    ] {
        files.push(file(name, render(&format!("node/{name}"), &binding)?));
    }
    for name in [
        "composed.d.cts",
        "plain.d.cts",
        "records.d.cts",
        "values.d.cts",
    ] {
        let text = render(&format!("node/{name}"), &binding)?;
        files.push(file(name, binding.importing(&text)?));
    }
    let types = binding.importing(&handles::types()?)?;
    files.push(file("handles.d.cts", types));
    files.extend(handles::files()?);
    files.extend(simulator::files()?);
    let types = binding.importing(&simulator::types()?)?;
    files.push(file("simulator.d.cts", types));
    let operations = binding
        .operations()
        .filter(|operation| operation.has_options);
    let options = Operations {
        operations: operations.collect(),
        call_options: &binding.call_options,
        imports: Vec::new(),
    };
    let text = render("node/options.d.cts", options)?;
    files.push(file("options.d.cts", binding.importing(&text)?));
    Ok(files)
}

/// Returns two programs that call every operation, one for each module system.
pub(crate) fn tests() -> Result<Vec<File>, String> {
    let binding = Binding::new()?;
    let results = binding
        .operations()
        .map(|operation| operation.result.as_str());
    let results = results.map(|name| name.trim_end_matches("[]"));
    let options = binding
        .operations()
        .map(|operation| operation.options.as_str());
    let mut imports: Vec<&str> = results
        .filter(|name| !["void", "string"].contains(name))
        .chain(options)
        .collect();
    imports.push("Client");
    imports.sort_unstable();
    imports.dedup();
    let import = |name: &str| match name {
        "Client" => name.to_owned(),
        of_types => format!("type {of_types}"),
    };
    let program = Operations {
        operations: binding.operations().collect(),
        call_options: &binding.call_options,
        imports: imports.into_iter().map(import).collect(),
    };
    let text = render("node/every_operation.ts", program)?;
    let file = |ending| File::new(format!("node/every_operation.{ending}"), text.clone());
    Ok(["cts", "mts"].map(file).into())
}

impl Binding {
    fn new() -> Result<Binding, String> {
        let composed = composed::views()?;
        let methods_of = |group: &GroupInfo| {
            let mut views = composed.iter();
            let view = views.find(|view| view.group == group.name)?;
            Some(view.methods.clone())
        };
        let groups = GROUPS
            .iter()
            .map(|group| operations::view(group, methods_of(group)));
        Ok(Binding {
            groups: groups.collect::<Result<_, _>>()?,
            kinds: views::kinds(),
            records: types::records(),
            plain_data: plain::views()?,
            settings: SETTINGS.iter().copied().map(settings::view).collect(),
            call_options: CALL_SETTINGS.iter().copied().map(settings::view).collect(),
            openings: handles::openings(),
            batch_options: BATCH_SETTINGS.iter().copied().map(settings::view).collect(),
            composed,
            items: composed::types()?,
            values: Values::of_all(),
        })
    }

    fn operations(&self) -> impl Iterator<Item = &OperationView> {
        self.groups.iter().flat_map(|group| &group.operations)
    }

    /// Returns `text`, which contains types, below imports of the names that it uses but does not
    /// declare.
    fn importing(&self, text: &str) -> Result<String, String> {
        let records = self.records.iter().map(|record| record.name);
        let options = self.operations().filter(|operation| operation.has_options);
        let methods = self.composed.iter().map(|group| group.methods.as_str());
        let plain = self.plain_data.iter().flat_map(|plain| {
            let kinds = plain.kinds.iter().map(|kind| kind.name);
            kinds.chain([plain.name])
        });
        let by_hand = handles::by_hand();
        let by_hand = by_hand
            .iter()
            .map(|(from, names)| (from.as_str(), names.iter().map(String::as_str).collect()));
        let settings = self.openings.iter().map(|opening| opening.options);
        let sources = [
            ("node:events", vec!["EventEmitter"]),
            ("../index.cjs", vec!["GfxHubError"]),
            ("../lib/handle.cjs", vec!["AsyncDisposing"]),
            ("../lib/batch.cjs", vec!["BatchOptions", "BatchReport"]),
            ("../lib/shared.cjs", types::SHARED.to_vec()),
            ("./composed.cjs", methods.collect()),
            (
                "./options.cjs",
                options
                    .map(|operation| operation.options.as_str())
                    .collect(),
            ),
            ("./settings.cjs", settings.chain(["CallOptions"]).collect()),
            ("./records.cjs", records.chain(["RendererRef"]).collect()),
            ("./values.cjs", self.values.names()),
            ("./plain.cjs", plain.collect()),
        ];
        let of_simulator = simulator::by_hand();
        let of_simulator = of_simulator.iter().map(String::as_str).collect();
        let sources = sources
            .into_iter()
            .chain([("../lib/simulator.cjs", of_simulator)]);
        let imports = sources.chain(by_hand);
        let imports = imports.filter_map(|(from, names)| Import::used(text, from, &names));
        let view = Imports {
            imports: imports.collect(),
        };
        Ok(render("node/imports.d.cts", view)? + text)
    }
}
