//! The generations of hubs that the simulator can simulate.

use std::fmt;
use std::str::FromStr;

/// A generation of hubs. Its name is the version of its REST interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Profile {
    /// The oldest generation. It has only engines, playout and newsroom, and engines have fewer
    /// fields.
    V1_0,
    /// The generation of the specification.
    #[default]
    V1_6,
    /// The newest generation. It has no cooking fields, and launch configurations have more fields.
    V2_1,
}

impl Profile {
    /// All generations. The oldest is the first.
    pub const ALL: [Profile; 3] = [Profile::V1_0, Profile::V1_6, Profile::V2_1];

    /// Returns the version of the REST interface: `1.0`, `1.6` or `2.1`.
    pub fn version(self) -> &'static str {
        match self {
            Profile::V1_0 => "1.0",
            Profile::V1_6 => "1.6",
            Profile::V2_1 => "2.1",
        }
    }

    /// Returns `true` if hubs of this generation have the group of operations with this name, such
    /// as `engines` or `playout`.
    pub(crate) fn has_group(self, group: &str) -> bool {
        self != Profile::V1_0 || matches!(group, "engines" | "playout" | "newsroom")
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.version())
    }
}

/// The error for a text that is not the name of a profile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseProfileError(String);

impl fmt::Display for ParseProfileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no profile {:?}; choose 1.0, 1.6 or 2.1",
            self.0
        )
    }
}

impl std::error::Error for ParseProfileError {}

impl FromStr for Profile {
    type Err = ParseProfileError;

    fn from_str(text: &str) -> Result<Profile, ParseProfileError> {
        Profile::ALL
            .into_iter()
            .find(|profile| profile.version() == text)
            .ok_or_else(|| ParseProfileError(text.to_owned()))
    }
}
