//! What the library is called on each system, and where each of its files goes under the prefix.

/// The version of the project.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Joins literals and the version's parts into a constant.
macro_rules! name {
    ($($part:expr),+ $(,)?) => { concat!($($part),+) };
}

// The name that a program asks the loader for has the first number alone.
#[cfg(all(not(windows), not(target_os = "macos")))]
mod system {
    /// The shared library.
    pub(crate) const SHARED: &str = name!("lib/libgfxhub.so.", env!("CARGO_PKG_VERSION"));
    /// The static library.
    pub(crate) const ARCHIVE: &str = "lib/libgfxhub.a";
    /// What a program is linked with in place of the shared library, where that is another file.
    pub(crate) const IMPORT: Option<&str> = None;
    /// Links, each with the file beside it that it leads to.
    pub(crate) const LINKS: &[(&str, &str)] = &[
        (
            name!("lib/libgfxhub.so.", env!("CARGO_PKG_VERSION_MAJOR")),
            name!("libgfxhub.so.", env!("CARGO_PKG_VERSION")),
        ),
        (
            "lib/libgfxhub.so",
            name!("libgfxhub.so.", env!("CARGO_PKG_VERSION_MAJOR")),
        ),
    ];
    /// What a program with the static library is linked with besides. The compiler adds the library
    /// that unwinds by itself, and knows which: libgcc_s cannot be linked with `-static`.
    #[cfg(target_os = "linux")]
    pub(crate) const SYSTEM_LIBRARIES: &[&str] = &["util", "rt", "pthread", "m", "dl"];
    #[cfg(not(target_os = "linux"))]
    pub(crate) const SYSTEM_LIBRARIES: &[&str] = &["pthread", "m"];
    /// The same for what is no library but a word of the linker's.
    pub(crate) const LINKER_WORDS: &[&str] = &[];
}

#[cfg(target_os = "macos")]
mod system {
    pub(crate) const SHARED: &str = name!("lib/libgfxhub.", env!("CARGO_PKG_VERSION"), ".dylib");
    pub(crate) const ARCHIVE: &str = "lib/libgfxhub.a";
    pub(crate) const IMPORT: Option<&str> = None;
    pub(crate) const LINKS: &[(&str, &str)] = &[
        (
            name!("lib/libgfxhub.", env!("CARGO_PKG_VERSION_MAJOR"), ".dylib"),
            name!("libgfxhub.", env!("CARGO_PKG_VERSION"), ".dylib"),
        ),
        (
            "lib/libgfxhub.dylib",
            name!("libgfxhub.", env!("CARGO_PKG_VERSION_MAJOR"), ".dylib"),
        ),
    ];
    pub(crate) const SYSTEM_LIBRARIES: &[&str] = &["iconv", "m"];
    pub(crate) const LINKER_WORDS: &[&str] = &["-framework CoreFoundation"];
}

#[cfg(all(windows, target_env = "msvc"))]
mod system {
    pub(crate) const SHARED: &str = "bin/gfxhub.dll";
    pub(crate) const ARCHIVE: &str = "lib/gfxhub_static.lib";
    pub(crate) const IMPORT: Option<&str> = Some("lib/gfxhub.lib");
    pub(crate) const LINKS: &[(&str, &str)] = &[];
    pub(crate) const SYSTEM_LIBRARIES: &[&str] = super::WINDOWS_LIBRARIES;
    pub(crate) const LINKER_WORDS: &[&str] = &[];
}

#[cfg(all(windows, not(target_env = "msvc")))]
mod system {
    pub(crate) const SHARED: &str = "bin/gfxhub.dll";
    pub(crate) const ARCHIVE: &str = "lib/libgfxhub.a";
    pub(crate) const IMPORT: Option<&str> = Some("lib/libgfxhub.dll.a");
    pub(crate) const LINKS: &[(&str, &str)] = &[];
    pub(crate) const SYSTEM_LIBRARIES: &[&str] = super::WINDOWS_LIBRARIES;
    pub(crate) const LINKER_WORDS: &[&str] = &[];
}

#[cfg(windows)]
const WINDOWS_LIBRARIES: &[&str] = &["ws2_32", "bcrypt", "userenv", "ntdll", "kernel32"];

pub(crate) use system::{ARCHIVE, IMPORT, LINKER_WORDS, LINKS, SHARED, SYSTEM_LIBRARIES};

#[cfg(all(test, not(windows)))]
mod tests {
    use super::*;

    #[test]
    fn the_links_lead_from_the_name_that_is_linked_to_the_file() {
        let file = SHARED.strip_prefix("lib/").unwrap();
        let [(loaded, whole), (linked, next)] = LINKS else {
            panic!("two links are due")
        };
        assert_eq!(*whole, file);
        assert_eq!(loaded.strip_prefix("lib/"), Some(*next));
        assert!(
            whole.starts_with(
                linked
                    .strip_prefix("lib/")
                    .unwrap()
                    .trim_end_matches("dylib")
            )
        );
    }
}
