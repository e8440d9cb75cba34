//! `include/gfxhub.h` and `include/gfxhub_local_hub.h`, which cbindgen creates from the exports,
//! and the signatures of all exports, which are read from the sources of the two libraries.

use std::path::PathBuf;

use cbindgen::{
    Builder, Config, DocumentationLength, DocumentationStyle, EnumConfig, Language, RenameRule,
    Style,
};
use gfxhub_tests::cargo::root;

use super::layout::{self, Section};
use super::sections;
use crate::output_files::File;

/// A library for C, and the header that declares it.
struct Library {
    /// Path of the header.
    header: &'static str,
    /// Path of the list of exports.
    list: &'static str,
    /// Text at the top of the header.
    introduction: &'static str,
    /// Name of the include guard.
    guard: &'static str,
    /// Headers that the header includes.
    includes: &'static [&'static str],
    /// Folder of the library's sources.
    folder: &'static str,
    /// Sections of the header.
    sections: &'static [Section],
}

/// The client library.
const CLIENT: Library = Library {
    header: "include/gfxhub.h",
    list: "ffi-c/exports.txt",
    introduction: include_str!("introduction.h"),
    guard: "GFXHUB_H",
    includes: &["<stdbool.h>", "<stddef.h>", "<stdint.h>"],
    folder: "ffi-c/src",
    sections: sections::CLIENT,
};

/// The library of the hub simulator.
const LOCAL_HUB: Library = Library {
    header: "include/gfxhub_local_hub.h",
    list: "ffi-c/local-hub/exports.txt",
    introduction: include_str!("local_hub_introduction.h"),
    guard: "GFXHUB_LOCAL_HUB_H",
    includes: &["\"gfxhub.h\""],
    folder: "ffi-c/local-hub/src",
    sections: sections::LOCAL_HUB,
};

/// Returns the two headers. The header of the client contains the constants in `words`.
pub(super) fn files(words: &str) -> Result<[File; 2], String> {
    Ok([file(&CLIENT, &[("words", words)])?, file(&LOCAL_HUB, &[])?])
}

fn file(library: &Library, declared: &[(&str, &str)]) -> Result<File, String> {
    let mut builder = Builder::new().with_config(config());
    for source in sources(library) {
        if !source.is_file() {
            return Err(format!("{} does not exist", source.display()));
        }
        builder = builder.with_src(source);
    }
    let bindings = builder
        .generate()
        .map_err(|fault| format!("cbindgen: {fault}"))?;
    let mut written = Vec::new();
    bindings.write(&mut written);
    let written = String::from_utf8(written).map_err(|_| "the output of cbindgen is not UTF-8")?;
    let folder = root().join(library.folder);
    let body = layout::lay_out(&written, library.sections, declared, &folder)?;
    let introduction = layout::introduce(library.introduction, library.sections)?;
    let guard = library.guard;
    let includes = library.includes.iter();
    let includes: String = includes.map(|name| format!("#include {name}\n")).collect();
    let text = format!(
        "{introduction}\n#ifndef {guard}\n#define {guard}\n\n{includes}\n\
         #ifdef __cplusplus\nextern \"C\" {{\n#endif\n{body}\n\
         #ifdef __cplusplus\n}} /* extern \"C\" */\n#endif\n\n#endif /* {guard} */\n"
    );
    Ok(File::new(library.header, text))
}

/// Returns the `exports.txt` of each library, which lists its exports.
pub(super) fn exports() -> Result<[File; 2], String> {
    let names = |library| {
        let mut names: Vec<String> = exports_of(library)?
            .into_iter()
            .map(|export| export.name)
            .collect();
        names.sort();
        Ok::<_, String>(names)
    };
    let client = names(&CLIENT)?;
    for call in gfxhub::schema::COMPOSED {
        let export = format!("gfxhub_{}_{}", call.group, call.verb);
        if !client.contains(&export) {
            return Err(format!("the C ABI has no {export}"));
        }
    }
    let list =
        |library: &Library, names: Vec<String>| File::new(library.list, names.join("\n") + "\n");
    Ok([list(&CLIENT, client), list(&LOCAL_HUB, names(&LOCAL_HUB)?)])
}

/// Returns the paths of the sources with exports, in the order of the header.
fn sources(library: &Library) -> Vec<PathBuf> {
    let folder = root().join(library.folder);
    let source = |name: &str| folder.join(name).with_extension("rs");
    let names = layout::sources(library.sections);
    names.into_iter().map(source).collect()
}

/// Returns a configuration with which cbindgen writes only the declarations, one after the other.
/// [`file()`] adds the text around them.
fn config() -> Config {
    Config {
        language: Language::C,
        no_includes: true,
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
        ..Config::default()
    }
}

/// An export.
pub(super) struct Export {
    /// Name of the function.
    pub(super) name: String,
    /// Arguments: the name and the Rust type of each.
    pub(super) arguments: Vec<(String, String)>,
    /// Rust type of the result; empty if there is none.
    pub(super) result: String,
}

/// Returns all exports of both libraries, in the order of their headers.
pub(super) fn all_exports() -> Result<Vec<Export>, String> {
    let mut exports = exports_of(&CLIENT)?;
    exports.extend(exports_of(&LOCAL_HUB)?);
    Ok(exports)
}

fn exports_of(library: &Library) -> Result<Vec<Export>, String> {
    let mut exports = Vec::new();
    for source in sources(library) {
        let text = std::fs::read_to_string(&source)
            .map_err(|fault| format!("{}: {fault}", source.display()))?;
        let starts = text.match_indices("extern \"C\" fn ");
        for (at, start) in starts {
            let export = read(&text[at + start.len()..]);
            exports.push(export.ok_or_else(|| {
                let line = text[at..].lines().next().unwrap_or_default();
                format!("{}: cannot read {line}", source.display())
            })?);
        }
    }
    Ok(exports)
}

/// Reads a signature of the form `name(argument: type, …) -> result {`.
fn read(text: &str) -> Option<Export> {
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
    })
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn a_signature_is_read() {
        let export = read("gfxhub_x(\n    a: *const c_char,\n    b: u64,\n) -> bool {").unwrap();
        assert_eq!(
            (export.name.as_str(), export.result.as_str()),
            ("gfxhub_x", "bool")
        );
        assert_eq!(export.arguments.len(), 2);
        assert_eq!(
            export.arguments[0],
            ("a".to_owned(), "*const c_char".to_owned())
        );
        assert_eq!(read("gfxhub_y() {").unwrap().result, "");
    }
}
