//! The campaign: rounds played by many workers until enough calls are made, and what is left of
//! descriptors, threads and memory afterwards.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::latency_stats::{LatencyStats, grouped};
use crate::leaks::Held;
use crate::random::Random;
use crate::results::Results;
use crate::scenario::Scenario;
use crate::scenarios::scenarios;
use crate::timer::Timer;
use crate::unreachable::Unreachable;
use crate::watchdog::Watchdog;
use crate::worker::{Stage, Worker, calm_answers};

/// How far apart the workers begin. A first round is work for a processor, later ones mostly wait:
/// were all to begin at once, calls would be late for want of a processor, whatever the client does.
const APART: Duration = Duration::from_millis(100);

/// How often it is looked whether a call hangs.
const WATCH_INTERVAL: Duration = Duration::from_millis(20);

/// What to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many calls at least.
    pub requests: u64,
    /// The seed that everything follows from.
    pub seed: u64,
    /// How many workers play at a time, each with a hub of its own.
    pub workers: usize,
    /// The variants whose name begins so; all if none is given.
    pub only: Vec<String>,
    /// How many calls a round makes at most.
    pub per_round: usize,
    /// One round alone, to see it again.
    pub round: Option<u64>,
    /// Whether to say on the way how far it is.
    pub tells: bool,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// The plan.
    pub plan: Plan,
    /// The variants, in the order of the accounts.
    pub scenarios: Vec<Scenario>,
    /// What came of the calls.
    pub ledger: Results,
    /// How long it took.
    pub took: Duration,
    /// How late a thread woke that only slept: as late as that a call may be by the machine alone.
    pub control: LatencyStats,
    /// What the process held before the workers came and after they had gone, where that is told.
    pub held: Option<(Held, Held)>,
}

impl Report {
    /// Whether everything held.
    pub fn holds(&self) -> bool {
        self.ledger.total().violations == 0 && !self.leaks()
    }

    /// Whether descriptors or threads are left over.
    pub fn leaks(&self) -> bool {
        self.held.is_some_and(|(before, after)| {
            after.descriptors > before.descriptors || after.threads > before.threads
        })
    }
}

/// Which rounds are played, and which are left.
struct Rounds {
    next: AtomicU64,
    calls: AtomicU64,
    plan: Plan,
    /// The rounds of a cycle that the plan names.
    places: Vec<u64>,
    scenarios: u64,
}

impl Rounds {
    /// The number of the next round; none once enough has been played.
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

/// Plays it.
///
/// # Errors
/// When it cannot be played: a hub does not start, the system gives no port, a name fits nothing.
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
            "no fault begins with {only:?}; there are\n  {names}"
        ));
    }
    // Faults that never make a call wait stand in a row: played so, all would want a processor at once.
    Random::new(plan.seed).shuffle(&mut places);
    let calm = calm_answers()?;
    let broken = |fault: std::io::Error| fault.to_string();
    let before = Held::now();
    let begun = Instant::now();
    let stage = Arc::new(Stage {
        seed: plan.seed,
        per_round: plan.per_round,
        scenarios: scenarios.clone(),
        outside: Unreachable::new().map_err(broken)?,
        timer: Timer::start().map_err(broken)?,
        watchdog: Watchdog::new(plan.workers),
        calm,
    });
    let rounds = Arc::new(Rounds {
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
            Worker::start(number, Arc::clone(&stage)).map_err(|error| error.to_string())?;
        let (rounds, total) = (Arc::clone(&rounds), Arc::clone(&total));
        let working = Working(Arc::clone(&working));
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
    let control = watch(&stage, &rounds, &working, begun);
    for thread in threads {
        if thread.join().is_err() {
            return Err("a worker panicked; what it said stands above".to_owned());
        }
    }
    let took = begun.elapsed();
    drop(stage);
    let held = before.zip(Held::settled(before));
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

fn work(mut worker: Worker, rounds: &Rounds, total: &Mutex<Results>) {
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

/// One of the workers; counts itself out however it ends.
struct Working(Arc<AtomicUsize>);

impl Drop for Working {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Watches the workers until they have ended, and gives how late it woke from its sleeps. A call
/// that hangs ends the program: nothing else would.
#[allow(clippy::print_stderr)]
fn watch(stage: &Stage, rounds: &Rounds, working: &AtomicUsize, begun: Instant) -> LatencyStats {
    let mut told = begun;
    let mut control = LatencyStats::default();
    while working.load(Ordering::SeqCst) > 0 {
        let due = Instant::now() + WATCH_INTERVAL;
        thread::sleep(WATCH_INTERVAL);
        control.add(due.elapsed());
        if let Some(hanging) = stage.watchdog.hanging() {
            let (seed, round, call) = (stage.seed, hanging.round, hanging.call);
            let place = usize::try_from(round % stage.scenarios.len() as u64).unwrap_or(0);
            let name = &stage.scenarios[place].name;
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
