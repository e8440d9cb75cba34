//! Watches the connections and files of a program with strace: it may only connect to loopback, and
//! only open files of the system and of its package.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, ensure};
use xshell::cmd;

use super::scratch;
use crate::commands::{self, Sh};
use crate::tool::Tool;

/// Folders of the system in which a program may read.
const SYSTEM: [&str; 8] = [
    "/usr/", "/lib/", "/lib64/", "/etc/", "/proc/", "/sys/", "/dev/", "/bin/",
];

/// Files and folders in which a program may write, in addition to the folders of its package.
const WRITTEN: [&str; 3] = ["/dev/null", "/dev/tty", "/proc/self/"];

/// Runs a program and returns its output. Fails if it connects to an address other than loopback,
/// reads files outside [`SYSTEM`] and `places`, or writes files outside [`WRITTEN`] and `places`.
pub(crate) fn prints(
    sh: &Sh,
    with: &str,
    program: &Path,
    words: &[&str],
    places: &[&Path],
) -> anyhow::Result<String> {
    if !cfg!(target_os = "linux") || !Tool::Strace.is_here() {
        commands::say(&format!(
            "{with}: strace is not available, addresses and files are not checked"
        ));
        return scratch::prints(cmd!(sh, "{program} {words...}"), None);
    }
    let folder = tempfile::tempdir()?;
    let log = folder.path().join("calls");
    let calls = "trace=connect,sendto,sendmsg,sendmmsg,bind,open,openat,creat";
    let command = cmd!(
        sh,
        "strace -f -qq -s 4096 -e {calls} -e signal=none -o {log} {program} {words...}"
    );
    let printed = scratch::prints(command, None)?;
    let text = fs::read_to_string(&log).context("strace wrote nothing")?;
    let mut connected = false;
    for line in text.lines() {
        connected |= line.contains(" connect(") && line.contains("sa_family=AF_INET");
        let why = complaint(line, places);
        ensure!(why.is_none(), "{with}: {}: {line}", why.unwrap_or_default());
    }
    ensure!(connected, "{with}: strace saw no connection");
    commands::say(&format!(
        "{with}: connects only to loopback, opens only files of its own and of the system"
    ));
    Ok(printed)
}

/// Returns the reason why a system call is forbidden, or `None` if it is allowed.
fn complaint(line: &str, places: &[&Path]) -> Option<&'static str> {
    let is_address = line.contains("sa_family=AF_");
    if is_address && line.contains("AF_INET") {
        let loopback = ["inet_addr(\"127.", "inet_pton(AF_INET6, \"::1\""];
        let is_loopback = loopback.iter().any(|address| line.contains(address));
        return (!is_loopback).then_some("connects to another machine");
    }
    // Local sockets are forbidden too: they could lead to a name service, which a program that is
    // given an IP address does not need.
    if is_address && line.contains("AF_UNIX") {
        return Some("connects to another program");
    }
    let failed = line.contains(" = -1 ");
    if failed
        || !["open(", "openat(", "creat("]
            .iter()
            .any(|call| line.contains(call))
    {
        return None;
    }
    let path = line.split('"').nth(1)?;
    // A relative path is in the program's working folder.
    let is_own = !path.starts_with('/')
        || places
            .iter()
            .any(|place| Path::new(path).starts_with(place));
    let writes = ["O_WRONLY", "O_RDWR", "O_CREAT", "creat("]
        .iter()
        .any(|word| line.contains(word));
    let may = if writes { &WRITTEN[..] } else { &SYSTEM[..] };
    let is_may = may.iter().any(|start| path.starts_with(start));
    match (is_own || is_may, writes) {
        (true, _) => None,
        (false, true) => Some("writes a file that is not its own"),
        (false, false) => Some("reads a file that is not its own"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_address_and_another_file_are_noticed() {
        let places = [Path::new("/tmp/package")];
        for (line, is_good) in [
            (
                r#"7 connect(3, {sa_family=AF_INET, sin_port=htons(80), sin_addr=inet_addr("127.0.0.1")}, 16) = 0"#,
                true,
            ),
            (
                r#"7 connect(3, {sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("192.0.2.1")}, 16) = -1 X"#,
                false,
            ),
            (
                r#"7 connect(3, {sa_family=AF_UNIX, sun_path="/run/x"}, 110) = 0"#,
                false,
            ),
            (
                r#"7 connect(3, {sa_family=AF_INET6, inet_pton(AF_INET6, "::1", &sin6_addr)}, 28) = 0"#,
                true,
            ),
            (
                r#"7 openat(AT_FDCWD, "/tmp/package/a", O_RDWR|O_CREAT, 0666) = 3"#,
                true,
            ),
            (
                r#"7 openat(AT_FDCWD, "/etc/hosts", O_RDONLY|O_CLOEXEC) = 3"#,
                true,
            ),
            (r#"7 openat(AT_FDCWD, "/etc/hosts", O_WRONLY) = 3"#, false),
            (
                r#"7 openat(AT_FDCWD, "/home/me/.gfxhub", O_RDONLY) = 3"#,
                false,
            ),
            (
                r#"7 openat(AT_FDCWD, "/home/me/.gfxhub", O_RDONLY) = -1 ENOENT"#,
                true,
            ),
        ] {
            assert_eq!(complaint(line, &places).is_none(), is_good, "{line}");
        }
    }
}
