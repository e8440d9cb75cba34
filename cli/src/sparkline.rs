//! Sparklines, which show the recent values of a watched number in one line.

use std::collections::VecDeque;

use gfxhub::Value;

/// Number of values that are kept, and thus the maximum width of a sparkline.
const KEPT: usize = 60;

const LEVELS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Recent values of one property, for each number that its value contains.
#[derive(Default)]
pub(crate) struct Sparklines {
    lines: Vec<(String, VecDeque<f64>)>,
}

impl Sparklines {
    /// Adds the next value. If the names of its numbers differ from those of the previous value,
    /// discards the previous values.
    pub(crate) fn push(&mut self, value: &Value) {
        let numbers = numbers(value);
        let names = self.lines.iter().map(|(name, _)| name);
        if !names.eq(numbers.iter().map(|(name, _)| name)) {
            let empty = |(name, _): &(String, f64)| (name.clone(), VecDeque::new());
            self.lines = numbers.iter().map(empty).collect();
        }
        for ((_, kept), (_, number)) in self.lines.iter_mut().zip(numbers) {
            if kept.len() == KEPT {
                kept.pop_front();
            }
            kept.push_back(number);
        }
    }

    /// Draws a line for each number, at most `width` characters wide.
    pub(crate) fn draw(&self, width: usize) -> Vec<String> {
        let line = |(name, kept): &(String, VecDeque<f64>)| {
            let least = kept.iter().copied().fold(f64::INFINITY, f64::min);
            let most = kept.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let range = match least < most {
                true => format!("{} to {}", short(least), short(most)),
                false => short(most),
            };
            let start = match name.is_empty() {
                true => String::new(),
                false => format!("{name} "),
            };
            let room = width.saturating_sub(start.chars().count() + range.chars().count() + 2);
            let shown = kept.iter().skip(kept.len().saturating_sub(room.max(1)));
            let drawn: String = shown.map(|number| level(*number, least, most)).collect();
            format!("{start}{drawn}  {range}")
        };
        self.lines.iter().map(line).collect()
    }
}

/// Returns the finite numbers in a number, boolean or vector, each with its name.
fn numbers(value: &Value) -> Vec<(String, f64)> {
    let found = match value {
        Value::Bool(flag) => vec![(String::new(), f64::from(u8::from(*flag)))],
        Value::Vector(vector) => vector
            .iter()
            .filter_map(|(name, part)| Some((name.to_owned(), part.as_f64()?)))
            .collect(),
        other => other
            .as_f64()
            .map(|number| (String::new(), number))
            .into_iter()
            .collect(),
    };
    let are_finite = found.iter().all(|(_, number)| number.is_finite());
    if are_finite { found } else { Vec::new() }
}

fn level(number: f64, least: f64, most: f64) -> char {
    let part = match least < most {
        true => (number - least) / (most - least),
        // A constant value is drawn at the lowest level.
        false => 0.0,
    };
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is from 0 to 7"
    )]
    let at = (part * 7.0).round().clamp(0.0, 7.0) as usize;
    LEVELS[at]
}

/// Formats a number with at most four decimal places.
fn short(number: f64) -> String {
    let text = format!("{number:.4}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" {
        "0".to_owned()
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(values: &[Value], width: usize) -> Vec<String> {
        let mut lines = Sparklines::default();
        values.iter().for_each(|value| lines.push(value));
        lines.draw(width)
    }

    #[test]
    fn a_number_that_moves_is_a_line() {
        let values: Vec<Value> = (0..8).map(|n| (f64::from(n) / 7.0).into()).collect();
        assert_eq!(drawn(&values, 60), ["▁▂▃▄▅▆▇█  0 to 1"]);
        assert_eq!(drawn(&values, 12), ["▅▆▇█  0 to 1".to_owned()]);
        assert_eq!(drawn(&[0.5.into(), 0.5.into()], 60), ["▁▁  0.5"]);
        assert_eq!(drawn(&[false.into(), true.into()], 60), ["▁█  0 to 1"]);
    }

    #[test]
    fn each_part_of_a_vector_has_its_line() {
        let vector = |x| gfxhub::Vector::xyz(x, 1.0, -2.0).into();
        assert_eq!(
            drawn(&[vector(0.0), vector(f64::from(0.2_f32))], 60),
            ["x ▁█  0 to 0.2", "y ▁▁  1", "z ▁▁  -2"]
        );
    }

    #[test]
    fn what_has_no_numbers_has_no_line_and_another_form_begins_anew() {
        assert!(drawn(&["Mix".into()], 60).is_empty());
        assert_eq!(drawn(&[1.0.into(), "Mix".into(), 3.0.into()], 60), ["▁  3"]);
    }

    #[test]
    fn only_the_last_numbers_are_kept() {
        let values: Vec<Value> = (0..200).map(|n| f64::from(n).into()).collect();
        let line = &drawn(&values, 200)[0];
        assert!(line.ends_with("  140 to 199"), "{line}");
        assert_eq!(line.chars().filter(|c| LEVELS.contains(c)).count(), KEPT);
    }
}
