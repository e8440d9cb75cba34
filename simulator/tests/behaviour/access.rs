//! Tests of API keys, the license, host names and origins, and the control token.

use gfxhub_simulator::json::json;
use gfxhub_simulator::{License, Options, Show};

use crate::studio::{Studio, options};
use crate::wire::{Reply, send};

const ENGINES: &str = "/api/rest/v1/engines";

#[test]
fn a_key_is_wanted_when_there_is_one() {
    let key = Some("rh_secret".to_owned());
    let studio = Studio::with(Options {
        api_key: key,
        ..options()
    });
    let get = |target: &str, headers: &[&str]| {
        send(studio.hub.port(), "GET", target, headers, None).status
    };
    assert_eq!(get(ENGINES, &[]), 401);
    assert_eq!(get("/api/rest/v1/nothing", &[]), 401);
    assert_eq!(get(ENGINES, &["X-API-Key: rh_other"]), 403);
    assert_eq!(get(ENGINES, &["X-API-Key: rh_secre"]), 403);
    assert_eq!(get(ENGINES, &["x-api-key: rh_secret"]), 200);
    assert_eq!(get(&format!("{ENGINES}?api_key=rh_secret"), &[]), 200);
    assert_eq!(get(&format!("{ENGINES}?api_key=rh%5Fsecret&a=b"), &[]), 200);
    assert_eq!(get(&format!("{ENGINES}?api_key=no"), &[]), 403);
    assert!(!format!("{:?}", studio.hub).contains("rh_secret"));
}

#[test]
fn without_a_license_every_request_is_refused() {
    let studio = Studio::with(Options {
        license: License::missing(),
        ..options()
    });
    let response = studio.call("GET", "/engines", None);
    assert_eq!(response.status, 403);
    assert!(response.text().contains("not licensed"));
    let body = r#"{"error": "no license"}"#.to_owned();
    let license = License::Missing {
        status: 402,
        body: body.clone(),
    };
    let studio = Studio::with(Options {
        license,
        ..options()
    });
    let response = studio.post("/playout/rundowns", json!({ "name": "x" }));
    assert_eq!((response.status, response.text()), (402, body.as_str()));
    assert_eq!(
        response.header("content-type"),
        Some("application/json; charset=utf-8")
    );
    assert_eq!(studio.hub.journal(), []);
}

#[test]
fn no_web_page_presses_a_button() {
    let allowed_hosts = vec!["studio.example".to_owned()];
    let studio = Studio::with(Options {
        allowed_hosts,
        ..options()
    });
    let port = studio.hub.port();
    let button = "/api/rest/v1/playout/rundowns/7/items/70/in";
    let press = |headers: &[&str]| send(port, "POST", button, headers, Some(b""));
    for refused in [
        &["Host: evil.example"][..],
        &["Host: 127.0.0.1.evil.example"],
        &["Host: [::1]evil.example"],
        &["Host: [::1]:80evil.example"],
        &["Host: [localhost]"],
        &["Host: localhost:80.evil.example"],
        &["Origin: http://evil.example"],
        &["Origin: null"],
        &["Origin: http://127.0.0.1:1"],
        &["Host: studio.example", "Origin: http://127.0.0.1"],
    ] {
        let response = press(refused);
        assert_eq!(response.status, 403, "{refused:?}");
        assert!(response.text().starts_with("This hub"), "{refused:?}");
    }
    assert_eq!(press(&["Host: a", "Host: localhost"]).status, 400);
    assert_eq!(studio.hub.journal(), []);
    let own = format!("Origin: http://127.0.0.1:{port}");
    assert_eq!(press(&[&own]).status, 200);
    assert_eq!(press(&["Host: localhost:8080"]).status, 200);
    assert_eq!(press(&["Host: [::1]:8080"]).status, 200);
    assert_eq!(
        press(&["Host: studio.example", "Origin: https://studio.example"]).status,
        200
    );
    assert_eq!(studio.hub.journal().len(), 4);
}

/// Starts a hub that requires a key and allows the pages of one other origin.
fn with_panel() -> Studio {
    Studio::with(Options {
        api_key: Some("k3y".to_owned()),
        allowed_origins: vec!["http://panel.example:3000".parse().unwrap()],
        ..options()
    })
}

const PANEL: &str = "Origin: http://panel.example:3000";
const KEY: &str = "X-API-Key: k3y";

fn origin_of(reply: &Reply) -> (Option<&str>, Option<&str>) {
    let header = |name| reply.header(name);
    (header("access-control-allow-origin"), header("vary"))
}

#[test]
fn a_page_of_an_allowed_origin_calls_and_reads_the_responses() {
    let studio = with_panel();
    let port = studio.hub.port();
    let shared = (Some("http://panel.example:3000"), Some("origin"));
    let engines = send(port, "GET", ENGINES, &[PANEL, KEY], None);
    assert_eq!((engines.status, origin_of(&engines)), (200, shared));
    let exposed = engines.header("access-control-expose-headers");
    assert_eq!(exposed, Some("Allow, Retry-After"));
    assert_eq!(engines.header("access-control-allow-credentials"), None);
    // Refusals have the header too, since the page could not read the reason otherwise.
    for (status, target, headers) in [
        (401, ENGINES, &[PANEL][..]),
        (403, ENGINES, &[PANEL, "X-API-Key: other"]),
        (404, "/api/rest/v1/nothing", &[PANEL, KEY]),
        (404, "/nothing", &[PANEL]),
        (400, "/api/rest/v1/engines/%zz", &[PANEL, KEY]),
    ] {
        let refused = send(port, "GET", target, headers, None);
        assert_eq!(
            (refused.status, origin_of(&refused)),
            (status, shared),
            "{target}"
        );
    }
    // Responses that a fault sends as bytes also have the header.
    for fault in ["drip-head", "status"] {
        let scenario = json!({ "faults": [{ "fault": fault }] });
        studio.hub.set_faults_json(&scenario.to_string()).unwrap();
        let faulted = send(port, "GET", ENGINES, &[PANEL, KEY], None);
        assert_eq!(origin_of(&faulted), shared, "{fault}");
    }
    studio.hub.clear_faults();
    // A cache must not pass the response for one page to another page.
    let without = send(port, "GET", ENGINES, &[KEY], None);
    assert_eq!(origin_of(&without), (None, Some("origin")));
    let button = "/api/rest/v1/playout/rundowns/7/items/70/in";
    for foreign in [
        "Origin: http://panel.example",
        "Origin: https://panel.example:3000",
        "Origin: http://evil.panel.example:3000",
        "Origin: null",
    ] {
        let refused = send(port, "POST", button, &[foreign, KEY], Some(b""));
        assert_eq!(
            (refused.status, origin_of(&refused).0),
            (403, None),
            "{foreign}"
        );
        assert!(refused.text().contains("--allow-origin"), "{refused:?}");
    }
    let both = [PANEL, "Origin: http://evil.example", KEY];
    assert_eq!(send(port, "POST", button, &both, Some(b"")).status, 403);
    assert_eq!(studio.hub.journal(), []);
    assert_eq!(
        send(port, "POST", button, &[PANEL, KEY], Some(b"")).status,
        200
    );
}

#[test]
fn a_browser_that_asks_first_is_told_what_it_may_send_without_a_key() {
    let studio = with_panel();
    let port = studio.hub.port();
    let property = "/api/rest/v1/engines/1/nodes/Mixer_0/properties/Default%2F%2FOpacity%2F0";
    let wants = [
        "Access-Control-Request-Method: PATCH",
        "Access-Control-Request-Headers: content-type,x-api-key",
    ];
    let ask = |headers: &[&str]| {
        let headers = [headers, &wants].concat();
        send(port, "OPTIONS", property, &headers, None)
    };
    let response = ask(&[PANEL]);
    assert_eq!(response.bare(), 204);
    let header = |name| response.header(name);
    assert_eq!(
        header("access-control-allow-origin"),
        Some("http://panel.example:3000")
    );
    let methods = header("access-control-allow-methods").unwrap();
    for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
        assert!(methods.split(", ").any(|it| it == method), "{methods}");
    }
    let headers = header("access-control-allow-headers").unwrap();
    for name in ["Content-Type", "X-API-Key", "X-Request-Id"] {
        assert!(headers.split(", ").any(|it| it == name), "{headers}");
    }
    assert_eq!(header("access-control-allow-private-network"), None);
    let private = ask(&[PANEL, "Access-Control-Request-Private-Network: true"]);
    assert_eq!(
        private.header("access-control-allow-private-network"),
        Some("true")
    );
    let foreign = ask(&["Origin: http://evil.example"]);
    assert_eq!((foreign.status, origin_of(&foreign).0), (403, None));
    assert_eq!(foreign.header("access-control-allow-methods"), None);
    // A hub that allows no other page sends none of these headers.
    let studio = Studio::new();
    let reply = studio.call("GET", "/engines", None);
    assert_eq!(origin_of(&reply), (None, None));
    let own = format!("Origin: http://127.0.0.1:{}", studio.hub.port());
    let reply = send(
        studio.hub.port(),
        "OPTIONS",
        property,
        &[&own, wants[0]],
        None,
    );
    assert_eq!((reply.status, origin_of(&reply)), (204, (None, None)));
}

#[test]
fn pages_of_allowed_origins_get_no_control() {
    let studio = with_panel();
    let port = studio.hub.port();
    let token = format!("X-Control-Token: {}", studio.hub.token());
    for path in [
        "/",
        "/page/app.js",
        "/page/stage",
        "/_control/token",
        "/_control/state",
    ] {
        let refused = send(port, "GET", path, &[PANEL, KEY, &token], None);
        assert_eq!(
            (refused.status, origin_of(&refused)),
            (403, (None, None)),
            "{path}"
        );
        assert!(!refused.text().contains("--allow-origin"), "{refused:?}");
    }
    let ask = [PANEL, "Access-Control-Request-Method: PUT"];
    let refused = send(port, "OPTIONS", "/_control/faults", &ask, None);
    assert_eq!((refused.status, origin_of(&refused)), (403, (None, None)));
}

#[test]
fn control_calls_want_the_token() {
    let studio = Studio::with(Options {
        control_token: Some("t0k".to_owned()),
        ..options()
    });
    assert_eq!(studio.hub.token(), "t0k");
    let call = |method: &str, path: &str, headers: &[&str], body: Option<&[u8]>| {
        send(studio.hub.port(), method, path, headers, body)
    };
    let token = &["X-Control-Token: t0k"][..];
    for path in [
        "/_control/journal",
        "/_control/clock",
        "/_control/state",
        "/_control/none",
    ] {
        assert_eq!(call("GET", path, &[], None).status, 403);
        assert_eq!(
            call("GET", path, &["X-Control-Token: other"], None).status,
            403
        );
    }
    assert_eq!(call("GET", "/_control/none", token, None).status, 404);
    assert_eq!(call("DELETE", "/_control/journal", token, None).status, 405);
    let moved = call(
        "POST",
        "/_control/clock",
        token,
        Some(br#"{"advance": 1.5}"#),
    );
    assert_eq!(
        moved.parts(),
        (200, json!({ "mode": "manual", "elapsed": 1.5 }))
    );
    assert_eq!(studio.hub.clock().elapsed().as_secs_f64(), 1.5);
    for wrong in [
        &b"{}"[..],
        br#"{"advance": -1}"#,
        br#"{"advance": "1"}"#,
        b"",
    ] {
        assert_eq!(
            call("POST", "/_control/clock", token, Some(wrong)).status,
            422
        );
    }
    let headers = &["X-Request-Id: take 7"];
    let button = "/api/rest/v1/playout/rundowns/7/items/70/in";
    assert_eq!(call("POST", button, headers, None).status, 200);
    assert_eq!(call("POST", button, &[], None).status, 200);
    let journal = call("GET", "/_control/journal", token, None).json();
    assert_eq!(journal["last"], 2);
    assert_eq!(journal["effects"][0]["requestId"], "take 7");
    assert_eq!(journal["effects"][0]["at"], 1.5);
    assert_eq!(journal["effects"][0]["target"]["itemId"], 70);
    assert!(journal["effects"][1].get("requestId").is_none());
    let later = call("GET", "/_control/journal?after=1", token, None).json();
    assert_eq!(later["effects"], json!([journal["effects"][1]]));
    assert_eq!(
        call("GET", "/_control/journal?after=x", token, None).status,
        400
    );
    assert_eq!(
        call("GET", "/_control/state", token, None).json()["items"],
        3
    );
    let schema = call("GET", "/_control/show.schema.json", token, None).json();
    assert_eq!(serde_json::to_value(schema).unwrap(), Show::schema());
    for (name, schema) in gfxhub_simulator::document_schemas() {
        let served = call("GET", &format!("/_control/{name}"), token, None);
        assert_eq!(served.json(), schema, "{name}");
    }
    // Each hub has a different token.
    let (one, two) = (Studio::new(), Studio::new());
    assert!(one.hub.token().len() == 32 && one.hub.token() != two.hub.token());
}

#[test]
fn real_time_is_not_advanced() {
    let clock = gfxhub_simulator::ClockMode::Real;
    let studio = Studio::with(Options { clock, ..options() });
    let response = studio.control("POST", "clock", Some(r#"{"advance": 1}"#));
    assert_eq!(response.status, 409);
    assert!(
        response.json()["error"]
            .as_str()
            .unwrap()
            .contains("manual clock")
    );
}
