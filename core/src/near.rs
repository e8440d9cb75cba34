//! Finds names that are similar to a mistyped one.

/// Maximum number of names that are proposed.
pub(crate) const MAX_NAMES: usize = 5;

/// Maximum length of a name that is compared by its letters, in characters. The time of a
/// comparison grows with the square of the length.
const MAX_LENGTH: usize = 128;

/// Returns the known names that are most similar to the wanted one, the best first: those that
/// differ only in case, then those that differ in few letters.
pub(crate) fn near<'a>(wanted: &str, known: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let lower = wanted.to_lowercase();
    let length = lower.chars().count();
    let most = length.div_ceil(3);
    let distance = |name: &str| {
        let name = name.to_lowercase();
        if name == lower && !name.is_empty() {
            return Some(0);
        }
        let is_far = name.chars().count().abs_diff(length) > most;
        if name.is_empty() || is_far || length > MAX_LENGTH {
            return None;
        }
        Some(strsim::damerau_levenshtein(&lower, &name)).filter(|distance| *distance <= most)
    };
    let mut all: Vec<(usize, &str)> = known
        .filter_map(|name| Some((distance(name)?, name)))
        .collect();
    all.sort();
    all.dedup();
    let best = all.into_iter().take(MAX_NAMES);
    best.map(|(_, name)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_proposed_by_their_likeness() {
        let known = ["Cyclorama", "cyclorama", "Camera", "Mixer_0", "", "Cyclone"];
        let near = |wanted| near(wanted, known.into_iter());
        assert_eq!(near("CYCLORAMA"), ["Cyclorama", "cyclorama"]);
        assert_eq!(near("Cyclorma"), ["Cyclorama", "cyclorama", "Cyclone"]);
        assert_eq!(near("Mixer_1"), ["Mixer_0"]);
        assert!(near("Weather").is_empty() && near("").is_empty());
    }

    #[test]
    fn long_names_are_compared_by_their_capitals_alone() {
        let (long, other) = ("n".repeat(MAX_LENGTH + 1), "N".repeat(MAX_LENGTH + 1));
        let nearly = format!("{long}x");
        assert_eq!(near(&long, [nearly.as_str(), &other].into_iter()), [&other]);
    }
}
