//! The files by which CMake and pkg-config find the library, filled in for this system.

use super::names::{ARCHIVE, IMPORT, LINKER_WORDS, LINKS, SHARED, SYSTEM_LIBRARIES, VERSION};

/// What a program defines to see `gfxhub_local_hub_*` in the headers.
const LOCAL_HUB: &str = "GFXHUB_WITH_LOCAL_HUB";

/// The files with their places under the prefix.
pub(crate) fn files(local_hub: bool) -> [(&'static str, String); 3] {
    let fill = |template| filled(template, local_hub);
    [
        (
            "lib/pkgconfig/gfxhub.pc",
            fill(include_str!("../../templates/gfxhub.pc")),
        ),
        (
            "lib/cmake/gfxhub/gfxhub-config.cmake",
            fill(include_str!("../../templates/gfxhub-config.cmake")),
        ),
        (
            "lib/cmake/gfxhub/gfxhub-config-version.cmake",
            fill(include_str!("../../templates/gfxhub-config-version.cmake")),
        ),
    ]
}

fn filled(template: &str, local_hub: bool) -> String {
    let mut text = template.to_owned();
    for (mark, with) in marks(local_hub) {
        text = text.replace(mark, &with);
    }
    // A mark at the end of a line that is filled with nothing leaves a blank.
    text.lines()
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect()
}

fn marks(local_hub: bool) -> [(&'static str, String); 10] {
    let define = if local_hub { LOCAL_HUB } else { "" };
    let flags = SYSTEM_LIBRARIES.iter().map(|name| format!("-l{name}"));
    let flags = flags.chain(LINKER_WORDS.iter().map(|word| (*word).to_owned()));
    let loaded = LINKS.first().map_or(SHARED, |(link, _)| link);
    [
        ("@VERSION@", VERSION.to_owned()),
        ("@SHARED@", SHARED.to_owned()),
        ("@SONAME@", file_name(loaded)),
        ("@ARCHIVE@", ARCHIVE.to_owned()),
        ("@IMPORT@", IMPORT.unwrap_or_default().to_owned()),
        ("@PRIVATE_FLAGS@", flags.collect::<Vec<_>>().join(" ")),
        (
            "@PRIVATE_LIBRARIES@",
            SYSTEM_LIBRARIES
                .iter()
                .chain(LINKER_WORDS)
                .copied()
                .collect::<Vec<_>>()
                .join(";"),
        ),
        ("@DEFINE@", define.to_owned()),
        (
            "@DEFINE_FLAG@",
            if local_hub {
                format!("-D{define}")
            } else {
                String::new()
            },
        ),
        ("@WORD_SIZE@", size_of::<usize>().to_string()),
    ]
}

fn file_name(path: &str) -> String {
    path.rsplit('/').next().unwrap_or(path).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_is_filled() {
        for local_hub in [false, true] {
            for (path, text) in files(local_hub) {
                assert!(!text.contains('@'), "{path}: {text}");
                assert!(
                    text.contains(VERSION) || path.ends_with("config.cmake"),
                    "{path}"
                );
            }
        }
    }

    #[test]
    fn nothing_names_the_folder_that_it_was_installed_to() {
        for (path, text) in files(false) {
            let relative = text.contains("CMAKE_CURRENT_LIST_DIR") || text.contains("pcfiledir");
            assert!(relative || path.ends_with("version.cmake"), "{path}");
            assert!(!text.contains(LOCAL_HUB), "{path}");
        }
        assert!(files(true)[0].1.contains("-DGFXHUB_WITH_LOCAL_HUB"));
    }
}
