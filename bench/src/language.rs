//! The languages whose clients are measured.

/// A language whose clients are measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    /// Rust. This program contains its clients.
    Rust,
    /// C, and C++ with the same library.
    C,
    /// Python.
    Python,
    /// Node.
    Node,
}

impl Language {
    /// All languages, in the order of the results page.
    pub(crate) const ALL: [Language; 4] = [
        Language::Rust,
        Language::C,
        Language::Python,
        Language::Node,
    ];

    /// Returns the name on the command line, which is also that of the file with the figures.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Language::Rust => "rust",
            Language::C => "c",
            Language::Python => "python",
            Language::Node => "node",
        }
    }

    /// Returns the usual name of the language.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Language::Rust => "Rust",
            Language::C => "C",
            Language::Python => "Python",
            Language::Node => "Node",
        }
    }

    /// Returns the language with this name.
    pub(crate) fn named(name: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Returns the version of the tool that runs or builds the language's programs, for the results
    /// page.
    pub(crate) fn version(self) -> String {
        let (program, words) = match self {
            Language::Rust => ("rustc", 2),
            Language::C => ("cc", 4),
            Language::Python => ("python3", 2),
            Language::Node => ("node", 1),
        };
        let said = std::process::Command::new(program)
            .arg("--version")
            .output();
        let said = said.map(|said| String::from_utf8_lossy(&said.stdout).into_owned());
        let said = said.unwrap_or_default();
        let first = said.lines().next().unwrap_or_default();
        let version: Vec<&str> = first.split_whitespace().take(words).collect();
        match self {
            Language::Node => format!("Node {}", version.concat()),
            _ => version.join(" "),
        }
    }
}
