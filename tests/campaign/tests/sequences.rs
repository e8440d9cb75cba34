//! Sets of every kind through one client for some seconds: nothing older arrives after something
//! newer.

use gfxhub_campaign::special::sequences;

#[test]
fn a_short_run_of_sets_of_every_kind_holds() {
    let finding = sequences::run(40, 20_260_304).unwrap();
    let told = finding.wrong.join("\n");
    assert!(finding.wrong.is_empty(), "{}\n{told}", finding.text);
}
