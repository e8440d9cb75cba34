//! Determines from the responses of a server whether it is a hub, and of which generation. Version
//! labels are not used because they are unreliable.

use gfxhub::{Error, ErrorKind, Value};

use super::probe::ProbeResult;

/// Groups of operations that even the oldest hubs have.
const FIRST_GROUPS: [&str; 3] = ["engines", "playout", "newsroom"];

/// The generation of a hub, with the evidence for it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct HubGeneration {
    /// `1.0`, `1.6` or `2.1`; `None` if the responses do not determine the generation.
    pub(super) version: Option<&'static str>,
    pub(super) evidence: &'static str,
}

/// Returns `true` if the oldest hubs do not have this group of operations.
pub(super) fn is_newer_group(group: &str) -> bool {
    !FIRST_GROUPS.contains(&group)
}

/// Determines the generation of a hub from its groups, its engines and its launch configurations.
pub(super) fn generation_of(
    groups: &[&str],
    engines: &[Value],
    launches: &[Value],
) -> HubGeneration {
    let of = |version, evidence| HubGeneration {
        version: Some(version),
        evidence,
    };
    if !groups.iter().any(|group| is_newer_group(group)) {
        return match groups {
            [] => HubGeneration {
                version: None,
                evidence: "it has none of the groups by which the generations differ",
            },
            _ => of(
                "1.0",
                "it has none of graphs, rgraphs, ustates, projects and launcher",
            ),
        };
    }
    if any_has(launches, &["running", "mode"]) {
        return of("2.1", "its launch configurations have running or mode");
    }
    if engines.is_empty() {
        return HubGeneration {
            version: None,
            evidence: "1.6 or 2.1: only the fields of engines tell which, and the hub has none",
        };
    }
    if !any_has(engines, &["re_enabled", "ue_enabled", "ustateId"]) {
        return of(
            "1.0",
            "its engines lack re_enabled, ue_enabled and ustateId",
        );
    }
    let instances = engines.iter().filter_map(|engine| engine.get("instances"));
    let cooks = any_has(engines, &["canCook"])
        || instances
            .filter_map(|list| list.as_array().map(<[Value]>::to_vec))
            .any(|list| any_has(&list, &["cookedProjectId", "cookedMapId", "cookedId"]));
    if cooks {
        of("1.6", "its engines have canCook or the cooked fields")
    } else {
        of(
            "2.1",
            "its engines have neither canCook nor the cooked fields",
        )
    }
}

fn any_has(records: &[Value], names: &[&str]) -> bool {
    records
        .iter()
        .filter_map(Value::as_object)
        .any(|record| names.iter().any(|name| record.contains(name)))
}

/// Returns the reason why the server is not a hub, with the error of a read that shows it. Returns
/// `None` if the server is or may be a hub, for example one that requires an API key.
pub(super) fn reason_not_a_hub(reads: &[ProbeResult]) -> Option<(&'static str, &Error)> {
    // Uses only the groups that hubs of every generation have.
    let mut errors = Vec::new();
    let mut of_every_hub = reads
        .iter()
        .filter(|read| !is_newer_group(read.operation.group));
    let all_failed = of_every_hub.all(|read| match &read.outcome {
        Ok(_) => false,
        Err(error) => {
            errors.push(error);
            true
        }
    });
    let first = *errors.first()?;
    if !all_failed {
        return None;
    }
    if first.status().is_none() {
        let reason = "the server there does not respond with HTTP. Check the port";
        return (first.kind() == ErrorKind::Protocol).then_some((reason, first));
    }
    let reasons: Option<Vec<_>> = errors.into_iter().map(of_one).collect();
    Some((*reasons?.first()?, first))
}

/// Returns the reason why a server with this error is not a hub; `None` if a hub may respond with
/// it.
fn of_one(error: &Error) -> Option<&'static str> {
    let reason = match error.kind() {
        ErrorKind::UnexpectedContent => {
            "the server there responds with web pages, or with other content than JSON. Check the address and the port"
        }
        ErrorKind::NotFound | ErrorKind::Rejected if is_page(error) => {
            "the server there responds with web pages. Check the address and the port"
        }
        ErrorKind::NotFound => {
            "the server there has nothing under /api/rest/v1. Check the address, its port and its path; what a \
             hub without a license for its REST interface answers is not documented"
        }
        ErrorKind::Redirect => {
            "the server there redirects every request. If it redirects to the hub, give the hub's own address"
        }
        ErrorKind::Decode | ErrorKind::Unsuccessful => {
            "its JSON responses are not those of a hub. Check the address and the port"
        }
        _ => return None,
    };
    Some(reason)
}

/// Returns `true` if a body is a web page, which hubs do not send.
fn is_page(error: &Error) -> bool {
    let body = error.body().unwrap_or_default().trim_start();
    let begins = |with: &str| {
        body.get(..with.len())
            .is_some_and(|begin| begin.eq_ignore_ascii_case(with))
    };
    begins("<html") || begins("<!doctype html")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version_of(groups: &[&str], engine: &str, launch: &str) -> Option<&'static str> {
        let list = |json: &str| match json {
            "" => Vec::new(),
            json => vec![Value::from_json(json).unwrap()],
        };
        generation_of(groups, &list(engine), &list(launch)).version
    }

    #[test]
    fn each_generation_is_known_by_its_responses() {
        let old = &["engines", "playout"][..];
        let new = &["engines", "graphs", "launcher"][..];
        let specified = r#"{"id":1,"re_enabled":true,"canCook":false}"#;
        let newest = r#"{"id":1,"re_enabled":true,"instances":[{"id":2}]}"#;
        let cooked = r#"{"id":1,"re_enabled":true,"instances":[{"id":2,"cookedId":null}]}"#;
        assert_eq!(version_of(old, specified, ""), Some("1.0"));
        assert_eq!(version_of(new, specified, r#"{"id":1}"#), Some("1.6"));
        assert_eq!(version_of(new, cooked, ""), Some("1.6"));
        assert_eq!(version_of(new, newest, ""), Some("2.1"));
        assert_eq!(
            version_of(new, specified, r#"{"id":1,"running":true}"#),
            Some("2.1")
        );
        assert_eq!(
            version_of(new, r#"{"id":1,"enabled":true}"#, ""),
            Some("1.0")
        );
        assert_eq!(version_of(new, "", r#"{"id":1}"#), None);
        assert_eq!(version_of(&[], "", ""), None);
    }
}
