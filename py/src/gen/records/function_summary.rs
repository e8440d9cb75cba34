//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A function of a node, as listed.
    FunctionSummary {
        /// Path of the function; its id on an RE5 engine.
        function_path,
        /// Name of the function.
        function_name,
    }
}
