//! The step `openapi`: checks that the OpenAPI document is valid, and that the output of three
//! generators compiles and can call a hub simulator.

use std::path::{Path, PathBuf};

use gfxhub_tests::cargo::{root, target_folder};
use xshell::cmd;

use crate::commands::{Sh, printed, succeed};
use crate::node::Npm;
use crate::python::{self, Venv};
use crate::server_process::{self, ServerProcess};
use crate::strictness::or_skip;

/// The generators that are npm packages, and the compilers for their output.
const TOOLS: [&str; 5] = [
    "openapi-typescript@7.13.0",
    "openapi-fetch@0.17.0",
    "@hey-api/openapi-ts@0.99.0",
    "typescript@5.9.3",
    "@types/node@20.19.43",
];

/// Runs the step.
pub(crate) fn check() -> anyhow::Result<()> {
    let Some((venv, npm)) = or_skip(tools(), "clients from the OpenAPI document")? else {
        return Ok(());
    };
    let document = folder().join("openapi.json");
    let mut command = server_process::command(&server_process::build_command()?);
    succeed(command.args(["openapi", "--output"]).arg(&document))?;
    let sh = venv.shell(root())?;
    let script = sources().join("validate.py");
    cmd!(sh, "python {script} {document}").run()?;
    python_client(&venv, &document)?;
    fetch_client(&npm, &document)?;
    sdk_client(&npm, &document)
}

fn folder() -> PathBuf {
    target_folder().join("openapi")
}

fn sources() -> PathBuf {
    root().join("tests/openapi")
}

/// Returns the generators, which pip and npm install if they are missing.
pub(crate) fn tools() -> anyhow::Result<(Venv, Npm)> {
    let venv = Venv::at(&folder().join("venv"), &python::interpreter()?)?;
    venv.require(&sources().join("requirements.txt"))?;
    Ok((venv, Npm::with("openapi/tools", &TOOLS)?))
}

/// Checks openapi-python-client, which warns about everything that it cannot express. A warning
/// fails the check.
fn python_client(venv: &Venv, document: &Path) -> anyhow::Result<()> {
    let sh = venv.shell(&folder())?;
    let made = "gfxhub_openapi";
    cmd!(
        sh,
        "openapi-python-client generate --path {document} --output-path {made} --overwrite
            --meta none --fail-on-warning"
    )
    .quiet()
    .ignore_stdout()
    .run()?;
    cmd!(sh, "python -m compileall -q {made}").run()?;
    let script = "python_client.py";
    sh.copy_file(sources().join(script), script)?;
    let hub = ServerProcess::hub()?;
    let url = hub.url();
    Ok(cmd!(sh, "python {script} {url}").run()?)
}

/// Returns a shell in a folder, which is created if it does not exist.
fn shell_in(folder: &Path) -> anyhow::Result<Sh> {
    let sh = Sh::at(folder)?;
    sh.create_dir(folder)?;
    Ok(sh)
}

/// Checks openapi-typescript: openapi-fetch makes calls with its types.
fn fetch_client(npm: &Npm, document: &Path) -> anyhow::Result<()> {
    let sh = shell_in(&npm.modules().with_file_name("fetch"))?;
    let generator = npm.modules().join("openapi-typescript/bin/cli.js");
    printed(&mut cmd!(sh, "node {generator} {document} --output schema.d.ts").into())?;
    sh.copy_file(sources().join("fetch_client.mts"), "fetch_client.mts")?;
    npm.tsc(&sh, "node16").arg("fetch_client.mts").run()?;
    let hub = ServerProcess::hub()?;
    let url = hub.url();
    Ok(cmd!(sh, "node fetch_client.mjs {url}").run()?)
}

/// Checks @hey-api/openapi-ts. Its modules import folders, which only CommonJS modules can do.
fn sdk_client(npm: &Npm, document: &Path) -> anyhow::Result<()> {
    let sh = shell_in(&npm.modules().with_file_name("sdk"))?;
    let generator = npm.modules().join("@hey-api/openapi-ts/bin/run.js");
    printed(&mut cmd!(sh, "node {generator} --input {document} --output sdk").into())?;
    sh.copy_file(sources().join("sdk_client.ts"), "sdk_client.ts")?;
    let tsc = npm.modules().join("typescript/bin/tsc");
    cmd!(
        sh,
        "node {tsc} --strict --module commonjs --moduleResolution node10 --esModuleInterop
            --target es2022 --lib es2022,dom,dom.iterable --types node sdk_client.ts"
    )
    .run()?;
    let hub = ServerProcess::hub()?;
    let url = hub.url();
    Ok(cmd!(sh, "node sdk_client.js {url}").run()?)
}
