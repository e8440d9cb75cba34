//! The templates in `codegen/templates`, and the filters that they have in addition to those of
//! Jinja.

use std::io::ErrorKind::NotFound;
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use gfxhub_tests::cargo::root;
use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{Environment, Error, ErrorKind, UndefinedBehavior};
use serde::Serialize;

use crate::c::naming::{c_docs, c_type};
use crate::docs;
use crate::names;
use crate::reference::markdown;

/// Maximum length of a line of a comment.
const WIDTH: usize = 100;

/// Maximum length of a line of Rust documentation that is copied to the C header.
const RUSTDOC_WIDTH: usize = 90;

/// Maximum length of a parenthesised list that is written in one line.
const SHORT: usize = 60;

static ENVIRONMENT: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut environment = Environment::new();
    environment.set_loader(load);
    // A misspelt name in a template must be an error.
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_auto_escape_callback(|_| minijinja::AutoEscape::None);
    let syntax = SyntaxConfig::builder()
        .trim_blocks(true)
        .lstrip_blocks(true)
        .keep_trailing_newline(true)
        .build();
    if let Ok(syntax) = syntax {
        environment.set_syntax(syntax);
    }
    environment.add_filter("c_docs", |text: &str| c_docs(text));
    environment.add_filter("c_type", |name: &str| c_type(name));
    environment.add_filter("camel", |name: &str| names::camel(name));
    environment.add_filter("cell", |text: &str| markdown::cell(text));
    environment.add_filter("code", |text: &str, mark: &str| {
        let lines = text.lines().map(|line| format!("{mark}{line}"));
        lines.collect::<Vec<_>>().join("\n")
    });
    environment.add_filter("comment", comment);
    environment.add_filter("cpp_docs", |text: &str| docs::cpp_docs(text));
    environment.add_filter("jsdoc", jsdoc);
    environment.add_filter("last_word", |name: &str| names::last_word(name).to_owned());
    environment.add_filter("line", |text: &str| markdown::line(text));
    environment.add_filter("link", |heading: &str, page: &str| {
        markdown::link(heading, page)
    });
    environment.add_filter("list", list);
    environment.add_filter("paragraph", |text: &str| markdown::paragraph(text));
    environment.add_filter("quoted", quoted);
    environment.add_filter("rustdoc", rustdoc);
    environment.add_filter("sentence", |text: &str| names::capitalized(text) + ".");
    environment.add_filter("snake", |name: &str| names::snake(name));
    environment.add_filter("summary", |text: &str| docs::summary(text));
    environment.add_filter("without_rust_remarks", |text: &str| {
        docs::without_rust_remarks(text)
    });
    environment
});

/// Renders `view` with the template of this name, such as `cpp/groups.hpp`.
pub(crate) fn render(name: &str, view: impl Serialize) -> Result<String, String> {
    let failure = |fault: Error| format!("the template {name}: {fault:#}");
    let template = ENVIRONMENT.get_template(name).map_err(failure)?;
    template.render(Serde(view)).map_err(failure)
}

/// `true` if generated Rust code may be left unformatted when rustfmt is missing.
static RUSTFMT_IS_OPTIONAL: AtomicBool = AtomicBool::new(false);

/// Allows generated Rust code to be unformatted when rustfmt is missing, for code that is only
/// compiled.
pub(crate) fn make_rustfmt_optional() {
    RUSTFMT_IS_OPTIONAL.store(true, Relaxed);
}

/// Returns Rust source formatted by rustfmt.
pub(crate) fn rustfmt(text: &str) -> Result<String, String> {
    let failure = |fault: std::io::Error| format!("rustfmt cannot be run: {fault}");
    let child = Command::new("rustfmt")
        .args(["--edition", "2024", "--emit", "stdout"])
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(fault) if fault.kind() == NotFound && RUSTFMT_IS_OPTIONAL.load(Relaxed) => {
            return Ok(text.to_owned());
        }
        Err(fault) => return Err(failure(fault)),
    };
    let mut pipe = child.stdin.take().ok_or("rustfmt has no input")?;
    let text = text.to_owned();
    // A separate thread writes, because rustfmt may produce output before it has read everything.
    let writer = std::thread::spawn(move || pipe.write_all(text.as_bytes()));
    let output = child.wait_with_output().map_err(failure)?;
    writer
        .join()
        .map_err(|_| "the thread that writes to rustfmt panicked")?
        .map_err(failure)?;
    if !output.status.success() {
        return Err("rustfmt refuses the generated code; its errors are above".to_owned());
    }
    String::from_utf8(output.stdout).map_err(|_| "the output of rustfmt is not UTF-8".to_owned())
}

fn load(name: &str) -> Result<Option<String>, Error> {
    let parts = format!("{name}.jinja");
    let folder = root().join("codegen").join("templates");
    let path = parts.split('/').fold(folder, |path, part| path.join(part));
    match std::fs::read_to_string(&path) {
        // A checkout on Windows may have converted the line endings.
        Ok(text) => Ok(Some(text.replace("\r\n", "\n"))),
        Err(fault) if fault.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(fault) => Err(Error::new(
            ErrorKind::InvalidOperation,
            format!("{}: {fault}", path.display()),
        )),
    }
}

/// Returns a documentation text as a comment, in which `mark` begins each line.
fn comment(text: &str, mark: &str) -> String {
    let lines = docs::wrapped(&docs::lines(text), WIDTH - mark.len());
    let lines: Vec<String> = lines
        .iter()
        .map(|line| match mark.contains('*') {
            true => line.replace("*/", "*\\/"),
            false => line.clone(),
        })
        .map(|line| format!("{mark}{line}").trim_end().to_owned())
        .collect();
    lines.join("\n")
}

/// Returns a documentation text as a Rust comment. Continuation lines of list items are indented.
fn rustdoc(text: &str) -> String {
    let mut in_item = false;
    let mut out = Vec::new();
    for line in docs::wrapped(&docs::lines(text), RUSTDOC_WIDTH) {
        let begins = line.starts_with("- ");
        in_item = begins || in_item && !line.is_empty();
        let indent = if in_item && !begins { "  " } else { "" };
        out.push(format!("/// {indent}{line}").trim_end().to_owned());
    }
    out.join("\n")
}

/// Returns a documentation text as a JavaScript comment, in one line if possible.
fn jsdoc(text: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let lines = comment(text, &format!("{margin} * "));
    match lines.trim_start().trim_start_matches("* ") {
        one if !lines.contains('\n') => format!("{margin}/** {one} */"),
        _ => format!("{margin}/**\n{lines}\n{margin} */"),
    }
}

/// Returns a JavaScript string in single quotes, or in double quotes if it then needs no backslash.
pub(crate) fn quoted(text: &str) -> String {
    if text.contains('\'') && !text.contains(['"', '\\']) {
        return format!("\"{text}\"");
    }
    format!("'{}'", text.replace('\\', "\\\\").replace('\'', "\\'"))
}

/// Joins parts with commas: in one line if it is short, otherwise one part per line.
pub(crate) fn list(parts: Vec<String>, indent: usize) -> String {
    let line = parts.join(", ");
    if line.len() <= SHORT {
        return line;
    }
    let break_before = format!("\n{}", " ".repeat(indent));
    break_before.clone() + &parts.join(&format!(",{break_before}"))
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use gfxhub::schema::{CALL_SETTINGS, COMPOSED, HANDLES, PLAIN, PlainType, SettingType};

    use super::{comment, jsdoc, list, quoted, render, root, rustdoc};
    use crate::names::{camel, snake};
    use crate::{node, simulator};

    /// Files in which the generator may name a handle, a composed call or plain data: the libraries
    /// and their headers, the sections of the headers, the arguments that the tests of the C
    /// boundary pass to an export that ends a handle, and handwritten texts and examples.
    const NAMES_CAPABILITIES: [&str; 11] = [
        "src/simulator.rs",
        "src/c/header.rs",
        "src/c/introduction.h",
        "src/c/local_hub_introduction.h",
        "src/c/sections.rs",
        "src/c/boundary.rs",
        "src/node/examples.rs",
        "src/python/operation_docs.rs",
        "src/reference/shell_examples.rs",
        "src/python/stub.rs",
        "src/python/stubs/",
    ];

    /// Source that may name the option of this type, which is called a signal in JavaScript.
    const BY_TYPE: (&str, SettingType) = ("src/node/settings.rs", SettingType::CancelToken);

    /// Returns the files in a folder and its subfolders.
    fn files(folder: &Path) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(folder).unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        paths
            .flat_map(|path| match path.is_dir() {
                true => files(&path),
                false => vec![path],
            })
            .collect()
    }

    #[test]
    fn neither_template_nor_generator_names_an_option_of_a_call() {
        let names = CALL_SETTINGS.iter().flat_map(|row| {
            let names = [row.name.to_owned(), node::option_name(row)];
            names.map(|name| (name, row.setting_type))
        });
        let names: Vec<(String, SettingType)> = names.collect();
        let in_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let codegen = root().join("codegen");
        let mut found = Vec::new();
        for path in [
            files(&codegen.join("templates")),
            files(&codegen.join("src")),
        ]
        .concat()
        {
            let place = path.strip_prefix(&codegen).unwrap().to_str().unwrap();
            let place = place.replace('\\', "/");
            let is_template = place.ends_with(".jinja");
            if !is_template && !place.ends_with(".rs") {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            for (name, form) in &names {
                let named = text.match_indices(name.as_str()).any(|(at, _)| {
                    let before = text[..at].chars().next_back();
                    let after = text[at + name.len()..].chars().next();
                    // In source code, a name counts only if a quotation mark or a backtick precedes
                    // it. Without such a mark, the word may have another meaning.
                    let begins = match is_template {
                        true => !before.is_some_and(in_word),
                        false => matches!(before, Some('"' | '`')),
                    };
                    begins && !after.is_some_and(in_word)
                });
                // A method that waits has a time limit and a signal, which have the same names as
                // these options.
                let own = [SettingType::Duration, SettingType::CancelToken].contains(form)
                    && place.contains("/handle");
                if named && !own && (place.as_str(), *form) != BY_TYPE {
                    found.push(format!("{place}: {name}"));
                }
            }
        }
        assert!(found.is_empty(), "{found:#?}");
    }

    /// Returns the path and the text of the templates and of the generator's sources, without
    /// tests.
    fn sources() -> Vec<(String, String)> {
        let codegen = root().join("codegen");
        let all = ["templates", "src"].map(|folder| files(&codegen.join(folder)));
        let sources = all.concat().into_iter().map(|path| {
            let place = path.strip_prefix(&codegen).unwrap().to_str().unwrap();
            let text = std::fs::read_to_string(&path).unwrap();
            let (text, _) = text.split_once("#[cfg(test)]").unwrap_or((&text, ""));
            (place.replace('\\', "/"), text.to_owned())
        });
        sources.collect()
    }

    #[test]
    fn neither_template_nor_generator_names_a_handle_a_composed_call_or_plain_data() {
        let items = COMPOSED
            .iter()
            .filter_map(|call| match call.items.item_type {
                PlainType::Plain(item) => Some(item.name),
                _ => None,
            });
        let handles = || HANDLES.iter().chain(simulator::HANDLES);
        let options = handles().filter_map(|handle| handle.opening.as_ref());
        let names: Vec<String> = handles()
            .map(|handle| handle.name)
            .chain(PLAIN.iter().chain(simulator::PLAIN).map(|plain| plain.name))
            .chain(options.map(|opening| opening.options))
            .chain(COMPOSED.iter().map(|call| call.verb))
            .chain(items)
            .flat_map(|name| [name.to_owned(), snake(name), camel(name)])
            .collect();
        let mut found = Vec::new();
        for (place, text) in sources() {
            // A comment may contain such a name as an example.
            let code = text
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            let code: Vec<&str> = code.collect();
            for name in &names {
                if code.iter().any(|line| line.contains(name.as_str())) {
                    found.push((place.clone(), name.clone()));
                }
            }
        }
        for known in NAMES_CAPABILITIES {
            let before = found.len();
            found.retain(|(place, _)| !place.starts_with(known));
            assert!(found.len() < before, "{known} names none");
        }
        assert!(found.is_empty(), "{found:#?}");
    }

    #[test]
    fn a_comment_keeps_its_paragraphs() {
        assert_eq!(
            comment(" One.\n\n Two.", "  /// "),
            "  /// One.\n  ///\n  /// Two."
        );
    }

    #[test]
    fn one_line_makes_a_short_comment_that_nothing_ends_early() {
        assert_eq!(jsdoc("A */ b.", 2), "  /** A *\\/ b. */");
        assert_eq!(jsdoc("A.\n\nB.", 0), "/**\n * A.\n *\n * B.\n */");
    }

    #[test]
    fn what_belongs_to_an_item_stands_in() {
        let text = format!("One:\n- {}\nbelow.", "a".repeat(86));
        let due = format!("/// One:\n/// - {}\n///   below.", "a".repeat(86));
        assert_eq!(rustdoc(&text), due);
    }

    #[test]
    fn a_text_is_quoted_with_few_backslashes() {
        assert_eq!(quoted("a"), "'a'");
        assert_eq!(quoted("it's"), "\"it's\"");
        assert_eq!(quoted("it's \"b\""), "'it\\'s \"b\"'");
    }

    #[test]
    fn what_is_long_stands_below_each_other() {
        let parts = |length| vec!["a".repeat(length), "b".to_owned()];
        assert_eq!(list(parts(2), 2), "aa, b");
        assert_eq!(list(parts(60), 2), format!("\n  {},\n  b", "a".repeat(60)));
    }

    #[test]
    fn a_missing_template_is_reported() {
        let why = render("cpp/no_such.hpp", ()).unwrap_err();
        assert!(why.contains("cpp/no_such.hpp"), "{why}");
    }
}
