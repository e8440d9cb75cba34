//! The way that a path of names leads from its first list to a thing. An entry of a list is chosen
//! at each step.

use std::borrow::Cow;
use std::sync::Arc;

use super::path::{Root, SEPARATOR, Step, written, written_id, written_nth};
use crate::moment::Moment;
use crate::name_lists::{Entry, EntryId, List};
use crate::schema::field::Field;
use crate::schema::ids::Text;
use crate::types::{Address, AddressKind, NamePath, PropertyPath};

/// Number of bytes that most paths need at most. A path that grows beyond it is moved.
const USUAL_PATH: usize = 64;

/// The way from the root to a thing.
#[derive(Clone)]
pub(super) struct Way {
    /// The path so far: the prefix of its root, and its steps as they are written.
    pub(super) path: String,
    /// Number of steps.
    pub(super) steps: usize,
    pub(super) address: Box<Address>,
    pub(super) is_re5: bool,
    /// Other lists in which the first name of the path may be found too.
    pub(super) others: Vec<Arc<List>>,
    /// Time at which the read of the oldest list began.
    oldest: Option<Moment>,
}

impl Way {
    pub(super) fn of(root: Root, list: &List) -> Self {
        let mut way = Self {
            path: String::with_capacity(USUAL_PATH) + root.prefix(),
            steps: 0,
            address: Box::new(Address::blank()),
            is_re5: false,
            others: Vec::new(),
            oldest: None,
        };
        way.note_age(list);
        way
    }

    /// Takes a list on the way into account for the age of the address.
    pub(super) fn note_age(&mut self, list: &List) {
        let began = list.began();
        self.oldest = Some(self.oldest.map_or(began, |oldest| oldest.min(began)));
    }

    /// Returns this way, extended by an entry that was chosen at its end.
    pub(super) fn to(self, chosen: Chosen<'_>) -> Self {
        let mut way = self;
        chosen.put(&mut way.address);
        for list in std::mem::take(&mut way.others) {
            if list.entries.iter().any(|other| chosen.may_be(other)) {
                let root = match chosen.entry.id {
                    EntryId::Engine { .. } => Root::Engines,
                    _ => Root::Playout,
                };
                way.path = root.prefix().to_owned();
            }
        }
        if let EntryId::Engine { is_re5, .. } = chosen.entry.id {
            way.is_re5 = is_re5;
        }
        way.push(&chosen.written());
        way
    }

    /// Returns the address of the thing at the end of the way.
    pub(super) fn into_address(mut self) -> Address {
        self.address.path = NamePath::from(self.path);
        let age = self
            .oldest
            .map(|oldest| oldest.age(Moment::now()).as_millis());
        self.address.age_ms = age.map(|age| i64::try_from(age).unwrap_or(i64::MAX));
        *self.address
    }

    /// Adds a step to the path.
    fn push(&mut self, step: &str) {
        if self.steps > 0 {
            self.path.push_str(SEPARATOR);
        }
        self.path.push_str(step);
        self.steps += 1;
    }

    /// Returns the path with one step more.
    pub(super) fn with(&self, step: &str) -> String {
        let mut way = self.clone();
        way.push(step);
        way.path
    }

    pub(super) fn place(&self) -> &str {
        match self.steps {
            0 => "the hub",
            _ => &self.path,
        }
    }

    /// Returns the entries that a text names. If there are none and the text may end with a
    /// sub-field, returns the properties that its longest part before a dot names, and the rest of
    /// the text.
    pub(super) fn longest<'t, 'e>(
        &self,
        text: &'t str,
        matches: impl Fn(&str) -> Vec<&'e Entry>,
    ) -> (Vec<&'e Entry>, &'t str) {
        let whole = matches(text);
        if !whole.is_empty() || !self.is_re5 || self.address.kind != AddressKind::Node {
            return (whole, "");
        }
        let dots = text.rmatch_indices('.').map(|(at, _)| text.split_at(at));
        let mut parts = dots.filter(|(_, after)| after.len() > 1);
        let found = parts.find_map(|(name, sub_field)| {
            let mut found = matches(name);
            found.retain(|entry| matches!(entry.id, EntryId::Property(_)));
            (!found.is_empty()).then_some((found, sub_field))
        });
        found.unwrap_or_default()
    }
}

/// An entry that was chosen among others.
pub(super) struct Chosen<'e> {
    pub(super) entry: &'e Entry,
    /// Sub-field after the name, beginning with a dot; empty if there is none.
    pub(super) sub_field: &'e str,
    /// Name as it is written in a path, with its place if others have the same name. It is the id
    /// if the name is empty or does not identify the entry.
    pub(super) name: Cow<'e, str>,
}

impl<'e> Chosen<'e> {
    /// Chooses an entry of these lists.
    pub(super) fn of(lists: &[&'e [Entry]], entry: &'e Entry) -> Self {
        let name = entry.names.iter().find(|name| !name.is_empty());
        let name = name.map(|name| {
            let (mut of, mut place, mut are_alike) = (0, 0, true);
            let all = lists.iter().copied().flatten();
            for other in all.filter(|other| other.has_name(name)) {
                of += 1;
                are_alike &= other.is_like(entry);
                if std::ptr::eq(other, entry) {
                    place = of;
                }
            }
            match of {
                1 => Some(written(name)),
                _ if are_alike && entry.is_counted() => {
                    Some(Cow::Owned(written_nth(name, place, of)))
                }
                _ => None,
            }
        });
        Self {
            entry,
            sub_field: "",
            name: name
                .flatten()
                .unwrap_or_else(|| Cow::Owned(entry.written_id())),
        }
    }

    /// Returns the step that leads to the entry, as it is written in a path.
    pub(super) fn written(self) -> Cow<'e, str> {
        match self.name.ends_with([')', '"']) {
            _ if self.sub_field.is_empty() => self.name,
            false => Cow::Owned(self.name.into_owned() + self.sub_field),
            // A sub-field cannot follow `(2 of 3)` or a closing quote, so the id is written.
            true => Cow::Owned(written_id(
                &(self.entry.id_texts().remove(0) + self.sub_field),
            )),
        }
    }

    /// Returns `true` if the step that leads to the entry leads to `other` as well.
    pub(super) fn may_be(&self, other: &Entry) -> bool {
        match self.name.starts_with('#') {
            true => other.written_id() == self.name,
            false => self.entry.names.iter().any(|name| other.has_name(name)),
        }
    }

    pub(super) fn kind(&self) -> AddressKind {
        match self.entry.id {
            EntryId::Engine { .. } => AddressKind::Engine,
            EntryId::Node(_) => AddressKind::Node,
            EntryId::Property(_) => AddressKind::Property,
            EntryId::Function(_) => AddressKind::Function,
            EntryId::PlayoutRundown(_) => AddressKind::PlayoutRundown,
            EntryId::PlayoutItem(_) => AddressKind::PlayoutItem,
            EntryId::PlayoutButton(_) => AddressKind::PlayoutButton,
            EntryId::Template(_) => AddressKind::Template,
            EntryId::NewsroomRundown(..) => AddressKind::NewsroomRundown,
            EntryId::Story(_) => AddressKind::Story,
            EntryId::NewsroomItem(..) => AddressKind::NewsroomItem,
            EntryId::NewsroomButton(..) => AddressKind::NewsroomButton,
            EntryId::Graph(_) => AddressKind::Graph,
            EntryId::Rgraph(_) => AddressKind::Rgraph,
            EntryId::Ustate(_) => AddressKind::Ustate,
            EntryId::Launch(_) => AddressKind::LaunchConfig,
        }
    }

    /// Writes the kind and the ids of the entry into an address.
    pub(super) fn put(&self, address: &mut Address) {
        address.kind = self.kind();
        match self.entry.id.clone() {
            EntryId::Engine { id, .. } => address.engine_id = Some(id),
            EntryId::Node(path) => address.node_path = Some(path),
            EntryId::Property(path) => {
                let path = String::from(path) + self.sub_field;
                address.property_path = Some(PropertyPath::from(path));
            }
            EntryId::Function(path) => address.function_path = Some(path),
            EntryId::PlayoutRundown(id) => address.rundown_id = Some(id),
            EntryId::PlayoutItem(id) => address.item_id = Some(id),
            EntryId::PlayoutButton(key) | EntryId::NewsroomButton(key, _) => {
                address.button_key = Some(key);
            }
            EntryId::Template(id) => address.template_id = Some(id),
            EntryId::NewsroomRundown(device, id) => {
                address.ncs_id = Some(device);
                address.ro_id = Some(id);
            }
            EntryId::Story(id) => address.story_id = Some(id),
            EntryId::NewsroomItem(id, object) => {
                address.newsroom_item_id = Some(id);
                address.obj_id = object;
            }
            EntryId::Graph(id) => address.graph_id = Some(id),
            EntryId::Rgraph(id) => address.rgraph_id = Some(id),
            EntryId::Ustate(id) => address.ustate_id = Some(id),
            EntryId::Launch(id) => address.launch_id = Some(id),
        }
    }
}

impl Entry {
    pub(super) fn has_name(&self, name: &str) -> bool {
        self.names.iter().any(|own| own == name && !own.is_empty())
    }

    pub(super) fn has_id(&self, id: &str) -> bool {
        self.id_texts().iter().any(|own| own == id)
    }

    /// Returns the ids of the entry as text; the first is the one that calls take.
    pub(super) fn id_texts(&self) -> Vec<String> {
        let text = |id: &dyn Text| id.text().into_owned();
        match &self.id {
            EntryId::Engine { id, .. } => vec![text(id)],
            EntryId::Node(path) => vec![text(path)],
            EntryId::Property(path) => vec![text(path)],
            EntryId::Function(path) => vec![text(path)],
            EntryId::PlayoutRundown(id) => vec![text(id)],
            EntryId::PlayoutItem(id) => vec![text(id)],
            EntryId::PlayoutButton(key) => vec![text(key)],
            EntryId::Template(id) => vec![text(id)],
            EntryId::NewsroomRundown(_, id) => vec![text(id)],
            EntryId::Story(id) => vec![text(id)],
            EntryId::NewsroomItem(id, _) => vec![text(id)],
            EntryId::NewsroomButton(key, id) => vec![text(key), text(id)],
            EntryId::Graph(id) => vec![text(id)],
            EntryId::Rgraph(id) => vec![text(id)],
            EntryId::Ustate(id) => vec![text(id)],
            EntryId::Launch(id) => vec![text(id)],
        }
    }

    pub(super) fn written_id(&self) -> String {
        written_id(&self.id_texts()[0])
    }

    /// Returns `true` if both entries are of the same kind.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        std::mem::discriminant(&self.id) == std::mem::discriminant(&other.id)
    }

    /// Returns `true` if entries of this kind with the same name are told apart by their order.
    pub(super) fn is_counted(&self) -> bool {
        matches!(
            self.id,
            EntryId::Node(_) | EntryId::Property(_) | EntryId::Function(_)
        )
    }
}

impl Step<'_> {
    /// Returns the step as it is written in a path.
    pub(super) fn text(&self) -> String {
        match self {
            Self::Any => "*".to_owned(),
            Self::Id(id) => written_id(id),
            Self::Name {
                whole: Some(name), ..
            } => written(name).into_owned(),
            Self::Name { whole: None, nth } => {
                let nth = nth
                    .as_ref()
                    .map(|nth| written_nth(&nth.name, nth.place, nth.of));
                nth.unwrap_or_default()
            }
        }
    }
}
