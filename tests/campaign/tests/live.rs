//! Live sessions for some seconds: responses that are late or lost, and a hub that is restarted.

use std::time::Duration;

use gfxhub_campaign::special::live;

#[test]
fn a_short_run_of_live_sessions_holds() {
    let finding = live::run(40, 2, Duration::from_secs(1), 20_260_304).unwrap();
    let told = finding.wrong.join("\n");
    assert!(finding.wrong.is_empty(), "{}\n{told}", finding.text);
}
