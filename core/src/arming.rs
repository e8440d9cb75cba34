//! The calls that give, end and list permits for acts.

use crate::batch::define::composed;
use crate::client::Client;
use crate::error::{Error, Result};
use crate::ops::Guards;
use crate::types::{Arming, Permit, PermitId, Seconds};

composed! {
    Guards = guard gives data;

    /// Gives a permit for the next call with the name in `permit`: for one act for which the guard
    /// of this client demands a permit, or for one composed call as a whole. The permit ends after
    /// 10 s unless another time is given. An act takes the permit when it is sent, and gives it
    /// back if it ends with nothing sent. The call of `arm` itself sends nothing.
    ///
    /// A client without a guard needs no permits, and ignores them. On a read-only client, this
    /// call fails as NotArmed. A forked process does not inherit permits.
    fn arm(; permit: Arming) -> Permit = Read by arm
        => r#"let guarded = Client::builder(hub.hub()).guard("destructive").build()?;"#,
           r#"guarded.guard().arm("playout.delete_item")?;"#,
           "guarded.playout().delete_item(1, 2)?;",
           r#"let long = Arming::new("graphs.load@3").seconds(60);"#,
           "guarded.guard().arm(&long)?;";

    /// Ends the permit with this number. An act that has already taken the permit continues, and
    /// can no longer give it back. Does nothing if the permit was used or has expired. Sends
    /// nothing.
    fn disarm(permit: PermitId) -> () = Read by disarm
        => r#"let permit = hub.guard().arm("playout.delete_item")?;"#,
           "hub.guard().disarm(permit.id)?;",
           "assert!(hub.guard().permits()?.is_empty());";

    /// Lists the permits that no act has taken yet, oldest first. Sends nothing.
    fn permits() -> Vec<Permit> = Read by permits
        => "for permit in hub.guard().permits()? {",
           r#"    println!("{} until {}", permit.operation, permit.until_ms);"#,
           "}";
}

fn arm(client: &Client, act: &Arming) -> Result<Permit> {
    if client.preview_log().is_some() {
        let detail = "guard.arm sends nothing, so there is nothing to preview";
        return Err(Error::invalid("name", detail));
    }
    let seconds = act.seconds.map_or(0.0, Seconds::get);
    let permit = client.shared.config.guard.arm(&act.operation, seconds)?;
    if let Some(recorder) = &client.shared.recorder {
        let numbers = [("permit", permit.id.get()), ("untilMs", permit.until_ms)];
        recorder.tell("armed", &permit.operation, &numbers);
    }
    Ok(permit)
}

fn disarm(client: &Client, permit: PermitId) -> Result<()> {
    let is_ended = client.shared.config.guard.disarm(permit);
    if let (true, Some(recorder)) = (is_ended, &client.shared.recorder) {
        recorder.tell("disarmed", "permit", &[("permit", permit.get())]);
    }
    Ok(())
}

fn permits(client: &Client) -> Result<Vec<Permit>> {
    Ok(client.shared.config.guard.permits())
}
