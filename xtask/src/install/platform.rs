//! The platforms that packages are built for: Rust's name of each, npm's, and what differs by system.

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

/// The C library, or the compiler, that programs of the platform are built with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Abi {
    /// glibc; on Windows MinGW.
    Gnu,
    /// musl.
    Musl,
    /// Visual Studio.
    Msvc,
    /// The only one of the system.
    Plain,
}

/// A platform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Platform {
    /// Rust's name of it, as `x86_64-unknown-linux-gnu`.
    triple: String,
    /// The system.
    pub(crate) system: System,
    /// The C library.
    pub(crate) abi: Abi,
}

/// Those that have a package of npm. The wheels and the archives are for the same ones.
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
    /// The one that this program was built for.
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

    /// The one that Rust calls so.
    pub(crate) fn named(triple: &str) -> anyhow::Result<Platform> {
        let words: Vec<&str> = triple.split('-').collect();
        let system = match words.get(2) {
            Some(&"linux") => System::Linux,
            Some(&"darwin") => System::MacOs,
            Some(&"windows") => System::Windows,
            _ => bail!("{triple} is no platform that packages are built for"),
        };
        let abi = match words.get(3) {
            Some(&"gnu") => Abi::Gnu,
            Some(&"musl") => Abi::Musl,
            Some(&"msvc") => Abi::Msvc,
            None => Abi::Plain,
            Some(other) => bail!("{triple}: {other} is no ABI that packages are built for"),
        };
        Ok(Platform {
            triple: triple.to_owned(),
            system,
            abi,
        })
    }

    /// Rust's name of it.
    pub(crate) fn triple(&self) -> &str {
        &self.triple
    }

    /// Whether it is the one that this program runs on.
    pub(crate) fn is_host(&self) -> bool {
        *self == Platform::host()
    }

    /// Whether the packages are held to an old glibc.
    pub(crate) fn has_glibc(&self) -> bool {
        self.system == System::Linux && self.abi == Abi::Gnu
    }

    /// The processor as Rust calls it.
    fn processor(&self) -> &str {
        self.triple.split('-').next().unwrap_or_default()
    }

    /// The platform by the name that Node's packages go by: as `node/lib/platform.cjs` has it.
    pub(crate) fn npm_name(&self) -> String {
        let (system, processor) = (self.npm_system(), self.npm_processor());
        match (self.system, self.abi) {
            (System::Linux, Abi::Musl) => format!("{system}-{processor}-musl"),
            (System::Linux, _) => format!("{system}-{processor}-gnu"),
            _ => format!("{system}-{processor}"),
        }
    }

    /// The system as `process.platform` calls it.
    pub(crate) fn npm_system(&self) -> &str {
        match self.system {
            System::Linux => "linux",
            System::MacOs => "darwin",
            System::Windows => "win32",
            System::Unix => OS,
        }
    }

    /// The processor as `process.arch` calls it.
    pub(crate) fn npm_processor(&self) -> &str {
        match self.processor() {
            "x86_64" => "x64",
            "aarch64" => "arm64",
            other => other,
        }
    }

    /// The processor as Debian calls it.
    pub(crate) fn debian_processor(&self) -> anyhow::Result<&'static str> {
        let name = match self.processor() {
            "x86_64" => Some("amd64"),
            "aarch64" => Some("arm64"),
            _ => None,
        };
        name.with_context(|| format!("Debian's name of {} is not known", self.processor()))
    }

    /// How the names of programs end.
    pub(crate) fn program_suffix(&self) -> &'static str {
        match self.system {
            System::Windows => ".exe",
            _ => "",
        }
    }

    /// How many bytes an address has.
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
