//! Kills `gfxhub simulator --store FILE` repeatedly during writes. After each restart, all
//! acknowledged changes must still be there.

mod ledger;
mod writers;

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use ledger::Ledger;

/// Number of kills. The environment variable `GFXHUB_KILLS` overrides it.
const ROUNDS: u32 = 100;

#[test]
fn what_was_acknowledged_survives_every_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hub.store");
    let rounds = std::env::var("GFXHUB_KILLS").map_or(ROUNDS, |rounds| {
        rounds.parse().expect("GFXHUB_KILLS is a number")
    });
    let mut ledger = Ledger::default();
    for round in 0..rounds {
        if round % 3 == 0 {
            // Kills this hub while it is starting. In the first round, this is while it creates its
            // store.
            let starting = spawn(&file);
            std::thread::sleep(Duration::from_millis(u64::from(round % ROUNDS) * 2 + 2));
            drop(starting);
        }
        let (hub, port) = start(&file);
        ledger.check(port);
        let writing = writers::start(port, ledger);
        // The writers are interrupted at a different point in each round.
        std::thread::sleep(Duration::from_millis(u64::from(round * 37 % 90) + 5));
        drop(hub);
        ledger = writing.join();
    }
    let (hub, port) = start(&file);
    ledger.check(port);
    drop(hub);
    println!("{rounds} kills, {} calls acknowledged", ledger.acknowledged);
    assert!(
        ledger.acknowledged > u64::from(rounds),
        "the writers got something done"
    );
}

/// A hub in a separate process. It is killed on drop, even if a check failed.
struct HubProcess(Child);

impl Drop for HubProcess {
    fn drop(&mut self) {
        // If this fails, the process has already ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn spawn(file: &Path) -> HubProcess {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gfxhub"));
    let command = command
        .args(["--json", "simulator", "--port", "0", "--store"])
        .arg(file)
        .stdout(Stdio::piped());
    HubProcess(command.spawn().expect("the command can be started"))
}

fn start(file: &Path) -> (HubProcess, u16) {
    let mut victim = spawn(file);
    let output = victim.0.stdout.take().expect("its output is piped");
    let mut line = String::new();
    BufReader::new(output)
        .read_line(&mut line)
        .expect("the hub prints its address");
    let message: serde_json::Value =
        serde_json::from_str(&line).expect("the hub starts, also after a kill");
    let url = message["url"].as_str().expect("the message has an address");
    let (_, port) = url.rsplit_once(':').expect("the address has a port");
    (victim, port.parse().expect("a port is a number"))
}

/// Sends a request. Returns the status and the body, or `None` if the hub was killed before it
/// responded.
fn request(port: u16, method: &str, path: &str, body: &str) -> Option<(u16, String)> {
    use std::io::Read;
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    let length = body.len();
    let request = format!(
        "{method} /api/rest/v1{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut response = String::new();
    stream.read_to_string(&mut response).ok()?;
    let (head, body) = response.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let length = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "));
    let whole = length.is_none_or(|length| length.parse() == Ok(body.len()));
    whole.then(|| (status, body.to_owned()))
}
