//! Random texts as path segments of calls. The hub simulator must recognise the operation and the
//! texts that the client sent.

use std::time::Instant;

use gfxhub::{CallOptions, CancelToken, Client, MosObjectUpdate};
use gfxhub_simulator::json::{Value, json};
use gfxhub_simulator::{LocalHub, Options, Show, arrival};

use super::{Fault, Finding};
use crate::latency_stats::grouped;
use crate::random::Random;

/// Number of newsroom rundowns in the show of a hub, for the texts that are sent over a connection.
const PER_SHOW: u64 = 500;

/// Texts that need care in paths, plain and encoded.
const AWKWARD: &[&str] = &[
    "/", "//", "\\", "%", "%2F", "%2f", "%25", "%00", "%C3%A4", "%", ".", "..", "...", "./", "../",
    "?", "#", "&", "=", "+", " ", "  ", ";", ":", "@", "!", "$", "'", "(", ")", "*", ",", "[", "]",
    "{", "}", "|", "^", "`", "<", ">", "\"", "~", "-", "_", "items", "load", "create", "renderer",
];

/// Returns a random text that is valid as a path segment: 1 to 96 characters without control
/// characters, neither `.` nor `..`.
pub fn segment(random: &mut Random) -> String {
    loop {
        let mut text = String::new();
        for _ in 0..random.within(1, 12) {
            match random.below(6) {
                0 | 1 => text.push(char::from(b' ' + random.below(95) as u8)),
                2 => text.push_str(random.pick::<&str>(AWKWARD)),
                3 => text.extend(char::from_u32(0xA0 + random.below(0x2F60) as u32)),
                4 => text.extend(char::from_u32(random.below(0x11_0000) as u32)),
                _ => text.push(char::from(b'a' + random.below(26) as u8)),
            }
        }
        let refused =
            text.chars().any(char::is_control) || ["", ".", ".."].contains(&text.as_str());
        if !refused {
            return text;
        }
    }
}

/// Encodes `count` texts with the client's code and decodes them with the hub's. Also sends `wire`
/// other texts over connections.
///
/// # Errors
/// Returns an error if a hub or a client cannot be created.
pub fn run(count: u64, wire: u64, seed: u64) -> Result<Finding, Fault> {
    let begun = Instant::now();
    let mut wrong = Vec::new();
    let within = within_the_process(count, seed, &mut wrong)?;
    let over = over_connections(wire, seed, &mut wrong)?;
    let text = format!(
        "{} random segments arrived as the same operation and the same texts: {} went from the \
         client's way of writing paths to the hub's way of reading them within one process, {} over \
         connections to a hub simulator, whose journal was compared. It took {:.0} s, seed {seed}.",
        grouped(within + over),
        grouped(within),
        grouped(over),
        begun.elapsed().as_secs_f64(),
    );
    Ok(Finding { text, wrong })
}

/// Checks `count` texts without a connection: a call that is cancelled before it begins reports the
/// path that it would have sent.
fn within_the_process(count: u64, seed: u64, wrong: &mut Vec<String>) -> Result<u64, Fault> {
    let client = Client::new("http://127.0.0.1:9")?;
    let token = CancelToken::new();
    token.cancel();
    let client = client.with(CallOptions::new().cancel(&token));
    let mut random = Random::new(seed);
    let mut made = 0;
    while made < count && wrong.len() < 10 {
        let texts: [String; 5] = std::array::from_fn(|_| segment(&mut random));
        let [a, b, c, d, e] = texts.each_ref().map(String::as_str);
        let (error, name, given): (_, _, &[&str]) = match random.below(6) {
            0 => (
                client.engines().get_property(3, a, b).err(),
                "engines.get_property",
                &[a, b],
            ),
            1 => (
                client.engines().get_function(3, a, b).err(),
                "engines.get_function",
                &[a, b],
            ),
            2 => (
                client.engines().list_properties(3, a).err(),
                "engines.list_properties",
                &[a],
            ),
            3 => (
                client.newsroom().get_rundown(a, b).err(),
                "newsroom.get_rundown",
                &[a, b],
            ),
            4 => (
                client.playout().trigger_button(1, 2, a).err(),
                "playout.trigger_button",
                &[a],
            ),
            _ => {
                let error = client.newsroom().trigger_button(a, b, c, d, e).err();
                (error, "newsroom.trigger_button", &[a, b, c, d, e])
            }
        };
        made += given.len() as u64;
        let Some(error) = error else {
            wrong.push(format!("{name} of {given:?} was not cancelled"));
            continue;
        };
        let came = arrival(error.method(), error.path());
        let same = came.as_ref().is_some_and(|(operation, arguments)| {
            let texts = arguments.iter().filter(|(name, _)| !name.ends_with("Id"));
            *operation == name
                && texts
                    .map(|(_, text)| text.as_str())
                    .eq(given.iter().copied())
        });
        if !same {
            wrong.push(format!(
                "{name} of {given:?} arrives as {came:?}, sent as {}",
                error.path()
            ));
        }
    }
    Ok(made)
}

/// Triggers the buttons of a newsroom whose ids are random texts, and compares the journal.
fn over_connections(count: u64, seed: u64, wrong: &mut Vec<String>) -> Result<u64, Fault> {
    let mut random = Random::part(seed, 1);
    let mut made = 0;
    while made < count && wrong.len() < 10 {
        let names: Vec<[String; 5]> = (0..PER_SHOW)
            .map(|_| std::array::from_fn(|_| segment(&mut random)))
            .collect();
        let hub = LocalHub::start(Options {
            show: Some(newsroom(&names)?),
            ..Options::default()
        });
        let hub = hub?;
        let client = Client::new(&hub.url())?;
        for (number, [ncs, ro, story, item, button]) in names.iter().enumerate() {
            made += 6;
            let before = hub.journal().len();
            let newsroom = client.newsroom();
            let object = object(number, item);
            let outcome = newsroom
                .trigger_button(
                    ncs.as_str(),
                    ro.as_str(),
                    story.as_str(),
                    item.as_str(),
                    button.as_str(),
                )
                .and_then(|()| newsroom.update_mos_object(object.as_str(), MosObjectUpdate::new()));
            let journal: Vec<(&str, Value)> = hub
                .journal_since(before as u64)
                .into_iter()
                .map(|effect| (effect.operation, Value::Object(effect.target)))
                .collect();
            let due = [
                (
                    "newsroom.trigger_button",
                    json!({"ncsID": ncs, "roID": ro, "storyID": story, "itemID": item,
                        "buttonKey": button}),
                ),
                ("newsroom.update_mos_object", json!({ "objID": object })),
            ];
            if journal != due {
                wrong.push(format!("{due:?} arrived as {journal:?}: {outcome:?}"));
            }
        }
        hub.stop();
    }
    Ok(made)
}

/// Returns the random, unique id of a MOS object.
fn object(number: usize, text: &str) -> String {
    format!("{number}/{text}")
}

fn newsroom(names: &[[String; 5]]) -> Result<Show, Fault> {
    let rundowns = names
        .iter()
        .enumerate()
        .map(|(number, [ncs, ro, story, item, button])| {
            let object = json!({"objID": object(number, item), "created": "2026-03-04T09:15:00Z",
            "buttons": [{"id": button, "key": button}]});
            json!({"ncsID": ncs, "roID": ro, "roSlug": "Slug", "createdAt": "2026-03-04T09:00:00Z",
            "items": [{"storyID": story, "itemID": item, "mosObject": object}]})
        });
    let show = json!({"format": Show::FORMAT, "newsroomRundowns": rundowns.collect::<Vec<_>>()});
    Ok(Show::from_json(&show.to_string())?)
}
