//! Makes calls of groups whose members may fail in any way. `GFXHUB_GROUP_CALLS` sets the number of
//! calls.

use super::*;

/// Faults on a hub, so that a fair share of the calls fails in each way.
const FAULTS: &str = r#"{"seed": 7, "faults": [
    {"fault": "refuse", "probability": 0.02},
    {"fault": "reset", "operation": "playout.*", "probability": 0.03},
    {"fault": "close", "after": "effect", "operation": "playout.trigger_button", "probability": 0.03},
    {"fault": "status", "status": 503, "operation": "playout.trigger_button", "probability": 0.03},
    {"fault": "garbage-head", "operation": "playout.trigger_button", "after": "effect", "probability": 0.02},
    {"fault": "stall", "seconds": 0.4, "operation": "playout.trigger_button", "probability": 0.004},
    {"fault": "delay", "seconds": 0.004, "operation": "playout.*", "probability": 0.05}
]}"#;

fn calls() -> usize {
    let calls = std::env::var("GFXHUB_GROUP_CALLS");
    calls.map_or(300, |calls| calls.parse().unwrap())
}

/// Effects on a hub that were not counted before.
struct Effects {
    hub: LocalHub,
    last: u64,
}

impl Effects {
    fn new(hub: LocalHub, seed: u64) -> Self {
        hub.set_faults_json(&FAULTS.replace("\"seed\": 7", &format!("\"seed\": {seed}")))
            .unwrap();
        Self { hub, last: 0 }
    }

    fn next(&mut self) -> usize {
        let new = self.hub.journal_since(self.last);
        self.last = new.last().map_or(self.last, |effect| effect.sequence);
        new.len()
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

/// Returns the outcome of a call for each member, as its report or the message of its error says.
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

#[test]
fn all_act_or_none_and_each_effect_is_true() {
    let (one, two) = (hub().0, hub().0);
    let (a, b) = (client(&one), client(&two));
    let group = all(&[("a", &a), ("b", &b)]);
    let mut hubs = [Effects::new(one, 7), Effects::new(two, 11)];
    let (mut both, mut none, mut uneven) = (0, 0, 0);
    for _ in 0..calls() {
        let result = group.group().press(BUTTON);
        let words = outcomes(&result, &["a", "b"]);
        // The test waits here, because a hub that answers late may act after the call has ended.
        if words.iter().any(|word| word.contains("maybe")) {
            std::thread::sleep(Duration::from_millis(10));
        }
        let effects = [hubs[0].next(), hubs[1].next()];
        for (word, effects) in words.iter().zip(effects) {
            assert!(
                expected(word).contains(&effects),
                "{words:?} {effects} {result:?}"
            );
        }
        match (&result, effects) {
            (Ok(_), _) => both += 1,
            (Err(error), _) if error.effect() == Effect::None => {
                assert_eq!(effects, [0, 0], "{error}");
                none += 1;
            }
            (Err(_), _) => uneven += 1,
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
    let mut backup = Effects::new(two, 13);
    let mut last = 0;
    for _ in 0..calls() {
        let report = pair.group().press(BUTTON).unwrap();
        let new = one.journal_since(last);
        last = new.last().unwrap().sequence;
        assert_eq!(new.len(), 1);
        let words = outcomes(&Ok(report), &["main", "backup"]);
        if words[1] == "done" {
            assert!(backup.next() >= 1);
        }
    }
    let state = pair.group().status().unwrap();
    assert_eq!(state[0].failures, 0);
    assert!(state[1].failures > 0);
}
