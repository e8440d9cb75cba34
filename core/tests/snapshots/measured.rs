//! Measurements of snapshots and recalls; `cargo test --release -p gfxhub --test snapshots -- --ignored
//! --nocapture --test-threads 1` runs them.

use super::*;

fn slow(show: &str, service_time: Duration) -> (LocalHub, Client) {
    let options = Options {
        show: Some(Show::from_json(show).expect("a valid show")),
        service_time,
        ..Options::default()
    };
    let hub = LocalHub::start(options).expect("a free port");
    let client = Client::new(&hub.url()).expect("an address");
    (hub, client)
}

#[test]
#[ignore = "a measurement, of a release build"]
fn ten_thousand_properties_are_taken_in_a_second_and_a_half() {
    let (hub, client) = slow(&numbers(200, 50), Duration::from_millis(2));
    let mut best = Duration::MAX;
    for _ in 0..5 {
        let begun = Instant::now();
        let taken = client.snapshots().take(at_once()).unwrap();
        best = best.min(begun.elapsed());
        assert_eq!(settable(&taken).len(), 10_000);
    }
    println!("fast: 10,000 properties in {} ms", best.as_millis());
    assert!(best <= Duration::from_millis(1_500), "{best:?}");

    let last = hub.requests().last().map_or(0, |request| request.number);
    let begun = Instant::now();
    client
        .snapshots()
        .take(SnapshotTaking::new().once(true))
        .unwrap();
    println!("gentle: in {} ms", begun.elapsed().as_millis());
    let requests = hub.requests().into_iter();
    let requests = requests.filter(|request| request.number > last);
    assert_eq!(requests.count(), 202);
    // The last group of four requests does not count, because no wait follows it.
    assert!(begun.elapsed() >= Duration::from_millis(10 * (202 - 4)));
}

/// Returns the start times of the moves that the hub recorded after the effect `since`. A move
/// starts when its delay after its arrival is over.
fn starts(hub: &LocalHub, since: u64) -> Vec<Duration> {
    let mut targets = HashSet::new();
    let moves = hub.journal_since(since).into_iter().map(|effect| {
        assert!(targets.insert(format!("{:?}", effect.target)), "set twice");
        effect.at + Duration::from_secs_f64(effect.change["Delay"].as_f64().unwrap_or_default())
    });
    let mut starts: Vec<Duration> = moves.collect();
    starts.sort();
    starts
}

#[test]
#[ignore = "a measurement, of a release build"]
fn moves_begin_as_the_plan_foretold() {
    for count in [50_usize, 1_000] {
        for service_ms in [2, 20, 50] {
            let (hub, client) = slow(&numbers(count / 50, 50), Duration::from_millis(service_ms));
            let before = client.snapshots().take(at_once()).unwrap();
            for lead in [false, true] {
                let sets: Vec<_> = settable(&before)
                    .into_iter()
                    .map(|(engine, node, path, value)| {
                        let number = value.as_f64().unwrap() + 0.125;
                        gfxhub::PropertySet::new(engine, node, path, number)
                    })
                    .collect();
                client.engines().set_properties(&sets).unwrap();
                let planning = RecallPlanning::new(&before).all(true).over(1.5).fast(true);
                let plan = client.snapshots().plan(planning.lead(lead)).unwrap();
                let last = hub.journal().last().map_or(0, |effect| effect.sequence);
                let report = client
                    .snapshots()
                    .recall(RecallRequest::new(&plan))
                    .unwrap();
                let starts = starts(&hub, last);
                let spread = *starts.last().unwrap() - starts[0];
                let foretold = Duration::from_millis(plan.spread_ms.unwrap().unsigned_abs());
                println!(
                    "{count} moves, {service_ms} ms, lead {:?}: {} started within {} ms, foretold {} ms, reported {} ms",
                    plan.lead_ms,
                    starts.len(),
                    spread.as_millis(),
                    foretold.as_millis(),
                    report.spread_ms
                );
                let jitter = Duration::from_millis(20);
                if lead {
                    assert!(spread <= jitter);
                } else {
                    assert_eq!(starts.len(), count);
                    assert!(spread <= 2 * foretold + jitter && foretold <= 2 * spread + jitter);
                }
            }
        }
    }
}
