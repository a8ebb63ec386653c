//! Players spoken of.

use super::{Lowered, Lowerer};
use crate::program::{Cards, Op, Players};
use ability::{Part, Who, Whose};

impl Lowerer<'_> {
    /// The players a subject means; a chosen one is asked for.
    pub(super) fn player(&mut self, who: Who) -> Lowered<Players> {
        Ok(match who {
            Who::Implied => self.s.by,
            Who::You => Players::You,
            Who::AnOpponent
            | Who::Opponents
            | Who::EachOpponent
            | Who::AllOpponents
            | Who::SomeOpponents
            | Who::YourOpponent => Players::Opponents,
            Who::WithMostCards | Who::WithMostCardsPlural => Players::MostCards,
            Who::EachOpponentAhead => Players::Ahead,
            Who::EachOpposingPlayer => Players::Opponents,
            Who::ThatCharactersPlayer => Players::Of(self.antecedent()),
            Who::ChallengingCharactersPlayer => {
                Players::Of(self.challenge_role(&[Part::Challenging]).unwrap_or(Cards::Challenging))
            }
            Who::EachPlayer => Players::Everyone,
            Who::ChosenOpponent => {
                self.s.named = true;
                self.emit(Op::ChoosePlayer { opponents: true });
                Players::That
            }
            Who::ChosenPlayer => {
                self.s.named = true;
                self.emit(Op::ChoosePlayer { opponents: false });
                Players::That
            }
            // The player of the card spoken of, unless a player was named.
            Who::ThatPlayer if !self.s.named && self.s.by == Players::You => match self.s.ante {
                Some(cards) => Players::Of(cards),
                None => Players::That,
            },
            Who::They if self.s.several => Players::Chosen,
            Who::ThatPlayer | Who::They => Players::That,
            Who::ChallengingPlayer => {
                Players::Of(self.challenge_role(&[Part::Challenging]).unwrap_or(Cards::Challenging))
            }
            Who::ItsPlayer | Who::TheirPlayer => Players::Of(self.antecedent()),
        })
    }

    pub(super) fn whose_deck(&mut self, whose: Whose) -> Lowered<Players> {
        Ok(match whose {
            Whose::Your => Players::You,
            Whose::Their => Players::That,
            Whose::EachPlayers | Whose::Any => Players::Everyone,
            Whose::EachOpponents | Whose::Opponents => Players::Opponents,
            Whose::ChosenPlayers | Whose::ChosenOpponents if self.s.running => {
                self.s.named = true;
                self.emit(Op::ChoosePlayer { opponents: whose == Whose::ChosenOpponents });
                Players::That
            }
            Whose::ItsPlayers | Whose::TheirPlayers if self.s.ante.is_some() => {
                Players::Of(self.antecedent())
            }
            Whose::ItsPlayers
            | Whose::TheirPlayers
            | Whose::TheirPlayersPlural
            | Whose::ChosenPlayers
            | Whose::ChosenOpponents
            | Whose::APlayers
            | Whose::YourOpponents
            | Whose::AnOpponents => return self.missing("such a player's deck"),
        })
    }
}
