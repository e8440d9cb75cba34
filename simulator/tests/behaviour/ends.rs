//! Tests of extreme times, integers and names. Each is accepted and kept, or refused.

use gfxhub::Client;
use gfxhub_simulator::json::{Value, json};

use crate::store::{TestFile, look};
use crate::studio::{MIXER, Studio, options, property_path};

#[test]
fn times_of_any_size_are_kept_and_over_in_their_time() {
    let file = TestFile::new();
    let studio = Studio::with(file.options());
    let opacity = property_path(MIXER, "Default//Opacity/0");
    for time in [
        json!(-5e-324),
        json!("1e999"),
        json!("NaN"),
        json!("0x10"),
        json!("1e-400"),
    ] {
        for name in ["Duration", "Delay"] {
            let body = json!({ "Value": 0.5, "Interpolation": "Linear", name: time });
            assert_eq!(studio.patch(&opacity, body).status, 422, "{name} {time}");
        }
    }
    for (duration, delay) in [
        (json!(5e-324), json!(0)),
        (json!(0), json!(5e-324)),
        (json!(1e308), json!(1e308)),
        (json!(" 5 "), json!("1e308")),
    ] {
        let body = json!({ "Value": 0.5, "Interpolation": "EaseInOut", "Duration": duration, "Delay": delay });
        assert_eq!(
            studio.patch(&opacity, body).status,
            200,
            "{duration} {delay}"
        );
        readable_mixer(&studio);
    }
    let seen = look(&studio);
    drop(studio);
    let studio = Studio::with(file.options());
    assert_eq!(look(&studio), seen);
    assert_eq!(studio.value(MIXER, "Default//Opacity/0"), 0.5);
}

fn readable_mixer(studio: &Studio) {
    let client = Client::new(&studio.hub.url()).unwrap();
    for seconds in [0.0, 0.000_001] {
        studio.advance(seconds);
        client.engines().list_properties(1, "Mixer_0").unwrap();
    }
}

#[test]
fn integers_and_names_that_make_no_sense_are_refused() {
    let studio = Studio::new();
    let items = "/playout/rundowns/7/items";
    let item =
        |field: &str, value: Value| json!({ "name": "N", "template": "Full Frame", field: value });
    for (field, value) in [
        ("order", json!(-1)),
        ("order", json!(1e300)),
        ("order", json!(0.5)),
        ("order", json!("1e5")),
        ("order", json!(u64::MAX)),
        ("overriddenChannels", json!([u64::MAX])),
        ("overriddenChannels", json!(["0x10"])),
        ("name", json!("")),
        ("name", json!(" \t")),
        ("template", json!("")),
    ] {
        let response = studio.post(items, item(field, value.clone()));
        assert_eq!(response.status, 422, "{field} {value}");
    }
    for (field, value) in [
        ("order", json!(i64::MAX)),
        ("order", json!(" 0 ")),
        ("overriddenChannels", json!([i64::MIN, i64::MAX])),
        ("name", json!("a\u{0}b")),
    ] {
        let response = studio.post(items, item(field, value.clone()));
        assert_eq!(response.status, 201, "{field} {value}");
    }
    let client = Client::new(&studio.hub.url()).unwrap();
    let names: Vec<_> = client
        .playout()
        .list_items(7)
        .unwrap()
        .into_iter()
        .map(|item| item.name)
        .collect();
    assert!(names.contains(&"a\u{0}b".to_owned()), "{names:?}");
    // Numbers that cannot be an id find no object.
    for id in [
        "9223372036854775808",
        "18446744073709551616",
        "-1",
        "1e0",
        "0x7",
    ] {
        let (method, path) = ("PATCH", format!("/playout/rundowns/{id}"));
        let response = studio.call(method, &path, Some(json!({ "name": "N" })));
        assert_eq!(response.bare(), 404, "{id}");
        assert_eq!(
            studio
                .call("PUT", &format!("/launcher/{id}/launch"), None)
                .status
                / 100,
            4,
            "{id}"
        );
    }
}

#[test]
fn names_and_numbers_as_long_as_may_be_come_back() {
    for stored in [false, true] {
        let file = stored.then(TestFile::new);
        let options = || file.as_ref().map_or_else(options, TestFile::options);
        let studio = Studio::with(options());
        let (most, more) = ("\u{1f3ac}".repeat(255), "x".repeat(256));
        let item = |name: &str| json!({ "name": name, "template": "Full Frame" });
        let renderer = |map: Value| json!({ "engineType": "RE", "projectMapId": map });
        for (method, path, good, bad) in [
            (
                "POST",
                "/playout/rundowns",
                vec![json!({ "name": most })],
                vec![json!({ "name": more }), json!({ "name": 5 })],
            ),
            (
                "PATCH",
                "/playout/rundowns/7",
                vec![json!({ "name": most })],
                vec![json!({ "name": more })],
            ),
            (
                "POST",
                "/playout/rundowns/7/items",
                vec![item(&most)],
                vec![item(&more), json!({ "name": "N", "template": more })],
            ),
            (
                "PATCH",
                "/playout/rundowns/7/items/70",
                vec![json!({ "name": most })],
                vec![json!({ "name": more }), json!({ "template": more })],
            ),
            (
                "POST",
                "/launcher/create",
                vec![json!({ "name": most, "renderers": [3, 2, 1] })],
                vec![
                    json!({ "name": more, "renderers": [] }),
                    json!({ "name": "N", "renderers": [u64::MAX] }),
                ],
            ),
            (
                "POST",
                "/launcher/1/renderer/create",
                vec![
                    renderer(json!(i64::MAX)),
                    renderer(json!(i64::MIN)),
                    renderer(json!(" 7 ")),
                ],
                vec![
                    renderer(json!(9_223_372_036_854_775_808_u64)),
                    renderer(json!(1e18)),
                    renderer(json!("9223372036854775808")),
                ],
            ),
            (
                "POST",
                "/rgraphs/12/load",
                vec![
                    json!({ "engineHostId": 1.0 }),
                    json!({ "engineHostId": "1" }),
                ],
                vec![
                    json!({ "engineHostId": 1e300 }),
                    json!({ "engineHostId": 1.5 }),
                ],
            ),
        ] {
            for body in bad {
                let before = look(&studio);
                let response = studio.call(method, path, Some(body.clone()));
                assert_eq!(response.status, 422, "{method} {path} {body}");
                assert_eq!(look(&studio), before, "{method} {path} {body}");
            }
            for body in good {
                let response = studio.call(method, path, Some(body.clone()));
                assert!(
                    matches!(response.status, 200 | 201),
                    "{path} {body}: {response:?}"
                );
            }
        }
        let seen = look(&studio);
        let studio = match stored {
            true => {
                drop(studio);
                Studio::with(options())
            }
            false => studio,
        };
        assert_eq!(look(&studio), seen);
        let client = Client::new(&studio.hub.url()).unwrap();
        let rundowns = client.playout().list_rundowns().unwrap();
        assert_eq!(rundowns.iter().filter(|it| it.name == most).count(), 2);
        let items = client.playout().list_items(7).unwrap();
        assert_eq!(items.iter().filter(|it| it.name == most).count(), 2);
        let launches = client.launcher().list().unwrap();
        assert_eq!(launches.iter().filter(|it| it.name == most).count(), 1);
        let maps: Vec<i64> = [4, 5, 6]
            .map(|id| client.launcher().get_renderer(1, id).unwrap())
            .iter()
            .map(|it| it.project_map_id.unwrap().get())
            .collect();
        assert_eq!(maps, [i64::MAX, i64::MIN, 7]);
    }
}
