//! Plays the campaign for a few seconds: every fault and every operation, without a violation.

use gfxhub_campaign::campaign::{Plan, play};
use gfxhub_campaign::scenarios::scenarios;
use gfxhub_campaign::table;

#[test]
#[ignore = "some seconds on every core: cargo xtask test --only campaign"]
fn a_short_campaign_holds() {
    let per_round = 16;
    let plan = Plan {
        requests: (scenarios().len() * per_round) as u64,
        seed: 20_260_304,
        workers: 16,
        only: Vec::new(),
        per_round,
        round: None,
        tells: false,
    };
    let report = play(&plan).unwrap();
    assert!(report.ledger.total().calls >= plan.requests);
    assert!(
        report.holds(),
        "{}\n{}",
        table::report(&report),
        report.ledger.shown.join("\n")
    );
}
