//! Sends every path segment in `segments.json` through each operation that has a text in its path.
//! Checks that the same text arrives for the same operation.

use gfxhub::{Client, ErrorKind};
use gfxhub_tests::case::Reply;
use gfxhub_tests::json::Json;
use gfxhub_tests::operation::Operation;
use gfxhub_tests::route::route;
use gfxhub_tests::segments::segments;
use gfxhub_tests::server::ScriptedServer;

/// Returns the arguments of a call: the segment for every argument that is text, and `3` for all
/// others.
fn arguments(operation: &Operation, segment: &str) -> Json {
    let mut members: Vec<(String, Json)> = Vec::new();
    for (name, is_text) in operation.arguments.iter().zip(&operation.text_arguments) {
        let value = if *is_text {
            Json::Text(segment.to_owned())
        } else {
            Json::Number("3".into())
        };
        members.push((name.clone(), value));
    }
    let body = match operation.id.as_str() {
        "engines.set_property" => Some(r#"{"Value":0.5}"#),
        "engines.call_function" => Some(r#"{"Parameters":[]}"#),
        "newsroom.update_mos_object" => Some(r#"{"data":{}}"#),
        _ => None,
    };
    members.extend(body.map(|body| ("body".to_owned(), Json::parse(body).expect("JSON"))));
    Json::Object(members)
}

#[test]
fn every_segment_arrives_as_the_same_text_for_the_same_operation() {
    let segments = segments();
    let all = Operation::all();
    let operations: Vec<&Operation> = all
        .iter()
        .filter(|row| row.text_arguments.contains(&true))
        .collect();
    assert_eq!(operations.len(), 12);
    let server = ScriptedServer::start().unwrap();
    let client = Client::new(&server.url()).unwrap();
    for operation in operations {
        for segment in &segments {
            server.answer(Reply {
                status: 404,
                ..Reply::default()
            });
            let given = arguments(operation, segment).compact();
            let error = client.invoke(&operation.id, &given).unwrap_err();
            assert_eq!(
                error.kind(),
                ErrorKind::NotFound,
                "{} {segment:?}: {error}",
                operation.id
            );
            let seen = server.seen();
            assert_eq!(
                seen.faults,
                Vec::<String>::new(),
                "{} {segment:?}",
                operation.id
            );
            let [request] = &seen.requests[..] else {
                panic!(
                    "{} {segment:?}: {} requests",
                    operation.id,
                    seen.requests.len()
                );
            };
            let read = route(&all, &request.method, &request.target);
            let (row, texts) = read.unwrap_or_else(|| panic!("{segment:?}: {}", request.target));
            assert_eq!(row.id, operation.id, "{segment:?}: {}", request.target);
            for (text, is_text) in texts.iter().zip(&operation.text_arguments) {
                let due = if *is_text { segment.as_str() } else { "3" };
                assert_eq!(text, due, "{}: {}", operation.id, request.target);
            }
        }
    }
}
