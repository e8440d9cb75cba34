//! Sets the values of a plan on air, and undoes a recall.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::time::{Duration, Instant};

use crate::batch::admit_sets;
use crate::client::Client;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::moment::Moment;
use crate::paced::wait;
use crate::schema::field::Field;
use crate::types::{
    EngineId, Interpolation, NodePath, PlannedSet, Property, PropertyUpdate, RecallOutcome,
    RecallReport, RecallRequest, RecallResult, SnapshotEngine, UndoRequest,
};
use crate::value::Value;
use crate::{BatchOptions, PropertySet};

use super::plan::{MOVES_IN_FLIGHT, conflict, millis, other_state, undo as undo_of};
use super::reads::{Reader, blank};

/// Maximum number of requests in flight that set values without a move.
const JUMPS_IN_FLIGHT: usize = 64;

/// Number of consecutive failures after which no more properties of an engine are set.
const FAILURES: u32 = 5;

/// Maximum difference between the times that passed on the monotonic clock and on the wall clock. A
/// larger one means that the computer slept.
const SLEPT: Duration = Duration::from_secs(2);

/// Time between the expected end of the last move and the next request.
const SETTLED: Duration = Duration::from_millis(100);

pub(super) fn recall(client: &Client, request: &RecallRequest) -> Result<RecallReport> {
    let plan = &request.plan;
    let is_forced = request.force == Some(true);
    if !is_forced {
        for then in &plan.engines {
            let now = blank(&client.engines().get(then.id)?);
            let restarted = (then.pids != now.pids).then(|| {
                format!(
                    "the renderer of engine {} ({}) was restarted or stopped since the plan",
                    now.id, now.display_name
                )
            });
            if let Some(why) = other_state(then, &now).or(restarted) {
                return Err(conflict(why));
            }
        }
    }
    let timing = Timing {
        over: duration(plan.over_ms),
        ease: plan.ease.clone(),
        lead: duration(plan.lead_ms),
    };
    let to_go_on = "recall the plan again to go on, or undo it";
    Recall::new(client, &plan.sets, timing, is_forced, to_go_on).run()
}

pub(super) fn undo(client: &Client, request: &UndoRequest) -> Result<RecallReport> {
    let back = request.undo.sets.iter().map(|set| {
        let mut back = set.clone();
        std::mem::swap(&mut back.before, &mut back.after);
        (back.eased, back.at_end) = (Some(false), Some(false));
        back
    });
    let back: Vec<PlannedSet> = back.collect();
    let at_once = Timing {
        over: Duration::ZERO,
        ease: Interpolation::Constant,
        lead: Duration::ZERO,
    };
    let is_forced = request.force == Some(true);
    Recall::new(client, &back, at_once, is_forced, "undo it again to go on").run()
}

fn duration(ms: Option<i64>) -> Duration {
    let ms = ms.and_then(|ms| u64::try_from(ms).ok());
    Duration::from_millis(ms.unwrap_or_default())
}

struct Timing {
    over: Duration,
    ease: Interpolation,
    lead: Duration,
}

/// A recall in progress.
struct Recall<'a> {
    client: &'a Client,
    sets: &'a [PlannedSet],
    timing: Timing,
    is_forced: bool,
    /// Advice for a recall that is interrupted.
    to_go_on: &'static str,
    results: Vec<RecallResult>,
    /// Values that the sets with these indexes replace, as they were read right before.
    replaced: HashMap<usize, Value>,
    /// Number of consecutive failures of each engine.
    failures: HashMap<EngineId, u32>,
    began: Moment,
    /// Start of the first move and of the last one.
    moves: Option<(Instant, Instant)>,
}

impl<'a> Recall<'a> {
    fn new(
        client: &'a Client,
        sets: &'a [PlannedSet],
        timing: Timing,
        is_forced: bool,
        to_go_on: &'static str,
    ) -> Self {
        Self {
            client,
            sets,
            timing,
            is_forced,
            to_go_on,
            results: sets.iter().map(not_sent).collect(),
            replaced: HashMap::new(),
            failures: HashMap::new(),
            began: Moment::now(),
            moves: None,
        }
    }

    fn run(mut self) -> Result<RecallReport> {
        let ids: BTreeSet<EngineId> = self.sets.iter().map(|set| set.engine_id).collect();
        let before = self.engines(&ids)?;
        let values = self.values(&ids)?;
        let wanted = self.compare(values);
        self.admit(&wanted)?;
        let of_kind = |is_eased: bool, at_end: bool| -> Vec<usize> {
            let is_one = |at: &&usize| {
                let set = &self.sets[**at];
                (set.eased == Some(true)) == is_eased && (set.at_end == Some(true)) == at_end
            };
            wanted.iter().filter(is_one).copied().collect()
        };
        let (first, moves) = (of_kind(false, false), of_kind(true, false));
        let last = of_kind(false, true);
        self.set(&first, JUMPS_IN_FLIGHT)?;
        self.set(&moves, MOVES_IN_FLIGHT)?;
        if let Some((_, last)) = self.moves {
            let end = last + self.timing.lead + self.timing.over + SETTLED;
            self.pause(end)?;
        }
        self.set(&last, JUMPS_IN_FLIGHT)?;
        let set: HashSet<usize> = wanted.into_iter().collect();
        if !set.is_empty() {
            let checked = self.verify(&ids, &before, &set);
            checked.map_err(|error| self.interrupted(error))?;
        }
        Ok(self.report())
    }

    fn engines(&self, ids: &BTreeSet<EngineId>) -> Result<HashMap<EngineId, SnapshotEngine>> {
        let engines = ids.iter().map(|id| {
            let engine = self.client.engines().get(*id)?;
            Ok((*id, blank(&engine)))
        });
        engines.collect()
    }

    /// Returns for each set the current value of its property, `None` if there is no such property,
    /// or the error of the request.
    fn values(&self, ids: &BTreeSet<EngineId>) -> Result<Vec<Result<Option<Value>>>> {
        let mut values: Vec<Result<Option<Value>>> = vec![Ok(None); self.sets.len()];
        let mut reader = Reader::new(self.client, true);
        for id in ids {
            let mut nodes: Vec<_> = self
                .sets
                .iter()
                .filter(|set| set.engine_id == *id)
                .collect();
            nodes.sort_by(|a, b| a.node_path.as_str().cmp(b.node_path.as_str()));
            nodes.dedup_by(|a, b| a.node_path == b.node_path);
            let nodes: Vec<_> = nodes.iter().map(|set| set.node_path.clone()).collect();
            let lists: HashMap<NodePath, Result<Vec<Property>>> =
                reader.all_lists(*id, &nodes)?.into_iter().collect();
            for (set, value) in self.sets.iter().zip(&mut values) {
                if set.engine_id != *id {
                    continue;
                }
                *value = match lists.get(&set.node_path) {
                    // A property that no longer exists is left alone.
                    None => Ok(None),
                    Some(Err(error)) if error.status() == Some(404) => Ok(None),
                    Some(Err(error)) => Err(error.clone()),
                    Some(Ok(list)) => {
                        let mut list = list.iter();
                        let found = list.find(|it| it.property_path == set.property_path);
                        Ok(found.map(|found| found.value.clone()))
                    }
                };
            }
        }
        Ok(values)
    }

    /// Returns the indexes of the sets that have to be made. The results of all other sets are
    /// final.
    fn compare(&mut self, values: Vec<Result<Option<Value>>>) -> Vec<usize> {
        let mut wanted = Vec::new();
        for (at, (set, found)) in self.sets.iter().zip(values).enumerate() {
            let result = &mut self.results[at];
            match found {
                Ok(found) => result.found = found.unwrap_or_default(),
                // A property whose value could not be read is not set, because somebody else may
                // have changed it.
                Err(error) => {
                    add_error(result, &error);
                    continue;
                }
            }
            result.outcome = if result.found.is_null() {
                RecallOutcome::Skipped
            } else if result.found.approx_eq(&set.after) {
                RecallOutcome::AlreadySo
            } else if !result.found.approx_eq(&set.before) && !self.is_forced {
                RecallOutcome::ChangedSince
            } else {
                self.replaced.insert(at, result.found.clone());
                wanted.push(at);
                RecallOutcome::NotSent
            };
        }
        wanted
    }

    /// Takes the permits for the sets with these indexes. The sets are sent in several batches, and
    /// a guard must not refuse a later one when the first is on air.
    fn admit(&self, wanted: &[usize]) -> Result<()> {
        let now = Instant::now();
        let lead_ends = now + self.timing.lead;
        let sets = wanted.iter();
        let sets = sets.filter_map(|at| self.item(&self.sets[*at], now, lead_ends));
        admit_sets(self.client, &sets.collect::<Vec<_>>())
    }

    /// Makes the sets with these indexes, at most `in_flight` of them at a time.
    fn set(&mut self, wanted: &[usize], in_flight: usize) -> Result<()> {
        let lead_ends = Instant::now() + self.timing.lead;
        for wave in wanted.chunks(in_flight) {
            let may_go_on = |at: &usize| {
                let engine = self.sets[*at].engine_id;
                self.failures
                    .get(&engine)
                    .is_none_or(|count| *count < FAILURES)
            };
            let wave: Vec<usize> = wave.iter().filter(|at| may_go_on(at)).copied().collect();
            if wave.is_empty() || self.began.parted(Moment::now()) > SLEPT {
                continue;
            }
            self.pause(Instant::now())?;
            let begun = Instant::now();
            let mut sets = Vec::new();
            let mut sent = Vec::new();
            for at in wave {
                if let Some(set) = self.item(&self.sets[at], begun, lead_ends) {
                    sets.push(set);
                    sent.push(at);
                }
            }
            if sets.is_empty() {
                continue;
            }
            let options = BatchOptions::new();
            let engines = self.client.engines();
            let report = engines.set_properties_with(&sets, &options);
            let report = report.map_err(|error| self.interrupted(error))?;
            if self.sets[sent[0]].eased == Some(true) {
                let (first, _) = self.moves.unwrap_or((begun, begun));
                self.moves = Some((first, begun + report.skew()));
            }
            let mut ended = None;
            for (at, (_, outcome)) in sent.into_iter().zip(report) {
                let error = self.note(at, outcome.map(drop));
                let is_end = |error: &Error| {
                    matches!(error.kind(), ErrorKind::Cancelled | ErrorKind::Closed)
                };
                ended = ended.or(error.filter(is_end));
            }
            if let Some(error) = ended {
                return Err(self.interrupted(error));
            }
        }
        Ok(())
    }

    /// Returns the item of a batch that makes a set; `None` for a move that would begin after the
    /// other moves.
    fn item(&self, set: &PlannedSet, begun: Instant, lead_ends: Instant) -> Option<PropertySet> {
        let mut update = PropertyUpdate::new(set.after.clone());
        if set.eased == Some(true) {
            update = update
                .interpolation(self.timing.ease.clone())
                .duration(self.timing.over);
            if !self.timing.lead.is_zero() {
                update = update.delay(lead_ends.checked_duration_since(begun)?);
            }
        }
        let (node, path) = (&set.node_path, &set.property_path);
        Some(PropertySet::new(set.engine_id, node, path, update))
    }

    /// Notes the outcome of a request, and returns its error.
    fn note(&mut self, at: usize, outcome: Result<()>) -> Option<Error> {
        let engine = self.sets[at].engine_id;
        let result = &mut self.results[at];
        let failures = self.failures.entry(engine).or_default();
        let Err(error) = outcome else {
            *failures = 0;
            result.outcome = RecallOutcome::Recalled;
            return None;
        };
        let is_engine = error
            .status()
            .is_none_or(|status| status == 404 || status >= 500);
        *failures = if is_engine { *failures + 1 } else { 0 };
        add_error(result, &error);
        result.outcome = match (error.effect(), error.status()) {
            (Effect::Maybe | Effect::Done, _) => RecallOutcome::Maybe,
            (Effect::None, Some(_)) => RecallOutcome::Refused,
            (Effect::None, None) => RecallOutcome::NotSent,
        };
        Some(error)
    }

    /// Reads the values that were set, and finds the engines whose renderers were restarted in the
    /// meantime.
    fn verify(
        &mut self,
        ids: &BTreeSet<EngineId>,
        before: &HashMap<EngineId, SnapshotEngine>,
        set: &HashSet<usize>,
    ) -> Result<()> {
        let now = self.engines(ids)?;
        let values = self.values(ids)?;
        for (at, value) in values.into_iter().enumerate() {
            if !set.contains(&at) {
                continue;
            }
            let (wanted, result) = (&self.sets[at], &mut self.results[at]);
            let is_read = value.is_ok();
            match value {
                Ok(value) => result.found = value.unwrap_or_default(),
                Err(error) => add_error(result, &error),
            }
            let pids = |engines: &HashMap<EngineId, SnapshotEngine>| {
                let engine = engines.get(&wanted.engine_id);
                engine.map(|engine| engine.pids.clone())
            };
            let is_so = result.found.approx_eq(&wanted.after);
            result.outcome = match &result.outcome {
                sent if was_set(sent) && pids(before) != pids(&now) => RecallOutcome::Restarted,
                RecallOutcome::Maybe if is_read && is_so => RecallOutcome::Recalled,
                // The hub accepted the value, but it is unknown which value the property has now.
                RecallOutcome::Recalled if !is_read => RecallOutcome::Maybe,
                RecallOutcome::Recalled if !is_so => RecallOutcome::Drifted,
                outcome => outcome.clone(),
            };
        }
        Ok(())
    }

    fn report(self) -> RecallReport {
        let mut report = RecallReport::blank();
        let sets = self.sets.iter().zip(&self.results).enumerate();
        let set = sets.filter(|(_, (_, result))| was_set(&result.outcome));
        let undone = set.map(|(at, (set, result))| {
            let mut set = set.clone();
            // A forced recall may replace another value than the plan says.
            if let Some(replaced) = self.replaced.get(&at) {
                set.before.clone_from(replaced);
            }
            // If the set or the read after it failed, the planned value counts as the current one.
            if result.kind.is_empty() {
                set.after.clone_from(&result.found);
            }
            set
        });
        report.undo = Some(undo_of(self.client, undone.collect()));
        report.spread_ms = self.moves.map_or(0, |(first, last)| {
            millis(last.saturating_duration_since(first))
        });
        report.elapsed_ms = millis(self.began.instant.elapsed());
        report.results = self.results;
        report
    }

    fn pause(&self, until: Instant) -> Result<()> {
        wait(self.client, until).map_err(|error| self.interrupted(error))
    }

    /// Returns the error of a recall that ends in the middle.
    fn interrupted(&self, error: Error) -> Error {
        let set = self
            .results
            .iter()
            .filter(|result| was_set(&result.outcome))
            .count();
        match set {
            0 => error,
            _ => {
                let more = format!(
                    "{set} of {} properties had been set; {}",
                    self.sets.len(),
                    self.to_go_on
                );
                error.with_effect(Effect::Done).and(&more)
            }
        }
    }
}

fn add_error(result: &mut RecallResult, error: &Error) {
    result.kind = error.kind().name().to_owned();
    result.message = error.to_string();
}

fn was_set(outcome: &RecallOutcome) -> bool {
    matches!(
        outcome,
        RecallOutcome::Recalled
            | RecallOutcome::Drifted
            | RecallOutcome::Maybe
            | RecallOutcome::Restarted
    )
}

fn not_sent(set: &PlannedSet) -> RecallResult {
    let mut result = RecallResult::blank();
    result.outcome = RecallOutcome::NotSent;
    result.engine_id = set.engine_id;
    result.node_path = set.node_path.clone();
    result.node_name.clone_from(&set.node_name);
    result.property_path = set.property_path.clone();
    result.display_name.clone_from(&set.display_name);
    result.wanted.clone_from(&set.after);
    result
}

#[cfg(test)]
mod tests {
    use gfxhub_simulator::LocalHub;

    use super::*;
    use crate::options::CallScope;
    use crate::types::{RecallPlan, RecallPlanning, SnapshotTaking};

    fn at_once() -> Timing {
        Timing {
            over: Duration::ZERO,
            ease: Interpolation::Constant,
            lead: Duration::ZERO,
        }
    }

    /// Returns a hub, and the plan of a recall that sets two of its properties.
    fn with_two_changes() -> (LocalHub, Client, RecallPlan) {
        let local = LocalHub::start(Default::default()).unwrap();
        let hub = Client::new(&local.url()).unwrap();
        let taking = SnapshotTaking::new().engines(["Studio A".into()]);
        let look = hub.snapshots().take(taking.once(true).fast(true)).unwrap();
        for path in [
            "Studio A / Cyclorama / Softness",
            "Studio A / Mixer_0 / Opacity",
        ] {
            hub.names().set(path, 0.25).unwrap();
        }
        let planning = RecallPlanning::new(&look).all(true).fast(true);
        let plan = hub.snapshots().plan(planning).unwrap();
        (local, hub, plan)
    }

    fn outcomes(recall: &Recall<'_>) -> Vec<RecallOutcome> {
        let results = recall.results.iter();
        results.map(|result| result.outcome.clone()).collect()
    }

    #[test]
    fn after_an_hours_sleep_in_the_middle_nothing_more_is_set() {
        let (local, hub, plan) = with_two_changes();
        let mut recall = Recall::new(&hub, &plan.sets, at_once(), false, "");
        let values = recall.values(&[EngineId(3)].into()).unwrap();
        let wanted = recall.compare(values);
        assert_eq!(wanted.len(), 2);
        let last = local.journal().last().map_or(0, |effect| effect.sequence);
        recall.set(&wanted[..1], JUMPS_IN_FLIGHT).unwrap();
        // The computer slept for an hour, and the monotonic clock did not advance meanwhile.
        recall.began.wall -= Duration::from_secs(3600);
        recall.set(&wanted[1..], JUMPS_IN_FLIGHT).unwrap();
        assert_eq!(
            outcomes(&recall),
            [RecallOutcome::Recalled, RecallOutcome::NotSent]
        );
        assert_eq!(local.journal_since(last).len(), 1);
    }

    #[test]
    fn a_recall_whose_time_runs_out_says_whether_anything_was_set() {
        let client = Client::new("http://127.0.0.1").unwrap();
        let now = Instant::now();
        let scope = CallScope::new(now, now, client.stops.clone(), false);
        let client = client.part_of(scope);
        let sets = [PlannedSet::blank()];
        let mut recall = Recall::new(&client, &sets, at_once(), false, "");
        for (outcome, effect) in [
            (RecallOutcome::NotSent, Effect::None),
            (RecallOutcome::Recalled, Effect::Done),
        ] {
            recall.results[0].outcome = outcome;
            let error = recall.pause(now + Duration::from_secs(20)).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::Timeout);
            assert_eq!(error.effect(), effect);
        }
    }

    #[test]
    fn the_undo_of_a_forced_recall_brings_back_what_it_replaced() {
        let (_local, hub, plan) = with_two_changes();
        let path = "Studio A / Mixer_0 / Opacity";
        hub.names().set(path, 0.75).unwrap();
        let forced = RecallRequest::new(&plan).force(true);
        let report = hub.snapshots().recall(forced).unwrap();
        let undo = report.undo.unwrap();
        assert_eq!(undo.sets.len(), 2);
        hub.snapshots().undo(UndoRequest::new(&undo)).unwrap();
        assert_eq!(hub.names().get(path).unwrap().value, Value::from(0.75));
    }

    #[test]
    fn only_what_was_sent_counts_as_restarted() {
        let (_local, hub, plan) = with_two_changes();
        let mut recall = Recall::new(&hub, &plan.sets, at_once(), false, "");
        let ids = [EngineId(3)].into();
        let mut before = recall.engines(&ids).unwrap();
        before.get_mut(&EngineId(3)).unwrap().pids = vec!["before".to_owned()];
        recall.results[0].outcome = RecallOutcome::Recalled;
        recall
            .verify(&ids, &before, &HashSet::from([0, 1]))
            .unwrap();
        assert_eq!(
            outcomes(&recall),
            [RecallOutcome::Restarted, RecallOutcome::NotSent]
        );
        assert_eq!(recall.report().undo.unwrap().sets.len(), 1);
    }
}
