//! What was measured of one language, as its program says it and as it is kept for the summary.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::peers::Fault;

/// All figures of one language.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Figures {
    /// The turns of each peer in each work, in the order of the tables.
    pub(crate) series: Vec<Series>,
    /// The live session, where there is one.
    pub(crate) live: Option<Live>,
    /// Cost of submitting a call, where it was measured.
    #[serde(default)]
    pub(crate) submit: Option<Submit>,
    /// How each peer is set.
    pub(crate) peers: Vec<Setting>,
    /// What could not be measured, and why.
    pub(crate) missing: Vec<String>,
}

/// The turns of a peer in a work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Series {
    /// The name of the work.
    pub(crate) work: String,
    /// The name of the peer.
    pub(crate) peer: String,
    /// What a call took in each round, in seconds.
    pub(crate) seconds: Vec<f64>,
    /// The processor time of the client's process for it, where it is known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) processor: Vec<f64>,
}

/// How a peer is set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Setting {
    /// Its name.
    pub(crate) peer: String,
    /// Its setting, without a full stop.
    pub(crate) setting: String,
}

/// What became of a live session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Live {
    /// How long values were set, in seconds.
    pub(crate) seconds: f64,
    /// What one of two sets took at most on the calling thread, in nanoseconds.
    pub(crate) p50: f64,
    /// The same of 99 in a hundred.
    pub(crate) p99: f64,
    /// The same of 99 in a hundred of those that are not the first of their frame, before which the
    /// thread slept.
    pub(crate) p99_awake: f64,
    /// Values that were set.
    pub(crate) sets: u64,
    /// Requests that were sent.
    pub(crate) sent: u64,
    /// Values that the hub acknowledged.
    pub(crate) delivered: u64,
    /// Values that a newer one replaced.
    pub(crate) superseded: u64,
    /// Values that were lost in any other way, or still waited at the end.
    pub(crate) lost: u64,
}

/// Cost of submitting a call, for the thread that does it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Submit {
    /// Calls that were submitted.
    pub(crate) calls: usize,
    /// Median, in nanoseconds.
    pub(crate) p50: f64,
    /// The same of 99 in a hundred.
    pub(crate) p99: f64,
}

/// A line of a program that plays the peers of a language.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Series(Series),
    Setting(Setting),
    Live { live: Live },
    Missing { missing: String },
}

impl Figures {
    /// Takes in a line that a program has printed.
    pub(crate) fn take(&mut self, line: &str) -> Result<(), Fault> {
        let read = serde_json::from_str(line);
        match read.map_err(|fault| format!("{fault} in {line:.200}"))? {
            Line::Series(series) => self.series.push(series),
            // Once for the works that are pinned, once for the others.
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

    /// The turns of the peers in a work.
    pub(crate) fn of(&self, work: &str) -> Vec<&Series> {
        let series = self.series.iter();
        series.filter(|series| series.work == work).collect()
    }

    /// The turns of one peer in a work.
    pub(crate) fn one(&self, work: &str, peer: &str) -> Option<&Series> {
        self.of(work).into_iter().find(|one| one.peer == peer)
    }

    /// Keeps them in a file.
    pub(crate) fn write(&self, file: &Path) -> Result<(), Fault> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        Ok(std::fs::write(file, serde_json::to_vec(self)?)?)
    }

    /// Those of several files, by the name of each, which is that of its language.
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
    /// What a call takes, in seconds.
    pub(crate) fn median(&self) -> f64 {
        median(self.seconds.iter().copied())
    }

    /// The same as a multiple of another's in the same round.
    pub(crate) fn to(&self, other: &Series) -> f64 {
        ratio(&self.seconds, &other.seconds)
    }

    /// The processor time as a multiple of another's in the same round.
    pub(crate) fn processor_to(&self, other: &Series) -> Option<f64> {
        Some(ratio(&self.processor, &other.processor)).filter(|ratio| ratio.is_finite())
    }
}

/// The median of the ratios of each round, so that what else the machine does falls on both sides.
fn ratio(one: &[f64], other: &[f64]) -> f64 {
    median(one.iter().zip(other).map(|(one, other)| one / other))
}

/// The one in the middle; not a number where there is none.
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
        // Another program ran in the second round, and in the third.
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
