//! Tests of the data that a store keeps after a restart.

use std::fs;
use std::path::PathBuf;
use std::sync::Barrier;
use std::thread;

use gfxhub_simulator::json::{Value, json};
use gfxhub_simulator::{LocalHub, Options, Show};
use tempfile::TempDir;

use crate::studio::{MIXER, SET, Studio, node_path, options, property_path, show};
use crate::wire::segment;

/// A file in a separate folder, which is removed when the test ends.
pub(crate) struct TestFile(TempDir);

impl TestFile {
    pub(crate) fn new() -> TestFile {
        TestFile(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.sibling("")
    }

    /// Returns the path of a file in the same folder; with an empty ending, the path of the file
    /// itself.
    fn sibling(&self, ending: &str) -> PathBuf {
        self.0.path().join(format!("hub.store{ending}"))
    }

    pub(crate) fn options(&self) -> Options {
        Options {
            store: Some(self.path()),
            ..options()
        }
    }
}

/// Returns all responses that would change if a store lost a part of the state.
pub(crate) fn look(studio: &Studio) -> Vec<Value> {
    let mut seen = Vec::new();
    for path in [
        "/engines",
        "/playout/rundowns",
        "/newsroom/rundowns/NCS1/69425946",
        "/launcher",
    ] {
        seen.push(studio.get(path));
    }
    for rundown in seen[1].clone().as_array().unwrap() {
        seen.push(studio.get(&format!("/playout/rundowns/{}/items", rundown["id"])));
    }
    for launch in seen[3].clone().as_array().unwrap() {
        for renderer in launch["renderers"].as_array().unwrap() {
            let path = format!("/launcher/{}/renderer/{renderer}", launch["id"]);
            seen.push(studio.get(&path));
        }
    }
    for engine in seen[0].clone().as_array().unwrap() {
        let id = engine["id"].as_i64().unwrap();
        for node in studio
            .get(&format!("/engines/{id}/nodes"))
            .as_array()
            .unwrap()
        {
            let path = node_path((id, node["NodePath"].as_str().unwrap()));
            seen.push(studio.get(&format!("{path}/properties")));
            for function in studio.get(&format!("{path}/functions")).as_array().unwrap() {
                let function = segment(function["FunctionPath"].as_str().unwrap());
                seen.push(studio.get(&format!("{path}/functions/{function}")));
            }
        }
    }
    seen
}

#[test]
fn what_was_written_is_there_after_a_restart() {
    let file = TestFile::new();
    let studio = Studio::with(file.options());
    studio.post("/playout/rundowns", json!({ "name": "Made" }));
    studio.post(
        "/playout/rundowns/9/items",
        json!({ "name": "I", "template": "Full Frame" }),
    );
    studio.call("DELETE", "/playout/rundowns/8", None);
    studio.call("DELETE", "/playout/rundowns/7/items/71", None);
    studio.patch(
        "/playout/rundowns/7/items/70",
        json!({ "order": 1, "overriddenChannels": [2] }),
    );
    studio.patch(
        "/newsroom/mosObjects/OBJ%201",
        json!({ "data": { "headline": "Kept" } }),
    );
    studio.post("/launcher/create", json!({ "name": "L", "renderers": [2] }));
    studio.post("/launcher/4/renderer/create", json!({ "engineType": "UE" }));
    studio.post("/graphs/22/load", json!({ "engineHostId": 2 }));
    studio.patch(
        "/engines/2/nodes/e0000001-3b7d-4e55-9a01-c4d2e8f70b13/properties/e1000001-3b7d-4e55-9a01-c4d2e8f70b13",
        json!({ "Value": 0.3 }),
    );
    studio.patch(
        &property_path(SET, "9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13.x.y"),
        json!({ "Value": 0.7 }),
    );
    let transition = format!(
        "{}/functions/{}",
        node_path(MIXER),
        segment("Default//DoTransition/0")
    );
    let style = json!({ "PropertyPath": "Default//Style/0", "payload": { "value": "Mix" } });
    studio.post(&transition, json!({ "Parameters": [style] }));
    let opacity = property_path(MIXER, "Default//Opacity/0");
    let fade = json!({ "Value": 0, "Interpolation": "Linear", "Duration": 4 });
    studio.patch(&opacity, fade);
    studio.put("/launcher/1/launch");
    studio.advance(1.0);
    studio.patch(
        &property_path(MIXER, "Default//Count/0"),
        json!({ "Value": 9 }),
    );
    let (seen, effects) = (look(&studio), studio.last_effect().sequence);
    drop(studio);

    let studio = Studio::with(file.options());
    assert_eq!(look(&studio), seen);
    assert_eq!(studio.value(MIXER, "Default//Opacity/0"), 0.75);
    // The fade and the launch continue from the state before the restart.
    studio.advance(1.0);
    assert_eq!(studio.value(MIXER, "Default//Opacity/0"), 0.5);
    studio.advance(3.0);
    assert_eq!(studio.get("/engines/1")["rgraphId"], 12);
    // Numbers of objects and of effects are not used twice.
    assert_eq!(
        studio
            .post("/playout/rundowns", json!({ "name": "N" }))
            .json()["id"],
        10
    );
    assert_eq!(studio.last_effect().sequence, effects + 1);
    // A state that a renderer has loaded is kept too, with the values that were set in it
    // afterwards.
    let home = "/engines/1/nodes/Scoreboard/properties/Default%2F%2FHome%2F0";
    studio.patch(home, json!({ "Value": 3 }));
    drop(studio);
    let studio = Studio::with(file.options());
    assert_eq!(studio.get(home)["Value"], 3);
}

#[test]
fn deleted_things_of_the_show_stay_deleted() {
    let file = TestFile::new();
    let studio = Studio::with(file.options());
    studio.call("DELETE", "/playout/rundowns/7", None);
    drop(studio);
    let studio = Studio::with(file.options());
    assert_eq!(
        studio.get("/playout/rundowns"),
        json!([{ "id": 8, "name": "Empty" }])
    );
}

#[test]
fn a_store_of_another_show_is_refused() {
    let file = TestFile::new();
    drop(Studio::with(file.options()));
    let other = Show {
        name: "Another".to_owned(),
        ..show()
    };
    let refused = LocalHub::start(Options {
        show: Some(other),
        ..file.options()
    })
    .unwrap_err();
    let text = refused.to_string();
    for part in [
        "\"Test studio\"",
        "\"Another\"",
        file.path().to_str().unwrap(),
    ] {
        assert!(text.contains(part), "{text}");
    }
}

#[test]
fn a_store_serves_one_hub_at_a_time() {
    let file = TestFile::new();
    let studio = Studio::with(file.options());
    let text = LocalHub::start(file.options()).unwrap_err().to_string();
    assert!(text.contains("another hub has it open"), "{text}");
    drop(studio);
    drop(Studio::with(file.options()));
}

#[cfg(unix)]
#[test]
fn a_link_to_a_store_is_the_store() {
    let file = TestFile::new();
    let link = TestFile::new();
    drop(Studio::with(file.options()));
    std::os::unix::fs::symlink(file.path(), link.path()).unwrap();
    let studio = Studio::with(link.options());
    let text = LocalHub::start(file.options()).unwrap_err().to_string();
    assert!(text.contains("another hub has it open"), "{text}");
    studio.post("/playout/rundowns", json!({ "name": "By the link" }));
    drop(studio);
    let studio = Studio::with(file.options());
    let rundowns = studio.get("/playout/rundowns").to_string();
    assert!(rundowns.contains("By the link"), "{rundowns}");
    assert!(fs::symlink_metadata(link.path()).unwrap().is_symlink());
}

/// A file with two hard links. No path shows that both names are the same file.
#[test]
fn a_second_name_of_a_store_is_the_store() {
    let file = TestFile::new();
    let second = TestFile::new();
    drop(Studio::with(file.options()));
    fs::hard_link(file.path(), second.path()).unwrap();
    let studio = Studio::with(file.options());
    let text = LocalHub::start(second.options()).unwrap_err().to_string();
    assert!(
        text.contains("another hub has it open; stop that hub"),
        "{text}"
    );
    assert!(text.contains(second.path().to_str().unwrap()), "{text}");
    drop(studio);
    drop(Studio::with(second.options()));
}

#[test]
fn of_hubs_that_make_a_store_together_one_has_it() {
    const HUBS: usize = 6;
    for _ in 0..10 {
        let file = TestFile::new();
        let start = Barrier::new(HUBS);
        let started: Vec<_> = thread::scope(|scope| {
            let hub = || {
                scope.spawn(|| {
                    start.wait();
                    LocalHub::start(file.options()).map_err(|refused| refused.to_string())
                })
            };
            let hubs: Vec<_> = (0..HUBS).map(|_| hub()).collect();
            hubs.into_iter().map(|hub| hub.join().unwrap()).collect()
        });
        let (had, refused): (Vec<_>, Vec<_>) = started.into_iter().partition(Result::is_ok);
        assert_eq!(had.len(), 1, "{refused:?}");
        for text in refused.into_iter().filter_map(Result::err) {
            assert!(text.contains("another hub has it open"), "{text}");
        }
        for ending in [".new", ".lock"] {
            assert!(!file.sibling(ending).exists(), "{ending}");
        }
    }
}

#[test]
fn another_file_is_not_a_store() {
    let file = TestFile::new();
    fs::write(
        file.path(),
        b"{\"format\": 1, \"name\": \"a show, not a store\"}\n".repeat(300),
    )
    .unwrap();
    let text = LocalHub::start(file.options()).unwrap_err().to_string();
    assert!(text.contains("not a store"), "{text}");
    let kept = fs::read(file.path()).unwrap();
    assert!(kept.starts_with(b"{\"format\""));
    for length in [1, 64, 320, 4096, 70_000] {
        let bytes = vec![b'x'; length];
        fs::write(file.path(), &bytes).unwrap();
        assert!(LocalHub::start(file.options()).is_err(), "{length}");
        assert_eq!(fs::read(file.path()).unwrap(), bytes);
    }
    // A store of an earlier version is not changed.
    let old = include_bytes!("stores/format-2.store");
    fs::write(file.path(), old).unwrap();
    let text = LocalHub::start(file.options()).unwrap_err().to_string();
    assert!(text.contains("written in format 2"), "{text}");
    assert!(
        text.contains("use the version of gfxhub that wrote it, or another file"),
        "{text}"
    );
    assert_eq!(fs::read(file.path()).unwrap(), old);
    // An empty file has the same effect as no file.
    fs::write(file.path(), b"").unwrap();
    drop(Studio::with(file.options()));
    // A truncated store must not be treated as a new one.
    let whole = fs::read(file.path()).unwrap();
    fs::write(file.path(), &whole[..whole.len() / 2]).unwrap();
    let text = LocalHub::start(file.options()).unwrap_err().to_string();
    assert!(text.contains("damaged"), "{text}");
    for (store, advice) in [
        (
            PathBuf::from("/nowhere/at/all/show.store"),
            "create it first",
        ),
        (std::env::temp_dir(), "name a file in it"),
    ] {
        let text = LocalHub::start(Options {
            store: Some(store.clone()),
            ..options()
        });
        let text = text.unwrap_err().to_string();
        assert!(text.contains(store.to_str().unwrap()), "{text}");
        assert!(text.contains(advice), "{text}");
    }
}
