//! The files with which CMake and pkg-config find the library, filled in for a platform.

use super::names::{Names, VERSION, linker_words, system_libraries};
use super::platform::Platform;

/// Returns the files for the client: the path under the prefix, and the text.
pub(crate) fn files(platform: &Platform) -> [(&'static str, String); 3] {
    let fill = |template| filled(template, &Names::client(platform), platform);
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

/// Returns the files for the hub simulator. The CMake file makes it a component of the package.
pub(crate) fn local_hub_files(platform: &Platform) -> [(&'static str, String); 2] {
    let fill = |template| filled(template, &Names::local_hub(platform), platform);
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

fn filled(template: &str, names: &Names, platform: &Platform) -> String {
    let mut text = template.to_owned();
    for (mark, with) in marks(names, platform) {
        text = text.replace(mark, &with);
    }
    // A placeholder at the end of a line that is replaced by nothing would leave a space.
    text.lines()
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect()
}

fn marks(names: &Names, platform: &Platform) -> [(&'static str, String); 8] {
    let (libraries, words) = (system_libraries(platform), linker_words(platform));
    let flags = libraries.iter().map(|name| format!("-l{name}"));
    let flags = flags.chain(words.iter().map(|word| (*word).to_owned()));
    let linked: Vec<&str> = libraries.iter().chain(words).copied().collect();
    [
        ("@VERSION@", VERSION.to_owned()),
        ("@SHARED@", names.shared.clone()),
        ("@SONAME@", names.loaded().to_owned()),
        ("@ARCHIVE@", names.archive.clone()),
        ("@IMPORT@", names.import.clone().unwrap_or_default()),
        ("@PRIVATE_FLAGS@", flags.collect::<Vec<_>>().join(" ")),
        ("@PRIVATE_LIBRARIES@", linked.join(";")),
        ("@WORD_SIZE@", platform.word_size().to_string()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::install::platform::RELEASED;

    fn every_file() -> impl Iterator<Item = (&'static str, String)> {
        let platforms = RELEASED.map(|triple| Platform::named(triple).unwrap());
        platforms.into_iter().flat_map(|platform| {
            files(&platform)
                .into_iter()
                .chain(local_hub_files(&platform))
        })
    }

    #[test]
    fn every_mark_is_filled() {
        for (path, text) in every_file() {
            assert!(!text.contains('@'), "{path}: {text}");
            assert!(text.contains(VERSION) || path.ends_with(".cmake"), "{path}");
        }
    }

    #[test]
    fn nothing_names_the_folder_that_it_was_installed_to() {
        for (path, text) in every_file() {
            let relative = ["CMAKE_CURRENT_LIST_DIR", "pcfiledir", "_gfxhub_prefix"];
            let relative = relative.iter().any(|word| text.contains(word));
            assert!(relative || path.ends_with("version.cmake"), "{path}");
        }
    }
}
