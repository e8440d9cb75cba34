//! Topics: the texts that name them, and the requests that read them.

use std::collections::HashSet;
use std::time::Instant;

use super::compare::Entry;
use crate::client::Client;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::explain::is_missing;
use crate::json_body;
use crate::names;
use crate::ops::operation;
use crate::raw::RawResponse;
use crate::request::Request;
use crate::schema::ids::Text;
use crate::schema::operation::{ArgumentInfo, OperationInfo};
use crate::schema::types::FieldType;
use crate::types::{Address, AddressKind, EngineId, EngineStatus, InstanceStatus, NamePath};
use crate::value::Value;
use crate::value::context::DecodeContext;

/// A kind of list that can be watched.
#[derive(Debug)]
struct ListForm {
    /// First word of the topic.
    word: &'static str,
    /// Operation that reads the list.
    operation: &'static str,
    /// Member of the response that contains the list; `None` if the response itself is the list.
    member: Option<&'static str>,
    /// Members that identify an entry.
    key: &'static [&'static str],
    /// Member with the name of an entry.
    name: &'static str,
    /// `true` if a change of the place of an entry is reported.
    ordered: bool,
    /// Groups of the operations that may change the list.
    changed_by: &'static [&'static str],
}

/// Groups of operations that may change what engines have loaded.
const STATES: &[&str] = &["engines", "graphs", "rgraphs", "ustates", "launcher"];

const fn list(
    word: &'static str,
    operation: &'static str,
    key: &'static [&'static str],
    name: &'static str,
    changed_by: &'static [&'static str],
) -> ListForm {
    ListForm {
        word,
        operation,
        member: None,
        key,
        name,
        ordered: false,
        changed_by,
    }
}

#[rustfmt::skip]
static LISTS: [ListForm; 12] = [
    list("engines", "engines.list", &["id"], "displayName", STATES),
    list("nodes", "engines.list_nodes", &["NodePath"], "NodeName", STATES),
    list("properties", "engines.list_properties", &["PropertyPath"], "DisplayName", STATES),
    list("playout", "playout.list_rundowns", &["id"], "name", &["playout"]),
    ListForm {
        ordered: true,
        ..list("items", "playout.list_items", &["id"], "name", &["playout"])
    },
    list("templates", "playout.list_templates", &["id"], "name", &[]),
    list("newsroom", "newsroom.list_rundowns", &["ncsID", "roID"], "roSlug", &["newsroom"]),
    ListForm {
        member: Some("items"),
        ordered: true,
        ..list("newsroomRundown", "newsroom.get_rundown", &["storyID", "itemID"], "itemSlug", &["newsroom"])
    },
    list("launcher", "launcher.list", &["id"], "name", &["launcher"]),
    list("graphs", "graphs.list", &["id"], "name", &[]),
    list("rgraphs", "rgraphs.list", &["id"], "name", &[]),
    list("ustates", "ustates.list", &["id"], "name", &[]),
];

/// A topic of a watch.
#[derive(Debug)]
pub(super) struct Topic {
    /// Topic as it was given.
    pub(super) text: String,
    /// Request that reads it; `None` for a path of names, which must be looked up first.
    fixed: Option<Read>,
}

/// The request that reads a topic.
#[derive(Clone, Debug)]
pub(super) struct Read {
    form: &'static ListForm,
    arguments: Vec<String>,
    /// Key of the entry that is watched; `None` if all entries are.
    only: Option<String>,
}

/// Splits the setting `topics` at its commas, except those within quotation marks.
pub(super) fn parse(text: &str) -> Result<Vec<Topic>> {
    let mut quoted = false;
    let parts = text.split(|letter: char| {
        quoted ^= letter == '"';
        letter == ',' && !quoted
    });
    let parts = parts.map(str::trim).filter(|part| !part.is_empty());
    let topics: Vec<Topic> = parts.map(Topic::parse).collect::<Result<_>>()?;
    match topics.is_empty() {
        true => Err(Error::invalid("topics", "there must be at least one topic")),
        false => Ok(topics),
    }
}

impl Topic {
    fn parse(text: &str) -> Result<Self> {
        let (word, rest) = text.split_once(':').unwrap_or((text, ""));
        // `playout:` with a name is a path, since the list of rundowns takes nothing.
        let is_path = word == "playout" && !rest.is_empty();
        let is_list = |form: &&ListForm| form.word == word && !is_path;
        let fixed = match LISTS.iter().find(is_list) {
            Some(form) => Some(Read::new(form, rest, text)?),
            None if NamePath::from(text).as_str().contains(" / ") || text.contains(':') => None,
            None => return Err(unknown(text)),
        };
        Ok(Self {
            text: text.to_owned(),
            fixed,
        })
    }

    /// Creates the topic of a wait. Text without a colon is a path of names if it is no topic of a
    /// watch.
    pub(super) fn of_wait(text: &str) -> Result<Self> {
        let parsed = Self::parse(text);
        let is_word = |error: &Error| !text.is_empty() && error.kind() == ErrorKind::Invalid;
        match parsed {
            Err(error) if is_word(&error) && !text.contains(':') => Ok(Self {
                text: text.to_owned(),
                fixed: None,
            }),
            parsed => parsed.map_err(|error| error.with_argument("path")),
        }
    }

    /// Returns the read that a wait repeats: of a whole list, or of the object to which the path of
    /// the topic leads, which is looked up first, in lists that were read after `since`.
    pub(super) fn thing(&self, client: &Client, since: Option<Instant>) -> Result<Read> {
        match &self.fixed {
            Some(read) => Ok(read.clone()),
            None => {
                let address = self.find(client, since)?;
                Read::of_thing(&address).ok_or_else(|| {
                    let kind = address.kind.as_str();
                    let detail =
                        format!("{} is a {kind}, which no list of the hub shows", self.text);
                    Error::invalid("path", detail)
                })
            }
        }
    }

    /// Returns the request that reads the topic. A path of names is looked up first, in lists that
    /// were read after `since`.
    pub(super) fn read(&self, client: &Client, since: Option<Instant>) -> Result<Read> {
        match &self.fixed {
            Some(read) => Ok(read.clone()),
            None => {
                let address = self.find(client, since)?;
                Read::at(&address).ok_or_else(|| {
                    let detail = format!("{} is not a thing that can be watched", self.text);
                    Error::new(ErrorKind::UnknownName, Effect::None, detail).with_argument("topics")
                })
            }
        }
    }

    /// Looks up the path of the topic. The lists that the client keeps are good enough at first,
    /// but a look-up that is repeated would find in them what the last one found.
    fn find(&self, client: &Client, since: Option<Instant>) -> Result<Address> {
        match since {
            None => client.names().find(self.text.as_str()),
            Some(since) => names::find_since(client, &self.text.as_str().into(), since),
        }
    }
}

impl Read {
    /// Creates the request of a topic from the part after its first colon. An example is
    /// `3:Mixer_0`.
    fn new(form: &'static ListForm, given: &str, text: &str) -> Result<Self> {
        let arguments = operation(form.operation).map_or(&[][..], |row| row.arguments);
        let due = arguments.len();
        // The last argument may contain colons, as paths of nodes do.
        let given: Vec<String> = match given {
            "" => Vec::new(),
            given => given.splitn(due.max(1), ':').map(str::to_owned).collect(),
        };
        let is_whole = given.len() == due && given.iter().all(|one| !one.is_empty());
        let fits = |(one, argument): (&String, &ArgumentInfo)| match argument.shape {
            FieldType::Id(id) if !id.text => one.parse::<i64>().is_ok(),
            _ => true,
        };
        if !is_whole || !given.iter().zip(arguments).all(fits) {
            return Err(unknown(text));
        }
        Ok(Self {
            form,
            arguments: given,
            only: None,
        })
    }

    /// Returns the request that reads what is at an address; `None` if it cannot be watched. For an
    /// engine, for example, the request reads the list of its nodes.
    fn at(address: &Address) -> Option<Self> {
        let engine = || address.engine_id.map(|id| id.get().to_string());
        let node = || {
            address
                .node_path
                .as_ref()
                .map(|path| path.as_str().to_owned())
        };
        let rundown = || address.rundown_id.map(|id| id.get().to_string());
        let newsroom = || {
            let (ncs, ro) = (address.ncs_id.as_ref()?, address.ro_id.as_ref()?);
            Some(vec![ncs.as_str().to_owned(), ro.as_str().to_owned()])
        };
        let (word, arguments, only) = match &address.kind {
            AddressKind::Engine => ("nodes", vec![engine()?], None),
            AddressKind::Node => ("properties", vec![engine()?, node()?], None),
            AddressKind::Property => {
                let property = address.property_path.as_ref()?.as_str().to_owned();
                ("properties", vec![engine()?, node()?], Some(property))
            }
            AddressKind::NewsroomRundown => ("newsroomRundown", newsroom()?, None),
            AddressKind::NewsroomItem => {
                let (story, item) = (
                    address.story_id.as_ref()?,
                    address.newsroom_item_id.as_ref()?,
                );
                let item = format!("{} {}", story.as_str(), item.as_str());
                ("newsroomRundown", newsroom()?, Some(item))
            }
            AddressKind::PlayoutRundown => ("items", vec![rundown()?], None),
            AddressKind::PlayoutItem => {
                let item = address.item_id?.get().to_string();
                ("items", vec![rundown()?], Some(item))
            }
            _ => return None,
        };
        Some(Self {
            form: LISTS.iter().find(|form| form.word == word)?,
            arguments,
            only,
        })
    }

    /// Returns the list that contains the thing at an address, limited to that thing; `None` if no
    /// list contains it.
    fn of_thing(address: &Address) -> Option<Self> {
        fn number(id: Option<impl Into<i64>>) -> Option<String> {
            id.map(|id| id.into().to_string())
        }
        let engine = || number(address.engine_id);
        let (word, arguments, only) = match &address.kind {
            AddressKind::Engine => ("engines", vec![], engine()?),
            AddressKind::Node => {
                let node = address.node_path.as_ref()?.as_str().to_owned();
                ("nodes", vec![engine()?], node)
            }
            AddressKind::NewsroomRundown => {
                let (ncs, ro) = (address.ncs_id.as_ref()?, address.ro_id.as_ref()?);
                let key = format!("{} {}", ncs.as_str(), ro.as_str());
                ("newsroom", vec![], key)
            }
            AddressKind::PlayoutRundown => ("playout", vec![], number(address.rundown_id)?),
            AddressKind::Template => ("templates", vec![], number(address.template_id)?),
            AddressKind::Graph => ("graphs", vec![], number(address.graph_id)?),
            AddressKind::Rgraph => ("rgraphs", vec![], number(address.rgraph_id)?),
            AddressKind::Ustate => ("ustates", vec![], number(address.ustate_id)?),
            AddressKind::LaunchConfig => ("launcher", vec![], number(address.launch_id)?),
            _ => return Self::at(address),
        };
        Some(Self {
            form: LISTS.iter().find(|form| form.word == word)?,
            arguments,
            only: Some(only),
        })
    }

    /// Returns `true` unless only one thing of the list is looked at.
    pub(super) fn is_list(&self) -> bool {
        self.only.is_none()
    }

    /// Returns `true` if a single property is watched.
    pub(super) fn is_property(&self) -> bool {
        self.form.word == "properties" && self.only.is_some()
    }

    /// Returns `true` if `self` and `other` are read by the same request.
    pub(super) fn is_same_request(&self, other: &Self) -> bool {
        self.form.word == other.form.word && self.arguments == other.arguments
    }

    /// Returns the groups of the operations that may change what is read.
    pub(super) fn changed_by(&self) -> &'static [&'static str] {
        self.form.changed_by
    }

    pub(super) fn is_ordered(&self) -> bool {
        self.form.ordered
    }

    /// Returns the request that reads the list.
    pub(super) fn request(&self) -> Result<Request> {
        Request::of(self.operation()?, &self.arguments(), None)
    }

    fn operation(&self) -> Result<&'static OperationInfo> {
        operation(self.form.operation)
            .ok_or_else(|| Error::invalid("topics", "there is no such operation"))
    }

    fn arguments(&self) -> Vec<&dyn Text> {
        self.arguments.iter().map(|one| one as &dyn Text).collect()
    }

    /// Reads the list. Returns its body, which is not decoded.
    pub(super) fn body(&self, client: &Client) -> Result<RawResponse> {
        let row = self.operation()?;
        let arguments = self.arguments();
        let (response, _) =
            client.call(row, &arguments, None, |response, _| Ok(response.clone()))?;
        Ok(response)
    }

    /// Returns `true` if the list that should contain the topic lacks it: for the items of a
    /// rundown, the list of rundowns.
    pub(super) fn is_missing(&self, client: &Client) -> bool {
        let request = self.request();
        request.is_ok_and(|request| is_missing(client, &request))
    }

    /// Decodes a body to the entries of the list.
    pub(super) fn entries(&self, body: &RawResponse) -> Result<Vec<Entry>> {
        let document: Value = json_body::document(body, &DecodeContext::unlimited())?;
        let wrong = |expected: &str, value: &Value| {
            let detail = format!("expected {expected}, got {}", value.kind_name());
            Error::new(ErrorKind::Decode, Effect::None, detail).with_operation(self.form.operation)
        };
        let list = match self.form.member {
            Some(member) => {
                let object = document.as_object();
                let object = object.ok_or_else(|| wrong("an object", &document))?;
                object.get(member).filter(|list| !list.is_null())
            }
            None => Some(&document),
        };
        // A list that is absent or null counts as empty.
        let list = list.map_or(Ok(&[][..]), |list| {
            list.as_array().ok_or_else(|| wrong("a list", list))
        })?;
        let entry = |record: &Value| {
            let object = record.as_object()?;
            let key: Option<Vec<String>> = self
                .form
                .key
                .iter()
                .map(|name| plain(object.get(name)?))
                .collect();
            Some(Entry {
                key: key?.join(" "),
                name: object
                    .get(self.form.name)
                    .and_then(Value::as_str)
                    .map(str::to_owned),
                record: record.clone(),
                sub_field: String::new(),
            })
        };
        // A second entry of a key would differ from the first at each look.
        let mut keys = HashSet::new();
        let entries = list.iter().filter_map(entry);
        Ok(entries.filter(|it| keys.insert(it.key.clone())).collect())
    }

    /// Returns those entries of the list that are watched.
    pub(super) fn watched(&self, entries: &[Entry]) -> Vec<Entry> {
        match &self.only {
            Some(only) => self.only(only, entries).into_iter().collect(),
            None => entries.to_vec(),
        }
    }

    /// Returns the entry with this key. The key of a property may end with a dot and the path of a
    /// sub-field; the returned entry then contains that path too.
    fn only(&self, only: &str, entries: &[Entry]) -> Option<Entry> {
        let is_property = self.is_property();
        let rest = |entry: &Entry| {
            let rest = only.strip_prefix(entry.key.as_str())?;
            let is_it = rest.is_empty() || is_property && rest.starts_with('.');
            is_it.then(|| rest.to_owned())
        };
        let found = entries
            .iter()
            .filter_map(|entry| Some((rest(entry)?, entry)));
        let (sub_field, entry) = found.min_by_key(|(rest, _)| rest.len())?;
        let entry = entry.clone();
        Some(Entry { sub_field, ..entry })
    }

    /// Returns `false` if things may be missing only because their engine is away or starting. Asks
    /// the hub for the state of the engine, and for the list of engines if it has no such engine.
    pub(super) fn may_remove(&self, client: &Client) -> bool {
        let Some(engine) = self.engine() else {
            return true;
        };
        match client.engines().get(engine) {
            Ok(engine) => {
                let up = [EngineStatus::Connected, EngineStatus::Ready].contains(&engine.status);
                let mut instances = engine.instances.iter();
                up && instances.any(|instance| instance.status == InstanceStatus::Loaded)
            }
            // Hubs respond in this way for an engine that was deleted, and when they fail.
            Err(error) if matches!(error.status(), Some(404 | 500)) => {
                let engines = client.engines().list();
                engines.is_ok_and(|all| all.iter().all(|it| it.id != engine))
            }
            Err(_) => false,
        }
    }

    fn engine(&self) -> Option<EngineId> {
        let is_of_engine = matches!(self.form.word, "nodes" | "properties");
        let number = self.arguments.first()?.parse().ok()?;
        is_of_engine.then_some(EngineId(number))
    }
}

/// Returns an id as text.
fn plain(id: &Value) -> Option<String> {
    match id.as_str() {
        Some(text) => Some(text.to_owned()),
        None => id.as_i64().map(|number| number.to_string()),
    }
}

fn unknown(text: &str) -> Error {
    let detail = format!(
        "{text:?} is no topic; the topics are engines, nodes:3, properties:3:Mixer_0, playout, items:1, templates, \
         newsroom, newsroomRundown:NCS:69425946, launcher, graphs, rgraphs, ustates, and paths of names such as Studio A / Mixer_0"
    );
    Error::invalid("topics", detail)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic makes the test fail")]

    use super::*;

    #[test]
    fn topics_are_split_at_commas_outside_of_quotation_marks() {
        let topics =
            parse(r#"engines, nodes:3 ,properties:3:a:b,, Studio A / "Logo, left""#).unwrap();
        let texts: Vec<&str> = topics.iter().map(|topic| topic.text.as_str()).collect();
        let due = [
            "engines",
            "nodes:3",
            "properties:3:a:b",
            "Studio A / \"Logo, left\"",
        ];
        assert_eq!(texts, due);
        let read = topics[2].fixed.as_ref().unwrap();
        assert_eq!(read.arguments, ["3", "a:b"]);
    }

    #[test]
    fn a_path_may_begin_with_its_prefix() {
        for text in [
            "playout:Evening News",
            "playout:Evening News / Opening Title",
            "news:Late",
            "engine:Studio A",
        ] {
            let topics = parse(text).unwrap();
            assert!(topics[0].fixed.is_none(), "{text}");
        }
        assert!(parse("playout").unwrap()[0].fixed.is_some());
    }

    #[test]
    fn what_is_no_topic_is_refused() {
        for text in [
            "",
            ",",
            "engine",
            "nodes",
            "nodes:",
            "nodes:x",
            "items:1:2",
            "engines:3",
            "properties:3",
            "newsroomRundown:NCS",
            "newsroomRundown::1",
        ] {
            let error = parse(text).unwrap_err();
            assert_eq!(error.argument(), Some("topics"), "{text}");
        }
    }

    #[test]
    fn a_key_that_comes_twice_is_one_entry() {
        let topics = parse("engines").unwrap();
        let body = br#"[{"id": 1, "displayName": "a"}, {"id": 2}, {"id": 1, "displayName": "b"}]"#;
        let body = RawResponse::ok("application/json", body);
        let entries = topics[0].fixed.as_ref().unwrap().entries(&body).unwrap();
        let keys: Vec<&str> = entries.iter().map(|entry| entry.key.as_str()).collect();
        assert_eq!(keys, ["1", "2"]);
        assert_eq!(entries[0].name.as_deref(), Some("a"));
    }

    #[test]
    fn every_list_is_an_operation_without_effect() {
        for form in &LISTS {
            assert!(crate::invoke::only_reads(form.operation), "{form:?}");
        }
    }
}
