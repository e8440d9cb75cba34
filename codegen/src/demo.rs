//! Ids of the demo show, for the examples and trials that are generated.

/// Returns a text id of the demo show for an argument with this name.
pub(crate) fn demo_text(name: &str) -> &'static str {
    match name {
        "node_path" => "\"Mixer_0\"",
        "property_path" => "\"Default//Opacity/0\"",
        "function_path" => "\"Default//DoTransition/0\"",
        "ncs_id" => "\"SPORT.NCS.STUDIO\"",
        "ro_id" => "\"69425946\"",
        "obj_id" => "\"69430001\"",
        "interpolation" => "\"Linear\"",
        "engine_type" => "\"RE\"",
        "path" => "\"Studio A / Mixer_0 / Opacity\"",
        "template_" => "\"Lower Third\"",
        _ => "\"x\"",
    }
}

/// Returns a second text id of the demo show for an argument with this name, or the first if no
/// second one is needed.
pub(crate) fn second_demo_text(name: &str) -> &'static str {
    match name {
        "node_path" => "\"Cyclorama\"",
        "property_path" => "\"Material//Softness/0\"",
        "path" => "\"Studio A / Cyclorama / Softness\"",
        other => demo_text(other),
    }
}

/// Returns a second number id of the demo show for an argument with this name, or the first if no
/// second one is needed.
pub(crate) fn second_demo_number(name: &str) -> i64 {
    match name {
        "engine_id" => 4,
        other => demo_number(other),
    }
}

/// Returns a number id of the demo show for an argument with this name.
pub(crate) fn demo_number(name: &str) -> i64 {
    match name {
        "engine_id" => 3,
        "item_id" => 2,
        "graph_id" => 21,
        "rgraph_id" => 11,
        "ustate_id" => 31,
        "renderer_id" => 101,
        _ => 1,
    }
}
