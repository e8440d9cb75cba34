//! What must not be shown, in every form in which a hub, a proxy or a path can repeat it.

use std::fmt::Write;

/// Parts of names of headers whose values are taken for secrets.
const TELLING: &[&str] = &[
    "auth",
    "cookie",
    "credential",
    "key",
    "passw",
    "secret",
    "session",
    "signature",
    "token",
];

/// So much of a secret at the end of a text that was cut is taken for it.
const TELLTALE: usize = 4;

/// The secrets of a client in all their forms. It has no `Debug`, so that nothing shows them.
#[derive(Clone, Default)]
pub(crate) struct Secrets(Vec<String>);

impl Secrets {
    /// The API key, and what the caller's own headers hold that is secret by their names.
    pub(crate) fn of(api_key: Option<&str>, headers: &[(String, String)]) -> Secrets {
        let mut forms: Vec<String> = Vec::new();
        let told = headers.iter().filter(|(name, _)| {
            let name = name.to_ascii_lowercase();
            TELLING.iter().any(|part| name.contains(part))
        });
        for (_, value) in told {
            // `Bearer TOKEN`: a hub that complains of the token repeats it without the scheme.
            forms.extend(value.split_once(' ').map(|(_, token)| token.trim().into()));
            forms.push(value.clone());
        }
        forms.extend(api_key.map(str::to_owned));
        for plain in std::mem::take(&mut forms) {
            let percent = |usual: &str| {
                plain.bytes().fold(String::new(), |mut text, byte| {
                    if byte.is_ascii_alphanumeric() || usual.as_bytes().contains(&byte) {
                        text.push(char::from(byte));
                    } else {
                        // Writing into a String cannot fail.
                        let _ = write!(text, "%{byte:02X}");
                    }
                    text
                })
            };
            // As a path segment, as a value of a query or a form, and as a text in JSON.
            let (segment, query) = (percent("-._~"), percent("-._~!$'()*,/:;@+"));
            let json = plain.replace('\\', "\\\\").replace('"', "\\\"");
            forms.push(segment.replace("%20", "+"));
            forms.push(json.replace('/', "\\/"));
            forms.extend([segment, query, json, plain]);
        }
        forms.retain(|form| !form.is_empty());
        // The longest first, as one form can be a part of another.
        forms.sort_unstable_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
        forms.dedup();
        Secrets(forms)
    }

    /// Whether a text holds one of them.
    pub(crate) fn are_in(&self, text: &str) -> bool {
        self.0.iter().any(|form| find(text, form).is_some())
    }

    /// Puts `***` in their place.
    pub(crate) fn hide(&self, text: &mut String) {
        for form in &self.0 {
            let mut from = 0;
            while let Some(at) = find(&text[from..], form).map(|at| from + at) {
                text.replace_range(at..at + form.len(), "***");
                from = at + 3;
            }
        }
    }

    /// The same for a text that was cut, whose end can be the beginning of one of them.
    pub(crate) fn hide_in_cut(&self, text: &mut String) {
        self.hide(text);
        let begun = |form: &String| {
            (TELLTALE..form.len())
                .rev()
                .find(|&length| text.ends_with(&form[..length]))
        };
        if let Some(length) = self.0.iter().filter_map(begun).max() {
            text.truncate(text.len() - length);
            text.push_str("***");
        }
    }
}

/// Where a form stands in a text; hexadecimal digits may come in either case.
fn find(text: &str, form: &str) -> Option<usize> {
    if !form.contains('%') {
        return text.find(form);
    }
    // Forms are ASCII, as headers are, so what matches begins and ends between characters.
    let same = |window: &[u8]| window.eq_ignore_ascii_case(form.as_bytes());
    text.as_bytes().windows(form.len()).position(same)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secrets() -> Secrets {
        let header = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        Secrets::of(
            Some("rh_a/b+c\"d\\e"),
            &[
                header("Authorization", "Bearer t0ken"),
                header("X-Auth-Token", "x-t0k"),
                header("X-Studio", "A"),
            ],
        )
    }

    fn hidden(text: &str) -> String {
        let mut text = text.to_owned();
        secrets().hide(&mut text);
        text
    }

    #[test]
    fn every_form_is_hidden_and_nothing_else() {
        for text in [
            "rh_a/b+c\"d\\e",
            "rh_a%2Fb%2Bc%22d%5Ce",
            "rh_a%2fb%2bc%22d%5ce",
            "rh_a/b+c%22d%5Ce",
            r#"rh_a/b+c\"d\\e"#,
            r#"rh_a\/b+c\"d\\e"#,
            "Bearer t0ken",
            "t0ken",
            "x-t0k",
        ] {
            assert!(secrets().are_in(text), "{text}");
            assert_eq!(hidden(text), "***", "{text}");
            assert_eq!(hidden(&format!("é{text}, é{text}")), "é***, é***");
        }
        assert_eq!(hidden("A STUDIO rh_a"), "A STUDIO rh_a");
        assert_eq!(Secrets::default().0, [""; 0]);
    }

    #[test]
    fn the_beginning_of_one_at_a_cut_is_hidden_too() {
        for (cut, expected) in [
            ("the key rh_a/b", "the key ***"),
            ("the key rh_a", "the key ***"),
            ("the key rh_", "the key rh_"),
            ("rh_a, the key", "rh_a, the key"),
        ] {
            let mut text = cut.to_owned();
            secrets().hide_in_cut(&mut text);
            assert_eq!(text, expected);
        }
    }
}
