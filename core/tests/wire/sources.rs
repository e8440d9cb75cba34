//! Tests that the sources of the client do not contain certain constructs.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the source files of the client, without tests and comments.
fn sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            if name.contains("tests") {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else if name.ends_with(".rs") {
                let text = fs::read_to_string(&path).expect("a source");
                let (code, _) = text
                    .split_once("#[cfg(test)]\nmod tests {")
                    .unwrap_or((&text, ""));
                let code = code
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("//"));
                found.push((path, code.collect::<Vec<_>>().join("\n")));
            }
        }
    }
    assert!(found.len() > 50, "{} sources", found.len());
    found
}

/// Checks that no source file contains any of these words.
fn assert_without(words: &[&str]) {
    for (path, text) in sources() {
        for word in words {
            assert!(!text.contains(word), "{} has {word}", path.display());
        }
    }
}

/// The API that rustls calls dangerous is used for only one verifier. It wraps that of webpki,
/// accepts one additional certificate, and never a wrong signature of a handshake.
#[test]
fn there_is_no_switch_to_turn_verification_off() {
    assert_without(&["disable_verification", "danger_", "insecure"]);
    let counted = |word: &str| -> usize {
        let sources = sources();
        let counts = sources.iter().map(|(_, text)| text.matches(word).count());
        counts.sum()
    };
    assert_eq!(counted(".dangerous()"), 1);
    assert_eq!(counted("with_custom_certificate_verifier"), 1);
    assert_eq!(counted("impl ServerCertVerifier for"), 1);
    assert_eq!(counted("ServerCertVerified::assertion()"), 1);
    assert_eq!(counted("HandshakeSignatureValid::assertion()"), 0);
}

#[test]
fn the_environment_is_not_read() {
    assert_without(&["env::var", "from_env", "getenv"]);
}
