//! Whether any dependency asks for a newer Rust than the workspace says it does.

use gfxhub_tests::json::Json;

use crate::console;
use gfxhub_tests::cargo::{cargo, root};

/// A Rust version, as `1.90` or `1.90.1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Version([u64; 3]);

impl Version {
    fn parse(text: &str) -> Option<Version> {
        let mut parts = text.split('.').map(|part| part.parse().ok());
        let major = parts.next()??;
        let minor = parts.next().unwrap_or(Some(0))?;
        let patch = parts.next().unwrap_or(Some(0))?;
        parts
            .next()
            .is_none()
            .then_some(Version([major, minor, patch]))
    }
}

/// Asks cargo for all packages and compares.
pub(crate) fn check() -> Result<(), String> {
    let output = cargo(&["metadata", "--format-version", "1", "--locked"])
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(|fault| format!("cargo does not start: {fault}"))?;
    if !output.status.success() {
        return Err("`cargo metadata` failed; it says above why".to_owned());
    }
    let metadata = Json::parse(&String::from_utf8_lossy(&output.stdout))
        .map_err(|fault| format!("`cargo metadata` is not sound JSON: {fault}"))?;
    let (ours, checked, newer) = compare(&metadata)?;
    if newer.is_empty() {
        console::say(&format!(
            "Rust {ours} is enough for all {checked} dependencies."
        ));
        return Ok(());
    }
    let file = root().join("Cargo.toml");
    Err(format!(
        "{} says rust-version = {ours:?}, and newer is needed:\n{}",
        file.display(),
        newer.join("\n")
    ))
}

/// Our version, how many dependencies there are, and those that ask for a newer one.
fn compare(metadata: &Json) -> Result<(String, usize, Vec<String>), String> {
    let Some(Json::List(packages)) = metadata.get("packages") else {
        return Err("`cargo metadata` names no packages".to_owned());
    };
    let text = |package: &Json, key| package.get(key).and_then(Json::as_text).map(str::to_owned);
    let is_ours = |package: &&Json| text(package, "source").is_none();
    let mut ours: Vec<String> = Vec::new();
    for package in packages.iter().filter(is_ours) {
        let name = text(package, "name").unwrap_or_default();
        let version = text(package, "rust_version")
            .ok_or_else(|| format!("{name} states no rust-version"))?;
        if !ours.contains(&version) {
            ours.push(version);
        }
    }
    let [ours] = &ours[..] else {
        return Err(format!(
            "our packages do not state one rust-version: {ours:?}"
        ));
    };
    let most = Version::parse(ours).ok_or_else(|| format!("{ours:?} is no Rust version"))?;
    let (mut checked, mut newer) = (0, Vec::new());
    for package in packages.iter().filter(|package| !is_ours(package)) {
        checked += 1;
        // Who states none promises nothing, and builds with ours or the build would have failed.
        let Some(wanted) = text(package, "rust_version") else {
            continue;
        };
        if Version::parse(&wanted).is_none_or(|wanted| wanted > most) {
            let name = text(package, "name").unwrap_or_default();
            let version = text(package, "version").unwrap_or_default();
            newer.push(format!("{name} {version} asks for Rust {wanted}"));
        }
    }
    Ok((ours.clone(), checked, newer))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        let version = |text| Version::parse(text).unwrap();
        assert!(version("1.9") < version("1.90"));
        assert!(version("1.90") == version("1.90.0"));
        assert!(version("1.90.1") > version("1.90"));
        assert!(version("2") > version("1.95"));
        for text in ["", "1.x", "1.2.3.4", "1..2", "1.90-beta"] {
            assert_eq!(Version::parse(text), None, "{text}");
        }
    }

    fn compared(packages: &str) -> Result<(String, usize, Vec<String>), String> {
        compare(&Json::parse(&format!(r#"{{"packages":[{packages}]}}"#)).unwrap())
    }

    const OURS: &str = r#"{"name":"gfxhub","version":"0.1.0","source":null,"rust_version":"1.90"}"#;

    #[test]
    fn what_asks_for_a_newer_rust_is_named() {
        let theirs = |version: &str| {
            format!(
                r#"{OURS},{{"name":"newer","version":"4.4.0","source":"r","rust_version":{version}}}"#
            )
        };
        for fine in ["null", "\"1.90\"", "\"1.63.0\""] {
            assert_eq!(
                compared(&theirs(fine)),
                Ok(("1.90".to_owned(), 1, Vec::new()))
            );
        }
        let (_, _, newer) = compared(&theirs("\"1.91\"")).unwrap();
        assert_eq!(newer, ["newer 4.4.0 asks for Rust 1.91"]);
    }

    #[test]
    fn our_own_packages_state_one_version() {
        let other = r#"{"name":"xtask","source":null,"rust_version":"1.88"}"#;
        let why = compared(&format!("{OURS},{other}")).unwrap_err();
        assert!(why.contains("1.90") && why.contains("1.88"), "{why}");
        let none = r#"{"name":"xtask","source":null,"rust_version":null}"#;
        let why = compared(&format!("{OURS},{none}")).unwrap_err();
        assert_eq!(why, "xtask states no rust-version");
        assert!(compare(&Json::Null).is_err());
    }
}
