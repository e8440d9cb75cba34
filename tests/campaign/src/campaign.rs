//! The campaign: many workers play rounds until enough calls have been made. Afterwards it checks
//! for descriptors, threads and memory that were not released.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::latency_stats::{LatencyStats, grouped};
use crate::leaks::ResourceUsage;
use crate::random::Random;
use crate::results::Results;
use crate::scenario::Scenario;
use crate::scenarios::scenarios;
use crate::timer::Timer;
use crate::unreachable::Unreachable;
use crate::watchdog::Watchdog;
use crate::worker::{SharedContext, Worker, calm_answers};

/// Time between the starts of two workers. A worker's first round mostly computes, and later ones
/// mostly wait. If all workers started at once, calls would be late because the processors are
/// busy.
const APART: Duration = Duration::from_millis(100);

/// Interval between checks for calls that hang.
const WATCH_INTERVAL: Duration = Duration::from_millis(20);

/// Options of a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Minimum number of calls.
    pub requests: u64,
    /// Seed of all random choices.
    pub seed: u64,
    /// Number of concurrent workers, each with its own hub.
    pub workers: usize,
    /// Prefixes of the names of the scenarios to play; empty for all scenarios.
    pub only: Vec<String>,
    /// Maximum number of calls in a round.
    pub per_round: usize,
    /// The only round to play, to reproduce a violation; `None` for all rounds.
    pub round: Option<u64>,
    /// True if progress is printed.
    pub tells: bool,
}

/// The results of a campaign.
#[derive(Clone, Debug)]
pub struct Report {
    /// The plan.
    pub plan: Plan,
    /// Scenarios, in the order of the accounts in `ledger`.
    pub scenarios: Vec<Scenario>,
    /// Results of the calls.
    pub ledger: Results,
    /// Duration of the campaign.
    pub took: Duration,
    /// Lateness of a thread that only sleeps, which shows how late the system wakes threads.
    pub control: LatencyStats,
    /// Resources of the process before the workers started and after they ended, on systems that
    /// report them.
    pub held: Option<(ResourceUsage, ResourceUsage)>,
}

impl Report {
    /// Returns `true` if there were no violations, leaked descriptors or leaked threads.
    pub fn holds(&self) -> bool {
        self.ledger.total().violations == 0 && !self.leaks()
    }

    /// Returns `true` if descriptors or threads are left over.
    pub fn leaks(&self) -> bool {
        self.held.is_some_and(|(before, after)| {
            after.descriptors > before.descriptors || after.threads > before.threads
        })
    }
}

/// The queue of the rounds to play.
struct RoundQueue {
    next: AtomicU64,
    calls: AtomicU64,
    plan: Plan,
    /// Indices, in the list of all scenarios, of those that the plan selects.
    places: Vec<u64>,
    scenarios: u64,
}

impl RoundQueue {
    /// Returns the number of the next round, or `None` if enough calls have been made.
    fn next(&self) -> Option<u64> {
        let turn = self.next.fetch_add(1, Ordering::Relaxed);
        if let Some(round) = self.plan.round {
            return (turn == 0).then_some(round);
        }
        if self.calls.load(Ordering::Relaxed) >= self.plan.requests {
            return None;
        }
        let many = self.places.len() as u64;
        let place = usize::try_from(turn % many).unwrap_or(0);
        Some(turn / many * self.scenarios + self.places[place])
    }
}

/// Plays the campaign.
///
/// # Errors
/// Returns an error if the campaign cannot be played: a hub does not start, no port is free, or a
/// name in `only` matches no scenario.
pub fn play(plan: &Plan) -> Result<Report, String> {
    let scenarios = scenarios();
    let fits = |scenario: &Scenario| {
        plan.only.is_empty() || plan.only.iter().any(|name| scenario.name.starts_with(name))
    };
    let mut places: Vec<u64> = (0..)
        .zip(&scenarios)
        .filter(|(_, scenario)| fits(scenario))
        .map(|(place, _)| place)
        .collect();
    if places.is_empty() {
        let names: Vec<&str> = scenarios.iter().map(|it| it.name.as_str()).collect();
        let (only, names) = (plan.only.join(", "), names.join("\n  "));
        return Err(format!(
            "no fault begins with {only:?}; the faults are\n  {names}"
        ));
    }
    // In the list, faults that never make a call wait are neighbours. Without the shuffle, all
    // workers would need a processor at the same time.
    Random::new(plan.seed).shuffle(&mut places);
    let calm = calm_answers()?;
    let broken = |fault: std::io::Error| fault.to_string();
    let before = ResourceUsage::now();
    let begun = Instant::now();
    let context = Arc::new(SharedContext {
        seed: plan.seed,
        per_round: plan.per_round,
        scenarios: scenarios.clone(),
        outside: Unreachable::new().map_err(broken)?,
        timer: Timer::start().map_err(broken)?,
        watchdog: Watchdog::new(plan.workers),
        calm,
    });
    let rounds = Arc::new(RoundQueue {
        next: AtomicU64::new(0),
        calls: AtomicU64::new(0),
        plan: plan.clone(),
        places,
        scenarios: scenarios.len() as u64,
    });
    let total = Arc::new(Mutex::new(Results::new(scenarios.len())));
    let working = Arc::new(AtomicUsize::new(plan.workers));
    let mut threads = Vec::new();
    for number in 0..plan.workers {
        thread::sleep(APART);
        let worker =
            Worker::start(number, Arc::clone(&context)).map_err(|error| error.to_string())?;
        let (rounds, total) = (Arc::clone(&rounds), Arc::clone(&total));
        let working = WorkerGuard(Arc::clone(&working));
        let name = format!("worker-{number}");
        let work = move || {
            let _working = working;
            work(worker, &rounds, &total);
        };
        threads.push(
            thread::Builder::new()
                .name(name)
                .spawn(work)
                .map_err(broken)?,
        );
    }
    let control = watch(&context, &rounds, &working, begun);
    for thread in threads {
        if thread.join().is_err() {
            return Err("a worker panicked; its message is above".to_owned());
        }
    }
    let took = begun.elapsed();
    drop(context);
    let held = before.zip(ResourceUsage::settled(before));
    let ledger = total.lock().unwrap_or_else(PoisonError::into_inner).clone();
    Ok(Report {
        plan: plan.clone(),
        scenarios,
        ledger,
        took,
        control,
        held,
    })
}

fn work(mut worker: Worker, rounds: &RoundQueue, total: &Mutex<Results>) {
    let mut own = Results::new(usize::try_from(rounds.scenarios).unwrap_or(0));
    while let Some(round) = rounds.next() {
        let calls = own.total_calls();
        worker.round(round, &mut own);
        rounds
            .calls
            .fetch_add(own.total_calls() - calls, Ordering::Relaxed);
    }
    total
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .join(own);
}

/// A guard that decreases the number of workers when it is dropped, even after a panic.
struct WorkerGuard(Arc<AtomicUsize>);

impl Drop for WorkerGuard {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Watches the workers until they have ended, and returns how late this thread woke after each
/// sleep. If a call hangs, ends the program, because nothing else would end the call.
#[allow(clippy::print_stderr)]
fn watch(
    context: &SharedContext,
    rounds: &RoundQueue,
    working: &AtomicUsize,
    begun: Instant,
) -> LatencyStats {
    let mut told = begun;
    let mut control = LatencyStats::default();
    while working.load(Ordering::SeqCst) > 0 {
        let due = Instant::now() + WATCH_INTERVAL;
        thread::sleep(WATCH_INTERVAL);
        control.add(due.elapsed());
        if let Some(hanging) = context.watchdog.hanging(Instant::now()) {
            let (seed, round, call) = (context.seed, hanging.round, hanging.call);
            let place = usize::try_from(round % context.scenarios.len() as u64).unwrap_or(0);
            let name = &context.scenarios[place].name;
            eprintln!("a call hangs: --seed {seed} --round {round} ({name}), call {call}");
            std::process::exit(1);
        }
        if rounds.plan.tells && told.elapsed() > Duration::from_secs(15) {
            told = Instant::now();
            let (calls, due) = (rounds.calls.load(Ordering::Relaxed), rounds.plan.requests);
            let seconds = begun.elapsed().as_secs();
            eprintln!(
                "{} of {} calls after {seconds} s",
                grouped(calls),
                grouped(due)
            );
        }
    }
    control
}
