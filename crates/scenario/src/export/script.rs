//! Writes answers of a recorded game as lines of a scenario.

use crate::choose::goes_on;
use crate::handles::Handles;
use engine::{Action, CardDb, CardId, Decision, DecisionKind, Game, Outcome, Payment, Reason, Seat, Zone};
use words::{Message, Say as _, StoredText};

/// Maximum number of cards in a list of options.
const MOST_OPTIONS: usize = 24;

/// Writes the actions of a game, line by line.
pub(super) struct ScriptWriter<'a> {
    pub db: &'a CardDb,
    pub handles: Handles,
    pub lines: Vec<String>,
}

impl ScriptWriter<'_> {
    fn call(&mut self, game: &Game, id: CardId) -> String {
        self.handles.of(id, game, self.db)
    }

    fn write(&mut self, line: String) {
        self.lines.push(line);
    }

    /// Plays these answers in the game and writes them.
    pub fn play(&mut self, game: &mut Game, actions: &[Action]) -> Result<(), StoredText> {
        let mut left = actions;
        while let Some((action, rest)) = left.split_first() {
            let Some(decision) = game.decision() else { return Err(Reason::GameOver.message().into()) };
            let picks = matches!(decision.kind, DecisionKind::Cards { .. } | DecisionKind::Mulligan);
            left = match action {
                Action::Card(_) if picks => self.picks(game, decision, left)?,
                _ => {
                    let line = self.line(game, decision, *action)?;
                    self.write(line);
                    self.apply(game, *action)?;
                    rest
                }
            };
        }
        Ok(())
    }

    fn apply(&self, game: &mut Game, action: Action) -> Result<(), StoredText> {
        game.apply(self.db, action, None).map_err(|refusal| refusal.message().into())
    }

    /// Writes the cards chosen for one question on one line; returns the answers after them.
    fn picks<'a>(
        &mut self,
        game: &mut Game,
        question: Decision,
        actions: &'a [Action],
    ) -> Result<&'a [Action], StoredText> {
        let mut cards: Vec<String> = Vec::new();
        let mut left = actions;
        while let [Action::Card(id), rest @ ..] = left
            && (cards.is_empty() || goes_on(game, question, cards.len()))
        {
            cards.push(self.call(game, *id));
            self.apply(game, Action::Card(*id))?;
            left = rest;
        }
        // `choose` ends a question if possible, and so does the game.
        let open = goes_on(game, question, cards.len());
        match left {
            [Action::Done, rest @ ..] if open => {
                self.apply(game, Action::Done)?;
                left = rest;
                self.write(format!("choose {}", cards.join(", ")));
            }
            _ if open && game.check(self.db, Action::Done).is_ok() => {
                self.write(format!("choose {},  # and perhaps more", cards.join(", ")));
            }
            _ => self.write(format!("choose {}", cards.join(", "))),
        }
        Ok(left)
    }

    fn line(&mut self, game: &Game, decision: Decision, action: Action) -> Result<String, StoredText> {
        let call = |scribe: &mut Self, id: CardId| scribe.call(game, id);
        Ok(match action {
            Action::Ink(id) => format!("do ink {}", call(self, id)),
            Action::Play(id, payment) => {
                let card = call(self, id);
                match payment {
                    Payment::Ink => format!("do play {card}"),
                    Payment::Shift(onto) => format!("do play {card} shift {}", call(self, onto)),
                    Payment::Sing(by) => format!("do play {card} sing {}", call(self, by)),
                    Payment::SingTogether => format!("do play {card} sing together"),
                    Payment::Free => format!("do play {card} free"),
                }
            }
            Action::Quest(id) => format!("do quest {}", call(self, id)),
            Action::Challenge(by, target) => {
                format!("do challenge {} {}", call(self, by), call(self, target))
            }
            Action::Move(id, to) => format!("do move {} to {}", call(self, id), call(self, to)),
            Action::Use(id, ability) => self.using(game, id, ability),
            Action::EndTurn => "do pass".to_owned(),
            Action::Concede(seat) => format!("do concede {seat}"),
            Action::Card(id) => format!("choose {}", call(self, id)),
            Action::Done => "choose none".to_owned(),
            Action::Yes => "choose yes".to_owned(),
            Action::No => "choose no".to_owned(),
            Action::Option(n) => match decision.kind {
                DecisionKind::Option { ends: true, .. } if n == 0 => "choose top".to_owned(),
                DecisionKind::Option { ends: true, .. } if n == 1 => "choose bottom".to_owned(),
                _ => format!("choose option {}", u16::from(n) + 1),
            },
            Action::Number(n) => format!("choose number {n}"),
            Action::Player(seat) => format!("choose player {seat}"),
            Action::Name(n) => {
                let name =
                    self.db.names().get(usize::from(n)).ok_or_else(|| Message::new("scn-name-of-nothing"))?;
                format!("choose name {}", quoted(name))
            }
            Action::Trigger(n) => self.trigger(game, n)?,
            Action::Replacement(id, _) => format!("choose replacement {}", call(self, id)),
        })
    }

    fn using(&mut self, game: &Game, id: CardId, ability: u8) -> String {
        let card = self.call(game, id);
        let def = game.card(id).def;
        let boost = self.db.boost_index(def);
        if boost == Some(ability) {
            return format!("do boost {card}");
        }
        let all: Vec<u8> =
            (0..game.activated_count(self.db, id)).filter(|other| Some(*other) != boost).collect();
        let name = self.db.ability_name(def, ability);
        let named = all.iter().filter(|other| self.db.ability_name(def, **other) == name).count();
        match (&all[..], name) {
            ([_], _) => format!("do use {card}"),
            (_, Some(name)) if named == 1 => format!("do use {card} {}", quoted(name)),
            _ => {
                let place = all.iter().position(|other| *other == ability).unwrap_or(0);
                format!("do use {card} {}", place + 1)
            }
        }
    }

    fn trigger(&mut self, game: &Game, entry: u8) -> Result<String, StoredText> {
        let bag = game.bag();
        let source =
            bag.get(usize::from(entry)).ok_or_else(|| Message::new("scn-ability-not-in-bag"))?.source.id;
        if source.is_none() {
            return Err(Message::new("scn-ability-of-nothing").into());
        }
        let name = |n: usize| game.bag_ability_name(self.db, n);
        let mut legal = Vec::new();
        game.legal(self.db, &mut legal);
        let alike: Vec<u8> = legal
            .iter()
            .filter_map(|action| match action {
                Action::Trigger(n) => Some(*n),
                _ => None,
            })
            .filter(|n| {
                let n = usize::from(*n);
                let named = name(usize::from(entry)).is_none() || name(n) == name(usize::from(entry));
                bag.get(n).is_some_and(|other| other.source.id == source) && named
            })
            .collect();
        let place =
            alike.iter().position(|n| *n == entry).ok_or_else(|| Message::new("scn-ability-not-next"))?;
        let name = name(usize::from(entry)).map(|name| format!(" {}", quoted(name))).unwrap_or_default();
        let number = if alike.len() > 1 { format!(" {}", place + 1) } else { String::new() };
        Ok(format!("choose trigger {}{name}{number}", self.call(game, source)))
    }

    /// Writes expectations for the current state, if possible without disturbing the pending decision.
    pub fn expect(&mut self, game: &Game) {
        match (game.outcome(), game.decision()) {
            (Some(Outcome::Won { by, .. }), _) => {
                self.write(format!("expect winner {by}"));
                self.facts(game);
            }
            (Some(Outcome::Draw { rule }), _) => {
                self.write(format!("expect draw because {rule}"));
                self.facts(game);
            }
            (None, Some(decision)) if decision.kind == DecisionKind::Action => {
                self.write(format!("expect turn {}", game.active()));
                self.facts(game);
                self.asked(game, decision);
            }
            (None, Some(decision)) => self.asked(game, decision),
            (None, None) => {}
        }
    }

    fn facts(&mut self, game: &Game) {
        for seat in game.seats() {
            self.write(format!("expect {seat} lore {}", game.player(seat).lore));
            self.write(format!("expect {seat} ready ink {}", game.player(seat).ready_ink));
            for (word, zone) in [
                ("hand", Zone::Hand),
                ("deck", Zone::Deck),
                ("discard", Zone::Discard),
                ("inkwell", Zone::Inkwell),
                ("play", Zone::Play),
            ] {
                self.write(format!("expect {seat} {word} {}", game.count(seat, zone)));
            }
            let in_play: Vec<CardId> = game.zone(seat, Zone::Play).collect();
            for id in in_play {
                self.in_play(game, id);
            }
        }
    }

    fn in_play(&mut self, game: &Game, id: CardId) {
        let name = self.call(game, id);
        let card = game.card(id);
        self.write(format!("expect {name} {}", if card.exerted { "exerted" } else { "ready" }));
        if card.damage > 0 {
            self.write(format!("expect {name} damage {}", card.damage));
        }
        if card.at.is_some() {
            let at = self.call(game, card.at);
            self.write(format!("expect {name} at {at}"));
        }
        if card.under_count > 0 {
            self.write(format!("expect {name} under {}", card.under_count));
        }
    }

    /// Writes the pending decision.
    fn asked(&mut self, game: &Game, decision: Decision) {
        self.write(format!("expect choice {} {}", decision.seat, decision.kind.word()));
        let cards = match decision.kind {
            DecisionKind::Mulligan
            | DecisionKind::Cards { .. }
            | DecisionKind::Trigger
            | DecisionKind::Order { .. }
            | DecisionKind::Replacement => options(game, self.db),
            DecisionKind::Action
            | DecisionKind::Player
            | DecisionKind::May
            | DecisionKind::Option { .. }
            | DecisionKind::Number { .. }
            | DecisionKind::Name => return,
        };
        if !cards.is_empty() && cards.len() <= MOST_OPTIONS {
            let cards: Vec<String> = cards.into_iter().map(|id| self.call(game, id)).collect();
            self.write(format!("expect options {}", cards.join(", ")));
        }
    }
}

/// The cards that answer the pending decision, without duplicates.
fn options(game: &Game, db: &CardDb) -> Vec<CardId> {
    let mut legal = Vec::new();
    game.legal(db, &mut legal);
    let mut cards: Vec<CardId> = Vec::new();
    for action in legal {
        let id = match action {
            Action::Trigger(n) => game.bag().get(usize::from(n)).map(|entry| entry.source.id),
            other => other.cards()[0],
        };
        cards.extend(id.filter(|id| id.is_some() && !cards.contains(id)));
    }
    cards
}

/// A name in the format's spelling.
pub(super) fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\\\""))
}

/// The word for a player's seat that begins the player's block.
pub(super) fn heading(seat: Seat) -> String {
    format!("{seat}:")
}
