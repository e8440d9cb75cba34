//! Previews of calls: the requests that they would send, checked and not sent.

use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::config::Config;
use crate::error::{Effect, Error, ErrorKind};
use crate::request::Request;
use crate::schema::field::Field;
use crate::types::RequestPreview;

impl RequestPreview {
    /// Describes a request of a client with this configuration and this verdict of its guard.
    pub(crate) fn of(request: &Request, config: &Config, resend: bool, verdict: &str) -> Self {
        let curl = curl(request, config);
        let mut path = config.base.target(&request.path);
        config.redactor.redact(&mut path);
        let mut preview = Self::blank();
        preview.operation = request.operation.to_owned();
        preview.method = request.method.as_str().to_owned();
        preview.path = path;
        preview.body = request.body.clone().unwrap_or_default();
        preview.retry_class = request.resend.word().to_owned();
        preview.resend = request.resend.again(resend).into();
        preview.guard = verdict.to_owned();
        preview.curl = curl;
        preview
    }
}

/// Returns a request as a command for the shell. Each word is redacted before it is quoted,
/// because quoting changes a secret that contains a quotation mark.
fn curl(request: &Request, config: &Config) -> String {
    let quoted = |text: &str| {
        let mut text = text.to_owned();
        config.redactor.redact(&mut text);
        quoted(&text)
    };
    let url = config.base.place() + &config.base.target(&request.path);
    let mut command = format!("curl -X {} {}", request.method, quoted(&url));
    for (name, value) in &config.settings.headers.0 {
        // Writing into a String cannot fail.
        let _ = write!(command, " -H {}", quoted(&format!("{name}: {value}")));
    }
    if config.settings.api_key.is_some() {
        command.push_str(" -H \"X-API-Key: $GFXHUB_API_KEY\"");
    }
    if let Some(body) = &request.body {
        let _ = write!(
            command,
            " -H 'Content-Type: application/json' -d {}",
            quoted(body)
        );
    }
    command
}

/// Quotes a text for a POSIX shell.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', r"'\''"))
}

/// Receives requests in place of the hub.
#[derive(Debug, Default)]
pub(crate) struct PreviewLog {
    /// True if requests that only read are sent, as for a composed call, which needs their results.
    sends_reads: bool,
    noted: Mutex<Noted>,
}

#[derive(Debug, Default)]
struct Noted {
    /// Paths of names that were resolved to ids so far.
    names: Vec<String>,
    requests: Vec<RequestPreview>,
}

impl PreviewLog {
    pub(crate) fn new(sends_reads: bool) -> Self {
        Self {
            sends_reads,
            ..Self::default()
        }
    }

    /// Returns `true` if this request is noted and not sent.
    pub(crate) fn takes(&self, request: &Request) -> bool {
        !(self.sends_reads && request.is_read())
    }

    /// Records a path of names that was resolved to ids. The requests noted from now on contain it.
    pub(crate) fn found(&self, path: &str) {
        self.noted().names.push(path.to_owned());
    }

    /// Notes requests, and returns the error that ends their call.
    pub(crate) fn note(&self, requests: impl Iterator<Item = RequestPreview>) -> Error {
        let mut noted = self.noted();
        for mut request in requests {
            request.names.extend_from_slice(&noted.names);
            noted.requests.push(request);
        }
        Error::new(ErrorKind::Cancelled, Effect::None, "it was only previewed")
    }

    /// Takes the requests noted so far.
    pub(crate) fn take(&self) -> Vec<RequestPreview> {
        std::mem::take(&mut self.noted().requests)
    }

    fn noted(&self) -> MutexGuard<'_, Noted> {
        self.noted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Client, Method};

    #[test]
    fn the_command_is_quoted_and_shows_no_secret() {
        let hub = Client::builder("http://10.0.0.5/site")
            .api_key("sesame-1234")
            .header("X-Auth-Token", "abcd'efgh")
            .header("X-Site", "it's");
        let config = hub.into_config().unwrap();
        let path = "/api/rest/v1/a?key=sesame-1234";
        let request = Request::raw(Method::Post, path, Some(r#"{"a":"it's $HOME"}"#)).unwrap();
        let preview = RequestPreview::of(&request, &config, false, "allowed");
        let expected = concat!(
            "curl -X POST 'http://10.0.0.5/site/api/rest/v1/a?key=***' -H 'X-Auth-Token: ***' ",
            r#"-H 'X-Site: it'\''s' -H "X-API-Key: $GFXHUB_API_KEY" "#,
            r#"-H 'Content-Type: application/json' -d '{"a":"it'\''s $HOME"}'"#,
        );
        assert_eq!(preview.curl, expected);
        assert_eq!(preview.path, "/site/api/rest/v1/a?key=***");
        assert_eq!(
            (preview.retry_class.as_str(), preview.resend),
            ("trigger", 0)
        );
    }
}
