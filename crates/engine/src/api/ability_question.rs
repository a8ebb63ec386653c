//! Which ability asks the pending question, and the effects behind its answers as the card words them. The
//! program that shows the question turns them into text.

use crate::api::ids::{DefId, Seat};
use crate::program::card_db::CardDb;
use crate::program::{Op, Pc};
use crate::state::Game;
use crate::state::frame::{Frame, Prompt};
use wording::Effect;

/// The ability that asks the pending question, and the effects behind the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AbilityQuestion<'a> {
    /// The card with the ability and the ability's index in printed order. A granted ability belongs to the
    /// card that grants it. `None` for keywords that act by themselves.
    pub ability: Option<(DefId, usize)>,
    pub answers: AnswerEffects<'a>,
}

/// The effects behind the answers to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerEffects<'a> {
    /// No effects: the answers are cards, numbers or players.
    Plain,
    /// Answering yes does this.
    May(&'a Effect),
    /// Each option does one of these.
    Options(&'a [Vec<Effect>]),
    /// Ways to play a card as if from the hand: for ink, by Shift, by singing, by Sing Together, for free.
    Ways,
    /// Answering yes makes the card enter play exerted.
    EnterExerted,
    /// The number of ink drops to pay with (1.13.1.2).
    InkDrops,
}

/// The effects behind a question's answers, kept so that a program can show them.
#[derive(Clone, Debug)]
pub enum Quotation {
    May(Effect),
    Options(Vec<Vec<Effect>>),
}

impl Game {
    /// The ability behind the pending question and the effects behind its answers. `None` unless an effect or
    /// a card being played asks the question. Only for the player who must answer.
    pub fn ability_question<'a>(&self, db: &'a CardDb) -> Option<AbilityQuestion<'a>> {
        if let (Some(Frame::Ask(Prompt::EnterExerted { .. })), None) = (self.frames.last(), self.outcome) {
            return Some(AbilityQuestion { ability: None, answers: AnswerEffects::EnterExerted });
        }
        if let (Some(Frame::Ask(Prompt::Drops { .. })), None) = (self.frames.last(), self.outcome) {
            return Some(AbilityQuestion { ability: None, answers: AnswerEffects::InkDrops });
        }
        self.decision()?;
        let pc = self.asking_effect()?.pc;
        let Some(Frame::Ask(ask)) = self.frames.last() else { return None };
        let answers = match (ask, db.quotations.get(&pc)) {
            (Prompt::May { .. }, Some(Quotation::May(effect))) => AnswerEffects::May(effect),
            (Prompt::Option { ends: false, .. }, Some(Quotation::Options(options))) => {
                AnswerEffects::Options(options)
            }
            (Prompt::Option { ends: false, .. }, _) => AnswerEffects::Ways,
            _ => AnswerEffects::Plain,
        };
        Some(AbilityQuestion { ability: db.ability_at(pc), answers })
    }

    /// The player being asked, and the program position of the effect that asks, if there is one. `None` for
    /// turn actions.
    pub fn asking(&self) -> Option<(Seat, Option<Pc>)> {
        let Some(Frame::Ask(ask)) = self.frames.last() else { return None };
        Some((ask.seat()?, self.asking_effect().map(|effect| effect.pc)))
    }

    /// The ability behind an entry of the bag, in the form of [`AbilityQuestion::ability`].
    pub fn bag_ability(&self, db: &CardDb, entry: usize) -> Option<(DefId, usize)> {
        db.ability_at(self.bag.get(entry)?.program)
    }
}

impl CardDb {
    /// The story name of the ability at this program position.
    pub fn ability_name_at(&self, pc: Pc) -> Option<&str> {
        // Support and Vanish belong to no particular card.
        if let Some(name) = self.program_names.get(&pc) {
            return Some(name);
        }
        let before = self.program_names.range(..=pc).next_back()?;
        let Some((def, place)) = self.ability_at(pc) else {
            return self.ability_at(*before.0).is_none().then_some(before.1.as_str());
        };
        self.code[def.index()][place].ops.contains(&(*before.0 as usize)).then_some(before.1.as_str())
    }

    /// The ability at this program position.
    fn ability_at(&self, pc: Pc) -> Option<(DefId, usize)> {
        let here = pc as usize;
        debug_assert!(!matches!(self.ops.get(here), None | Some(&Op::END)), "a place in a program");
        self.code.iter().enumerate().find_map(|(def, abilities)| {
            let ability = abilities.iter().position(|code| code.ops.contains(&here))?;
            Some((DefId(def as u16), ability))
        })
    }
}
