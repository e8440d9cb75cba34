//! `show`: a show file is either refused, or a hub can be started with it and serves its contents.

use std::sync::Arc;

use gfxhub_simulator::Show;

use crate::stage;

/// Runs the target with the text of a show file.
pub fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let show = match Show::from_json(text) {
        Ok(show) => show,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let Ok(complete) = show.clone().completed() else {
        panic!("a show that was accepted is not valid: {text}");
    };
    assert_eq!(complete, show, "completing the show again changes it");
    let written = serde_json::to_string(&show).expect("a show is JSON");
    match Show::from_json(&written) {
        Ok(again) => assert_eq!(again, show),
        Err(error) => panic!("{error}: the written text is not a show: {written}"),
    }
    stage::check(&stage::hub(Arc::new(show)));
}
