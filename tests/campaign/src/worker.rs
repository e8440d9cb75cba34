//! A worker, which has its own hub and clients whose requests it can count.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gfxhub::{CallOptions, CancelToken, Client};
use gfxhub_simulator::{LocalHub, LocalHubError, Options};
use serde_json::{Value, json};

use crate::call::Call;
use crate::calls::{calls, reads};
use crate::judge::judge;
use crate::observation::{HubCounts, Observation};
use crate::random::Random;
use crate::results::Results;
use crate::scenario::{Destination, Disturbance, Scenario};
use crate::session::Session;
use crate::show::show;
use crate::timer::Timer;
use crate::unreachable::Unreachable;
use crate::watchdog::{CallInProgress, Watchdog};

/// Time limit of a call if the fault does not use up the whole limit.
const TIMEOUT: Duration = Duration::from_secs(5);
/// Minimum and maximum time limit of a call, in milliseconds, if the fault uses up the whole limit.
const SCARCE: (u64, u64) = (15, 60);
/// Frequency of a new client: one in this many calls, so that connections are both reused and made.
const PER_CLIENT: u64 = 12;

/// The data that all workers share.
#[derive(Debug)]
pub struct SharedContext {
    /// Seed of the campaign.
    pub seed: u64,
    /// Maximum number of calls in a round.
    pub per_round: usize,
    /// All scenarios; the number of a round selects one.
    pub scenarios: Vec<Scenario>,
    /// Servers that are not a hub.
    pub outside: Unreachable,
    /// Timer that cancels calls and closes clients.
    pub timer: Timer,
    /// Watchdog for calls that hang.
    pub watchdog: Watchdog,
    /// Result of each read for a client that no fault disturbs.
    pub calm: HashMap<String, String>,
}

/// A worker.
#[derive(Debug)]
pub struct Worker {
    number: usize,
    context: Arc<SharedContext>,
    hub: LocalHub,
    clients: u64,
}

/// A call whose last request the hub may still be handling.
struct Pending {
    facts: Observation,
    number: u64,
    id: String,
    before: HubCounts,
}

impl Worker {
    /// Starts a worker and its hub.
    ///
    /// # Errors
    /// Returns an error if the hub does not start.
    pub fn start(number: usize, context: Arc<SharedContext>) -> Result<Worker, LocalHubError> {
        Ok(Worker {
            number,
            context,
            hub: calm_hub()?,
            clients: 0,
        })
    }

    /// Plays a round: calls all operations under the fault that the number of the round selects.
    pub fn round(&mut self, round: u64, ledger: &mut Results) {
        let context = Arc::clone(&self.context);
        let mut random = Random::part(context.seed, round);
        let place = usize::try_from(round % context.scenarios.len() as u64).unwrap_or(0);
        let scenario = &context.scenarios[place];
        // A reset can fail only on a hub with a store, and this hub has none.
        let _ = self.hub.reset();
        let always = strike(&self.hub, scenario, &mut random);
        let mut pending = Vec::new();
        let mut session: Option<Session> = None;
        for (number, call) in (0..).zip(
            calls(&mut random, round)
                .into_iter()
                .take(context.per_round),
        ) {
            let open = match session.take() {
                Some(session) if !random.one_in(PER_CLIENT) => session,
                _ => self.session(scenario, &mut random),
            };
            let before = self.counted(scenario, open.id());
            let mut facts = self.make(scenario, &open, call, (round, number), &mut random);
            let after = self.counted(scenario, open.id());
            facts.counted = after.since(before);
            facts.all_struck = always;
            // With a single request, a complete response and no later cancel, nothing more can
            // arrive.
            let smooth = facts.outcome.is_ok() && facts.attempts.len() == 1;
            if smooth && !scenario.disturbance.is_aimed() {
                session = Some(open);
                self.enter(place, number, round, facts, ledger);
            } else {
                let id = open.id().to_owned();
                pending.push(Pending {
                    facts,
                    number,
                    id,
                    before,
                });
            }
        }
        drop(session);
        self.settle(scenario, &pending);
        for mut late in pending {
            late.facts.counted = self.counted(scenario, &late.id).since(late.before);
            self.enter(place, late.number, round, late.facts, ledger);
        }
    }

    fn session(&mut self, scenario: &Scenario, random: &mut Random) -> Session {
        self.clients += 1;
        let id = format!("w{}-{}", self.number, self.clients);
        let url = self.context.outside.url(scenario.place, &self.hub.url());
        // One client in eight makes a single attempt.
        let most = if random.one_in(8) { 1 } else { 3 };
        Session::new(&url, id, most)
    }

    /// Returns the hub's numbers of requests and effects for a client.
    fn counted(&self, scenario: &Scenario, id: &str) -> HubCounts {
        if scenario.place != Destination::Hub {
            return HubCounts::default();
        }
        let request_stats = self.hub.request_stats(id);
        HubCounts {
            requests: request_stats.requests,
            effects: request_stats.effects,
        }
    }

    /// Makes a call and returns the recorded data.
    fn make(
        &self,
        scenario: &Scenario,
        session: &Session,
        call: Call,
        (round, number): (u64, u64),
        random: &mut Random,
    ) -> Observation {
        let limit = limit(scenario, random);
        let token = CancelToken::new();
        let options = CallOptions::new()
            .timeout(limit)
            .cancel(&token)
            .resend(call.resend);
        let client = session.client().with(options);
        let arguments = call.arguments.to_string();
        let in_progress = CallInProgress {
            round,
            call: number,
        };
        self.context.watchdog.begin(self.number, in_progress, limit);
        // The clock starts here, so that the preparation above does not count as part of the call.
        let begun = Instant::now();
        let moment = match scenario.disturbance {
            Disturbance::Cancel(most) => {
                let time = Duration::from_micros(random.below(1000 * most));
                Some(self.context.timer.after(time, move || token.cancel()))
            }
            Disturbance::Close(most) => {
                let time = Duration::from_micros(random.below(1000 * most));
                let client: Client = session.client().clone();
                Some(self.context.timer.after(time, move || client.close()))
            }
            Disturbance::Nothing | Disturbance::Hurry(_) => None,
        };
        let outcome = client.invoke(call.operation.name, &arguments);
        let elapsed = begun.elapsed();
        self.context.watchdog.end(self.number);
        let disturbed = moment.and_then(|moment| moment.get().copied());
        Observation {
            outcome: match &outcome {
                Ok(given) => Ok(given.result().map(str::to_owned)),
                Err(error) => Err(error.into()),
            },
            call,
            attempts: session.take_attempts(),
            max_attempts: session.max_attempts(),
            limit,
            elapsed,
            disturbed: disturbed
                .map(|at| at.saturating_duration_since(begun))
                .filter(|at| *at < elapsed),
            counted: HubCounts::default(),
            all_struck: false,
        }
    }

    /// Waits for late requests if a pending write at the hub has no effect yet.
    fn settle(&self, scenario: &Scenario, pending: &[Pending]) {
        let open = |late: &Pending| {
            let counted = self.counted(scenario, &late.id).since(late.before);
            !late.facts.call.is_read() && counted.effects == 0
        };
        if scenario.place != Destination::Hub || !pending.iter().any(open) {
            return;
        }
        wait_for_late_requests(scenario);
    }

    /// Judges a call and adds it to the results.
    fn enter(
        &self,
        place: usize,
        number: u64,
        round: u64,
        facts: Observation,
        ledger: &mut Results,
    ) {
        let (context, scenario) = (&self.context, &self.context.scenarios[place]);
        let calm = context.calm.get(&key(&facts.call)).map(String::as_str);
        let wrong = judge(&facts, scenario, calm);
        ledger.accounts[place].enter(&facts, wrong.len());
        if !wrong.is_empty() {
            let (seed, name) = (context.seed, &scenario.name);
            let (operation, arguments) = (facts.call.operation.name, &facts.call.arguments);
            let outcome = format!("{:?}", facts.outcome);
            let outcome: String = outcome.chars().take(400).collect();
            ledger.tell(format!(
                "--seed {seed} --round {round} ({name}), call {number}, {operation} {arguments}: {}\n    \
                 {outcome}\n    attempts {:?}, {:?}, {:?} of {:?}, disturbed {:?}",
                wrong.join("; "),
                facts.attempts,
                facts.counted,
                facts.elapsed,
                facts.limit,
                facts.disturbed,
            ));
        }
    }
}

/// Sets the fault of a round at a hub. Returns `true` if it affects every request.
pub(crate) fn strike(hub: &LocalHub, scenario: &Scenario, random: &mut Random) -> bool {
    let Some(rule) = &scenario.rule else {
        hub.clear_faults();
        return true;
    };
    let mut rule = rule.clone();
    let selected = [
        None,
        None,
        None,
        Some(("probability", json!(0.5))),
        Some(("every", json!(2))),
        Some(("times", json!(random.within(1, 20)))),
    ];
    let selector = random.pick(&selected);
    if let Some((name, value)) = selector {
        rule[*name] = value.clone();
    }
    let scenario = json!({"seed": random.below(1 << 32), "faults": [rule]});
    let outcome = hub.set_faults_json(&scenario.to_string());
    // The rules are part of this program, and a test passes every one of them to a hub.
    assert!(outcome.is_ok(), "{scenario}: {outcome:?}");
    selector.is_none()
}

/// Returns the time limit of a call.
pub(crate) fn limit(scenario: &Scenario, random: &mut Random) -> Duration {
    match scenario.disturbance {
        Disturbance::Hurry(most) => Duration::from_millis(random.within(1, most)),
        _ if scenario.expected.lasting => Duration::from_millis(random.within(SCARCE.0, SCARCE.1)),
        _ => TIMEOUT,
    }
}

/// Waits for the delay of the fault and a little longer, because nothing shows that no more
/// requests will arrive.
pub(crate) fn wait_for_late_requests(scenario: &Scenario) {
    let rule = scenario.rule.as_ref();
    let delay = rule
        .filter(|rule| rule["fault"] == "delay")
        .and_then(|rule| rule["seconds"].as_f64());
    let time = delay.unwrap_or_default() + 0.02;
    std::thread::sleep(Duration::from_secs_f64(time));
}

impl HubCounts {
    pub(crate) fn since(self, before: HubCounts) -> HubCounts {
        HubCounts {
            requests: self.requests - before.requests,
            effects: self.effects - before.effects,
        }
    }
}

/// Starts a hub with the show of the campaign.
pub(crate) fn calm_hub() -> Result<LocalHub, LocalHubError> {
    LocalHub::start(Options {
        show: Some(show()),
        ..Options::default()
    })
}

/// Returns the key of a call among the results of an undisturbed client.
pub(crate) fn key(call: &Call) -> String {
    format!("{} {}", call.operation.name, call.arguments)
}

/// Returns the result of every read of the campaign for a client that no fault disturbs.
///
/// # Errors
/// Returns an error if the hub does not start or a read fails.
pub fn calm_answers() -> Result<HashMap<String, String>, String> {
    let hub = calm_hub().map_err(|error| error.to_string())?;
    let client = Client::new(&hub.url()).map_err(|error| error.to_string())?;
    let mut calm = HashMap::new();
    for call in reads() {
        let given = client.invoke(call.operation.name, &call.arguments.to_string());
        let given = given.map_err(|error| error.to_string())?;
        let result = given.result().unwrap_or_default().to_owned();
        // A result that is not JSON cannot be compared.
        serde_json::from_str::<Value>(&result).map_err(|fault| format!("{result}: {fault}"))?;
        calm.insert(key(&call), result);
    }
    Ok(calm)
}
