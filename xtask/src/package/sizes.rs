//! Measures the sizes of the packages, which are only printed.

use std::fs;
use std::path::Path;

use anyhow::Context as _;

/// A file with its size.
#[derive(Debug)]
pub(crate) struct Size {
    what: &'static str,
    bytes: u64,
}

impl Size {
    /// Returns the size of a file.
    pub(crate) fn of(what: &'static str, file: &Path) -> anyhow::Result<Size> {
        let metadata = fs::metadata(file);
        let metadata = metadata.with_context(|| format!("cannot read {}", file.display()))?;
        let bytes = metadata.len();
        Ok(Size { what, bytes })
    }
}

/// Returns a table with the sizes in megabytes, one line for each.
pub(crate) fn table(sizes: &[Size]) -> String {
    let width = sizes.iter().map(|size| size.what.len()).max().unwrap_or(0);
    let line = |size: &Size| {
        let megabytes = size.bytes as f64 / 1e6;
        format!("  {:width$}  {megabytes:>5.2} MB", size.what)
    };
    sizes.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_stand_below_each_other() {
        let size = |what, bytes| Size { what, bytes };
        let sizes = [size("wheel", 13_500_000), size("C library", 2_345_678)];
        assert_eq!(
            table(&sizes),
            "  wheel      13.50 MB\n  C library   2.35 MB"
        );
    }
}
