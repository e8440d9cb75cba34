//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A function of a node, as listed.
    FunctionSummary {
        /// Its path; its id on an RE5 engine.
        function_path,
        /// Its name.
        function_name,
    }
}
