//! The examples of composed calls as lines of a shell. They are written by hand, because examples
//! are derived only from cases with a single request, and composed calls have no such cases. The
//! tests of the command run the examples.

/// Examples by the name of the composed call.
pub(super) const ALL: [(&str, &str); 13] = [
    ("snapshots.capture", "gfxhub snapshots capture --scrub"),
    (
        "names.find",
        "gfxhub find 'Studio A / Cyclorama / Softness'",
    ),
    ("names.list", "gfxhub list 'Studio A / Cyclorama / *'"),
    (
        "names.prepare",
        "gfxhub prepare \\
  --paths 'Evening News / Opening Title / In' \\
  --paths 'Studio A / Cyclorama / Softness'",
    ),
    ("names.get", "gfxhub get 'Studio A / Cyclorama / Softness'"),
    (
        "names.set",
        "gfxhub set 'Studio A / Cyclorama / Softness' 0.3 --over 1.5",
    ),
    (
        "names.press",
        "gfxhub press 'Evening News / Opening Title / In'",
    ),
    (
        "names.call",
        "gfxhub call 'Studio A / Mixer_0 / Do Transition' --parameters '{\"Duration\":1.5}'",
    ),
    (
        "names.load",
        "gfxhub load 'rgraph:Studio A Weather' 'Studio A'",
    ),
    (
        "snapshots.take",
        "gfxhub snapshots take --engines 'Studio A' --only 'Mixer_0 / *' --once",
    ),
    (
        "playout.update_fields",
        "gfxhub playout update-fields 'Evening News' Presenter --set fields.headline='Anna Berg'",
    ),
    (
        "playout.template_fields",
        "gfxhub playout template-fields 'Lower Third'",
    ),
    (
        "newsroom.update_fields",
        "gfxhub newsroom update-fields SPORT.NCS.STUDIO 69425946 69430001 --set fields.homeScore='\"3\"'",
    ),
];

/// Returns the example of a composed call.
pub(super) fn of(name: &str) -> Option<&'static str> {
    let mut all = ALL.iter();
    all.find(|(known, _)| *known == name).map(|(_, line)| *line)
}
