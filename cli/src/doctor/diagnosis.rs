//! Makes the checks in their order: `reached`, `key`, `operations`, `paths`, `generation`, `speed`,
//! `fields`, `values`.

use std::time::Duration;

use gfxhub::{Client, ErrorKind, Object, Value};

use super::drift::{Differences, Drift};
use super::finding::Finding;
use super::probe::{self, ProbeResult, count, records_of};
use super::{hub_identity, null_values};

/// Number of reads with which the speed is measured.
const SPEED_READS: usize = 9;

/// Examines the hub. `without_key` is the same client without its API key, if it has one.
pub(super) fn of(client: &Client, without_key: Option<&Client>, address: &str) -> Vec<Finding> {
    let reads = probe::all(client);
    let mut checks = Vec::new();
    // `reads` is never empty, because some operations need no argument.
    let Some(first) = reads.first() else {
        return checks;
    };
    if let Some((reason, error)) = hub_identity::reason_not_a_hub(&reads) {
        let summary = format!("{address} responds, but it is not a hub: {reason}");
        checks.push(Finding::bad("reached", error, summary).with_finding(error.message()));
        return checks;
    }
    checks.push(reached(first, address));
    if first.is_unreachable() {
        return checks;
    }
    checks.push(key(&reads, without_key));
    checks.push(operations(&reads));
    checks.extend(paths(&reads));
    if reads.iter().any(|read| read.outcome.is_ok()) {
        checks.push(generation(&reads));
        checks.extend(speed(client, &reads));
        checks.push(drift(&reads));
        checks.extend(null_values::check(client, &reads));
    }
    checks
}

fn reached(first: &ProbeResult, address: &str) -> Finding {
    match &first.outcome {
        Err(error) if first.is_unreachable() => Finding::bad("reached", error, error.message()),
        _ => Finding::good(
            "reached",
            format!(
                "{address} responds; the first response took {}",
                ms(first.elapsed)
            ),
        )
        .with_fact("firstMs", milliseconds(first.elapsed)),
    }
}

fn key(reads: &[ProbeResult], without_key: Option<&Client>) -> Finding {
    let refused: Vec<&ProbeResult> = reads
        .iter()
        .filter(|read| matches!(&read.outcome, Err(error) if error.kind() == ErrorKind::Auth))
        .collect();
    let refusal = refused.first().and_then(|read| read.outcome.as_ref().err());
    let mut groups: Vec<&str> = refused.iter().map(|read| read.operation.group).collect();
    groups.dedup();
    let forbidden =
        |read: &&ProbeResult| matches!(&read.outcome, Err(error) if error.status() == Some(403));
    match (refusal, without_key) {
        // The key counts as accepted if any request succeeded, because it may have rights for some
        // groups of operations only.
        (Some(error), Some(_))
            if refused.iter().all(forbidden) && reads.iter().any(|read| read.outcome.is_ok()) =>
        {
            let finding = format!("accepted, but it has no rights for {}", groups.join(", "));
            Finding::note("key", finding).with_finding(error.message())
        }
        (Some(error), given) => {
            let finding = match given {
                None => {
                    "the hub asks for an API key, or lacks the license for its REST interface; set \
                        GFXHUB_API_KEY, or add --api-key-file FILE"
                }
                Some(_) => {
                    "the hub does not accept the API key, or lacks the license for its REST interface; \
                        compare the key with the one in the hub's settings"
                }
            };
            Finding::bad("key", error, format!("{finding} ({})", groups.join(", ")))
                .with_finding(error.message())
        }
        (None, None) if reads.iter().any(|read| read.outcome.is_ok()) => {
            Finding::good("key", "no API key was given, and the hub requires none")
        }
        (None, None) => Finding::note(
            "key",
            "no API key was given; the hub's responses do not show whether it requires one",
        ),
        (None, Some(without)) => {
            // The first successful read is one whose operation needs no argument.
            let bare = reads.iter().find(|read| read.outcome.is_ok());
            let bare = bare.map(|read| ProbeResult::of(without, read.operation, &Object::new()));
            match bare.map(|read| read.outcome) {
                Some(Err(error)) if error.kind() == ErrorKind::Auth => {
                    Finding::good("key", "accepted")
                }
                Some(Ok(_)) => {
                    Finding::note("key", "accepted, but the hub also responds without a key")
                }
                _ => Finding::note(
                    "key",
                    "not refused; the hub's responses do not show whether the key is right",
                ),
            }
        }
    }
}

/// Returns `true` if the read failed because the hub does not have the group of its operation.
fn is_of_absent_group(read: &ProbeResult) -> bool {
    hub_identity::is_newer_group(read.operation.group)
        && read.operation.arguments.is_empty()
        && matches!(&read.outcome, Err(error) if error.kind() == ErrorKind::NotFound)
}

/// Returns `true` if the request may have failed because the object is absent, for example because
/// an engine is offline.
fn may_be_offline(read: &ProbeResult) -> bool {
    !read.operation.arguments.is_empty()
        && matches!(&read.outcome, Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::Server))
}

fn operations(reads: &[ProbeResult]) -> Finding {
    let answered = reads.iter().filter(|read| read.outcome.is_ok()).count();
    let summary = format!(
        "{answered} of {} read operations returned what is documented",
        reads.len()
    );
    // A refused API key is reported by the check `key`.
    let failed = || {
        reads
            .iter()
            .filter(|read| !is_of_absent_group(read))
            .filter_map(|read| Some((read, read.outcome.as_ref().err()?)))
            .filter(|(_, error)| error.kind() != ErrorKind::Auth)
    };
    let worst = failed().find(|(read, _)| !may_be_offline(read));
    let mut check = match worst {
        Some((_, error)) => Finding::bad("operations", error, summary),
        None if answered == 0 || failed().next().is_some() => Finding::note("operations", summary),
        None => Finding::good("operations", summary),
    };
    for (_, error) in failed() {
        check = check.with_finding(error.message());
    }
    for read in reads.iter().filter(|read| is_of_absent_group(read)) {
        check = check.with_finding(format!("the hub does not have {}", read.operation.group));
    }
    check
        .with_fact("tried", count(reads.len()))
        .with_fact("answered", count(answered))
}

/// Returns a failure if a property was listed but could not be read, because a proxy changed its
/// path.
fn paths(reads: &[ProbeResult]) -> Option<Finding> {
    let has_slash = |value: &Value| value.as_str().is_some_and(|path| path.contains('/'));
    let read = reads.iter().find(|read| {
        read.operation.name == "engines.get_property"
            && read.with.get("propertyPath").is_some_and(has_slash)
    })?;
    let error = read.outcome.as_ref().err()?;
    let finding = "a property was listed but then not found: a proxy in front of the hub decodes %2F in paths. \
                   Configure it to forward paths unchanged (nginx: proxy_pass without a path; Apache: \
                   AllowEncodedSlashes NoDecode and ProxyPass with nocanon)";
    (error.kind() == ErrorKind::NotFound).then(|| Finding::bad("paths", error, finding))
}

fn generation(reads: &[ProbeResult]) -> Finding {
    let mut groups: Vec<&str> = reads
        .iter()
        .filter(|read| read.outcome.is_ok())
        .map(|read| read.operation.group)
        .collect();
    groups.dedup();
    let [engines, launches] = ["engines.list", "launcher.list"].map(|name| records_of(reads, name));
    let found = hub_identity::generation_of(&groups, engines, launches);
    let fact = found.version.map_or(Value::Null, Value::from);
    match found.version {
        Some(version) => Finding::good("generation", format!("{version}: {}", found.evidence)),
        None => Finding::note("generation", found.evidence),
    }
    .with_fact("version", fact)
}

/// Repeats the first successful read, and reports the median and the longest time.
fn speed(client: &Client, reads: &[ProbeResult]) -> Option<Finding> {
    let operation = reads.iter().find(|read| read.outcome.is_ok())?.operation;
    let mut times: Vec<Duration> = Vec::with_capacity(SPEED_READS);
    for _ in 0..SPEED_READS {
        let read = ProbeResult::of(client, operation, &Object::new());
        match &read.outcome {
            Ok(_) => times.push(read.elapsed),
            Err(error) => return Some(Finding::bad("speed", error, error.message())),
        }
    }
    times.sort_unstable();
    let (median, slowest) = (times[SPEED_READS / 2], times[SPEED_READS - 1]);
    let summary = format!(
        "median {} for {}, slowest of {SPEED_READS} reads {}",
        ms(median),
        operation.name,
        ms(slowest)
    );
    Some(
        Finding::good("speed", summary)
            .with_fact("medianMs", milliseconds(median))
            .with_fact("slowestMs", milliseconds(slowest)),
    )
}

fn drift(reads: &[ProbeResult]) -> Finding {
    let mut drift = Drift::default();
    for read in reads {
        if let (Ok(records), Some(info)) = (&read.outcome, read.info()) {
            records.iter().for_each(|record| drift.add(record, info));
        }
    }
    let Drift { unknown, known } = &drift;
    let mut check = match (unknown.is_empty(), known.is_empty()) {
        (true, true) => Finding::good("fields", "every record is as documented"),
        (true, false) => Finding::good(
            "fields",
            "every record is as documented, or differs only in ways that are known of some hubs",
        ),
        (false, _) => Finding::note("fields", "some records differ from the documentation"),
    };
    for (name, difference) in unknown {
        check = check.with_finding(format!("{name}: {difference}"));
    }
    for (name, difference) in known {
        check = check.with_finding(format!("{name}: {difference} (known of some hubs)"));
    }
    for (fact, differences) in [("records", unknown), ("known", known)] {
        if !differences.is_empty() {
            check = check.with_fact(fact, facts(differences));
        }
    }
    check
}

fn facts(differences: &Differences) -> Object {
    let mut facts = Object::new();
    for (name, difference) in differences {
        let list = |names: Vec<&str>| Value::Array(names.into_iter().map(Value::from).collect());
        let mut fact = Object::new();
        for (name, fields) in [
            ("missing", &difference.missing),
            ("mistyped", &difference.mistyped),
        ] {
            fact.insert(name, list(fields.iter().copied().collect()));
        }
        let undocumented = difference.undocumented.iter().map(String::as_str);
        fact.insert("undocumented", list(undocumented.collect()));
        facts.insert(*name, Value::Object(fact));
    }
    facts
}

fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e5).round() / 1e2
}

fn ms(time: Duration) -> String {
    format!("{} ms", milliseconds(time))
}
