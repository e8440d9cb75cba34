//! How large what is handed out may be.

use std::fs;
use std::path::Path;

/// The size of a file, beside its limit.
#[derive(Debug)]
pub(crate) struct Size {
    what: &'static str,
    bytes: u64,
    limit: Option<u64>,
}

/// The C library with TLS, without symbols, as it is loaded.
pub(crate) const C_LIBRARY: u64 = 2_300_000;

/// The wheel, with the hub in a box.
pub(crate) const WHEEL: u64 = 3_500_000;

/// The addon of Node, with the hub in a box, as it is loaded.
pub(crate) const ADDON: u64 = 3_500_000;

/// The package of Node as it is fetched, with the command: it bounds what the addon is rid of.
pub(crate) const NPM: u64 = 3_500_000;

impl Size {
    /// The size of a file.
    pub(crate) fn of(what: &'static str, file: &Path, limit: Option<u64>) -> Result<Size, String> {
        let metadata = fs::metadata(file);
        let metadata = metadata.map_err(|fault| format!("{}: {fault}", file.display()))?;
        let bytes = metadata.len();
        Ok(Size { what, bytes, limit })
    }

    fn is_above(&self) -> bool {
        self.limit.is_some_and(|limit| self.bytes > limit)
    }
}

/// The sizes, one line for each.
pub(crate) fn table(sizes: &[Size]) -> String {
    let width = sizes.iter().map(|size| size.what.len()).max().unwrap_or(0);
    let line = |size: &Size| {
        let (what, is) = (size.what, megabytes(size.bytes));
        let limit = match size.limit {
            Some(limit) if size.is_above() => format!("ABOVE the limit of {}", megabytes(limit)),
            Some(limit) => format!("of {} at most", megabytes(limit)),
            None => String::new(),
        };
        format!("  {what:width$}  {is:>8}  {limit}")
            .trim_end()
            .to_owned()
    };
    sizes.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Fails where one is above its limit.
pub(crate) fn judge(sizes: &[Size]) -> Result<(), String> {
    let above: Vec<&str> = sizes
        .iter()
        .filter(|size| size.is_above())
        .map(|size| size.what)
        .collect();
    if above.is_empty() {
        return Ok(());
    }
    Err(format!(
        "larger than it may be: {}; `nm --size-sort` on a build with \
         CARGO_PROFILE_RELEASE_STRIP=none shows of what",
        above.join(", ")
    ))
}

/// Megabytes to two places, rounded up so that no limit is passed unseen.
fn megabytes(bytes: u64) -> String {
    let hundredths = bytes.div_ceil(10_000);
    format!("{}.{:02} MB", hundredths / 100, hundredths % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(what: &'static str, bytes: u64, limit: Option<u64>) -> Size {
        Size { what, bytes, limit }
    }

    #[test]
    fn sizes_stand_beside_their_limits() {
        let sizes = [
            size("wheel", 3_500_000, Some(WHEEL)),
            size("C library", 2_300_001, Some(C_LIBRARY)),
            size("sdist", 12_345, None),
        ];
        assert_eq!(
            table(&sizes),
            "  wheel       3.50 MB  of 3.50 MB at most\n  \
               C library   2.31 MB  ABOVE the limit of 2.30 MB\n  \
               sdist       0.02 MB"
        );
    }

    #[test]
    fn what_is_above_its_limit_is_named() {
        let fine = size("wheel", WHEEL, Some(WHEEL));
        assert_eq!(judge(&[fine, size("sdist", u64::MAX, None)]), Ok(()));
        let why = judge(&[
            size("wheel", WHEEL + 1, Some(WHEEL)),
            size("addon", 1, Some(ADDON)),
        ]);
        let why = why.unwrap_err();
        assert!(why.contains("be: wheel;"), "{why}");
    }
}
