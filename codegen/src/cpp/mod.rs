//! The C++ binding: typed records and operations over the C ABI.

mod bodies;
mod groups;
mod handles;
mod records;
pub(crate) mod types;

use gfxhub::schema::{BATCH_SETTINGS, CALL_SETTINGS, HANDLES, OperationInfo, SETTINGS};
use serde::Serialize;

use crate::composed::{self, ComposedView};
use crate::handles::HandleView;
use crate::names::snake;
use crate::output_files::File;
use crate::plain::{self, PlainView};
use crate::templates::render;
use crate::views::{self, EnumView, IdView, KindView};

/// The tables, in the form that the templates use.
#[derive(Serialize)]
struct Binding {
    kinds: Vec<KindView>,
    ids: Vec<IdView>,
    words: Vec<EnumView>,
    records: Vec<records::RecordView>,
    bodies: Vec<bodies::BodyView>,
    groups: Vec<groups::GroupView>,
    settings: Vec<views::SettingView>,
    plain_data: Vec<PlainView>,
    composed: ComposedView,
    handles: Vec<HandleView>,
    /// Handles of other libraries.
    library_handles: Vec<HandleView>,
    /// Plain data of other libraries that are structs in C++.
    library_data: Vec<PlainView>,
    call_settings: Vec<views::SettingView>,
    /// Name of the inline namespace, such as `v0_2_0` for version 0.2.0.
    inline_namespace: String,
}

/// Options of a handle or of a call, in the form that the template of their struct uses.
#[derive(Serialize)]
struct Options {
    /// Name of the C object that contains the options, without the common prefix.
    options: String,
    name: &'static str,
    docs: String,
    settings: Vec<views::SettingView>,
    /// Declaration of a member that is a function; empty if there is none.
    function: &'static str,
}

const ON_PROGRESS: &str = "
  /// Called with the number of completed items and the number of all items, at most ten times a
  /// second and once more when all are completed, on the thread that makes the batch. If it returns
  /// false or throws, the rest is cancelled; an exception is thrown again when the batch has ended.
  std::function<bool(std::size_t done, std::size_t total)> on_progress{};";

fn options() -> Result<Vec<Options>, String> {
    let mut all = vec![Options {
        options: "batch_options".to_owned(),
        name: "BatchOptions",
        docs: "Options of a batch.".to_owned(),
        settings: views::settings("batch_options", BATCH_SETTINGS, spelled)?,
        function: ON_PROGRESS,
    }];
    for handle in HANDLES {
        if let Some(opening) = &handle.opening {
            let options = snake(opening.options);
            all.push(Options {
                name: opening.options,
                docs: format!("Settings of a `{}`.", handle.name),
                settings: views::settings(&options, opening.settings, spelled)?,
                options,
                function: "",
            });
        }
    }
    Ok(all)
}

/// Returns the name of an operation as a C++ program writes it.
fn spelled(operation: &OperationInfo) -> String {
    format!("{}().{}", operation.group, operation.verb)
}

/// Returns the headers of the C++ binding.
pub(crate) fn files() -> Result<Vec<File>, String> {
    let binding = Binding::new()?;
    let names = [
        "namespace",
        "kinds",
        "ids",
        "enums",
        "records",
        "from_c",
        "bodies",
        "to_c",
        "batch_figures",
        "composed",
        "groups",
        "client_settings",
        "plain",
        "call_options",
    ];
    let file = |folder: &str, name: &str| {
        let text = render(&format!("cpp/{name}.hpp"), &binding)?;
        Ok(File::new(format!("{folder}/{name}.hpp"), text))
    };
    let generated = names.iter().map(|name| file("include/gfxhub/gen", name));
    let mut files: Vec<File> = generated
        .chain([file("include/gfxhub", "fwd")])
        .collect::<Result<_, String>>()?;
    for options in options()? {
        let path = format!("include/gfxhub/gen/{}.hpp", options.options);
        files.push(File::new(path, render("cpp/options.hpp", options)?));
    }
    files.extend(handles::files()?);
    files.extend(handles::of_libraries()?);
    Ok(files)
}

/// Returns the generated part of the conformance runner.
pub(crate) fn tests() -> Result<Vec<File>, String> {
    let text = render("cpp/dispatch.hpp", Binding::new()?)?;
    Ok(vec![File::new("cpp/dispatch.hpp", text)])
}

impl Binding {
    fn new() -> Result<Binding, String> {
        let composed = composed::view()?;
        Ok(Binding {
            kinds: views::kinds(),
            ids: views::ids(),
            words: views::enums(),
            records: records::views(),
            bodies: bodies::views(),
            groups: groups::views(&composed),
            composed,
            plain_data: plain::views()?,
            handles: crate::handles::views()?,
            library_handles: crate::handles::of_simulator()?,
            library_data: plain::of_simulator()?,
            settings: views::settings("client_options", SETTINGS, spelled)?,
            call_settings: views::settings("call_options", CALL_SETTINGS, spelled)?,
            inline_namespace: format!(
                "v{}",
                env!("CARGO_PKG_VERSION").replace(['.', '-', '+'], "_")
            ),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the types that a header defines for programs, which are those outside `detail`.
    fn types(header: &str) -> Vec<&str> {
        let mut in_detail = false;
        let mut found = Vec::new();
        for line in header.lines() {
            match line {
                "namespace detail {" => in_detail = true,
                "}  // namespace detail" => in_detail = false,
                _ => {}
            }
            let keywords = ["class [[nodiscard]] ", "enum class ", "class ", "struct "];
            let behind = keywords
                .iter()
                .find_map(|keyword| line.strip_prefix(keyword));
            if let Some(behind) = behind.filter(|_| !in_detail) {
                let is_name = |letter: char| letter.is_ascii_alphanumeric();
                let end = behind
                    .find(|letter| !is_name(letter))
                    .unwrap_or(behind.len());
                // A specialization of a standard template defines no type.
                if !behind.starts_with("std::") {
                    found.push(&behind[..end]);
                }
            }
        }
        found
    }

    #[test]
    fn the_forward_declarations_have_every_type() {
        let forward = render("cpp/fwd.hpp", Binding::new().unwrap()).unwrap();
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../include/gfxhub");
        let mut count = 0;
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            // fwd.hpp includes the header of the ids, so it does not declare their base classes.
            if path.is_dir()
                || ["fwd.hpp", "id.hpp"]
                    .iter()
                    .any(|name| path.ends_with(name))
            {
                continue;
            }
            let header = std::fs::read_to_string(&path).unwrap();
            for name in types(&header) {
                count += 1;
                let declared = ["class", "struct", "enum class"]
                    .map(|keyword| format!("\n{keyword} {name};\n"));
                assert!(
                    declared.iter().any(|line| forward.contains(line)),
                    "{} defines {name}, but fwd.hpp does not declare it",
                    path.display()
                );
            }
        }
        assert!(count > 25, "{count} types");
    }
}
