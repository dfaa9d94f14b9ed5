//! How the program is linked.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // What the loader must adjust at every start is read whole into memory: packed, it is a fiftieth of that.
    if std::env::var("TARGET").is_ok_and(|target| target.ends_with("-linux-gnu")) {
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}
