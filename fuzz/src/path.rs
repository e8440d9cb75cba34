//! `path`: an argument in the path of an operation arrives at the hub unchanged, or is refused.

use std::hash::{DefaultHasher, Hash, Hasher};

use gfxhub::schema::{ArgumentInfo, FieldType, OPERATIONS};

use crate::pieces;

/// Maximum length of an argument in a path, in bytes.
const MAX_LENGTH: usize = 4096;

/// Runs the target. The first byte selects the operation; its arguments follow in the order of the
/// path.
pub fn run(data: &[u8]) {
    let Some((at, rest)) = pieces::choice(data, OPERATIONS.len()) else {
        return;
    };
    let operation = OPERATIONS[at];
    let mut texts = pieces::of(rest).map(|piece| String::from_utf8_lossy(piece).into_owned());
    let named = |argument: &ArgumentInfo| {
        let text = texts.next().unwrap_or_default();
        let number = matches!(argument.shape, FieldType::Id(id) if !id.text);
        (argument.wire, if number { of_digits(&text) } else { text })
    };
    let given: Vec<(&'static str, String)> = operation.arguments.iter().map(named).collect();
    let refused = given.iter().any(|(_, text)| is_refused(text));
    match gfxhub::fuzzing::path(operation.path, &given) {
        Ok(path) => {
            assert!(!refused, "{given:?} must not be sent");
            assert!(path.bytes().all(|byte| byte.is_ascii_graphic()), "{path}");
            assert_eq!(
                path.matches('/').count(),
                operation.path.matches('/').count()
            );
            let found = gfxhub_simulator::arrival(operation.method.as_str(), &path);
            assert_eq!(found, Some((operation.name, given)), "{path}");
        }
        Err(error) => {
            assert!(refused, "{given:?} was refused: {error}");
            assert_eq!(error.kind(), gfxhub::ErrorKind::Invalid);
            assert_eq!(error.effect(), gfxhub::Effect::None);
            let named = error.argument().unwrap_or_default();
            let culprit = given.iter().find(|(name, _)| *name == named);
            assert!(culprit.is_some_and(|(_, text)| is_refused(text)), "{error}");
        }
    }
}

/// Replaces a text by a number. Where the path has a numeric id, a call can send nothing but a
/// number; a text there could be part of another operation's path, as in `renderer/create`.
fn of_digits(text: &str) -> String {
    text.parse().map_or_else(
        |_| {
            let mut hasher = DefaultHasher::new();
            text.hash(&mut hasher);
            hasher.finish().cast_signed().to_string()
        },
        |number: i64| number.to_string(),
    )
}

/// Returns `true` for texts that must be refused: empty ones, `.` and `..`, texts with control
/// characters, and texts that are too long.
fn is_refused(text: &str) -> bool {
    matches!(text, "" | "." | "..") || text.len() > MAX_LENGTH || text.chars().any(char::is_control)
}
