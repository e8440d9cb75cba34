//! Tests that an error names the id that does not exist.

use std::time::{Duration, Instant};

use gfxhub::{CallOptions, Client, Effect, Error, FunctionCall, Method, PropertyAddress};
use gfxhub_simulator::LocalHub;
use gfxhub_test_support::{Server, server::closing_response};

/// Text in the errors of a client whose setting `explain_errors` is off.
const OFF: &str = " Set explain_errors to learn if something is missing.";

fn hub() -> LocalHub {
    LocalHub::start(Default::default()).expect("a free port")
}

/// Returns a client that explains its errors.
fn client(url: &str) -> Client {
    let settings = Client::builder(url).explain_errors(true);
    settings
        .timeout(Duration::from_secs(8))
        .build()
        .expect("settings that can be used")
}

/// Returns the error of a call by name.
fn failed(client: &Client, name: &str, arguments: &str) -> Error {
    let outcome = client.invoke(name, arguments);
    outcome.expect_err("something is missing")
}

/// Calls with a wrong id. The line after each call is the explanation in its error.
const WRONG: &str = r#"
engines.get {"engineId":2}
    there is no engine 2; did you mean 3 (Studio A), 4 (Studio A Virtual Set), 7 (Studio B) or 9 (Preview)?
engines.list_nodes {"engineId":33}
    there is no engine 33; did you mean 3 (Studio A)?
engines.get_node {"engineId":3,"nodePath":"Cyclorma"}
    engine 3 has no node Cyclorma; did you mean Cyclorama?
engines.list_functions {"engineId":3,"nodePath":"cyclorama"}
    engine 3 has no node cyclorama; did you mean Cyclorama?
engines.get_node {"engineId":33,"nodePath":"Cyclorama"}
    there is no engine 33; did you mean 3 (Studio A)?
engines.get_property {"engineId":3,"nodePath":"Cyclorama","propertyPath":"Material//Softnes/0"}
    node Cyclorama has no property Material//Softnes/0; did you mean Material//Softness/0 (Softness)?
engines.set_property {"engineId":3,"nodePath":"Cyclorama","propertyPath":"Softness","body":{"Value":1}}
    node Cyclorama has no property Softness; did you mean Material//Softness/0 (Softness)?
engines.get_property {"engineId":3,"nodePath":"Cyclo","propertyPath":"x"}
    engine 3 has no node Cyclo.
engines.get_property {"engineId":33,"nodePath":"Cyclorama","propertyPath":"x"}
    there is no engine 33; did you mean 3 (Studio A)?
engines.call_function {"engineId":3,"nodePath":"Cyclorama","functionPath":"Material//ResetMsk/0","body":{"Parameters":[]}}
    node Cyclorama has no function Material//ResetMsk/0; did you mean Material//ResetMask/0 (Reset Mask)?
engines.get_node {"engineId":4,"nodePath":"Tracked Camera"}
    engine 4 has no node Tracked Camera; did you mean 194fc7dd-6d85-51ae-856d-7d51fc605a5e (Tracked Camera)?
playout.get_rundown {"rundownId":99}
    there is no playout rundown 99.
playout.delete_rundown {"rundownId":22}
    there is no playout rundown 22; did you mean 2 (Sport Tonight)?
playout.list_items {"rundownId":11}
    there is no playout rundown 11; did you mean 1 (Evening News)?
playout.get_item {"rundownId":2,"itemId":1}
    playout rundown 2 has no item 1; did you mean 11 (Score), 12 (Match Clock), 13 (Guest 2), 14 (Coach Quote) or 15 (Full Time)?
playout.update_item {"rundownId":11,"itemId":1,"body":{"name":"x"}}
    there is no playout rundown 11; did you mean 1 (Evening News)?
playout.trigger_button {"rundownId":1,"itemId":2,"buttonKey":"ni"}
    item 2 has no button ni; did you mean in (In)?
playout.trigger_button {"rundownId":1,"itemId":222,"buttonKey":"in"}
    playout rundown 1 has no item 222.
newsroom.list_device_rundowns {"ncsID":"SPORT.NCS.STUDI"}
    there is no newsroom system SPORT.NCS.STUDI; did you mean SPORT.NCS.STUDIO?
newsroom.get_rundown {"ncsID":"SPORT.NCS.STUDIO","roID":"69425949"}
    newsroom system SPORT.NCS.STUDIO has no rundown 69425949; did you mean 69425946 (Sport Tonight) or 69425947 (Sport Sunday)?
newsroom.trigger_button {"ncsID":"SPORT.NCS.STUDIO","roID":"69425946","storyID":"1","itemID":"69425951","buttonKey":"in"}
    rundown 69425946 has no story 1.
newsroom.trigger_button {"ncsID":"SPORT.NCS.STUDIO","roID":"69425946","storyID":"69425950","itemID":"69425953","buttonKey":"in"}
    story 69425950 has no item 69425953; did you mean 69425951 (Score bug) or 69425952 (Line-up)?
newsroom.trigger_button {"ncsID":"SPORT.NCS.STUDIO","roID":"69425946","storyID":"69425950","itemID":"69425951","buttonKey":"home!"}
    item 69425951 has no button home!; did you mean
graphs.get {"graphId":20}
    there is no graph 20; did you mean
rgraphs.get {"rgraphId":19}
    there is no rgraph 19; did you mean
ustates.load {"ustateId":39,"body":{"engineHostId":7}}
    there is no ustate 39; did you mean
launcher.get {"launchId":4}
    there is no launch configuration 4; did you mean 1 (Evening News), 2 (Election Special) or 3 (Weather Preview)?
launcher.launch {"launchId":11}
    there is no launch configuration 11; did you mean 1 (Evening News)?
launcher.get_renderer {"launchId":1,"rendererId":104}
    launch configuration 1 has no renderer 104; did you mean 101, 102 or 103?
launcher.start_renderer {"launchId":11,"rendererId":101}
    there is no launch configuration 11; did you mean 1 (Evening News)?
"#;

/// Returns the name, the arguments and the explanation of each call in [`WRONG`].
fn wrong() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let lines: Vec<&str> = WRONG.trim().lines().collect();
    let rows: Vec<_> = lines
        .chunks(2)
        .map(|row| {
            let (name, arguments) = row[0].split_once(' ').expect("a name and arguments");
            (name, arguments, row[1].trim())
        })
        .collect();
    rows.into_iter()
}

#[test]
fn what_is_missing_is_named_with_what_is_most_like_it() {
    let hub = hub();
    for (name, arguments, missing) in wrong() {
        let before = hub.requests_since(0).len();
        let error = failed(&client(&hub.url()), name, arguments);
        let text = error.message();
        assert!(text.contains(&format!("; {missing}")), "{name}: {text}");
        assert!(!text.contains("Hubs also respond"), "{text}");
        let reads = hub.requests_since(0).len() - before - 1;
        assert!((1..=2).contains(&reads), "{name}: {reads} reads");
    }
}

#[test]
fn without_the_setting_the_message_names_it_and_nothing_is_asked() {
    let hub = hub();
    let client = Client::new(&hub.url()).unwrap();
    for (name, arguments, _) in wrong() {
        let before = hub.requests_since(0).len();
        let error = failed(&client, name, arguments);
        assert!(error.message().contains(OFF), "{name}: {error}");
        assert_eq!(hub.requests_since(0).len(), before + 1, "{name}");
    }
    // Even with the setting, raw requests and objects that are in no list get no explanation, so
    // their errors do not name the setting.
    let raw = client.request(Method::Get, "/api/rest/v1/engines/2", None);
    let object = failed(
        &client,
        "newsroom.update_mos_object",
        r#"{"objID":"1","body":{}}"#,
    );
    for error in [raw.unwrap_err(), object] {
        assert!(!error.message().contains("explain_errors"), "{error}");
    }
}

/// The error about a missing object keeps the effect of its status. Its message says that nothing
/// can have been changed.
#[test]
fn where_a_thing_does_not_exist_nothing_can_have_been_changed() {
    let hub = hub();
    let cut = FunctionCall::without_parameters();
    let engines = client(&hub.url()).engines();
    let error = engines.call_function(3, "Cyclorma", "Default//Cut/0", &cut);
    let error = error.unwrap_err();
    assert_eq!((error.status(), error.effect()), (Some(500), Effect::Maybe));
    assert!(
        error.message().ends_with(
            "; engine 3 has no node Cyclorma; did you mean Cyclorama? Nothing can have been changed, unless it \
             was there a moment ago. Check the ids and the paths; they change when a graph or a show is loaded again."
        ),
        "{error}"
    );

    // The message does not deny an effect here, because the failed delete itself may have removed
    // the object.
    let fault = r#"{"faults":[{"fault":"status","status":500,"after":"effect"}]}"#;
    hub.set_faults_json(&fault.replace(
        "\"after\"",
        "\"operation\":\"playout.delete_item\",\"after\"",
    ))
    .unwrap();
    let error = client(&hub.url()).playout().delete_item(1, 2).unwrap_err();
    assert_eq!(error.effect(), Effect::Maybe);
    let text = error.message();
    assert!(
        text.contains("; playout rundown 1 has no item 2; did you mean"),
        "{text}"
    );
    assert!(text.contains("It may have taken effect"), "{text}");
}

#[test]
fn where_all_exists_the_message_says_so() {
    let hub = hub();
    let fault = r#"{"faults":[{"fault":"status","status":500,"operation":"engines.set_property"},
        {"fault":"status","status":404,"operation":"launcher.launch"}]}"#;
    hub.set_faults_json(fault).unwrap();
    let set = client(&hub.url())
        .engines()
        .set_property(3, "Mixer_0", "Default//Opacity/0", 0.5);
    let launch = client(&hub.url()).launcher().launch(1);
    for error in [set.unwrap_err(), launch.unwrap_err()] {
        let said = " Everything that the URL names exists. Look at the hub's log.";
        assert!(error.message().ends_with(said), "{error}");
    }
}

/// A sub-field of an RE5 property is not in the list of properties.
#[test]
fn a_sub_field_is_not_called_missing() {
    let hub = hub();
    let (node, pin) = (
        "3e3fdd2a-1b81-5e90-9cd4-b84b183bdfae",
        "c12c96f7-5444-587e-b151-975412bb2d66",
    );
    let engines = client(&hub.url()).engines();
    let error = engines
        .set_property(4, node, format!("{pin}.q"), 1)
        .unwrap_err();
    assert!(!error.message().contains("has no property"), "{error}");
}

#[test]
fn the_calls_within_a_composed_call_are_explained_too() {
    let hub = hub();
    let error = failed(
        &client(&hub.url()),
        "playout.update_fields",
        r#"{"rundownId":1,"itemId":22,"body":{"fields":{"headline":"x"}}}"#,
    );
    assert!(
        error.message().contains("playout rundown 1 has no item 22"),
        "{error}"
    );
}

/// Starts a server that answers requests for the property `x` with this status, and requests for
/// lists with the bytes that `list` returns.
fn listing(answer: &'static str, list: impl Fn() -> Vec<u8> + Send + Sync + 'static) -> Server {
    Server::answering_each(move |request| match request.target.ends_with("/x") {
        true => closing_response(answer, "text/plain", "no"),
        false => list(),
    })
}

/// Returns the error of reading the property `x` of engine 3.
fn read(client: &Client) -> Error {
    client
        .engines()
        .get_property(3, "n", "x")
        .expect_err("a failure")
}

#[test]
fn an_error_stays_as_it_was_if_the_lists_cannot_be_read() {
    let page = || closing_response("200 OK", "text/html", "<p>Sign in</p>");
    let refused = || closing_response("403 Forbidden", "text/plain", "no");
    let shapeless = || closing_response("200 OK", "application/json", r#"[{"name":"n"}]"#);
    for list in [page, refused, shapeless] {
        let server = listing("404 Not Found", list);
        let error = read(&client(&server.url()));
        let text = error.message();
        assert!(
            text.contains("; the hub said \"no\". Nothing was changed on the hub. Check the ids"),
            "{text}"
        );
        assert!((2..=3).contains(&server.requests().len()));
    }
}

/// If every response is 500 or 503, explanations add at most a tenth to the number of requests.
#[test]
fn a_sick_hub_is_not_asked_much_more() {
    for status in ["500 No", "503 No"] {
        let server = Server::answering_each(move |_| closing_response(status, "text/plain", "no"));
        let hub = Client::builder(&server.url())
            .explain_errors(true)
            .max_attempts(1);
        let hub = hub.build().unwrap();
        for _ in 0..50 {
            read(&hub);
        }
        let requests = server.requests().len();
        assert!((51..=55).contains(&requests), "{requests}");
    }
}

#[test]
fn many_threads_together_ask_once() {
    let server = listing("500 No", || {
        closing_response("200 OK", "application/json", "[]")
    });
    let hub = client(&server.url());
    let explained = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..16).map(|_| scope.spawn(|| read(&hub))).collect();
        let errors = threads.into_iter().map(|thread| thread.join().unwrap());
        errors
            .filter(|error| error.message().contains("; engine 3 has no node n."))
            .count()
    });
    assert_eq!((explained, server.requests().len()), (1, 17));
    std::thread::sleep(Duration::from_secs(1));
    assert!(read(&hub).message().contains("; engine 3 has no node n."));
}

#[test]
fn a_search_ends_with_the_call() {
    let server = Server::start(|connection| {
        while let Some(request) = connection.request() {
            if !request.target.ends_with("/x") {
                return connection.until_closed();
            }
            connection.write(b"HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n");
        }
    });
    let hurried = CallOptions::new().timeout(Duration::from_millis(300));
    let began = Instant::now();
    let error = read(&client(&server.url()).with(hurried));
    assert_eq!(error.status(), Some(404));
    assert!(
        began.elapsed() < Duration::from_millis(800),
        "{:?}",
        began.elapsed()
    );
    assert!(
        error.elapsed() >= Duration::from_millis(300),
        "{:?}",
        error.elapsed()
    );
}

#[test]
fn a_call_whose_response_was_lost_is_not_explained() {
    let server = Server::answering_once(b"");
    let error = client(&server.url())
        .playout()
        .trigger_button(1, 2, "x")
        .unwrap_err();
    assert_eq!(
        (error.effect(), server.requests().len()),
        (Effect::Maybe, 1)
    );
}

#[test]
fn secrets_and_control_characters_in_names_are_not_shown() {
    let nodes = r#"[{"NodePath":"nn","NodeName":"rh_7f3c_right"},{"NodePath":"n\u001b"}]"#;
    let server = listing("404 No", move || {
        closing_response("200 OK", "application/json", nodes)
    });
    let settings = Client::builder(&server.url()).api_key("rh_7f3c_right");
    let error = read(&settings.explain_errors(true).build().unwrap());
    let missing = r"; engine 3 has no node n; did you mean n\u{1b} or nn (***)? ";
    assert!(error.message().contains(missing), "{error}");
}

/// The client searches for the missing object after all items. Thus no item waits for the search.
#[test]
fn of_a_batch_the_first_item_that_failed_is_explained() {
    let hub = hub();
    let addresses = ["Opacity", "Opacity//1", "Default//Opacity/0"]
        .map(|property| PropertyAddress::new(3, "Mixer_0", property));
    let of = |client: Client| {
        let report = client.engines().get_properties(&addresses).unwrap();
        let messages = report.failed().map(|(_, error)| error.message().to_owned());
        messages.collect::<Vec<_>>()
    };
    let explained = of(client(&hub.url()));
    assert_eq!(explained.len(), 2);
    let count = explained
        .iter()
        .filter(|text| text.contains("; node Mixer_0 has no property"));
    assert!(count.count() == 1, "{explained:?}");
    assert_eq!(hub.requests_since(0).len(), 3 + 2);

    let hinted = of(Client::new(&hub.url()).unwrap());
    assert!(hinted.iter().all(|text| text.contains(OFF)), "{hinted:?}");
    assert_eq!(hub.requests_since(0).len(), 3 + 2 + 3);
}
