//! Selects the members of a hub's records that the format of shows accepts, and lists the members
//! that were filled in or left out.

use std::collections::HashSet;

use serde::de::IgnoredAny;

use super::forms::{is_clock, is_time};
use super::scrub;
use crate::schema::records::Record;
use crate::value::{Object, Value};

/// Largest id that a show can contain.
const MAX_ID: i64 = (1 << 53) - 1;

/// Maximum length of a name, in characters.
const MAX_NAME: usize = 255;

/// Maximum length of a segment of a path, in characters.
const MAX_SEGMENT: usize = 1024;

/// Maximum nesting depth of the lists and objects in a value.
const MAX_DEPTH: usize = 120;

/// Prefix of the member names that a hub simulator cannot store, because serde_json reserves them.
const PRIVATE: &str = "$serde_json::private::";

/// Text that is written for a required time if the hub does not send it.
pub(super) const NO_TIME: &str = "1970-01-01T00:00:00Z";

/// Members whose texts are replaced in a scrubbed show, in addition to the data of items and the
/// values of properties.
const SCRUBBED: &[&str] = &[
    "ip",
    "cacheDir",
    "projectTag",
    "streaming",
    "editorPath",
    "statusDescription",
    "sharedFolderName",
    "content",
    "xmlContent",
    "ustateData",
    "roSlug",
    "roChannel",
    "roTrigger",
    "macroIn",
    "macroOut",
    "storySlug",
    "itemSlug",
    "objSlug",
    "mosAbstract",
    "objGroup",
    "objPaths",
    "createdBy",
    "changedBy",
    "description",
    "mosExternalMetadata",
    "maps",
];

/// Rule for the value of a member of a show.
#[derive(Clone, Copy)]
pub(super) enum Rule {
    Id,
    NullableId,
    /// A text of 1 to 255 characters that are not all spaces.
    Name,
    Text,
    NullableText,
    /// A whole number, 0 or more.
    Count,
    NullableInteger,
    Port,
    Flag,
    EngineType,
    Segment,
    Time,
    /// Hours, minutes and seconds.
    Clock,
    /// A text that holds JSON.
    JsonText,
    Texts,
    /// The data of an item.
    Data,
    /// The value of a property.
    Value,
}

/// A member: its name in JSON, and the rule for its value.
pub(super) type Member = (&'static str, Rule);

pub(super) struct Writer {
    scrubs: bool,
    filled: Notes,
    left_out: Notes,
    seen: HashSet<(&'static str, String)>,
}

/// Descriptions of what was filled in or left out. Each has the first place in the hub to which it
/// applies, and the number of such places.
#[derive(Default)]
struct Notes(Vec<(String, String, usize)>);

impl Notes {
    fn add(&mut self, what: String, place: &str) {
        match self.0.iter_mut().find(|(known, ..)| *known == what) {
            Some((_, _, places)) => *places += 1,
            None => self.0.push((what, place.to_owned(), 1)),
        }
    }

    fn list(self) -> Vec<String> {
        let line = |(what, place, places): (String, String, usize)| match places {
            _ if place.is_empty() => what,
            1 => format!("{what}: {place}"),
            _ => format!("{what}: {place} and {} more", places - 1),
        };
        self.0.into_iter().map(line).collect()
    }
}

impl Writer {
    pub(super) fn new(scrubs: bool) -> Writer {
        Writer {
            scrubs,
            filled: Notes::default(),
            left_out: Notes::default(),
            seen: HashSet::new(),
        }
    }

    /// Returns the descriptions of the members that were filled in, and of those that were left
    /// out.
    pub(super) fn lists(self) -> (Vec<String>, Vec<String>) {
        (self.filled.list(), self.left_out.list())
    }

    pub(super) fn filled(&mut self, what: impl Into<String>, place: &str) {
        self.filled.add(what.into(), place);
    }

    pub(super) fn left_out(&mut self, what: impl Into<String>, place: &str) {
        self.left_out.add(what.into(), place);
    }

    /// Returns the address to write into the show, with its text replaced if the show is scrubbed.
    pub(super) fn address(&self, address: &str) -> String {
        match self.scrubs {
            true => scrub::text(address),
            false => address.to_owned(),
        }
    }

    /// Returns `true` if no earlier object of this kind had this key. Otherwise, notes that the
    /// object is left out.
    pub(super) fn is_first(&mut self, what: &'static str, key: &str, place: &str) -> bool {
        let is_first = self.seen.insert((what, key.to_owned()));
        if !is_first {
            self.left_out(format!("{what} whose id or path another one has"), place);
        }
        is_first
    }

    /// Returns the members of a hub's object that a show can contain, and notes the others.
    pub(super) fn members(
        &mut self,
        what: &str,
        place: &str,
        mut sent: Object,
        members: &[Member],
    ) -> Object {
        let mut written = Object::new();
        for (name, rule) in members {
            let Some(value) = sent.remove(name) else {
                continue;
            };
            if value.is_null() && !rule.takes_null() {
                self.filled(format!("{name} of {what}, which is null on the hub"), place);
                continue;
            }
            match rule.accept(value) {
                Some(mut value) => {
                    self.scrub(name, *rule, &mut value);
                    written.insert(*name, value);
                }
                None => {
                    let why = "that the format of shows refuses";
                    self.left_out(format!("{name} of {what} {why}"), place);
                }
            }
        }
        for (name, _) in sent.iter() {
            self.left_out(format!("{name} of {what}, which no show has"), place);
        }
        written
    }

    /// Adds a required member with the value `filling`, unless the member is already present.
    pub(super) fn need(
        &mut self,
        what: &str,
        place: &str,
        written: &mut Object,
        name: &str,
        filling: &str,
    ) {
        if !written.contains(name) {
            self.filled(format!("{name} of {what}"), place);
            written.insert(name, filling);
        }
    }

    fn scrub(&self, name: &str, rule: Rule, value: &mut Value) {
        if !self.scrubs {
            return;
        }
        match (rule, &mut *value) {
            (Rule::Value, value) => scrub::value(value, scrub::is_place),
            (Rule::Data, value) => scrub::value(value, |_| true),
            (_, Value::Text(text)) if name == "mosExternalMetadata" => {
                // Only the texts within the JSON are replaced, so that the member stays JSON.
                if let Ok(mut held) = Value::from_json(text) {
                    scrub::value(&mut held, |_| true);
                    *text = held.to_json();
                } else {
                    *text = scrub::text(text);
                }
            }
            (_, value) if SCRUBBED.contains(&name) => scrub::value(value, |_| true),
            _ => {}
        }
    }

    /// Replaces the name of an item if the show is scrubbed.
    pub(super) fn item_name(&self, item: &mut Object) {
        if let (true, Some(name)) = (self.scrubs, item.get_mut("name")) {
            scrub::value(name, |_| true);
        }
    }
}

impl Rule {
    fn takes_null(self) -> bool {
        matches!(
            self,
            Rule::NullableId | Rule::NullableText | Rule::NullableInteger | Rule::Value
        )
    }

    /// Returns the value in the form that a show contains, or `None` if the format of shows refuses
    /// it.
    fn accept(self, value: Value) -> Option<Value> {
        if value.is_null() {
            return Some(value);
        }
        let whole = |range: std::ops::RangeInclusive<i64>| {
            let number = value.as_i64();
            let number = number.or_else(|| value.as_str()?.parse().ok());
            number
                .filter(|number| range.contains(number))
                .map(Value::from)
        };
        match self {
            Rule::Id | Rule::NullableId => return whole(1..=MAX_ID),
            Rule::Count => return whole(0..=i64::MAX),
            Rule::NullableInteger => return whole(i64::MIN..=i64::MAX),
            Rule::Port => return whole(0..=65_535),
            Rule::Flag => return value.as_bool().map(Value::from),
            Rule::Value => return has_room(&value, true).then_some(value),
            Rule::Data => {
                let data = Value::Object(value.into_object().ok()?);
                return has_room(&data, false).then_some(data);
            }
            Rule::Texts => {
                let texts = value.as_array()?.iter();
                let is_list = texts.into_iter().all(|text| text.as_str().is_some());
                return is_list.then_some(value);
            }
            _ => {}
        }
        let text = match value {
            Value::Text(text) => text,
            // A number is accepted, because some hubs send numbers in place of texts.
            Value::Integer(number) => number.to_string(),
            _ => return None,
        };
        let is_taken = match self {
            Rule::Name => !text.trim().is_empty() && text.chars().count() <= MAX_NAME,
            Rule::EngineType => matches!(text.as_str(), "RE" | "RE5" | "UE"),
            Rule::Segment => is_segment(&text),
            Rule::Time => is_time(&text),
            Rule::Clock => is_clock(&text, 100),
            Rule::JsonText => serde_json::from_str::<IgnoredAny>(&text).is_ok(),
            _ => true,
        };
        is_taken.then_some(Value::Text(text))
    }
}

/// Returns `true` if a simulator can store a value. If `single` is set, each number must be within
/// the range of single precision.
fn has_room(value: &Value, single: bool) -> bool {
    fn fits(number: f64) -> bool {
        let narrow = number as f32;
        narrow.is_finite() && (narrow != 0.0 || number == 0.0)
    }
    fn within(value: &Value, single: bool, levels: usize) -> bool {
        match value {
            Value::Vector(vector) => {
                levels > 0 && (!single || vector.iter().all(|(_, it)| it.as_f64().is_none_or(fits)))
            }
            Value::Array(elements) => {
                levels > 0 && elements.iter().all(|it| within(it, single, levels - 1))
            }
            Value::Object(object) => {
                levels > 0
                    && object.iter().all(|(name, it)| {
                        !name.starts_with(PRIVATE) && within(it, single, levels - 1)
                    })
            }
            number => !single || number.as_f64().is_none_or(fits),
        }
    }
    within(value, single, MAX_DEPTH)
}

pub(super) fn is_segment(text: &str) -> bool {
    !matches!(text, "" | "." | "..") && text.chars().count() <= MAX_SEGMENT
}

/// Returns a record as the hub sent it.
pub(super) fn sent(record: &impl Record) -> Object {
    let json = Value::from_json(&record.to_json());
    json.ok()
        .and_then(|value| value.into_object().ok())
        .unwrap_or_default()
}

/// Returns a member that is a text; empty if there is none.
pub(super) fn text_of<'a>(object: &'a Object, name: &str) -> &'a str {
    object.get(name).and_then(Value::as_str).unwrap_or_default()
}

/// Returns a member that is an id; 0 if there is none.
pub(super) fn id_of(object: &Object, name: &str) -> i64 {
    object.get(name).and_then(Value::as_i64).unwrap_or_default()
}
