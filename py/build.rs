//! Tells the linker, on systems where this is necessary, that the interpreter that loads the module
//! provides Python's functions.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
