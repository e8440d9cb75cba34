//! Lets the module leave Python's own functions to the interpreter that loads it, where the linker
//! must be told so.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
