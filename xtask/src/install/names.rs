//! The names of the libraries on each platform, and the paths of their files under the prefix.

use crate::install::platform::{Abi, Platform, System};

/// Version of the project.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// First number of the version. A program asks the loader for a file name that contains only this
/// number.
const MAJOR: &str = env!("CARGO_PKG_VERSION_MAJOR");

/// Name of the client library.
const CLIENT: &str = "gfxhub";
/// Name of the library of the hub simulator. There is no static version of it.
const LOCAL_HUB: &str = "gfxhub_local_hub";

/// Paths of a library's files under the prefix.
#[derive(Debug)]
pub(crate) struct Names {
    /// The shared library.
    pub(crate) shared: String,
    /// The static library.
    pub(crate) archive: String,
    /// The import library, with which programs are linked, on systems that have one.
    pub(crate) import: Option<String>,
    /// Links: the path of each, and the name of the file next to it that it leads to.
    pub(crate) links: Vec<(String, String)>,
}

impl Names {
    /// Returns the names of the client's files.
    pub(crate) fn client(platform: &Platform) -> Names {
        Names::of(CLIENT, platform)
    }

    /// Returns the names of the hub simulator's files.
    pub(crate) fn local_hub(platform: &Platform) -> Names {
        Names::of(LOCAL_HUB, platform)
    }

    fn of(name: &str, platform: &Platform) -> Names {
        let unix = |versions: [String; 3]| {
            let [whole, loaded, linked] = versions;
            Names {
                shared: format!("lib/{whole}"),
                archive: format!("lib/lib{name}.a"),
                import: None,
                links: vec![
                    (format!("lib/{loaded}"), whole),
                    (format!("lib/{linked}"), loaded),
                ],
            }
        };
        match (platform.system, platform.abi) {
            (System::Windows, Abi::Msvc) => Names {
                shared: format!("bin/{name}.dll"),
                archive: format!("lib/{name}_static.lib"),
                import: Some(format!("lib/{name}.lib")),
                links: Vec::new(),
            },
            (System::Windows, _) => Names {
                shared: format!("bin/{name}.dll"),
                archive: format!("lib/lib{name}.a"),
                import: Some(format!("lib/lib{name}.dll.a")),
                links: Vec::new(),
            },
            (System::MacOs, _) => unix([
                format!("lib{name}.{VERSION}.dylib"),
                format!("lib{name}.{MAJOR}.dylib"),
                format!("lib{name}.dylib"),
            ]),
            _ => unix([
                format!("lib{name}.so.{VERSION}"),
                format!("lib{name}.so.{MAJOR}"),
                format!("lib{name}.so"),
            ]),
        }
    }

    /// Returns the file with which a program is linked to use the shared library: the last link,
    /// else the import library, else the shared library itself.
    pub(crate) fn linked(&self) -> &str {
        let linked = self.links.last().map(|(link, _)| link);
        linked.or(self.import.as_ref()).unwrap_or(&self.shared)
    }

    /// Returns the file name that a program asks the loader for.
    pub(crate) fn loaded(&self) -> &str {
        let loaded = self.links.first().map_or(&self.shared, |(link, _)| link);
        loaded.rsplit('/').next().unwrap_or(loaded)
    }
}

/// Returns the system libraries with which a program that uses the static library must be linked.
/// The library for unwinding is not among them: the compiler adds the right one, and libgcc_s
/// cannot be linked with `-static`.
pub(crate) fn system_libraries(platform: &Platform) -> &'static [&'static str] {
    match platform.system {
        System::Linux => &["util", "rt", "pthread", "m", "dl"],
        System::MacOs => &["iconv", "m"],
        System::Windows => &[
            "ws2_32", "bcrypt", "advapi32", "userenv", "ntdll", "kernel32", "dbghelp",
        ],
        System::Unix => &["pthread", "m"],
    }
}

/// Returns further arguments for the linker that are not libraries.
pub(crate) fn linker_words(platform: &Platform) -> &'static [&'static str] {
    match platform.system {
        System::MacOs => &["-framework CoreFoundation", "-framework Security"],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::install::platform::RELEASED;

    #[test]
    fn the_links_lead_from_the_name_that_is_linked_to_the_file() {
        let platforms = RELEASED.map(|triple| Platform::named(triple).unwrap());
        for platform in platforms.iter().filter(|one| one.system != System::Windows) {
            for names in [Names::client(platform), Names::local_hub(platform)] {
                let file = names.shared.strip_prefix("lib/").unwrap();
                let [(loaded, whole), (linked, next)] = &names.links[..] else {
                    panic!("two links are expected")
                };
                assert_eq!(whole, file);
                assert_eq!(loaded.strip_prefix("lib/"), Some(&**next));
                assert_eq!(names.loaded(), next);
                let stem = linked.strip_prefix("lib/").unwrap();
                assert!(whole.starts_with(stem.trim_end_matches("dylib")));
                assert_eq!(names.linked(), linked);
            }
        }
    }

    #[test]
    fn windows_has_an_import_library_beside_each_shared_one() {
        for (triple, import) in [
            ("x86_64-pc-windows-msvc", "lib/gfxhub.lib"),
            ("x86_64-pc-windows-gnu", "lib/libgfxhub.dll.a"),
        ] {
            let names = Names::client(&Platform::named(triple).unwrap());
            assert_eq!(names.linked(), import);
            assert_eq!(names.loaded(), "gfxhub.dll");
            assert_ne!(names.archive, import);
        }
    }
}
