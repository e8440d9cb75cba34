//! Formats an effect, here a change in the journal of a hub simulator, as one line.

use anstyle::Style;
use gfxhub_simulator::Effect;

use crate::colour;
use crate::console::Console;
use crate::terminal_escape::escape_line;

/// Maximum length of a line in characters, even on a wider terminal.
const SHOWN: usize = 200;

/// Formats an effect as one line that fits this console: its time, operation, target and change.
pub(crate) fn effect_line(effect: &Effect, console: &Console<'_>) -> String {
    let width = match console.width() {
        (width, true) => SHOWN.min(usize::from(width)),
        _ => SHOWN,
    };
    colour::line(&parts(effect), width, console.colour())
}

fn parts(effect: &Effect) -> [(String, Style); 4] {
    let text = |value: &gfxhub_simulator::json::Value| match value {
        gfxhub_simulator::json::Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let known =
        gfxhub::schema::operation(effect.operation).map_or(&[][..], |known| known.arguments);
    let place = |name: &str| known.iter().position(|argument| argument.wire == name);
    let mut target: Vec<_> = effect.target.iter().collect();
    target.sort_by_key(|(name, _)| place(name));
    let target: Vec<String> = target
        .into_iter()
        .map(|(name, value)| format!("{name} {}", text(value)))
        .collect();
    let after_gap = |text: String| match text.is_empty() {
        true => text,
        false => format!("  {}", escape_line(&text)),
    };
    let change = match effect.change.is_null() {
        true => String::new(),
        false => effect.shown_change().to_string(),
    };
    [
        (format!("{:9.3} s  ", effect.at.as_secs_f64()), colour::DIM),
        (effect.operation.to_owned(), colour::GREEN),
        (after_gap(target.join(", ")), colour::PLAIN),
        (after_gap(change), colour::CYAN),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn an_effect_is_one_line() {
        let effect = Effect {
            sequence: 1,
            at: Duration::from_millis(2500),
            operation: "playout.trigger_button",
            target: serde_json::from_str(r#"{"rundownId":1,"buttonKey":"in\u001b"}"#).unwrap(),
            change: gfxhub_simulator::json::json!({"onAir": true}),
            request: 1,
            request_id: None,
        };
        let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
        let plain = Console::plain(&mut input, &mut out, &mut err);
        assert_eq!(
            effect_line(&effect, &plain),
            "    2.500 s  playout.trigger_button  rundownId 1, buttonKey in\\u{1b}  {\"onAir\":true}"
        );
        let secret = Effect {
            change: gfxhub_simulator::json::json!({"data": [{"password": "hunter2", "a": 1}]}),
            ..effect.clone()
        };
        let line = effect_line(&secret, &plain);
        assert!(
            line.ends_with(r#"{"data":[{"a":1,"password":"***"}]}"#)
                || line.ends_with(r#"{"data":[{"password":"***","a":1}]}"#),
            "{line}"
        );
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let terminal = Console::terminal(&mut input, &mut out, &mut err, 60);
        let line = effect_line(&effect, &terminal);
        assert!(
            line.contains("\u{1b}[32mplayout.trigger_button\u{1b}[0m"),
            "{line:?}"
        );
        let seen: String = line
            .split('\u{1b}')
            .map(|part| {
                part.split_once('m')
                    .filter(|_| part.starts_with('['))
                    .map_or(part, |(_, rest)| rest)
            })
            .collect();
        assert_eq!(seen.chars().count(), 60, "{seen:?}");
    }
}
