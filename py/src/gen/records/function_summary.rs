//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A function of a node, as a list of functions contains it.
    FunctionSummary {
        /// Path of the function. On an RE5 engine, this is the id of the function.
        function_path,
        /// Name of the function.
        function_name,
    }
}
