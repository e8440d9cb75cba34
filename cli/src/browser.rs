//! Opens a page in the browser of the desktop.

use std::process::{Command, Stdio};

/// Opens a URL that refers to this machine. Returns `true` if a program that opens URLs was
/// started; does not wait for the result of that program.
pub(crate) fn open(url: &str) -> bool {
    let Some(mut program) = opener(url) else {
        return false;
    };
    program
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let Ok(mut child) = program.spawn() else {
        return false;
    };
    // Without this wait, the started program would stay a zombie until this process ends.
    let waiting = std::thread::Builder::new().spawn(move || drop(child.wait()));
    drop(waiting);
    true
}

#[cfg(windows)]
fn opener(url: &str) -> Option<Command> {
    let mut program = Command::new("cmd");
    // `start` takes the first quoted argument as the title of a window.
    program.args(["/C", "start", "", url]);
    Some(program)
}

#[cfg(target_os = "macos")]
fn opener(url: &str) -> Option<Command> {
    let mut program = Command::new("open");
    program.arg(url);
    Some(program)
}

#[cfg(not(any(windows, target_os = "macos")))]
fn opener(url: &str) -> Option<Command> {
    // Without a desktop, xdg-open would start a text browser in this terminal.
    let has_desktop = ["DISPLAY", "WAYLAND_DISPLAY"]
        .into_iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    let mut program = Command::new("xdg-open");
    program.arg(url);
    has_desktop.then_some(program)
}
