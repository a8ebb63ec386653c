//! Builds a playable game from a parsed scenario.

use crate::ast::{
    ActionSpec, AnswerSpec, CardExpr, CardFact, CardTrait, CardWord, EventSubject, Expectation, NamedCard,
    Opening, PaymentSpec, PlaceSpec, PlaySpec, PlayerFact, PlayerNo, Pos, QuotedName, Scenario, SideSpec,
    StepKind, UnderSpec, VariantSpec,
};
use crate::failure::ScenarioFailure;
use crate::library::{IndexedLibrary, compile, facts};
use crate::nearest::{did_you_mean, nearest};
use crate::table::ScenarioTable;
use cards::{CardData, CopyLimit, Leader, fold};
use engine::{
    CardDb, CardId, Chance, DefId, Game, GameSetup, Position, PositionCard, PositionSide, Rules, Seat,
    TeamTurns, Teams,
};
use playable::{PlayableLibrary, UnplayableCard};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use wording::{CardType, Class, Ink, Name};
use words::{Message, Say as _};

/// Builds the scenario's table: its cards compiled, everything in its zone.
pub(crate) fn set_up(
    scenario: &Scenario,
    shelf: &IndexedLibrary<'_>,
) -> Result<ScenarioTable, ScenarioFailure> {
    set_up_by(scenario, shelf, rules_of(scenario))
}

/// The rules of the scenario's edition, or else the newest.
pub(crate) fn rules_of(scenario: &Scenario) -> Rules {
    scenario.edition.map_or(Rules::default(), |(edition, _)| edition.into())
}

/// Builds the scenario's table with these rules.
pub(crate) fn set_up_by(
    scenario: &Scenario,
    shelf: &IndexedLibrary<'_>,
    rules: Rules,
) -> Result<ScenarioTable, ScenarioFailure> {
    let (db, known) = cards_of(scenario, shelf)?;
    lay_out(scenario, rules, db, known)
}

/// Compiles the cards of a scenario.
pub(crate) fn cards_of(
    scenario: &Scenario,
    shelf: &IndexedLibrary<'_>,
) -> Result<(Arc<CardDb>, CardLookup), ScenarioFailure> {
    let mut box_ = CardBox::new(scenario, shelf)?;
    box_.gather(scenario)?;
    let CardBox { cards, by_name, leaders, .. } = box_;
    let unplayable = |error: UnplayableCard| ScenarioFailure::new(scenario.pos, error.message());
    let library =
        PlayableLibrary::staged(cards.clone(), leaders.clone(), &shelf.nameable).map_err(unplayable)?;
    let db = &library.db;
    let mut names = HashMap::new();
    let mut data = BTreeMap::new();
    for (name, at) in by_name {
        let Some(def) = db.find(&cards[at].full_name()) else {
            let message = Message::new("scn-card-missing").with("name", cards[at].full_name());
            return Err(ScenarioFailure::new(scenario.pos, message));
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
    Ok((db.clone(), CardLookup { names, data, filler }))
}

/// Lookup tables for the cards of a table.
#[derive(Clone)]
pub(crate) struct CardLookup {
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
    known: CardLookup,
) -> Result<ScenarioTable, ScenarioFailure> {
    let CardLookup { names, data, filler } = known;
    let teams = teams(scenario);
    let mut placing = CardPlacement { db: &db, names: &names, filler, next: 0, handles: BTreeMap::new() };
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
            let start = GameSetup {
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
    let game = game.map_err(|error| ScenarioFailure::new(scenario.pos, error.message()))?;
    let handles = placing.handles;
    let mut table = ScenarioTable::new(db, game, names, data, handles);
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

fn variant(variant: VariantSpec) -> engine::Variant {
    match variant {
        VariantSpec::Constructed => engine::Variant::Constructed,
        VariantSpec::Limited => engine::Variant::Limited,
        VariantSpec::PackRush => engine::Variant::PackRush,
        VariantSpec::Coconut => engine::Variant::Coconut,
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
    shelf: &'a IndexedLibrary<'a>,
    cards: Vec<CardData>,
    /// Folded full name to index in `cards`.
    by_name: HashMap<String, usize>,
    made_up: Vec<CardData>,
    /// The made-up leaders.
    leaders: Vec<CardData>,
}

impl<'a> CardBox<'a> {
    /// Begins with the filler and the made-up cards.
    fn new(scenario: &Scenario, shelf: &'a IndexedLibrary<'a>) -> Result<CardBox<'a>, ScenarioFailure> {
        let mut made_up: Vec<CardData> = scenario.cards.iter().map(facts).collect();
        if scenario.cards.iter().any(|card| !card.text.is_empty()) {
            let lexicon = shelf.lexicon(&made_up);
            for (card, data) in scenario.cards.iter().zip(&mut made_up) {
                compile(card, data, &lexicon).map_err(|(line, diagnostic)| {
                    let pos = card.text[line].pos;
                    let message = Message::new("scn-text-not-compiled").with("name", card.name.clone());
                    ScenarioFailure::word(pos, message.with("why", diagnostic.message()))
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
    fn gather(&mut self, scenario: &Scenario) -> Result<(), ScenarioFailure> {
        for side in &scenario.sides {
            self.gather_side(side)?;
        }
        for step in &scenario.steps {
            match &step.kind {
                StepKind::Do(paid) => self.gather_action(&paid.action)?,
                StepKind::Choose(answer) | StepKind::ChooseIf(answer) => self.gather_answer(answer)?,
                StepKind::Expect(expect) | StepKind::Meanwhile(expect) => {
                    self.gather_expectation(expect, step.pos)?;
                }
                StepKind::Loop | StepKind::Repeat(_) => {}
            }
        }
        Ok(())
    }

    fn gather_side(&mut self, side: &SideSpec) -> Result<(), ScenarioFailure> {
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

    fn gather_action(&mut self, action: &ActionSpec) -> Result<(), ScenarioFailure> {
        match action {
            ActionSpec::Ink(card)
            | ActionSpec::Quest(card)
            | ActionSpec::Boost(card)
            | ActionSpec::Use { card, .. } => self.gather_cards([card]),
            ActionSpec::Play { card, how } => {
                self.gather_cards([card])?;
                match how {
                    PaymentSpec::Ink | PaymentSpec::Free | PaymentSpec::SingTogether => Ok(()),
                    PaymentSpec::Shift(cards) | PaymentSpec::Sing(cards) => self.gather_cards(cards),
                }
            }
            ActionSpec::Challenge { by, target } => self.gather_cards([by, target]),
            ActionSpec::Move { card, to } => self.gather_cards([card, to]),
            ActionSpec::Pass | ActionSpec::Concede(_) => Ok(()),
        }
    }

    fn gather_answer(&mut self, answer: &AnswerSpec) -> Result<(), ScenarioFailure> {
        match answer {
            AnswerSpec::Cards(cards) | AnswerSpec::Begin(cards) => self.gather_cards(cards),
            AnswerSpec::Trigger { source, about: Some(EventSubject::Card(card)), .. } => {
                self.gather_cards([source, card])
            }
            AnswerSpec::Trigger { source: card, .. } | AnswerSpec::Replacement(card) => {
                self.gather_cards([card])
            }
            AnswerSpec::Name(name) => self.name(name),
            AnswerSpec::None
            | AnswerSpec::Yes
            | AnswerSpec::No
            | AnswerSpec::Option(_)
            | AnswerSpec::Number(_)
            | AnswerSpec::Player(_)
            | AnswerSpec::Top
            | AnswerSpec::Bottom => Ok(()),
        }
    }

    fn gather_expectation(&mut self, expect: &Expectation, pos: Pos) -> Result<(), ScenarioFailure> {
        match expect {
            Expectation::Card { card, fact } => {
                self.gather_cards([card])?;
                match fact {
                    CardFact::In(PlaceSpec::Under(other)) | CardFact::At(Some(other)) => {
                        self.gather_cards([other])
                    }
                    CardFact::Has { what: CardTrait::Class(class), .. } => self.class(class, pos),
                    CardFact::In(PlaceSpec::Zone(_) | PlaceSpec::Nowhere)
                    | CardFact::OnTop
                    | CardFact::OnBottom
                    | CardFact::Is(_)
                    | CardFact::Number(..)
                    | CardFact::Has { what: CardTrait::Keyword(..), .. }
                    | CardFact::At(None)
                    | CardFact::Under(_) => Ok(()),
                }
            }
            Expectation::Player { fact: PlayerFact::Holds { card, .. }, .. }
            | Expectation::View { card, .. }
            | Expectation::TotalInkCost { card, .. } => self.gather_cards([card]),
            Expectation::Options(cards) => self.gather_cards(cards),
            Expectation::Event { card, .. } => self.gather_cards(card),
            Expectation::Do { action, .. } => self.gather_action(&action.action),
            Expectation::Choose { answer, .. } => self.gather_answer(answer),
            Expectation::Player {
                fact:
                    PlayerFact::Lore(_)
                    | PlayerFact::ReadyInk(_)
                    | PlayerFact::InkDrops(_)
                    | PlayerFact::Count(..),
                ..
            }
            | Expectation::Turn(_)
            | Expectation::BagEmpty
            | Expectation::Bag { .. }
            | Expectation::Choice { .. }
            | Expectation::Winner(_)
            | Expectation::NoWinner
            | Expectation::Draw { .. }
            | Expectation::Out(_) => Ok(()),
        }
    }

    fn gather_cards<'c>(
        &mut self,
        cards: impl IntoIterator<Item = &'c CardExpr>,
    ) -> Result<(), ScenarioFailure> {
        for card in cards {
            if let CardWord::Name(name) = &card.word {
                self.take(name, card.pos)?;
            }
        }
        Ok(())
    }

    /// Adds a card by its full name, from the made-up ones or the library.
    fn take(&mut self, name: &str, pos: Pos) -> Result<(), ScenarioFailure> {
        let led = |leader: &CardData| fold(&leader.full_name()) == fold(name);
        if self.by_name.contains_key(&fold(name)) || self.leaders.iter().any(led) {
            return Ok(());
        }
        if let Some(leader) = Leader::published(name, self.shelf.library) {
            for name in leader.brought_names() {
                self.take(&name.0, pos)?;
            }
            self.leaders.push(leader);
            return Ok(());
        }
        let Some(card) = self.shelf.library.find(name) else {
            let own: Vec<String> = self.made_up.iter().map(CardData::full_name).collect();
            let near =
                nearest(name, own.iter().map(String::as_str)).or_else(|| self.shelf.library.suggest(name));
            let unknown = Message::new("scn-unknown-card").with("name", name.to_owned());
            return Err(ScenarioFailure::word(pos, did_you_mean(unknown, near)));
        };
        self.add(card);
        Ok(())
    }

    /// Adds a card for a name that is named in the script. Some card must have that name.
    fn name(&mut self, name: &QuotedName) -> Result<(), ScenarioFailure> {
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
            return Err(ScenarioFailure::word(name.pos, did_you_mean(unknown, near)));
        };
        self.add(card);
        Ok(())
    }

    /// Checks that some card has the classification.
    fn class(&self, class: &str, pos: Pos) -> Result<(), ScenarioFailure> {
        let own =
            self.made_up.iter().flat_map(|card| &card.classes).any(|known| fold(&known.0) == fold(class));
        if own || self.shelf.has_class(class) {
            return Ok(());
        }
        Err(ScenarioFailure::new(pos, Message::new("scn-no-class").with("class", class.to_owned())))
    }
}

/// Places cards and counts their ids like the engine.
struct CardPlacement<'a> {
    db: &'a CardDb,
    names: &'a HashMap<String, DefId>,
    filler: Option<DefId>,
    next: u16,
    handles: BTreeMap<String, CardId>,
}

impl CardPlacement<'_> {
    /// Assigns the next id to this card.
    fn put(&mut self, card: &NamedCard) -> DefId {
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

    fn side(&mut self, side: &SideSpec) -> Result<PositionSide, ScenarioFailure> {
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
        Ok(PositionSide { lore: side.lore, deck, hand, discard, inkwell, marketing, ink_drops, play, leader })
    }

    /// The leader and whether it is exerted, if the side has one.
    fn leader(&mut self, side: &SideSpec) -> Result<Option<(DefId, bool)>, ScenarioFailure> {
        let Some((card, exerted)) = &side.leader else { return Ok(None) };
        let def = self.put(card);
        if !self.db.def(def).leader {
            let name = &card.name;
            let message = Message::new("scn-not-a-leader")
                .with("name", name.clone())
                .with("example", format!("card \"{name} (leader)\" leader {{ … }}"));
            return Err(ScenarioFailure::word(card.pos, message));
        }
        Ok(Some((def, *exerted)))
    }

    fn placed(&mut self, spec: &PlaySpec, side: &SideSpec) -> Result<PositionCard, ScenarioFailure> {
        let def = self.put(&spec.card);
        if self.db.def(def).kind == CardType::Action {
            return Err(ScenarioFailure::word(spec.card.pos, Message::new("scn-action-in-play")));
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
        Ok(PositionCard {
            exerted: spec.exerted,
            drying: spec.drying,
            damage: spec.damage,
            at,
            under,
            shifted: !spec.on.is_empty(),
            entered: order(spec.card.pos),
            ..PositionCard::new(def)
        })
    }

    /// The index of the location in `at` among the side's cards in play.
    fn location(&self, at: &CardExpr, side: &SideSpec) -> Result<usize, ScenarioFailure> {
        let meant = |placed: &PlaySpec| match &at.word {
            CardWord::Handle(handle) => placed.card.handle.as_ref() == Some(handle),
            CardWord::Name(name) => fold(&placed.card.name) == fold(name),
        };
        let found: Vec<usize> = (0..side.play.len()).filter(|n| meant(&side.play[*n])).collect();
        let no = |message: Message| Err(ScenarioFailure::word(at.pos, message.with("card", at.to_string())));
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
