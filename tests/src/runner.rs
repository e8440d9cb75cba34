//! Plays the suite against a binding: starts one server and plays one case after the other.

use std::io;

use crate::case::Case;
use crate::comparison::Numbers;
use crate::report::Report;
use crate::verdict::CaseVerdict;

/// Environment variable that restricts the run to the cases whose names contain its value.
pub const FILTER: &str = "GFXHUB_CASES";

/// A binding that can make the call of a case.
pub trait Binding {
    /// Returns the name of the binding in reports, such as `rust`.
    fn name(&self) -> &str;

    /// Returns the API key of the binding's client. If there is one, every request must contain it.
    fn api_key(&self) -> Option<&str> {
        None
    }

    /// Makes the call against the hub at `base_url`. Returns the differences between the outcome
    /// and the expected one, as found by [`crate::outcome::differences`].
    fn call(&mut self, base_url: &str, case: &Case) -> Vec<String>;
}

/// Plays the cases and returns the report. Returns an error if the server cannot be started, or if
/// no case is to be played.
pub fn play(cases: &[Case], binding: &mut dyn Binding) -> io::Result<Report> {
    let filter = std::env::var(FILTER).unwrap_or_default();
    let judge = CaseVerdict::start(binding.api_key(), Numbers::Exact)?;
    let url = judge.url();
    let mut report = Report::new(binding.name(), !filter.is_empty());
    if !cases.iter().any(|case| case.name.contains(&filter)) {
        let reason = format!("no case has a name that contains {filter:?}, the value of {FILTER}");
        return Err(io::Error::other(reason));
    }
    for case in cases.iter().filter(|case| case.name.contains(&filter)) {
        judge.arm(case);
        let mut differences = binding.call(&url, case);
        differences.extend(judge.wire_differences(case));
        report.add(&case.name, differences);
    }
    Ok(report)
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::{Binding, play};
    use crate::case::Case;
    use crate::case_format::cases_of;
    use crate::expected::VERSION;

    const CASES: &str = r#"[
      {"name": "graphs.get: a", "operation": "graphs.get", "kind": "success",
       "arguments": {"graphId": 21}, "request": {"method": "GET", "target": "/api/rest/v1/graphs/21"},
       "reply": {"status": 200, "json": {"id": 21}}, "result": {"id": 21}},
      {"name": "graphs.get: b", "operation": "graphs.get", "kind": "argument",
       "arguments": {}, "error": {"kind": "Invalid", "effect": "none", "argument": "graphId"}}]"#;

    /// Sends these bytes, this many times, whatever the case is.
    struct FixedBinding(String, usize);

    impl Binding for FixedBinding {
        fn name(&self) -> &str {
            "blind"
        }

        fn call(&mut self, base_url: &str, _case: &Case) -> Vec<String> {
            for _ in 0..self.1 {
                let host = base_url.strip_prefix("http://").unwrap();
                let mut stream = TcpStream::connect(host).unwrap();
                let text = self.0.replace("HOST", host).replace("VERSION", VERSION);
                stream.write_all(text.as_bytes()).unwrap();
                stream.shutdown(std::net::Shutdown::Write).unwrap();
                stream.read_to_end(&mut Vec::new()).unwrap();
            }
            Vec::new()
        }
    }

    const RIGHT: &str = "GET /api/rest/v1/graphs/21 HTTP/1.1\r\nHost: HOST\r\nUser-Agent: gfxhub/VERSION\r\nAccept: */*\r\n\r\n";

    #[test]
    fn the_wire_decides_too() {
        let cases = cases_of(CASES).unwrap();
        let right = play(&cases, &mut FixedBinding(RIGHT.to_owned(), 1)).unwrap();
        assert_eq!(right.passed, ["graphs.get: a"]);
        assert!(right.failed[0].differences[0].contains("nothing may be sent, got GET"));
        for (text, times) in [
            (RIGHT.to_owned(), 0),
            (RIGHT.to_owned(), 2),
            (RIGHT.replace("21", "22"), 1),
            (RIGHT.replace("Accept", "Accepts"), 1),
            (format!("{RIGHT}more"), 1),
        ] {
            let report = play(&cases[..1], &mut FixedBinding(text.clone(), times)).unwrap();
            assert_eq!(report.failed.len(), 1, "{text:?} {times} times");
        }
    }
}
