//! A wait: reads a thing again and again until it meets a condition, on the calling thread and
//! within the budget of the hub.

use std::borrow::Cow;
use std::time::{Duration, Instant};

use super::compare::Entry;
use super::hub_budget::HubBudget;
use super::pace::LONGEST_ASKED;
use super::topic::{Read, Topic};
use crate::batch::define::composed;
use crate::client::Client;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::moment::Moment;
use crate::ops::Changes;
use crate::options::CallScope;
use crate::retry::pause;
use crate::schema::field::Field;
use crate::types::{AwaitedChange, NamePath, WaitCondition};
use crate::value::Value;

/// Time between two looks.
const EVERY: Duration = Duration::from_millis(250);

/// Time between two looks if the first failed, or if its path led nowhere.
const AGAIN: Duration = Duration::from_secs(1);

/// Maximum number of characters of a value in an error.
const MAX_SHOWN: usize = 200;

composed! {
    Changes = changes gives data;

    /// Waits until a thing meets a condition, and returns its state at that time. For example,
    /// waits until a property has a value, an engine has an instance that is `Loaded`, or an item
    /// is there. `path` is a path of names, or a topic of a watch such as `items:1`. Only reads, up
    /// to four times a second, within the budget of the hub that the watches of the process share.
    ///
    /// The wait also goes on while the hub does not respond, or while the path leads nowhere. When
    /// the time is over, the call fails with `Timeout`, and the error says what was seen last. What
    /// came and went between two looks is not seen.
    fn wait_for(path: NamePath; until: WaitCondition) -> AwaitedChange = Read, unlimited by wait_for
        => r#"hub.names().set("Studio A / Cyclorama / Softness", 0.5)?;"#,
           "let until = WaitCondition::new(5.0).equals(0.5);",
           r#"let found = hub.changes().wait_for("Studio A / Cyclorama / Softness", &until)?;"#,
           r#"assert_eq!(found.name, "Softness");"#;
}

/// Results of the looks of a wait so far.
#[derive(Default)]
struct Seen {
    looks: u32,
    /// The thing at the first look that succeeded.
    before: Option<Value>,
    is_first_over: bool,
    /// Text that says what the last successful look showed.
    last: Option<String>,
    /// Error of the last look, if it failed.
    error: Option<Error>,
}

fn wait_for(client: &Client, path: NamePath, until: &WaitCondition) -> Result<AwaitedChange> {
    let topic = Topic::of_wait(path.as_str())?;
    let began = Instant::now();
    let limit = Duration::from_secs_f64(until.within.get());
    let scope = client.scope.as_ref();
    let end = scope.map_or(began + limit, |scope| scope.deadline(Some(limit)));
    let stops = client.stops.clone();
    let part = client.part_of(CallScope::new(began, end, stops, true));
    let budget = HubBudget::of(client.hub());
    let mut seen = Seen::default();
    let (mut read, mut looked) = (None, None);
    loop {
        let place = loop {
            let now = Instant::now();
            match budget.begin() {
                _ if now >= end => return Err(over(client, &path, until, &seen, began)),
                Ok(place) => break place,
                Err(wait) => go_on(client, (now + wait).min(end), began)?,
            }
        };
        seen.looks += 1;
        let look = look(&part, &topic, &mut read, looked);
        drop(place);
        looked = Some(Instant::now());
        let next = match look {
            Ok(entries) => {
                if let Some(found) = first_that(&entries, &path, until, read.as_ref())? {
                    let before = match seen.is_first_over {
                        true => seen.before,
                        false => Some(found.record.clone()),
                    };
                    return Ok(change(found, &path, before, began, seen.looks));
                }
                seen.take(&entries, until);
                EVERY
            }
            Err(error) if error.kind() == ErrorKind::UnknownName => {
                seen.take(&[], until);
                seen.last = Some(error.detail().to_owned());
                AGAIN
            }
            Err(error) if is_final(&error) || client.preview_log().is_some() => return Err(error),
            // The request was cut short by the end of the wait, which says nothing of the hub.
            Err(_) if Instant::now() >= end => {
                return Err(over(client, &path, until, &seen, began));
            }
            Err(error) => {
                let asked = error.retry_after().unwrap_or_default().min(LONGEST_ASKED);
                read = None;
                seen.error = Some(error);
                AGAIN.max(asked)
            }
        };
        go_on(client, (Instant::now() + next).min(end), began)?;
    }
}

/// Looks once. A path of names is looked up again after the thing was not there or could not be
/// read, in lists that were read after that look, which ended at `looked`.
fn look(
    client: &Client,
    topic: &Topic,
    read: &mut Option<Read>,
    looked: Option<Instant>,
) -> Result<Vec<Entry>> {
    let known = match read.take() {
        Some(known) => known,
        None => topic.thing(client, looked)?,
    };
    let entries = known.watched(&known.entries(&known.body(client)?)?);
    if !entries.is_empty() || known.is_list() {
        *read = Some(known);
    }
    Ok(entries)
}

/// Returns `true` for an error that waiting does not cure.
fn is_final(error: &Error) -> bool {
    use ErrorKind::{Ambiguous, Auth, Cancelled, Closed, Invalid, Redirect, Tls};
    let kinds = [Ambiguous, Auth, Cancelled, Closed, Invalid, Redirect, Tls];
    kinds.contains(&error.kind())
}

/// Waits until a time. Returns an error if the call is cancelled or the client is closed.
fn go_on(client: &Client, until: Instant, began: Instant) -> Result<()> {
    if pause(until, &client.stops) {
        return Ok(());
    }
    let (kind, detail) = match client.is_closed() {
        true => (ErrorKind::Closed, "the client was closed during the wait"),
        false => (ErrorKind::Cancelled, "the wait was cancelled"),
    };
    Err(Error::new(kind, Effect::None, detail).with_elapsed(began.elapsed()))
}

/// Returns the first entry that meets the condition.
fn first_that<'e>(
    entries: &'e [Entry],
    path: &NamePath,
    until: &WaitCondition,
    read: Option<&Read>,
) -> Result<Option<&'e Entry>> {
    let (is_equal, value) = match (&until.equals, &until.not_equals) {
        (Some(value), _) => (true, value),
        (_, Some(value)) => (false, value),
        _ => {
            return match &until.status {
                Some(status) => with_status(entries, path, status),
                None => Ok(entries.first()),
            };
        }
    };
    if !read.is_none_or(Read::is_property) {
        let argument = if is_equal { "equals" } else { "notEquals" };
        let detail = format!(
            "{path} is no property, so it has no value; wait for a status, or for it to be there"
        );
        return Err(Error::invalid(format!("body.{argument}"), detail));
    }
    let mut found = entries.iter();
    Ok(found.find(|entry| value_of(entry).is_some_and(|it| it.approx_eq(value) == is_equal)))
}

fn with_status<'e>(
    entries: &'e [Entry],
    path: &NamePath,
    status: &str,
) -> Result<Option<&'e Entry>> {
    let mut all = entries.iter();
    let is_so = |entry: &&Entry| {
        let mut words = statuses(&entry.record).into_iter();
        words.any(|word| word.eq_ignore_ascii_case(status))
    };
    if let Some(found) = all.find(is_so) {
        return Ok(Some(found));
    }
    let has_none = |entry: &Entry| statuses(&entry.record).is_empty();
    match !entries.is_empty() && entries.iter().all(has_none) {
        true => {
            let detail = format!("{path} has no status; wait for a value, or for it to be there");
            Err(Error::invalid("body.status", detail))
        }
        false => Ok(None),
    }
}

/// Returns the value of a property, or of the sub-field that is watched.
fn value_of(entry: &Entry) -> Option<Cow<'_, Value>> {
    let mut value = entry.record.get("Value")?;
    for name in entry.sub_field.split('.').filter(|name| !name.is_empty()) {
        value = Cow::Owned(value.get(name)?.into_owned());
    }
    Some(value)
}

/// Returns the status of a thing, and those of its instances.
fn statuses(record: &Value) -> Vec<String> {
    let own = |record: &Value| record.get("status")?.as_str().map(str::to_owned);
    let instances = record.get("instances");
    let instances = instances.as_deref().and_then(Value::as_array);
    let instances = instances.unwrap_or_default().iter().filter_map(own);
    own(record).into_iter().chain(instances).collect()
}

impl Seen {
    fn take(&mut self, entries: &[Entry], until: &WaitCondition) {
        if !std::mem::replace(&mut self.is_first_over, true) {
            self.before = entries.first().map(|entry| entry.record.clone());
        }
        self.error = None;
        self.last = Some(match entries {
            [] => "nothing was there at the last look".to_owned(),
            [entry] if until.status.is_some() => match &statuses(&entry.record)[..] {
                [] => "it had no status at the last look".to_owned(),
                [own] => format!("its status was last {own}"),
                [own, instances @ ..] => {
                    let instances = instances.join(", ");
                    format!("its status was last {own}, and those of its instances {instances}")
                }
            },
            [entry] => {
                let value = value_of(entry).map(|value| value.to_string());
                let value = value.unwrap_or_else(|| "absent".to_owned());
                let shown: String = value.chars().take(MAX_SHOWN).collect();
                let more = if shown.len() < value.len() {
                    " ..."
                } else {
                    ""
                };
                format!("its value was last {shown}{more}")
            }
            all => format!("the last look showed {} things, none as wanted", all.len()),
        });
    }
}

fn change(
    found: &Entry,
    path: &NamePath,
    before: Option<Value>,
    began: Instant,
    looks: u32,
) -> AwaitedChange {
    let milliseconds = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    let mut change = AwaitedChange::blank();
    change.topic = path.as_str().to_owned();
    change.key.clone_from(&found.key);
    change.name = found.name.clone().unwrap_or_default();
    change.before = before.unwrap_or_default();
    change.after = found.record.clone();
    change.at_ms = milliseconds(Moment::now().wall);
    change.waited_ms = milliseconds(began.elapsed());
    change.looks = looks.into();
    change
}

/// Returns the error of a wait whose time is over.
fn over(
    client: &Client,
    path: &NamePath,
    until: &WaitCondition,
    seen: &Seen,
    began: Instant,
) -> Error {
    let wanted = match (&until.equals, &until.not_equals, &until.status) {
        (Some(value), _, _) => format!("to be {value}"),
        (_, Some(value), _) => format!("not to be {value}"),
        (_, _, Some(status)) => format!("to have the status {status}"),
        _ => "to be there".to_owned(),
    };
    let waited = began.elapsed().as_secs_f64();
    let last = match (&seen.last, &seen.error) {
        (Some(last), None) => last.clone(),
        (last, Some(error)) => {
            let before = match last {
                Some(last) => format!("; before that, {last}"),
                None => String::new(),
            };
            format!("the last look failed: {}{before}", error.detail())
        }
        (None, None) => "no look was complete".to_owned(),
    };
    let looks = seen.looks;
    let detail = format!("waited {waited:.1} s for {path} {wanted}; {last} (looks: {looks})");
    let advice = match seen.error.is_some() {
        true => "Check the hub, which does not answer as it should, then wait again.",
        false => "Check whether the call that should change it was made, or wait longer.",
    };
    let error = Error::new(ErrorKind::Timeout, Effect::None, detail).with_advice(advice);
    client.name_hub(error.with_elapsed(began.elapsed()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic makes the test fail")]

    use super::*;

    fn entry(json: &str, sub_field: &str) -> Entry {
        Entry {
            key: "1".to_owned(),
            name: None,
            record: Value::from_json(json).unwrap(),
            sub_field: sub_field.to_owned(),
        }
    }

    #[test]
    fn numbers_are_equal_as_hubs_round_them() {
        let wanted = |until: WaitCondition, json: &str, sub_field: &str| {
            let entries = [entry(json, sub_field)];
            let found = first_that(&entries, &"a / b / c".into(), &until, None);
            found.unwrap().is_some()
        };
        let rounded = r#"{"Value": 0.10000000149011612}"#;
        let until = || WaitCondition::new(1.0);
        assert!(wanted(until().equals(0.1), rounded, ""));
        assert!(!wanted(until().not_equals(0.1), rounded, ""));
        assert!(wanted(until().not_equals(0.2), rounded, ""));
        assert!(!wanted(until().equals(0.1), "{}", ""));
        assert!(!wanted(until().not_equals(0.1), "{}", ""));
        let nested = r#"{"Value": {"w": {"z": 2}}}"#;
        assert!(wanted(until().equals(2), nested, ".w.z"));
        assert!(!wanted(until().equals(2), nested, ".w"));
    }

    #[test]
    fn a_status_is_that_of_the_thing_or_of_an_instance() {
        let engine =
            r#"{"status": "ready", "instances": [{"status": "Idle"}, {"status": "Loaded"}]}"#;
        let found = |json: &str, status: &str| {
            let entries = [entry(json, "")];
            with_status(&entries, &"Studio A".into(), status).map(|found| found.is_some())
        };
        assert!(found(engine, "loaded").unwrap());
        assert!(found(engine, "ready").unwrap());
        assert!(!found(engine, "Cooking").unwrap());
        let error = found(r#"{"Value": 1}"#, "Loaded").unwrap_err();
        assert_eq!(error.argument(), Some("body.status"));
    }
}
