//! Positions that a bot imagines, to look ahead.

use crate::BotMemory;
use engine::{
    Action, Belief, CardDb, CardFacts, CardId, Chance, Decision, DefId, Imagination, ImaginedGame, Outcome,
    Refusal, Seat, Variant, View,
};
use std::fmt;

/// A position as it might be from a bot's point of view, made by
/// [`BotView::imagine`](crate::BotView::imagine). It can be played on, and copied to try several answers. It
/// was dealt from what the bot's seat knows, so nothing in it tells the bot more.
///
/// Decisions, answers and views have the card numbers of the player who decides, as in a
/// [`BotView`](crate::BotView). The first decision is the bot's own, so the answers of its `BotView` can be
/// played as they are.
#[derive(Clone)]
pub struct ImaginedPosition<'a> {
    imagined: ImaginedGame,
    db: &'a CardDb,
}

impl<'a> ImaginedPosition<'a> {
    pub(crate) fn new(
        imagination: Imagination<'a>,
        view: &View,
        decks: &[Vec<DefId>],
        seed: u64,
    ) -> ImaginedPosition<'a> {
        let mut memory = BotMemory::default();
        memory.look(view);
        let mut imagined = imagination.imagine(&DeckBelief { memory, decks }, &mut Chance::new(seed));
        imagined.number_cards_for_others();
        ImaginedPosition { imagined, db: imagination.db() }
    }

    /// The player to decide: the bot itself if it may; `None` when the game is over.
    fn decider(&self) -> Option<Seat> {
        let ImaginedGame { game, viewer } = &self.imagined;
        let decision = game.decision()?;
        let mut answers = vec![];
        if decision.shared {
            game.legal_for(self.db, *viewer, &mut answers);
        }
        Some(if answers.is_empty() { decision.seat } else { *viewer })
    }

    /// The pending decision; `None` when the game is over. In a turn that a team takes together, its seat is
    /// the bot's own if the bot is on that team.
    pub fn decision(&self) -> Option<Decision> {
        let seat = self.decider()?;
        let decision = self.imagined.game.decision()?;
        let source = decision.source.and_then(|id| self.imagined.game.view_id(seat, id));
        Some(Decision { seat, source, ..decision })
    }

    /// Every answer of the player who decides; empty when the game is over.
    pub fn answers(&self) -> Vec<Action> {
        let mut answers = vec![];
        self.answers_into(&mut answers);
        answers
    }

    /// Like [`ImaginedPosition::answers`], but fills a list, to reuse its memory.
    pub fn answers_into(&self, answers: &mut Vec<Action>) {
        answers.clear();
        let Some(seat) = self.decider() else { return };
        self.imagined.game.legal_for(self.db, seat, answers);
        answers.retain_mut(|answer| {
            let shown = self.imagined.game.action_for(seat, *answer);
            shown.is_some_and(|shown| {
                *answer = shown;
                true
            })
        });
    }

    /// Plays an answer of the player who decides, and runs to the next decision.
    ///
    /// # Errors
    /// If the answer is not possible. The position stays as it was.
    pub fn play(&mut self, answer: Action) -> Result<(), Refusal> {
        let decider = self.decider();
        let game = &mut self.imagined.game;
        let answer =
            decider.and_then(|seat| game.action_from(seat, answer)).unwrap_or_else(|| unknown(answer));
        game.apply(self.db, answer, None)
    }

    /// The result; `None` while the game is running.
    pub fn outcome(&self) -> Option<Outcome> {
        self.imagined.game.outcome()
    }

    /// Whether the game is over and the bot or its team has won.
    pub fn has_won(&self) -> bool {
        self.imagined.game.has_won(self.imagined.viewer)
    }

    /// What the bot knows in this position: lore, hands, cards in play and so on.
    pub fn view(&self) -> View {
        self.imagined.game.view(self.db, self.imagined.viewer)
    }

    /// What the player who decides knows; the bot's own view when the game is over.
    pub fn view_to_decide(&self) -> View {
        self.imagined.game.view(self.db, self.decider().unwrap_or(self.imagined.viewer))
    }

    /// What is printed on a card.
    pub fn printed(&self, def: DefId) -> CardFacts<'a> {
        self.db.facts(def)
    }
}

impl fmt::Debug for ImaginedPosition<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (turn, decision) = (self.imagined.game.turn(), self.decision());
        f.debug_struct("ImaginedPosition")
            .field("turn", &turn)
            .field("decision", &decision)
            .finish_non_exhaustive()
    }
}

/// The answer with cards that are in no game, so that it is refused.
fn unknown(mut answer: Action) -> Action {
    for card in answer.cards_mut().into_iter().flatten() {
        *card = CardId::NONE;
    }
    answer
}

/// Decks that the opponents are believed to play, and the cards in view.
struct DeckBelief<'a> {
    memory: BotMemory,
    /// By seat.
    decks: &'a [Vec<DefId>],
}

impl Belief for DeckBelief<'_> {
    fn guess(
        &self,
        db: &CardDb,
        variant: Variant,
        owner: Seat,
        count: usize,
        chance: &mut Chance,
    ) -> Vec<DefId> {
        let deck = self.decks.get(owner.index()).map_or(&[][..], Vec::as_slice);
        let mut rest = self.memory.rest_of(owner, deck);
        rest.retain(|def| db.has(*def) && !db.def(*def).leader);
        chance.shuffle(&mut rest);
        rest.truncate(count);
        if rest.len() < count {
            let missing = count - rest.len();
            rest.extend(self.memory.guess(db, variant, owner, missing, chance));
        }
        rest
    }
}
