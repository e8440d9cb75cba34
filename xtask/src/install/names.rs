//! What the libraries are called on each system, and where each of its files goes under the prefix.

/// The version of the project.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What a library's files are called under the prefix.
#[derive(Debug)]
pub(crate) struct Names {
    /// The shared library.
    pub(crate) shared: &'static str,
    /// The static library.
    pub(crate) archive: &'static str,
    /// What a program is linked with in place of the shared library, where that is another file.
    pub(crate) import: Option<&'static str>,
    /// Links, each with the file beside it that it leads to.
    pub(crate) links: &'static [(&'static str, &'static str)],
}

/// The client.
pub(crate) const CLIENT: Names = system::names!("gfxhub");
/// The hub simulator, which has no static library.
pub(crate) const LOCAL_HUB: Names = system::names!("gfxhub_local_hub");

// The name that a program asks the loader for has the first number alone.
#[cfg(all(not(windows), not(target_os = "macos")))]
mod system {
    macro_rules! names {
        ($name:literal) => {
            $crate::install::names::Names {
                shared: concat!("lib/lib", $name, ".so.", env!("CARGO_PKG_VERSION")),
                archive: concat!("lib/lib", $name, ".a"),
                import: None,
                links: &[
                    (
                        concat!("lib/lib", $name, ".so.", env!("CARGO_PKG_VERSION_MAJOR")),
                        concat!("lib", $name, ".so.", env!("CARGO_PKG_VERSION")),
                    ),
                    (
                        concat!("lib/lib", $name, ".so"),
                        concat!("lib", $name, ".so.", env!("CARGO_PKG_VERSION_MAJOR")),
                    ),
                ],
            }
        };
    }
    pub(crate) use names;
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
    macro_rules! names {
        ($name:literal) => {
            $crate::install::names::Names {
                shared: concat!("lib/lib", $name, ".", env!("CARGO_PKG_VERSION"), ".dylib"),
                archive: concat!("lib/lib", $name, ".a"),
                import: None,
                links: &[
                    (
                        concat!(
                            "lib/lib",
                            $name,
                            ".",
                            env!("CARGO_PKG_VERSION_MAJOR"),
                            ".dylib"
                        ),
                        concat!("lib", $name, ".", env!("CARGO_PKG_VERSION"), ".dylib"),
                    ),
                    (
                        concat!("lib/lib", $name, ".dylib"),
                        concat!("lib", $name, ".", env!("CARGO_PKG_VERSION_MAJOR"), ".dylib"),
                    ),
                ],
            }
        };
    }
    pub(crate) use names;
    pub(crate) const SYSTEM_LIBRARIES: &[&str] = &["iconv", "m"];
    pub(crate) const LINKER_WORDS: &[&str] = &["-framework CoreFoundation", "-framework Security"];
}

#[cfg(all(windows, target_env = "msvc"))]
mod system {
    macro_rules! names {
        ($name:literal) => {
            $crate::install::names::Names {
                shared: concat!("bin/", $name, ".dll"),
                archive: concat!("lib/", $name, "_static.lib"),
                import: Some(concat!("lib/", $name, ".lib")),
                links: &[],
            }
        };
    }
    pub(crate) use names;
    pub(crate) const SYSTEM_LIBRARIES: &[&str] = super::WINDOWS_LIBRARIES;
    pub(crate) const LINKER_WORDS: &[&str] = &[];
}

#[cfg(all(windows, not(target_env = "msvc")))]
mod system {
    macro_rules! names {
        ($name:literal) => {
            $crate::install::names::Names {
                shared: concat!("bin/", $name, ".dll"),
                archive: concat!("lib/lib", $name, ".a"),
                import: Some(concat!("lib/lib", $name, ".dll.a")),
                links: &[],
            }
        };
    }
    pub(crate) use names;
    pub(crate) const SYSTEM_LIBRARIES: &[&str] = super::WINDOWS_LIBRARIES;
    pub(crate) const LINKER_WORDS: &[&str] = &[];
}

#[cfg(windows)]
const WINDOWS_LIBRARIES: &[&str] = &[
    "ws2_32", "bcrypt", "advapi32", "userenv", "ntdll", "kernel32", "dbghelp",
];

pub(crate) use system::{LINKER_WORDS, SYSTEM_LIBRARIES};

#[cfg(all(test, not(windows)))]
mod tests {
    use super::*;

    #[test]
    fn symbolic_links_resolve_from_the_link_name_to_the_file() {
        for names in [CLIENT, LOCAL_HUB] {
            let file = names.shared.strip_prefix("lib/").unwrap();
            let [(loaded, whole), (linked, next)] = names.links else {
                panic!("two links are due")
            };
            assert_eq!(*whole, file);
            assert_eq!(loaded.strip_prefix("lib/"), Some(*next));
            let stem = linked.strip_prefix("lib/").unwrap();
            assert!(whole.starts_with(stem.trim_end_matches("dylib")));
        }
    }
}
