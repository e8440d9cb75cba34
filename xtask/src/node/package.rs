//! The package of Node in its folder: the addon beside it, and the names of what it holds.

use std::fs;
use std::path::Path;

use crate::package::addon;

/// Puts the built addon beside the package, under the name that the package looks for.
pub(crate) fn put_addon(built: &Path, package: &Path) -> Result<(), String> {
    let place = package.join(addon::file_name());
    // Not over the old file: a program that still has it mapped would crash.
    match fs::remove_file(&place) {
        Err(fault) if fault.kind() != std::io::ErrorKind::NotFound => {
            return Err(format!("{}: {fault}", place.display()));
        }
        _ => {}
    }
    let copied = fs::copy(built, &place);
    copied
        .map(drop)
        .map_err(|fault| format!("{}: {fault}", place.display()))
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

    use super::url;

    #[test]
    fn a_path_becomes_a_url() {
        assert_eq!(url(Path::new("/a b/c.mjs")), "file:///a%20b/c.mjs");
        assert_eq!(url(Path::new(r"C:\a\c.mjs")), "file:///C:/a/c.mjs");
    }
}
