//! The step `install`: programs outside the project find the installed files, link and run, even
//! after the files have been moved.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context as _, bail, ensure};
use gfxhub_tests::cargo::root;
use tempfile::TempDir;
use xshell::cmd;

use crate::blocks::program::{Program, by_cmake, project};
use crate::commands::{self, Sh, printed};
use crate::five_lines::greets;
use crate::headers;
use crate::install::{self, Options};
use crate::server_process::ServerProcess;
use crate::static_library_check;

/// Path of the property that the examples change.
const OPACITY: &str = "/api/rest/v1/engines/3/nodes/Mixer_0/properties/Default%2F%2FOpacity%2F0";

/// Time in seconds for which the plugin runs.
const SECONDS: &str = "4";

/// Installs the files, builds programs with them, moves them, builds the programs again, and runs
/// all of them.
pub(crate) fn run() -> anyhow::Result<()> {
    let folder = InstallFolder::new()?;
    let prefix = folder.0.path().join("prefix");
    install::run(&Options {
        prefix: prefix.clone(),
        debug: true,
        local_hub: false,
    })?;
    let without = folder.0.path();
    component(without, &prefix, "local_hub", false)?;
    install::run(&Options {
        prefix: prefix.clone(),
        debug: true,
        local_hub: true,
    })?;
    on_air(&cmake(&folder, &prefix, "c", "on_air", false)?)?;

    // No installed file may contain the path of the prefix.
    let place = folder.0.path().join("elsewhere");
    let moved = place.join("deep");
    let sh = Sh::new()?;
    sh.create_dir(&place)?;
    fs::rename(&prefix, &moved).with_context(|| format!("cannot move to {}", moved.display()))?;
    headers::check(folder.0.path(), &moved)?;
    component(folder.0.path(), &moved, "video", false)?;
    component(folder.0.path(), &moved, "local_hub", true)?;
    plugin(&cmake(&folder, &moved, "cpp/plugin", "host", false)?)?;
    let gcc_words = !cfg!(target_env = "msvc");
    if gcc_words {
        on_air(&pkg_config(&folder, &moved, Linkage::Shared)?)?;
    } else {
        commands::say("pkg-config: skipped, Visual Studio's compiler does not support its flags");
    }

    static_library_check::check(&folder.fresh("static")?, &moved)?;

    // Programs that contain the static library need no file under the prefix when they run.
    let host = cmake(&folder, &moved, "cpp/plugin", "host", true)?;
    let mut programs = vec![cmake(&folder, &moved, "c", "on_air", true)?];
    if gcc_words {
        programs.push(pkg_config(&folder, &moved, Linkage::Archive)?);
    }
    // Other systems have no static versions of their system libraries.
    if cfg!(all(target_os = "linux", target_env = "gnu")) {
        programs.push(pkg_config(&folder, &moved, Linkage::Static)?);
    }
    sh.remove_path(&moved)?;
    plugin(&host)?;
    programs.iter().try_for_each(on_air)
}

/// A folder outside the project, which is removed afterwards.
struct InstallFolder(TempDir);

impl InstallFolder {
    fn new() -> anyhow::Result<InstallFolder> {
        let folder = TempDir::with_prefix("gfxhub-install-");
        Ok(InstallFolder(folder?))
    }

    /// Creates an empty folder.
    fn fresh(&self, name: &str) -> anyhow::Result<PathBuf> {
        let folder = self.build(name);
        fs::create_dir(&folder)?;
        Ok(folder)
    }

    /// Returns the path of a folder that does not exist, for a build.
    fn build(&self, name: &str) -> PathBuf {
        self.0.path().join(name.replace('/', "-"))
    }
}

/// A program that starts a hub simulator, as a test of a plugin would.
const WITH_HUB: &str = "\
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <iostream>

int main() {
  const gfxhub::LocalHub box;
  const auto engine = gfxhub::Client(box.url()).engines().get(3);
  std::cout << engine.display_name << ' ' << engine.status << '\\n';
}
";

/// Checks that find_package finds the component and that a program which uses it runs; or, if it is
/// not installed, that find_package reports an error.
fn component(yard: &Path, prefix: &Path, component: &str, is_there: bool) -> anyhow::Result<()> {
    let folder = yard.join(format!("component-{component}-{is_there}"));
    let sh = Sh::at(&folder)?;
    sh.write_file("CMakeLists.txt", project("cpp", component))?;
    sh.write_file("five.cpp", WITH_HUB)?;
    if is_there {
        let program = by_cmake(&folder, &folder.join("build"), prefix, "five", &[])?;
        greets(&printed(&mut program.command())?)?;
        commands::say(&format!("component {component}: found, linked and run"));
        return Ok(());
    }
    let configure = cmd!(sh, "cmake -S . -B build -DCMAKE_PREFIX_PATH={prefix}");
    match printed(&mut configure.into()) {
        Err(why) if why.to_string().contains("ended with") => Ok(()),
        Err(why) => Err(why),
        Ok(_) => bail!("find_package accepts the component {component}, which is not installed"),
    }
}

/// Builds an example with CMake and the installed files, and returns the program.
fn cmake(
    folder: &InstallFolder,
    prefix: &Path,
    example: &str,
    program: &str,
    archive: bool,
) -> anyhow::Result<Program> {
    let kind = if archive { "static" } else { "shared" };
    let build = folder.build(&format!("{example}-{kind}-{program}"));
    let source = example
        .split('/')
        .fold(root().join("examples"), |at, part| at.join(part));
    let link = format!("-DLINK_STATIC={}", if archive { "ON" } else { "OFF" });
    let built = by_cmake(&source, &build, prefix, program, &[&link])?;
    commands::say(&format!("{example}: built by CMake, {kind} library"));
    Ok(built)
}

/// The libraries that pkg-config is to link.
#[derive(Clone, Copy, PartialEq)]
enum Linkage {
    /// The shared library.
    Shared,
    /// The static library, and shared libraries of the system.
    Archive,
    /// Only static libraries, as with `cc -static`.
    Static,
}

/// Builds the C example with the flags from pkg-config, and returns the program.
fn pkg_config(folder: &InstallFolder, prefix: &Path, linked: Linkage) -> anyhow::Result<Program> {
    let sh = Sh::new()?;
    sh.set_var("PKG_CONFIG_PATH", prefix.join("lib").join("pkgconfig"));
    let asked = |words: &[&str]| {
        let said = cmd!(sh, "pkg-config {words...} gfxhub").read()?;
        let words = said.split_whitespace().map(str::to_owned);
        anyhow::Ok(words.collect::<Vec<_>>())
    };
    let (name, kind) = match linked {
        Linkage::Shared => ("on-air-so", "shared library"),
        Linkage::Archive => ("on-air-a", "static library"),
        Linkage::Static => ("on-air-static", "static libraries alone"),
    };
    let program = folder.build(name);
    let flags = asked(&["--cflags"])?;
    let folder = asked(&["--variable=libdir"])?.concat();
    let compile = cmd!(sh, "cc examples/c/on_air.c -o {program} {flags...}");
    let compile = match linked {
        Linkage::Shared => {
            let words = asked(&["--libs"])?;
            compile.args(words).arg(format!("-Wl,-rpath,{folder}"))
        }
        Linkage::Archive => {
            // `-lgfxhub` would find the shared library first, so the path of the static one is
            // passed instead.
            let words = asked(&["--static", "--libs"])?;
            let words = words.into_iter().filter(|word| word != "-lgfxhub");
            compile
                .arg(Path::new(&folder).join("libgfxhub.a"))
                .args(words)
        }
        Linkage::Static => {
            let words = asked(&["--static", "--libs"])?;
            compile.arg("-static").args(words)
        }
    };
    compile.run()?;
    commands::say(&format!("c: built by pkg-config, {kind}"));
    Ok(Program::installed(program, prefix))
}

/// Runs the C example with a hub simulator, and checks that it fades the opacity to a quarter.
fn on_air(program: &Program) -> anyhow::Result<()> {
    let hub = ServerProcess::hub()?;
    let mut command = program.command();
    let said = printed(command.arg(hub.url()))?;
    for due in [
        "Studio A is",
        "the camera is at 12",
        "names.press failed with UnknownName: Evening News / Presenter has nothing named On",
    ] {
        if !said.contains(due) {
            bail!("on_air does not print {due:?}: {said}");
        }
    }
    let opacity = opacity_once(&hub, |opacity| (opacity - 0.25).abs() < 1e-6)?;
    commands::say(&format!("on_air: the opacity at the hub is {opacity}"));
    Ok(())
}

/// Runs the host of the plugin twice: with a hub simulator that is killed and restarted while it
/// runs, and with a server that never answers.
fn plugin(program: &Program) -> anyhow::Result<()> {
    let hub = ServerProcess::hub()?;
    let (url, port) = (hub.url(), hub.port()?);
    let folder = TempDir::new()?;
    let record = folder.path().join("evening.jsonl");
    let mut command = program.command();
    let command = command.args([&url, SECONDS]).arg(&record);
    let host = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .context("the host does not start")?;
    // The hub is killed after a second and restarted after another. The host runs longer than that.
    sleep(Duration::from_secs(1));
    drop(hub);
    sleep(Duration::from_secs(1));
    let hub = ServerProcess::hub_at(port)?;
    let output = host.wait_with_output()?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let complained = String::from_utf8_lossy(&output.stderr).into_owned();
    commands::say(said.trim_end());
    if !output.status.success() {
        bail!("the plugin's values did not arrive: {said}{complained}");
    }
    let report = HostReport::read(&said)?;
    let counted = report.delivered + report.superseded;
    if report.properties != 64
        || report.delivered < 128
        || report.set != counted
        || report.looks == 0
    {
        bail!("the plugin's values did not arrive: {said}");
    }
    if complained.lines().count() != 2 {
        bail!("the plugin does not report that the hub was lost and came back: {complained}");
    }
    report.frames_went_on()?;
    has_recorded(folder.path())?;
    // The hub must finally have the values of the last frame.
    opacity_once(&hub, |opacity| (opacity - 1.0).abs() < 1e-6)?;

    // This server accepts connections but never answers.
    let silent = TcpListener::bind("127.0.0.1:0")?;
    let address = silent.local_addr()?;
    let mut command = program.command();
    let output = command
        .args([&format!("http://{address}"), SECONDS])
        .output();
    let output = output.context("the host does not start")?;
    let complained = String::from_utf8_lossy(&output.stderr).into_owned();
    commands::say(&format!("no answer: {}", complained.trim_end()));
    if output.status.code() != Some(1) || !complained.contains(&address.to_string()) {
        bail!("the plugin does not report that the server does not answer: {complained}");
    }
    Ok(())
}

/// Checks that the plugin has recorded its button press and its values.
fn has_recorded(folder: &Path) -> anyhow::Result<()> {
    let mut recorded = String::new();
    for file in fs::read_dir(folder)? {
        recorded += &fs::read_to_string(file?.path())?;
    }
    for what in ["playout.trigger_button", "\"live\""] {
        ensure!(
            recorded.contains(what),
            "the record has no {what}: {recorded}"
        );
    }
    Ok(())
}

/// The report that the host prints at its end.
#[derive(Debug, PartialEq)]
struct HostReport {
    properties: u64,
    set: u64,
    delivered: u64,
    superseded: u64,
    looks: u64,
    /// Delay in microseconds that the plugin caused: 99 of 100 frames had a shorter one.
    held: f64,
}

impl HostReport {
    fn read(said: &str) -> anyhow::Result<HostReport> {
        let after = |word: &str| {
            let (_, rest) = said.split_once(word)?;
            rest.split([' ', ',', '\n']).find(|part| !part.is_empty())
        };
        let number = |word| after(word).and_then(|number| number.parse().ok());
        let held = after("99 of 100 below").and_then(|number| number.parse().ok());
        let report = || {
            Some(HostReport {
                properties: number("values of")?,
                set: number("set")?,
                delivered: number("delivered")?,
                superseded: number("superseded")?,
                looks: number("looks at the engines:")?,
                held: held?,
            })
        };
        report().with_context(|| format!("the output of the host contains no report: {said}"))
    }

    /// Checks that the plugin did not delay the frames. A frame lasts 16.7 ms; a plugin that waits
    /// for the hub would delay it by a whole call.
    fn frames_went_on(&self) -> anyhow::Result<()> {
        if self.held < 2_000.0 {
            return Ok(());
        }
        bail!("the plugin delayed frames by {} us", self.held)
    }
}

/// Waits until the opacity at the hub is the expected one, and returns it.
fn opacity_once(hub: &ServerProcess, is_due: impl Fn(f64) -> bool) -> anyhow::Result<f64> {
    use gfxhub_tests::json::Json;
    let started = std::time::Instant::now();
    loop {
        let answer = hub.get(OPACITY)?;
        let property = Json::parse(&answer).map_err(anyhow::Error::msg)?;
        let opacity = match property.get("Value") {
            Some(Json::Number(token)) => token.parse().ok(),
            _ => None,
        };
        match opacity {
            Some(opacity) if is_due(opacity) => return Ok(opacity),
            _ if started.elapsed().as_secs() < 10 => {
                sleep(Duration::from_millis(20));
            }
            _ => bail!("the opacity at the hub stays {}", answer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::HostReport;

    #[test]
    fn what_the_host_says_is_read() {
        let said = "frames 120, held up by the plugin: median 0.2 us, 99 of 100 below 3.5 us, \
                    longest 9.0 us\nvalues of 64 properties: set 130, delivered 90, superseded 40, failed 0, \
                    dropped 0; looks at the engines: 9\n";
        let report = HostReport::read(said).unwrap();
        let expected = HostReport {
            properties: 64,
            set: 130,
            delivered: 90,
            superseded: 40,
            looks: 9,
            held: 3.5,
        };
        assert_eq!(report, expected);
        assert!(report.frames_went_on().is_ok());
        assert!(HostReport::read("frames 120").is_err());
    }
}
