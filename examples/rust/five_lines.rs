//! Lists the engines of a hub: `five_lines http://10.0.0.5`.

#[expect(clippy::print_stdout, reason = "printing is what this program is for")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let url = std::env::args()
        .nth(1)
        .ok_or("give the address of a hub, http://10.0.0.5 for example")?;
    for engine in gfxhub::Client::new(&url)?.engines().list()? {
        println!(
            "{:>5}  {:<24} {}",
            engine.id, engine.display_name, engine.status
        );
    }
    Ok(())
}
