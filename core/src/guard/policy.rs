//! The setting `guard`: which acts need a permit.

use crate::error::{Error, Result};
use crate::ops::{
    EXTERNAL_DATA, Engines, Groups, Names, Newsroom, OPERATIONS, Playout, Snapshots, operation,
};
use crate::schema::retry_class::RetryClass;

/// An act as a guard sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Act<'a> {
    /// Name of the call that a permit is for: a composed call, or the operation itself.
    pub(super) call: &'a str,
    /// Name of the operation that is sent.
    pub(super) operation: &'a str,
    /// Retry class of the request, which can depend on its body.
    pub(super) class: RetryClass,
    /// True if the method of its request is DELETE. The class of a raw request does not show this.
    pub(super) deletes: bool,
    /// Number of its engine, if it is known.
    pub(super) engine: Option<i64>,
}

/// The acts that need a permit.
#[derive(Clone, Debug, Default)]
pub(crate) struct Policy(Vec<Rule>);

#[derive(Clone, Debug)]
struct Rule {
    acts: Acts,
    engine: Option<i64>,
}

#[derive(Clone, Debug)]
enum Acts {
    /// Acts of the retry class with this word.
    Class(&'static str),
    /// Acts whose names begin with this, such as `playout.`.
    Group(String),
    Named(&'static str),
}

/// Words of all retry classes except that of reads.
const CLASSES: [&str; 6] = ["set", "update", "delete", "create", "trigger", "machine"];

/// Acts that the word `destructive` stands for. The word `machine` includes the class `Stop`.
const DESTRUCTIVE: [Acts; 5] = [
    Acts::Class("delete"),
    Acts::Class("machine"),
    Acts::Named("graphs.load"),
    Acts::Named("rgraphs.load"),
    Acts::Named("ustates.load"),
];

/// Names of a raw request and of a live session, which no table of operations contains.
const OUTSIDE_TABLE: [&str; 2] = ["request", super::LIVE];

impl Policy {
    /// Reads a list such as `on-air` or `graphs.load@3, playout.*, delete`.
    pub(crate) fn parse(list: &str) -> Result<Self> {
        let mut rules = Vec::new();
        for entry in list.split(',').map(str::trim) {
            let (word, engine) = at_engine(entry).map_err(|why| Error::invalid(SETTING, why))?;
            let acts = acts(word).map_err(|why| Error::invalid(SETTING, why))?;
            rules.extend(acts.into_iter().map(|acts| Rule { acts, engine }));
        }
        Ok(Self(rules))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns `true` if the act needs a permit. An act whose engine is unknown also matches the
    /// rules for single engines, because it may be on that engine.
    pub(super) fn covers(&self, act: &Act<'_>) -> bool {
        self.0.iter().any(|rule| {
            let same_engine = match (rule.engine, act.engine) {
                (Some(own), Some(other)) => own == other,
                _ => true,
            };
            same_engine && rule.acts.hold(act)
        })
    }
}

const SETTING: &str = "guard";

impl Acts {
    fn hold(&self, act: &Act<'_>) -> bool {
        match self {
            Self::Class(word) => act.class.word() == *word || act.deletes && *word == "delete",
            Self::Group(prefix) => {
                act.operation.starts_with(prefix) || act.call.starts_with(prefix)
            }
            Self::Named(name) => act.operation == *name || act.call == *name,
        }
    }
}

/// Returns the acts that a word of the setting stands for.
fn acts(word: &str) -> std::result::Result<Vec<Acts>, String> {
    let of_class = |known: &&&str| **known == word;
    if word == "destructive" {
        return Ok(DESTRUCTIVE.to_vec());
    }
    if word == "on-air" {
        return Ok([&DESTRUCTIVE[..], &[Acts::Class("trigger")]].concat());
    }
    if let Some(class) = CLASSES.iter().find(of_class) {
        return Ok(vec![Acts::Class(class)]);
    }
    if let Some(group) = word.strip_suffix('*').filter(|group| group.ends_with('.'))
        && acting().any(|name| name.starts_with(group))
    {
        return Ok(vec![Acts::Group(group.to_owned())]);
    }
    named(word).map(|name| vec![Acts::Named(name)])
}

/// Splits the number of an engine from the end of a word.
pub(super) fn at_engine(word: &str) -> std::result::Result<(&str, Option<i64>), String> {
    let Some((name, engine)) = word.split_once('@') else {
        return Ok((word, None));
    };
    match engine.parse() {
        Ok(engine) => Ok((name, Some(engine))),
        Err(_) => Err(format!(
            "{word:?} names no engine: a number must follow the @, as in graphs.load@3"
        )),
    }
}

/// Returns the static name of the call that `word` names. Returns an error if no call that acts
/// has this name.
pub(super) fn named(word: &str) -> std::result::Result<&'static str, String> {
    if let Some(name) = acting().find(|name| *name == word) {
        return Ok(name);
    }
    Err(match calls().any(|(name, _)| name == word) {
        true => format!("{word} only reads, and so needs no permit"),
        false => format!(
            "{word:?} is neither a call, such as playout.delete_item, nor a group, such as \
             playout.*, nor one of destructive, on-air, {}",
            CLASSES.join(", ")
        ),
    })
}

/// Returns the names of all calls that act.
fn acting() -> impl Iterator<Item = &'static str> {
    calls()
        .filter(|(_, class)| *class != RetryClass::Read)
        .map(|(name, _)| name)
        .chain(OUTSIDE_TABLE)
}

/// Returns the names and classes of the operations and of the composed calls of their groups.
fn calls() -> impl Iterator<Item = (&'static str, RetryClass)> {
    let data = [
        Names::DATA_CALLS,
        Newsroom::DATA_CALLS,
        Playout::DATA_CALLS,
        Snapshots::DATA_CALLS,
        Groups::DATA_CALLS,
    ];
    let data = data.into_iter().flatten().map(|(row, _)| *row);
    let rows = OPERATIONS.iter().copied().chain([EXTERNAL_DATA]);
    let rows = rows.chain(data).map(|row| (row.name, row.resend));
    let class = |name| operation(name).map(|row| row.resend);
    let batches = [Engines::COMPOSED, Names::COMPOSED];
    let batches = batches
        .into_iter()
        .flatten()
        .filter_map(move |batch| Some((batch.name, class(batch.operation)?)));
    rows.chain(batches)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_composed_call_that_acts_is_known() {
        let data = crate::schema::calls().filter(|call| call.is_composed());
        let data = data.filter(|call| call.resend != RetryClass::Read);
        let batches = crate::schema::COMPOSED.iter().filter(|call| {
            operation(call.operation).is_some_and(|row| row.resend != RetryClass::Read)
        });
        let names = data.map(|call| call.name);
        let names: Vec<_> = names.chain(batches.map(|call| call.name)).collect();
        assert!(names.len() >= 7, "{names:?}");
        for name in names {
            assert_eq!(named(name), Ok(name));
        }
    }

    fn act(name: &str) -> Act<'_> {
        let row = crate::schema::calls().find(|call| call.name == name);
        Act {
            call: name,
            operation: name,
            class: row.map_or(RetryClass::Trigger, |row| row.resend),
            deletes: false,
            engine: None,
        }
    }

    fn covered(list: &str) -> Vec<&'static str> {
        let policy = Policy::parse(list).unwrap();
        let acting = OPERATIONS
            .iter()
            .filter(|row| row.resend != RetryClass::Read);
        let covered = acting.filter(|row| policy.covers(&act(row.name)));
        covered.map(|row| row.name).collect()
    }

    const DESTRUCTIVE: [&str; 10] = [
        "playout.delete_rundown",
        "playout.delete_item",
        "graphs.load",
        "rgraphs.load",
        "ustates.load",
        "launcher.launch",
        "launcher.stop",
        "launcher.retime",
        "launcher.start_renderer",
        "launcher.stop_renderer",
    ];

    #[test]
    fn the_two_words_cover_what_they_say() {
        assert_eq!(covered("destructive"), DESTRUCTIVE);
        let mut on_air = covered("on-air");
        on_air.retain(|name| !DESTRUCTIVE.contains(name));
        let triggers = [
            "engines.call_function",
            "playout.trigger_button",
            "newsroom.trigger_button",
        ];
        assert_eq!(on_air, triggers);
    }

    #[test]
    fn a_list_has_calls_groups_and_classes() {
        let list = "rgraphs.load , playout.*,create";
        let expected = [
            "playout.create_rundown",
            "playout.delete_rundown",
            "playout.rename_rundown",
            "playout.create_item",
            "playout.delete_item",
            "playout.update_item",
            "playout.trigger_button",
            "rgraphs.load",
            "launcher.create",
            "launcher.create_renderer",
        ];
        assert_eq!(covered(list), expected);
        assert_eq!(covered("engines.set_properties"), [""; 0]);
        let policy = Policy::parse("engines.set_properties").unwrap();
        let part = Act {
            call: "engines.set_properties",
            ..act("engines.set_property")
        };
        assert!(policy.covers(&part), "a request of a batch");
    }

    #[test]
    fn a_body_can_make_a_set_a_trigger_and_a_raw_request_can_delete() {
        let on_air = Policy::parse("on-air").unwrap();
        let set = act("engines.set_property");
        assert!(!on_air.covers(&set));
        let eased = Act {
            class: RetryClass::Trigger,
            ..set
        };
        assert!(on_air.covers(&eased));
        let destructive = Policy::parse("destructive").unwrap();
        let raw = act("request");
        assert!(on_air.covers(&raw) && !destructive.covers(&raw));
        assert!(destructive.covers(&Act {
            deletes: true,
            ..raw
        }));
    }

    #[test]
    fn one_engine_is_guarded_and_others_are_not() {
        let policy = Policy::parse("engines.*@3").unwrap();
        let at = |engine| Act {
            engine,
            ..act("engines.set_property")
        };
        assert!(policy.covers(&at(Some(3))) && !policy.covers(&at(Some(4))));
        assert!(policy.covers(&at(None)), "it may be engine 3");
    }

    #[test]
    fn a_word_that_guards_nothing_is_refused() {
        for (list, why) in [
            ("", "is neither a call"),
            ("on-air,", "is neither a call"),
            ("onair", "is neither a call"),
            ("read", "is neither a call"),
            ("projects.*", "is neither a call"),
            ("playout", "is neither a call"),
            ("engines.list", "engines.list only reads"),
            ("names.get", "names.get only reads"),
            (
                "engines.get_properties",
                "engines.get_properties only reads",
            ),
            ("graphs.load@three", "names no engine"),
            ("graphs.load@", "names no engine"),
        ] {
            let error = Policy::parse(list).unwrap_err();
            assert_eq!(error.argument(), Some("guard"), "{list}");
            assert!(error.detail().contains(why), "{list}: {error}");
        }
    }
}
