//! The languages whose clients are compared.

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    /// Rust, whose peers are in this program.
    Rust,
    /// C, and C++ by the same library.
    C,
    /// Python.
    Python,
    /// Node.
    Node,
}

impl Language {
    /// All of them, in the order of the page.
    pub(crate) const ALL: [Language; 4] = [
        Language::Rust,
        Language::C,
        Language::Python,
        Language::Node,
    ];

    /// Its name on the command line, and that of its file of figures.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Language::Rust => "rust",
            Language::C => "c",
            Language::Python => "python",
            Language::Node => "node",
        }
    }

    /// What people call it.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Language::Rust => "Rust",
            Language::C => "C",
            Language::Python => "Python",
            Language::Node => "Node",
        }
    }

    /// The one of this name.
    pub(crate) fn named(name: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|one| one.name() == name)
    }

    /// What the programs of it are run or built by, for the page.
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
