//! The package as npm would install it: the addon beside it, and what its list of files names.

use std::fs;
use std::path::Path;
use std::process::Command;

use gfxhub_tests::json::Json;

/// Puts a built addon beside the package, under the name that the package looks for.
pub(crate) fn put_addon(addon: &Path, package: &Path) -> Result<(), String> {
    let place = package.join(format!("gfxhub.{}.node", platform(package)?));
    // Not over the old file: a program that still has it mapped would crash.
    match fs::remove_file(&place) {
        Err(fault) if fault.kind() != std::io::ErrorKind::NotFound => {
            return Err(format!("{}: {fault}", place.display()));
        }
        _ => {}
    }
    let copied = fs::copy(addon, &place);
    copied
        .map(drop)
        .map_err(|fault| format!("{}: {fault}", place.display()))
}

/// The platform's name, from the part of the package that looks for the addon.
fn platform(package: &Path) -> Result<String, String> {
    let mut command = Command::new("node");
    command.arg(package.join("lib/platform.cjs"));
    let output = command.output();
    let output = output.map_err(|fault| format!("node does not start: {fault}"))?;
    let name = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    match name.is_empty() {
        false => Ok(name),
        true => Err("lib/platform.cjs does not name the platform".to_owned()),
    }
}

/// Copies what the package's list of files names to where npm would put it.
pub(crate) fn install(package: &Path, place: &Path) -> Result<(), String> {
    if place.exists() {
        fs::remove_dir_all(place).map_err(|fault| format!("{}: {fault}", place.display()))?;
    }
    let manifest = package.join("package.json");
    let text = fs::read_to_string(&manifest);
    let text = text.map_err(|fault| format!("{}: {fault}", manifest.display()))?;
    let files = match Json::parse(&text).as_ref().map(|json| json.get("files")) {
        Ok(Some(Json::List(files))) => files.clone(),
        _ => return Err(format!("{} has no list of files", manifest.display())),
    };
    let wanted = |name: &str| {
        let matches = |pattern: &Json| {
            pattern
                .as_text()
                .is_some_and(|pattern| is_like(name, pattern))
        };
        name == "package.json" || files.iter().any(matches)
    };
    for name in names(package)?.iter().filter(|name| wanted(name)) {
        copy(&package.join(name), &place.join(name))?;
    }
    Ok(())
}

/// Whether a name is like a pattern with at most one star.
fn is_like(name: &str, pattern: &str) -> bool {
    match pattern.split_once('*') {
        Some((start, end)) => name.starts_with(start) && name.ends_with(end),
        None => name == pattern,
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let told = |fault| format!("{}: {fault}", from.display());
    if from.is_dir() {
        fs::create_dir_all(to).map_err(told)?;
        return names(from)?
            .iter()
            .try_for_each(|name| copy(&from.join(name), &to.join(name)));
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(told)?;
    }
    fs::copy(from, to).map(drop).map_err(told)
}

/// A path as a URL, for what Node imports.
pub(crate) fn url(path: &Path) -> String {
    let path = path.to_string_lossy().replace('\\', "/");
    let slash = if path.starts_with('/') { "" } else { "/" };
    format!(
        "file://{slash}{}",
        path.replace('%', "%25")
            .replace(' ', "%20")
            .replace('#', "%23")
    )
}

/// The names in a folder, in order.
pub(crate) fn names(folder: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(folder).map_err(|fault| format!("{}: {fault}", folder.display()))?;
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{is_like, url};

    #[test]
    fn a_star_stands_for_anything() {
        assert!(is_like("gfxhub.linux-x64-gnu.node", "gfxhub.*.node"));
        assert!(is_like("lib", "lib"));
        assert!(!is_like("library", "lib"));
        assert!(!is_like("gfxhub.node.txt", "gfxhub.*.node"));
    }

    #[test]
    fn a_path_becomes_a_url() {
        assert_eq!(url(Path::new("/a b/c.mjs")), "file:///a%20b/c.mjs");
        assert_eq!(url(Path::new(r"C:\a\c.mjs")), "file:///C:/a/c.mjs");
    }
}
