//! Tests that the log contains no secrets, even at its most detailed level.

#![cfg(test)]

use std::io::Write;
use std::sync::{LazyLock, Mutex};

use gfxhub::schema::{FieldType, OPERATIONS, OperationInfo};
use gfxhub::{Client, ClientBuilder};
use gfxhub_test_support::{Connection, Server, tls};
use log::{LevelFilter, Log, Metadata, Record};
use serde_json::{Map, Value, json};

const KEY: &str = "k3y-0f-the-hub";
const TOKEN: &str = "t0ken-0f-the-gateway";
const COOKIE: &str = "c00kie-0f-the-gateway";
const STUDIO: &str = "header-with-a-plain-name";
const USER: &str = "us3r-of-the-proxy";
const PASSWORD: &str = "passw0rd/of+the proxy";

/// User name and password in the form in which an address contains them.
const USERINFO: &str = "us3r-of-the-proxy:passw0rd%2Fof%2Bthe%20proxy";
/// The same user name and password in the form in which a header contains them.
const CREDENTIALS: &str = "dXMzci1vZi10aGUtcHJveHk6cGFzc3cwcmQvb2YrdGhlIHByb3h5";

const SECRETS: [&str; 7] = [KEY, TOKEN, COOKIE, STUDIO, USER, PASSWORD, CREDENTIALS];

const OK: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 16\r\n\r\n{\"success\":true}";

/// The lines of the log.
#[derive(Default)]
struct CapturedLog {
    lines: String,
    /// The bytes that were logged in hexadecimal, sixteen in each line.
    dumped: Vec<u8>,
}

struct Collector(Mutex<CapturedLog>);

impl Log for Collector {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &Record<'_>) {
        let line = record.args().to_string();
        let mut all = self.0.lock().unwrap();
        let digits = line.as_bytes().get(..40).unwrap_or_default();
        let digits: Vec<u8> = digits.iter().filter(|it| **it != b' ').copied().collect();
        let bytes = digits.chunks(2).map_while(|pair| {
            let text = std::str::from_utf8(pair).ok()?;
            u8::from_str_radix(text, 16).ok()
        });
        if record.target().starts_with("ureq_proto") {
            all.dumped.extend(bytes);
        }
        all.lines += &format!("{} {line}\n", record.target());
    }

    fn flush(&self) {}
}

static COLLECTOR: LazyLock<Collector> = LazyLock::new(|| Collector(Mutex::default()));

/// Returns a value of this type.
fn value(shape: &FieldType) -> Value {
    match shape {
        FieldType::Boolean => json!(true),
        FieldType::Integer | FieldType::Seconds => json!(1),
        FieldType::Text | FieldType::NonEmptyString => json!("text"),
        FieldType::Id(id) if id.text => json!("7be5a9e0-4bd1-4d4e-9d0f-6d5a5a0c1b11"),
        FieldType::Id(_) => json!(3),
        FieldType::Enum(words) => json!(words.values[0]),
        FieldType::List(each) => json!([value(each)]),
        FieldType::RecordMap(each) => json!({ "name": value(each) }),
        FieldType::Body(body) => {
            let fields = body
                .fields
                .iter()
                .map(|it| (it.wire.to_owned(), value(&it.shape)));
            Value::from(fields.collect::<Map<_, _>>())
        }
        _ => json!({ "name": 1 }),
    }
}

fn arguments(operation: &OperationInfo) -> String {
    let path = operation.arguments.iter();
    let path = path.map(|it| (it.wire.to_owned(), value(&it.shape)));
    let body = operation
        .body
        .map(|body| ("body".to_owned(), value(&FieldType::Body(body))));
    Value::from(path.chain(body).collect::<Map<_, _>>()).to_string()
}

/// Calls every operation, and sends a raw request with the method and the path of each.
fn call_everything(builder: ClientBuilder) {
    let builder = builder.api_key(KEY).max_attempts(1);
    let builder = builder.header("Authorization", format!("Bearer {TOKEN}"));
    let builder = builder.header("Cookie", format!("gateway={COOKIE}"));
    let client: Client = builder.header("X-Studio", STUDIO).build().unwrap();
    for operation in OPERATIONS {
        // Errors are ignored, because the response does not fit every operation.
        let _ = client.invoke(operation.name, &arguments(operation));
        let body = operation.body.map(|_| r#"{"a":1}"#);
        let path = operation.path.replace(['{', '}'], "");
        let _ = client.request(operation.method, &path, body);
    }
}

/// Checks that a server received every request with its secrets.
fn assert_arrived(requests: &[gfxhub_test_support::Request]) {
    let of_hub: Vec<_> = requests
        .iter()
        .filter(|request| request.method != "CONNECT")
        .collect();
    assert_eq!(of_hub.len(), 2 * OPERATIONS.len());
    for request in of_hub {
        for (name, value) in [
            ("x-api-key", KEY.to_owned()),
            ("authorization", format!("Bearer {TOKEN}")),
            ("cookie", format!("gateway={COOKIE}")),
            ("x-studio", STUDIO.to_owned()),
        ] {
            let found = request.headers.iter().filter(|(other, _)| other == name);
            let values: Vec<_> = found.map(|(_, value)| value).collect();
            assert_eq!(values, [&value], "{request:?}");
        }
        assert!(!request.has("proxy-authorization", &format!("Basic {CREDENTIALS}")));
    }
}

#[test]
fn no_secret_of_a_client_is_in_what_a_logger_gathers() {
    log::set_logger(&*COLLECTOR).unwrap();
    log::set_max_level(LevelFilter::Trace);

    let hub = Server::answering(OK);
    call_everything(Client::builder(&hub.url()));
    assert_arrived(&hub.requests());

    let proxy = Server::start(|connection| {
        while let Some(request) = connection.request() {
            match request.method.as_str() {
                "CONNECT" => connection.write(b"HTTP/1.1 200 Connection established\r\n\r\n"),
                _ => connection.write(OK),
            }
        }
    });
    let address = format!("http://{USERINFO}@{}", proxy.address);
    call_everything(Client::builder("http://hub.example").proxy(address));
    assert_arrived(&proxy.requests());
    let requests = proxy.requests();
    let connects = requests.iter().filter(|it| it.method == "CONNECT");
    let asked = format!("Basic {CREDENTIALS}");
    assert!(connects.clone().count() == 2 * OPERATIONS.len());
    assert!(
        connects
            .clone()
            .all(|it| it.has("proxy-authorization", &asked))
    );

    let requests: &'static Mutex<Vec<_>> = Box::leak(Box::default());
    let secured = Server::start(move |connection: &mut Connection| {
        let stream = connection.stream.try_clone().unwrap();
        let mut stream = tls::secure(stream, &tls::config().unwrap()).unwrap();
        while let Some(request) = tls::request(&mut stream) {
            requests.lock().unwrap().push(request);
            let _ = stream.write_all(OK);
        }
    });
    let builder = Client::builder(&format!("https://{}", secured.address));
    call_everything(builder.ca_file(tls::file("authority.pem")));
    assert_arrived(&requests.lock().unwrap());

    let all = COLLECTOR.0.lock().unwrap();
    let dumped = String::from_utf8_lossy(&all.dumped);
    // This shows that the log does contain lines of ureq, and requests in hexadecimal.
    assert!(all.lines.contains("ureq::run POST http://"));
    let own = format!(
        "gfxhub engines.list GET {}/api/rest/v1/engines: ",
        hub.url()
    );
    assert!(all.lines.contains(&own));
    assert!(dumped.contains("POST /api/rest/v1/"));
    assert!(dumped.contains("accept: */*\r\n"));
    for secret in SECRETS {
        for text in [&dumped[..], &all.lines] {
            let found = text.find(secret);
            assert!(found.is_none(), "{secret} at {found:?}");
        }
    }
}
