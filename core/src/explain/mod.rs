//! Explains a 404 or a 5xx response to a call with ids. Hubs also respond like this to an id that
//! does not exist, such as a mistyped one. So the client reads one or two of the hub's lists, and
//! the error says which id does not exist.

mod levels;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use percent_encoding::percent_decode_str;

use crate::client::Client;
use crate::error::{Error, Explanation, Result};
use crate::json_body::{document, reject_content_encoding};
use crate::near::{MAX_NAMES, near};
use crate::ops;
use crate::options::CallScope;
use crate::raw::RawResponse;
use crate::request::Request;
use crate::schema::ids::Text;
use crate::types::PropertyPath;
use crate::value::Value;
use crate::value::context::DecodeContext;
use levels::Level;

/// Maximum duration of a search.
const LIMIT: Duration = Duration::from_secs(2);

/// Searches for the ids in the path of a request, and adds the result to the error of the request.
/// The search reads lists of the hub, until the deadline at most.
pub(crate) fn explained(
    client: &Client,
    request: &Request,
    deadline: Instant,
    error: Error,
) -> Error {
    if !may_be_missing(&error) || client.searches() {
        return error;
    }
    let ids = ids_of(request);
    if ids.is_empty() {
        return error;
    }
    if !client.shared.config.settings.explain_errors {
        return error.with_explanation(Explanation::Off);
    }
    error.with_explanation(search(client, &ids, deadline, true))
}

/// Returns `true` if a list of the hub lacks something that the path of a request names. Reads one
/// or two lists, even if the setting `explain_errors` is off.
pub(crate) fn is_missing(client: &Client, request: &Request) -> bool {
    let ids = ids_of(request);
    let search = || search(client, &ids, Instant::now() + LIMIT, false);
    !ids.is_empty() && matches!(search(), Explanation::Missing(_))
}

/// Returns `true` for an error with which hubs also respond to an id that does not exist.
pub(crate) fn may_be_missing(error: &Error) -> bool {
    matches!(error.status(), Some(404 | 500..=599))
}

/// An id in the path of a request.
struct Id {
    level: &'static Level,
    text: String,
}

/// Returns the ids in the path of a request. Returns no ids if the hub has no list for one of them.
fn ids_of(request: &Request) -> Vec<Id> {
    let Some(operation) = ops::operation(request.operation) else {
        return Vec::new();
    };
    let segments = operation.path.split('/').zip(request.path.split('/'));
    let arguments = segments.filter_map(|(name, text)| {
        let wire = name.strip_prefix('{')?.strip_suffix('}')?;
        Some((wire, percent_decode_str(text).decode_utf8_lossy()))
    });
    let ids = arguments.map(|(wire, text)| {
        let level = levels::of(operation.group, wire)?;
        let text = text.into_owned();
        Some(Id { level, text })
    });
    ids.collect::<Option<_>>().unwrap_or_default()
}

/// Searches the hub's lists for the id that does not exist. Each list should contain one or more of
/// the ids, in the order of the path. The search reads the second list, or the only one. If that
/// cannot be read, the search also reads the first list. If all ids of the second list exist, it
/// also reads the third. If `is_paced` is set, the pace of the client limits the searches.
fn search(client: &Client, ids: &[Id], deadline: Instant, is_paced: bool) -> Explanation {
    let now = Instant::now();
    let deadline = deadline.min(now + LIMIT);
    let lists: Vec<&[Id]> = ids
        .chunk_by(|one, next| one.level.list == next.level.list)
        .collect();
    let first = lists.len().min(2) - 1;
    let pace = &client.shared.pace;
    let number = number(lists[first][0].level, ids);
    if deadline <= now || is_paced && !pace.begin(number) {
        return Explanation::None;
    }
    let scope = CallScope::of_search(now, deadline, client.stops.clone());
    let hub = client.part_of(scope);
    let look_at = |at: usize| {
        let before = at.checked_sub(1).and_then(|before| lists[before].last());
        look(&hub, ids, before, lists[at])
    };
    let found = look_at(first);
    let next = match &found {
        None => first.checked_sub(1),
        Some(Explanation::AllExist) => Some(first + 1).filter(|next| *next < lists.len()),
        Some(_) => None,
    };
    match (found, next.map(look_at)) {
        (Some(found), None) | (Some(_), Some(Some(found))) => found,
        (None, Some(Some(found @ Explanation::Missing(_)))) => found,
        (found, second) => {
            let is_any_read = found.is_some() || second.flatten().is_some();
            pace.failed(is_any_read.then_some(number));
            Explanation::None
        }
    }
}

/// Returns a number that identifies the list of an id. It is a hash of the name of the list and of
/// the ids that precede the list's own ids in the path.
fn number(level: &Level, ids: &[Id]) -> u64 {
    let mut hasher = DefaultHasher::new();
    level.list.hash(&mut hasher);
    let before = ids.iter().take_while(|id| id.level.list != level.list);
    before.for_each(|id| id.text.hash(&mut hasher));
    hasher.finish()
}

/// Reads the list of these ids, and looks for them in it. Returns `None` if the list cannot be
/// read.
fn look(hub: &Client, all: &[Id], before: Option<&Id>, ids: &[Id]) -> Option<Explanation> {
    let list = ops::operation(ids[0].level.list)?;
    let text = |wire: &str| {
        let id = all.iter().find(|id| id.level.wire == wire)?;
        Some(&id.text as &dyn Text)
    };
    let arguments = list.arguments.iter().map(|argument| text(argument.wire));
    let arguments: Vec<&dyn Text> = arguments.collect::<Option<_>>()?;
    let (shown, response) = hub.call(list, &arguments, None, any).ok()?;
    let explanation = find(&shown, before, ids);
    Some(hub.recycle(response, explanation.unwrap_or_default()))
}

/// Decodes a response of any shape.
fn any(response: &RawResponse, context: &DecodeContext<'_>) -> Result<Value> {
    reject_content_encoding(response)?;
    document(response, context)
}

/// Looks for ids in a list. Returns `None` if the list does not show whether they exist.
fn find(shown: &Value, before: Option<&Id>, ids: &[Id]) -> Option<Explanation> {
    let mut parent = before;
    let mut rows: Vec<&Value> = elements(shown).iter().collect();
    for id in ids {
        for member in id.level.members {
            let inner = rows.iter().map(|row| row.as_object()?.get(member));
            let inner: Vec<&Value> = inner.collect::<Option<_>>()?;
            rows = inner.into_iter().flat_map(elements).collect();
        }
        let is_it = |row: &Value| ids_in(id.level, row).any(|known| known == id.text);
        if !rows.iter().any(|row| is_it(row)) {
            return missing(id, parent, &rows);
        }
        rows.retain(|row| is_it(row));
        parent = Some(id);
    }
    Some(Explanation::AllExist)
}

/// Returns the elements of a list. A value that is no list counts as a list of that one value.
fn elements(value: &Value) -> &[Value] {
    value.as_array().unwrap_or(std::slice::from_ref(value))
}

/// Returns the ids of a row of a list: the values of its id fields, or the row itself if it is an
/// id.
fn ids_in(level: &'static Level, row: &Value) -> impl Iterator<Item = String> {
    let text = |value: &Value| match value {
        Value::Text(text) => Some(text.clone()),
        number => number.as_i64().map(|number| number.to_string()),
    };
    let fields = level
        .ids
        .iter()
        .map(move |field| row.as_object()?.get(field));
    fields.chain([Some(row)]).flatten().filter_map(text)
}

/// Returns the explanation that no row has this id, with the most similar ids. Returns `None` if a
/// row has no id, or if the id may be that of a sub-field of a row.
fn missing(id: &Id, parent: Option<&Id>, rows: &[&Value]) -> Option<Explanation> {
    let mut known = Vec::with_capacity(rows.len());
    for row in rows {
        let ids: Vec<String> = ids_in(id.level, row).collect();
        let name = row.as_object().and_then(|row| row.get(id.level.name));
        let name = name.and_then(Value::as_str).unwrap_or_default();
        let is_sub_field = |known: &String| {
            let rest = id.text.strip_prefix(known.as_str());
            rest.is_some_and(|rest| rest.starts_with('.'))
        };
        let has_sub_fields = id.level.wire == PropertyPath::ID.wire;
        if ids.is_empty() || has_sub_fields && ids.iter().any(is_sub_field) {
            return None;
        }
        known.push((ids, name));
    }
    let (noun, text) = (id.level.noun, &id.text);
    let mut sentence = match parent {
        Some(parent) => format!("{} {} has no {noun} {text}", parent.level.noun, parent.text),
        None => format!("there is no {noun} {text}"),
    };
    if let Some((last, others)) = most_like(text, &known).split_last() {
        let others = match others {
            [] => String::new(),
            others => format!("{} or ", others.join(", ")),
        };
        sentence.push_str(&format!("; did you mean {others}{last}?"));
    }
    Some(Explanation::Missing(sentence))
}

/// Returns the ids of the rows whose ids or names are most similar to a text. The name of the row
/// follows in parentheses, unless it equals the id.
fn most_like(text: &str, known: &[(Vec<String>, &str)]) -> Vec<String> {
    let texts = known.iter().flat_map(|(ids, name)| {
        let ids = ids.iter().map(String::as_str);
        ids.chain(Some(*name).filter(|name| !name.is_empty()))
    });
    let mut found: Vec<(usize, &str)> = Vec::new();
    for near in near(text, texts) {
        for (row, (ids, name)) in known.iter().enumerate() {
            let by_id = ids.iter().find(|id| *id == near);
            let by_name = ids.first().filter(|_| *name == near);
            if let Some(id) = by_id.or(by_name)
                && found.iter().all(|(_, other)| other != id)
            {
                found.push((row, id));
            }
        }
    }
    let found = found.into_iter().take(MAX_NAMES);
    let shown = found.map(|(row, id)| match known[row].1 {
        name if name.is_empty() || name == id => id.to_owned(),
        name => format!("{id} ({name})"),
    });
    shown.collect()
}
