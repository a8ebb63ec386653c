//! What a question is about: which ability asks it, and the effects behind its answers, as the card's tree has them. Whoever shows
//! the question finds the words.

use crate::api::ids::{DefId, Seat};
use crate::program::card_db::CardDb;
use crate::program::{Op, Pc};
use crate::state::Game;
use crate::state::frame::{Ask, Frame};
use wording::Effect;

/// Who asks the pending question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked<'a> {
    /// The card that says it and which of its abilities it is, in printed order. A granted ability is of the card that
    /// grants it; keywords that act by themselves are no card's.
    pub ability: Option<(DefId, usize)>,
    pub answers: Answers<'a>,
}

/// What stands behind the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers<'a> {
    /// The answers speak for themselves: cards, numbers, players.
    Plain,
    /// Yes: this is done.
    May(&'a Effect),
    /// One of these is done.
    Options(&'a [Vec<Effect>]),
    /// Ways to play a card as from the hand: for ink, by Shift, sung, sung together, for free.
    Ways,
    /// Yes: the card enters play exerted.
    EnterExerted,
    /// The number of ink drops to pay with (1.13.1.2).
    InkDrops,
}

/// The effects behind a question's answers, kept for those who show it.
#[derive(Clone, Debug)]
pub enum Spoken {
    May(Effect),
    Options(Vec<Vec<Effect>>),
}

impl Game {
    /// What the pending question is about; `None` when no effect and no card being played asks one. It is for the eyes of who must
    /// answer.
    pub fn asked<'a>(&self, db: &'a CardDb) -> Option<Asked<'a>> {
        if let (Some(Frame::Ask(Ask::EnterExerted { .. })), None) = (self.frames.last(), self.outcome) {
            return Some(Asked { ability: None, answers: Answers::EnterExerted });
        }
        if let (Some(Frame::Ask(Ask::Drops { .. })), None) = (self.frames.last(), self.outcome) {
            return Some(Asked { ability: None, answers: Answers::InkDrops });
        }
        self.decision()?;
        let pc = self.asking_effect()?.pc;
        let Some(Frame::Ask(ask)) = self.frames.last() else { return None };
        let answers = match (ask, db.spoken.get(&pc)) {
            (Ask::May { .. }, Some(Spoken::May(effect))) => Answers::May(effect),
            (Ask::Option { ends: false, .. }, Some(Spoken::Options(options))) => Answers::Options(options),
            (Ask::Option { ends: false, .. }, _) => Answers::Ways,
            _ => Answers::Plain,
        };
        Some(Asked { ability: db.ability_at(pc), answers })
    }

    /// Who is asked a question in the middle of something, and where the effect that asks it stands in its program, if one does; `None` for
    /// turn actions.
    pub fn asking(&self) -> Option<(Seat, Option<Pc>)> {
        let Some(Frame::Ask(ask)) = self.frames.last() else { return None };
        Some((ask.seat()?, self.asking_effect().map(|effect| effect.pc)))
    }

    /// The ability behind an entry of the bag, as [`Asked::ability`] has it.
    pub fn bag_ability(&self, db: &CardDb, entry: usize) -> Option<(DefId, usize)> {
        db.ability_at(self.bag.get(entry)?.program)
    }
}

impl CardDb {
    /// The story name of the ability that a place in the programs belongs to.
    pub fn ability_name_at(&self, pc: Pc) -> Option<&str> {
        // Support and Vanish are nobody's in particular.
        if let Some(name) = self.program_names.get(&pc) {
            return Some(name);
        }
        let before = self.program_names.range(..=pc).next_back()?;
        let Some((def, place)) = self.ability_at(pc) else {
            return self.ability_at(*before.0).is_none().then_some(before.1.as_str());
        };
        self.code[def.index()][place].ops.contains(&(*before.0 as usize)).then_some(before.1.as_str())
    }

    /// The ability a place in the programs belongs to.
    fn ability_at(&self, pc: Pc) -> Option<(DefId, usize)> {
        let here = pc as usize;
        debug_assert!(!matches!(self.ops.get(here), None | Some(&Op::END)), "a place in a program");
        self.code.iter().enumerate().find_map(|(def, abilities)| {
            let ability = abilities.iter().position(|code| code.ops.contains(&here))?;
            Some((DefId(def as u16), ability))
        })
    }
}
