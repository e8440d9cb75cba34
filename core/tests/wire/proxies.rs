//! Tests of proxies: those of the environment are ignored, and the configured one is used.

use super::{OK, Server, builder, child_process, client, command};

const NAMES: [&str; 6] = [
    "ALL_PROXY",
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "all_proxy",
    "http_proxy",
    "https_proxy",
];

#[test]
fn the_environment_names_no_proxy() {
    if let Some(url) = child_process::text() {
        // ureq itself would use the proxy. This shows that the environment is set up correctly.
        assert!(ureq::Proxy::try_from_env().is_some());
        let hub = client(&url);
        hub.engines().get(1).unwrap_err();
        command(&hub).unwrap();
        return;
    }
    let proxy = Server::answering_once(b"HTTP/1.1 502 No\r\nContent-Length: 0\r\n\r\n");
    let hub = Server::answering(OK);
    child_process::run_to_success(
        "proxies::the_environment_names_no_proxy",
        &hub.url(),
        |child| {
            for name in NAMES {
                child.env(name, proxy.url());
            }
            child.env_remove("NO_PROXY").env_remove("no_proxy");
        },
    );
    assert_eq!((hub.requests().len(), proxy.connections()), (2, 0));
}

#[test]
fn the_proxy_of_the_settings_is_used() {
    // After `CONNECT`, the proxy responds as the hub.
    let proxy = Server::start(|connection| {
        connection.request();
        connection.write(b"HTTP/1.1 200 Connection established\r\n\r\n");
        while connection.request().is_some() {
            connection.write(OK);
        }
    });
    let hub = builder("http://hub.example:8080").proxy(proxy.url());
    command(&hub.build().unwrap()).unwrap();
    let lines: Vec<String> = proxy.requests().into_iter().map(|r| r.line()).collect();
    assert_eq!(lines[0], "CONNECT hub.example:8080 HTTP/1.1");
    assert!(
        lines[1].starts_with("POST /api/rest/v1/playout/"),
        "{lines:?}"
    );
}
