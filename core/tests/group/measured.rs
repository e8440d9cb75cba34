//! Measurements of groups; `cargo test --release -p gfxhub --test group -- --ignored --nocapture
//! --test-threads 1` runs them.

use super::*;

const ROUNDS: usize = 1_000;

/// Returns the value that this share of the values does not exceed.
fn percentile(times: &mut [Duration], share: f64) -> Duration {
    times.sort();
    let at = (times.len() as f64 * share) as usize;
    times[at.min(times.len() - 1)]
}

fn spread(group: &Client) -> (Duration, Duration) {
    let press = || {
        let report = group.group().press(BUTTON).unwrap();
        Duration::from_micros(report.fired_within_us.unwrap().unsigned_abs())
    };
    let mut times: Vec<Duration> = (0..ROUNDS).map(|_| press()).collect();
    (percentile(&mut times, 0.5), percentile(&mut times, 0.99))
}

#[test]
#[ignore = "a measurement, of a release build"]
fn members_send_in_the_same_moment() {
    for members in [2, 8] {
        let hubs: Vec<_> = (0..members).map(|_| hub()).collect();
        let names: Vec<String> = (0..members).map(|at| format!("hub {at}")).collect();
        let given: Vec<_> = names
            .iter()
            .map(String::as_str)
            .zip(hubs.iter().map(|it| &it.1))
            .collect();
        let (median, p99) = spread(&all(&given));
        println!("{members} members: first to last byte {median:?}, p99 {p99:?}");
    }
}

/// Returns the 50th and the 99th percentile of the duration of a call.
fn duration(press: impl Fn()) -> (Duration, Duration) {
    let timed = || {
        let begun = Instant::now();
        press();
        begun.elapsed()
    };
    let mut times: Vec<Duration> = (0..200).map(|_| timed()).collect();
    (percentile(&mut times, 0.5), percentile(&mut times, 0.99))
}

#[test]
#[ignore = "a measurement, of a release build"]
fn a_backup_hardly_delays_main() {
    let (_one, main) = hub();
    println!(
        "main alone: {:?}",
        duration(|| main.names().press(BUTTON).unwrap())
    );
    let beside = |what: &str, backup: &Client| {
        let pair = Client::pair(&main, backup).unwrap();
        let times = duration(|| drop(pair.group().press(BUTTON).unwrap()));
        println!("beside a backup that {what}: {times:?}");
    };
    let (two, backup) = hub();
    beside("works", &backup);
    beside("is off", &nobody());
    backup.playout().delete_item(1, 1).unwrap();
    beside("has another show", &backup);
    two.reset().unwrap();
    two.set_faults_json(&fault("stall", "effect", "playout.trigger_button"))
        .unwrap();
    beside("hangs", &backup);
    backup.close();
}

#[test]
#[ignore = "a measurement, of a release build"]
fn a_backup_acts_soon_after_main_has_refused() {
    let (two, backup) = hub();
    let mut times = Vec::new();
    for round in 1..=20 {
        let pair = Client::pair(&nobody(), &backup).unwrap();
        let begun = Instant::now();
        let pressing = std::thread::spawn(move || pair.group().press(BUTTON));
        while two.journal().len() < round {
            std::thread::yield_now();
        }
        times.push(begun.elapsed());
        pressing.join().unwrap().unwrap_err();
    }
    let (median, longest) = (percentile(&mut times, 0.5), percentile(&mut times, 1.0));
    println!("main is off: the backup has acted after {median:?}, at most {longest:?}");
}
