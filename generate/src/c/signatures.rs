//! The signatures of all exports, read off the sources of the library.

use super::header;

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
pub(super) fn all() -> Result<Vec<Export>, String> {
    let mut exports = Vec::new();
    for source in header::sources() {
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
