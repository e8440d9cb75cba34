//! Names that a mistyped one may have been meant for.

/// Maximum number of names that are proposed.
const MAX_NAMES: usize = 5;

/// Returns the names that are most like one that is not there, the best first: those with other
/// capitals, then those with few other letters.
pub(crate) fn near<'a>(wanted: &str, known: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let lower = wanted.to_lowercase();
    let most = lower.chars().count().div_ceil(3);
    let distance = |name: &str| strsim::damerau_levenshtein(&lower, &name.to_lowercase());
    let mut all: Vec<(usize, &str)> = known
        .map(|name| (distance(name), name))
        .filter(|(distance, name)| *distance <= most && !name.is_empty())
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
}
