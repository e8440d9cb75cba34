//! Live sessions that end in every way, for some seconds: the properties that are left are those
//! whose values did not arrive.

use gfxhub_campaign::special::ends;

#[test]
fn a_short_run_of_ends_of_sessions_holds() {
    let finding = ends::run(24, 20_260_304).unwrap();
    let told = finding.wrong.join("\n");
    assert!(finding.wrong.is_empty(), "{}\n{told}", finding.text);
}
