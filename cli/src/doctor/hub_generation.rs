//! Which generation a hub is, by what it answers: version labels do not tell.

use gfxhub::Value;

/// The groups that the oldest hubs have.
const FIRST_GROUPS: [&str; 3] = ["engines", "playout", "newsroom"];

/// A generation, and what speaks for it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct HubGeneration {
    /// `1.0`, `1.6` or `2.1`; none if what came does not tell.
    pub(super) version: Option<&'static str>,
    pub(super) evidence: &'static str,
}

/// Whether a group came with the hubs after the oldest.
pub(super) fn is_newer_group(group: &str) -> bool {
    !FIRST_GROUPS.contains(&group)
}

/// Tells the generation from the groups that the hub has and from its engines and launch
/// configurations.
pub(super) fn tell(groups: &[&str], engines: &[Value], launches: &[Value]) -> HubGeneration {
    let of = |version, evidence| HubGeneration {
        version: Some(version),
        evidence,
    };
    if !groups.iter().any(|group| is_newer_group(group)) {
        return match groups {
            [] => HubGeneration {
                version: None,
                evidence: "it answers none of the groups that would tell",
            },
            _ => of(
                "1.0",
                "it has none of graphs, rgraphs, ustates, projects and launcher",
            ),
        };
    }
    if any_has(launches, &["running", "mode"]) {
        return of("2.1", "its launch configurations say whether they run");
    }
    if engines.is_empty() {
        return HubGeneration {
            version: None,
            evidence: "1.6 or 2.1: it has no engine whose fields would tell",
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

#[cfg(test)]
mod tests {
    use super::*;

    fn told(groups: &[&str], engine: &str, launch: &str) -> Option<&'static str> {
        let list = |json: &str| match json {
            "" => Vec::new(),
            json => vec![Value::from_json(json).unwrap()],
        };
        tell(groups, &list(engine), &list(launch)).version
    }

    #[test]
    fn each_generation_is_known_by_what_it_answers() {
        let old = &["engines", "playout"][..];
        let new = &["engines", "graphs", "launcher"][..];
        let specified = r#"{"id":1,"re_enabled":true,"canCook":false}"#;
        let newest = r#"{"id":1,"re_enabled":true,"instances":[{"id":2}]}"#;
        let cooked = r#"{"id":1,"re_enabled":true,"instances":[{"id":2,"cookedId":null}]}"#;
        assert_eq!(told(old, specified, ""), Some("1.0"));
        assert_eq!(told(new, specified, r#"{"id":1}"#), Some("1.6"));
        assert_eq!(told(new, cooked, ""), Some("1.6"));
        assert_eq!(told(new, newest, ""), Some("2.1"));
        assert_eq!(
            told(new, specified, r#"{"id":1,"running":true}"#),
            Some("2.1")
        );
        assert_eq!(told(new, r#"{"id":1,"enabled":true}"#, ""), Some("1.0"));
        assert_eq!(told(new, "", r#"{"id":1}"#), None);
        assert_eq!(told(&[], "", ""), None);
    }
}
