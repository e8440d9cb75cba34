//! The thread of a looker, which makes the looks of all watches of a client. It looks at a topic
//! when the pace of the topic and the budget of the hub allow it. Topics that the same request
//! reads share its looks, even if they belong to different watches.

use std::cell::OnceCell;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use super::Settings;
use super::belief::{Belief, Failure, News, TopicEvent};
use super::change::{WatchChange, WatchChangeKind};
use super::compare::{Difference, Entry};
use super::hub_budget::{HubBudget, Place};
use super::looker::Looker;
use super::pace::{AFTER_OWN_ACT, Asker, LONGEST_ASKED, Outcome, Pace, Stretch, StretchNotice};
use super::shared::Shared;
use super::topic::{Read, Topic};
use crate::call::Call;
use crate::client::Client;
use crate::config::POLL_INTERVAL;
use crate::driver::{Driver, EndedAttempt};
use crate::error::{Error, ErrorKind, Result};
use crate::event::Event;
use crate::raw::RawResponse;
use crate::retry::Sequence;
use crate::value::Value;

/// Maximum total size of the bodies that a looker keeps, to recognise unchanged ones.
const MAX_KEPT_BYTES: usize = 64 * 1024 * 1024;

/// Interval at which the stretch is computed: the factor by which the pauses between the reads of a
/// topic are lengthened, so that all reads stay within the budget of the hub.
const STRETCH_EVERY: Duration = Duration::from_millis(250);

/// Name under which a stretch is reported as an event.
const STRETCH: &str = "watch.stretch";

/// A topic of a watch with all that is known of it.
struct Watched {
    shared: Arc<Shared>,
    topic: Topic,
    read: Option<Read>,
    /// `true` after a look that failed, or found the topic or the one thing that is watched gone.
    /// The topic is then looked up again, as its names may lead elsewhere by now, and until then
    /// shares no looks.
    is_doubtful: bool,
    belief: Belief,
    pace: Pace,
    /// Current interval of the looks at the topic, before it is stretched.
    interval: Duration,
    due: Instant,
    /// Time of the last look.
    looked: Instant,
    /// Number of acts of the client, up to the start of the last look, that may have changed the
    /// topic.
    acts: u64,
    last: Option<Arc<RawResponse>>,
    /// `true` if a look was asked for while one was under way. The topic is then looked at again as
    /// soon as that look has ended.
    is_asked_for: bool,
}

/// A look under way.
struct Look {
    read: Read,
    place: Place,
    began: Instant,
    /// Number of acts of the client that may have changed the list, when the look began.
    acts: u64,
    /// `true` if the first attempt was made on a connection that had ended.
    is_repeated: bool,
}

/// Outcome of a look, which all topics of the request share.
struct Seen {
    body: Result<Arc<RawResponse>>,
    /// Entries of the body, decoded when a topic first needs them.
    entries: OnceCell<Result<Vec<Entry>>>,
}

struct Worker<'s, 'e> {
    looker: &'e Looker,
    client: &'e Client,
    driver: Driver<'s, 'e, Look>,
    watched: Vec<Watched>,
    /// Requests of the looks under way.
    in_flight: Vec<Read>,
    budget: Arc<HubBudget>,
    opened: Instant,
    /// Factor by which all intervals are stretched.
    factor: f64,
    /// Time at which the factor is computed again.
    stretched: Instant,
    notice: StretchNotice,
}

/// Makes looks until the last watch has left the looker.
pub(super) fn run(looker: &Looker) {
    let ending = Ending(looker);
    let client = &looker.client;
    thread::scope(|scope| {
        let mut worker = Worker {
            looker,
            client,
            driver: Driver::new(client, scope, looker.stop()),
            watched: Vec::new(),
            in_flight: Vec::new(),
            budget: HubBudget::of(client.hub()),
            opened: Instant::now(),
            factor: 1.0,
            stretched: Instant::now(),
            notice: StretchNotice::default(),
        };
        while !looker.is_over() {
            worker.step();
        }
    });
    drop(ending);
}

/// When dropped, ends the watches. This happens after a panic too.
struct Ending<'l>(&'l Looker);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// When dropped, tells the budget that the topics ask for no more looks.
impl Drop for Worker<'_, '_> {
    fn drop(&mut self) {
        self.budget.ask(self.asker(), None);
    }
}

impl<'e> Worker<'_, 'e> {
    fn step(&mut self) {
        for (shared, topics) in self.looker.take_joining() {
            let watched = topics.into_iter().map(|topic| Watched::new(&shared, topic));
            self.watched.extend(watched);
            // The stretch is computed at once, as the statistics of the new watch have none yet.
            self.stretched = Instant::now();
        }
        self.attend();
        self.stretch();
        let next = self.begin();
        match self.driver.is_empty() {
            true => self.looker.wait(next),
            false => self.driver.wait(next),
        }
        for ended in self.driver.take_ended() {
            self.ended(ended);
        }
    }

    /// Drops the watches that were closed. Makes looks due that were asked for or that follow an
    /// act of the client.
    fn attend(&mut self) {
        let now = Instant::now();
        for shared in self.looker.watches() {
            let is_its = |it: &Watched| Arc::ptr_eq(&it.shared, &shared);
            if shared.is_closed() {
                shared.end(false);
                self.watched.retain(|it| !is_its(it));
            } else if shared.take_look_now() {
                for at in 0..self.watched.len() {
                    if is_its(&self.watched[at]) {
                        self.watched[at].is_asked_for = self.is_in_flight(at);
                        self.watched[at].due = self.watched[at].due.min(now);
                    }
                }
            }
        }
        self.watched.retain(|it| !it.shared.is_closed());
        // An act does not shorten the wait after a failure, for which the hub may have asked.
        let is_read = |it: &&mut Watched| !it.belief.is_failing();
        for watched in self.watched.iter_mut().filter(is_read) {
            let acts = watched.read.as_ref().map(|read| acts(self.client, read));
            if acts.is_some_and(|acts| acts != watched.acts) {
                let soon = (watched.looked + AFTER_OWN_ACT).max(now);
                watched.due = watched.due.min(soon);
            }
        }
    }

    /// Stretches the intervals, so that the looks that all topics ask for fit the budget. Reports
    /// the stretch if it lasts.
    fn stretch(&mut self) {
        let now = Instant::now();
        if now < self.stretched {
            return;
        }
        self.stretched = now + STRETCH_EVERY;
        // Topics of the same request share their looks, which come as often as the topic with the
        // shortest interval asks for.
        let mut asked: Vec<(&Read, Duration)> = Vec::new();
        for watched in &self.watched {
            let Some(read) = &watched.read else {
                continue;
            };
            match asked
                .iter_mut()
                .find(|(other, _)| other.is_same_request(read))
            {
                Some((_, interval)) => *interval = watched.interval.min(*interval),
                None => asked.push((read, watched.interval)),
            }
        }
        let rate = asked
            .iter()
            .map(|(_, interval)| interval.as_secs_f64().recip());
        let stretch = self.budget.ask(self.asker(), Some(rate.sum()));
        self.factor = stretch.factor;
        for shared in self.looker.watches() {
            shared.count(|stats| stats.stretch_percent = (stretch.factor * 100.0).round() as u64);
        }
        if self.notice.note(self.opened.elapsed(), stretch.factor) {
            self.tell_stretch(stretch);
        }
    }

    fn tell_stretch(&self, stretch: Stretch) {
        let Stretch {
            factor,
            asked,
            allowed,
        } = stretch;
        let sentence = format!(
            "the intervals of watches are {factor:.1} times as long as asked for, because their \
             topics ask for {asked:.0} looks a second and the budget of the hub allows \
             {allowed:.0}; watch fewer topics, or give longer intervals"
        );
        let hub = &self.client.shared.config.hub;
        self.client.report(&Event::of_client(
            hub,
            STRETCH,
            ErrorKind::Throttled,
            sentence,
        ));
    }

    /// Returns the number that identifies this looker in the budget.
    fn asker(&self) -> Asker {
        Asker(std::ptr::from_ref(self.looker).addr())
    }

    /// Begins the looks that are due. Returns the maximum time to wait before this is called again.
    fn begin(&mut self) -> Duration {
        loop {
            let free = (0..self.watched.len()).filter(|&at| !self.is_in_flight(at));
            let next = free.min_by_key(|&at| self.watched[at].due);
            let Some(at) = next.filter(|_| !self.looker.is_over()) else {
                return POLL_INTERVAL;
            };
            let watched = &mut self.watched[at];
            let wait = watched.due.saturating_duration_since(Instant::now());
            if !wait.is_zero() {
                return wait.min(POLL_INTERVAL);
            }
            // A look-up counts as a look at these acts, even if the path leads nowhere.
            let read = watched.read.as_ref();
            let acts = read.map_or(watched.acts, |read| acts(self.client, read));
            let read = match watched.find(self.client) {
                Ok(read) => read,
                Err(error) => {
                    self.take_all(&[at], &Seen::new(Err(error)), acts);
                    continue;
                }
            };
            if self.is_in_flight(at) {
                continue;
            }
            if let Some(body) = self.fresh(at, &read) {
                let acts = self::acts(self.client, &read);
                self.take(at, &Seen::new(Ok(body)), acts);
                continue;
            }
            match self.budget.begin() {
                Ok(place) => self.look(read, place),
                Err(wait) => return wait,
            }
        }
    }

    fn is_in_flight(&self, at: usize) -> bool {
        self.in_flight.iter().any(|it| self.watched[at].reads(it))
    }

    /// Returns the body of the last look at a list, for a topic without a good look so far.
    /// Returns `None` unless that look was made within the topic's fastest interval and the client
    /// has not changed the list since.
    fn fresh(&self, at: usize, read: &Read) -> Option<Arc<RawResponse>> {
        let watched = &self.watched[at];
        if watched.belief.is_synced() {
            return None;
        }
        let acts = acts(self.client, read);
        let is_fresh = |it: &&Watched| {
            let is_same = it.read.as_ref().is_some_and(|it| it.is_same_request(read));
            is_same
                && !it.is_doubtful
                && it.acts == acts
                && it.looked.elapsed() <= watched.pace.fastest()
        };
        self.watched
            .iter()
            .filter(is_fresh)
            .find_map(|it| it.last.clone())
    }

    fn look(&mut self, read: Read, place: Place) {
        let look = Look {
            acts: acts(self.client, &read),
            began: Instant::now(),
            is_repeated: false,
            read,
            place,
        };
        match self.attempts(&look.read) {
            Ok((call, sequence)) => {
                self.in_flight.push(look.read.clone());
                self.driver.begin(look, call, sequence);
            }
            Err(error) => self.finish(look, Err(error)),
        }
    }

    fn attempts(&self, read: &Read) -> Result<(Call<'e>, Sequence)> {
        let request = read.request()?;
        let (start, deadline) = self.client.start_and_deadline()?;
        let (call, scope) = Call::new(self.client, request, start, deadline);
        match call.begin_attempts(scope) {
            Ok(sequence) => Ok((call, sequence)),
            Err(failed) => Err(call.explain(failed)),
        }
    }

    /// Processes an attempt that has ended. A failed attempt is not retried, because the next look
    /// comes soon. Only an attempt on a connection that had ended is repeated, once.
    fn ended(&mut self, ended: EndedAttempt<'e, Look>) {
        let EndedAttempt {
            key: mut look,
            call,
            sequence,
            outcome,
            ..
        } = ended;
        let outcome = match outcome {
            Err(failure) if failure.stale && !look.is_repeated => {
                look.is_repeated = true;
                return self.driver.begin(look, call, sequence);
            }
            Err(failure) => Err(sequence.failed(failure.error)),
            Ok((response, report)) => {
                let success = self.client.shared.retry.success(&sequence, response);
                call.complete(success, report, |_, _| Ok(()))
            }
        };
        let body = match outcome {
            Ok(((), response)) => Ok(Arc::new(response)),
            // `failed` also finds out which id does not exist, with further requests. This is done
            // only for an error that is reported because it makes a topic lost.
            Err(failed) if self.loses(&look.read, &failed.error) => Err(call.failed(failed)),
            Err(failed) => Err(call.explain(failed)),
        };
        self.finish(look, body);
    }

    /// Returns `true` if a topic of the request is lost by this failure.
    fn loses(&self, read: &Read, error: &Error) -> bool {
        let failure = failure(error);
        let mut same = self.watched.iter().filter(|it| it.reads(read));
        same.any(|it| it.belief.is_lost_by(failure))
    }

    fn finish(&mut self, look: Look, body: Result<Arc<RawResponse>>) {
        let Look {
            read,
            place,
            began,
            acts,
            ..
        } = look;
        drop(place);
        self.in_flight.retain(|it| !it.is_same_request(&read));
        let same = (0..self.watched.len()).filter(|&at| self.watched[at].reads(&read));
        let same: Vec<usize> = same.collect();
        for &at in &same {
            let watched = &self.watched[at];
            let late = began.saturating_duration_since(watched.due);
            watched
                .shared
                .count(|stats| stats.held_back = stats.held_back.max(late));
        }
        self.take_all(&same, &Seen::new(body), acts);
    }

    /// Applies the outcome of a look to all of its topics. Counts the look once for each watch.
    fn take_all(&mut self, topics: &[usize], seen: &Seen, acts: u64) {
        if self.looker.is_over() {
            return;
        }
        let mut watches: Vec<Arc<Shared>> = Vec::new();
        for &at in topics {
            let shared = &self.watched[at].shared;
            if !watches.iter().any(|it| Arc::ptr_eq(it, shared)) {
                watches.push(Arc::clone(shared));
            }
        }
        // A look is counted before its changes are reported, so that a reader of a change sees the
        // count.
        for shared in &watches {
            shared.count(|stats| {
                stats.looks += 1;
                stats.failed += u64::from(seen.body.is_err());
            });
        }
        for &at in topics {
            self.take(at, seen, acts);
        }
        for shared in watches {
            let is_lost = |it: &&Watched| it.belief.is_lost() && Arc::ptr_eq(&it.shared, &shared);
            let lost = self.watched.iter().filter(is_lost).count();
            shared.count(|stats| stats.lost = lost as u64);
        }
    }

    /// Applies the outcome of a look to one of its topics. `acts` is the number of acts when the
    /// look began: if the client has acted since, the topic is looked at again soon.
    fn take(&mut self, at: usize, seen: &Seen, acts: u64) {
        let asked = seen.body.as_ref().err().and_then(Error::retry_after);
        let asked = asked.unwrap_or_default().min(LONGEST_ASKED);
        let news = match &seen.body {
            Ok(body) => self.good(at, body, seen),
            Err(error) if self.watched[at].is_gone(error) => Ok(self.nothing(at)),
            Err(error) => Err(error.clone()),
        };
        let outcome = match news {
            Ok(news) => {
                let outcome = match news.events.is_empty() {
                    true => Outcome::Same,
                    false => Outcome::Changed,
                };
                self.tell(at, news);
                outcome
            }
            Err(error) => self.failed(at, error),
        };
        let watched = &mut self.watched[at];
        watched.acts = acts;
        watched.looked = Instant::now();
        watched.interval = watched.pace.after(outcome).max(asked);
        watched.due = watched.looked + watched.interval.mul_f64(self.factor);
        if std::mem::take(&mut watched.is_asked_for) {
            watched.due = watched.looked;
        }
    }

    fn good(&mut self, at: usize, body: &Arc<RawResponse>, seen: &Seen) -> Result<News> {
        let kept = self.kept();
        let watched = &mut self.watched[at];
        let is_same = watched
            .last
            .as_ref()
            .is_some_and(|last| last.bytes() == body.bytes());
        if is_same && watched.belief.is_settled() {
            watched.shared.count(|stats| stats.unchanged += 1);
            return Ok(watched.belief.same());
        }
        let Some(read) = &watched.read else {
            return Ok(News::default());
        };
        let entries = seen.entries.get_or_init(|| read.entries(body));
        let entries = read.watched(entries.as_ref().map_err(Clone::clone)?);
        let may_remove = || read.may_remove(self.client);
        let now = self.opened.elapsed();
        // The body is not kept, so that the same one says again that the thing is missing.
        let is_missing = !read.is_list() && entries.is_empty();
        watched.is_doubtful = is_missing;
        let news = watched
            .belief
            .good(now, entries, read.is_ordered(), may_remove);
        let is_kept = !is_missing && kept + body.bytes().len() <= MAX_KEPT_BYTES;
        watched.last = is_kept.then(|| Arc::clone(body));
        Ok(news)
    }

    /// Returns the total size of the bodies that are kept. A body that several topics share counts
    /// once.
    fn kept(&self) -> usize {
        let kept = self.watched.iter().filter_map(|it| it.last.as_ref());
        let mut kept: Vec<&Arc<RawResponse>> = kept.collect();
        kept.sort_unstable_by_key(|it| Arc::as_ptr(it));
        kept.dedup_by_key(|it| Arc::as_ptr(it));
        kept.iter().map(|it| it.bytes().len()).sum()
    }

    /// Handles a look at a topic that is not there, as a good look at an empty list.
    fn nothing(&mut self, at: usize) -> News {
        let now = self.opened.elapsed();
        let watched = &mut self.watched[at];
        watched.is_doubtful = true;
        watched.last = None;
        let read = watched.read.as_ref();
        let may_remove = || read.is_none_or(|read| read.may_remove(self.client));
        watched.belief.good(now, Vec::new(), false, may_remove)
    }

    fn failed(&mut self, at: usize, error: Error) -> Outcome {
        let now = self.opened.elapsed();
        let watched = &mut self.watched[at];
        watched.is_doubtful = true;
        let failure = failure(&error);
        let is_lost = watched.belief.failed(now, failure);
        let read = watched.read.as_ref();
        let is_missing = |read: &Read| read.is_missing(self.client) && read.may_remove(self.client);
        let gone = watched
            .belief
            .all_gone(now, || read.is_some_and(is_missing));
        if is_lost {
            let error = Some(self.client.name_hub(error));
            let topic = watched.topic.text.clone();
            watched.shared.tell(WatchChange {
                error,
                ..WatchChange::of_topic(WatchChangeKind::Lost, topic, 0)
            });
        }
        self.tell(at, gone);
        match failure {
            Failure::Refused => Outcome::Refused,
            Failure::Internal | Failure::Other => Outcome::Failed,
        }
    }

    fn tell(&self, at: usize, news: News) {
        let is_first = news.events.contains(&TopicEvent::Synced);
        let Watched { shared, topic, .. } = &self.watched[at];
        for one in news.events {
            let topic = topic.text.clone();
            shared.tell(match one {
                TopicEvent::Back => {
                    WatchChange::of_topic(WatchChangeKind::Back, topic, news.missed)
                }
                TopicEvent::Synced => WatchChange::of_topic(WatchChangeKind::Synced, topic, 0),
                TopicEvent::Differs(_) if is_first && shared.settings.skip_initial => continue,
                TopicEvent::Differs(it) => difference(it, topic, news.missed),
            });
        }
    }
}

impl Seen {
    fn new(body: Result<Arc<RawResponse>>) -> Self {
        Self {
            body,
            entries: OnceCell::new(),
        }
    }
}

impl Watched {
    fn new(shared: &Arc<Shared>, topic: Topic) -> Self {
        let (now, pace) = (Instant::now(), pace(&shared.settings));
        Self {
            shared: Arc::clone(shared),
            topic,
            read: None,
            is_doubtful: false,
            belief: Belief::new(shared.settings.deadband.unwrap_or_default()),
            interval: pace.fastest(),
            pace,
            due: now,
            looked: now,
            acts: 0,
            last: None,
            is_asked_for: false,
        }
    }

    /// Returns the request that reads the topic. A path of names is looked up at first, and again
    /// after a look that failed or found nothing, in lists that were read after it.
    fn find(&mut self, client: &Client) -> Result<Read> {
        if let Some(read) = self.read.as_ref().filter(|_| !self.is_doubtful) {
            return Ok(read.clone());
        }
        let since = self.is_doubtful.then_some(self.looked);
        let read = self.topic.read(client, since)?;
        self.is_doubtful = false;
        self.read = Some(read.clone());
        Ok(read)
    }

    /// Returns `true` if the topic is read by this request. A look that other topics ask for would
    /// put off the look-up of a doubtful one.
    fn reads(&self, read: &Read) -> bool {
        let is_it = |it: &Read| it.is_same_request(read);
        !self.is_doubtful && self.read.as_ref().is_some_and(is_it)
    }

    /// Returns `true` for an error which says that a topic that was there no longer exists.
    fn is_gone(&self, error: &Error) -> bool {
        let says_so = error.status() == Some(404) || error.kind() == ErrorKind::UnknownName;
        says_so && self.belief.is_synced()
    }
}

fn pace(settings: &Settings) -> Pace {
    match settings.within {
        Some(within) => Pace::new(settings.fastest.min(within), within),
        None => Pace::new(settings.fastest, settings.slowest.max(settings.fastest)),
    }
}

/// Returns how many acts of the client so far may have changed what `read` reads.
fn acts(client: &Client, read: &Read) -> u64 {
    client.shared.acts.count(read.changed_by())
}

fn failure(error: &Error) -> Failure {
    match (error.kind(), error.status()) {
        (ErrorKind::Auth, _) => Failure::Refused,
        (_, Some(500)) => Failure::Internal,
        _ => Failure::Other,
    }
}

fn difference(it: Difference, topic: String, gap: u64) -> WatchChange {
    let fields = it.fields.into_iter().map(Value::from).collect();
    WatchChange {
        key: Some(it.key),
        name: it.name,
        fields: (it.kind == WatchChangeKind::Changed).then_some(Value::Array(fields)),
        before: it.before,
        after: it.after,
        ..WatchChange::of_topic(it.kind, topic, gap)
    }
}
