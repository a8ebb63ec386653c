//! Seat tokens. A token identifies a seat.

use crate::random;
use service::host::NoRandom;
use sha2::{Digest as _, Sha256};
use std::fmt;
use subtle::ConstantTimeEq as _;

/// A token as given to a player: the game's id and a secret of 256 bits. It is never stored.
pub struct SecretToken {
    pub game: String,
    secret: String,
}

impl fmt::Debug for SecretToken {
    /// Omits the secret, because this may end up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SecretToken").field("game", &self.game).finish_non_exhaustive()
    }
}

/// The stored form of a token.
#[derive(Clone, Copy, Debug)]
pub struct TokenHash(pub [u8; 32]);

/// Maximum length of a token; longer texts are cut before parsing.
const LONGEST: usize = 200;

impl SecretToken {
    pub fn new(game: &str) -> Result<SecretToken, NoRandom> {
        Ok(SecretToken { game: game.to_owned(), secret: random::hex::<32>()? })
    }

    /// The token's text for its player.
    pub fn reveal(&self) -> String {
        format!("{}.{}", self.game, self.secret)
    }

    /// Parses a text that claims to be a token.
    pub fn parse(said: &str) -> Option<SecretToken> {
        let (game, secret) = said.get(..said.len().min(LONGEST))?.split_once('.')?;
        let hex = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_hexdigit());
        (hex(game) && hex(secret)).then(|| SecretToken { game: game.to_owned(), secret: secret.to_owned() })
    }

    pub fn hash(&self) -> TokenHash {
        TokenHash::of(&self.secret)
    }
}

impl TokenHash {
    /// The hash of a secret.
    pub fn of(secret: &str) -> TokenHash {
        TokenHash(Sha256::digest(secret.as_bytes()).into())
    }

    /// Compares in constant time.
    pub fn is(&self, other: &TokenHash) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

#[cfg(test)]
mod tests {
    use super::SecretToken;

    #[test]
    fn a_token_is_found_again_by_its_hash_and_no_other_is() {
        let (one, two) =
            (SecretToken::new("ab12").expect("random"), SecretToken::new("ab12").expect("random"));
        let again = SecretToken::parse(&one.reveal()).expect("a token");
        assert!(again.hash().is(&one.hash()));
        assert!(!again.hash().is(&two.hash()));
        for wrong in ["", ".", "ab12", "ab12.", ".00", "ab12.xyz", "a b.00", "é.é"] {
            assert!(SecretToken::parse(wrong).is_none(), "{wrong}");
        }
        assert!(!format!("{one:?}").contains(&one.reveal()[5..]));
    }
}
