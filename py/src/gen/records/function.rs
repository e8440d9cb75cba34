//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A function of a node with its parameters.
    Function {
        /// Path of the function. On an RE5 engine, this is the id of the function.
        function_path,
        /// Name of the function.
        function_name,
        /// Parameters of the function, by property path.
        properties,
    }
}
