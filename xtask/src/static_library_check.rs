//! Tests the installed static library together with another static Rust library, and within a
//! plugin.

use std::path::Path;

use anyhow::ensure;
use xshell::cmd;

use crate::commands::{self, Sh};

/// Another static Rust library. It panics and catches the panic.
const OTHER: &str = r#"
#[unsafe(no_mangle)]
pub extern "C" fn other_half(number: u32) -> u32 {
    let half = || if number % 2 == 0 { number / 2 } else { panic!("{number} is odd") };
    std::panic::catch_unwind(half).unwrap_or(0)
}
"#;

/// A program that uses both libraries: the other one catches its own panic, and ours returns an
/// error.
const PROGRAM: &str = r#"
#include <gfxhub.h>
#include <stdint.h>
#include <stdio.h>
uint32_t other_half(uint32_t number);
int main(void) {
  gfxhub_client* client = NULL;
  gfxhub_error* error = NULL;
  gfxhub_status status = gfxhub_client_new("nothing", NULL, &client, &error);
  printf("%u %u %u\n", other_half(6), other_half(7), (unsigned)status);
  gfxhub_error_free(error);
  return 0;
}
"#;

/// A plugin that contains our library.
const PLUGIN: &str = r#"
#include <gfxhub.h>
unsigned plugin_start(void) { return gfxhub_abi_version(); }
"#;

/// Links the program and the plugin and checks the results. Only on Linux, because the tools differ
/// elsewhere.
pub(crate) fn check(folder: &Path, prefix: &Path) -> anyhow::Result<()> {
    if !cfg!(target_os = "linux") {
        commands::say("static library with another Rust library: skipped, tested on Linux only");
        return Ok(());
    }
    let sh = Sh::at(folder)?;
    for (name, text) in [
        ("other.rs", OTHER),
        ("program.c", PROGRAM),
        ("plugin.c", PLUGIN),
    ] {
        sh.write_file(name, text)?;
    }
    cmd!(
        sh,
        "rustc --edition 2024 --crate-type staticlib -o libother.a other.rs"
    )
    .run()?;
    sh.set_var("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig"));
    let words = cmd!(sh, "pkg-config --cflags --static --libs gfxhub").read()?;
    let words: Vec<&str> = words
        .split_whitespace()
        .filter(|word| *word != "-lgfxhub")
        .collect();
    let words = &words;
    let library = prefix.join("lib/libgfxhub.a");
    cmd!(
        sh,
        "cc -Wall -Werror program.c libother.a {library} {words...} -o program"
    )
    .run()?;
    let said = cmd!(sh, "./program").read()?;
    ensure!(said.starts_with("3 0 1"), "the program prints {said:?}");
    cmd!(
        sh,
        "cc -Wall -Werror -shared -fPIC plugin.c {library} {words...} -o plugin.so"
    )
    .run()?;
    let exported = cmd!(sh, "nm -D --defined-only plugin.so").read()?;
    let names: Vec<&str> = exported
        .lines()
        .filter_map(|line| line.split_whitespace().last())
        .collect();
    ensure!(
        names == ["plugin_start"],
        "the plugin exports more than its own function: {names:?}"
    );
    commands::say(
        "static library: linked with another Rust library, and into a plugin that exports only \
         its own function",
    );
    Ok(())
}
