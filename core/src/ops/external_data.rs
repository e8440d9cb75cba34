//! The download of an ExternalData field. It is the only call of the specification without a row of
//! its own, since the specification defines neither its method nor its response.

use super::playout::Playout;
use crate::request::Request;
use crate::schema::operation::{ArgumentInfo, Method, OperationInfo, ResponseType};
use crate::schema::retry_class::RetryClass;
use crate::types::{ExternalDataFieldKey, ItemId, PlayoutRundownId};
use crate::{RawResponse, Result};

/// Definition of `playout.trigger_external_data`, which is not one of [`super::OPERATIONS`].
pub static EXTERNAL_DATA: &OperationInfo = &OperationInfo {
    name: "playout.trigger_external_data",
    group: "playout",
    verb: "trigger_external_data",
    docs: " Downloads an ExternalData field of a playout item. Method and response are not documented:\n \
           it is a POST unless another method is given, and the response is returned unchanged.\n",
    method: Method::Post,
    path: "/api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{ExternalDataFieldKey}",
    arguments: &[
        ArgumentInfo::id("rundown", &PlayoutRundownId::ID),
        ArgumentInfo::id("item", &ItemId::ID),
        ArgumentInfo::id("field_key", &ExternalDataFieldKey::ID),
    ],
    body: None,
    status: 200,
    outcome: ResponseType::Raw,
    resend: RetryClass::Trigger,
    is_unlimited: false,
    example: "",
};

impl Playout {
    /// Downloads an ExternalData field of an item, by POST. Returns the response unchanged.
    ///
    /// Hub path: `POST
    /// /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{ExternalDataFieldKey}`. Paths of
    /// buttons have the same form, so the call is never resent.
    ///
    /// # Errors
    /// Any [`ErrorKind`](crate::ErrorKind) that a call can have.
    pub fn trigger_external_data(
        &self,
        rundown: impl Into<PlayoutRundownId>,
        item: impl Into<ItemId>,
        field_key: impl Into<ExternalDataFieldKey>,
    ) -> Result<RawResponse> {
        self.trigger_external_data_by(Method::Post, rundown, item, field_key)
    }

    /// Downloads an ExternalData field of an item with this method, since the specification names
    /// none.
    ///
    /// # Errors
    /// Any [`ErrorKind`](crate::ErrorKind) that a call can have.
    pub fn trigger_external_data_by(
        &self,
        method: Method,
        rundown: impl Into<PlayoutRundownId>,
        item: impl Into<ItemId>,
        field_key: impl Into<ExternalDataFieldKey>,
    ) -> Result<RawResponse> {
        let (rundown, item, field_key) = (rundown.into(), item.into(), field_key.into());
        let mut request = Request::of(EXTERNAL_DATA, &[&rundown, &item, &field_key], None)?;
        request.method = method;
        self.0.send(request)
    }
}
