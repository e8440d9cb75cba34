//! Kills a hub during writes, again and again: what was acknowledged must be there afterwards.
//!
//! The program is its own child: with `serve FILE` it is the hub that gets killed. Rounds: 12, or
//! as many as `GFXHUB_KILLS` says.

mod ledger;
mod writers;

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use gfxhub_hub::{LocalHub, Options};
use ledger::Ledger;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["serve", file] => serve(file),
        // A test runner asks which tests there are; this is one, and it has no name.
        _ if arguments.iter().any(|argument| argument == "--list") => {}
        _ => kill_again_and_again(),
    }
}

/// The hub that gets killed: tells its port and waits for the end.
fn serve(file: &str) {
    let options = Options {
        store: Some(file.into()),
        ..Options::default()
    };
    let hub = LocalHub::start(options).expect("the hub starts on its store");
    writeln!(std::io::stdout(), "{}", hub.port()).expect("somebody reads the port");
    hub.wait();
}

fn kill_again_and_again() {
    let rounds = std::env::var("GFXHUB_KILLS")
        .ok()
        .and_then(|rounds| rounds.parse().ok());
    let rounds: u32 = rounds.unwrap_or(12);
    let name = format!("gfxhub-hub-kill-{}.redb", std::process::id());
    let file = std::env::temp_dir().join(name);
    let mut ledger = Ledger::default();
    for round in 0..rounds {
        if round % 3 == 0 {
            // One that is killed while it starts; the first while it makes its store.
            let starting = spawn(&file);
            std::thread::sleep(Duration::from_millis(u64::from(round) * 2 + 2));
            drop(starting);
        }
        let (hub, port) = start(&file);
        ledger.check(port);
        let writing = writers::start(port, ledger);
        // How far the writers come is the point: another moment in each round.
        std::thread::sleep(Duration::from_millis(u64::from(round * 37 % 90) + 5));
        drop(hub);
        ledger = writing.join();
    }
    let (hub, port) = start(&file);
    ledger.check(port);
    drop(hub);
    // The files were made by this run alone; the second is there if the first kill came early.
    let _ = std::fs::remove_file(&file);
    let _ = std::fs::remove_file(file.with_extension("redb.new"));
    assert!(
        ledger.acknowledged > u64::from(rounds),
        "the writers got something done"
    );
    let acknowledged = ledger.acknowledged;
    writeln!(
        std::io::stdout(),
        "{rounds} kills, {acknowledged} acknowledged, none lost"
    )
    .expect("there is an output");
}

/// A hub of its own process, killed when this goes; also when a check fails.
struct Victim(Child);

impl Drop for Victim {
    fn drop(&mut self) {
        // If it cannot be killed, it is gone already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn spawn(file: &Path) -> Victim {
    let program = std::env::current_exe().expect("this program has a path");
    let mut command = Command::new(program);
    let command = command.arg("serve").arg(file).stdout(Stdio::piped());
    Victim(command.spawn().expect("this program can be started again"))
}

fn start(file: &Path) -> (Victim, u16) {
    let mut victim = spawn(file);
    let output = victim.0.stdout.take().expect("its output is piped");
    let mut line = String::new();
    BufReader::new(output)
        .read_line(&mut line)
        .expect("the hub tells its port");
    let port = line
        .trim()
        .parse()
        .expect("the hub starts, also after a kill");
    (victim, port)
}

/// One request; status and body, or nothing if the hub was killed before it had answered.
fn request(port: u16, method: &str, path: &str, body: &str) -> Option<(u16, String)> {
    use std::io::Read;
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    let length = body.len();
    let request = format!(
        "{method} /api/rest/v1{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut reply = String::new();
    stream.read_to_string(&mut reply).ok()?;
    let (head, body) = reply.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let length = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "));
    let whole = length.is_none_or(|length| length.parse() == Ok(body.len()));
    whole.then(|| (status, body.to_owned()))
}
