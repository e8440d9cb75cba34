//! The measurements of a language's clients, in the form that a program prints and in the form that
//! is stored for the summary.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::peers::Fault;

/// All figures of a language.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Figures {
    /// Times of each client in each work, in the order of the tables.
    pub(crate) series: Vec<Series>,
    /// Results of the live session, if there was one.
    pub(crate) live: Option<Live>,
    /// Cost of submitting a call, if it was measured.
    #[serde(default)]
    pub(crate) submit: Option<Submit>,
    /// Descriptions of the clients' settings.
    pub(crate) peers: Vec<Setting>,
    /// Figures that could not be measured, each with the reason.
    pub(crate) missing: Vec<String>,
}

/// Times of one client for one kind of work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Series {
    /// Name of the work.
    pub(crate) work: String,
    /// Name of the client.
    pub(crate) peer: String,
    /// Time of a call in each round, in seconds.
    pub(crate) seconds: Vec<f64>,
    /// Processor time that the client's process used for a call in each round, in seconds; empty if
    /// unknown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) processor: Vec<f64>,
}

/// The description of a client's settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Setting {
    /// Name of the client.
    pub(crate) peer: String,
    /// Description, without a full stop.
    pub(crate) setting: String,
}

/// The results of a live session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Live {
    /// Time in seconds during which values were set.
    pub(crate) seconds: f64,
    /// Median time of a set on the calling thread, in nanoseconds.
    pub(crate) p50: f64,
    /// 99th percentile of the time of a set, in nanoseconds.
    pub(crate) p99: f64,
    /// 99th percentile without the first set of each frame, before which the thread slept, in
    /// nanoseconds.
    pub(crate) p99_awake: f64,
    /// Number of values that were set.
    pub(crate) sets: u64,
    /// Number of requests that were sent.
    pub(crate) sent: u64,
    /// Number of values that the hub acknowledged.
    pub(crate) delivered: u64,
    /// Number of values that a newer one replaced.
    pub(crate) superseded: u64,
    /// Number of values that were lost in any other way, or still waited at the end.
    pub(crate) lost: u64,
}

/// The cost of submitting a call for the thread that submits it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Submit {
    /// Number of calls that were submitted.
    pub(crate) calls: usize,
    /// Median time in nanoseconds.
    pub(crate) p50: f64,
    /// 99th percentile of the time in nanoseconds.
    pub(crate) p99: f64,
}

/// A line printed by the program that runs a language's clients.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Series(Series),
    Setting(Setting),
    Live { live: Live },
    Missing { missing: String },
}

impl Figures {
    /// Adds the data in a line printed by the program that runs a language's clients.
    pub(crate) fn take(&mut self, line: &str) -> Result<(), Fault> {
        let read = serde_json::from_str(line);
        match read.map_err(|fault| format!("{fault} in {line:.200}"))? {
            Line::Series(series) => self.series.push(series),
            // The setting is stored once, although each of the two runs of the program prints it.
            Line::Setting(one) if self.peers.iter().all(|it| it.peer != one.peer) => {
                self.peers.push(one);
            }
            Line::Setting(_) => {}
            Line::Live { live } => self.live = Some(live),
            Line::Missing { missing } if !self.missing.contains(&missing) => {
                self.missing.push(missing);
            }
            Line::Missing { .. } => {}
        }
        Ok(())
    }

    /// Returns the times of all clients in a work.
    pub(crate) fn of(&self, work: &str) -> Vec<&Series> {
        let series = self.series.iter();
        series.filter(|series| series.work == work).collect()
    }

    /// Returns the times of a client in a work.
    pub(crate) fn one(&self, work: &str, peer: &str) -> Option<&Series> {
        self.of(work).into_iter().find(|one| one.peer == peer)
    }

    /// Writes the figures into a file.
    pub(crate) fn write(&self, file: &Path) -> Result<(), Fault> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        Ok(std::fs::write(file, serde_json::to_vec(self)?)?)
    }

    /// Reads the figures in several files. The name of a file is that of the language.
    pub(crate) fn read(files: &[String]) -> Result<BTreeMap<String, Figures>, Fault> {
        let mut read = BTreeMap::new();
        for file in files {
            let name = Path::new(file).file_stem().unwrap_or_default();
            let figures = serde_json::from_slice(&std::fs::read(file)?)?;
            read.insert(name.to_string_lossy().into_owned(), figures);
        }
        Ok(read)
    }
}

impl Series {
    /// Returns the median time of a call, in seconds.
    pub(crate) fn median(&self) -> f64 {
        median(self.seconds.iter().copied())
    }

    /// Returns the time of a call as a multiple of that of `other`: the median over all rounds.
    pub(crate) fn to(&self, other: &Series) -> f64 {
        ratio(&self.seconds, &other.seconds)
    }

    /// Returns the processor time of a call as a multiple of that of `other`, or `None` if it is
    /// unknown.
    pub(crate) fn processor_to(&self, other: &Series) -> Option<f64> {
        Some(ratio(&self.processor, &other.processor)).filter(|ratio| ratio.is_finite())
    }
}

/// Returns the median of the ratios in each round. Other load on the machine affects both sides of
/// a ratio.
fn ratio(one: &[f64], other: &[f64]) -> f64 {
    median(one.iter().zip(other).map(|(one, other)| one / other))
}

/// Returns the median, or NaN if there are no figures.
pub(crate) fn median(figures: impl IntoIterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.into_iter().collect();
    figures.sort_by(f64::total_cmp);
    let middle = figures.len() / 2;
    match figures.get(middle) {
        Some(upper) if figures.len().is_multiple_of(2) => (upper + figures[middle - 1]) / 2.0,
        Some(one) => *one,
        None => f64::NAN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_median_is_in_the_middle() {
        assert_eq!(median([3.0, 1.0, 100.0]), 3.0);
        assert_eq!(median([4.0, 1.0, 2.0, 9.0]), 3.0);
        assert!(median([]).is_nan());
    }

    fn series(peer: &str, seconds: &[f64]) -> Series {
        Series {
            work: "set".to_owned(),
            peer: peer.to_owned(),
            seconds: seconds.to_vec(),
            processor: Vec::new(),
        }
    }

    #[test]
    fn a_ratio_is_that_of_the_rounds_and_not_of_the_medians() {
        // The times of the second and the third round are longer, as if another program had run.
        let ours = series("gfxhub", &[1.0, 10.0, 10.0]);
        let other = series("fetch", &[2.0, 20.0, 40.0]);
        assert_eq!(ours.to(&other), 0.5);
        assert_eq!(other.to(&ours), 2.0);
        assert_eq!(ours.processor_to(&other), None);
    }

    #[test]
    fn the_lines_of_a_program_are_taken_in() {
        let mut figures = Figures::default();
        for line in [
            r#"{"peer":"fetch","setting":"as it comes"}"#,
            r#"{"work":"set","peer":"fetch","seconds":[1,2.5e-5]}"#,
            r#"{"missing":"got: not installed"}"#,
            r#"{"peer":"fetch","setting":"as it comes"}"#,
            r#"{"missing":"got: not installed"}"#,
            r#"{"live":{"seconds":1,"p50":90,"p99":300,"p99_awake":200,"sets":64,"sent":60,"delivered":60,"superseded":4,"lost":0}}"#,
        ] {
            figures.take(line).unwrap();
        }
        assert_eq!(figures.peers.len(), 1);
        assert_eq!(figures.missing, ["got: not installed"]);
        assert_eq!(figures.one("set", "fetch").unwrap().seconds, [1.0, 2.5e-5]);
        assert!(figures.one("node", "fetch").is_none());
        assert_eq!(figures.live.as_ref().unwrap().superseded, 4);
        assert!(figures.take("Segmentation fault").is_err());
        let folder = std::env::temp_dir().join(format!("gfxhub-figures-{}", std::process::id()));
        let file = folder.join("node.json");
        figures.write(&file).unwrap();
        let read = Figures::read(&[file.to_string_lossy().into_owned()]).unwrap();
        std::fs::remove_dir_all(folder).unwrap();
        assert_eq!(read.get("node"), Some(&figures));
    }
}
