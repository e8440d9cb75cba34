//! How a value travels: whether what was seen on the way fits the move that was asked for.

use gfxhub::Value;

/// How far rounding to single precision may push the part of the way.
const ROUNDING: f64 = 1e-4;

/// How far two clocks of one machine may differ, and how near an end is no longer looked at, in
/// seconds.
const SLACK: f64 = 0.02;

/// How far a move that is slow at both ends is at least behind one of even speed, and in the second
/// half ahead of it, from this part of the time on and up to as much before the half.
const BEHIND: f64 = 0.02;
const EARLY: f64 = 0.1;

/// A move that is slow at both ends.
#[derive(Debug)]
pub(crate) struct Move {
    pub(crate) from: Value,
    pub(crate) to: Value,
    /// Seconds before it begins.
    pub(crate) delay: f64,
    /// Seconds that it takes.
    pub(crate) duration: f64,
}

/// What was seen at a moment that lies between two times, in seconds since the move was asked for.
#[derive(Debug)]
pub(crate) struct Sample {
    pub(crate) earliest: f64,
    pub(crate) latest: f64,
    pub(crate) value: Value,
}

/// How many samples fell into the delay, how many onto the way.
#[derive(Debug, PartialEq)]
pub(crate) struct Seen {
    pub(crate) waiting: usize,
    pub(crate) travelling: usize,
}

impl Move {
    /// Seconds until the end is reached.
    pub(crate) fn total(&self) -> f64 {
        self.delay + self.duration
    }

    /// The part of the way that a value has done, from 0 to 1; all its numbers must agree on it.
    pub(crate) fn part(&self, value: &Value) -> Result<f64, String> {
        let (from, to, at) = (numbers(&self.from), numbers(&self.to), numbers(value));
        let (Some(from), Some(to), Some(at)) = (from, to, at) else {
            return Err(format!("{value} has no numbers to travel"));
        };
        if from.len() != to.len() || at.len() != to.len() {
            return Err(format!(
                "{value} has another number of parts than {}",
                self.to
            ));
        }
        let mut parts = from
            .iter()
            .zip(&to)
            .zip(&at)
            .filter(|((from, to), _)| from != to)
            .map(|((from, to), at)| (at - from) / (to - from));
        let first = parts
            .next()
            .ok_or_else(|| format!("{} is where it starts", self.to))?;
        match parts.find(|part| (part - first).abs() > ROUNDING) {
            None => Ok(first),
            Some(other) => Err(format!(
                "in {value} one number has done {first}, another {other}"
            )),
        }
    }

    /// Whether the samples fit: at rest during the delay, never back, slow at both ends, not at
    /// the end before its time, and there after it.
    pub(crate) fn check(&self, samples: &[Sample]) -> Result<Seen, String> {
        let mut seen = Seen {
            waiting: 0,
            travelling: 0,
        };
        let mut before = 0.0;
        for Sample {
            earliest,
            latest,
            value,
        } in samples
        {
            let part = self.part(value)?;
            let when = format!("after {latest:.3} s it had done {part:.4} of the way");
            if part < before - 1e-9 {
                return Err(format!("{when}, less than the {before:.4} before"));
            }
            before = part;
            if *latest < self.delay {
                seen.waiting += 1;
                if part.abs() > ROUNDING {
                    return Err(format!("{when}, within the delay of {} s", self.delay));
                }
            }
            let on_the_way = *earliest > self.delay + SLACK && *latest < self.total() - SLACK;
            if on_the_way {
                seen.travelling += 1;
                let (least, most) = (earliest - self.delay, latest - self.delay);
                let (least, most) = (least / self.duration, most / self.duration);
                if !(part > 0.0 && part < 1.0) {
                    return Err(format!("{when}, though the move was under way"));
                }
                let early = (EARLY..=0.5 - EARLY).contains(&most) && part > most - BEHIND;
                let late = (0.5 + EARLY..=1.0 - EARLY).contains(&least) && part < least + BEHIND;
                if early || late {
                    return Err(format!("{when}, which is not slow at both ends"));
                }
            }
            if *earliest >= self.total() && (part - 1.0).abs() > ROUNDING {
                return Err(format!(
                    "{when}, where the end was due at {:.3} s",
                    self.total()
                ));
            }
        }
        if samples
            .last()
            .is_none_or(|last| last.earliest < self.total())
        {
            return Err("nobody looked after the end".to_owned());
        }
        Ok(seen)
    }
}

/// The numbers of a value that travel: of a number itself, or of a vector.
fn numbers(value: &Value) -> Option<Vec<f64>> {
    match value.as_vector() {
        Some(vector) => Some(vector.numbers().collect()),
        None => value.as_f64().map(|number| vec![number]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gfxhub::Vector;

    fn course() -> Move {
        Move {
            from: Vector::xyz(0.0, 5.0, 1.0).into(),
            to: Vector::xyz(1.0, 5.0, -1.0).into(),
            delay: 1.0,
            duration: 2.0,
        }
    }

    fn at(time: f64, part: f64) -> Sample {
        let value = Vector::xyz(part, 5.0, 1.0 - 2.0 * part).into();
        Sample {
            earliest: time - 0.001,
            latest: time + 0.001,
            value,
        }
    }

    #[test]
    fn a_move_as_asked_for_fits() {
        let samples = [
            at(0.5, 0.0),
            at(1.5, 0.125),
            at(2.0, 0.5),
            at(2.5, 0.875),
            at(3.1, 1.0),
        ];
        assert_eq!(
            course().check(&samples),
            Ok(Seen {
                waiting: 1,
                travelling: 3
            })
        );
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let fault = |samples: &[Sample]| course().check(samples).unwrap_err();
        assert!(fault(&[at(0.5, 0.1), at(3.1, 1.0)]).contains("within the delay"));
        assert!(fault(&[at(1.5, 0.2), at(1.7, 0.1)]).contains("less than"));
        assert!(fault(&[at(1.5, 0.25)]).contains("slow at both ends"));
        assert!(fault(&[at(2.5, 0.75)]).contains("slow at both ends"));
        assert!(fault(&[at(1.5, 0.3)]).contains("slow at both ends"));
        assert!(fault(&[at(2.5, 0.6)]).contains("slow at both ends"));
        assert!(fault(&[at(2.5, 1.0)]).contains("under way"));
        assert!(fault(&[at(3.5, 0.9)]).contains("was due"));
        assert!(fault(&[at(2.0, 0.5)]).contains("nobody looked"));
        assert!(fault(&[]).contains("nobody looked"));
        let torn = Sample {
            value: Vector::xyz(0.5, 5.0, 1.0).into(),
            ..at(2.0, 0.5)
        };
        assert!(fault(&[torn]).contains("another"));
    }
}
