//! Short refusals: the reason without card names, as in the engine's English, and the rule.

use crate::errors::Say;
use crate::message::{Arg, Message};
use engine::{Reason, Refusal};

impl Say for Refusal {
    fn message(&self) -> Message {
        Message::new("short-by-rule").with("why", self.reason.message()).with("rule", self.rule)
    }
}

impl Say for Reason {
    fn message(&self) -> Message {
        let new = Message::new;
        match self {
            Reason::GameOver => new("short-game-over"),
            Reason::NotAsked => new("short-not-asked"),
            Reason::NotYourCard(_) => new("short-not-your-card"),
            Reason::NotInHand(_) => new("short-not-in-hand"),
            Reason::NotInPlay(_) => new("short-not-in-play"),
            Reason::NotCharacter(_) => new("short-not-character"),
            Reason::NotInkable(_) => new("short-not-inkable"),
            Reason::AlreadyInked => new("short-already-inked"),
            Reason::NotEnoughInk { needs, has } => {
                new("short-not-enough-ink").with("needs", *needs).with("has", *has)
            }
            Reason::NotEnoughSingers { needs, has } => {
                new("short-not-enough-singers").with("needs", *needs).with("has", *has)
            }
            Reason::Drying(_) => new("short-drying"),
            Reason::Exerted(_) => new("short-exerted"),
            Reason::Keyword(_, keyword) => new("short-keyword").with("keyword", Arg::Keyword(*keyword, 0)),
            Reason::CantQuest(_) => new("short-cant-quest"),
            Reason::CantChallenge(_) => new("short-cant-challenge"),
            Reason::CantBeChallenged(_) => new("short-cant-be-challenged"),
            Reason::NotExerted(_) => new("short-not-exerted"),
            Reason::OwnCharacter(_) => new("short-own-character"),
            Reason::Bodyguard(_) => new("short-bodyguard"),
            Reason::MustChallenge(_) => new("short-must-challenge"),
            Reason::NotALocation(_) => new("short-not-a-location"),
            Reason::AlreadyThere(_) => new("short-already-there"),
            Reason::CantMove(_) => new("short-cant-move"),
            Reason::NoSuchAbility(_) => new("short-no-such-ability"),
            Reason::AlreadyUsed(_) => new("short-already-used"),
            Reason::ConditionNotMet(_) => new("short-condition-not-met"),
            Reason::CostNotPayable(_) => new("short-cost-not-payable"),
            Reason::NoShift(_) => new("short-no-shift"),
            Reason::WrongShiftBase(_) => new("short-wrong-shift-base"),
            Reason::NotASong(_) => new("short-not-a-song"),
            Reason::CostTooLow(_) => new("short-cost-too-low"),
            Reason::CantSing(_) => new("short-cant-sing"),
            Reason::NoSingTogether(_) => new("short-no-sing-together"),
            Reason::MustQuest(_) => new("short-must-quest"),
            Reason::NotFree(_) => new("short-not-free"),
            Reason::CantPlay(_) => new("short-cant-play"),
            Reason::CantBeChosen(_) => new("short-cant-be-chosen"),
            Reason::NotAnOption => new("short-not-an-option"),
            Reason::TooFew => new("short-too-few"),
            Reason::OutOfRange => new("short-out-of-range"),
            Reason::NotYourEntry => new("short-not-your-entry"),
            Reason::LeftAlready => new("short-left-already"),
            Reason::NotALoop => new("short-not-a-loop"),
            Reason::LoopOver => new("short-loop-over"),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Say as _, text};
    use engine::{CardId, Reason, Refusal, rule};
    use wording::KeywordKind;

    #[test]
    fn a_refusal_says_in_english_what_the_engine_says() {
        let card = CardId(3);
        let reasons = [
            Reason::GameOver,
            Reason::NotAsked,
            Reason::NotYourCard(card),
            Reason::NotInHand(card),
            Reason::NotInPlay(card),
            Reason::NotCharacter(card),
            Reason::NotInkable(card),
            Reason::AlreadyInked,
            Reason::NotEnoughInk { needs: 7, has: 4 },
            Reason::NotEnoughSingers { needs: 7, has: 4 },
            Reason::Drying(card),
            Reason::Exerted(card),
            Reason::Keyword(card, KeywordKind::Reckless),
            Reason::CantQuest(card),
            Reason::CantChallenge(card),
            Reason::CantBeChallenged(card),
            Reason::NotExerted(card),
            Reason::OwnCharacter(card),
            Reason::Bodyguard(card),
            Reason::MustChallenge(card),
            Reason::NotALocation(card),
            Reason::AlreadyThere(card),
            Reason::CantMove(card),
            Reason::NoSuchAbility(card),
            Reason::AlreadyUsed(card),
            Reason::ConditionNotMet(card),
            Reason::CostNotPayable(card),
            Reason::NoShift(card),
            Reason::WrongShiftBase(card),
            Reason::NotASong(card),
            Reason::CostTooLow(card),
            Reason::CantSing(card),
            Reason::NoSingTogether(card),
            Reason::MustQuest(card),
            Reason::NotFree(card),
            Reason::CantPlay(card),
            Reason::CantBeChosen(card),
            Reason::NotAnOption,
            Reason::TooFew,
            Reason::OutOfRange,
            Reason::NotYourEntry,
            Reason::LeftAlready,
            Reason::NotALoop,
            Reason::LoopOver,
        ];
        for reason in reasons {
            let refusal = Refusal { rule: rule(4, 6, 4, 2), reason };
            assert_eq!(text(Language::English, &refusal.message()), refusal.to_string());
        }
    }
}
