//! The thread of a watch: it looks at each topic when its pace and the budget of the hub allow it.

use std::sync::Arc;
use std::time::Instant;

use super::belief::{Belief, Failure, News, TopicEvent};
use super::change::{WatchChange, WatchChangeKind};
use super::compare::Difference;
use super::hub_budget::{HubBudget, Place};
use super::pace::{AFTER_OWN_ACT, LONGEST_ASKED, Outcome, Pace};
use super::shared::Shared;
use super::topic::{Read, Topic};
use crate::client::Client;
use crate::config::POLL_INTERVAL;
use crate::error::{Error, ErrorKind, Result};
use crate::moment::Moment;
use crate::raw::RawResponse;
use crate::value::Value;

/// Maximum size of the bodies that a watch keeps to recognise those that are the same.
const MAX_KEPT_BYTES: usize = 64 * 1024 * 1024;

/// A topic with all that is known of it.
struct Watched {
    topic: Topic,
    read: Option<Read>,
    /// `true` after a failure, since a name may lead elsewhere by now.
    is_doubtful: bool,
    belief: Belief,
    pace: Pace,
    due: Instant,
    /// Time of the last look.
    looked: Instant,
    /// Number of own acts that may have changed the topic and were seen so far.
    acts: u64,
    last: Option<Arc<RawResponse>>,
    is_lost: bool,
}

struct Worker<'s> {
    shared: &'s Shared,
    client: Client,
    watched: Vec<Watched>,
    budget: Arc<HubBudget>,
    opened: Instant,
}

/// Runs until the watch or its client is closed.
pub(super) fn run(shared: &Shared, topics: Vec<Topic>) {
    let ending = Ending(shared);
    let now = Instant::now();
    let settings = &shared.settings;
    let pace = match settings.within {
        Some(within) => Pace::new(settings.fastest.min(within), within),
        None => Pace::new(settings.fastest, settings.slowest.max(settings.fastest)),
    };
    let watched = topics.into_iter().map(|topic| Watched {
        topic,
        read: None,
        is_doubtful: false,
        belief: Belief::default(),
        pace: pace.clone(),
        due: now,
        looked: now,
        acts: 0,
        last: None,
        is_lost: false,
    });
    let mut worker = Worker {
        shared,
        client: shared.calls(),
        watched: watched.collect(),
        budget: HubBudget::of(shared.client.hub()),
        opened: now,
    };
    while !shared.is_closed() {
        worker.step();
    }
    drop(ending);
}

/// When dropped, ends the watch. This happens after a panic too.
struct Ending<'s>(&'s Shared);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        self.0.end();
    }
}

impl Worker<'_> {
    /// Looks at the topic that is due first, or waits.
    fn step(&mut self) {
        let now = Instant::now();
        if self.shared.take_look_now() {
            for watched in &mut self.watched {
                watched.due = watched.due.min(now);
            }
        }
        for watched in &mut self.watched {
            let Some(read) = &watched.read else {
                continue;
            };
            let acts = self.client.shared.acts.count(read.changed_by());
            if std::mem::replace(&mut watched.acts, acts) != acts {
                watched.due = watched.due.min((watched.looked + AFTER_OWN_ACT).max(now));
            }
        }
        let due = |at: &usize| self.watched[*at].due;
        let Some(next) = (0..self.watched.len()).min_by_key(due) else {
            return self.shared.wait(POLL_INTERVAL);
        };
        let wait = self.watched[next].due.saturating_duration_since(now);
        if !wait.is_zero() {
            return self.shared.wait(wait.min(POLL_INTERVAL));
        }
        let budget = Arc::clone(&self.budget);
        match budget.begin() {
            Ok(place) => self.look(next, place),
            Err(wait) => self.shared.wait(wait),
        }
    }

    /// Looks at a topic, and at all others that the same request reads.
    fn look(&mut self, at: usize, place: Place<'_>) {
        let late = self.watched[at].due.elapsed();
        let watched = &self.watched[at];
        let known = watched.read.clone().filter(|_| !watched.is_doubtful);
        let read = known.map_or_else(|| watched.topic.read(&self.client), Ok);
        if let (None, Ok(read)) = (&self.watched[at].read, &read) {
            self.watched[at].acts = self.client.shared.acts.count(read.changed_by());
        }
        let body = match &read {
            Ok(read) => read.body(&self.client).map(Arc::new),
            Err(error) => Err(error.clone()),
        };
        drop(place);
        if self.shared.is_closed() {
            return;
        }
        self.shared.count(|stats| {
            stats.looks += 1;
            stats.failed += u64::from(body.is_err());
            stats.held_back = stats.held_back.max(late);
        });
        let same = match read {
            Ok(read) => {
                self.watched[at].read = Some(read.clone());
                self.watched[at].is_doubtful = false;
                let is_same =
                    |it: &Watched| it.read.as_ref().is_some_and(|it| it.is_same_request(&read));
                (0..self.watched.len())
                    .filter(|&it| is_same(&self.watched[it]))
                    .collect()
            }
            Err(_) => vec![at],
        };
        for topic in same {
            self.take(topic, &body);
        }
        let lost = self.watched.iter().filter(|it| it.is_lost).count();
        self.shared.count(|stats| stats.lost = lost as u64);
    }

    /// Takes the outcome of a look for one of its topics.
    fn take(&mut self, at: usize, body: &Result<Arc<RawResponse>>) {
        let asked = body.as_ref().err().and_then(Error::retry_after);
        let asked = asked.unwrap_or_default().min(LONGEST_ASKED);
        let news = match body {
            Ok(body) => self.good(at, body),
            Err(error) if self.watched[at].is_gone(error) => Ok(self.nothing(at)),
            Err(error) => Err(error.clone()),
        };
        let outcome = match news {
            Ok(news) => {
                self.watched[at].is_lost = false;
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
        watched.looked = Instant::now();
        watched.due = watched.looked + watched.pace.after(outcome).max(asked);
    }

    fn good(&mut self, at: usize, body: &Arc<RawResponse>) -> Result<News> {
        let kept: usize = self.watched.iter().map(Watched::kept).sum();
        let watched = &mut self.watched[at];
        let is_same = watched
            .last
            .as_ref()
            .is_some_and(|last| last.bytes() == body.bytes());
        if is_same && watched.belief.is_settled() {
            self.shared.count(|stats| stats.unchanged += 1);
            return Ok(watched.belief.same());
        }
        let Some(read) = &watched.read else {
            return Ok(News::default());
        };
        let entries = read.entries(body)?;
        let may_remove = || read.may_remove(&self.client);
        let now = self.opened.elapsed();
        let news = watched
            .belief
            .good(now, entries, read.is_ordered(), may_remove);
        let fits = kept - watched.kept() + body.bytes().len() <= MAX_KEPT_BYTES;
        watched.last = fits.then(|| Arc::clone(body));
        Ok(news)
    }

    /// Takes a look that showed that the topic is not there, which is a good one.
    fn nothing(&mut self, at: usize) -> News {
        let now = self.opened.elapsed();
        let watched = &mut self.watched[at];
        watched.is_doubtful = true;
        watched.last = None;
        let read = watched.read.as_ref();
        let may_remove = || read.is_none_or(|read| read.may_remove(&self.client));
        watched.belief.good(now, Vec::new(), false, may_remove)
    }

    fn failed(&mut self, at: usize, error: Error) -> Outcome {
        let now = self.opened.elapsed();
        let watched = &mut self.watched[at];
        watched.is_doubtful = true;
        let failure = match (error.kind(), error.status()) {
            (ErrorKind::Auth, _) => Failure::Refused,
            (_, Some(500)) => Failure::Internal,
            _ => Failure::Other,
        };
        let is_lost = watched.belief.failed(now, failure);
        let read = watched.read.as_ref();
        let is_missing =
            |read: &Read| read.is_missing(&self.client) && read.may_remove(&self.client);
        let gone = watched
            .belief
            .all_gone(now, || read.is_some_and(is_missing));
        if is_lost {
            watched.is_lost = true;
            let error = Some(self.shared.client.name_hub(error));
            let topic = watched.topic.text.clone();
            self.shared.tell(WatchChange {
                error,
                ..of_topic(WatchChangeKind::Lost, topic, 0)
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
        for one in news.events {
            let topic = self.watched[at].topic.text.clone();
            self.shared.tell(match one {
                TopicEvent::Back => of_topic(WatchChangeKind::Back, topic, news.missed),
                TopicEvent::Synced => of_topic(WatchChangeKind::Synced, topic, 0),
                TopicEvent::Differs(_) if is_first && self.shared.settings.skip_initial => continue,
                TopicEvent::Differs(it) => difference(it, topic, news.missed),
            });
        }
    }
}

impl Watched {
    /// Returns `true` for an error that says that a topic which was there is there no more.
    fn is_gone(&self, error: &Error) -> bool {
        let says_so = error.status() == Some(404) || error.kind() == ErrorKind::UnknownName;
        says_so && self.belief.is_synced()
    }

    fn kept(&self) -> usize {
        self.last.as_ref().map_or(0, |last| last.bytes().len())
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
        ..of_topic(it.kind, topic, gap)
    }
}

/// Returns a change that concerns a whole topic.
fn of_topic(kind: WatchChangeKind, topic: String, gap: u64) -> WatchChange {
    WatchChange {
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
    }
}
