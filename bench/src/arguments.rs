//! Parses the command line of the program.

use std::net::SocketAddr;
use std::path::PathBuf;

use crate::language::Language;
use crate::peers::{self, Row};
use crate::work::Work;

/// Text that is printed if the arguments are invalid.
const USAGE: &str = "\
gfxhub-bench rust|c|python|node [--quick] [--figures FILE] [WORK...] [-- PROGRAM...]
gfxhub-bench summary FILE...
gfxhub-bench growth [--quick] --pictures FOLDER
gfxhub-bench instructions FILE [--write]
gfxhub-bench repeat PEER WORK CALLS ADDRESS
gfxhub-bench serve [CORE]
works: set, eased, node, list, snapshot, burst, slow-burst, live, submit";

/// The task of the program.
pub(crate) enum Arguments {
    /// Runs the server.
    Serve {
        /// Processor core on which the server runs; `None` for any.
        core: Option<usize>,
    },
    /// Makes calls and nothing else, so that strace or valgrind can count their cost.
    Repeat {
        /// Client that makes the calls.
        row: &'static Row,
        /// Work to which the calls belong.
        work: Work,
        /// Number of calls.
        calls: u32,
        /// Address of the server.
        address: SocketAddr,
    },
    /// Measures the times of all clients in a language.
    Compare(Plan),
    /// Prints a table with the figures in these files.
    Summary(Vec<String>),
    /// Measures how the cost of calls grows with the work.
    #[cfg(feature = "peers")]
    Growth {
        /// True if only a few rounds are played.
        quick: bool,
        /// Folder in which plots are written.
        pictures: PathBuf,
    },
    /// Compares the instructions of calls with the counts in a file.
    Instructions {
        /// Path of the file.
        file: PathBuf,
        /// True to write the counts into the file instead of comparing them.
        write: bool,
    },
}

/// The clients and works to measure, and the settings of the measurement.
pub(crate) struct Plan {
    /// Language whose clients are measured.
    pub(crate) language: Language,
    /// Works to measure.
    pub(crate) works: Vec<Work>,
    /// Duration of the live session in seconds; `None` for no live session.
    pub(crate) live: Option<u32>,
    /// True if the `submit` benchmark (W7) runs, which times how long submitting a call takes.
    pub(crate) submit: bool,
    /// True if only a few rounds are played.
    pub(crate) quick: bool,
    /// File in which the figures are stored.
    pub(crate) figures: Option<PathBuf>,
    /// Program that makes the calls of another language's clients, with its arguments.
    pub(crate) program: Vec<String>,
}

impl Plan {
    /// Returns the number of turns of each client in a work. It is smaller for works and languages
    /// whose turns take longer.
    pub(crate) fn rounds_of(&self, work: Work) -> usize {
        let rounds = match (self.language, work.many()) {
            (Language::Rust, None) => 401,
            (Language::Rust, Some(_)) | (_, None) => 101,
            _ => 41,
        };
        match self.quick {
            true => rounds / 10 + 1,
            false => rounds,
        }
    }

    /// Returns the duration of a live session in seconds.
    fn live_seconds(quick: bool) -> u32 {
        if quick { 2 } else { 60 }
    }
}

impl Arguments {
    /// Parses the command line. The error says what is wrong with it.
    pub(crate) fn read(given: impl Iterator<Item = String>) -> Result<Arguments, String> {
        let words: Vec<String> = given.collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match &words[..] {
            ["serve"] => Ok(Arguments::Serve { core: None }),
            ["serve", core] => Ok(Arguments::Serve {
                core: Some(number(core)?),
            }),
            ["repeat", peer, work, calls, address] => Ok(Arguments::Repeat {
                row: peers::named(peer).ok_or_else(|| format!("{peer:?} is not a peer"))?,
                work: Work::named(work).ok_or_else(|| unread(work))?,
                calls: number(calls)?,
                address: address.parse().map_err(|_| unread(address))?,
            }),
            ["summary", files @ ..] => {
                let files = files.iter().map(|file| (*file).to_owned());
                Ok(Arguments::Summary(files.collect()))
            }
            #[cfg(feature = "peers")]
            ["growth", quick @ .., "--pictures", folder] if matches!(quick, [] | ["--quick"]) => {
                Ok(Arguments::Growth {
                    quick: !quick.is_empty(),
                    pictures: PathBuf::from(folder),
                })
            }
            ["instructions", file, write @ ..] if matches!(write, [] | ["--write"]) => {
                Ok(Arguments::Instructions {
                    file: PathBuf::from(file),
                    write: !write.is_empty(),
                })
            }
            [language, words @ ..] => {
                let language = Language::named(language).ok_or_else(|| unread(language))?;
                plan(language, words).map(Arguments::Compare)
            }
            [] => Err(USAGE.to_owned()),
        }
    }
}

fn plan(language: Language, words: &[&str]) -> Result<Plan, String> {
    let mut plan = Plan {
        language,
        works: Vec::new(),
        live: None,
        submit: false,
        quick: false,
        figures: None,
        program: Vec::new(),
    };
    let mut is_live = false;
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match *word {
            "--quick" => plan.quick = true,
            "--figures" => plan.figures = words.next().map(PathBuf::from),
            "--" => plan.program = words.by_ref().map(|word| (*word).to_owned()).collect(),
            "live" => is_live = true,
            "submit" if language == Language::Rust => plan.submit = true,
            work => {
                let work = Work::ALL.into_iter().find(|one| one.name() == work);
                plan.works.push(work.ok_or_else(|| unread(word))?);
            }
        }
    }
    if plan.works.is_empty() && !is_live && !plan.submit {
        plan.works = Work::ALL.to_vec();
        is_live = true;
        plan.submit = language == Language::Rust;
    }
    plan.live = is_live.then(|| Plan::live_seconds(plan.quick));
    if (language == Language::Rust) != plan.program.is_empty() {
        return Err(format!(
            "this program runs the Rust clients; for other languages, give a program after --\n{USAGE}"
        ));
    }
    Ok(plan)
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| unread(word))
}

fn unread(word: &str) -> String {
    format!("{word:?} is not understood\n{USAGE}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Arguments, String> {
        Arguments::read(line.split(' ').map(str::to_owned))
    }

    #[test]
    fn without_works_all_are_played() {
        let Ok(Arguments::Compare(plan)) = read("python --quick -- python3 a.py") else {
            panic!("it is understood")
        };
        assert_eq!(plan.works, Work::ALL);
        assert_eq!((plan.live, plan.rounds_of(Work::Set)), (Some(2), 11));
        assert_eq!(plan.program, ["python3", "a.py"]);
        let Ok(Arguments::Compare(plan)) = read("rust set") else {
            panic!("it is understood")
        };
        assert_eq!((plan.works, plan.live), (vec![Work::Set], None));
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (line, due) in [
            ("perl", "\"perl\" is not understood"),
            ("rust sett", "\"sett\" is not understood"),
            ("rust list-1000", "\"list-1000\" is not understood"),
            ("python set", "give a program after --"),
            ("repeat curl set 1 127.0.0.1:1", "\"curl\" is not a peer"),
        ] {
            let why = read(line).err().unwrap();
            assert!(why.contains(due), "{line}: {why}");
        }
    }
}
