//! Calls of groups whose members fail in any way. `GFXHUB_GROUP_CALLS` sets their number.

use super::*;

/// Faults on a hub, so that a fair share of the calls fails in each way.
const FAULTS: &str = r#"{"seed": 7, "faults": [
    {"fault": "refuse", "probability": 0.02},
    {"fault": "reset", "operation": "engines.*", "probability": 0.03},
    {"fault": "close", "after": "effect", "operation": "engines.call_function", "probability": 0.03},
    {"fault": "status", "status": 503, "operation": "engines.call_function", "probability": 0.03},
    {"fault": "garbage-head", "operation": "engines.call_function", "after": "effect", "probability": 0.02},
    {"fault": "stall", "seconds": 0.4, "operation": "engines.call_function", "probability": 0.004},
    {"fault": "delay", "seconds": 0.004, "operation": "engines.*", "probability": 0.05}
]}"#;

fn calls() -> usize {
    let calls = std::env::var("GFXHUB_GROUP_CALLS");
    calls.map_or(300, |calls| calls.parse().unwrap())
}

/// Effects of the calls on a hub, by the numbers of the calls.
struct Effects {
    hub: LocalHub,
    last: u64,
    of_calls: Vec<usize>,
}

impl Effects {
    fn new(hub: LocalHub) -> Self {
        Self {
            hub,
            last: 0,
            of_calls: vec![0; calls()],
        }
    }

    fn with_faults(hub: LocalHub, seed: u64) -> Self {
        let faults = FAULTS.replace("\"seed\": 7", &format!("\"seed\": {seed}"));
        hub.set_faults_json(&faults).unwrap();
        Self::new(hub)
    }

    /// Counts the effects that are new. Returns `true` if there are any.
    fn count(&mut self) -> bool {
        let new = self.hub.journal_since(self.last);
        self.last = new.last().map_or(self.last, |effect| effect.sequence);
        for effect in &new {
            let number = effect.change["Parameters"][0]["value"].as_str().unwrap();
            self.of_calls[number.parse::<usize>().unwrap()] += 1;
        }
        !new.is_empty()
    }
}

fn client(hub: &LocalHub) -> Client {
    let client = Client::builder(&hub.url()).timeout(Duration::from_millis(250));
    client.build().unwrap()
}

/// Returns the number of effects that a member must have, at least and at most.
fn expected(outcome: &str) -> std::ops::RangeInclusive<usize> {
    match outcome {
        "done" => 1..=1,
        "failed (none)" => 0..=0,
        _ => 0..=1,
    }
}

/// Returns what became of a call, by the words of its error or its report.
fn outcomes(result: &gfxhub::Result<gfxhub::GroupReport>, names: &[&str]) -> Vec<String> {
    let words = |name: &&str| match result {
        Ok(report) => {
            let member = report.members.iter().find(|it| it.member == *name).unwrap();
            match member.outcome {
                MemberOutcome::Succeeded => "done".to_owned(),
                MemberOutcome::UnderWay => "under way".to_owned(),
                _ => format!("failed ({})", member.effect),
            }
        }
        Err(error) => {
            let of_group = error.detail().split("of the group: ").last().unwrap();
            let own = of_group
                .split(", ")
                .find_map(|it| it.strip_prefix(&format!("{name} ")));
            own.unwrap().to_owned()
        }
    };
    names.iter().map(words).collect()
}

/// Makes a call whose effects name its number, so that one that comes late is told from the next.
fn numbered(group: &Client, number: usize) -> gfxhub::Result<gfxhub::GroupReport> {
    let parameters = Object::from_iter([("Timecode", number.to_string())]);
    let call = NamedCall::default().parameters(parameters);
    group
        .group()
        .call("Studio A / EngineControl / Set Timecode", &call)
}

#[test]
fn all_act_or_none_and_each_effect_is_true() {
    let (one, two) = (hub().0, hub().0);
    let (a, b) = (client(&one), client(&two));
    let group = all(&[("a", &a), ("b", &b)]);
    let mut hubs = [Effects::with_faults(one, 7), Effects::with_faults(two, 11)];
    let mut ended = Vec::new();
    for number in 0..calls() {
        let result = numbered(&group, number);
        let words = outcomes(&result, &["a", "b"]);
        for (word, hub) in words.iter().zip(&mut hubs) {
            hub.count();
            let effects = hub.of_calls[number];
            assert!(word != "done" || effects == 1, "{effects} {result:?}");
        }
        ended.push((words, result.err().map(|error| error.effect())));
    }
    // A hub that is late may act after the last call has ended.
    std::thread::sleep(Duration::from_millis(500));
    while hubs.iter_mut().any(Effects::count) {
        std::thread::sleep(Duration::from_millis(100));
    }
    let (mut both, mut none, mut uneven) = (0, 0, 0);
    for (number, (words, error)) in ended.iter().enumerate() {
        let effects = [hubs[0].of_calls[number], hubs[1].of_calls[number]];
        for (word, effects) in words.iter().zip(effects) {
            assert!(
                expected(word).contains(&effects),
                "{number}: {words:?} {effects}"
            );
        }
        match error {
            None => both += 1,
            Some(Effect::None) => {
                assert_eq!(effects, [0, 0], "{number}: {words:?}");
                none += 1;
            }
            Some(_) => uneven += 1,
        }
    }
    println!("{both} by both, {none} by none, {uneven} failed after they were sent");
    assert!(both > 0 && none + uneven > 0);
}

#[test]
fn main_acts_whatever_becomes_of_its_backup() {
    let (one, two) = (hub().0, hub().0);
    let (a, b) = (Client::new(&one.url()).unwrap(), client(&two));
    let pair = Client::pair(&a, &b).unwrap();
    let mut main = Effects::new(one);
    let mut backup = Effects::with_faults(two, 13);
    for number in 0..calls() {
        let report = numbered(&pair, number).unwrap();
        let words = outcomes(&Ok(report), &["main", "backup"]);
        main.count();
        backup.count();
        assert_eq!(main.of_calls[number], 1);
        assert!(words[1] != "done" || backup.of_calls[number] == 1);
    }
    backup.count();
    assert!(backup.of_calls.iter().all(|effects| *effects <= 1));
    let state = pair.group().status().unwrap();
    assert_eq!(state[0].failures, 0);
    assert!(state[1].failures > 0);
}
