//! Tells the linker, if it must be told, that Python's own functions come from the interpreter that
//! loads the module.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
