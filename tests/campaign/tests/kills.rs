//! A hub that is killed in the middle of batches, for a few seconds: no item is reported wrongly.

use gfxhub_campaign::special::kills;

#[test]
fn a_short_run_of_kills_holds() {
    let finding = kills::run(40, 20_260_304).unwrap();
    let told = finding.wrong.join("\n");
    assert!(finding.wrong.is_empty(), "{}\n{told}", finding.text);
}
