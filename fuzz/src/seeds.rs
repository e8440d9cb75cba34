//! The seeds of each target: the requests and responses in the cases of the conformance suite, and
//! further inputs that these do not cover.

use gfxhub::schema::{OPERATIONS, ResponseType};
use gfxhub_tests::case::Case;
use gfxhub_tests::json::Json;
use gfxhub_tests::load;

use crate::{c_calls, hub_request, pieces, records, response, stage};

/// Reads the cases of the conformance suite.
///
/// # Panics
/// Panics if the cases cannot be read.
pub fn cases() -> Vec<Case> {
    load::committed_cases().unwrap_or_else(|why| panic!("{why}"))
}

/// Returns seeds for `value`: the arguments of the cases, whole responses, and other kinds of JSON.
pub fn values(cases: &[Case]) -> Vec<Vec<u8>> {
    let mut texts: Vec<String> = cases.iter().map(|case| case.arguments.compact()).collect();
    texts.extend(replies(cases).map(|(_, json)| json.compact()));
    texts.extend(
        [
            r#"[0,-0,-0.0,1.5e300,5e-324,9223372036854775807,18446744073709551615,1E+2]"#,
            r#"{"x":0.1,"y":2,"z":-3e-7,"w":1}"#,
            r#"{"location":{"x":1,"y":2,"z":3},"rotation":{"x":0,"y":0,"z":0},"fov":60.5}"#,
            r#"{"x":{"x":1,"y":0,"z":0,"w":0},"y":{"x":0,"y":1,"z":0,"w":0},"z":{"x":0,"y":0,"z":1,"w":0},"w":{"x":0,"y":0,"z":0,"w":1}}"#,
            r#"{"handle":"1F","pid":7,"memory":"2","width":1920,"height":1080,"unscaled":true}"#,
            r#"{"data":[1,[2,{"a":null}],"\ud83c\udfac \u0000 \\ \/ \b\f\n\r\t"]}"#,
            "{\"a\":1,\"b\":{\"c\":[]}}\u{ff}",
            "[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]",
        ]
        .map(str::to_owned),
    );
    let mut inputs: Vec<Vec<u8>> = texts.into_iter().map(String::into_bytes).collect();
    inputs.push(pieces::join(&["1", "1.0"]));
    inputs.push(pieces::join(&[
        r#"{"x":1,"y":2,"z":3}"#,
        r#"{"z":3,"y":2,"x":1}"#,
    ]));
    inputs
}

/// Returns seeds for `records`: records from responses, and bodies from arguments.
pub fn records(cases: &[Case]) -> Vec<Vec<u8>> {
    let mut inputs = Vec::new();
    for (operation, reply) in replies(cases) {
        let (ResponseType::List(record)
        | ResponseType::Record(record)
        | ResponseType::FirstOfList(record)) = operation.outcome
        else {
            continue;
        };
        let items = match reply {
            Json::List(items) => items.as_slice(),
            only => std::slice::from_ref(only),
        };
        let texts = items.iter().map(Json::compact);
        inputs.extend(texts.filter_map(|text| records::input(record.name, &text)));
    }
    for (operation, case) in with_operations(cases) {
        if let (Some(body), Some(given)) = (operation.body, case.arguments.get("body")) {
            inputs.extend(records::input(body.name, &given.compact()));
        }
    }
    inputs
}

/// Returns seeds for `path`: the path arguments of the cases.
pub fn paths(cases: &[Case]) -> Vec<Vec<u8>> {
    let input = |(operation, case): (&'static gfxhub::schema::OperationInfo, &Case)| {
        let at = OPERATIONS
            .iter()
            .position(|row| row.name == operation.name)?;
        let text = |argument: &gfxhub::schema::ArgumentInfo| match case.arguments.get(argument.wire)
        {
            Some(json) => json.as_text().map_or_else(|| json.compact(), str::to_owned),
            None => String::new(),
        };
        let texts: Vec<String> = operation.arguments.iter().map(text).collect();
        Some([vec![u8::try_from(at).ok()?], pieces::join(&texts)].concat())
    };
    with_operations(cases).filter_map(input).collect()
}

/// Returns seeds for `base_url`: valid and invalid addresses.
pub fn addresses(_: &[Case]) -> Vec<Vec<u8>> {
    [
        "http://10.0.0.5",
        "HTTP://Hub.local:8080/",
        "http://[fe80::1]:80/api/rest/v1/",
        "http://hub./a/b%20c/api/rest/v1",
        "https://hub:443/site",
        "http://name:a-long-password@hub/?x#y",
        "http://010.1.1",
        "http:/name:tttttttttttt@tttttttttttt",
        "10.0.0.5:8080",
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec()
}

/// Returns seeds for `show`: each part of the small show, and a minimal show.
pub fn shows(_: &[Case]) -> Vec<Vec<u8>> {
    let show = Json::parse(stage::SHOW).unwrap_or_else(|why| panic!("fuzz/show.json: {why}"));
    let part = |(name, part): &(String, Json)| {
        let Json::List(items) = part else { return None };
        let first = items.first()?.compact();
        Some(format!(r#"{{"format":1,"{name}":[{first}]}}"#).into_bytes())
    };
    let mut inputs: Vec<_> = show
        .members()
        .unwrap_or_default()
        .iter()
        .filter_map(part)
        .collect();
    inputs.push(include_bytes!("../../simulator/shows/minimal.json").to_vec());
    inputs
}

/// Returns seeds for `hub_request`: the requests of the cases, and control calls. A seed has one
/// connection or three, each with one request.
pub fn requests(cases: &[Case]) -> Vec<Vec<u8>> {
    let mut texts: Vec<String> = Vec::new();
    for case in cases {
        let Some(exchange) = &case.exchange else {
            continue;
        };
        let body = exchange.request.body.as_ref().map(Json::compact);
        texts.push(request(
            &exchange.request.method,
            &exchange.request.target,
            body,
        ));
    }
    texts.push(request(
        "POST",
        "/_control/clock",
        Some(r#"{"advance":1.5}"#.to_owned()),
    ));
    texts.push(request("GET", "/_control/journal?after=1", None));
    texts.push(request("GET", "/_control/requests?after=1", None));
    texts.push(request("GET", "/_control/state", None));
    texts.push(
        "POST /api/rest/v1/rgraphs/11/engines/3 HTTP/1.1\r\nHost: [::1]:80\r\n\
         Transfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
            .to_owned(),
    );
    let mut inputs: Vec<Vec<u8>> = texts
        .iter()
        .map(|text| hub_request::input(&[text]))
        .collect();
    inputs.extend(texts.chunks(3).map(hub_request::input));
    inputs
}

/// Returns seeds for `response`: the responses in the cases, and other responses of hubs and
/// proxies.
pub fn responses(cases: &[Case]) -> Vec<Vec<u8>> {
    let mut inputs: Vec<Vec<u8>> = cases.iter().flat_map(response::inputs).collect();
    for bytes in [
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n",
        "HTTP/1.0 200 OK\r\n\r\n[]",
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n[]",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\nA: b\r\n\r\n",
        "HTTP/1.1 404 OK\r\nTransfer-Encoding: chunkde\r\n\r\n0\r\n\r\n",
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: http://other/\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 503 Busy\r\nRetry-After: 1\r\nContent-Encoding: gzip\r\n\r\n",
        "\r\nICY 200 OK\r\n\r\n",
    ] {
        for call in [0, 10, 49] {
            inputs.push([&[call, 0, 0], bytes.as_bytes()].concat());
        }
    }
    inputs
}

/// Returns seeds for `faults`: every kind of fault without parameters, and a scenario with all
/// selectors.
pub fn faults(_: &[Case]) -> Vec<Vec<u8>> {
    let alone = |fault: &gfxhub_simulator::FaultInfo| {
        let name = fault.name;
        format!(r#"{{"seed":7,"faults":[{{"fault":"{name}","times":2}}]}}"#).into_bytes()
    };
    let mut inputs: Vec<Vec<u8>> = gfxhub_simulator::FAULT_CATALOG.iter().map(alone).collect();
    inputs.push(
        br#"{"seed":1,"faults":[{"fault":"status","status":503,"body":"busy","headers":{"Retry-After":"1"},"operation":"engines.*","nth":1,"every":2,"connection":1,"probability":0.5,"after":"effect"},{"fault":"close","engine":3,"path":"/api/rest/v1/engines/3/nodes/A%2FB*"},{"fault":"close","item":"7"}]}"#
            .to_vec(),
    );
    inputs
}

/// Returns seeds for `c_calls`: records and bodies to parse, and values to combine.
pub fn c_calls(cases: &[Case]) -> Vec<Vec<u8>> {
    let texts = replies(cases).map(|(_, json)| match json {
        Json::List(items) if !items.is_empty() => items[0].compact(),
        other => other.compact(),
    });
    texts.flat_map(|text| c_calls::inputs(&text)).collect()
}

fn request(method: &str, target: &str, body: Option<String>) -> String {
    let token = stage::TOKEN;
    let head =
        format!("{method} {target} HTTP/1.1\r\nHost: localhost\r\nX-Control-Token: {token}\r\n");
    match body {
        Some(body) => {
            let length = body.len();
            let said = "Content-Type: application/json";
            format!("{head}{said}\r\nContent-Length: {length}\r\n\r\n{body}")
        }
        None => format!("{head}\r\n"),
    }
}

fn with_operations(
    cases: &[Case],
) -> impl Iterator<Item = (&'static gfxhub::schema::OperationInfo, &Case)> {
    cases
        .iter()
        .filter_map(|case| Some((gfxhub::schema::operation(&case.operation)?, case)))
}

/// Returns the responses that are JSON.
fn replies(
    cases: &[Case],
) -> impl Iterator<Item = (&'static gfxhub::schema::OperationInfo, &Json)> {
    with_operations(cases).filter_map(|(operation, case)| {
        Some((operation, case.exchange.as_ref()?.reply.json.as_ref()?))
    })
}
