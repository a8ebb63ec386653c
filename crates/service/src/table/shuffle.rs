//! A promise about the shuffle: its hash is shown before the game, what it hides after the game.

use crate::host::{Host, NoRandom};
use crate::protocol::ShuffleProof;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// Random bytes that keep a hash of the seed from being guessed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShuffleSalt([u8; 16]);

impl ShuffleSalt {
    pub fn random(host: &dyn Host) -> Result<ShuffleSalt, NoRandom> {
        let mut salt = ShuffleSalt([0; 16]);
        host.fill_random(&mut salt.0)?;
        Ok(salt)
    }

    /// What the players see before the game: SHA-256 of the words that [`proof`](Self::proof) names.
    pub fn promise(&self, seed: u64) -> String {
        hex(&Sha256::digest(format!("inkwright shuffle {seed} {}", hex(&self.0))))
    }

    /// What the players see after the game.
    pub fn proof(&self, seed: u64) -> ShuffleProof {
        ShuffleProof { promise: self.promise(seed), seed, salt: hex(&self.0) }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The hash was computed with sha256sum.
    #[test]
    fn the_promise_is_the_hash_of_the_seed_and_the_salt() {
        let salt = ShuffleSalt(*b"0123456789abcdef");
        assert_eq!(salt.promise(77), "72f2d296e8dd2f0e1ac186d1d8c7b4d6029fff8bbb12a1638ec24b100339499f");
        assert_ne!(salt.promise(78), salt.promise(77));
        assert_ne!(ShuffleSalt([0; 16]).promise(77), salt.promise(77));
    }
}
