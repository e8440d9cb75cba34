//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A request that a call would send.
    RequestPreview {
        /// Name of the operation, or `request` for a raw request.
        operation,
        /// HTTP method.
        method,
        /// Path on the hub, encoded as it would be sent.
        path,
        /// Body as it would be sent; empty if there is none.
        body,
        /// Retry class of the request, such as `trigger`. It can depend on the body.
        retry_class,
        /// Maximum number of resends after an attempt that may have taken effect.
        resend,
        /// Paths of names by which the ids of the request were found; empty for a call by ids.
        names,
        /// Answer of the client's guard.
        ///
        /// `allowed`, `armed` if there is a permit, `not armed`, `repeated` if the same act was
        /// just sent, or `read-only`.
        guard,
        /// The request as a command for the shell.
        ///
        /// In which an API key is `$GFXHUB_API_KEY` and other secrets are `***`.
        curl,
    }
}
