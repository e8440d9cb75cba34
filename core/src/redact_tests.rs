//! Tests of secrets: each form is found in every spelling, and no other text is changed.

use super::*;
use base64::engine::general_purpose::{STANDARD, URL_SAFE};
use proptest::prelude::*;

fn redactor() -> Redactor {
    let header = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    Redactor::of(
        Some("rh_a/b+c\"d\\e"),
        &[
            header("Authorization", "Bearer t0ken"),
            header("X-Auth-Token", "x-t0k"),
            header("X-Studio", "A"),
        ],
        None,
    )
}

fn hidden(text: &str) -> String {
    let mut text = text.to_owned();
    redactor().redact(&mut text);
    text
}

#[test]
fn every_form_is_hidden_and_nothing_else() {
    for text in [
        "rh_a/b+c\"d\\e",
        "rh_a%2Fb%2Bc%22d%5Ce",
        "rh_a%2fb%2bc%22d%5ce",
        "rh_a/b+c%22d%5Ce",
        r#"rh_a\/b\u002bc\"d\\e"#,
        "Bearer t0ken",
        "BEARER+T0KEN",
        "t0ken",
        "x-t0k",
    ] {
        assert!(redactor().matches(text), "{text}");
        assert_eq!(hidden(text), "***", "{text}");
        assert_eq!(hidden(&format!("é{text}, é{text}")), "é***, é***");
    }
    assert_eq!(hidden("A STUDIO rh_a"), "A STUDIO rh_a");
    assert!(Redactor::default().0.is_empty());
    // If a secret begins in the middle of a character of the text, the whole character is hidden.
    let bytes = Redactor::of(Some("%A9abc"), &[], None);
    let mut text = "éabc".to_owned();
    bytes.redact(&mut text);
    assert_eq!(text, "***");
}

#[test]
fn the_beginning_of_one_at_a_cut_is_hidden_too() {
    for (cut, expected) in [
        ("the key rh_a/b", "the key ***"),
        ("the key rh_a", "the key ***"),
        ("the key RH_A%2", "the key ***"),
        (r"the key rh_a\u00", "the key ***"),
        ("the key rh_a%252", "the key ***"),
        ("the key rh_a&#4", "the key ***"),
        ("the key cmhfYS9", "the key ***"),
        ("the key rh_", "the key rh_"),
        ("rh_a, the key", "rh_a, the key"),
        ("the key rh_a/b+c\"d\\e and rh_a/", "the key *** and ***"),
    ] {
        let mut text = cut.to_owned();
        redactor().redact_truncated(&mut text);
        assert_eq!(text, expected);
    }
}

/// Escapes a character as in a URL, in JSON or in HTML (`kind`), in one of several ways (`way`). A
/// character that begins an escape is always escaped, as programs do it.
fn written(c: char, kind: u32, way: u32) -> String {
    let code = u32::from(c);
    let named = match c {
        '"' => "&quot;".to_owned(),
        '\'' => "&apos;".to_owned(),
        '+' => "&plus;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        _ => format!("&#x{code:x};"),
    };
    match (kind, way) {
        (0, _) if "%&\\".contains(c) => format!("%{code:02X}"),
        (1, _) if c == '&' => "\\u0026".to_owned(),
        (1, _) if c == '\\' => "\\\\".to_owned(),
        (1, _) if c == '%' => "%".to_owned(),
        (2, _) if c == '&' => "&amp;".to_owned(),
        (2, _) if c == '%' || c == '\\' => c.into(),
        (0, 0) => format!("%{code:02x}"),
        (0, 1) => format!("%{code:02X}"),
        (0, 2) if c == ' ' => "+".to_owned(),
        (1, 0) => format!("\\u{code:04x}"),
        (1, 1) => format!("\\u{code:04X}"),
        (1, _) if c == '"' || (c == '/' && way == 2) => format!("\\{c}"),
        (2, 0) => format!("&#{code};"),
        (2, 1) => format!("&#x{code:X};"),
        (2, 2) => format!("&#X{code:03x};"),
        (2, 3) => named,
        _ => c.into(),
    }
}

/// Escapes each character of a text. The characters take `ways` in turn.
pub(crate) fn escaped(text: &str, kind: u32, ways: &[u32]) -> String {
    let ways = ways.iter().cycle();
    text.chars()
        .zip(ways)
        .map(|(c, way)| written(c, kind, *way))
        .collect()
}

/// Texts next to a secret. They cannot be part of an escape.
pub(crate) const AROUND: &str = "[ .,:=(){}\u{e9}]{0,6}";

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_form_of_a_secret_is_shown(
        secret in "[!-~]([ -~]|[%&;u0-9A-F\\\\#]){2,20}[!-~]",
        rounds in prop::collection::vec((0_u32..3, prop::collection::vec(0_u32..7, 1..8)), 0..3),
        capitals in any::<bool>(),
        (before, behind) in (AROUND, AROUND),
    ) {
        let plain = if capitals { secret.to_uppercase() } else { secret.clone() };
        let form = rounds.iter().fold(plain, |text, (kind, ways)| escaped(&text, *kind, ways));
        let mut text = format!("{before}{form}{behind}");
        let redactor = Redactor::of(Some(&secret), &[], None);
        prop_assert!(redactor.matches(&text));
        redactor.redact(&mut text);
        prop_assert_eq!(text, format!("{before}***{behind}"), "{}", form);
    }

    #[test]
    fn no_secret_is_shown_in_base64(
        secret in "[!-~]{4,20}",
        (before, behind) in ("[a-z:]{0,5}", "[a-z:]{0,5}"),
        url in any::<bool>(),
        (kind, ways) in (0_u32..3, prop::collection::vec(0_u32..7, 1..8)),
    ) {
        let whole = format!("{before}{secret}{behind}");
        let form = if url { URL_SAFE.encode(&whole) } else { STANDARD.encode(&whole) };
        let redactor = Redactor::of(Some(&secret), &[], None);
        for form in [form.clone(), escaped(&form, kind, &ways)] {
            let mut text = format!("no {form}.");
            redactor.redact(&mut text);
            prop_assert!(text.contains("***"), "{}", form);
            // The text next to the secret may be redacted too, but no other text.
            if before.is_empty() && behind.is_empty() {
                prop_assert_eq!(text, "no ***.");
            }
        }
    }

    #[test]
    fn a_text_without_a_secret_stays(text in "[ -~\u{e9}\u{1F3AC}]{0,200}", cut in any::<bool>()) {
        let redactor = Redactor::of(
            Some("\u{1}\u{2}\u{3}\u{4}"),
            &[("Cookie".to_owned(), "a=b; c=\u{5}\u{6}\u{7}\u{8}".to_owned())],
            Some("http://\u{1}\u{2}:\u{3}\u{4}@proxy"),
        );
        let mut same = text.clone();
        if cut { redactor.redact_truncated(&mut same) } else { redactor.redact(&mut same) }
        prop_assert_eq!(same, text);
    }
}
