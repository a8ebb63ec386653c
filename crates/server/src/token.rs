//! Seat tokens. A token identifies a seat.

use sha2::{Digest as _, Sha256};
use std::fmt;
use subtle::ConstantTimeEq as _;

/// The system has no random numbers, so nothing can be kept secret.
#[derive(Debug, thiserror::Error)]
#[error("the system provides no random numbers: {0}")]
pub struct NoRandom(pub getrandom::Error);

/// A token as given to a player: the game's id and a secret of 256 bits. It is never stored.
pub struct Token {
    pub game: String,
    secret: String,
}

impl fmt::Debug for Token {
    /// Omits the secret, because this may end up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Token").field("game", &self.game).finish_non_exhaustive()
    }
}

/// The stored form of a token.
#[derive(Clone, Copy, Debug)]
pub struct TokenHash(pub [u8; 32]);

/// Maximum length of a token; longer texts are cut before parsing.
const LONGEST: usize = 200;

impl Token {
    pub fn new(game: &str) -> Result<Token, NoRandom> {
        Ok(Token { game: game.to_owned(), secret: random_hex::<32>()? })
    }

    /// The token's text for its player.
    pub fn reveal(&self) -> String {
        format!("{}.{}", self.game, self.secret)
    }

    /// Parses a text that claims to be a token.
    pub fn parse(said: &str) -> Option<Token> {
        let (game, secret) = said.get(..said.len().min(LONGEST))?.split_once('.')?;
        let hex = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_hexdigit());
        (hex(game) && hex(secret)).then(|| Token { game: game.to_owned(), secret: secret.to_owned() })
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

/// `N` random bytes from the system, in hexadecimal.
pub fn random_hex<const N: usize>() -> Result<String, NoRandom> {
    let mut bytes = [0u8; N];
    getrandom::fill(&mut bytes).map_err(NoRandom)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// A seed for a game: below 2^53, which JavaScript numbers can represent exactly.
pub fn random_seed() -> Result<u64, NoRandom> {
    let mut bytes = [0u8; 8];
    getrandom::fill(&mut bytes).map_err(NoRandom)?;
    Ok(u64::from_le_bytes(bytes) >> 11)
}

#[cfg(test)]
mod tests {
    use super::Token;

    #[test]
    fn a_token_is_found_again_by_its_hash_and_no_other_is() {
        let (one, two) = (Token::new("ab12").expect("random"), Token::new("ab12").expect("random"));
        let again = Token::parse(&one.reveal()).expect("a token");
        assert!(again.hash().is(&one.hash()));
        assert!(!again.hash().is(&two.hash()));
        for wrong in ["", ".", "ab12", "ab12.", ".00", "ab12.xyz", "a b.00", "é.é"] {
            assert!(Token::parse(wrong).is_none(), "{wrong}");
        }
        assert!(!format!("{one:?}").contains(&one.reveal()[5..]));
    }
}
