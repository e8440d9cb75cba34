//! Where records may differ from the documentation: fields that it says are optional, and what
//! hubs of one generation or another are known to leave out or to send.

/// Whether the documentation itself says that a field is absent from some records.
pub(super) fn is_optional(record: &str, field: &str) -> bool {
    (record, field) == ("Engine", "engineType")
}

/// Whether hubs are known that send a record without a field.
pub(super) fn may_lack(record: &str, field: &str) -> bool {
    let fields: &[&str] = match record {
        "Engine" => &["re_enabled", "ue_enabled", "ustateId", "canCook"],
        "EngineInstance" => &["cookedProjectId", "cookedMapId", "cookedId"],
        "Node" => &["NodeName"],
        // No field of these is certain to be there.
        "LaunchConfig" | "Renderer" => return true,
        _ => &[],
    };
    fields.contains(&field)
}

/// Whether hubs are known that send a record with a field that is not documented.
pub(super) fn may_have(record: &str, field: &str) -> bool {
    let fields: &[&str] = match record {
        "Engine" => &["enabled"],
        "PlayoutButton" => &["key"],
        "LaunchConfig" => &["running", "mode"],
        _ => &[],
    };
    fields.contains(&field)
}
