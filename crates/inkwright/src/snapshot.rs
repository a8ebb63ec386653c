//! Snapshots: a game at any moment as bytes, to be continued in another process.

use crate::game::{Game, GameOrigin};
use crate::library::Library;
use cards::{Deck, Leader};
use engine::{Action, Teams};
use replay::checksum;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The first bytes of every snapshot; the last byte is the version.
const MAGIC: &[u8; 16] = b"inkwright-game-2";

/// Why bytes can't be read as a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SnapshotError {
    /// The bytes are something else, or were written by another version of this library.
    #[error("these bytes are not a game written by this version of the library")]
    NotAGame,
    /// The bytes were damaged.
    #[error("the game is damaged: its checksum is wrong; copy it again from where it came from")]
    Damaged,
    /// The library has other cards.
    #[error(
        "the game belongs to another card library (its hash is {theirs:016x}, but this library has {ours:016x})"
    )]
    OtherLibrary {
        /// The hash of the library that the game was played with.
        theirs: u64,
        /// The hash of the library given.
        ours: u64,
    },
}

#[derive(Serialize, Deserialize)]
struct Snapshot {
    library_hash: u64,
    /// The deck lists with their leaders, the seed and the teams.
    origin: Option<(Vec<NamedList>, u64, Teams)>,
    state: engine::Game,
    answers: Vec<Action>,
}

/// A deck: its name, the number and name of each card, and its leader.
type NamedList = (String, Vec<(u16, String)>, Option<Leader>);

impl Game {
    /// The current game with all answers, as bytes for [`Game::from_bytes`]. Unlike a replay, this works for
    /// every game, but only with the version of this library that wrote it.
    ///
    /// ```
    /// use inkwright::{Game, Library};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let library = Library::built_in();
    /// let decks = [library.starter("Stand Together")?, library.starter("Madrigal Magic")?];
    /// let game = Game::builder(&library).decks(decks).start()?;
    /// let again = Game::from_bytes(game.library(), &game.to_bytes())?;
    /// assert_eq!(again.legal(), game.legal());
    /// # Ok(())
    /// # }
    /// ```
    #[expect(clippy::missing_panics_doc, reason = "the `expect` states an invariant")]
    pub fn to_bytes(&self) -> Vec<u8> {
        let list = |deck: &Deck| (deck.name.clone(), deck.entries.clone(), deck.leader.clone());
        let lists = |decks: &[Deck]| decks.iter().map(list).collect();
        let snapshot = Snapshot {
            library_hash: self.library.hash(),
            origin: self
                .origin
                .as_ref()
                .map(|origin| (lists(&origin.decks), origin.seed, origin.teams.clone())),
            state: self.state.clone(),
            answers: self.answers.clone(),
        };
        let mut bytes =
            postcard::to_extend(&snapshot, MAGIC.to_vec()).expect("writing to memory does not fail");
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Restores a game from [`Game::to_bytes`]. The bytes must come from a trusted source: damage is
    /// detected, but impossible positions are not.
    ///
    /// # Errors
    /// If the bytes are no game of this version, are damaged, or belong to another library.
    pub fn from_bytes(library: &Library, bytes: &[u8]) -> Result<Game, SnapshotError> {
        let (content, sum) = bytes.split_last_chunk::<8>().ok_or(SnapshotError::NotAGame)?;
        let body = content.strip_prefix(MAGIC).ok_or(SnapshotError::NotAGame)?;
        if checksum(content) != u64::from_le_bytes(*sum) {
            return Err(SnapshotError::Damaged);
        }
        let snapshot: Snapshot = postcard::from_bytes(body).map_err(|_| SnapshotError::NotAGame)?;
        if snapshot.library_hash != library.hash() {
            let (theirs, ours) = (snapshot.library_hash, library.hash());
            return Err(SnapshotError::OtherLibrary { theirs, ours });
        }
        let deck = |(name, entries, leader): NamedList| Deck { name, entries, leader };
        let origin = snapshot.origin.map(|(lists, seed, teams)| GameOrigin {
            decks: lists.into_iter().map(deck).collect(),
            seed,
            teams,
        });
        let decks = origin.as_ref().map_or(&[][..], |origin| &origin.decks);
        let library = library.for_decks(decks).map_err(|_| SnapshotError::NotAGame)?;
        let mut game = Game::begun(library, origin, snapshot.state);
        game.answers = snapshot.answers;
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::SnapshotError;
    use crate::{Dice, Game, Library, Seat};

    #[test]
    fn a_game_goes_on_from_its_bytes_as_if_nothing_had_happened() {
        let library = Library::built_in();
        let decks = [library.starter("Stand Together"), library.starter("Madrigal Magic")]
            .map(|deck| deck.expect("a starter"));
        let mut game = Game::builder(&library).decks(decks).seed(3).start().expect("it begins");
        let mut dice = Dice::new(3);
        for _ in 0..60 {
            game.play(dice.pick(&game.legal())).expect("a listed answer");
        }
        let mut again = Game::from_bytes(&library, &game.to_bytes()).expect("its own bytes");
        while game.decision().is_some() {
            let answer = dice.pick(&game.legal());
            assert_eq!(again.legal(), game.legal());
            assert_eq!(again.play(answer), game.play(answer));
        }
        assert_eq!(again.view(Seat(0)), game.view(Seat(0)));
        assert_eq!(again.replay(), game.replay());
    }

    #[test]
    fn damaged_bytes_and_those_of_others_are_refused() {
        let library = Library::built_in();
        let decks = [library.starter("Stand Together"), library.starter("Madrigal Magic")]
            .map(|deck| deck.expect("a starter"));
        let game = Game::builder(&library).decks(decks).start().expect("it begins");
        let bytes = game.to_bytes();
        let refused = |bytes: &[u8]| Game::from_bytes(&library, bytes).expect_err("not a game");
        assert_eq!(refused(b""), SnapshotError::NotAGame);
        assert_eq!(refused(b"something else altogether, and long enough"), SnapshotError::NotAGame);
        assert_eq!(refused(&bytes[..bytes.len() - 1]), SnapshotError::Damaged);
        let mut changed = bytes.clone();
        changed[bytes.len() / 2] ^= 1;
        assert_eq!(refused(&changed), SnapshotError::Damaged);
        let other = library
            .with_card(&crate::NewCard::character("Nobody - At All", 1, 1).ink(crate::Ink::Ruby))
            .expect("a plain card");
        assert!(matches!(Game::from_bytes(&other, &bytes), Err(SnapshotError::OtherLibrary { .. })));
    }
}
