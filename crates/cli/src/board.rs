//! A position as text: both sides of the table, and the decision.

use crate::language::{self, say};
use cards::LocalNames;
use engine::{
    Action, CardDb, CardId, CardView, DecisionKind, DefId, Game, Outcome, Seat, SideView, View, Zone,
};
use serde::{Serialize, Serializer};
use wording::{CardType, KeywordKind, KeywordSet};
use words::{Arg, Language, Message};

/// Maximum number of listed answers of a decision.
const MOST_ANSWERS: usize = 40;

/// A position, with all cards revealed or as one player sees it.
#[derive(Debug, Serialize)]
pub struct PositionBoard {
    /// The viewing player; `None` if all cards are revealed.
    pub viewer: Option<String>,
    pub turn: u16,
    pub active: String,
    pub sides: Vec<SideBoard>,
    /// The abilities in the bag with their owners and cards.
    pub bag: Vec<BagLine>,
    pub decision: Option<BoardDecision>,
    /// The result of the game with the rule.
    pub outcome: Option<String>,
    /// The result as a message.
    #[serde(skip)]
    ended: Option<Message>,
}

/// The result of a game.
fn ended(outcome: Outcome) -> Message {
    match outcome {
        Outcome::Won { by, rule } => Message::new("board-won").with("player", by).with("rule", rule),
        Outcome::Draw { rule } => Message::new("board-draw").with("rule", rule),
    }
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
    /// The visible cards of the inkwell.
    pub inkwell: Vec<String>,
    pub hand_count: u16,
    /// The visible cards of the hand.
    pub hand: Vec<String>,
    pub deck_count: u16,
    /// The visible cards of the deck, top card first.
    pub deck: Vec<String>,
    /// Top card first.
    pub discard: Vec<String>,
    pub play: Vec<BoardCard>,
    pub looking_at: Vec<String>,
    pub being_played: Vec<String>,
}

/// A card in play.
#[derive(Debug, Serialize)]
pub struct BoardCard {
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
    #[serde(skip)]
    shown_keywords: Vec<KeywordKind>,
    /// The location it is at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The cards under it, top card first; `None` for a facedown card.
    pub under: Vec<Option<String>>,
}

/// An ability in the bag.
#[derive(Debug, Serialize)]
pub struct BagLine {
    pub seat: String,
    pub source: Option<String>,
}

/// A pending decision.
#[derive(Debug, Serialize)]
pub struct BoardDecision {
    pub seat: String,
    #[serde(serialize_with = "in_words")]
    pub kind: DecisionKind,
    /// The card behind the decision.
    pub source: Option<String>,
    /// The viewer's answers in words.
    pub answers: Vec<String>,
}

impl PositionBoard {
    /// The table with all cards revealed, or as a player sees it.
    pub fn new(game: &Game, db: &CardDb, viewer: Option<Seat>) -> PositionBoard {
        let sides = match viewer {
            Some(viewer) => {
                let view = game.view(db, viewer);
                game.seats().map(|seat| seen(&view, seat, db)).collect()
            }
            None => game.seats().map(|seat| open(game, seat, db)).collect(),
        };
        let known = |id: CardId| id.is_some() && viewer.is_none_or(|viewer| game.knows(db, viewer, id));
        let name = |id: CardId| known(id).then(|| name(game.card(id).def, db));
        PositionBoard {
            viewer: viewer.map(|seat| seat.to_string()),
            turn: game.turn(),
            active: game.active().to_string(),
            sides,
            bag: game
                .bag()
                .iter()
                .map(|entry| BagLine { seat: entry.seat.to_string(), source: name(entry.source.id) })
                .collect(),
            decision: game.decision().map(|decision| BoardDecision {
                seat: decision.seat.to_string(),
                kind: decision.kind,
                source: decision.source.and_then(name),
                answers: answers(game, db, viewer),
            }),
            outcome: game.outcome().map(ended).map(|message| words::text(Language::English, &message)),
            ended: game.outcome().map(ended),
        }
    }

    /// Lines of text in the current language, the longest parts last.
    pub fn lines(&self) -> Vec<String> {
        let head = match self.turn {
            0 => say!("board-before"),
            turn => say!("board-turn", "turn" = turn, "player" = self.active.clone()),
        };
        let mut lines = vec![match &self.viewer {
            Some(seat) => say!("board-as", "what" = head, "player" = seat.clone()),
            None => head,
        }];
        for side in &self.sides {
            side.write(&mut lines);
        }
        if !self.bag.is_empty() {
            let waiting = |entry: &BagLine| {
                let card = entry.source.as_deref().map_or_else(|| Message::new("card-hidden").into(), card);
                say!("board-waiting", "card" = card, "player" = entry.seat.clone())
            };
            lines.push(say!(
                "board-bag",
                "cards" = self.bag.iter().map(waiting).collect::<Vec<_>>().join("; ")
            ));
        }
        lines.extend(self.ended.as_ref().map(language::tell));
        if let Some(asked) = &self.decision {
            let what = Message::new("board-decides")
                .with("player", asked.seat.clone())
                .with("what", asked.kind.word());
            lines.push(match &asked.source {
                Some(source) => say!("board-decides-for", "what" = what, "card" = card(source)),
                None => language::tell(&what),
            });
            let more = asked.answers.len().saturating_sub(MOST_ANSWERS);
            lines.extend(asked.answers.iter().take(MOST_ANSWERS).map(|answer| format!("  {answer}")));
            if more > 0 {
                lines.push(format!("  {}", say!("board-more", "n" = more)));
            }
        }
        lines
    }
}

/// A card by its English name, which boards contain.
fn card(english: &str) -> Arg {
    Arg::FullName(english.to_owned())
}

fn cards(names: &[String]) -> String {
    names.iter().map(|name| local(name)).collect::<Vec<_>>().join("; ")
}

/// The name of a card in the current language.
fn local(english: &str) -> String {
    if english == MARKETING {
        return say!("marketing-card");
    }
    LocalNames::of(language::current()).full_name(english).unwrap_or_else(|| english.to_owned())
}

impl SideBoard {
    fn write(&self, lines: &mut Vec<String>) {
        let mut head = say!(
            "table-side",
            "who" = self.seat.clone(),
            "lore" = self.lore,
            "ready" = self.ready_ink,
            "ink" = self.ink,
            "hand" = self.hand_count,
            "deck" = self.deck_count,
            "discard" = self.discard.len()
        );
        if self.ink_drops > 0 {
            head = say!("board-drops", "what" = head, "n" = self.ink_drops);
        }
        if self.out {
            head = say!("board-out", "what" = head);
        }
        lines.push(head);
        lines.extend(self.play.iter().map(|card| format!("  {}", card.line())));
        for (zone, names) in [
            ("played", &self.being_played),
            ("looking", &self.looking_at),
            ("hand", &self.hand),
            ("inkwell", &self.inkwell),
            ("discard", &self.discard),
        ] {
            if !names.is_empty() {
                lines.push(format!("  {}", say!("board-zone", "zone" = zone, "cards" = cards(names))));
            }
        }
    }
}

impl BoardCard {
    fn line(&self) -> String {
        let mut text = local(&self.name);
        if let (Some(strength), Some(willpower)) = (self.strength, self.willpower) {
            text += &format!(" {strength}/{willpower}");
        } else if let Some(willpower) = self.willpower {
            text = say!("board-willpower", "name" = text, "n" = willpower);
        }
        if let Some(lore) = self.lore {
            text += &format!(" {}", say!("mark-lore", "n" = lore));
        }
        let keyword = |keyword: &KeywordKind| writers::keyword_name(language::current(), *keyword).to_owned();
        let mut states: Vec<String> = self.shown_keywords.iter().map(keyword).collect();
        if self.damage > 0 {
            states.push(say!("mark-damage", "n" = self.damage));
        }
        if self.exerted {
            states.push(say!("mark-exerted"));
        }
        if self.drying {
            states.push(say!("mark-drying"));
        }
        if let Some(at) = &self.at {
            states.push(say!("mark-at", "location" = card(at)));
        }
        if !self.under.is_empty() {
            states.push(say!("mark-under", "n" = self.under.len()));
        }
        if states.is_empty() { text } else { format!("{text} [{}]", states.join(", ")) }
    }
}

/// The placeholder name of a marketing card.
const MARKETING: &str = "a marketing card";

fn name(def: DefId, db: &CardDb) -> String {
    if def == DefId::MARKETING { MARKETING.to_owned() } else { db.def(def).full_name.clone() }
}

/// One side in a view.
fn seen(view: &View, seat: Seat, db: &CardDb) -> SideBoard {
    let side: &SideView = &view.sides[seat.index()];
    let names = |cards: &[CardView]| cards.iter().map(|card| name(card.def, db)).collect();
    let find = |id: CardId| view.sides.iter().flat_map(|side| &side.play).find(|card| card.id == id);
    let in_play = |card: &CardView| {
        let values = CardValues { strength: card.strength, willpower: card.willpower, lore: card.lore };
        BoardCard {
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
        deck: side.deck_known.iter().map(|known| name(known.card.def, db)).collect(),
        discard: names(&side.discard),
        play: side.play.iter().chain(&side.leader).map(in_play).collect(),
        looking_at: names(&side.aside),
        being_played: names(&side.resolving),
    }
}

/// One side with all cards revealed.
fn open(game: &Game, seat: Seat, db: &CardDb) -> SideBoard {
    let player = game.player(seat);
    let names = |zone| game.zone(seat, zone).map(|id| name(game.card(id).def, db)).collect();
    let in_play = |id: CardId| {
        let (card, traits) = (game.card(id), game.traits(id));
        let values = CardValues { strength: traits.strength, willpower: traits.willpower, lore: traits.lore };
        BoardCard {
            damage: card.damage,
            exerted: card.exerted,
            drying: game.is_drying(db, id),
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

/// The current values of a card in play.
struct CardValues {
    strength: i16,
    willpower: i16,
    lore: i16,
}

/// A card in play, undamaged and ready.
fn plain(def: DefId, values: CardValues, keywords: KeywordSet, db: &CardDb) -> BoardCard {
    let (strength, willpower, lore) = match db.def(def).kind {
        CardType::Character => (Some(values.strength), Some(values.willpower), Some(values.lore)),
        CardType::Location => (None, Some(values.willpower), Some(values.lore)),
        CardType::Action | CardType::Item => (None, None, None),
    };
    let shown_keywords: Vec<KeywordKind> = keywords.iter().filter(|keyword| keyword.marks_card()).collect();
    BoardCard {
        name: name(def, db),
        strength,
        willpower,
        lore,
        damage: 0,
        exerted: false,
        drying: false,
        keywords: shown_keywords.iter().map(|keyword| format!("{keyword:?}")).collect(),
        shown_keywords,
        at: None,
        under: vec![],
    }
}

/// The viewer's answers to the pending decision.
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
            eyes.say(language::current(), &words::answer(*action, &eyes)).to_string()
        }
        false => say!("out-of-sight-card"),
    };
    legal.iter().map(words).collect()
}

fn in_words<S: Serializer>(kind: &DecisionKind, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(plain_kind(*kind))
}

/// The kind of a decision, for programs that read JSON.
fn plain_kind(kind: DecisionKind) -> &'static str {
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
