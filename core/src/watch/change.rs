//! Changes that a watch reports, and its statistics.

use std::fmt;
use std::time::Duration;

use crate::error::Error;
use crate::moment::Moment;
use crate::schema::plain::{kinds, members, plain};
use crate::value::Value;
use crate::value::object::Object;

plain! {
    /// A difference between two looks at a topic, or news about the topic itself.
    WatchChange(non_exhaustive), message {
        /// Kind of the change.
        kind: WatchChangeKind,
        /// Topic as it was given to the watch.
        topic: String,
        /// Id or path of the thing in its list; none if the change concerns the whole topic.
        key: Option<String>,
        /// Name of the thing, if it has one.
        name: Option<String>,
        /// Names of the members that differ, as a list.
        fields: Option<Value>,
        /// The thing before the change, as the hub described it.
        before: Option<Value>,
        /// The thing after the change, as the hub described it.
        after: Option<Value>,
        /// Cause; none unless the topic was lost.
        error: Option<Error>,
        /// Number of the change; the first of a watch is 1. Numbers are missing where changes were
        /// folded. In a group, each member has its own numbers, and `apart` has 0.
        seq: u64,
        /// Time of the look in milliseconds since 1970, in UTC.
        at_ms: u64,
        /// Number of looks that failed just before the change, plus the number of changes that were
        /// folded into it. If it is above 0, something may have been missed.
        gap: u64,
        /// Name of the member; none unless the watch is that of a group.
        member: Option<String>,
    }

    /// Statistics of a watch so far.
    WatchFigures(derive(Default, PartialEq, Eq), non_exhaustive) {
        /// Number of looks, including those that failed.
        looks: u64,
        /// Number of looks that failed.
        failed: u64,
        /// Number of looks with the same content as before, which are not decoded.
        unchanged: u64,
        /// Number of changes reported.
        changes: u64,
        /// Number of changes that were folded into others because nobody read them.
        folded: u64,
        /// Number of changes that wait to be read.
        waiting: u64,
        /// Number of topics that are lost.
        lost: u64,
        /// Longest delay of a look. Looks are delayed because all watches of a hub share a budget.
        held_back: Duration,
        /// Percentage to which the intervals of all topics are stretched, so that the looks fit the
        /// budget: 100 if the intervals are as asked for, 250 if they are 2.5 times as long. 0
        /// before the first look.
        stretch_percent: u64,
    }
}

impl WatchFigures {
    /// Returns the statistics of two members together.
    pub(super) fn and(self, other: WatchFigures) -> WatchFigures {
        WatchFigures {
            looks: self.looks + other.looks,
            failed: self.failed + other.failed,
            unchanged: self.unchanged + other.unchanged,
            changes: self.changes + other.changes,
            folded: self.folded + other.folded,
            waiting: self.waiting + other.waiting,
            lost: self.lost + other.lost,
            held_back: self.held_back.max(other.held_back),
            stretch_percent: self.stretch_percent.max(other.stretch_percent),
        }
    }
}

kinds! {
    /// Kind of a change.
    WatchChangeKind {
        /// Something is there that the last look did not show.
        Added = "added", always key after, perhaps name member;
        /// Members of something differ.
        Changed = "changed", always key fields before after, perhaps name member;
        /// Something has another place in its list.
        Moved = "moved", always key before after, perhaps name member;
        /// Something is no longer there. It was missing in successful looks at least 2 s apart.
        Removed = "removed", always key before, perhaps name member;
        /// The topic cannot be read. The state of its things is unknown, and they are not reported
        /// as removed.
        Lost = "lost", always error, perhaps member;
        /// The topic can be read again.
        Back = "back", perhaps member;
        /// The first look at the topic is complete.
        Synced = "synced", perhaps member;
        /// The value of a property has differed between members of a group for 5 s: `before` is the
        /// value of the first member, and `after` that of the member named in `member`. It is
        /// reported again only after the values have been equal.
        Apart = "apart", always key name before after member;
    }
}

impl WatchChange {
    /// Returns a change that concerns a whole topic.
    pub(super) fn of_topic(kind: WatchChangeKind, topic: String, gap: u64) -> Self {
        Self {
            kind,
            topic,
            key: None,
            name: None,
            fields: None,
            before: None,
            after: None,
            error: None,
            seq: 0,
            at_ms: u64::try_from(Moment::now().wall.as_millis()).unwrap_or(u64::MAX),
            gap,
            member: None,
        }
    }

    /// Returns the change as JSON with the names that Node uses. An error is an object with its kind,
    /// its effect and its message.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut all = members(self);
        if let Some(error) = &self.error {
            let error = Object::from_iter([
                ("kind", Value::from(error.kind().name())),
                ("effect", error.effect().word().into()),
                ("message", error.to_string().into()),
            ]);
            all.insert("error", error);
        }
        Value::Object(all).to_json()
    }
}

impl fmt::Display for WatchChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(member) = &self.member {
            write!(f, "{member}: ")?;
        }
        write!(f, "{} {}", self.topic, self.kind.word())?;
        if let Some(name) = self.name.as_ref().or(self.key.as_ref()) {
            write!(f, ": {name}")?;
        }
        let fields = self.fields.as_ref().and_then(Value::as_array);
        if let Some(fields @ [_, ..]) = fields {
            let names: Vec<&str> = fields.iter().filter_map(Value::as_str).collect();
            write!(f, " ({})", names.join(", "))?;
        }
        match &self.error {
            Some(error) => write!(f, ": {error}"),
            None => Ok(()),
        }
    }
}
