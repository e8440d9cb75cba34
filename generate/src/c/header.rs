//! `include/gfxhub.h`, read off the exports by cbindgen.

use std::path::PathBuf;

use cbindgen::{
    Builder, Config, DocumentationLength, DocumentationStyle, EnumConfig, ExportConfig,
    FunctionConfig, Language, RenameRule, Style,
};
use gfxhub_tests::cargo::root;

use super::signatures;
use crate::committed::File;

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
    "value_shape",
    "value_texture",
    "cancel_token",
    "call_options",
    "event",
    "client_options",
    "client",
    "gen/words",
    "renderer_ref",
    "gen/records",
    "gen/bodies",
    "gen/operations",
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
    let mut lines: Vec<String> = signatures::all()?
        .iter()
        .map(|export| format!("{} {}", export.name, export.feature))
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect();
    lines.sort();
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
