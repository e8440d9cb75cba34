//! The committed list of path segments that need care.

use crate::json::Json;

/// Returns the texts in `segments.json`.
pub fn segments() -> Vec<String> {
    // The list is part of this crate, so an error in it is a bug that every run shows at once.
    let list = match Json::parse(include_str!("../segments.json")) {
        Ok(Json::List(list)) => list,
        Ok(_) => panic!("segments.json is not an array"),
        Err(fault) => panic!("segments.json: {fault}"),
    };
    list.iter()
        .filter_map(|segment| segment.as_text().map(str::to_owned))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::segments;

    #[test]
    fn there_are_at_least_a_hundred_and_a_path_may_hold_each() {
        let segments = segments();
        assert!(segments.len() >= 100, "{} segments", segments.len());
        assert_eq!(
            segments.iter().collect::<HashSet<_>>().len(),
            segments.len()
        );
        for segment in &segments {
            assert!(!["", ".", ".."].contains(&segment.as_str()), "{segment:?}");
            assert!(!segment.chars().any(char::is_control), "{segment:?}");
            assert!(segment.len() <= 4096, "{segment:?}");
        }
    }
}
