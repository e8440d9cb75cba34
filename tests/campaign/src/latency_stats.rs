//! Times and their statistics: the number, the 50th and 99th percentile, and the longest.

use std::time::Duration;

/// Times in microseconds.
#[derive(Clone, Debug, Default)]
pub struct LatencyStats(Vec<u32>);

impl LatencyStats {
    /// Adds a time.
    pub fn add(&mut self, time: Duration) {
        self.0
            .push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    /// Adds all times of `other`.
    pub fn join(&mut self, other: LatencyStats) {
        self.0.extend(other.0);
    }

    /// Returns the number of recorded times.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Returns the time, in milliseconds, that `part` of every 1000 recorded times do not exceed.
    pub fn of_thousand(&self, part: usize) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let place = (sorted.len() * part).div_ceil(1000).saturating_sub(1);
        sorted
            .get(place)
            .map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    }

    /// Returns the 99th percentile, in milliseconds.
    pub fn p99(&self) -> f64 {
        self.of_thousand(990)
    }

    /// Returns the longest time, in milliseconds.
    pub fn worst(&self) -> f64 {
        self.of_thousand(1000)
    }

    /// Returns a text such as `p50 0.1, p99 2.0, worst 7.5 ms of 1,000`.
    pub fn describe(&self) -> String {
        format!(
            "p50 {:.1}, p99 {:.1}, worst {:.1} ms of {}",
            self.of_thousand(500),
            self.p99(),
            self.worst(),
            grouped(self.0.len() as u64)
        )
    }
}

/// Returns a number with separators between thousands, such as `1,234,567`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_times() {
        let mut times = LatencyStats::default();
        for millis in (1..=200).rev() {
            times.add(Duration::from_millis(millis));
        }
        assert_eq!(times.of_thousand(500), 100.0);
        assert_eq!(times.p99(), 198.0);
        assert_eq!(times.worst(), 200.0);
        assert_eq!(LatencyStats::default().worst(), 0.0);
        assert_eq!(
            times.describe(),
            "p50 100.0, p99 198.0, worst 200.0 ms of 200"
        );
    }

    #[test]
    fn thousands_stand_apart() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1000, "1,000"),
            (1234567, "1,234,567"),
        ] {
            assert_eq!(grouped(number), text);
        }
    }
}
