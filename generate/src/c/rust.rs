//! How a file of the glue is put together.

use std::fmt::Write as _;

use crate::committed::File;
use crate::{docs, format};

/// Where the glue lies.
const FOLDER: &str = "ffi-c/src/gen/";

/// What a file may use, and by which word it is known that it does.
const USES: &[(&str, &str)] = &[
    ("c_char", "std::ffi::c_char"),
    ("Attempt::", "crate::call::Attempt"),
    ("Target {", "crate::call::Target"),
    (
        "gfxhub_call_options",
        "crate::call_options::gfxhub_call_options",
    ),
    ("gfxhub_client,", "crate::client::gfxhub_client"),
    ("gfxhub_error", "crate::error::gfxhub_error"),
    ("gfxhub_status", "crate::r#gen::status::gfxhub_status"),
    ("borrow(", "crate::handle::borrow"),
    ("free(\"", "crate::handle::free"),
    ("handle! {", "crate::handle::handle"),
    ("lend(", "crate::handle::lend"),
    ("lend_maybe(", "crate::handle::lend_maybe"),
    ("make(\"", "crate::handle::make"),
    ("read(\"", "crate::handle::read"),
    ("read_into(\"", "crate::handle::read_into"),
    (" input::", "crate::input"),
    ("extra_json)", "crate::record::extra_json"),
    ("list_json(", "crate::record::list_json"),
    (
        "gfxhub_renderer_ref",
        "crate::renderer_ref::gfxhub_renderer_ref",
    ),
    (
        "gfxhub_renderer_id_list",
        "crate::renderer_ref::gfxhub_renderer_id_list",
    ),
    ("request::method", "crate::request"),
    ("gfxhub_response", "crate::response::gfxhub_response"),
    ("set(\"", "crate::setter::set"),
    ("gfxhub_str ", "crate::str::gfxhub_str"),
    ("gfxhub_string", "crate::string::gfxhub_string"),
    ("Terminated::of", "crate::str::Terminated"),
    ("read_string(\"", "crate::string::read_string"),
    ("Terminate for", "crate::terminate::Terminate"),
    (" text(", "crate::terminate::text"),
    (" word(", "crate::terminate::word"),
    ("*const gfxhub_value", "crate::value::gfxhub_value"),
    ("copy_object(", "crate::value_list::copy_object"),
    ("copy(\"", "crate::value_list::copy"),
    ("insert(", "crate::value_list::insert"),
];

/// A file of the glue: its purpose, what else it uses, and what it holds.
pub(super) fn file(name: &str, purpose: &str, uses: &[String], text: &str) -> Result<File, String> {
    let mut all = format!("//! Written by cargo xtask generate; do not edit. {purpose}\n\n");
    let known = USES
        .iter()
        .filter(|(word, _)| text.contains(word))
        .map(|(_, path)| (*path).to_owned());
    let mut paths: Vec<String> = known.chain(uses.iter().cloned()).collect();
    paths.sort();
    paths.dedup();
    for path in paths {
        let _ = writeln!(all, "use {path};");
    }
    all.push('\n');
    all.push_str(text);
    Ok(File::new(format!("{FOLDER}{name}.rs"), format::rust(&all)?))
}

/// The file that names the modules of a folder.
pub(super) fn modules(folder: &str, names: &[&str]) -> Result<File, String> {
    let mut text = "//! Written by cargo xtask generate; do not edit.\n\n".to_owned();
    let mut names = names.to_vec();
    names.sort_unstable();
    for name in names {
        let _ = writeln!(text, "pub mod {name};");
    }
    Ok(File::new(
        format!("{FOLDER}{folder}mod.rs"),
        format::rust(&text)?,
    ))
}

/// Lines of documentation as a comment; what belongs to an item of a list is indented.
pub(super) fn comment(lines: &[String]) -> String {
    let mut in_item = false;
    let mut out = String::new();
    for line in docs::wrapped(lines, 90) {
        let begins = line.starts_with("- ");
        in_item = begins || in_item && !line.is_empty();
        let indent = if in_item && !begins { "  " } else { "" };
        out += format!("/// {indent}{line}").trim_end();
        out.push('\n');
    }
    out
}

/// The documentation of the tables, told in C's words.
pub(super) fn told(text: &str) -> Vec<String> {
    docs::lines(text)
        .into_iter()
        .map(|line| {
            line.replace("Value::approx_eq", "gfxhub_value_approx_equal")
                .replace("; `Null` for", "; null for")
        })
        .collect()
}

/// An export: its documentation, name, arguments, result and body.
pub(super) fn export(
    docs: &[String],
    name: &str,
    arguments: &[(String, String)],
    result: &str,
    body: &str,
) -> String {
    let arguments: Vec<String> = arguments
        .iter()
        .map(|(name, form)| format!("{name}: {form}"))
        .collect();
    let result = if result.is_empty() {
        String::new()
    } else {
        format!(" -> {result}")
    };
    format!(
        "{}#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {name}({}){result} {{\n{body}}}\n\n",
        comment(docs),
        arguments.join(", "),
    )
}

/// The safety line and an unsafe block around an expression.
pub(super) fn trusting(expression: &str) -> String {
    format!("// SAFETY: the header's rules.\nunsafe {{ {expression} }}\n")
}

/// One argument.
pub(super) fn arg(name: &str, form: impl Into<String>) -> (String, String) {
    (name.to_owned(), form.into())
}

/// An opaque type of C.
pub(super) fn opaque(docs: &[String], name: &str) -> String {
    format!(
        "{}pub struct {name} {{ _opaque: [u8; 0] }}\n\n",
        comment(docs)
    )
}
