//! Finding what a path of names leads to.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Instant;

use super::lists;
use super::path::{Nth, Path, Root, Step, written};
use super::way::{Chosen, Way};
use crate::client::Client;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::name_lists::{Entry, EntryId, Freshness, List, ListKey, Prepared, Wait};
use crate::near::near;
use crate::types::{Address, AddressKind, NamePath};

/// Maximum number of candidates that the error of an ambiguous name lists.
const MAX_CANDIDATES: usize = 20;

/// The kinds of things that a path may lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Anything,
    Engine,
    Property,
    Function,
    Button,
    /// A graph, an rgraph or a ustate.
    State,
}

impl Target {
    fn accepts(self, kind: &AddressKind) -> bool {
        match self {
            Self::Anything => true,
            Self::Engine => *kind == AddressKind::Engine,
            Self::Property => *kind == AddressKind::Property,
            Self::Function => *kind == AddressKind::Function,
            Self::Button => {
                matches!(
                    kind,
                    AddressKind::PlayoutButton | AddressKind::NewsroomButton
                )
            }
            Self::State => matches!(
                kind,
                AddressKind::Graph | AddressKind::Rgraph | AddressKind::Ustate
            ),
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Anything => "a thing of the hub",
            Self::Engine => "an engine",
            Self::Property => "a property",
            Self::Function => "a function",
            Self::Button => "a button",
            Self::State => "a graph, an rgraph or a ustate",
        }
    }

    /// Returns the lists in which the first name of a path is looked up, for this target and root.
    fn roots(self, root: Root) -> Vec<ListKey> {
        let studio = match self {
            Self::Anything => vec![ListKey::Engines, ListKey::PlayoutRundowns],
            Self::Engine | Self::Property | Self::Function => vec![ListKey::Engines],
            Self::Button => vec![ListKey::PlayoutRundowns],
            Self::State => Vec::new(),
        };
        match root {
            Root::Studio => studio,
            Root::Engines => vec![ListKey::Engines],
            Root::Playout => vec![ListKey::PlayoutRundowns],
            Root::Newsroom => vec![ListKey::NewsroomRundowns],
            Root::Graphs => vec![ListKey::Graphs],
            Root::Rgraphs => vec![ListKey::Rgraphs],
            Root::Ustates => vec![ListKey::Ustates],
            Root::Launcher => vec![ListKey::LaunchConfigs],
            Root::Templates => vec![ListKey::Templates],
        }
    }
}

/// A search for what a path leads to.
pub(super) struct Find<'a> {
    client: &'a Client,
    target: Target,
    /// Required freshness of the lists of engines, nodes and rundowns.
    needed: Freshness,
    /// Required freshness of the other lists, such as those of properties and of items.
    needed_at_the_end: Freshness,
    /// Keys of the lists that the search has used.
    looked_at: RefCell<Vec<ListKey>>,
}

/// The things that a path leads to, and the keys of the lists that the search has used.
pub(super) struct Found {
    pub(super) addresses: Vec<Address>,
    pub(super) lists: Vec<ListKey>,
}

/// Reason for which a path leads to nothing.
enum Fault {
    /// The path leads no further: the number of steps that could be followed, and the error.
    Miss(usize, Error),
    /// A list could not be read.
    Failed(Error),
}

impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        Self::Failed(error)
    }
}

/// Outcome of following a path.
type Walked = std::result::Result<(), Fault>;

/// Combines the outcomes of two ways to read a path. The error for a list that could not be read or
/// for an ambiguous name is returned first, then a success, and then the error of the way on which
/// more steps could be followed.
fn either(one: Walked, other: Walked) -> Walked {
    let ends = |walked: &Walked| match walked {
        Err(Fault::Failed(_)) => true,
        Err(Fault::Miss(_, error)) => error.kind() == ErrorKind::Ambiguous,
        Ok(()) => false,
    };
    match (one, other) {
        (one, _) if ends(&one) => one,
        (_, other) if ends(&other) => other,
        (Ok(()), _) | (_, Ok(())) => Ok(()),
        (Err(Fault::Miss(one, _)), Err(Fault::Miss(deeper, error))) if deeper > one => {
            Err(Fault::Miss(deeper, error))
        }
        (one, _) => one,
    }
}

impl<'a> Find<'a> {
    /// Returns a search in lists that are not older than the client's limit.
    pub(super) fn new(client: &'a Client, target: Target) -> Self {
        let max_age = client.shared.config.settings.names_max_age;
        let needed = Freshness::of_age(max_age);
        Self {
            client,
            target,
            needed,
            needed_at_the_end: needed,
            looked_at: RefCell::default(),
        }
    }

    /// Returns this search, for which most lists are read again. Those of engines, nodes and
    /// rundowns are not.
    pub(super) fn again_at_the_end(self) -> Self {
        Self {
            needed_at_the_end: Freshness::since(Instant::now()),
            ..self
        }
    }

    /// Returns this search, which then uses only lists that were read after this time.
    pub(super) fn all_again_since(self, time: Instant) -> Self {
        let needed = Freshness::since(time);
        Self {
            needed,
            needed_at_the_end: needed,
            ..self
        }
    }

    /// Returns the one thing that a path leads to.
    pub(super) fn one(&self, text: &NamePath) -> Result<Prepared> {
        let path = Path::parse_one(text)?;
        let mut found = self.all_of(&path, text)?;
        match found.addresses.len() {
            1 => Ok(Prepared {
                address: found.addresses.remove(0),
                lists: found.lists,
            }),
            _ => {
                let paths = found
                    .addresses
                    .iter()
                    .map(|address| format!("{} ({})", address.path, address.kind.as_str()));
                Err(ambiguous(&format!("{text} leads to"), paths.collect()))
            }
        }
    }

    /// Returns all things that a path or a pattern leads to.
    pub(super) fn all(&self, text: &NamePath) -> Result<Found> {
        self.all_of(&Path::parse(text.as_str())?, text)
    }

    fn all_of(&self, path: &Path<'_>, text: &NamePath) -> Result<Found> {
        self.looked_at.take();
        let roots = self.target.roots(path.root);
        if roots.is_empty() {
            return Err(self.not_meant(text.as_str(), "begins with no graph:, rgraph: or ustate:"));
        }
        // Mostly one address is found. A larger allocation would make each look-up slower.
        let mut addresses = Vec::with_capacity(1);
        let mut walked: Option<Walked> = None;
        let lists: Vec<Arc<List>> = roots
            .into_iter()
            .map(|root| self.read(root))
            .collect::<Result<_>>()?;
        // Lists without the first name are skipped. If no list has it, all are walked to get the
        // error.
        let leads = |list: &Arc<List>| path.steps.first().is_none_or(|step| list.leads(step));
        let none_leads = !lists.iter().any(leads);
        let walked_lists = lists.iter().enumerate();
        for (at, list) in walked_lists.filter(|(_, list)| none_leads || leads(list)) {
            let mut way = Way::of(path.root, list);
            let others = lists.iter().enumerate().filter(|(other, _)| *other != at);
            way.others = others.map(|(_, list)| Arc::clone(list)).collect();
            let one = self.walk(&path.steps, &[&list.entries], way, &mut addresses);
            walked = Some(match walked {
                Some(before) => either(before, one),
                None => one,
            });
        }
        match walked {
            Some(Err(Fault::Miss(_, error))) if path.is_pattern() && is_unknown(&error) => {}
            Some(Err(Fault::Miss(_, error) | Fault::Failed(error))) => return Err(error),
            _ => {}
        }
        Ok(Found {
            addresses,
            lists: self.looked_at.take(),
        })
    }

    /// Returns a list that is fresh enough. Reads it from the hub unless such a list is kept.
    fn read(&self, key: ListKey) -> Result<Arc<List>> {
        let is_last = !matches!(
            key,
            ListKey::Engines
                | ListKey::Nodes(_)
                | ListKey::PlayoutRundowns
                | ListKey::NewsroomRundowns
        );
        let needed = match is_last {
            true => self.needed_at_the_end,
            false => self.needed,
        };
        let wait = || {
            let (_, deadline) = self.client.start_and_deadline()?;
            let stops = &self.client.stops;
            Ok(Wait { deadline, stops })
        };
        let names = self.client.name_lists();
        let list = names.get(&key, needed, wait, || lists::read(self.client, &key))?;
        self.looked_at.borrow_mut().push(key);
        Ok(list)
    }

    /// Adds the things to which the steps lead, beginning with an entry of these lists.
    fn walk(
        &self,
        steps: &[Step<'_>],
        lists: &[&[Entry]],
        way: Way,
        found: &mut Vec<Address>,
    ) -> Walked {
        let Some((step, rest)) = steps.split_first() else {
            return Ok(());
        };
        let is_any = *step == Step::Any;
        let (all, sub_field) = self.select(step, lists, &way)?;
        let ways = std::iter::repeat_n(way, all.len());
        for (entry, way) in all.into_iter().zip(ways) {
            let chosen = Chosen::of(lists, entry);
            let next = way.to(Chosen {
                sub_field,
                ..chosen
            });
            let outcome = match rest.is_empty() {
                true => self.arrive(next, found),
                false => self.enter(rest, entry, next, found),
            };
            match outcome {
                // After a `*`, an entry that does not lead on is skipped.
                Err(Fault::Miss(..)) if is_any => {}
                outcome => outcome?,
            }
        }
        Ok(())
    }

    fn arrive(&self, way: Way, found: &mut Vec<Address>) -> Walked {
        if self.target.accepts(&way.address.kind) {
            found.push(way.into_address());
            return Ok(());
        }
        let why = format!("leads to a thing of kind {}", way.address.kind.as_str());
        let error = self.not_meant(&way.path, &why);
        Err(Fault::Miss(way.steps, error))
    }

    fn not_meant(&self, path: &str, why: &str) -> Error {
        let due = self.target.word();
        unknown(format!("{path} {why}; the path of {due} is needed"))
    }

    /// Follows the remaining steps within a thing that was found.
    fn enter(
        &self,
        steps: &[Step<'_>],
        entry: &Entry,
        mut way: Way,
        found: &mut Vec<Address>,
    ) -> Walked {
        let properties = |engine, node| ListKey::Properties(engine, node);
        let functions = |engine, node| ListKey::Functions(engine, node);
        let keys = match (&entry.id, way.address.engine_id) {
            (EntryId::Engine { id, .. }, _) => vec![ListKey::Nodes(*id)],
            (EntryId::Node(node), Some(engine)) => match self.target {
                Target::Property => vec![properties(engine, node.clone())],
                Target::Function => vec![functions(engine, node.clone())],
                _ => vec![
                    properties(engine, node.clone()),
                    functions(engine, node.clone()),
                ],
            },
            (EntryId::PlayoutRundown(id), _) => vec![ListKey::PlayoutItems(*id)],
            (EntryId::NewsroomRundown(device, id), _) => {
                vec![ListKey::Stories(device.clone(), id.clone())]
            }
            (EntryId::PlayoutItem(_) | EntryId::Story(_) | EntryId::NewsroomItem(..), _) => {
                return self.walk(steps, &[&entry.parts], way, found);
            }
            _ => {
                let detail = format!("{} has no parts with names", way.path);
                return Err(Fault::Miss(way.steps, unknown(detail)));
            }
        };
        let lists: Vec<Arc<List>> = keys
            .into_iter()
            .map(|key| self.read(key))
            .collect::<Result<_>>()?;
        for list in &lists {
            way.note_age(list);
        }
        let lists: Vec<&[Entry]> = lists.iter().map(|list| &list.entries[..]).collect();
        match entry.id {
            EntryId::NewsroomRundown(..) => self.walk_stories(steps, &lists, way, found),
            EntryId::Engine { .. } if lists.iter().all(|list| list.is_empty()) => {
                let detail = format!("engine {} has no nodes at present", way.path);
                let error = Error::new(ErrorKind::Unavailable, Effect::None, detail);
                Err(Fault::Miss(way.steps, error))
            }
            _ => self.walk(steps, &lists, way, found),
        }
    }

    /// Follows steps within a newsroom rundown. The step for the story of an item may be left out.
    fn walk_stories(
        &self,
        steps: &[Step<'_>],
        stories: &[&[Entry]],
        way: Way,
        found: &mut Vec<Address>,
    ) -> Walked {
        let by_story = self.walk(steps, stories, way.clone(), found);
        if steps.first() == Some(&Step::Any) {
            return by_story;
        }
        either(by_story, self.walk_items(steps, stories, &way, found))
    }

    /// Follows steps that begin with an item of any story of a newsroom rundown.
    fn walk_items(
        &self,
        steps: &[Step<'_>],
        stories: &[&[Entry]],
        way: &Way,
        found: &mut Vec<Address>,
    ) -> Walked {
        let all = || stories.iter().copied().flatten();
        let items: Vec<&[Entry]> = all().map(|story| &story.parts[..]).collect();
        for item in self.select(&steps[0], &items, way)?.0 {
            let is_this = |other: &Entry| std::ptr::eq(other, item);
            let mut of = all().filter(|story| story.parts.iter().any(is_this));
            let Some(story) = of.next() else { continue };
            // The path includes the story, so that items of other stories cannot make it ambiguous
            // later.
            let way = way.clone().to(Chosen::of(stories, story));
            let way = way.to(Chosen::of(&[&story.parts], item));
            match &steps[1..] {
                [] => self.arrive(way, found)?,
                rest => self.enter(rest, item, way, found)?,
            }
        }
        Ok(())
    }

    /// Returns what a step stands for in these lists: all entries, or the one with this name or id.
    /// If the step ends with a sub-field of the entry, the sub-field is returned too.
    fn select<'e, 't>(
        &self,
        step: &'t Step<'_>,
        lists: &[&'e [Entry]],
        way: &Way,
    ) -> std::result::Result<(Vec<&'e Entry>, &'t str), Fault> {
        let all = lists.iter().copied().flatten();
        let with = |matches: &dyn Fn(&Entry) -> bool| -> Vec<&'e Entry> {
            all.clone().filter(|entry| matches(entry)).collect()
        };
        let (matches, sub_field) = match step {
            Step::Any => return Ok((with(&|_| true), "")),
            Step::Id(id) => {
                let by_id = |id: &str| with(&|entry: &Entry| entry.has_id(id));
                way.longest(id, by_id)
            }
            Step::Name { whole, nth } => {
                let by_name = |name: &str| with(&|entry: &Entry| entry.has_name(name));
                let (matches, sub_field) = match whole {
                    Some(whole) => way.longest(whole, by_name),
                    None => (Vec::new(), ""),
                };
                match nth {
                    Some(nth) if matches.is_empty() => {
                        let all = by_name(&nth.name);
                        (Self::nth(nth, &all, way)?, "")
                    }
                    _ => (matches, sub_field),
                }
            }
        };
        let miss = |error| Err(Fault::Miss(way.steps, error));
        match matches[..] {
            [_] => Ok((matches, sub_field)),
            [] => miss(self.unknown_step(step, lists, way)),
            _ => {
                let text = format!("{} stands for", way.with(&step.text()));
                let paths = matches.iter().map(|entry| {
                    let path = way.with(&Chosen::of(lists, entry).written());
                    format!("{path} ({})", way.with(&entry.written_id()))
                });
                miss(ambiguous(&text, paths.collect()))
            }
        }
    }

    /// Returns one of several things with the same name. Each kind is counted by itself, so that the
    /// same path leads to a property whether functions are looked at or not.
    fn nth<'e>(
        nth: &Nth<'_>,
        all: &[&'e Entry],
        way: &Way,
    ) -> std::result::Result<Vec<&'e Entry>, Fault> {
        let of_kind = |one: &&'e Entry| {
            let same: Vec<&'e Entry> = all.iter().copied().filter(|it| it.is_like(one)).collect();
            same.len() == nth.of && std::ptr::eq(same[nth.place - 1], *one) && one.is_counted()
        };
        let found: Vec<&Entry> = all.iter().copied().filter(of_kind).collect();
        if found.is_empty() && !all.is_empty() {
            let (count, name, place) = (all.len(), written(&nth.name), way.place());
            let detail = match all.iter().all(|entry| entry.is_counted()) {
                true => format!(
                    "{place} has {count} things named {name}, but not {} of one kind",
                    nth.of
                ),
                false => {
                    let id = all[0].written_id();
                    format!(
                        "{place} has {count} things named {name}; use the id of one, such as {id}"
                    )
                }
            };
            return Err(Fault::Miss(way.steps, unknown(detail)));
        }
        Ok(found)
    }

    fn unknown_step(&self, step: &Step<'_>, lists: &[&[Entry]], way: &Way) -> Error {
        let name = match step {
            Step::Name { nth: Some(nth), .. } => &nth.name,
            Step::Name {
                whole: Some(name), ..
            }
            | Step::Id(name) => name,
            _ => "",
        };
        let known: Vec<&str> = match step {
            Step::Id(_) => Vec::new(),
            _ => lists
                .iter()
                .copied()
                .flatten()
                .flat_map(|entry| &entry.names)
                .map(String::as_str)
                .collect(),
        };
        let near = near(name, known.into_iter());
        let near: Vec<String> = near.iter().map(|name| written(name).into_owned()).collect();
        let (near, it) = match near.is_empty() {
            true => (String::new(), "it"),
            false => (format!("; did you mean {}?", near.join(", ")), "It"),
        };
        let end = if near.is_empty() { ";" } else { "" };
        let has = match lists.iter().map(|list| list.len()).sum() {
            0 => "has no names".to_owned(),
            1 => "has 1 name".to_owned(),
            count => format!("has {count} names"),
        };
        let (place, step) = (way.place(), step.text());
        unknown(format!(
            "{place} has nothing named {step}{near}{end} {it} {has}"
        ))
    }
}

impl List {
    /// Returns `true` if an entry may be what a step stands for.
    fn leads(&self, step: &Step<'_>) -> bool {
        self.entries.iter().any(|entry| match step {
            Step::Any => true,
            Step::Id(id) => entry.has_id(id),
            Step::Name { whole, nth } => {
                let whole = whole.as_ref().is_some_and(|name| entry.has_name(name));
                whole || nth.as_ref().is_some_and(|nth| entry.has_name(&nth.name))
            }
        })
    }
}

impl Address {
    /// Returns `true` if both lead to the same thing, whatever its names and whenever it was found.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        let mut same = other.clone();
        same.path = self.path.clone();
        same.age_ms = self.age_ms;
        *self == same
    }
}

fn is_unknown(error: &Error) -> bool {
    error.kind() == ErrorKind::UnknownName
}

fn unknown(detail: String) -> Error {
    Error::new(ErrorKind::UnknownName, Effect::None, detail).with_argument("path")
}

/// Returns the error for a path that leads to several things.
fn ambiguous(text: &str, candidates: Vec<String>) -> Error {
    let shown = candidates.iter().take(MAX_CANDIDATES).cloned();
    let shown: Vec<String> = shown.collect();
    let more = match candidates.len() - shown.len() {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let detail = format!(
        "{text} {} things: {}{more}",
        candidates.len(),
        shown.join(", ")
    );
    Error::new(ErrorKind::Ambiguous, Effect::None, detail).with_argument("path")
}
