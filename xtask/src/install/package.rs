//! The files by which CMake and pkg-config find the library, filled in for this system.

use super::names::{CLIENT, LINKER_WORDS, LOCAL_HUB, Names, SYSTEM_LIBRARIES, VERSION};

/// The files of the client with their places under the prefix.
pub(crate) fn files() -> [(&'static str, String); 3] {
    let fill = |template| filled(template, &CLIENT);
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

/// Those of the hub simulator. Where its file for CMake is not, it is no component.
pub(crate) fn local_hub_files() -> [(&'static str, String); 2] {
    let fill = |template| filled(template, &LOCAL_HUB);
    [
        (
            "lib/pkgconfig/gfxhub_local_hub.pc",
            fill(include_str!("../../templates/gfxhub_local_hub.pc")),
        ),
        (
            "lib/cmake/gfxhub/gfxhub-local_hub.cmake",
            fill(include_str!("../../templates/gfxhub-local_hub.cmake")),
        ),
    ]
}

fn filled(template: &str, names: &Names) -> String {
    let mut text = template.to_owned();
    for (mark, with) in marks(names) {
        text = text.replace(mark, &with);
    }
    // A mark at the end of a line that is filled with nothing leaves a blank.
    text.lines()
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect()
}

fn marks(names: &Names) -> [(&'static str, String); 8] {
    let flags = SYSTEM_LIBRARIES.iter().map(|name| format!("-l{name}"));
    let flags = flags.chain(LINKER_WORDS.iter().map(|word| (*word).to_owned()));
    let loaded = names.links.first().map_or(names.shared, |(link, _)| link);
    [
        ("@VERSION@", VERSION.to_owned()),
        ("@SHARED@", names.shared.to_owned()),
        ("@SONAME@", file_name(loaded)),
        ("@ARCHIVE@", names.archive.to_owned()),
        ("@IMPORT@", names.import.unwrap_or_default().to_owned()),
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
        for (path, text) in files().into_iter().chain(local_hub_files()) {
            assert!(!text.contains('@'), "{path}: {text}");
            assert!(text.contains(VERSION) || path.ends_with(".cmake"), "{path}");
        }
    }

    #[test]
    fn nothing_names_the_folder_that_it_was_installed_to() {
        for (path, text) in files().into_iter().chain(local_hub_files()) {
            let relative = ["CMAKE_CURRENT_LIST_DIR", "pcfiledir", "_gfxhub_prefix"];
            let relative = relative.iter().any(|word| text.contains(word));
            assert!(relative || path.ends_with("version.cmake"), "{path}");
        }
    }
}
