//! The table a scenario is played on: the game, its cards, and what the file calls them.

use crate::ast::{CardExpr, CardWord};
use crate::failure::{Failure, Trouble};
use cards::{CardData, fold};
use engine::{
    Action, CardDb, CardId, Coverage, Decision, DecisionKind, DefId, Edition, Event, Game, Refusal, Seat,
    Zone,
};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// The most answers of an open decision that are printed.
const MOST_SHOWN: usize = 24;

/// A game under way.
#[derive(Debug)]
pub(crate) struct Table {
    pub db: Arc<CardDb>,
    pub game: Game,
    /// The edition whose numbers the script uses for rules.
    pub numbers: Edition,
    /// Folded full name to definition.
    names: HashMap<String, DefId>,
    data: BTreeMap<DefId, CardData>,
    handles: BTreeMap<String, CardId>,
    /// The other way round, for messages.
    called: BTreeMap<CardId, String>,
    /// The log, where one is kept.
    pub log: Option<Vec<String>>,
    /// The answers since a `loop` line.
    pub round: Option<Vec<Action>>,
    /// Everything that happened.
    told: Vec<Event>,
    /// How much of that happened before the last thing done or chosen.
    told_before: usize,
    /// How many forced decisions the last look at an open decision has passed over: the next look begins there.
    pub looked_past: usize,
    /// What is seen of the cards' abilities, where someone wants to know.
    pub coverage: Option<Coverage>,
    /// Whose questions are answered, where it matters: names then stand for nothing that this player can't see.
    pub viewer: Option<Seat>,
}

/// Which cards a quoted name is looked for among; the first group that has any decides.
pub(crate) type Group<'a> = &'a dyn Fn(&Game, CardId) -> bool;

impl Table {
    pub fn new(
        db: Arc<CardDb>,
        game: Game,
        names: HashMap<String, DefId>,
        data: BTreeMap<DefId, CardData>,
        handles: BTreeMap<String, CardId>,
    ) -> Table {
        let called = handles.iter().map(|(handle, card)| (*card, handle.clone())).collect();
        Table {
            db,
            numbers: game.edition(),
            game,
            names,
            data,
            handles,
            called,
            log: None,
            round: None,
            told: vec![],
            told_before: 0,
            looked_past: 0,
            coverage: None,
            viewer: None,
        }
    }

    /// Adds a line to the log.
    pub fn note(&mut self, line: impl FnOnce() -> String) {
        if let Some(log) = &mut self.log {
            log.push(line());
        }
    }

    /// Makes one move; what happens goes into the log.
    pub fn apply(&mut self, action: Action) -> Result<(), Trouble> {
        let mut events: Vec<Event> = Vec::new();
        let taken = match &mut self.coverage {
            Some(coverage) => coverage.apply(&mut self.game, &self.db, action, Some(&mut events)),
            None => self.game.apply(&self.db, action, Some(&mut events)),
        };
        taken.map_err(|refusal| {
            let why = self.game.explain(&self.db, None, action);
            Trouble::Refused { reason: refusal.to_string(), why: self.reasons(&why) }
        })?;
        if let Some(round) = &mut self.round {
            round.push(action);
        }
        self.looked_past = 0;
        self.keep(&events);
        Ok(())
    }

    /// Takes a loop's round this many more times at once (6.1.10).
    pub fn repeat(&mut self, round: &[Action], times: u16) -> Result<(), Refusal> {
        let mut events: Vec<Event> = Vec::new();
        self.game.repeat(&self.db, round, times, Some(&mut events))?;
        self.keep(&events);
        Ok(())
    }

    /// Something is done or chosen next: events are counted from here.
    pub fn begin_events(&mut self) {
        self.told_before = self.told.len();
    }

    /// What happened since the last thing done or chosen.
    pub fn events(&self) -> &[Event] {
        &self.told[self.told_before..]
    }

    /// Keeps what happened, and writes it into the log.
    fn keep(&mut self, events: &[Event]) {
        self.told.extend_from_slice(events);
        if self.log.is_some() {
            let lines: Vec<String> = events
                .iter()
                .map(|event| format!("  {:<9} {}", event.rule.to_string(), self.say_event(event)))
                .collect();
            self.log.get_or_insert_default().extend(lines);
        }
    }

    /// An event in words, as a judge sees it.
    pub fn say_event(&self, event: &Event) -> String {
        let eyes = words::Eyes::all(&self.game, &self.db);
        eyes.tell(&words::event(event, &eyes))
    }

    /// Tries something; when it comes to nothing, all is as it was.
    pub fn attempt<T, E>(&mut self, f: impl FnOnce(&mut Table) -> Result<T, E>) -> Result<T, E> {
        let before = self.game.clone();
        let seen = self.coverage.clone();
        let logged = self.log.as_ref().map_or(0, Vec::len);
        let taken = self.round.as_ref().map_or(0, Vec::len);
        let (told, told_before) = (self.told.len(), self.told_before);
        let looked_past = self.looked_past;
        let result = f(self);
        if result.is_err() {
            self.game = before;
            self.told.truncate(told);
            self.told_before = told_before;
            self.looked_past = looked_past;
            if let Some(round) = &mut self.round {
                round.truncate(taken);
            }
            self.coverage = seen;
            if let Some(log) = &mut self.log {
                log.truncate(logged);
            }
        }
        result
    }

    /// The answers to the pending decision.
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(&self.db, &mut actions);
        actions
    }

    /// The pending decision unless it is the turn player's next action.
    pub fn open_decision(&self) -> Option<Decision> {
        self.game.decision().filter(|decision| decision.kind != DecisionKind::Action)
    }

    pub fn def_of(&self, card: CardId) -> &engine::Def {
        self.db.def(self.game.card(card).def)
    }

    /// The card's data, as read from the library or the file.
    pub fn data_of(&self, card: CardId) -> Option<&CardData> {
        self.data.get(&self.game.card(card).def)
    }

    /// All cards of the table, as read from the library or the file.
    pub fn cards(&self) -> impl Iterator<Item = (DefId, &CardData)> {
        self.data.iter().map(|(def, card)| (*def, card))
    }

    /// The definition with this full name.
    pub fn def(&self, name: &str) -> Option<DefId> {
        self.names.get(&fold(name)).copied()
    }

    pub fn is_handle(&self, word: &str) -> bool {
        self.handles.contains_key(word)
    }

    /// Whether the word can stand for this card.
    pub fn fits(&self, expr: &CardExpr, card: CardId) -> bool {
        match &expr.word {
            CardWord::Handle(handle) => self.handles.get(handle) == Some(&card),
            CardWord::Name(name) => self.def(name) == Some(self.game.card(card).def) && self.in_sight(card),
        }
    }

    fn in_sight(&self, card: CardId) -> bool {
        self.viewer.is_none_or(|viewer| self.game.knows(&self.db, viewer, card))
    }

    /// The card that is meant: a handle's, or the only one with that name in the first group that has any.
    pub fn find(&self, expr: &CardExpr, groups: &[Group<'_>]) -> Result<CardId, Failure> {
        if let CardWord::Handle(handle) = &expr.word {
            let unknown = || Failure::word(expr.pos, format!("unknown handle \"{handle}\""));
            return self.handles.get(handle).copied().ok_or_else(unknown);
        }
        for group in groups {
            let found: Vec<CardId> =
                self.game.card_ids().filter(|id| self.fits(expr, *id) && group(&self.game, *id)).collect();
            match found[..] {
                [] => {}
                [one] => return Ok(one),
                [first, ..] if self.interchangeable(&found) => {
                    // A copy with a handle would have been called by it.
                    return Ok(found
                        .iter()
                        .copied()
                        .find(|id| !self.called.contains_key(id))
                        .unwrap_or(first));
                }
                _ => return Err(self.ambiguous(expr, &found)),
            }
        }
        Err(Failure::word(expr.pos, format!("there is no {expr} that this line could mean")))
    }

    /// The card meant among the answers to the open decision. Where none of them fits, any card that the word can stand
    /// for serves to hear why not.
    pub fn find_answer(&self, expr: &CardExpr, open: &dyn Fn(CardId) -> bool) -> Result<CardId, Trouble> {
        let fitting = || self.game.card_ids().filter(|id| self.fits(expr, *id));
        if fitting().any(open) {
            return Ok(self.find(expr, &[&|_, id| open(id)])?);
        }
        let in_play = fitting().find(|id| self.game.card(*id).zone == Zone::Play);
        in_play.or_else(|| fitting().next()).ok_or_else(|| Trouble::refused(format!("there is no {expr}")))
    }

    /// Copies in one hand or deck are as good as each other.
    fn interchangeable(&self, cards: &[CardId]) -> bool {
        let place =
            |id: &CardId| (self.game.card(*id).owner, self.game.card(*id).zone, self.game.card(*id).def);
        cards.iter().all(|id| {
            place(id) == place(&cards[0])
                && matches!(self.game.card(*id).zone, Zone::Hand | Zone::Deck | Zone::Aside)
        })
    }

    fn ambiguous(&self, expr: &CardExpr, cards: &[CardId]) -> Failure {
        let places: Vec<String> = cards.iter().map(|card| self.place_of(*card)).collect();
        let message = format!(
            "{expr} could mean {} cards ({}); give the one you mean a handle",
            cards.len(),
            places.join(", ")
        );
        Failure::word(expr.pos, message)
    }

    /// What the file calls a card: its handle, or its full name.
    pub fn show(&self, card: CardId) -> String {
        if card.index() >= self.game.card_ids().count() {
            return "no card".into();
        }
        match self.called.get(&card) {
            Some(handle) => handle.clone(),
            None => format!("\"{}\"", self.def_of(card).full_name),
        }
    }

    /// "p1's hand", "under rock".
    pub fn place_of(&self, id: CardId) -> String {
        let card = self.game.card(id);
        let zone = match card.zone {
            Zone::Deck | Zone::Aside => "deck",
            Zone::Hand => "hand",
            Zone::Discard => "discard",
            Zone::Inkwell => "inkwell",
            Zone::Play | Zone::Resolving => "play",
            Zone::Under => return format!("under {}", self.show(card.host)),
            Zone::Leader => return format!("no zone: the leader of {}", card.owner),
            Zone::Gone => return "no zone".into(),
        };
        format!("{}'s {zone}", card.owner)
    }

    /// An action in the words of the format.
    pub fn show_action(&self, action: Action) -> String {
        let card = |id| self.show(id);
        match action {
            Action::Ink(id) => format!("ink {}", card(id)),
            Action::Play(id, engine::Payment::Ink) => format!("play {}", card(id)),
            Action::Play(id, engine::Payment::Shift(onto)) => {
                format!("play {} shift {}", card(id), card(onto))
            }
            Action::Play(id, engine::Payment::Sing(by)) => format!("play {} sing {}", card(id), card(by)),
            Action::Play(id, engine::Payment::SingTogether) => format!("play {} sing (together)", card(id)),
            Action::Play(id, engine::Payment::Free) => format!("play {} free", card(id)),
            Action::Quest(id) => format!("quest {}", card(id)),
            Action::Challenge(by, target) => format!("challenge {} {}", card(by), card(target)),
            Action::Move(id, to) => format!("move {} to {}", card(id), card(to)),
            Action::Use(id, ability) => {
                let name = self.db.ability_name(self.game.card(id).def, ability);
                format!("use {}{}", card(id), name.map(|name| format!(" \"{name}\"")).unwrap_or_default())
            }
            Action::EndTurn => "pass".into(),
            Action::Card(id) => card(id),
            Action::Done => "none".into(),
            Action::Yes => "yes".into(),
            Action::No => "no".into(),
            Action::Option(n) => format!("option {}", n + 1),
            Action::Number(n) => format!("number {n}"),
            Action::Player(seat) => format!("player {seat}"),
            Action::Name(n) => {
                let name = self.db.names().get(usize::from(n)).map_or("?", String::as_str);
                format!("name \"{name}\"")
            }
            Action::Trigger(n) => self.show_trigger(usize::from(n)),
            Action::Replacement(id, _) => format!("replacement {}", card(id)),
            Action::Concede(seat) => format!("concede {seat}"),
        }
    }

    fn show_trigger(&self, index: usize) -> String {
        let Some(entry) = self.game.bag().get(index) else { return format!("trigger number {}", index + 1) };
        let name = self
            .game
            .bag_ability_name(&self.db, index)
            .map(|name| format!(" \"{name}\""))
            .unwrap_or_default();
        format!("trigger {}{name}", self.show(entry.source.id))
    }

    /// The pending decision with its answers.
    pub fn show_decision(&self) -> String {
        let Some(decision) = self.game.decision() else { return "the game is over".into() };
        let asked = match decision.source {
            Some(card) => format!(" for {}", self.show(card)),
            None => String::new(),
        };
        let answers = self.legal();
        let mut shown: Vec<String> =
            answers.iter().take(MOST_SHOWN).map(|action| self.show_action(*action)).collect();
        if answers.len() > MOST_SHOWN {
            shown.push(format!("and {} more", answers.len() - MOST_SHOWN));
        }
        format!("{} must decide ({}{asked}): {}", decision.seat, decision.kind.word(), shown.join(" | "))
    }

    /// Who must decide, and what, as a viewer may know it.
    pub fn show_question(&self, viewer: Option<Seat>) -> String {
        let Some(decision) = self.game.decision() else { return "the game is over".into() };
        let seen = |id: &CardId| viewer.is_none_or(|viewer| self.game.knows(&self.db, viewer, *id));
        let asked = match decision.source.filter(seen) {
            Some(card) => format!(" for {}", self.show(card)),
            None => String::new(),
        };
        format!("{} must decide ({}{asked})", decision.seat, decision.kind.word())
    }

    /// The bag's entries of one player.
    pub fn bag_count(&self, seat: Seat) -> usize {
        self.game.bag().iter().filter(|entry| entry.seat == seat).count()
    }
}
