//! Permits and previews of acts.

use crate::schema::bodies::bodies;
use crate::schema::records::records;
use crate::types::ids::PermitId;
use crate::types::scalars::Seconds;
use crate::value::object::Object;

records! {
    /// A permit for one act, or for one composed call as a whole.
    Permit {
        /// Number of the permit.
        id: PermitId = "id",
        /// Name of the call, such as `playout.delete_item`; with `@` and the number of an engine, as in
        /// `graphs.load@3`, if it is for that engine alone.
        operation: String = "operation",
        /// End of the permit, in milliseconds since the beginning of 1970 in UTC.
        until_ms: i64 = "untilMs",
    }

    /// A request that a call would send.
    RequestPreview {
        /// Name of the operation, or `request` for a raw request.
        operation: String = "operation",
        /// HTTP method.
        method: String = "method",
        /// Path on the hub, encoded as it would be sent.
        path: String = "path",
        /// Body as it would be sent; empty if there is none.
        body: String = "body",
        /// Retry class of the request, such as `trigger`. It can depend on the body.
        retry_class: String = "class",
        /// Maximum number of resends after an attempt that may have taken effect.
        resend: i64 = "resend",
        /// Paths of names by which the ids of the request were found; empty for a call by ids.
        names: Vec<String> = "names",
        /// Answer of the client's guard: `allowed`, `armed` if there is a permit, `not armed`,
        /// `repeated` if the same act was just sent, or `read-only`.
        guard: String = "guard",
        /// The request as a command for the shell, in which an API key is `$GFXHUB_API_KEY` and other
        /// secrets are `***`.
        curl: String = "curl",
    }
}

bodies! {
    /// The act that a permit is for.
    Arming(
        /// Name of the call: an operation or a composed call, `request` for a raw request, `live` for
        /// the opening of a live session. With `@` and the number of an engine, as in `graphs.load@3`,
        /// for that engine alone.
        operation: String = "operation",
    ) {
        /// Time in seconds for which the permit is given, at most 300; default 10.
        seconds: Seconds = "seconds",
    }

    /// A call by its name.
    PreviewedCall(
        /// Name of the operation or composed call.
        name: String = "name",
    ) {
        /// Its arguments by their names in JSON, with `body` for a body; default: none.
        arguments: Object = "arguments",
    }
}
