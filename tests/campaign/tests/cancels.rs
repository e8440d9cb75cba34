//! Batches that stop at an error or are cancelled, for some seconds: nothing arrives after they
//! have ended.

use gfxhub_campaign::special::cancels;

#[test]
fn a_short_run_of_cancelled_batches_holds() {
    let finding = cancels::run(24, 20_260_304).unwrap();
    let told = finding.wrong.join("\n");
    assert!(finding.wrong.is_empty(), "{}\n{told}", finding.text);
}
