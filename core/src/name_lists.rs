//! Cache of the hub's lists (engines, nodes, items …), in which names are found. Only one thread at
//! a time reads a list; other threads that need the list wait for that read.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::config::POLL_INTERVAL;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::moment::Moment;
use crate::schema::operation::OperationInfo;
use crate::schema::retry_class::RetryClass;
use crate::stop::StopReasons;
use crate::types::{
    Address, ButtonKey, EngineId, FunctionPath, GraphId, ItemId, LaunchId, NamePath, NcsId,
    NewsroomItemId, NodePath, ObjId, PlayoutRundownId, PropertyPath, RgraphId, RoId, StoryId,
    TemplateId, UstateId,
};

/// Maximum size of the lists of a client, in bytes. If they are larger, those that were used least
/// recently are dropped.
const MAX_BYTES: usize = 32 << 20;

/// Maximum number of prepared paths of a client.
const MAX_PREPARED: usize = 65_536;

/// Minimum age of a list before a failed call by name may cause it to be read again.
const LOOK_INTERVAL: Duration = Duration::from_secs(1);

/// Number of different paths whose calls must fail with a 5xx within [`LOOK_INTERVAL`] for the
/// whole hub to count as failing. While it does, failed calls do not cause lists to be read again.
const PATHS_OF_A_SICK_HUB: usize = 3;

/// A list of the hub.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ListKey {
    Engines,
    Nodes(EngineId),
    Properties(EngineId, NodePath),
    Functions(EngineId, NodePath),
    PlayoutRundowns,
    /// Items of a playout rundown, with their buttons.
    PlayoutItems(PlayoutRundownId),
    Templates,
    NewsroomRundowns,
    /// Stories of a newsroom rundown, with their items and the buttons of those.
    Stories(NcsId, RoId),
    Graphs,
    Rgraphs,
    Ustates,
    LaunchConfigs,
}

impl ListKey {
    /// Returns `true` if a write of this operation may have changed the list.
    fn is_changed_by(&self, operation: &OperationInfo) -> bool {
        match self {
            Self::Nodes(_) | Self::Properties(..) | Self::Functions(..) => loads_engines(operation),
            Self::PlayoutRundowns | Self::PlayoutItems(_) => operation.group == "playout",
            Self::NewsroomRundowns | Self::Stories(..) => operation.group == "newsroom",
            Self::LaunchConfigs => operation.group == "launcher",
            Self::Engines | Self::Templates | Self::Graphs | Self::Rgraphs | Self::Ustates => false,
        }
    }
}

/// Returns `true` if a write of this operation may have replaced the nodes of an engine.
fn loads_engines(operation: &OperationInfo) -> bool {
    matches!(
        operation.group,
        "graphs" | "rgraphs" | "ustates" | "launcher"
    )
}

/// Entry of a list: a named object of the hub, such as an engine or a node.
#[derive(Debug)]
pub(crate) struct Entry {
    /// Display name, and another name by which the object is found, such as its path. The second is
    /// empty if there is none.
    pub(crate) names: [String; 2],
    pub(crate) id: EntryId,
    /// Parts of the entry that were read with the same list, such as the buttons of an item.
    pub(crate) parts: Vec<Entry>,
}

/// The id of an object of a hub.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum EntryId {
    Engine {
        id: EngineId,
        is_re5: bool,
    },
    Node(NodePath),
    Property(PropertyPath),
    Function(FunctionPath),
    PlayoutRundown(PlayoutRundownId),
    PlayoutItem(ItemId),
    PlayoutButton(ButtonKey),
    Template(TemplateId),
    NewsroomRundown(NcsId, RoId),
    Story(StoryId),
    NewsroomItem(NewsroomItemId, Option<ObjId>),
    /// A button: the key with which a call presses it, and its id.
    NewsroomButton(ButtonKey, ButtonKey),
    Graph(GraphId),
    Rgraph(RgraphId),
    Ustate(UstateId),
    Launch(LaunchId),
}

impl Entry {
    /// Returns the approximate memory that the entry takes, in bytes.
    fn bytes(&self) -> usize {
        let names: usize = self.names.iter().map(String::capacity).sum();
        let parts: usize = self.parts.iter().map(Entry::bytes).sum();
        // The names count twice, since an id that is text is about as long as a name.
        size_of::<Self>() + 2 * names + parts
    }
}

/// A list as it was read.
#[derive(Debug)]
pub(crate) struct List {
    pub(crate) entries: Vec<Entry>,
    /// Time at which the read began.
    began: Moment,
    bytes: usize,
}

impl List {
    /// Returns the time at which the read began.
    pub(crate) fn began(&self) -> Moment {
        self.began
    }

    fn is_fresh(&self, key: &ListKey, needed: Freshness) -> bool {
        // An engine without nodes is mostly one that loads a state, and will have some soon.
        let max_age = match key {
            ListKey::Nodes(_) if self.entries.is_empty() => Duration::ZERO,
            _ => needed.max_age,
        };
        self.began.age(needed.at) <= max_age
    }
}

/// Age up to which a list can be used. The time to compare with is part of it, so that a search
/// reads the clocks only once for all of its lists.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Freshness {
    at: Moment,
    /// Maximum age of the list at the time `at`.
    max_age: Duration,
}

impl Freshness {
    /// Allows lists whose read began at most this long ago.
    pub(crate) fn of_age(max_age: Duration) -> Self {
        let at = Moment::now();
        Self { at, max_age }
    }

    /// Allows lists whose read began at this time or later.
    pub(crate) fn since(instant: Instant) -> Self {
        let now = Moment::now();
        // The wall time is earlier by `LOOK_INTERVAL`, so that a small adjustment of the wall clock
        // does not make a list too old. A sleep of the computer still does.
        let ago = now.instant.saturating_duration_since(instant) + LOOK_INTERVAL;
        let wall = now.wall.saturating_sub(ago);
        Self {
            at: Moment { instant, wall },
            max_age: Duration::ZERO,
        }
    }
}

/// The lists of a client.
#[derive(Debug, Default)]
pub(crate) struct NameLists {
    state: Mutex<State>,
    read: Condvar,
}

#[derive(Debug, Default)]
struct State {
    lists: HashMap<ListKey, Slot>,
    bytes: usize,
    /// Counts uses, for the order in which lists are dropped.
    uses: u64,
    /// Counts the writes that may change a list. A list is not kept if such a write ended while the
    /// list was read.
    changes: u64,
    /// Counts the writes that may have replaced the nodes of an engine.
    engine_loads: u64,
    /// Addresses to which the prepared paths lead, by the paths as the program gave them.
    prepared: HashMap<NamePath, Arc<Prepared>>,
    /// Times and paths of the latest calls by path that failed with a 5xx, each path once.
    failures: VecDeque<(Instant, String)>,
}

/// The address to which a path leads, and the lists in which it was found.
#[derive(Clone, Debug)]
pub(crate) struct Prepared {
    pub(crate) address: Address,
    pub(crate) lists: Vec<ListKey>,
}

#[derive(Debug, Default)]
struct Slot {
    list: Option<Arc<List>>,
    used: u64,
    is_being_read: bool,
    /// Number of reads of the list that have ended. If the last one failed, `failed` has the time
    /// at which it began and its error.
    reads: u64,
    failed: Option<(Instant, Error)>,
}

/// Reasons for which a wait ends.
#[derive(Clone, Copy)]
pub(crate) struct Wait<'a> {
    pub(crate) deadline: Instant,
    pub(crate) stops: &'a StopReasons,
}

impl NameLists {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a list that is fresh enough. Only one thread at a time reads the list; the others
    /// wait and share the outcome. `wait` is called only if another thread reads the list.
    pub(crate) fn get<'w>(
        &self,
        key: &ListKey,
        needed: Freshness,
        wait: impl Fn() -> Result<Wait<'w>>,
        read: impl FnOnce() -> Result<Vec<Entry>>,
    ) -> Result<Arc<List>> {
        let mut state = self.lock();
        loop {
            let uses = state.uses + 1;
            state.uses = uses;
            let slot = match state.lists.get_mut(key) {
                Some(slot) => slot,
                None => state.lists.entry(key.clone()).or_default(),
            };
            slot.used = uses;
            if let Some(list) = slot.list.as_ref().filter(|list| list.is_fresh(key, needed)) {
                return Ok(Arc::clone(list));
            }
            if !slot.is_being_read {
                slot.is_being_read = true;
                break;
            }
            let before = slot.reads;
            state = self.wait_for_read(state, key, before, wait()?)?;
            let failed = state.lists.get(key).and_then(|slot| slot.failed.as_ref());
            if let Some((began, error)) = failed
                && is_of_hub(error)
                && needed.at.instant.saturating_duration_since(*began) <= needed.max_age
            {
                return Err(error.clone());
            }
        }
        let changes = state.changes;
        drop(state);
        self.read_now(key, changes, read)
    }

    /// Waits until another thread has ended its read of a list.
    fn wait_for_read<'s>(
        &'s self,
        mut state: MutexGuard<'s, State>,
        key: &ListKey,
        before: u64,
        wait: Wait<'_>,
    ) -> Result<MutexGuard<'s, State>> {
        let is_waiting = |state: &State| {
            let slot = state.lists.get(key);
            slot.is_some_and(|slot| slot.is_being_read && slot.reads == before)
        };
        while is_waiting(&state) {
            drop(state);
            // The reasons to stop may call a function of the program, so no lock is held.
            if wait.stops.is_stopped() {
                let detail = "the call was cancelled while another thread read a list of names";
                return Err(Error::new(ErrorKind::Cancelled, Effect::None, detail));
            }
            if wait.deadline <= Instant::now() {
                let detail = "the call's timeout ran out while another thread read a list of names";
                return Err(Error::unsent(ErrorKind::Timeout, detail, Instant::now()));
            }
            state = self.lock();
            if is_waiting(&state) {
                let waited = self.read.wait_timeout(state, POLL_INTERVAL);
                state = waited.unwrap_or_else(PoisonError::into_inner).0;
            }
        }
        Ok(state)
    }

    fn read_now(
        &self,
        key: &ListKey,
        changes: u64,
        read: impl FnOnce() -> Result<Vec<Entry>>,
    ) -> Result<Arc<List>> {
        let began = Moment::now();
        let mut end = EndOfRead {
            lists: self,
            key,
            changes,
            began: began.instant,
            outcome: None,
        };
        let outcome = read().map(|entries| {
            let bytes = entries.iter().map(Entry::bytes).sum();
            Arc::new(List {
                entries,
                began,
                bytes,
            })
        });
        end.outcome = Some(outcome.clone());
        drop(end);
        outcome
    }

    /// Drops the lists and prepared paths that a write of this operation may have changed.
    pub(crate) fn forget_after(&self, operation: &OperationInfo) {
        let presses = operation.resend == RetryClass::Trigger
            && matches!(operation.group, "playout" | "newsroom");
        if matches!(operation.resend, RetryClass::Read) || operation.group == "engines" || presses {
            return;
        }
        let mut state = self.lock();
        state.engine_loads += u64::from(loads_engines(operation));
        state.forget(|key| key.is_changed_by(operation));
    }

    /// Drops all lists and prepared paths, since a raw request may have changed anything.
    pub(crate) fn forget_all(&self) {
        self.lock().forget(|_| true);
    }

    /// Returns the number of writes so far that may have replaced the nodes of an engine.
    pub(crate) fn engine_loads(&self) -> u64 {
        self.lock().engine_loads
    }

    /// Returns the number of writes so far that may have changed a list.
    pub(crate) fn changes(&self) -> u64 {
        self.lock().changes
    }

    /// Keeps the addresses to which these paths lead until a write may change them. Returns `false`
    /// and keeps none if there were other than `changes` writes, which is the number before the
    /// paths were looked up: an address may be wrong then.
    pub(crate) fn prepare(&self, found: Vec<(NamePath, Prepared)>, changes: u64) -> Result<bool> {
        let mut state = self.lock();
        let paths = found.iter().map(|(path, _)| path);
        let new: HashSet<&NamePath> = paths
            .filter(|path| !state.prepared.contains_key(*path))
            .collect();
        if state.prepared.len() + new.len() > MAX_PREPARED {
            let detail = format!("a client prepares at most {MAX_PREPARED} paths");
            return Err(Error::invalid("body.paths", detail));
        }
        if state.changes != changes {
            return Ok(false);
        }
        let found = found
            .into_iter()
            .map(|(path, found)| (path, Arc::new(found)));
        state.prepared.extend(found);
        Ok(true)
    }

    /// Returns the address to which a path leads; `None` if the path was not prepared.
    pub(crate) fn prepared(&self, path: &NamePath) -> Option<Arc<Prepared>> {
        self.lock().prepared.get(path).cloned()
    }

    /// Returns `true` if a failed call by path may read the lists of its path again. Returns
    /// `false` if one of the lists was read within [`LOOK_INTERVAL`] or could not be read, or if
    /// the hub counts as failing. `is_5xx` is true if the call failed with 5xx.
    pub(crate) fn may_look_again(&self, path: &str, keys: &[ListKey], is_5xx: bool) -> bool {
        let mut state = self.lock();
        let now = Instant::now();
        let is_recent = |at: &Instant| now.saturating_duration_since(*at) < LOOK_INTERVAL;
        state
            .failures
            .retain(|(at, failed)| is_recent(at) && failed != path);
        if is_5xx {
            state.failures.push_back((now, path.to_owned()));
            if state.failures.len() >= PATHS_OF_A_SICK_HUB {
                // The newest failures are enough to recognise a failing hub.
                let old = state.failures.len() - PATHS_OF_A_SICK_HUB;
                state.failures.drain(..old);
                return false;
            }
        }
        keys.iter().all(|key| {
            state.lists.get(key).is_none_or(|slot| {
                let list = slot.list.as_ref();
                slot.failed.is_none() && list.is_none_or(|list| !is_recent(&list.began.instant))
            })
        })
    }
}

/// Returns `true` if an error also applies to threads that waited for the failed read. A
/// cancellation, for example, applies only to the thread that read the list.
fn is_of_hub(error: &Error) -> bool {
    !matches!(
        error.kind(),
        ErrorKind::Cancelled | ErrorKind::Timeout | ErrorKind::Closed | ErrorKind::Internal
    )
}

/// Ends a read when it is dropped, also after a panic, so that other threads do not wait for ever.
struct EndOfRead<'a> {
    lists: &'a NameLists,
    key: &'a ListKey,
    changes: u64,
    began: Instant,
    outcome: Option<Result<Arc<List>>>,
}

impl Drop for EndOfRead<'_> {
    fn drop(&mut self) {
        let mut state = self.lists.lock();
        let is_current = state.changes == self.changes;
        let State { lists, bytes, .. } = &mut *state;
        if let Some(slot) = lists.get_mut(self.key) {
            slot.is_being_read = false;
            slot.reads += 1;
            slot.failed = None;
            match self.outcome.take() {
                Some(Ok(list)) if is_current => {
                    *bytes += list.bytes;
                    if let Some(old) = slot.list.replace(list) {
                        *bytes -= old.bytes;
                    }
                }
                Some(Err(error)) => slot.failed = Some((self.began, error)),
                _ => {}
            }
        }
        state.shrink(self.key);
        drop(state);
        self.lists.read.notify_all();
    }
}

impl State {
    /// Drops the lists that a write may have changed, and the paths that were prepared with them.
    fn forget(&mut self, is_changed: impl Fn(&ListKey) -> bool) {
        self.changes += 1;
        self.prepared
            .retain(|_, found| !found.lists.iter().any(&is_changed));
        let Self { lists, bytes, .. } = self;
        lists.retain(|key, slot| {
            if !is_changed(key) {
                return true;
            }
            *bytes -= slot.list.take().map_or(0, |list| list.bytes);
            // Slots of nodes that will not come back would add up. Threads wait for one that is being
            // read.
            slot.is_being_read
        });
    }

    /// Drops the least recently used lists until the rest takes at most [`MAX_BYTES`]. Keeps the
    /// list that was just read.
    fn shrink(&mut self, just_read: &ListKey) {
        while self.bytes > MAX_BYTES {
            let others = self.lists.iter().filter(|(key, slot)| {
                *key != just_read && slot.list.is_some() && !slot.is_being_read
            });
            let oldest = others.min_by_key(|(_, slot)| slot.used);
            let Some(key) = oldest.map(|(key, _)| key.clone()) else {
                return;
            };
            if let Some(list) = self.lists.remove(&key).and_then(|slot| slot.list) {
                self.bytes -= list.bytes;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::operation;
    use crate::schema::field::Field;
    use crate::stop::CancelToken;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn wait<'s>(stops: &'s StopReasons) -> impl Fn() -> Result<Wait<'s>> {
        let deadline = Instant::now() + Duration::from_secs(5);
        move || Ok(Wait { deadline, stops })
    }

    fn graph(id: i64, name: &str) -> Entry {
        Entry {
            names: [name.to_owned(), String::new()],
            id: EntryId::Graph(GraphId(id)),
            parts: Vec::new(),
        }
    }

    fn failure() -> Error {
        Error::new(ErrorKind::Server, Effect::None, "status 500")
    }

    fn any_age() -> Freshness {
        Freshness::of_age(Duration::from_secs(60))
    }

    #[test]
    fn the_latest_failures_of_a_sick_hub_are_kept() {
        let lists = NameLists::default();
        for (path, may_look) in [
            ("a", true),
            ("b", true),
            ("c", false),
            ("d", false),
            ("e", false),
        ] {
            assert_eq!(lists.may_look_again(path, &[], true), may_look, "{path}");
        }
        let state = lists.lock();
        let kept: Vec<&str> = state.failures.iter().map(|(_, path)| &**path).collect();
        assert_eq!(kept, ["c", "d", "e"]);
    }

    #[test]
    fn paths_that_are_prepared_twice_take_one_place() {
        let lists = NameLists::default();
        let prepared = |count: usize| -> Vec<(NamePath, Prepared)> {
            let address = Address::blank();
            let lists = Vec::new();
            let one = Prepared { address, lists };
            (0..count)
                .map(|path| (NamePath::from(path.to_string()), one.clone()))
                .collect()
        };
        let twice = [prepared(MAX_PREPARED), prepared(1)].concat();
        assert!(lists.prepare(twice, 0).unwrap());
        assert!(lists.prepare(prepared(MAX_PREPARED), 0).unwrap());
        let refused = lists.prepare(prepared(MAX_PREPARED + 1), 0).unwrap_err();
        assert_eq!(refused.kind(), ErrorKind::Invalid);
    }

    #[test]
    fn an_address_that_was_found_before_a_write_is_not_prepared() {
        let lists = NameLists::default();
        let path = NamePath::from("Evening News / Opening / In");
        let found = Prepared {
            address: Address::blank(),
            lists: vec![ListKey::PlayoutRundowns],
        };
        let prepare = |changes| {
            let found = vec![(path.clone(), found.clone())];
            lists.prepare(found, changes).unwrap()
        };
        let before = lists.changes();
        lists.forget_after(operation("playout.update_item").unwrap());
        assert!(!prepare(before) && lists.prepared(&path).is_none());
        assert!(prepare(lists.changes()) && lists.prepared(&path).is_some());
    }

    #[test]
    fn threads_share_one_read() {
        let (lists, reads) = (NameLists::default(), AtomicUsize::new(0));
        let stops = StopReasons::default();
        std::thread::scope(|scope| {
            for _ in 0..100 {
                scope.spawn(|| {
                    let read = || {
                        reads.fetch_add(1, Ordering::Relaxed);
                        std::thread::sleep(Duration::from_millis(20));
                        Ok(vec![graph(1, "News")])
                    };
                    let list = lists.get(&ListKey::Graphs, any_age(), wait(&stops), read);
                    assert_eq!(list.unwrap().entries.len(), 1);
                });
            }
        });
        assert_eq!(reads.into_inner(), 1);
    }

    #[test]
    fn threads_share_one_failure_and_a_panic_leaves_nobody_waiting() {
        let (lists, reads) = (NameLists::default(), AtomicUsize::new(0));
        let stops = StopReasons::default();
        let get = |read: &dyn Fn() -> Result<Vec<Entry>>| {
            lists.get(&ListKey::Graphs, any_age(), wait(&stops), read)
        };
        let barrier = std::sync::Barrier::new(8);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    barrier.wait();
                    let read = || {
                        reads.fetch_add(1, Ordering::Relaxed);
                        std::thread::sleep(Duration::from_millis(200));
                        Err(failure())
                    };
                    assert_eq!(get(&read).unwrap_err().kind(), ErrorKind::Server);
                });
            }
        });
        // A thread that needs the list only after the first read has failed reads it again.
        assert!(reads.into_inner() <= 2);
        let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            get(&|| panic!("within a read"))
        }));
        assert!(panicked.is_err());
        assert!(get(&|| Ok(Vec::new())).is_ok());
    }

    #[test]
    fn a_list_is_read_again_when_it_must_be_newer() {
        let lists = NameLists::default();
        let stops = StopReasons::default();
        let get = |needed, id| {
            let list = lists.get(&ListKey::Graphs, needed, wait(&stops), || {
                Ok(vec![graph(id, "News")])
            });
            list.unwrap().entries[0].id.clone()
        };
        let is = |id| EntryId::Graph(GraphId(id));
        assert_eq!(get(any_age(), 1), is(1));
        assert_eq!(get(any_age(), 2), is(1));
        assert_eq!(get(Freshness::since(Instant::now()), 3), is(3));
        std::thread::sleep(Duration::from_millis(2));
        assert_eq!(get(Freshness::of_age(Duration::ZERO), 4), is(4));
        assert_eq!(get(any_age(), 5), is(4));
    }

    #[test]
    fn a_write_drops_what_it_may_have_changed_and_a_read_that_began_before_is_not_kept() {
        let lists = NameLists::default();
        let stops = StopReasons::default();
        let nodes = ListKey::Nodes(EngineId(4));
        let get = |key: &ListKey, id: i64, within: &dyn Fn()| {
            let read = || {
                within();
                Ok(vec![graph(id, "News")])
            };
            let list = lists.get(key, any_age(), wait(&stops), read).unwrap();
            list.entries[0].id == EntryId::Graph(GraphId(id))
        };
        let after = |name: &str| lists.forget_after(operation(name).unwrap());
        assert!(get(&nodes, 1, &|| {}) && get(&ListKey::PlayoutRundowns, 1, &|| {}));
        for keeps in [
            "engines.set_property",
            "engines.call_function",
            "playout.trigger_button",
            "graphs.list",
        ] {
            after(keeps);
            assert!(
                !get(&nodes, 2, &|| {}) && !get(&ListKey::PlayoutRundowns, 2, &|| {}),
                "{keeps}"
            );
        }
        after("graphs.load");
        assert!(
            get(&nodes, 3, &|| after("rgraphs.load")) && !get(&ListKey::PlayoutRundowns, 3, &|| {})
        );
        assert!(get(&nodes, 4, &|| {}));
        after("playout.create_rundown");
        assert!(!get(&nodes, 5, &|| {}) && get(&ListKey::PlayoutRundowns, 5, &|| {}));
    }

    #[test]
    fn a_write_leaves_no_place_of_what_it_changed_but_where_a_thread_reads() {
        let lists = NameLists::default();
        let stops = StopReasons::default();
        let load = || lists.forget_after(operation("graphs.load").unwrap());
        for node in 0..100 {
            let key = ListKey::Properties(EngineId(4), NodePath::from(node.to_string()));
            let read = || Ok(vec![graph(1, "News")]);
            lists.get(&key, any_age(), wait(&stops), read).unwrap();
        }
        let rundowns = &ListKey::PlayoutRundowns;
        let read = || Ok(Vec::new());
        lists.get(rundowns, any_age(), wait(&stops), read).unwrap();
        let being_read = ListKey::Nodes(EngineId(4));
        let read = || {
            load();
            let state = lists.lock();
            assert_eq!(state.lists.len(), 2);
            assert!(state.lists[&being_read].is_being_read);
            Ok(vec![graph(1, "News")])
        };
        lists
            .get(&being_read, any_age(), wait(&stops), read)
            .unwrap();
        load();
        let state = lists.lock();
        assert!(state.lists.len() == 1 && state.lists.contains_key(rundowns));
        assert_eq!(state.bytes, 0);
    }

    #[test]
    fn an_empty_list_of_nodes_is_for_those_who_already_need_it() {
        let lists = NameLists::default();
        let stops = StopReasons::default();
        let is_read = |key: &ListKey, needed| {
            let mut is_read = false;
            let read = || {
                is_read = true;
                Ok(Vec::new())
            };
            lists.get(key, needed, wait(&stops), read).unwrap();
            is_read
        };
        let (nodes, needed) = (ListKey::Nodes(EngineId(3)), any_age());
        assert!(is_read(&nodes, needed) && !is_read(&nodes, needed));
        std::thread::sleep(Duration::from_millis(2));
        assert!(is_read(&nodes, any_age()));
        assert!(is_read(&ListKey::Graphs, any_age()) && !is_read(&ListKey::Graphs, any_age()));
    }

    #[test]
    fn the_lists_used_least_recently_are_dropped() {
        let lists = NameLists::default();
        let stops = StopReasons::default();
        let large = "x".repeat(MAX_BYTES / 8);
        let get = |engine| {
            let mut was_read = false;
            let key = ListKey::Nodes(EngineId(engine));
            let read = || {
                was_read = true;
                Ok(vec![graph(1, &large)])
            };
            lists.get(&key, any_age(), wait(&stops), read).unwrap();
            was_read
        };
        assert!(get(1) && get(2) && get(3) && !get(1));
        // The second list, used least recently, is dropped for the fourth.
        assert!(get(4) && !get(1) && get(2));
        assert!(lists.lock().bytes <= MAX_BYTES);
    }

    #[test]
    fn a_wait_for_another_thread_ends_when_it_must() {
        let lists = NameLists::default();
        let (started, end) = (std::sync::Barrier::new(2), std::sync::Barrier::new(2));
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let read = || {
                    started.wait();
                    end.wait();
                    Ok(Vec::new())
                };
                lists.get(
                    &ListKey::Graphs,
                    any_age(),
                    wait(&StopReasons::default()),
                    read,
                )
            });
            started.wait();
            let token = CancelToken::new();
            token.cancel();
            let stops = StopReasons::default().or_cancelled(&token);
            let never = || panic!("another thread reads it");
            let cancelled = lists.get(&ListKey::Graphs, any_age(), wait(&stops), never);
            assert_eq!(cancelled.unwrap_err().kind(), ErrorKind::Cancelled);
            let none = StopReasons::default();
            let late = Wait {
                deadline: Instant::now(),
                stops: &none,
            };
            let late = lists.get(&ListKey::Graphs, any_age(), || Ok(late), never);
            assert_eq!(late.unwrap_err().kind(), ErrorKind::Timeout);
            end.wait();
        });
    }

    #[test]
    fn a_failing_hub_is_not_looked_at_for_each_failed_call() {
        let lists = NameLists::default();
        let stops = StopReasons::default();
        let look = |path, is_5xx| lists.may_look_again(path, &[ListKey::Graphs], is_5xx);
        assert!(look("a", true));
        assert!(look("a", true) && look("b", true));
        assert!(!look("c", true) && !look("d", true));
        // Calls that fail with 404 never count: the hub works, but something does not exist.
        let lists = NameLists::default();
        let look = |path| lists.may_look_again(path, &[ListKey::Graphs], false);
        assert!(["a", "b", "c", "d"].into_iter().all(look));
        lists
            .get(&ListKey::Graphs, any_age(), wait(&stops), || Ok(Vec::new()))
            .unwrap();
        assert!(!look("a"));
        let fails = lists.get(
            &ListKey::Rgraphs,
            any_age(),
            wait(&stops),
            || Err(failure()),
        );
        assert!(fails.is_err());
        assert!(!lists.may_look_again("a", &[ListKey::Rgraphs], false));
    }
}
