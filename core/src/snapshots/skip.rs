//! Selects the properties that a recall sets only if a pattern names them exactly. A recall never
//! sets null.

use glob::Pattern;
use once_cell::sync::Lazy;

use crate::types::SkipReason;
use crate::value::Value;

/// Patterns for the names of properties that the engine computes, such as counters. These are not
/// settings.
const RESULTS: [&str; 8] = [
    "*Statistic*",
    "*Counter*",
    "* Count",
    "*Average*",
    "Last *",
    "*LastError*",
    "*Dropped*",
    "*Frames Rendered*",
];

/// Returns the reason why a recall skips a property with this name and value. Returns `None` if
/// neither the name nor the value is a reason.
pub(super) fn reason(name: &str, value: &Value) -> Option<SkipReason> {
    static RESULT: Lazy<Vec<Pattern>> = Lazy::new(|| {
        let patterns = RESULTS.iter().map(|name| Pattern::new(name));
        patterns.filter_map(Result::ok).collect()
    });
    if value.is_null() {
        return Some(SkipReason::NullValue);
    }
    if value.as_clean_plates().is_some() {
        return Some(SkipReason::CleanPlates);
    }
    if value.get("handle").is_some() {
        return Some(SkipReason::Handle);
    }
    let is_result = RESULT.iter().any(|pattern| pattern.matches(name));
    is_result.then_some(SkipReason::Statistic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_plates_nulls_and_results_are_left_out() {
        for (name, json, expected) in [
            ("Opacity", "0.5", None),
            ("Count of Lamps", "3", None),
            ("Frame Counter", "3", Some(SkipReason::Statistic)),
            ("Dropped Frames", "3", Some(SkipReason::Statistic)),
            (
                "Key",
                r#"{"handle":"7","pid":"1"}"#,
                Some(SkipReason::Handle),
            ),
            ("Key", "null", Some(SkipReason::NullValue)),
        ] {
            let value = Value::from_json(json).unwrap();
            assert_eq!(reason(name, &value), expected, "{name}");
        }
    }

    #[test]
    fn each_name_of_a_result_is_a_pattern() {
        assert!(RESULTS.iter().all(|name| Pattern::new(name).is_ok()));
    }
}
