//! Sets the name under which the loader finds the shared library. It contains the major version.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let variable = |name: &str| std::env::var(name).unwrap_or_default();
    let major = variable("CARGO_PKG_VERSION_MAJOR");
    let argument = match variable("CARGO_CFG_TARGET_OS").as_str() {
        "windows" => return,
        "macos" | "ios" => format!("-Wl,-install_name,@rpath/libgfxhub_local_hub.{major}.dylib"),
        _ => format!("-Wl,-soname,libgfxhub_local_hub.so.{major}"),
    };
    println!("cargo:rustc-cdylib-link-arg={argument}");
}
