//! Builds a playable game from a parsed scenario.

use crate::ast::{
    CardExpr, CardFact, CardWord, Choose, Do, EventAbout, Expect, Having, How, Named, Opening, Place,
    PlaySpec, PlayerFact, PlayerNo, Pos, Quoted, Scenario, SideSpec, StepKind, UnderSpec, Variant,
};
use crate::failure::Failure;
use crate::library::{Shelf, compile, facts};
use crate::nearest::{did_you_mean, nearest};
use crate::table::Table;
use cards::{CardData, CopyLimit, fold};
use engine::{
    CardDb, CardId, Chance, DefId, Game, Placed, Position, Rules, Seat, Side, Start, TeamTurns, Teams,
};
use playable::{PlayableLibrary, Unplayable};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use wording::{CardType, Class, Ink, Name};
use words::{Message, Say as _};

/// Builds the scenario's table: its cards compiled, everything in its zone.
pub(crate) fn set_up(scenario: &Scenario, shelf: &Shelf<'_>) -> Result<Table, Failure> {
    set_up_by(scenario, shelf, rules_of(scenario))
}

/// The rules of the scenario's edition, or else the newest.
pub(crate) fn rules_of(scenario: &Scenario) -> Rules {
    scenario.edition.map_or(Rules::default(), |(edition, _)| edition.into())
}

/// Builds the scenario's table with these rules.
pub(crate) fn set_up_by(scenario: &Scenario, shelf: &Shelf<'_>, rules: Rules) -> Result<Table, Failure> {
    let (db, known) = cards_of(scenario, shelf)?;
    lay_out(scenario, rules, db, known)
}

/// Compiles the cards of a scenario.
pub(crate) fn cards_of(scenario: &Scenario, shelf: &Shelf<'_>) -> Result<(Arc<CardDb>, Known), Failure> {
    let mut box_ = CardBox::new(scenario, shelf)?;
    box_.gather(scenario)?;
    let CardBox { cards, by_name, leaders, .. } = box_;
    let unplayable = |error: Unplayable| Failure::new(scenario.pos, error.message());
    let library =
        PlayableLibrary::staged(cards.clone(), leaders.clone(), &shelf.nameable).map_err(unplayable)?;
    let db = &library.db;
    let mut names = HashMap::new();
    let mut data = BTreeMap::new();
    for (name, at) in by_name {
        let Some(def) = db.find(&cards[at].full_name()) else {
            let message = Message::new("scn-card-missing").with("name", cards[at].full_name());
            return Err(Failure::new(scenario.pos, message));
        };
        names.insert(name, def);
        data.insert(def, cards[at].clone());
    }
    for (leader, def) in leaders.into_iter().zip(library.leaders.iter().copied()) {
        let def = def.expect("every staged leader has a definition");
        names.insert(fold(&leader.full_name()), def);
        data.insert(def, leader);
    }
    let filler = names.get(&fold(&cards[0].full_name())).copied();
    Ok((db.clone(), Known { names, data, filler }))
}

/// Lookup tables for the cards of a table.
#[derive(Clone)]
pub(crate) struct Known {
    /// Folded full name to definition, for every card in the scenario.
    pub names: HashMap<String, DefId>,
    pub data: BTreeMap<DefId, CardData>,
    /// The plain card for unnamed cards, if the scenario has any.
    pub filler: Option<DefId>,
}

/// Puts everything in its zone, with compiled cards.
pub(crate) fn lay_out(
    scenario: &Scenario,
    rules: Rules,
    db: Arc<CardDb>,
    known: Known,
) -> Result<Table, Failure> {
    let Known { names, data, filler } = known;
    let teams = teams(scenario);
    let mut placing = Placing { db: &db, names: &names, filler, next: 0, handles: BTreeMap::new() };
    let game = match scenario.opening {
        Opening::Turn { player, number } => {
            let sides = scenario.sides.iter().map(|side| placing.side(side)).collect::<Result<_, _>>()?;
            let position = Position {
                chance: Chance::after(scenario.seed, scenario.chance_used),
                variant: variant(scenario.variant),
                rules,
                teams,
                active: seat(player),
                turn: number,
                sides,
            };
            Game::from_position(&db, &position)
        }
        Opening::Setup { starter } => {
            let decks = scenario.sides.iter().map(|side| placing.deck(side)).collect();
            let leaders =
                scenario.sides.iter().map(|side| placing.leader(side)).collect::<Result<Vec<_>, _>>()?;
            let start = Start {
                decks,
                leaders: leaders.into_iter().map(|leader| leader.map(|(def, _)| def)).collect(),
                seed: scenario.seed,
                starter: starter.map(seat),
                variant: variant(scenario.variant),
                rules,
                teams,
            };
            Game::start(&db, &start)
        }
    };
    let game = game.map_err(|error| Failure::new(scenario.pos, error.message()))?;
    let handles = placing.handles;
    let mut table = Table::new(db, game, names, data, handles);
    table.numbers = scenario.numbers;
    Ok(table)
}

/// The engine's seat for a player.
pub(crate) fn seat(player: PlayerNo) -> Seat {
    Seat(player.0)
}

/// A card's position in the file, which determines the order of entering play.
fn order(pos: Pos) -> u32 {
    let line = u32::try_from(pos.line).unwrap_or(u32::MAX);
    line.saturating_mul(1 << 12).saturating_add(u32::try_from(pos.column).unwrap_or(u32::MAX))
}

/// The teams in the engine's form.
fn teams(scenario: &Scenario) -> Teams {
    let members = scenario.teams.iter().map(|team| team.iter().map(|player| seat(*player)).collect());
    let turns = if scenario.together { TeamTurns::Together } else { TeamTurns::Alternating };
    Teams { members: members.collect(), turns }
}

fn variant(variant: Variant) -> engine::Variant {
    match variant {
        Variant::Constructed => engine::Variant::Constructed,
        Variant::Limited => engine::Variant::Limited,
        Variant::PackRush => engine::Variant::PackRush,
        Variant::Coconut => engine::Variant::Coconut,
    }
}

/// A plain card for inkwells and decks, without influence on the game.
fn filler(name: String) -> CardData {
    CardData {
        name: Name(name),
        version: None,
        card_type: CardType::Character,
        inks: vec![Ink::Amber],
        cost: 1,
        inkable: true,
        strength: Some(1),
        willpower: Some(1),
        lore: Some(1),
        move_cost: None,
        classes: vec![Class("Storyborn".into())],
        copies: CopyLimit::default(),
        printings: vec![],
        ids: vec![],
        abilities: vec![],
    }
}

/// The cards of a scenario without duplicates. The filler is the first.
struct CardBox<'a> {
    shelf: &'a Shelf<'a>,
    cards: Vec<CardData>,
    /// Folded full name to index in `cards`.
    by_name: HashMap<String, usize>,
    made_up: Vec<CardData>,
    /// The made-up leaders.
    leaders: Vec<CardData>,
}

impl<'a> CardBox<'a> {
    /// Begins with the filler and the made-up cards.
    fn new(scenario: &Scenario, shelf: &'a Shelf<'a>) -> Result<CardBox<'a>, Failure> {
        let mut made_up: Vec<CardData> = scenario.cards.iter().map(facts).collect();
        if scenario.cards.iter().any(|card| !card.text.is_empty()) {
            let lexicon = shelf.lexicon(&made_up);
            for (card, data) in scenario.cards.iter().zip(&mut made_up) {
                compile(card, data, &lexicon).map_err(|(line, diagnostic)| {
                    let pos = card.text[line].pos;
                    let message = Message::new("scn-text-not-compiled").with("name", card.name.clone());
                    Failure::word(pos, message.with("why", diagnostic.message()))
                })?;
            }
        }
        let mut name = "Filler".to_owned();
        while made_up.iter().any(|card| fold(&card.full_name()) == fold(&name)) {
            name.push('\'');
        }
        let mut card_box =
            CardBox { shelf, cards: vec![], by_name: HashMap::new(), made_up: vec![], leaders: vec![] };
        card_box.add(&filler(name));
        for (card, data) in scenario.cards.iter().zip(&made_up) {
            match card.leader {
                true => card_box.leaders.push(data.clone()),
                false => card_box.add(data),
            }
        }
        card_box.made_up = made_up;
        Ok(card_box)
    }

    fn add(&mut self, card: &CardData) {
        let key = fold(&card.full_name());
        if !self.by_name.contains_key(&key) {
            self.by_name.insert(key, self.cards.len());
            self.cards.push(card.clone());
        }
    }

    /// Adds every card in the scenario.
    fn gather(&mut self, scenario: &Scenario) -> Result<(), Failure> {
        for side in &scenario.sides {
            self.gather_side(side)?;
        }
        for step in &scenario.steps {
            match &step.kind {
                StepKind::Do(action) => self.gather_action(action)?,
                StepKind::Choose(answer) | StepKind::ChooseIf(answer) => self.gather_answer(answer)?,
                StepKind::Expect(expect) | StepKind::Meanwhile(expect) => {
                    self.gather_expectation(expect, step.pos)?;
                }
                StepKind::Loop | StepKind::Repeat(_) => {}
            }
        }
        Ok(())
    }

    fn gather_side(&mut self, side: &SideSpec) -> Result<(), Failure> {
        let inkwell = side.inkwell.iter().map(|(card, _)| card);
        for card in side.deck.iter().chain(&side.hand).chain(&side.discard).chain(inkwell) {
            self.take(&card.name, card.pos)?;
        }
        for placed in &side.play {
            let under = placed.under.iter().filter_map(|card| match card {
                UnderSpec::Card { card, .. } => Some(card),
                UnderSpec::Filler(_) => None,
            });
            for card in [&placed.card].into_iter().chain(&placed.on).chain(under) {
                self.take(&card.name, card.pos)?;
            }
            self.gather_cards(&placed.at)?;
        }
        if let Some((leader, _)) = &side.leader {
            self.take(&leader.name, leader.pos)?;
        }
        Ok(())
    }

    fn gather_action(&mut self, action: &Do) -> Result<(), Failure> {
        match action {
            Do::Ink(card) | Do::Quest(card) | Do::Boost(card) | Do::Use { card, .. } => {
                self.gather_cards([card])
            }
            Do::Play { card, how, .. } => {
                self.gather_cards([card])?;
                match how {
                    How::Ink | How::Free | How::SingTogether => Ok(()),
                    How::Shift(cards) | How::Sing(cards) => self.gather_cards(cards),
                }
            }
            Do::Challenge { by, target } => self.gather_cards([by, target]),
            Do::Move { card, to } => self.gather_cards([card, to]),
            Do::Pass | Do::Concede(_) => Ok(()),
        }
    }

    fn gather_answer(&mut self, answer: &Choose) -> Result<(), Failure> {
        match answer {
            Choose::Cards(cards) | Choose::Begin(cards) => self.gather_cards(cards),
            Choose::Trigger { source, about: Some(EventAbout::Card(card)), .. } => {
                self.gather_cards([source, card])
            }
            Choose::Trigger { source: card, .. } | Choose::Replacement(card) => self.gather_cards([card]),
            Choose::Name(name) => self.name(name),
            Choose::None
            | Choose::Yes
            | Choose::No
            | Choose::Option(_)
            | Choose::Number(_)
            | Choose::Player(_)
            | Choose::Top
            | Choose::Bottom => Ok(()),
        }
    }

    fn gather_expectation(&mut self, expect: &Expect, pos: Pos) -> Result<(), Failure> {
        match expect {
            Expect::Card { card, fact } => {
                self.gather_cards([card])?;
                match fact {
                    CardFact::In(Place::Under(other)) | CardFact::At(Some(other)) => {
                        self.gather_cards([other])
                    }
                    CardFact::Has { what: Having::Class(class), .. } => self.class(class, pos),
                    CardFact::In(Place::Zone(_) | Place::Nowhere)
                    | CardFact::OnTop
                    | CardFact::OnBottom
                    | CardFact::Is(_)
                    | CardFact::Number(..)
                    | CardFact::Has { what: Having::Keyword(..), .. }
                    | CardFact::At(None)
                    | CardFact::Under(_) => Ok(()),
                }
            }
            Expect::Player { fact: PlayerFact::Holds { card, .. }, .. }
            | Expect::View { card, .. }
            | Expect::TotalInkCost { card, .. } => self.gather_cards([card]),
            Expect::Options(cards) => self.gather_cards(cards),
            Expect::Event { card, .. } => self.gather_cards(card),
            Expect::Do { action, .. } => self.gather_action(action),
            Expect::Choose { answer, .. } => self.gather_answer(answer),
            Expect::Player {
                fact:
                    PlayerFact::Lore(_)
                    | PlayerFact::ReadyInk(_)
                    | PlayerFact::InkDrops(_)
                    | PlayerFact::Count(..),
                ..
            }
            | Expect::Turn(_)
            | Expect::BagEmpty
            | Expect::Bag { .. }
            | Expect::Choice { .. }
            | Expect::Winner(_)
            | Expect::NoWinner
            | Expect::Draw { .. }
            | Expect::Out(_) => Ok(()),
        }
    }

    fn gather_cards<'c>(&mut self, cards: impl IntoIterator<Item = &'c CardExpr>) -> Result<(), Failure> {
        for card in cards {
            if let CardWord::Name(name) = &card.word {
                self.take(name, card.pos)?;
            }
        }
        Ok(())
    }

    /// Adds a card by its full name, from the made-up ones or the library.
    fn take(&mut self, name: &str, pos: Pos) -> Result<(), Failure> {
        let led = |leader: &CardData| fold(&leader.full_name()) == fold(name);
        if self.by_name.contains_key(&fold(name)) || self.leaders.iter().any(led) {
            return Ok(());
        }
        let Some(card) = self.shelf.library.find(name) else {
            let own: Vec<String> = self.made_up.iter().map(CardData::full_name).collect();
            let near =
                nearest(name, own.iter().map(String::as_str)).or_else(|| self.shelf.library.suggest(name));
            let unknown = Message::new("scn-unknown-card").with("name", name.to_owned());
            return Err(Failure::word(pos, did_you_mean(unknown, near)));
        };
        self.add(card);
        Ok(())
    }

    /// Adds a card for a name that is named in the script. Some card must have that name.
    fn name(&mut self, name: &Quoted) -> Result<(), Failure> {
        let wanted = fold(&name.text);
        let answers = |card: &CardData| {
            fold(&card.full_name()) == wanted || card.names().iter().any(|name| fold(&name.0) == wanted)
        };
        if self.cards.iter().any(answers) {
            return Ok(());
        }
        let Some(card) = self.shelf.answering(&name.text) else {
            let unknown = Message::new("scn-unknown-card-name").with("name", name.text.clone());
            let near = self.shelf.library.suggest(&name.text);
            return Err(Failure::word(name.pos, did_you_mean(unknown, near)));
        };
        self.add(card);
        Ok(())
    }

    /// Checks that some card has the classification.
    fn class(&self, class: &str, pos: Pos) -> Result<(), Failure> {
        let own =
            self.made_up.iter().flat_map(|card| &card.classes).any(|known| fold(&known.0) == fold(class));
        if own || self.shelf.has_class(class) {
            return Ok(());
        }
        Err(Failure::new(pos, Message::new("scn-no-class").with("class", class.to_owned())))
    }
}

/// Places cards and counts their ids like the engine.
struct Placing<'a> {
    db: &'a CardDb,
    names: &'a HashMap<String, DefId>,
    filler: Option<DefId>,
    next: u16,
    handles: BTreeMap<String, CardId>,
}

impl Placing<'_> {
    /// Assigns the next id to this card.
    fn put(&mut self, card: &Named) -> DefId {
        if let Some(handle) = &card.handle {
            self.handles.insert(handle.clone(), CardId(self.next));
        }
        // The engine refuses more cards than it can number.
        self.next = self.next.saturating_add(1);
        self.names[&fold(&card.name)]
    }

    fn put_filler(&mut self) -> DefId {
        // The engine refuses more cards than it can number.
        self.next = self.next.saturating_add(1);
        self.filler.expect("a table whose scenario has unnamed cards has the filler card")
    }

    fn deck(&mut self, side: &SideSpec) -> Vec<DefId> {
        let mut deck: Vec<DefId> = side.deck.iter().map(|card| self.put(card)).collect();
        deck.extend((0..side.filler()).map(|_| self.put_filler()));
        deck
    }

    fn side(&mut self, side: &SideSpec) -> Result<Side, Failure> {
        let deck = self.deck(side);
        let hand = side.hand.iter().map(|card| self.put(card)).collect();
        let discard = side.discard.iter().map(|card| self.put(card)).collect();
        let ready = side.ink - side.exerted_ink;
        let mut inkwell: Vec<(DefId, bool)> =
            (0..side.ink).map(|n| (self.put_filler(), n >= ready)).collect();
        inkwell.extend(side.inkwell.iter().map(|(card, exerted)| (self.put(card), *exerted)));
        let play = side.play.iter().map(|placed| self.placed(placed, side)).collect::<Result<_, _>>()?;
        // The engine numbers marketing cards after all others.
        let marketing = usize::from(side.marketing);
        let ink_drops = side.ink_drops.map_or(0, |drops| drops.number);
        let leader = self.leader(side)?;
        Ok(Side { lore: side.lore, deck, hand, discard, inkwell, marketing, ink_drops, play, leader })
    }

    /// The leader and whether it is exerted, if the side has one.
    fn leader(&mut self, side: &SideSpec) -> Result<Option<(DefId, bool)>, Failure> {
        let Some((card, exerted)) = &side.leader else { return Ok(None) };
        let def = self.put(card);
        if !self.db.def(def).leader {
            let name = &card.name;
            let message = Message::new("scn-not-a-leader")
                .with("name", name.clone())
                .with("example", format!("card \"{name} (leader)\" leader {{ … }}"));
            return Err(Failure::word(card.pos, message));
        }
        Ok(Some((def, *exerted)))
    }

    fn placed(&mut self, spec: &PlaySpec, side: &SideSpec) -> Result<Placed, Failure> {
        let def = self.put(&spec.card);
        if self.db.def(def).kind == CardType::Action {
            return Err(Failure::word(spec.card.pos, Message::new("scn-action-in-play")));
        }
        // The cards below a shifted character are faceup; cards put under it otherwise are facedown
        // (5.1.1.5).
        let mut under: Vec<(DefId, bool)> = spec.on.iter().map(|card| (self.put(card), true)).collect();
        for card in &spec.under {
            match card {
                UnderSpec::Filler(cards) => under.extend((0..*cards).map(|_| (self.put_filler(), false))),
                UnderSpec::Card { card, faceup } => under.push((self.put(card), *faceup)),
            }
        }
        let at = spec.at.as_ref().map(|at| self.location(at, side)).transpose()?;
        Ok(Placed {
            exerted: spec.exerted,
            drying: spec.drying,
            damage: spec.damage,
            at,
            under,
            shifted: !spec.on.is_empty(),
            entered: order(spec.card.pos),
            ..Placed::new(def)
        })
    }

    /// The index of the location in `at` among the side's cards in play.
    fn location(&self, at: &CardExpr, side: &SideSpec) -> Result<usize, Failure> {
        let meant = |placed: &PlaySpec| match &at.word {
            CardWord::Handle(handle) => placed.card.handle.as_ref() == Some(handle),
            CardWord::Name(name) => fold(&placed.card.name) == fold(name),
        };
        let found: Vec<usize> = (0..side.play.len()).filter(|n| meant(&side.play[*n])).collect();
        let no = |message: Message| Err(Failure::word(at.pos, message.with("card", at.to_string())));
        match found[..] {
            [] => no(Message::new("scn-not-on-side")),
            [one] => {
                let def = self.names[&fold(&side.play[one].card.name)];
                match self.db.def(def).kind {
                    CardType::Location => Ok(one),
                    CardType::Character | CardType::Action | CardType::Item => {
                        no(Message::new("scn-not-a-location"))
                    }
                }
            }
            _ => no(Message::new("scn-fits-many").with("n", found.len())),
        }
    }
}
