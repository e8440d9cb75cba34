//! Two writers to one property for a second: no set leaves after a newer one.

use gfxhub_campaign::special::order;

#[test]
fn a_short_run_of_two_writers_holds() {
    let finding = order::run(200, 20_260_304).unwrap();
    let told = finding.wrong.join("\n");
    assert!(finding.wrong.is_empty(), "{}\n{told}", finding.text);
}
