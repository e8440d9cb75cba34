//! Prints the name of every operation in the client's table as it is linked, one per line.

use std::io::{self, Write as _};

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for operation in gfxhub::schema::OPERATIONS {
        writeln!(out, "{}", operation.name)?;
    }
    Ok(())
}
