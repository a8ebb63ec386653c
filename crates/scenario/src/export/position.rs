//! A position as the setup of a scenario.

use super::RecordedGame;
use super::script::{heading, quoted};
use crate::handles::Handles;
use engine::{CardDb, CardId, DefId, Game, GameSetup, Seat, TeamTurns, Teams, Variant, Zone};
use std::fmt::Write as _;

/// Maximum number of names on a line.
const ON_A_LINE: usize = 4;

/// The setup of a scenario, and the mapping of its cards to the game's.
pub(super) struct ExportSetup {
    pub text: String,
    /// The number of each of the game's cards in the scenario, by number; none for cards that the setup can't
    /// place.
    pub twins: Vec<CardId>,
}

/// The lines of the table that don't depend on the position.
fn table(start: &GameSetup) -> String {
    let mut text = String::new();
    // Without this line, a later program would use its newest edition.
    line(&mut text, format_args!("edition {}", start.rules.edition()));
    if start.decks.len() > 2 {
        line(&mut text, format_args!("players {}", start.decks.len()));
    }
    match start.variant {
        Variant::Constructed => {}
        Variant::Limited => line(&mut text, format_args!("variant limited")),
        Variant::PackRush => line(&mut text, format_args!("variant pack-rush")),
        Variant::Coconut => line(&mut text, format_args!("variant coconut")),
    }
    text + &teams(&start.teams)
}

fn teams(teams: &Teams) -> String {
    let team = |members: &Vec<Seat>| members.iter().map(Seat::to_string).collect::<Vec<_>>().join(" ");
    let members: Vec<String> = teams.members.iter().filter(|members| !members.is_empty()).map(team).collect();
    if members.is_empty() {
        return String::new();
    }
    let turns = match teams.turns {
        TeamTurns::Alternating => "",
        TeamTurns::Together => "turns together\n",
    };
    format!("teams {}\n{turns}", members.join(", "))
}

fn line(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    writeln!(text, "{arguments}").expect("writing to a string does not fail");
}

/// The players' leaders with their texts.
fn leaders(recorded: &RecordedGame<'_>) -> String {
    let mut written: Vec<DefId> = vec![];
    let mut text = String::new();
    for (leader, lines) in recorded.start.leaders.iter().zip(recorded.leader_texts) {
        // A published leader needs no text.
        let own = |def: &DefId| !lines.is_empty() || !recorded.db.def(*def).has_ability;
        if let Some(def) = leader.filter(|def| !written.contains(def) && own(def)) {
            written.push(def);
            line(&mut text, format_args!("card {} leader {{", quoted(&recorded.db.def(def).full_name)));
            lines.iter().for_each(|ability| line(&mut text, format_args!("  {ability}")));
            line(&mut text, format_args!("}}"));
        }
    }
    text
}

/// The very beginning: the decks before the first shuffle, which the seed repeats.
pub(super) fn beginning(
    recorded: &RecordedGame<'_>,
    starter: Seat,
    game: &Game,
    handles: &Handles,
) -> ExportSetup {
    let (start, db) = (recorded.start, &recorded.db);
    let mut text =
        format!("{}seed {}\n{}setup\nstart {starter}\n", leaders(recorded), start.seed, table(start));
    let mut next = 0u16;
    for (seat, deck) in start.decks.iter().enumerate() {
        line(&mut text, format_args!("{}", heading(Seat(seat as u8))));
        let ids = (next..).map(CardId).take(deck.len());
        let cards: Vec<String> =
            ids.zip(deck).map(|(id, def)| named(&db.def(*def).full_name, handles.get(id))).collect();
        next += deck.len() as u16;
        list(&mut text, "deck", &cards);
        line(&mut text, format_args!("  deck 0"));
        if let Some(id) = game.leader(Seat(seat as u8)) {
            let leader = named(&db.def(game.card(id).def).full_name, handles.get(id));
            line(&mut text, format_args!("  leader {leader}"));
        }
    }
    ExportSetup { text, twins: game.card_ids().collect() }
}

/// The Main Phase of a turn, with everything in its current zone.
pub(super) fn now(recorded: &RecordedGame<'_>, game: &Game, handles: &mut Handles) -> ExportSetup {
    let (start, db) = (recorded.start, &*recorded.db);
    let chance = game.chance();
    let mut text = format!("{}seed {}", leaders(recorded), chance.seed());
    if chance.uses() > 0 {
        let _ = write!(text, " after {}", chance.uses());
    }
    line(&mut text, format_args!(""));
    text += &table(start);
    line(&mut text, format_args!("turn {} {}", game.active(), game.turn().max(1)));
    let mut laying =
        CardNumbering { game, db, handles, twins: vec![CardId::NONE; game.card_ids().count()], next: 0 };
    let mut sides: Vec<String> = game.seats().map(|seat| laying.side(seat)).collect();
    laying.number_marketing();
    let order = in_order_of_entering(game);
    let twins = laying.twins;
    // The first lines of play belong to each side's block. If cards of the sides alternate, more blocks
    // follow.
    let mut plays: Vec<(Seat, Vec<CardId>)> = Vec::new();
    for (seat, id) in order {
        match plays.last_mut() {
            Some((last, cards)) if *last == seat => cards.push(id),
            _ => plays.push((seat, vec![id])),
        }
    }
    for (seat, side) in game.seats().zip(&mut sides) {
        line(&mut text, format_args!("{}", heading(seat)));
        text += side;
    }
    for (seat, cards) in plays {
        line(&mut text, format_args!("{}", heading(seat)));
        for id in cards {
            line(&mut text, format_args!("  play {}", in_play(id, game, db, handles)));
        }
    }
    ExportSetup { text, twins }
}

/// Numbers cards in the order of the scenario's setup: side by side, deck, hand, discard, inkwell, and cards
/// in play with the cards under them.
struct CardNumbering<'a> {
    game: &'a Game,
    db: &'a CardDb,
    handles: &'a mut Handles,
    twins: Vec<CardId>,
    next: u16,
}

impl CardNumbering<'_> {
    fn number(&mut self, id: CardId) {
        self.twins[id.index()] = CardId(self.next);
        self.next += 1;
    }

    fn name(&self, id: CardId) -> String {
        named(&self.db.def(self.game.card(id).def).full_name, self.handles.get(id))
    }

    /// A side without its cards in play.
    fn side(&mut self, seat: Seat) -> String {
        let game = self.game;
        let mut text = String::new();
        if game.player(seat).lore > 0 {
            line(&mut text, format_args!("  lore {}", game.player(seat).lore));
        }
        if game.player(seat).ink_drops > 0 {
            line(&mut text, format_args!("  ink drops {}", game.player(seat).ink_drops));
        }
        for (word, zone) in [("deck", Zone::Deck), ("hand", Zone::Hand), ("discard", Zone::Discard)] {
            let cards: Vec<CardId> = game.zone(seat, zone).collect();
            cards.iter().for_each(|id| self.number(*id));
            let names: Vec<String> = cards.iter().map(|id| self.name(*id)).collect();
            list(&mut text, word, &names);
        }
        line(&mut text, format_args!("  deck 0"));
        let (marketing, ink): (Vec<CardId>, Vec<CardId>) =
            game.zone(seat, Zone::Inkwell).partition(|id| game.is_marketing(*id));
        ink.iter().for_each(|id| self.number(*id));
        let names: Vec<String> = ink
            .iter()
            .map(|id| {
                let exerted = if game.card(*id).exerted { " exerted" } else { "" };
                let handle = self.handles.get(*id).map(|handle| format!(" as {handle}"));
                let name = quoted(&self.db.def(game.card(*id).def).full_name);
                format!("{name}{exerted}{}", handle.unwrap_or_default())
            })
            .collect();
        list(&mut text, "inkwell", &names);
        if !marketing.is_empty() {
            line(&mut text, format_args!("  marketing {}", marketing.len()));
        }
        for id in game.zone(seat, Zone::Play) {
            self.handles.of(id, game, self.db);
            self.number(id);
            game.under(id).for_each(|under| self.number(under));
        }
        if let Some(id) = game.leader(seat) {
            let exerted = if game.card(id).exerted { " exerted" } else { "" };
            line(&mut text, format_args!("  leader {}{exerted}", self.name(id)));
            self.number(id);
        }
        text
    }

    /// Numbers marketing cards, which come after all others.
    fn number_marketing(&mut self) {
        let game = self.game;
        for seat in game.seats() {
            for id in game.zone(seat, Zone::Inkwell).filter(|id| game.is_marketing(*id)) {
                self.number(id);
            }
        }
    }
}

/// The cards in play, each side's in its current order, and those with abilities in the order they entered,
/// across all sides.
fn in_order_of_entering(game: &Game) -> Vec<(Seat, CardId)> {
    // Leaders are there from the start.
    let speakers: Vec<CardId> = game.speakers().iter().copied().filter(|id| !game.is_leader(*id)).collect();
    let mut left: Vec<(Seat, Vec<CardId>)> =
        game.seats().map(|seat| (seat, game.zone(seat, Zone::Play).collect())).collect();
    let mut order: Vec<(Seat, CardId)> = Vec::new();
    let mut spoken = 0;
    while left.iter().any(|(_, cards)| !cards.is_empty()) {
        let before = order.len();
        for (seat, cards) in &mut left {
            let ready = cards
                .iter()
                .take_while(|id| match speakers.get(spoken) {
                    Some(next) if next == *id => {
                        spoken += 1;
                        true
                    }
                    _ => !speakers.contains(id),
                })
                .count();
            order.extend(cards.drain(..ready).map(|id| (*seat, id)));
        }
        if order.len() == before {
            // The order of the zone contradicts the order of entering, which a setup can't express.
            for (seat, cards) in &mut left {
                order.extend(cards.drain(..).map(|id| (*seat, id)));
            }
        }
    }
    order
}

/// A card in play with its state.
fn in_play(id: CardId, game: &Game, db: &CardDb, handles: &mut Handles) -> String {
    let card = game.card(id);
    let name = |id: CardId| quoted(&db.def(game.card(id).def).full_name);
    let handle = |handles: &Handles, id: CardId| {
        handles.get(id).map(|handle| format!(" as {handle}")).unwrap_or_default()
    };
    let mut text = format!("{}{}", name(id), handle(handles, id));
    for (is, word) in [(card.exerted, " exerted"), (card.drying, " drying")] {
        if is {
            text += word;
        }
    }
    if card.damage > 0 {
        text += &format!(" damage {}", card.damage);
    }
    if card.at.is_some() {
        text += &format!(" at {}", handles.of(card.at, game, db));
    }
    let under: Vec<CardId> = game.under(id).collect();
    // The cards that a character was shifted onto are on top, faceup.
    let covered = under.iter().take_while(|id| card.shifted && !game.card(**id).facedown).count();
    for id in &under[..covered] {
        text += &format!(" on {}{}", name(*id), handle(handles, *id));
    }
    let others: Vec<String> = under[covered..]
        .iter()
        .map(|id| {
            let face = if game.card(*id).facedown { "" } else { " faceup" };
            format!("{}{}{face}", name(*id), handle(handles, *id))
        })
        .collect();
    if !others.is_empty() {
        text += &format!(" under {}", others.join(", "));
    }
    text
}

fn named(full_name: &str, handle: Option<&str>) -> String {
    let handle = handle.map(|handle| format!(" as {handle}")).unwrap_or_default();
    format!("{}{handle}", quoted(full_name))
}

/// Writes the cards of a zone, a few on each line.
fn list(text: &mut String, word: &str, cards: &[String]) {
    for cards in cards.chunks(ON_A_LINE) {
        line(text, format_args!("  {word} {}", cards.join(", ")));
    }
}
