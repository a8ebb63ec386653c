//! Random numbers of the operating system.

use service::host::NoRandom;

/// Fills the bytes with random ones that nobody can predict.
pub fn fill(bytes: &mut [u8]) -> Result<(), NoRandom> {
    getrandom::fill(bytes).map_err(|error| NoRandom(error.to_string()))
}

/// `N` random bytes in hexadecimal.
pub fn hex<const N: usize>() -> Result<String, NoRandom> {
    let mut bytes = [0u8; N];
    fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
