//! What the examples call the things that they hold, in every language.

use gfxhub::{BodyInfo, RecordInfo};

use crate::names::snake;

/// A variable for a record: `Engine` as `engine`, `NewsroomRundownSummary` as `rundown`.
pub(crate) fn record(record: &RecordInfo) -> String {
    noun(record.name)
}

/// A variable for a body: `PropertyUpdate` as `update`, `PlayoutItemCreate` as `item`.
pub(crate) fn body(body: &BodyInfo) -> String {
    noun(body.name.strip_suffix("Create").unwrap_or(body.name))
}

fn noun(name: &str) -> String {
    let bare = ["Summary", "Created"]
        .iter()
        .find_map(|end| name.strip_suffix(end));
    let whole = snake(bare.unwrap_or(name));
    let last = whole.rsplit('_').next().unwrap_or(&whole);
    // Names that some of the languages keep for themselves.
    match last {
        "property" => "prop".to_owned(),
        "function" => "func".to_owned(),
        "template" => "tmpl".to_owned(),
        "object" => whole,
        _ => last.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::noun;

    #[test]
    fn a_noun_is_the_last_word_that_no_language_keeps_for_itself() {
        for (name, due) in [
            ("EngineInstance", "instance"),
            ("NewsroomRundownSummary", "rundown"),
            ("LaunchConfigCreated", "config"),
            ("FunctionSummary", "func"),
            ("MosObject", "mos_object"),
        ] {
            assert_eq!(noun(name), due);
        }
    }
}
