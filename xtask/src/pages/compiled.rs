//! The pages' programs in C and C++: each block is a whole program, built by itself as a reader
//! would.

use std::path::{Path, PathBuf};

use anyhow::Context as _;

use crate::c_compiler::{Language, Sources};
use crate::c_conformance;
use crate::c_library::{self, CLibrary};
use crate::commands::Sh;
use crate::pages::block::Block;
use crate::pages::interpreted::joined;
use crate::pages::shell::Shell;

/// The libraries that programs are linked with.
pub(super) struct Libraries {
    client: &'static CLibrary,
    local_hub: PathBuf,
}

impl Libraries {
    pub(super) fn ready() -> anyhow::Result<Libraries> {
        Ok(Libraries {
            client: c_library::shared()?,
            local_hub: c_library::local_hub()?,
        })
    }

    /// Builds a block into a folder, with the oldest standard that the headers support, and runs
    /// it.
    pub(super) fn run(
        &self,
        block: &Block,
        folder: &Path,
        shell: &mut Shell,
    ) -> anyhow::Result<String> {
        let language = match block.language.as_str() {
            "c" => Language::C,
            _ => Language::Cxx,
        };
        let file = folder.join(format!("{}.{}", block.line, block.language));
        Sh::new()?.write_file(&file, joined(&[block]))?;
        let compiler = language.compiler()?;
        let sources = Sources {
            standard: compiler.oldest(),
            files: &[file.clone(), self.local_hub.clone()],
            include: &[&c_conformance::include()],
        };
        let program = file.with_extension(std::env::consts::EXE_EXTENSION);
        compiler.build(&sources, &self.client.linked, &program)?;
        let (variable, folders) = self.client.search_path();
        let setting = format!("{variable}={}", folders.to_string_lossy());
        let program = program.to_str();
        let program = program.context("the target folder has no UTF-8 name")?;
        shell.program(&["env", &setting, program])
    }
}
