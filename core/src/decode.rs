//! Decodes responses into results, after their status and content type were checked.
//!
//! A marker type selects how a response is decoded: [`List`], [`Single`], [`FirstOfList`],
//! [`PlainText`], [`SuccessFlag`], [`Empty`], [`Id`].

use serde::Serialize;

use crate::Result;
use crate::json_body::{
    document, may_report_failure, reject_bare_failure, reject_content_encoding, reject_html,
    reject_success_false, reports_failure, text, truncated_body, unsuccessful,
};
use crate::json_scan;
use crate::raw::RawResponse;
use crate::schema::field::{Documented, Field};
use crate::schema::json::{fault, to_json_within};
use crate::schema::operation::ResponseType;
use crate::schema::records::Record;
use crate::thread_hooks;
use crate::types::RendererId;
use crate::value::Value;
use crate::value::context::DecodeContext;

/// Minimum body size, in bytes, for which a result is freed on another thread.
const LARGE: usize = 512 * 1024;

/// Decodes a response into a `T`. Its errors have [`Effect::Done`](crate::Effect::Done), since the
/// hub responded with 2xx, or `Maybe` if the body may report a failure or may not be the hub's. For
/// reads, the caller corrects the effect.
pub(crate) trait DecodeResponse<T> {
    /// Response type of the operations whose responses are decoded in this way.
    const RESPONSE: ResponseType;

    /// Decodes the response.
    fn read(response: &RawResponse, context: &DecodeContext<'_>) -> Result<T>;
}

/// The result of a call by name, as JSON.
#[derive(Debug, Clone)]
pub(crate) enum ResultText {
    /// The call has no result.
    Empty,
    /// JSON written from the typed result.
    Written(String),
    /// The body as received. It has the documented form, and doubles represent its integers
    /// exactly.
    Body,
}

/// A result that can be written as JSON.
pub(crate) trait WireResult {
    /// Writes the result in the form in which it was received, or in the documented form if the
    /// caller asked for it.
    fn to_wire_json(&self, context: &DecodeContext<'_>) -> Result<ResultText>;
}

impl<T: Field + Serialize> WireResult for T {
    fn to_wire_json(&self, context: &DecodeContext<'_>) -> Result<ResultText> {
        match context.is_documented_wanted() {
            true => to_json_within(&Documented(self), context),
            false => to_json_within(self, context),
        }
        .map(ResultText::Written)
    }
}

impl WireResult for () {
    fn to_wire_json(&self, _: &DecodeContext<'_>) -> Result<ResultText> {
        Ok(ResultText::Empty)
    }
}

/// Decodes a response in the way that the marker `H` selects.
pub(crate) fn read<H: DecodeResponse<T>, T>(
    response: &RawResponse,
    context: &DecodeContext<'_>,
) -> Result<T> {
    reject_content_encoding(response)?;
    H::read(response, context)
}

/// Returns the result as JSON. This is the body as received if the caller asked for the documented
/// form and the body has it; otherwise the decoded result is written as JSON.
pub(crate) fn read_and_write<H: DecodeResponse<T>, T: WireResult + Send + 'static>(
    response: &RawResponse,
    context: &DecodeContext<'_>,
) -> Result<ResultText> {
    reject_content_encoding(response)?;
    if context.is_documented_wanted() && !may_report_failure(response) {
        let body = response.readable_text();
        if body.is_some_and(|body| json_scan::is_documented(body, H::RESPONSE, context)) {
            return Ok(ResultText::Body);
        }
    }
    let result = H::read(response, context)?;
    let written = result.to_wire_json(context);
    if response.bytes().len() >= LARGE {
        // Freeing a large result takes long too, and the call may have no time left.
        thread_hooks::free(result);
    }
    written
}

/// A list of records or ids.
pub(crate) struct List;
/// A record.
pub(crate) struct Single;
/// The first record of a list, which should be its only one.
pub(crate) struct FirstOfList;
/// Plain text.
pub(crate) struct PlainText;
/// An object that says whether the call succeeded, or an empty body.
pub(crate) struct SuccessFlag;
/// No result.
pub(crate) struct Empty;
/// A bare id.
pub(crate) struct Id;

impl<T: Record> DecodeResponse<Vec<T>> for List {
    const RESPONSE: ResponseType = ResponseType::List(T::INFO);

    fn read(response: &RawResponse, context: &DecodeContext<'_>) -> Result<Vec<T>> {
        let records = document(response, context)?;
        reject_bare_failure(response, T::INFO, context)?;
        Ok(records)
    }
}

impl DecodeResponse<Vec<RendererId>> for List {
    const RESPONSE: ResponseType = ResponseType::Ids;

    fn read(response: &RawResponse, context: &DecodeContext<'_>) -> Result<Vec<RendererId>> {
        document(response, context)
    }
}

impl<T: Record> DecodeResponse<T> for Single {
    const RESPONSE: ResponseType = ResponseType::Record(T::INFO);

    fn read(response: &RawResponse, context: &DecodeContext<'_>) -> Result<T> {
        let record = document(response, context)?;
        reject_bare_failure(response, T::INFO, context)?;
        Ok(record)
    }
}

impl<T: Record> DecodeResponse<T> for FirstOfList {
    const RESPONSE: ResponseType = ResponseType::FirstOfList(T::INFO);

    fn read(response: &RawResponse, context: &DecodeContext<'_>) -> Result<T> {
        let mut list = document::<Vec<T>>(response, context)?;
        if list.is_empty() {
            let detail = "the list that should hold the one record is empty";
            return Err(fault(".", detail));
        }
        let first = list.swap_remove(0);
        if !list.is_empty() {
            context.give_up(list);
        }
        Ok(first)
    }
}

impl DecodeResponse<RendererId> for Id {
    const RESPONSE: ResponseType = ResponseType::Id;

    /// Refuses a body that may be incomplete, since a number that was cut short is a different one.
    fn read(response: &RawResponse, context: &DecodeContext<'_>) -> Result<RendererId> {
        let id = document(response, context)?;
        if response.is_close_delimited() {
            return Err(truncated_body(
                ".",
                "the number may be incomplete: only the close of the connection ended the body",
            ));
        }
        Ok(id)
    }
}

impl DecodeResponse<String> for PlainText {
    const RESPONSE: ResponseType = ResponseType::PlainText;

    fn read(response: &RawResponse, context: &DecodeContext<'_>) -> Result<String> {
        reject_html(response)?;
        reject_success_false(response, context)?;
        text(response).map(|word| word.trim().to_owned())
    }
}

impl DecodeResponse<()> for Empty {
    const RESPONSE: ResponseType = ResponseType::Empty;

    fn read(response: &RawResponse, context: &DecodeContext<'_>) -> Result<()> {
        reject_html(response)?;
        reject_success_false(response, context)
    }
}

impl DecodeResponse<()> for SuccessFlag {
    const RESPONSE: ResponseType = ResponseType::SuccessFlag;

    /// Hubs may respond with an empty body or plain text where an object is documented.
    fn read(response: &RawResponse, context: &DecodeContext<'_>) -> Result<()> {
        reject_html(response)?;
        if !text(response)?.trim_start().starts_with('{') {
            return reject_success_false(response, context);
        }
        let value = document::<Value>(response, context)?;
        let failure = reports_failure(&value);
        context.give_up(value);
        if failure { Err(unsuccessful()) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{Engine, Function, LaunchConfig, PlayoutItem, Property, Renderer};
    use crate::{Effect, ErrorKind};

    const JSON: &str = "application/json";
    const PAGE: &[u8] = b"  <!DOCTYPE html><html><body>Sign in</body></html>";

    fn read<H: DecodeResponse<T>, T>(response: &RawResponse) -> Result<T> {
        H::read(response, &DecodeContext::unlimited())
    }

    fn fails<H: DecodeResponse<T>, T: std::fmt::Debug>(
        response: &RawResponse,
    ) -> (ErrorKind, Effect, String) {
        let error = read::<H, _>(response).unwrap_err();
        let path = error.json_path().unwrap_or_default().to_owned();
        (error.kind(), error.effect(), path)
    }

    #[test]
    fn what_cannot_be_read_is_named_by_its_path() {
        // The effect is unknown if the JSON was cut short, because it may have contained
        // `"success": false`.
        for (body, path, expected) in [
            (
                r#"[{"id":1},{"id":"two","port":80}]"#,
                "[1].id",
                Effect::Done,
            ),
            (
                r#"[{"id":1,"instances":[{"id":7},{"id":null}]}]"#,
                "[0].instances[1].id",
                Effect::Done,
            ),
            (
                r#"[{"id":1,"instances":[{"id":7},{"id":null}]"#,
                "[0].instances[1].id",
                Effect::Maybe,
            ),
            (r#"[{"id":1}"#, ".", Effect::Maybe),
            (r#"[{"id":1"#, "[0]", Effect::Maybe),
            ("{", ".", Effect::Maybe),
            ("null", ".", Effect::Done),
            ("", ".", Effect::Done),
            (r#""OK""#, ".", Effect::Done),
        ] {
            let (kind, effect, named) =
                fails::<List, Vec<Engine>>(&RawResponse::ok(JSON, body.as_bytes()));
            assert_eq!((kind, effect), (ErrorKind::Decode, expected), "{body}");
            assert_eq!(named, path, "{body}");
        }
    }

    #[test]
    fn an_html_page_with_status_200_is_not_a_success() {
        for (content_type, body) in [
            ("text/html", PAGE),
            ("text/html; charset=utf-8", PAGE),
            (JSON, PAGE),
            ("text/html", b"\xef\xbb\xbf<p>Sign in</p>"),
        ] {
            let page = RawResponse::ok(content_type, body);
            let expected = (ErrorKind::UnexpectedContent, Effect::Maybe, String::new());
            assert_eq!(fails::<List, Vec<Engine>>(&page), expected);
            assert_eq!(fails::<SuccessFlag, ()>(&page), expected);
            assert_eq!(fails::<Empty, ()>(&page), expected);
            assert_eq!(fails::<PlainText, String>(&page), expected);
        }
        let text = RawResponse::ok("text/plain", b"starting, please wait");
        let (kind, _, _) = fails::<Single, Engine>(&text);
        assert_eq!(kind, ErrorKind::UnexpectedContent);
    }

    #[test]
    fn any_2xx_status_succeeds_where_no_body_is_expected() {
        for body in ["", "OK", r#"{"success":true}"#, r#"{"success":null}"#, "{}"] {
            read::<SuccessFlag, _>(&RawResponse::ok(JSON, body.as_bytes())).unwrap();
        }
        read::<Empty, _>(&RawResponse::ok("text/plain", b"whatever")).unwrap();
        // A bare `OK` is accepted with the content type of HTML too, because some frameworks send
        // every text with it.
        let ok = RawResponse::ok("text/html; charset=utf-8", b"OK");
        read::<Empty, _>(&ok).unwrap();
        read::<SuccessFlag, _>(&ok).unwrap();
        assert_eq!(read::<PlainText, _>(&ok).unwrap(), "OK");
        assert_eq!(
            read::<PlainText, _>(&RawResponse::ok("text/plain", b"OK\n")).unwrap(),
            "OK"
        );
        assert_eq!(
            read::<PlainText, _>(&RawResponse::ok("text/plain", b"")).unwrap(),
            ""
        );
    }

    #[test]
    fn a_reported_failure_wins_over_the_expected_body() {
        let expected = (ErrorKind::Unsuccessful, Effect::Maybe, String::new());
        for body in [
            r#"{"success":false}"#,
            r#"{"success":"false","error":"busy"}"#,
            r#"[{"success":0}]"#,
            "\u{feff} {\"success\": false}",
            "false",
        ] {
            let no = RawResponse::ok(JSON, body.as_bytes());
            assert_eq!(fails::<SuccessFlag, ()>(&no), expected, "{body}");
            assert_eq!(fails::<Empty, ()>(&no), expected, "{body}");
            assert_eq!(fails::<PlainText, String>(&no), expected, "{body}");
            assert_eq!(fails::<Single, PlayoutItem>(&no), expected, "{body}");
            assert_eq!(fails::<FirstOfList, PlayoutItem>(&no), expected, "{body}");
            assert_eq!(fails::<List, Vec<Engine>>(&no), expected, "{body}");
            assert_eq!(fails::<Id, RendererId>(&no), expected, "{body}");
            // Neither of these records has a required field, so any object could be one. The
            // failure is reported nevertheless.
            assert_eq!(fails::<Single, Renderer>(&no), expected, "{body}");
            assert_eq!(fails::<Single, LaunchConfig>(&no), expected, "{body}");
            assert_eq!(fails::<List, Vec<LaunchConfig>>(&no), expected, "{body}");
        }
        // The record is read, because its field `success` does not report the outcome of the call.
        let body = br#"{"id":5,"success":false}"#;
        let item: PlayoutItem = read::<Single, _>(&RawResponse::ok(JSON, body)).unwrap();
        assert_eq!(item.id.get(), 5);
        let body = br#"{"name":"Six","success":false}"#;
        let config: LaunchConfig = read::<Single, _>(&RawResponse::ok(JSON, body)).unwrap();
        assert_eq!(config.name, "Six");
    }

    /// Returns the text that was written in the documented form; `None` if the body as received is
    /// the result.
    fn documented<H: DecodeResponse<T>, T: WireResult + Send + 'static>(
        body: &str,
    ) -> Option<String> {
        let context = DecodeContext::unlimited().documented(true);
        let response = RawResponse::ok(JSON, body.as_bytes());
        match read_and_write::<H, T>(&response, &context).unwrap() {
            ResultText::Body => None,
            ResultText::Written(text) => Some(text),
            ResultText::Empty => panic!("{body} has a result"),
        }
    }

    #[test]
    fn a_body_of_the_documented_form_is_the_result_as_it_came() {
        for body in [
            "[]",
            r#" [ {"PropertyPath":"a","DisplayName":"","Value":null,"new":[1.50]} ]"#,
            r#"[{"Value":{"x":1},"DisplayName":"b","PropertyPath":"a"}]"#,
        ] {
            assert_eq!(documented::<List, Vec<Property>>(body), None, "{body}");
        }
        let config = r#"{"id":null,"name":"","renderers":[7,8]}"#;
        assert_eq!(documented::<Single, LaunchConfig>(config), None);
    }

    #[test]
    fn every_other_form_is_written_in_the_documented_one() {
        let property = r#"{"PropertyPath":"a","DisplayName":"","Value":null}"#;
        for body in [
            r#"[{"PropertyPath":"a"}]"#,
            r#"[{"PropertyPath":"a","DisplayName":null,"Value":null}]"#,
            r#"{"PropertyPath":"a","DisplayName":"","Value":null}"#,
        ] {
            let text = documented::<List, Vec<Property>>(body);
            assert_eq!(text, Some(format!("[{property}]")), "{body}");
        }
        let text = r#"{"PropertyPath":"a","DisplayName":5,"Value":1,"new":[1.50]}"#;
        let text = documented::<Single, Property>(text).unwrap();
        let expected = r#"{"PropertyPath":"a","DisplayName":"5","Value":1,"new":[1.50]}"#;
        assert_eq!(text, expected);
        for (body, expected) in [
            (
                r#"{"renderers":["7"]}"#,
                r#"{"id":null,"name":"","renderers":[7]}"#,
            ),
            (
                r#"{"id":"5","name":"n","renderers":[]}"#,
                r#"{"id":5,"name":"n","renderers":[]}"#,
            ),
            (
                r#"{"id":5,"name":"n","renderers":[{"engineId":"3"}]}"#,
                r#"{"id":5,"name":"n","renderers":[{"launchConfigId":null,"engineId":3,"projectId":null,"projectMapId":null,"engineType":"","stateId":null}]}"#,
            ),
            (
                r#"{"name":"n"}"#,
                r#"{"id":null,"name":"n","renderers":[]}"#,
            ),
        ] {
            let text = documented::<Single, LaunchConfig>(body);
            assert_eq!(text.as_deref(), Some(expected), "{body}");
        }
        // Elements of a list of ids do not record the form in which they were received.
        let ids = documented::<List, Vec<RendererId>>(r#"["7",8]"#);
        assert_eq!(ids.as_deref(), Some("[7,8]"));
        let function =
            r#"{"FunctionPath":"f","FunctionName":"n","Properties":{"a":{"PropertyPath":"a"}}}"#;
        let expected = function.replace(r#"{"PropertyPath":"a"}"#, property);
        assert_eq!(
            documented::<Single, Function>(function),
            Some(expected.clone())
        );
        assert_eq!(documented::<Single, Function>(&expected), None);
    }

    #[test]
    fn a_compressed_response_is_refused_by_its_encoding() {
        for (encoding, refused) in [
            ("gzip", true),
            ("br", true),
            ("identity", false),
            ("", false),
        ] {
            let answer = RawResponse::ok(JSON, b"\x1f\x8b\x08").compressed(encoding);
            match reject_content_encoding(&answer) {
                Ok(()) => assert!(!refused, "{encoding}"),
                Err(error) => {
                    assert!(refused && error.to_string().contains(encoding), "{error}");
                    assert_eq!(error.kind(), ErrorKind::UnexpectedContent);
                    assert!(answer.error_excerpt().is_empty());
                }
            }
        }
    }

    #[test]
    fn one_item_comes_in_a_list_or_by_itself() {
        for body in [r#"[{"id":5}]"#, r#"{"id":5}"#] {
            let item: PlayoutItem =
                read::<FirstOfList, _>(&RawResponse::ok(JSON, body.as_bytes())).unwrap();
            assert_eq!(item.id.get(), 5);
        }
        let (kind, _, _) = fails::<FirstOfList, PlayoutItem>(&RawResponse::ok(JSON, b"[]"));
        assert_eq!(kind, ErrorKind::Decode);
    }

    #[test]
    fn a_bare_number_of_a_close_delimited_body_is_refused() {
        assert_eq!(
            read::<Id, _>(&RawResponse::ok(JSON, b"12")).unwrap(),
            RendererId(12)
        );
        assert_eq!(
            read::<Id, _>(&RawResponse::ok(JSON, br#""12""#)).unwrap(),
            RendererId(12)
        );
        let cut = RawResponse::ok(JSON, b"12").close_delimited();
        assert_eq!(fails::<Id, RendererId>(&cut).0, ErrorKind::Decode);
        let whole = RawResponse::ok(JSON, br#"[{"id":1}]"#).close_delimited();
        assert_eq!(read::<List, Vec<Engine>>(&whole).unwrap().len(), 1);
    }
}
