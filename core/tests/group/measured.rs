//! Measurements of groups; `cargo test --release -p gfxhub --test group -- --ignored --nocapture
//! --test-threads 1` runs them.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;

use gfxhub_test_support::{FullBacklog, Server, response, tls};

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

/// Returns a server with TLS that answers each request as a hub answers the press of a button.
fn secured_hub() -> (Server, Client) {
    let config = tls::config().unwrap();
    let server = Server::serving(move |stream| {
        let Ok(mut stream) = tls::secure(stream, &config) else {
            return;
        };
        while tls::request(&mut stream).is_some() {
            let _ = stream.write_all(&response("200 OK", "application/json", "true"));
        }
    });
    let server = server.unwrap();
    let client = Client::builder(&server.secured_url()).ca_file(tls::file("authority.pem"));
    let client = client.build().unwrap();
    (server, client)
}

#[test]
#[ignore = "a measurement, of a release build"]
fn members_with_tls_send_in_the_same_moment() {
    let hubs: Vec<_> = (0..8).map(|_| secured_hub()).collect();
    let names: Vec<String> = (0..8).map(|at| format!("hub {at}")).collect();
    let names = names.iter().map(String::as_str);
    let group = all(&names.zip(hubs.iter().map(|it| &it.1)).collect::<Vec<_>>());
    let arguments = r#"{"rundownId": 1, "itemId": 1, "buttonKey": "in"}"#;
    let arguments = Value::from_json(arguments).unwrap();
    let press =
        MemberCall::new("playout.trigger_button").arguments(arguments.into_object().unwrap());
    let press = || {
        let report = group.group().invoke(&press).unwrap();
        assert_eq!(report.agree, Some(true));
        Duration::from_micros(report.fired_within_us.unwrap().unsigned_abs())
    };
    let mut times: Vec<Duration> = (0..ROUNDS).map(|_| press()).collect();
    let (median, p99) = (percentile(&mut times, 0.5), percentile(&mut times, 0.99));
    println!("8 members with TLS: first to last byte {median:?}, p99 {p99:?}");
}

/// Copies the bytes of one connection to another one, and delays each part by this time.
fn delayed(mut from: TcpStream, mut to: TcpStream, delay: Duration) {
    let (parts, due) = std::sync::mpsc::channel::<(Instant, Vec<u8>)>();
    let writer = std::thread::spawn(move || {
        for (arrived, part) in due {
            std::thread::sleep((arrived + delay).saturating_duration_since(Instant::now()));
            if to.write_all(&part).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Write);
    });
    let mut part = [0; 16_384];
    while let Ok(read @ 1..) = from.read(&mut part) {
        if parts.send((Instant::now(), part[..read].to_vec())).is_err() {
            break;
        }
    }
    drop(parts);
    let _ = writer.join();
}

/// Returns a hub behind a relay that delays bytes by this time in each direction.
fn distant_hub(delay: Duration) -> (Arc<LocalHub>, Server, Client) {
    let hub = Arc::new(hub().0);
    let address = hub.url().trim_start_matches("http://").to_owned();
    let relay = Server::serving(move |near| {
        let far = TcpStream::connect(&address).unwrap();
        far.set_nodelay(true).unwrap();
        near.set_nodelay(true).unwrap();
        let (back, answers) = (near.try_clone().unwrap(), far.try_clone().unwrap());
        let answering = std::thread::spawn(move || delayed(answers, back, delay));
        delayed(near, far, delay);
        let _ = answering.join();
    });
    let relay = relay.unwrap();
    let client = Client::new(&relay.url()).unwrap();
    (hub, relay, client)
}

#[test]
#[ignore = "a measurement, of a release build"]
fn effects_on_hubs_far_away_are_close_together() {
    let delay = Duration::from_millis(5);
    let (one, _relay, main) = distant_hub(delay);
    let (two, _other, backup) = distant_hub(delay);
    for (what, group) in [
        ("a pair", Client::pair(&main, &backup).unwrap()),
        ("all", all(&[("a", &main), ("b", &backup)])),
    ] {
        let (mut apart, mut durations) = (Vec::new(), Vec::new());
        for _ in 0..200 {
            let begun = Instant::now();
            group.group().press(BUTTON).unwrap();
            durations.push(begun.elapsed());
            group.group().settle().unwrap();
            // The times in a journal are those of the clock of its hub.
            let (first, second) = (one.clock().elapsed(), two.clock().elapsed());
            let age = |hub: &LocalHub, now: Duration| now - hub.journal().last().unwrap().at;
            apart.push(age(&one, first).abs_diff(age(&two, second)));
        }
        let (median, p99) = (percentile(&mut apart, 0.5), percentile(&mut apart, 0.99));
        let call = percentile(&mut durations, 0.5);
        println!("{what}, 5 ms away: effects {median:?} apart, p99 {p99:?}; a call takes {call:?}");
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
    let full = FullBacklog::new().unwrap();
    let unreached = Client::new(&full.url()).unwrap();
    beside("accepts no connection", &unreached);
    unreached.close();
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
