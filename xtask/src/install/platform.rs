//! The platforms for which packages are built: their names in Rust and npm, and the differences
//! between their systems.

use std::env::consts::{ARCH, OS};

use anyhow::{Context as _, bail};

/// An operating system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum System {
    /// Linux.
    Linux,
    /// macOS.
    MacOs,
    /// Windows.
    Windows,
    /// Another Unix.
    Unix,
}

/// The C library of a platform, or the compiler that builds its programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Abi {
    /// glibc, or MinGW on Windows.
    Gnu,
    /// musl.
    Musl,
    /// Visual Studio.
    Msvc,
    /// The only C library that the system has.
    Plain,
}

/// A platform for which libraries and packages are built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Platform {
    /// Rust's target triple, such as `x86_64-unknown-linux-gnu`.
    triple: String,
    /// Operating system.
    pub(crate) system: System,
    /// C library or compiler.
    pub(crate) abi: Abi,
}

/// The platforms for which there are npm packages, wheels and archives.
pub(crate) const RELEASED: [&str; 7] = [
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-musl",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
];

impl Platform {
    /// Returns the platform that this program was built for.
    pub(crate) fn host() -> Platform {
        let abi = if cfg!(target_env = "msvc") {
            Abi::Msvc
        } else if cfg!(target_env = "musl") {
            Abi::Musl
        } else if cfg!(target_env = "gnu") {
            Abi::Gnu
        } else {
            Abi::Plain
        };
        let (system, vendor, name) = match OS {
            "linux" => (System::Linux, "unknown", "linux"),
            "macos" => (System::MacOs, "apple", "darwin"),
            "windows" => (System::Windows, "pc", "windows"),
            other => (System::Unix, "unknown", other),
        };
        let end = match abi {
            Abi::Gnu => "-gnu",
            Abi::Musl => "-musl",
            Abi::Msvc => "-msvc",
            Abi::Plain => "",
        };
        Platform {
            triple: format!("{ARCH}-{vendor}-{name}{end}"),
            system,
            abi,
        }
    }

    /// Returns the platform with this target triple. Returns an error if no packages are built for
    /// its system or its ABI.
    pub(crate) fn named(triple: &str) -> anyhow::Result<Platform> {
        let words: Vec<&str> = triple.split('-').collect();
        let system = match words.get(2) {
            Some(&"linux") => System::Linux,
            Some(&"darwin") => System::MacOs,
            Some(&"windows") => System::Windows,
            _ => bail!("{triple} is not a platform for which packages are built"),
        };
        let abi = match words.get(3) {
            Some(&"gnu") => Abi::Gnu,
            Some(&"musl") => Abi::Musl,
            Some(&"msvc") => Abi::Msvc,
            None => Abi::Plain,
            Some(other) => bail!("{triple}: {other} is not an ABI for which packages are built"),
        };
        Ok(Platform {
            triple: triple.to_owned(),
            system,
            abi,
        })
    }

    /// Returns the target triple.
    pub(crate) fn triple(&self) -> &str {
        &self.triple
    }

    /// Returns `true` if this program runs on the platform.
    pub(crate) fn is_host(&self) -> bool {
        *self == Platform::host()
    }

    /// Returns `true` if packages for the platform use glibc, and so must run with an old version
    /// of it.
    pub(crate) fn has_glibc(&self) -> bool {
        self.system == System::Linux && self.abi == Abi::Gnu
    }

    /// Returns the name of the processor in the target triple.
    fn processor(&self) -> &str {
        self.triple.split('-').next().unwrap_or_default()
    }

    /// Returns the name of the platform in the names of npm packages, as in
    /// `node/lib/platform.cjs`.
    pub(crate) fn npm_name(&self) -> String {
        let (system, processor) = (self.npm_system(), self.npm_processor());
        match (self.system, self.abi) {
            (System::Linux, Abi::Musl) => format!("{system}-{processor}-musl"),
            (System::Linux, _) => format!("{system}-{processor}-gnu"),
            _ => format!("{system}-{processor}"),
        }
    }

    /// Returns the name of the system in Node's `process.platform`.
    pub(crate) fn npm_system(&self) -> &str {
        match self.system {
            System::Linux => "linux",
            System::MacOs => "darwin",
            System::Windows => "win32",
            System::Unix => OS,
        }
    }

    /// Returns the name of the processor in Node's `process.arch`.
    pub(crate) fn npm_processor(&self) -> &str {
        match self.processor() {
            "x86_64" => "x64",
            "aarch64" => "arm64",
            other => other,
        }
    }

    /// Returns Debian's name of the processor. Returns an error if it is not known.
    pub(crate) fn debian_processor(&self) -> anyhow::Result<&'static str> {
        let name = match self.processor() {
            "x86_64" => Some("amd64"),
            "aarch64" => Some("arm64"),
            _ => None,
        };
        name.with_context(|| {
            format!(
                "Debian's name of the processor {} is not known",
                self.processor()
            )
        })
    }

    /// Returns the file extension of programs, with the dot; empty except on Windows.
    pub(crate) fn program_suffix(&self) -> &'static str {
        match self.system {
            System::Windows => ".exe",
            _ => "",
        }
    }

    /// Returns the size of a pointer in bytes.
    pub(crate) fn word_size(&self) -> usize {
        match self.processor() {
            "x86_64" | "aarch64" => 8,
            _ => size_of::<usize>(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_platform_is_named_as_rust_and_npm_name_it() {
        let named: Vec<String> = RELEASED
            .iter()
            .map(|triple| Platform::named(triple).unwrap().npm_name())
            .collect();
        let expected = [
            "linux-x64-gnu",
            "linux-arm64-gnu",
            "linux-x64-musl",
            "linux-arm64-musl",
            "darwin-x64",
            "darwin-arm64",
            "win32-x64",
        ];
        assert_eq!(named, expected);
        assert!(Platform::named("wasm32-unknown-unknown").is_err());
        assert!(Platform::named("x86_64-unknown-linux-gnux32").is_err());
    }

    #[test]
    fn the_host_is_the_platform_that_is_named_like_it() {
        let host = Platform::host();
        assert!(host.is_host());
        if RELEASED.contains(&host.triple()) {
            assert_eq!(Platform::named(host.triple()).unwrap(), host);
        }
    }
}
