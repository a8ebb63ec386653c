//! `choose` lines: answers to the pending decision.

use crate::ast::{AnswerSpec, CardExpr, CardWord, EventSubject, Pos, QuotedName};
use crate::failure::{ActionFailure, ScenarioFailure};
use crate::setup::seat;
use crate::table::ScenarioTable;
use cards::fold;
use engine::{Action, BagEntry, CardId, Decision, DecisionKind, Game, Reason, rule};
use words::{Message, Say as _};

/// The position for a word that can't be wrong, because its handle is known.
const NO_POS: Pos = Pos { line: 1, column: 1 };

/// Whether the chosen cards are the whole answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum PickExtent {
    /// Ends the question if possible.
    All,
    /// More cards may follow.
    First,
}

impl ScenarioTable {
    /// Answers the pending decision. A refused answer changes nothing.
    pub fn answer(&mut self, answer: &AnswerSpec) -> Result<(), ActionFailure> {
        self.attempt(|table| table.answer_in_place(answer))
    }

    fn answer_in_place(&mut self, answer: &AnswerSpec) -> Result<(), ActionFailure> {
        let Some(decision) = self.open_decision() else {
            return Err(ActionFailure::refused(match self.game.outcome() {
                Some(_) => Reason::GameOver.message(),
                None => Message::new("scn-no-decision"),
            }));
        };
        if !suits(answer, decision.kind) {
            return match answer.word().filter(|word| self.is_handle(word)) {
                Some(handle) => {
                    let word = CardWord::Handle(handle.to_owned());
                    self.answer_in_place(&AnswerSpec::Cards(vec![CardExpr { pos: NO_POS, word }]))
                }
                None => Err(ActionFailure::refused(Message::new("scn-other-answer"))),
            };
        }
        match answer {
            AnswerSpec::Cards(cards) => self.pick(cards, PickExtent::All),
            AnswerSpec::Begin(cards) => self.pick(cards, PickExtent::First),
            other => {
                let action = self.answer_action(other)?;
                Ok(self.apply(action)?)
            }
        }
    }

    /// The answer as an action; for several cards, the first one.
    pub fn answer_action(&self, answer: &AnswerSpec) -> Result<Action, ActionFailure> {
        let legal = self.legal();
        Ok(match answer {
            AnswerSpec::Cards(cards) | AnswerSpec::Begin(cards) => match cards.first() {
                Some(card) => Action::Card(self.find_answer(card, &|id| legal.contains(&Action::Card(id)))?),
                None => Action::Done,
            },
            AnswerSpec::None => Action::Done,
            AnswerSpec::Yes => Action::Yes,
            AnswerSpec::No => Action::No,
            // Yes and no also work as options 1 and 2.
            AnswerSpec::Option(1) if legal.contains(&Action::Yes) => Action::Yes,
            AnswerSpec::Option(2) if legal.contains(&Action::No) => Action::No,
            AnswerSpec::Option(n) => Action::Option(n - 1),
            AnswerSpec::Top => Action::Option(0),
            AnswerSpec::Bottom => Action::Option(1),
            AnswerSpec::Number(n) => Action::Number(*n),
            AnswerSpec::Player(player) => Action::Player(seat(*player)),
            AnswerSpec::Name(name) => self.naming(name)?,
            AnswerSpec::Trigger { source, ability, number, about } => {
                self.trigger(source, ability.as_ref(), *number, about.as_ref())?
            }
            AnswerSpec::Replacement(source) => {
                // The first, if a card has several.
                let open = |id| legal.contains(&Action::Replacement(id, 0));
                Action::Replacement(self.find_answer(source, &open)?, 0)
            }
        })
    }

    /// Chooses these cards one after the other.
    pub(crate) fn pick(&mut self, cards: &[CardExpr], picks: PickExtent) -> Result<(), ActionFailure> {
        let Some(mut question) = self.open_decision() else {
            return Err(ActionFailure::refused(Message::new("scn-no-decision")));
        };
        if let DecisionKind::Order { .. } = question.kind {
            return self.order(cards);
        }
        let mut first = 0;
        for (n, card) in cards.iter().enumerate() {
            // Shift onto two characters asks for them one after the other.
            if n > first && self.game.asks_for_partner().is_some() {
                question = self.open_decision().unwrap_or(question);
                first = n;
            }
            if n > first && !goes_on(&self.game, question, n - first) {
                let reason = Message::new("scn-only-chosen").with("n", n);
                return Err(ActionFailure::Refused {
                    why: vec![(rule(6, 1, 3, 0), reason.clone().into())],
                    reason,
                });
            }
            let legal = self.legal();
            let open = |id| legal.contains(&Action::Card(id));
            let id = self.find_answer(card, &open)?;
            self.apply(Action::Card(id))?;
        }
        let close = picks == PickExtent::All && goes_on(&self.game, question, cards.len() - first);
        if close && self.game.check(&self.db, Action::Done).is_ok() {
            self.apply(Action::Done)?;
        }
        Ok(())
    }

    /// Puts cards in order, top card first. The last one needs no choice.
    fn order(&mut self, cards: &[CardExpr]) -> Result<(), ActionFailure> {
        let all: Vec<CardId> = self.legal().into_iter().filter_map(picked_card).collect();
        let mut left = all.clone();
        for card in cards {
            let open = |id| left.contains(&id);
            let id = self.find_answer(card, &open)?;
            if !left.contains(&id) {
                return Err(ActionFailure::refused(
                    Message::new("scn-not-to-order").with("card", self.show(id)),
                ));
            }
            let last = left.len() == 1 && all.len() > 1;
            left.retain(|other| *other != id);
            let open = self.open_decision().is_some_and(|now| matches!(now.kind, DecisionKind::Order { .. }));
            if !last || (open && self.legal() == [Action::Card(id)]) {
                self.apply(Action::Card(id))?;
            }
        }
        Ok(())
    }

    /// A name for an effect that names a card. Its cards were looked up before.
    fn naming(&self, name: &QuotedName) -> Result<Action, ScenarioFailure> {
        let position = |wanted: &str| self.db.names().iter().position(|known| fold(known) == fold(wanted));
        let full = || self.def(&name.text).and_then(|def| position(&self.db.def(def).name));
        match position(&name.text).or_else(full).and_then(|at| u16::try_from(at).ok()) {
            Some(at) => Ok(Action::Name(at)),
            None => {
                let unknown = Message::new("scn-unknown-card-name").with("name", name.text.clone());
                Err(ScenarioFailure::word(name.pos, unknown))
            }
        }
    }

    /// The selected entry of the bag. Entries of the same ability are equivalent unless a number selects one.
    fn trigger(
        &self,
        source: &CardExpr,
        ability: Option<&QuotedName>,
        number: Option<u8>,
        about: Option<&EventSubject>,
    ) -> Result<Action, ActionFailure> {
        let named = |n: u8| {
            let known = self.game.bag_ability_name(&self.db, usize::from(n));
            ability.is_none_or(|name| known.is_some_and(|known| fold(known) == fold(&name.text)))
        };
        let from = |n: u8| {
            let entry = self.game.bag().get(usize::from(n));
            entry.is_some_and(|entry| self.fits(source, entry.source.id))
        };
        let open = self.legal().into_iter().filter_map(|action| match action {
            Action::Trigger(n) => Some(n),
            _ => None,
        });
        let mut found: Vec<u8> = open.filter(|n| from(*n) && named(*n)).collect();
        if let Some(about) = about {
            found = self.triggered_about(about, &found);
        }
        let place = number.map_or(0, |number| usize::from(number) - 1);
        let Some(&first) = found.get(place) else {
            let none = match about {
                Some(about) => Message::new("scn-not-in-bag-about").with("about", about.to_string()),
                None => Message::new("scn-not-in-bag"),
            };
            return Err(ActionFailure::refused(none.with("card", source.to_string())));
        };
        if number.is_some() || found.iter().all(|n| self.equal_triggers(first, *n)) {
            return Ok(Action::Trigger(first));
        }
        let message = Message::new("scn-several-in-bag").with("card", source.to_string());
        Err(ScenarioFailure::word(source.pos, message).into())
    }

    /// The entries of the bag whose event was about this card or player. An event with two cards, such as a
    /// challenge, is about its second card only if no other entry's event has that card as its first.
    fn triggered_about(&self, about: &EventSubject, entries: &[u8]) -> Vec<u8> {
        match about {
            EventSubject::Player(player) => self.entries_that(&|entry| entry.that == seat(*player), entries),
            EventSubject::Card(card) => self.about_card(&|id| id.is_some() && self.fits(card, id), entries),
        }
    }

    fn about_card(&self, is: &dyn Fn(CardId) -> bool, entries: &[u8]) -> Vec<u8> {
        let first = self.entries_that(&|entry| is(entry.subject.id), entries);
        match first.is_empty() {
            true => self.entries_that(&|entry| is(entry.object.id), entries),
            false => first,
        }
    }

    fn entries_that(&self, fits: &dyn Fn(&BagEntry) -> bool, entries: &[u8]) -> Vec<u8> {
        let bag = self.game.bag();
        entries.iter().copied().filter(|n| bag.get(usize::from(*n)).is_some_and(fits)).collect()
    }

    /// What tells an entry of the bag from others of the same ability: whom its event was about or, if that doesn't, its place
    /// among them.
    pub fn show_difference(&self, index: usize, alike: &[u8]) -> String {
        let Some(entry) = self.game.bag().get(index).filter(|_| alike.len() > 1) else {
            return String::new();
        };
        let subjects = [entry.subject.id, entry.object.id].into_iter().filter(|id| id.is_some());
        let shown = subjects.map(|id| self.show(id)).find(|shown| {
            let fits = |id: CardId| id.is_some() && self.show(id) == *shown;
            let about = self.about_card(&fits, alike);
            about.iter().map(|n| usize::from(*n)).eq([index])
        });
        match (shown, alike.iter().position(|n| usize::from(*n) == index)) {
            (Some(shown), _) => format!(" about {shown}"),
            (None, Some(place)) => format!(" {}", place + 1),
            (None, None) => String::new(),
        }
    }

    /// Whether two entries of the bag are the same ability of the same card definition.
    pub fn equal_triggers(&self, a: u8, b: u8) -> bool {
        let bag = self.game.bag();
        let (Some(a), Some(b)) = (bag.get(usize::from(a)), bag.get(usize::from(b))) else { return false };
        let def = |id: CardId| id.is_some().then(|| self.game.card(id).def);
        a.program == b.program && def(a.source.id) == def(b.source.id)
    }
}

/// Whether the same question is still pending after this many more choices.
pub(crate) fn goes_on(game: &Game, question: Decision, picks: usize) -> bool {
    let Some(now) = game.decision() else { return false };
    let same = match (question.kind, now.kind) {
        (DecisionKind::Cards { picked: before, .. }, DecisionKind::Cards { picked, .. }) => {
            usize::from(picked) == usize::from(before) + picks
        }
        (DecisionKind::Mulligan, DecisionKind::Mulligan) => true,
        _ => false,
    };
    same && now.seat == question.seat && now.source == question.source
}

fn picked_card(action: Action) -> Option<CardId> {
    match action {
        Action::Card(id) => Some(id),
        _ => None,
    }
}

/// Whether an answer suits this kind of decision.
pub(crate) fn suits(answer: &AnswerSpec, kind: DecisionKind) -> bool {
    match answer {
        AnswerSpec::Cards(_) | AnswerSpec::Begin(_) => {
            matches!(kind, DecisionKind::Cards { .. } | DecisionKind::Mulligan | DecisionKind::Order { .. })
        }
        AnswerSpec::None => {
            matches!(kind, DecisionKind::Cards { .. } | DecisionKind::Mulligan | DecisionKind::Player)
        }
        AnswerSpec::Yes | AnswerSpec::No => kind == DecisionKind::May,
        AnswerSpec::Option(_) => matches!(kind, DecisionKind::Option { .. } | DecisionKind::May),
        AnswerSpec::Top | AnswerSpec::Bottom => matches!(kind, DecisionKind::Option { ends: true, .. }),
        AnswerSpec::Number(_) => matches!(kind, DecisionKind::Number { .. }),
        AnswerSpec::Name(_) => kind == DecisionKind::Name,
        AnswerSpec::Player(_) => kind == DecisionKind::Player,
        AnswerSpec::Trigger { .. } => kind == DecisionKind::Trigger,
        AnswerSpec::Replacement(_) => kind == DecisionKind::Replacement,
    }
}
