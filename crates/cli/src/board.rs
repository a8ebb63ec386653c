//! A position for people to read: both sides of the table, and the decision.

use ability::{CardType, KeywordKind};
use engine::{
    Action, CardDb, CardId, CardView, DecisionKind, DefId, Game, Outcome, Seat, SideView, View, Zone,
};
use serde::Serialize;

/// The most answers of a decision that are listed.
const MOST_ANSWERS: usize = 40;

/// The keywords worth seeing on a card in play: those that matter only when a card is played are left out.
const KEYWORDS: [KeywordKind; 12] = [
    KeywordKind::Alert,
    KeywordKind::Bodyguard,
    KeywordKind::Challenger,
    KeywordKind::Evasive,
    KeywordKind::Reckless,
    KeywordKind::Resist,
    KeywordKind::Rush,
    KeywordKind::Singer,
    KeywordKind::Support,
    KeywordKind::Vanish,
    KeywordKind::Ward,
    KeywordKind::Adventurous,
];

/// A position, with all cards open or as one player sees it.
#[derive(Debug, Serialize)]
pub struct Board {
    /// Whose view it is; none for an open table.
    pub viewer: Option<String>,
    pub turn: u16,
    pub active: String,
    pub sides: Vec<SideBoard>,
    /// The abilities waiting in the bag: whose, and of which card.
    pub bag: Vec<Waiting>,
    pub decision: Option<Asked>,
    /// How the game ended, with the rule.
    pub outcome: Option<String>,
}

fn is_zero(n: &u16) -> bool {
    *n == 0
}

/// One player's side.
#[derive(Debug, Serialize)]
pub struct SideBoard {
    pub seat: String,
    pub out: bool,
    pub lore: u16,
    pub ready_ink: u16,
    pub ink: u16,
    #[serde(skip_serializing_if = "is_zero")]
    pub ink_drops: u16,
    /// The cards of the inkwell that are in sight.
    pub inkwell: Vec<String>,
    pub hand_count: u16,
    /// The cards of the hand that are in sight.
    pub hand: Vec<String>,
    pub deck_count: u16,
    /// The cards of the deck that are in sight, from the top.
    pub deck: Vec<String>,
    /// Uppermost first.
    pub discard: Vec<String>,
    pub play: Vec<InPlay>,
    pub looking_at: Vec<String>,
    pub being_played: Vec<String>,
}

/// A card in play.
#[derive(Debug, Serialize)]
pub struct InPlay {
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub willpower: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lore: Option<i16>,
    pub damage: u16,
    pub exerted: bool,
    pub drying: bool,
    pub keywords: Vec<String>,
    /// The location it is at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The cards under it, uppermost first; none for one that lies facedown.
    pub under: Vec<Option<String>>,
}

/// An ability in the bag.
#[derive(Debug, Serialize)]
pub struct Waiting {
    pub seat: String,
    pub source: Option<String>,
}

/// What is to be decided.
#[derive(Debug, Serialize)]
pub struct Asked {
    pub seat: String,
    pub kind: &'static str,
    /// The card that asks.
    pub source: Option<String>,
    /// In words, as far as they are the viewer's to give.
    pub answers: Vec<String>,
}

impl Board {
    /// The table with all cards open, or as a player sees it.
    pub fn new(game: &Game, db: &CardDb, viewer: Option<Seat>) -> Board {
        let sides = match viewer {
            Some(viewer) => {
                let view = game.view(db, viewer);
                game.seats().map(|seat| seen(&view, seat, db)).collect()
            }
            None => game.seats().map(|seat| open(game, seat, db)).collect(),
        };
        let known = |id: CardId| id.is_some() && viewer.is_none_or(|viewer| game.knows(db, viewer, id));
        let name = |id: CardId| known(id).then(|| name(game.card(id).def, db));
        Board {
            viewer: viewer.map(|seat| seat.to_string()),
            turn: game.turn(),
            active: game.active().to_string(),
            sides,
            bag: game
                .bag()
                .iter()
                .map(|entry| Waiting { seat: entry.seat.to_string(), source: name(entry.source.id) })
                .collect(),
            decision: game.decision().map(|decision| Asked {
                seat: decision.seat.to_string(),
                kind: kind(decision.kind),
                source: decision.source.and_then(name),
                answers: answers(game, db, viewer),
            }),
            outcome: game.outcome().map(|outcome| match outcome {
                Outcome::Won { by, rule } => format!("{by} has won ({rule})"),
                Outcome::Draw { rule } => format!("the game is a draw ({rule})"),
            }),
        }
    }

    /// Lines of text, the longest parts last.
    pub fn lines(&self) -> Vec<String> {
        let whose = self.viewer.as_ref().map(|seat| format!(", as {seat} sees it")).unwrap_or_default();
        let mut lines = vec![match self.turn {
            0 => format!("before the first turn{whose}"),
            turn => format!("turn {turn} of {}{whose}", self.active),
        }];
        for side in &self.sides {
            side.write(&mut lines);
        }
        if !self.bag.is_empty() {
            let waiting = |entry: &Waiting| {
                let source = entry.source.as_deref().unwrap_or("a card");
                format!("{source} ({})", entry.seat)
            };
            lines.push(format!("bag: {}", self.bag.iter().map(waiting).collect::<Vec<_>>().join("; ")));
        }
        lines.extend(self.outcome.clone());
        if let Some(asked) = &self.decision {
            let source = asked.source.as_ref().map(|card| format!(" for {card}")).unwrap_or_default();
            lines.push(format!("{} must decide: {}{source}", asked.seat, asked.kind));
            let more = asked.answers.len().saturating_sub(MOST_ANSWERS);
            lines.extend(asked.answers.iter().take(MOST_ANSWERS).map(|answer| format!("  {answer}")));
            if more > 0 {
                lines.push(format!("  and {more} more"));
            }
        }
        lines
    }
}

impl SideBoard {
    fn write(&self, lines: &mut Vec<String>) {
        let out = if self.out { ", out of the game" } else { "" };
        let drops = match self.ink_drops {
            0 => String::new(),
            1 => " and 1 ink drop".to_owned(),
            n => format!(" and {n} ink drops"),
        };
        lines.push(format!(
            "{}: {} lore, ink {} ready of {}{drops}, hand {}, deck {}, discard {}{out}",
            self.seat,
            self.lore,
            self.ready_ink,
            self.ink,
            self.hand_count,
            self.deck_count,
            self.discard.len()
        ));
        lines.extend(self.play.iter().map(|card| format!("  {}", card.line())));
        for (what, cards) in [
            ("being played", &self.being_played),
            ("looking at", &self.looking_at),
            ("hand", &self.hand),
            ("inkwell", &self.inkwell),
            ("discard", &self.discard),
        ] {
            if !cards.is_empty() {
                lines.push(format!("  {what}: {}", cards.join("; ")));
            }
        }
    }
}

impl InPlay {
    fn line(&self) -> String {
        let mut text = self.name.clone();
        if let (Some(strength), Some(willpower)) = (self.strength, self.willpower) {
            text += &format!(" {strength}/{willpower}");
        } else if let Some(willpower) = self.willpower {
            text += &format!(" willpower {willpower}");
        }
        if let Some(lore) = self.lore {
            text += &format!(" lore {lore}");
        }
        let mut states = self.keywords.clone();
        if self.damage > 0 {
            states.push(format!("damage {}", self.damage));
        }
        if self.exerted {
            states.push("exerted".to_owned());
        }
        if self.drying {
            states.push("drying".to_owned());
        }
        if let Some(at) = &self.at {
            states.push(format!("at {at}"));
        }
        if !self.under.is_empty() {
            states.push(format!("{} under it", self.under.len()));
        }
        if states.is_empty() { text } else { format!("{text} [{}]", states.join(", ")) }
    }
}

fn name(def: DefId, db: &CardDb) -> String {
    if def == DefId::MARKETING { "a marketing card".to_owned() } else { db.def(def).full_name.clone() }
}

/// One side as a view shows it.
fn seen(view: &View, seat: Seat, db: &CardDb) -> SideBoard {
    let side: &SideView = &view.sides[seat.index()];
    let names = |cards: &[CardView]| cards.iter().map(|card| name(card.def, db)).collect();
    let find = |id: CardId| view.sides.iter().flat_map(|side| &side.play).find(|card| card.id == id);
    let in_play = |card: &CardView| {
        let values = Values { strength: card.strength, willpower: card.willpower, lore: card.lore };
        InPlay {
            damage: card.damage,
            exerted: card.exerted,
            drying: card.drying,
            at: card.at.and_then(find).map(|location| name(location.def, db)),
            under: card.under.iter().map(|def| def.map(|def| name(def, db))).collect(),
            ..plain(card.def, values, card.keywords, db)
        }
    };
    SideBoard {
        seat: seat.to_string(),
        out: side.out,
        lore: side.lore,
        ready_ink: side.ready_ink,
        ink: side.ready_ink + side.exerted_ink,
        ink_drops: side.ink_drops,
        inkwell: names(&side.inkwell),
        hand_count: side.hand_count,
        hand: names(&side.hand),
        deck_count: side.deck,
        deck: vec![],
        discard: names(&side.discard),
        play: side.play.iter().chain(&side.leader).map(in_play).collect(),
        looking_at: names(&side.aside),
        being_played: names(&side.resolving),
    }
}

/// One side with everything open.
fn open(game: &Game, seat: Seat, db: &CardDb) -> SideBoard {
    let player = game.player(seat);
    let names = |zone| game.zone(seat, zone).map(|id| name(game.card(id).def, db)).collect();
    let in_play = |id: CardId| {
        let (card, traits) = (game.card(id), game.traits(id));
        let values = Values { strength: traits.strength, willpower: traits.willpower, lore: traits.lore };
        InPlay {
            damage: card.damage,
            exerted: card.exerted,
            drying: card.drying,
            at: card.at.is_some().then(|| name(game.card(card.at).def, db)),
            under: game.under(id).map(|under| Some(name(game.card(under).def, db))).collect(),
            ..plain(card.def, values, traits.keywords, db)
        }
    };
    let resolving = |id: &CardId| game.card(*id).zone == Zone::Resolving && game.card(*id).owner == seat;
    SideBoard {
        seat: seat.to_string(),
        out: player.out,
        lore: player.lore,
        ready_ink: player.ready_ink,
        ink: game.count(seat, Zone::Inkwell) as u16,
        ink_drops: player.ink_drops,
        inkwell: names(Zone::Inkwell),
        hand_count: game.count(seat, Zone::Hand) as u16,
        hand: names(Zone::Hand),
        deck_count: game.count(seat, Zone::Deck) as u16,
        deck: names(Zone::Deck),
        discard: names(Zone::Discard),
        play: game.zone(seat, Zone::Play).chain(game.leader(seat)).map(in_play).collect(),
        looking_at: names(Zone::Aside),
        being_played: game.card_ids().filter(resolving).map(|id| name(game.card(id).def, db)).collect(),
    }
}

/// What a card in play is worth now.
struct Values {
    strength: i16,
    willpower: i16,
    lore: i16,
}

/// A card in play, undamaged and ready.
fn plain(def: DefId, values: Values, keywords: u16, db: &CardDb) -> InPlay {
    let (strength, willpower, lore) = match db.def(def).kind {
        CardType::Character => (Some(values.strength), Some(values.willpower), Some(values.lore)),
        CardType::Location => (None, Some(values.willpower), Some(values.lore)),
        CardType::Action | CardType::Item => (None, None, None),
    };
    let keywords = KEYWORDS.iter().filter(|keyword| keywords & (1 << **keyword as u16) != 0);
    InPlay {
        name: name(def, db),
        strength,
        willpower,
        lore,
        damage: 0,
        exerted: false,
        drying: false,
        keywords: keywords.map(|keyword| format!("{keyword:?}")).collect(),
        at: None,
        under: vec![],
    }
}

/// The answers to the pending decision, as far as they are the viewer's to give.
fn answers(game: &Game, db: &CardDb, viewer: Option<Seat>) -> Vec<String> {
    let mut legal: Vec<Action> = Vec::new();
    match viewer {
        Some(viewer) => game.legal_for(db, viewer, &mut legal),
        None => game.legal(db, &mut legal),
    }
    let seen = |action: &Action| {
        let mut cards = action.cards().into_iter().flatten();
        viewer.is_none_or(|viewer| cards.all(|id| game.knows(db, viewer, id)))
    };
    let words = |action: &Action| match seen(action) {
        true => {
            let eyes = words::Eyes::all(game, db);
            eyes.tell(&words::answer(*action, &eyes))
        }
        false => "a card out of sight".to_owned(),
    };
    legal.iter().map(words).collect()
}

/// What kind of decision it is, in words.
fn kind(kind: DecisionKind) -> &'static str {
    match kind {
        DecisionKind::Action => "a turn action",
        DecisionKind::Mulligan => "which cards of the opening hand to put away",
        DecisionKind::Cards { .. } => "cards",
        DecisionKind::Player => "a player",
        DecisionKind::May => "yes or no",
        DecisionKind::Option { .. } => "an option",
        DecisionKind::Number { .. } => "a number",
        DecisionKind::Name => "a card's name",
        DecisionKind::Trigger => "which ability resolves next",
        DecisionKind::Order { .. } => "an order",
        DecisionKind::Replacement => "which replacement effect applies",
    }
}
