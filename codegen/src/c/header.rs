//! `include/gfxhub.h`, read off the exports by cbindgen, and the signatures of all exports, read off
//! the sources of the library.

use std::path::PathBuf;

use cbindgen::{
    Builder, Config, DocumentationLength, DocumentationStyle, EnumConfig, ExportConfig,
    FunctionConfig, Language, RenameRule, Style,
};
use gfxhub_tests::cargo::root;

use crate::output_files::File;

/// What stands above everything.
const INTRODUCTION: &str = include_str!("introduction.h");

/// What comes after the functions.
const TRAILER: &str = include_str!("client_new.h");

/// The sources that exports stand in, in the order of the header.
const SOURCES: &[&str] = &[
    "abi",
    "str",
    "string",
    "utf16",
    "effect",
    "gen/status",
    "error",
    "value",
    "value_list",
    "optional",
    "value_structs",
    "value_texture",
    "cancel_token",
    "call_options",
    "event",
    "client_options",
    "gen/settings",
    "client",
    "gen/words",
    "renderer_ref",
    "gen/records",
    "gen/bodies",
    "gen/operations",
    "set_property",
    "response",
    "request",
    "invoke",
    "threads",
    "local_hub",
    "local_faults",
];

/// The header, with these constants.
pub(super) fn file(defines: &str) -> Result<File, String> {
    let mut builder = Builder::new().with_config(config(defines));
    for source in sources() {
        if !source.is_file() {
            return Err(format!("{} is not there", source.display()));
        }
        builder = builder.with_src(source);
    }
    let bindings = builder
        .generate()
        .map_err(|fault| format!("cbindgen: {fault}"))?;
    let mut text = Vec::new();
    bindings.write(&mut text);
    let text = String::from_utf8(text).map_err(|_| "cbindgen gives no UTF-8")?;
    Ok(File::new("include/gfxhub.h", text))
}

/// `ffi-c/exports.txt`: every export, and the feature that it needs.
pub(super) fn exports() -> Result<File, String> {
    let mut lines: Vec<String> = all_exports()?
        .iter()
        .map(|export| format!("{} {}", export.name, export.feature))
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect();
    lines.sort();
    // The options of a call are few and of types of their own: written by hand, and held against the
    // table.
    for setting in gfxhub::CALL_SETTINGS {
        let setter = format!("gfxhub_call_options_set_{}", setting.name);
        if !lines.iter().any(|line| line.starts_with(&setter)) {
            return Err(format!("the C ABI has no {setter}"));
        }
    }
    Ok(File::new("ffi-c/exports.txt", lines.concat()))
}

/// The sources that exports stand in, in the order of the header.
pub(super) fn sources() -> Vec<PathBuf> {
    let folder = root().join("ffi-c").join("src");
    let source = |name: &&str| folder.join(name).with_extension("rs");
    SOURCES.iter().map(source).collect()
}

fn config(defines: &str) -> Config {
    Config {
        language: Language::C,
        cpp_compat: true,
        header: Some(INTRODUCTION.trim_end().to_owned()),
        after_includes: Some(defines.trim_end().to_owned()),
        trailer: Some(TRAILER.trim_end().to_owned()),
        no_includes: true,
        sys_includes: ["stdbool.h", "stddef.h", "stdint.h"]
            .map(str::to_owned)
            .to_vec(),
        usize_is_size_t: true,
        style: Style::Type,
        line_length: 96,
        documentation: true,
        documentation_style: DocumentationStyle::Doxy,
        documentation_length: DocumentationLength::Full,
        enumeration: EnumConfig {
            rename_variants: RenameRule::ScreamingSnakeCase,
            prefix_with_name: true,
            ..EnumConfig::default()
        },
        function: FunctionConfig::default(),
        export: ExportConfig::default(),
        defines: [(
            "feature = local-hub".to_owned(),
            "GFXHUB_WITH_LOCAL_HUB".to_owned(),
        )]
        .into(),
        ..Config::default()
    }
}

/// An export.
pub(super) struct Export {
    /// Its name.
    pub(super) name: String,
    /// Its arguments: names and their types in Rust.
    pub(super) arguments: Vec<(String, String)>,
    /// The type of its result in Rust; empty for none.
    pub(super) result: String,
    /// The feature that it needs; empty for none.
    pub(super) feature: &'static str,
}

/// All exports, in the order of the header.
pub(super) fn all_exports() -> Result<Vec<Export>, String> {
    let mut exports = Vec::new();
    for source in sources() {
        let text = std::fs::read_to_string(&source)
            .map_err(|fault| format!("{}: {fault}", source.display()))?;
        let feature = match source.file_stem().and_then(|name| name.to_str()) {
            Some("local_hub") => "local-hub",
            _ => "",
        };
        let starts = text.match_indices("extern \"C\" fn ");
        for (at, start) in starts {
            let export = read(&text[at + start.len()..], feature);
            exports.push(export.ok_or_else(|| {
                let line = text[at..].lines().next().unwrap_or_default();
                format!("{}: cannot read {line}", source.display())
            })?);
        }
    }
    Ok(exports)
}

/// Reads `name(argument: type, …) -> result {`.
fn read(text: &str, feature: &'static str) -> Option<Export> {
    let (name, rest) = text.split_once('(')?;
    let (arguments, rest) = rest.split_once(')')?;
    let (result, _) = rest.split_once('{')?;
    let arguments = arguments
        .split(',')
        .map(str::trim)
        .filter(|argument| !argument.is_empty())
        .map(|argument| {
            let (name, form) = argument.split_once(':')?;
            Some((name.trim().to_owned(), form.trim().to_owned()))
        })
        .collect::<Option<_>>()?;
    Some(Export {
        name: name.to_owned(),
        arguments,
        result: result.trim().trim_start_matches("->").trim().to_owned(),
        feature,
    })
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn a_signature_is_read() {
        let export = read(
            "gfxhub_x(\n    a: *const c_char,\n    b: u64,\n) -> bool {",
            "",
        )
        .unwrap();
        assert_eq!(
            (export.name.as_str(), export.result.as_str()),
            ("gfxhub_x", "bool")
        );
        assert_eq!(export.arguments.len(), 2);
        assert_eq!(
            export.arguments[0],
            ("a".to_owned(), "*const c_char".to_owned())
        );
        assert_eq!(read("gfxhub_y() {", "").unwrap().result, "");
    }
}
