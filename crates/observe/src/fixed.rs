//! A fixed list of answers, for programs that can't work with lists of varying length.

use crate::encoder::Encoder;
use crate::layout::{Layout, card, head};
use engine::{Action, CardDb, CardId, DefId, Payment};

/// The numbers of abilities per card, options, numbers and bag entries with fixed indexes.
const ABILITIES: usize = 4;
const OPTIONS: usize = 16;
const NUMBERS: usize = 32;
const ENTRIES: usize = 32;

/// The number of indexes for answers without one of their own, in order of appearance.
const REST: usize = 64;

/// The indexes of a fixed list of answers. It has a block for each kind, with an index for each row of the
/// observation, or each pair of rows, that the kind can name. Answers without an index of their own use
/// [`FixedAnswers::rest`].
#[derive(Clone, Copy, Debug)]
pub struct FixedAnswers {
    layout: Layout,
}

/// The blocks, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnswerBlock {
    EndTurn,
    Done,
    Yes,
    No,
    Ink,
    PlayForInk,
    SingTogether,
    PlayForFree,
    Shift,
    Sing,
    Quest,
    Challenge,
    Move,
    Use,
    Card,
    Option,
    Number,
    Player,
    Name,
    Trigger,
    Replacement,
    Rest,
}

const BLOCKS: [AnswerBlock; 22] = [
    AnswerBlock::EndTurn,
    AnswerBlock::Done,
    AnswerBlock::Yes,
    AnswerBlock::No,
    AnswerBlock::Ink,
    AnswerBlock::PlayForInk,
    AnswerBlock::SingTogether,
    AnswerBlock::PlayForFree,
    AnswerBlock::Shift,
    AnswerBlock::Sing,
    AnswerBlock::Quest,
    AnswerBlock::Challenge,
    AnswerBlock::Move,
    AnswerBlock::Use,
    AnswerBlock::Card,
    AnswerBlock::Option,
    AnswerBlock::Number,
    AnswerBlock::Player,
    AnswerBlock::Name,
    AnswerBlock::Trigger,
    AnswerBlock::Replacement,
    AnswerBlock::Rest,
];

impl FixedAnswers {
    /// The list for observations of this layout.
    pub fn new(layout: Layout) -> FixedAnswers {
        FixedAnswers { layout }
    }

    fn len(self, block: AnswerBlock) -> usize {
        let rows = self.layout.rows();
        let (hand, play) = (self.layout.hand().len(), self.layout.play(0).len());
        match block {
            AnswerBlock::EndTurn | AnswerBlock::Done | AnswerBlock::Yes | AnswerBlock::No => 1,
            AnswerBlock::Ink => hand,
            AnswerBlock::PlayForInk
            | AnswerBlock::SingTogether
            | AnswerBlock::PlayForFree
            | AnswerBlock::Card
            | AnswerBlock::Name
            | AnswerBlock::Replacement => rows,
            AnswerBlock::Shift | AnswerBlock::Sing => hand * play,
            AnswerBlock::Quest => play,
            AnswerBlock::Challenge => play * self.opposing(),
            AnswerBlock::Move => play * play,
            AnswerBlock::Use => play * ABILITIES,
            AnswerBlock::Option => OPTIONS,
            AnswerBlock::Number => NUMBERS,
            AnswerBlock::Player => self.layout.players(),
            AnswerBlock::Trigger => ENTRIES,
            AnswerBlock::Rest => REST,
        }
    }

    /// The number of rows for cards that the opponents have in play.
    fn opposing(self) -> usize {
        self.layout.play(0).len() * (self.layout.players() - 1)
    }

    fn start(self, block: AnswerBlock) -> usize {
        BLOCKS.iter().take_while(|other| **other != block).map(|other| self.len(*other)).sum()
    }

    /// The length of the list.
    pub fn size(self) -> usize {
        BLOCKS.iter().map(|block| self.len(*block)).sum()
    }

    /// The indexes for answers without one of their own.
    pub fn rest(self) -> std::ops::Range<usize> {
        let start = self.start(AnswerBlock::Rest);
        start..start + REST
    }

    /// The names of the blocks, each with its first index and its length.
    pub fn blocks(self) -> Vec<(String, usize, usize)> {
        BLOCKS.iter().map(|block| (format!("{block:?}"), self.start(*block), self.len(*block))).collect()
    }

    /// An index within a block; `None` if the block is shorter.
    fn at(self, block: AnswerBlock, place: usize) -> Option<usize> {
        (place < self.len(block)).then(|| self.start(block) + place)
    }
}

impl Encoder {
    /// The index of each answer in the fixed list, if it has one. If two answers would share an index, the
    /// second has none; neither do answers for which the rest has no room. The answers are in the numbers of
    /// the last view observed.
    pub fn places(&self, db: &CardDb, observation: &[i16], answers: &[Action], out: &mut Vec<Option<u32>>) {
        let fixed = FixedAnswers::new(self.layout());
        let mut taken = vec![false; fixed.size()];
        let mut rest = fixed.rest();
        out.clear();
        for answer in answers {
            let own = self.own_place(db, fixed, observation, *answer);
            // Cards with the same name share the index of the first.
            let place = own.or_else(|| rest.next()).filter(|place| !taken[*place]);
            if let Some(place) = place {
                taken[place] = true;
            }
            out.push(place.and_then(|place| u32::try_from(place).ok()));
        }
    }

    fn own_place(
        &self,
        db: &CardDb,
        fixed: FixedAnswers,
        observation: &[i16],
        answer: Action,
    ) -> Option<usize> {
        let layout = self.layout();
        let row = |id: CardId| self.rows.find(id);
        let within = |id: CardId, rows: std::ops::Range<usize>| {
            row(id).filter(|row| rows.contains(row)).map(|row| row - rows.start)
        };
        let mine = |id: CardId| within(id, layout.play(0));
        let hand = |id: CardId| within(id, layout.hand());
        let play = layout.play(0).len();
        match answer {
            Action::EndTurn => fixed.at(AnswerBlock::EndTurn, 0),
            Action::Done => fixed.at(AnswerBlock::Done, 0),
            Action::Yes => fixed.at(AnswerBlock::Yes, 0),
            Action::No => fixed.at(AnswerBlock::No, 0),
            Action::Ink(id) => fixed.at(AnswerBlock::Ink, hand(id)?),
            Action::Play(id, payment) => match payment {
                Payment::Ink => fixed.at(AnswerBlock::PlayForInk, row(id)?),
                Payment::SingTogether => fixed.at(AnswerBlock::SingTogether, row(id)?),
                Payment::Free => fixed.at(AnswerBlock::PlayForFree, row(id)?),
                Payment::Shift(onto) => fixed.at(AnswerBlock::Shift, hand(id)? * play + mine(onto)?),
                Payment::Sing(singer) => fixed.at(AnswerBlock::Sing, hand(id)? * play + mine(singer)?),
            },
            Action::Quest(id) => fixed.at(AnswerBlock::Quest, mine(id)?),
            Action::Challenge(by, target) => {
                let opposing = layout.play(1).start..layout.play(layout.players() - 1).end;
                fixed.at(AnswerBlock::Challenge, mine(by)? * fixed.opposing() + within(target, opposing)?)
            }
            Action::Move(id, to) => fixed.at(AnswerBlock::Move, mine(id)? * play + mine(to)?),
            Action::Use(id, ability) if usize::from(ability) < ABILITIES => {
                fixed.at(AnswerBlock::Use, mine(id)? * ABILITIES + usize::from(ability))
            }
            Action::Card(id) => fixed.at(AnswerBlock::Card, row(id)?),
            Action::Option(option) => fixed.at(AnswerBlock::Option, usize::from(option)),
            Action::Number(number) => fixed.at(AnswerBlock::Number, usize::from(number)),
            Action::Player(seat) => {
                let viewer = usize::try_from(observation[head::SEAT]).unwrap_or(0);
                fixed.at(AnswerBlock::Player, (seat.index() + layout.players() - viewer) % layout.players())
            }
            Action::Name(name) => {
                let rows = observation[layout.first_row()..].chunks_exact(card::SIZE);
                let named = |row: &[i16]| {
                    let number = u16::try_from(row[card::CARD]).ok().and_then(|number| number.checked_sub(1));
                    number.is_some_and(|def| db.has(DefId(def)) && db.def(DefId(def)).names.contains(&name))
                };
                fixed.at(AnswerBlock::Name, rows.into_iter().position(named)?)
            }
            Action::Trigger(entry) => fixed.at(AnswerBlock::Trigger, usize::from(entry)),
            Action::Replacement(id, 0) => fixed.at(AnswerBlock::Replacement, row(id)?),
            Action::Use(..) | Action::Replacement(..) | Action::Concede(_) => None,
        }
    }
}
