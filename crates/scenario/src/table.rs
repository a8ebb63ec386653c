//! A scenario's table: the game, its cards, and their names in the file.

use crate::ast::{CardExpr, CardWord};
use crate::failure::{ActionFailure, ScenarioFailure};
use cards::{CardData, fold};
use engine::{
    Action, CardDb, CardId, Coverage, Decision, DecisionKind, DefId, Edition, Event, Game, Reason, Refusal,
    Seat, Zone,
};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use words::{Language, Message, Say as _};

/// Maximum number of printed answers of a pending decision.
const MOST_SHOWN: usize = 24;

/// A running game.
#[derive(Debug)]
pub(crate) struct ScenarioTable {
    pub db: Arc<CardDb>,
    pub game: Game,
    /// The edition of the script's rule numbers.
    pub numbers: Edition,
    /// Folded full name to definition.
    names: HashMap<String, DefId>,
    data: BTreeMap<DefId, CardData>,
    handles: BTreeMap<String, CardId>,
    /// The handles by card, for messages.
    called: BTreeMap<CardId, String>,
    /// The log, if enabled.
    pub log: Option<ScenarioLog>,
    /// The answers since a `loop` line.
    pub round: Option<Vec<Action>>,
    /// All events.
    events: Vec<Event>,
    /// The number of events before the last `do` or `choose`.
    events_before: usize,
    /// The number of forced decisions that the last look ahead answered; the next look begins there.
    pub looked_past: usize,
    /// Coverage of the cards' abilities, if enabled.
    pub coverage: Option<Coverage>,
    /// The player whose question is answered, if any. Names then don't match cards hidden from this player.
    pub viewer: Option<Seat>,
}

/// The log for readers.
#[derive(Debug)]
pub(crate) struct ScenarioLog {
    pub language: Language,
    /// The player who reads it, or a judge.
    pub reader: Option<Seat>,
    pub lines: Vec<String>,
}

/// A group of cards to search for a quoted name; the first group with a match decides.
pub(crate) type SearchGroup<'a> = &'a dyn Fn(&Game, CardId) -> bool;

impl ScenarioTable {
    pub fn new(
        db: Arc<CardDb>,
        game: Game,
        names: HashMap<String, DefId>,
        data: BTreeMap<DefId, CardData>,
        handles: BTreeMap<String, CardId>,
    ) -> ScenarioTable {
        let called = handles.iter().map(|(handle, card)| (*card, handle.clone())).collect();
        ScenarioTable {
            db,
            numbers: game.edition(),
            game,
            names,
            data,
            handles,
            called,
            log: None,
            round: None,
            events: vec![],
            events_before: 0,
            looked_past: 0,
            coverage: None,
            viewer: None,
        }
    }

    /// Adds a line to the log.
    pub fn note(&mut self, line: impl FnOnce(Language) -> String) {
        if let Some(ScenarioLog { language, lines, .. }) = &mut self.log {
            lines.push(line(*language));
        }
    }

    /// Adds an answer that was given without the script, unless its reader can't know it.
    pub fn note_answer(&mut self, answer: Action) {
        let Some(log) = &self.log else { return };
        let knows = |reader: Seat| {
            let mut cards = answer.cards().into_iter().flatten();
            let theirs = self.game.decision().is_some_and(|decision| decision.seat == reader);
            theirs && cards.all(|id| self.game.knows(&self.db, reader, id))
        };
        if log.reader.is_none_or(knows) {
            let answered = Message::new("trace-answered").with("answer", self.show_action(answer));
            self.note(|language| format!("  {}", words::text(language, &answered)));
        }
    }

    /// Takes an action and logs its events.
    pub fn apply(&mut self, action: Action) -> Result<(), ActionFailure> {
        let mut events: Vec<Event> = Vec::new();
        let taken = match &mut self.coverage {
            Some(coverage) => coverage.apply(&mut self.game, &self.db, action, Some(&mut events)),
            None => self.game.apply(&self.db, action, Some(&mut events)),
        };
        taken.map_err(|refusal| {
            let why = self.game.explain(&self.db, None, action);
            ActionFailure::Refused { reason: refusal.message(), why: self.reasons(&why) }
        })?;
        if let Some(round) = &mut self.round {
            round.push(action);
        }
        self.looked_past = 0;
        self.keep(&events);
        Ok(())
    }

    /// Repeats a loop's round this many more times at once (6.1.10).
    pub fn repeat(&mut self, round: &[Action], times: u16) -> Result<(), Refusal> {
        let mut events: Vec<Event> = Vec::new();
        self.game.repeat(&self.db, round, times, Some(&mut events))?;
        self.keep(&events);
        Ok(())
    }

    /// Events are counted from here: a `do` or `choose` follows.
    pub fn begin_events(&mut self) {
        self.events_before = self.events.len();
    }

    /// The events since the last `do` or `choose`.
    pub fn events(&self) -> &[Event] {
        &self.events[self.events_before..]
    }

    /// Stores events and logs them.
    fn keep(&mut self, events: &[Event]) {
        self.events.extend_from_slice(events);
        let Some(log) = &mut self.log else { return };
        let eyes = words::Eyes { game: &self.game, db: &self.db, viewer: log.reader };
        let told = events.iter().filter(|event| log.reader.is_none_or(|reader| event.is_for(reader)));
        log.lines.extend(told.map(|event| {
            let said = eyes.say(log.language, &words::event(event, &eyes));
            format!("  {:<9} {said}", event.rule.to_string())
        }));
    }

    /// The text of an event as a judge sees it.
    pub fn say_event(&self, event: &Event) -> Message {
        words::event(event, &words::Eyes::all(&self.game, &self.db)).by_name(&self.db)
    }

    /// Tries something. A failure changes nothing.
    pub fn attempt<T, E>(&mut self, f: impl FnOnce(&mut ScenarioTable) -> Result<T, E>) -> Result<T, E> {
        let before = self.game.clone();
        let seen = self.coverage.clone();
        let logged = self.log.as_ref().map_or(0, |log| log.lines.len());
        let taken = self.round.as_ref().map_or(0, Vec::len);
        let (events, events_before) = (self.events.len(), self.events_before);
        let looked_past = self.looked_past;
        let result = f(self);
        if result.is_err() {
            self.game = before;
            self.events.truncate(events);
            self.events_before = events_before;
            self.looked_past = looked_past;
            if let Some(round) = &mut self.round {
                round.truncate(taken);
            }
            self.coverage = seen;
            if let Some(log) = &mut self.log {
                log.lines.truncate(logged);
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

    pub fn def_of(&self, card: CardId) -> &engine::CardDef {
        self.db.def(self.game.card(card).def)
    }

    /// The card's data from the library or the file.
    pub fn data_of(&self, card: CardId) -> Option<&CardData> {
        self.data.get(&self.game.card(card).def)
    }

    /// All cards of the table with their data from the library or the file.
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

    /// Whether the reference matches this card.
    pub fn fits(&self, expr: &CardExpr, card: CardId) -> bool {
        match &expr.word {
            CardWord::Handle(handle) => self.handles.get(handle) == Some(&card),
            CardWord::Name(name) => self.def(name) == Some(self.game.card(card).def) && self.in_sight(card),
        }
    }

    fn in_sight(&self, card: CardId) -> bool {
        self.viewer.is_none_or(|viewer| self.game.knows(&self.db, viewer, card))
    }

    /// The referenced card: a handle's, or the only one with that name in the first group with a match.
    pub fn find(&self, expr: &CardExpr, groups: &[SearchGroup<'_>]) -> Result<CardId, ScenarioFailure> {
        if let CardWord::Handle(handle) = &expr.word {
            let unknown = || {
                ScenarioFailure::word(
                    expr.pos,
                    Message::new("scn-unknown-handle").with("handle", handle.clone()),
                )
            };
            return self.handles.get(handle).copied().ok_or_else(unknown);
        }
        for group in groups {
            let found: Vec<CardId> =
                self.game.card_ids().filter(|id| self.fits(expr, *id) && group(&self.game, *id)).collect();
            match found[..] {
                [] => {}
                [one] => return Ok(one),
                [first, ..] if self.interchangeable(&found) => {
                    // A reference to a copy with a handle would use the handle.
                    return Ok(found
                        .iter()
                        .copied()
                        .find(|id| !self.called.contains_key(id))
                        .unwrap_or(first));
                }
                _ => return Err(self.ambiguous(expr, &found)),
            }
        }
        Err(ScenarioFailure::word(expr.pos, Message::new("scn-no-such").with("card", expr.to_string())))
    }

    /// The referenced card among the answers to the pending decision. If none matches, any card that the
    /// reference matches, to find the reason for the refusal.
    pub fn find_answer(
        &self,
        expr: &CardExpr,
        open: &dyn Fn(CardId) -> bool,
    ) -> Result<CardId, ActionFailure> {
        let fitting = || self.game.card_ids().filter(|id| self.fits(expr, *id));
        if fitting().any(open) {
            return Ok(self.find(expr, &[&|_, id| open(id)])?);
        }
        let in_play = fitting().find(|id| self.game.card(*id).zone == Zone::Play);
        let none = || ActionFailure::refused(Message::new("scn-there-is-no").with("card", expr.to_string()));
        in_play.or_else(|| fitting().next()).ok_or_else(none)
    }

    /// Whether the cards are copies in one hand or deck, which are interchangeable.
    fn interchangeable(&self, cards: &[CardId]) -> bool {
        let place =
            |id: &CardId| (self.game.card(*id).owner, self.game.card(*id).zone, self.game.card(*id).def);
        cards.iter().all(|id| {
            place(id) == place(&cards[0])
                && matches!(self.game.card(*id).zone, Zone::Hand | Zone::Deck | Zone::Aside)
        })
    }

    fn ambiguous(&self, expr: &CardExpr, cards: &[CardId]) -> ScenarioFailure {
        let places: Vec<Message> = cards.iter().map(|card| self.place_of(*card)).collect();
        let message = Message::new("scn-ambiguous")
            .with("card", expr.to_string())
            .with("n", cards.len())
            .with("places", places);
        ScenarioFailure::word(expr.pos, message)
    }

    /// A card's handle or full name.
    pub fn show(&self, card: CardId) -> String {
        if card.index() >= self.game.card_ids().count() {
            return "?".into();
        }
        match self.called.get(&card) {
            Some(handle) => handle.clone(),
            None => format!("\"{}\"", self.def_of(card).full_name),
        }
    }

    /// "p1's hand", "under rock".
    pub fn place_of(&self, id: CardId) -> Message {
        let card = self.game.card(id);
        let zone = match card.zone {
            Zone::Resolving if !self.game.is_in_play(card.zone) => return Message::new("scn-no-zone"),
            Zone::Deck | Zone::Aside => "deck",
            Zone::Hand => "hand",
            Zone::Discard => "discard",
            Zone::Inkwell => "inkwell",
            Zone::Play | Zone::Resolving => "play",
            Zone::Under => return Message::new("scn-under").with("card", self.show(card.host)),
            Zone::Leader => return Message::new("scn-leader-of").with("player", card.owner),
            Zone::Gone => return Message::new("scn-no-zone"),
        };
        Message::new("scn-place").with("player", card.owner).with("zone", zone)
    }

    /// An action in the format's words.
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
        let bag = self.game.bag();
        let Some(entry) = bag.get(index) else { return format!("trigger number {}", index + 1) };
        let called = |n: usize| self.game.bag_ability_name(&self.db, n);
        let name = called(index).map(|name| format!(" \"{name}\"")).unwrap_or_default();
        let waiting = self.legal().into_iter().filter_map(|action| match action {
            Action::Trigger(n) => Some(n),
            _ => None,
        });
        let alike: Vec<u8> = waiting
            .filter(|n| {
                let other = bag.get(usize::from(*n)).map(|other| other.source.id);
                other == Some(entry.source.id) && called(usize::from(*n)) == called(index)
            })
            .collect();
        format!("trigger {}{name}{}", self.show(entry.source.id), self.show_difference(index, &alike))
    }

    /// The pending decision with its answers.
    pub fn show_decision(&self) -> Message {
        if self.game.decision().is_none() {
            return Reason::GameOver.message();
        }
        let answers = self.legal();
        let shown: Vec<String> =
            answers.iter().take(MOST_SHOWN).map(|action| self.show_action(*action)).collect();
        let shown = shown.join(" | ");
        let decision = Message::new("scn-decision").with("who", self.show_question(None));
        match answers.len().saturating_sub(MOST_SHOWN) {
            0 => decision.with("answers", shown),
            more => {
                let answers = Message::new("scn-answers-more").with("answers", shown).with("n", more);
                decision.with("answers", answers)
            }
        }
    }

    /// The deciding player and the decision, as far as a viewer may know them.
    pub fn show_question(&self, viewer: Option<Seat>) -> Message {
        let Some(decision) = self.game.decision() else { return Reason::GameOver.message() };
        let seen = |id: &CardId| viewer.is_none_or(|viewer| self.game.knows(&self.db, viewer, *id));
        let question = match decision.source.filter(seen) {
            Some(card) => Message::new("scn-decides-for").with("card", self.show(card)),
            None => Message::new("scn-decides"),
        };
        let deciders = self.game.deciders();
        if let [_, _, ..] = deciders[..] {
            let all = deciders.iter().map(|seat| Message::new("answer-player").with("player", *seat));
            let question = match decision.source.filter(seen) {
                Some(card) => Message::new("scn-decide-for").with("card", self.show(card)),
                None => Message::new("scn-decide"),
            };
            let all: Vec<Message> = all.collect();
            return question.with("players", all).with("kind", decision.kind.word());
        }
        question.with("player", decision.seat).with("kind", decision.kind.word())
    }

    /// Number of the player's entries in the bag.
    pub fn bag_count(&self, seat: Seat) -> usize {
        self.game.bag().iter().filter(|entry| entry.seat == seat).count()
    }
}
