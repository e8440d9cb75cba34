//! Sets the linker options for a Node addon on this system.

fn main() {
    napi_build::setup();
}
