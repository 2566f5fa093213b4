//! Things nobody can guess: names of games, secrets of browsers, lots.

/// The letters of a name in an address: none that look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many bytes from the system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers, or nothing is safe");
    bytes
}

/// Bytes as letters, five bits of each.
pub fn spelled(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// The name of a new game or challenge: ten letters, 50 bits.
pub fn name() -> String {
    spelled(&random::<10>())
}

/// A secret for a browser to keep: 32 letters, 160 bits.
pub fn secret() -> String {
    spelled(&random::<32>())
}

pub fn lot() -> u64 {
    u64::from_le_bytes(random())
}

/// A part of one, anything from nothing to all of it.
pub fn share() -> f64 {
    f64::from(u32::from_le_bytes(random())) / f64::from(u32::MAX)
}
