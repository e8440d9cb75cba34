//! `include/gfxhub.h`, read off the exports by cbindgen.

use std::path::PathBuf;

use cbindgen::{
    Builder, Config, DocumentationLength, DocumentationStyle, EnumConfig, ExportConfig,
    FunctionConfig, Language, RenameRule, Style,
};
use gfxhub::{BODIES, GROUPS, RECORDS};
use gfxhub_tests::cargo::root;

use super::{signatures, words};
use crate::committed::File;
use crate::names::snake;

/// What stands above everything.
const INTRODUCTION: &str = include_str!("introduction.h");

/// What comes after the functions.
const TRAILER: &str = include_str!("client_new.h");

/// The sources before the generated ones, in the order of the header.
const BEFORE: &[&str] = &[
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
];

/// And those after them.
const AFTER: &[&str] = &[
    "response",
    "request",
    "invoke",
    "threads",
    "local_hub",
    "local_faults",
];

/// The header.
pub(super) fn file() -> Result<File, String> {
    let mut builder = Builder::new().with_config(config());
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
    let generated = [
        (
            "records",
            RECORDS
                .iter()
                .map(|record| snake(record.name))
                .collect::<Vec<_>>(),
        ),
        (
            "bodies",
            BODIES.iter().map(|body| snake(body.name)).collect(),
        ),
        (
            "operations",
            GROUPS.iter().map(|group| snake(group.name)).collect(),
        ),
    ];
    let generated = generated
        .iter()
        .flat_map(|(folder, names)| names.iter().map(move |name| format!("gen/{folder}/{name}")));
    let folder = root().join("ffi-c").join("src");
    BEFORE
        .iter()
        .map(|name| (*name).to_owned())
        .chain(generated)
        .chain(AFTER.iter().map(|name| (*name).to_owned()))
        .map(|name| {
            name.split('/')
                .fold(folder.clone(), |path, part| path.join(part))
        })
        .map(|path| path.with_extension("rs"))
        .collect()
}

fn config() -> Config {
    Config {
        language: Language::C,
        cpp_compat: true,
        header: Some(INTRODUCTION.trim_end().to_owned()),
        after_includes: Some(words::defines().trim_end().to_owned()),
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
