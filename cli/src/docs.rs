//! Derives help texts from the documentation of the operations.

use std::sync::OnceLock;

use gfxhub::Value;
use gfxhub::bindings::{description, summary};
use gfxhub::schema::{OperationInfo, SettingInfo, SettingType};

/// Returns a documentation comment as plain text: one line for each paragraph, without links and
/// backquotes.
pub(crate) fn plain(docs: &str) -> String {
    description(docs).replace('`', "")
}

/// Returns the first sentence or paragraph without its full stop, for lists of commands.
pub(crate) fn short(docs: &str) -> String {
    summary(docs).replace('`', "")
}

/// Returns the documentation of an operation without its first sentence, followed by its request,
/// its name and its retry class.
pub(crate) fn details(operation: &OperationInfo) -> String {
    let docs = plain(operation.docs);
    let first = short(operation.docs);
    let rest = docs.strip_prefix(&first).unwrap_or(&docs);
    let rest = rest.trim_start_matches('.').trim();
    let path = match operation.is_composed() {
        true => String::new(),
        false => format!("{} {}\n", operation.method, operation.path),
    };
    let request = format!(
        "{path}Operation {}, class {}: {}",
        operation.name,
        operation.resend.word(),
        plain(operation.again()),
    );
    match rest.is_empty() {
        true => request,
        false => format!("{rest}\n\n{request}"),
    }
}

/// Returns the example of an operation, if it has one. The examples run against the demo show.
pub(crate) fn example(operation: &OperationInfo) -> Option<String> {
    /// File that `cargo xtask generate` writes.
    const EXAMPLES: &str = include_str!("examples.json");
    static READ: OnceLock<Value> = OnceLock::new();
    let examples = READ.get_or_init(|| Value::from_json(EXAMPLES).unwrap_or_default());
    let example = examples.as_object()?.get(operation.name)?;
    example.as_str().map(str::to_owned)
}

/// Converts a JSON name to the spelling of the command: `engineHostId` becomes `engine-host-id`,
/// and `ncsID` becomes `ncs-id`.
pub(crate) fn kebab(wire: &str) -> String {
    let mut out = String::new();
    let mut before = None;
    for c in wire.chars() {
        let edge = before.is_some_and(|b: char| b.is_lowercase() || b.is_ascii_digit());
        if c == '_' || (c.is_uppercase() && edge) {
            out.push('-');
        }
        if c != '_' {
            out.extend(c.to_lowercase());
        }
        before = Some(c);
    }
    out
}

/// Returns the name of a setting's option. For a list of texts, it is the name of the function that
/// adds one text to the list.
pub(crate) fn option_name(setting: &SettingInfo) -> String {
    kebab(match setting.setting_type {
        SettingType::Texts(adder) => adder,
        _ => setting.name,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    use gfxhub::schema::ResponseType;

    #[test]
    fn wire_names_become_options() {
        for (wire, option) in [
            ("Value", "value"),
            ("engineHostId", "engine-host-id"),
            ("overriddenChannels", "overridden-channels"),
            ("ncsID", "ncs-id"),
            ("set_property", "set-property"),
            ("ExternalDataFieldKey", "external-data-field-key"),
        ] {
            assert_eq!(kebab(wire), option);
        }
    }

    #[test]
    fn documentation_loses_its_markup_and_keeps_its_text() {
        let docs =
            " Sets it.\n\n One line\n and [`x`](crate::x) ([`y`](crate::y) helps), [1] `Null`.\n";
        assert_eq!(plain(docs), "Sets it.\n\nOne line and x, [1] null.");
        assert_eq!(short(docs), "Sets it");
        assert_eq!(
            short(" Makes an item. The answer has none."),
            "Makes an item"
        );
    }

    #[test]
    fn every_operation_has_a_help_text() {
        for operation in gfxhub::schema::calls() {
            let text = details(operation);
            assert!(text.contains(operation.path), "{text}");
            assert!(text.contains(operation.resend.word()), "{text}");
            assert!(!short(operation.docs).is_empty());
            assert!(!text.contains("]("), "{text}");
            // The download of external data may lack an example, because it requires a file that no
            // show contains.
            let has_example = example(operation).is_some();
            assert!(
                has_example || operation.is_composed() || operation.outcome == ResponseType::Raw,
                "{}",
                operation.name
            );
        }
    }
}
