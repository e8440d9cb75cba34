//! Tells the linker how an addon of Node is made on this system.

fn main() {
    napi_build::setup();
}
