//! `show`: a show file is refused, or makes a hub that serves its contents.

use std::sync::Arc;

use gfxhub_simulator::Show;

use crate::stage;

/// Runs the target on the text of a show file.
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
        panic!("a show that was read is not sound: {text}");
    };
    assert_eq!(complete, show, "completing it again changes it");
    let written = serde_json::to_string(&show).expect("a show is JSON");
    match Show::from_json(&written) {
        Ok(again) => assert_eq!(again, show),
        Err(error) => panic!("{error}: what was written is no show: {written}"),
    }
    stage::check(&stage::hub(Arc::new(show)));
}
