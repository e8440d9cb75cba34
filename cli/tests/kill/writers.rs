//! Three clients that write as fast as they can until the hub is killed.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use serde_json::Value;

use crate::ledger::{Ledger, Places};
use crate::request;

/// The threads of the writers.
pub(crate) struct WriterThreads {
    ledger: Arc<Mutex<Ledger>>,
    threads: Vec<JoinHandle<()>>,
}

impl WriterThreads {
    /// Waits until all writers have noticed that the hub was killed. Returns the ledger.
    pub(crate) fn join(self) -> Ledger {
        for thread in self.threads {
            thread.join().expect("a writer that does not panic");
        }
        std::mem::take(&mut *lock(&self.ledger))
    }
}

fn lock(ledger: &Mutex<Ledger>) -> MutexGuard<'_, Ledger> {
    ledger.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts the writers.
pub(crate) fn start(port: u16, ledger: Ledger) -> WriterThreads {
    let places = Arc::new(Places::find(port));
    let ledger = Arc::new(Mutex::new(ledger));
    let writer = |write: fn(u16, &Places, &Mutex<Ledger>)| {
        let (places, ledger) = (Arc::clone(&places), Arc::clone(&ledger));
        std::thread::spawn(move || write(port, &places, &ledger))
    };
    let threads = vec![
        writer(count_property),
        writer(count_object),
        writer(make_and_delete),
    ];
    WriterThreads { ledger, threads }
}

fn count_property(port: u16, places: &Places, ledger: &Mutex<Ledger>) {
    let body = |next: i64| format!(r#"{{"Value": {next}}}"#);
    count(port, &places.property, body, ledger, |ledger| {
        &mut ledger.property
    });
}

fn count_object(port: u16, places: &Places, ledger: &Mutex<Ledger>) {
    let body = |next: i64| format!(r#"{{"data": {{"headline": {next}}}}}"#);
    count(port, &places.object, body, ledger, |ledger| {
        &mut ledger.headline
    });
}

fn count(
    port: u16,
    path: &str,
    body: impl Fn(i64) -> String,
    ledger: &Mutex<Ledger>,
    place: impl Fn(&mut Ledger) -> &mut Option<(i64, i64)>,
) {
    loop {
        let last = *place(&mut lock(ledger));
        let next = last.map_or(1, |(acknowledged, _)| acknowledged + 1);
        // Until the first response, the value that the hub had before is unknown.
        if let Some((acknowledged, _)) = last {
            *place(&mut lock(ledger)) = Some((acknowledged, next));
        }
        let Some((200, _)) = request(port, "PATCH", path, &body(next)) else {
            return;
        };
        let mut ledger = lock(ledger);
        *place(&mut ledger) = Some((next, next));
        ledger.acknowledged += 1;
    }
}

fn make_and_delete(port: u16, _: &Places, ledger: &Mutex<Ledger>) {
    loop {
        let name = format!("Rundown after {} calls", lock(ledger).acknowledged);
        let body = format!(r#"{{"name": "{name}"}}"#);
        let made = request(port, "POST", "/playout/rundowns", &body);
        let Some((201, made)) = made else { return };
        let made: Value = serde_json::from_str(&made).expect("a rundown");
        let id = made["id"].as_i64().expect("the number of a rundown");
        let mut books = lock(ledger);
        assert!(
            !books.deleted.contains(&id),
            "the number {id} was given before"
        );
        assert_eq!(
            books.rundowns.insert(id, name),
            None,
            "the number {id} was given before"
        );
        books.acknowledged += 1;
        let oldest = books
            .rundowns
            .keys()
            .next()
            .copied()
            .filter(|_| books.rundowns.len() > 5);
        let Some(oldest) = oldest else { continue };
        books.rundowns.remove(&oldest);
        books.doubtful.insert(oldest);
        drop(books);
        let gone = request(port, "DELETE", &format!("/playout/rundowns/{oldest}"), "");
        let Some((204, _)) = gone else { return };
        let mut books = lock(ledger);
        books.doubtful.remove(&oldest);
        books.deleted.insert(oldest);
        books.acknowledged += 1;
    }
}
