//! `expect` lines.

use crate::ast::{
    ActionSpec, AnswerSpec, CardExpr, CardFact, CardNumber, CardState, CardTrait, ChoiceKind, Expectation,
    PaidActionSpec, PlaceSpec, PlayerFact, ScenarioStep, ZoneWord,
};
use crate::choose::suits;
use crate::failure::{ActionFailure, ScenarioFailure};
use crate::run::MOST_ANSWERS;
use crate::setup::seat;
use crate::table::{ScenarioTable, SearchGroup};
use engine::{Action, CardId, Event, Outcome, Reason, RuleNo, Seat, Zone};
use std::convert::Infallible;
use wording::{AbilityKind, KeywordKind};
use words::{Arg, Message, Say as _, StoredText};

/// The actual value, or an error in the line itself.
enum Mismatch {
    Found(Arg),
    Script(ScenarioFailure),
}

impl From<ScenarioFailure> for Mismatch {
    fn from(failure: ScenarioFailure) -> Mismatch {
        Mismatch::Script(failure)
    }
}

impl Mismatch {
    fn at(self, step: &ScenarioStep) -> ScenarioFailure {
        match self {
            Mismatch::Script(failure) => failure,
            Mismatch::Found(found) => {
                let line = step.text.strip_prefix("meanwhile").unwrap_or(&step.text).trim_start();
                let wanted = line.strip_prefix("expect").unwrap_or(line).trim_start();
                let message = Message::new("scn-expected-found").with("wanted", wanted.to_owned());
                ScenarioFailure::new(step.pos, message.with("found", found))
            }
        }
    }
}

/// `Ok` if the expectation holds.
type CheckResult = Result<(), Mismatch>;

fn found(what: impl Into<Arg>) -> CheckResult {
    Err(Mismatch::Found(what.into()))
}

/// Compares two values; returns the actual one if they differ.
fn equal<T: PartialEq + ToString>(wanted: T, is: T) -> CheckResult {
    if wanted == is { Ok(()) } else { found(is.to_string()) }
}

impl ScenarioTable {
    /// Checks an expectation. No decision may be pending, unless the expectation is about one.
    pub fn expect(&mut self, step: &ScenarioStep, expect: &Expectation) -> Result<(), ScenarioFailure> {
        let result = match expect {
            Expectation::Choice { .. } | Expectation::Options(_) | Expectation::Bag { .. } => {
                self.look(expect)
            }
            Expectation::Choose { legal, answer, .. } => self.legal_answer(expect, *legal, answer),
            Expectation::Do { action: PaidActionSpec { action: ActionSpec::Concede(_), .. }, .. } => {
                self.check(expect)
            }
            Expectation::Card { .. }
            | Expectation::Player { .. }
            | Expectation::Turn(_)
            | Expectation::BagEmpty
            | Expectation::Do { .. }
            | Expectation::Winner(_)
            | Expectation::NoWinner
            | Expectation::Draw { .. }
            | Expectation::Out(_)
            | Expectation::View { .. }
            | Expectation::TotalInkCost { .. }
            | Expectation::Event { .. } => {
                self.settle(step)?;
                self.check(expect)
            }
        };
        result.map_err(|miss| miss.at(step))
    }

    /// Checks an expectation at once, without answering anything.
    pub fn expect_meanwhile(
        &mut self,
        step: &ScenarioStep,
        expect: &Expectation,
    ) -> Result<(), ScenarioFailure> {
        self.check(expect).map_err(|miss| miss.at(step))
    }

    /// Checks an expectation about the pending decision. It may hold for this one or, if that is forced, for
    /// the next.
    fn look(&mut self, expect: &Expectation) -> CheckResult {
        self.look_ahead(|table, past| table.look_on(expect, past))
    }

    /// Looks ahead at decisions and undoes everything; only the next look starts where this one succeeded.
    fn look_ahead(&mut self, f: impl FnOnce(&mut ScenarioTable, &mut usize) -> CheckResult) -> CheckResult {
        let mut past = self.looked_past;
        let result = self.dry_run(|table| {
            for _ in 0..past {
                table.answer_without_script();
            }
            f(table, &mut past)
        });
        if result.is_ok() {
            self.looked_past = past;
        }
        result
    }

    /// Answers forced decisions until the expectation holds, and counts them.
    fn look_on(&mut self, expect: &Expectation, past: &mut usize) -> CheckResult {
        let first = self.check(expect);
        for _ in 0..MOST_ANSWERS {
            if first.is_ok() || !self.answer_if_forced() {
                break;
            }
            *past += 1;
            if self.check(expect).is_ok() {
                return Ok(());
            }
        }
        first
    }

    fn check(&mut self, expect: &Expectation) -> CheckResult {
        match expect {
            Expectation::Card { card, fact } => self.card_fact(card, fact),
            Expectation::Player { player, fact } => self.player_fact(seat(*player), fact),
            Expectation::Turn(player) if self.game.is_active(seat(*player)) => Ok(()),
            Expectation::Turn(_) => found(self.game.active().to_string()),
            Expectation::BagEmpty => match self.game.bag().len() {
                0 => Ok(()),
                entries => found(Message::new("scn-bag-holds").with("n", entries)),
            },
            Expectation::Bag { player, entries } => equal(*entries, self.bag_count(seat(*player))),
            Expectation::Choice { player, kind } => self.choice(seat(*player), *kind),
            Expectation::Options(cards) => self.options(cards),
            Expectation::Do { legal, action, because } => {
                let result = self.dry_run(|table| table.act(action));
                self.judge(*legal, because.as_deref(), result)
            }
            Expectation::Choose { legal, answer, because } => {
                let result = self.dry_run(|table| table.answer(answer));
                self.judge(*legal, because.as_deref(), result)
            }
            Expectation::Winner(player) => match self.game.outcome().map(|outcome| outcome.winner()) {
                Some(Some(_)) if self.game.has_won(seat(*player)) => Ok(()),
                Some(Some(winner)) => found(winner.to_string()),
                Some(None) => found(Message::new("scn-a-draw")),
                None => found(Message::new("scn-no-winner")),
            },
            Expectation::NoWinner => match self.game.outcome().and_then(|outcome| outcome.winner()) {
                Some(winner) => found(won(winner)),
                None => Ok(()),
            },
            Expectation::Draw { because } => match self.game.outcome() {
                Some(Outcome::Draw { rule }) => match because.as_deref().map(|rule| self.numbers_of(rule)) {
                    Some(wanted) if !wanted.iter().any(|wanted| rule.is_within(*wanted)) => {
                        found(Message::new("scn-draw-because").with("rule", rule))
                    }
                    Some(_) | None => Ok(()),
                },
                Some(Outcome::Won { by, .. }) => found(won(by)),
                None => found(Message::new("scn-goes-on")),
            },
            Expectation::Out(player) => {
                if self.game.player(seat(*player)).out {
                    Ok(())
                } else {
                    found(Message::new("scn-still-in"))
                }
            }
            Expectation::View { shown, player, card } => {
                let id = self.about(card)?;
                // What the player is really given.
                let view = self.game.view(&self.db, seat(*player));
                match self.game.view_id(view.viewer, id).is_some_and(|id| view.shows(id)) {
                    is if is == *shown => Ok(()),
                    true => found("shown"),
                    false => found("hidden"),
                }
            }
            Expectation::TotalInkCost { card, ink } => {
                let id = self.mine(card, Zone::Hand)?;
                equal(*ink, self.game.ink_cost(&self.db, id))
            }
            Expectation::Event { not, rule, card } => self.event(*not, rule, card.as_ref()),
        }
    }

    /// Whether an event of this rule, about this card, happened since the last `do` or `choose`.
    fn event(&self, not: bool, rule: &str, card: Option<&CardExpr>) -> CheckResult {
        let wanted = self.numbers_of(rule);
        let by_rule = |event: &&Event| wanted.iter().any(|rule| event.rule.is_within(*rule));
        let told: Vec<&Event> = self.events().iter().filter(by_rule).collect();
        let names = |event: &Event, id: CardId| event.kind.cards().contains(&Some(id));
        let card = match card {
            Some(card) => {
                let me = self.game.active();
                let groups: [SearchGroup<'_>; 3] = [
                    &|_, id| told.iter().any(|event| names(event, id)),
                    &|game, id| game.card(id).owner == me && game.card(id).zone == Zone::Play,
                    &|_, _| true,
                ];
                Some(self.find(card, &groups)?)
            }
            None => None,
        };
        let happened = told.iter().find(|event| card.is_none_or(|id| names(event, id)));
        match (happened, not) {
            (Some(_), false) | (None, true) => Ok(()),
            (Some(event), true) => {
                let place = event.rule.to_string();
                found(Message::new("at-place").with("place", place).with("what", self.say_event(event)))
            }
            (None, false) => {
                let mut rules: Vec<String> =
                    self.events().iter().map(|event| event.rule.to_string()).collect();
                rules.dedup();
                let told: Arg = match rules.is_empty() {
                    true => Message::new("scn-none-at-all").into(),
                    false => rules.join(", ").into(),
                };
                found(Message::new("scn-no-event").with("rules", told))
            }
        }
    }

    /// Does something and undoes it.
    pub(crate) fn dry_run<T>(&mut self, f: impl FnOnce(&mut ScenarioTable) -> T) -> T {
        match self.attempt(|table| Err::<Infallible, T>(f(table))) {
            Ok(never) => match never {},
            Err(result) => result,
        }
    }

    /// `expect legal|illegal choose`: answers forced decisions until one suits the answer and, for a legal
    /// answer, accepts it.
    fn legal_answer(&mut self, expect: &Expectation, legal: bool, answer: &AnswerSpec) -> CheckResult {
        self.look_ahead(|table, past| {
            *past += table.pass_to_suiting(answer).unwrap_or(0);
            if legal { table.look_on(expect, past) } else { table.check(expect) }
        })
    }

    /// Answers forced decisions and numbers until a decision suits the answer, and counts them; without one, nothing changes.
    fn pass_to_suiting(&mut self, answer: &AnswerSpec) -> Option<usize> {
        let found = self.attempt(|table| {
            for past in 0..MOST_ANSWERS {
                match table.open_decision() {
                    Some(decision) if suits(answer, decision.kind) => return Ok(past),
                    Some(_) if table.answer_without_script() => {}
                    Some(_) | None => break,
                }
            }
            Err(())
        });
        found.ok()
    }

    fn choice(&self, seat: Seat, kind: ChoiceKind) -> CheckResult {
        let Some(decision) = self.game.decision() else { return found(Reason::GameOver.message()) };
        let asked = decision.seat == seat
            || (decision.shared && {
                let mut answers = vec![];
                self.game.legal_for(&self.db, seat, &mut answers);
                !answers.is_empty()
            });
        if asked && decision.kind.word() == kind.word() {
            return Ok(());
        }
        found(self.show_decision())
    }

    /// Checks that exactly these cards can be chosen.
    fn options(&self, cards: &[CardExpr]) -> CheckResult {
        let mut open: Vec<CardId> = Vec::new();
        for action in self.legal() {
            let id = match action {
                Action::Card(id) | Action::Replacement(id, _) => id,
                Action::Trigger(n) => match self.game.bag().get(usize::from(n)) {
                    Some(entry) => entry.source.id,
                    None => continue,
                },
                _ => continue,
            };
            if id.is_some() && !open.contains(&id) {
                open.push(id);
            }
        }
        let all: Vec<String> = open.iter().map(|id| self.show(*id)).collect();
        for card in cards {
            match open.iter().position(|id| self.fits(card, *id)) {
                Some(at) => drop(open.remove(at)),
                None if all.is_empty() => {
                    return found(Message::new("scn-no-options").with("decision", self.show_decision()));
                }
                None => return found(format!("options {}", all.join(", "))),
            }
        }
        let asked = self.open_decision().is_some();
        if open.is_empty() && asked {
            return Ok(());
        }
        match asked {
            true => found(format!("options {}", all.join(", "))),
            false => found(self.show_decision()),
        }
    }

    fn player_fact(&self, seat: Seat, fact: &PlayerFact) -> CheckResult {
        match fact {
            PlayerFact::Lore(lore) => equal(*lore, i32::from(self.game.player(seat).lore)),
            PlayerFact::ReadyInk(ink) => equal(*ink, usize::from(self.game.player(seat).ready_ink)),
            PlayerFact::InkDrops(drops) => {
                equal(usize::from(drops.number), usize::from(self.game.player(seat).ink_drops))
            }
            PlayerFact::Count(zone, cards) => equal(*cards, self.game.count(seat, engine_zone(*zone))),
            PlayerFact::Holds { zone, not, card } => {
                let holds = self.game.card_ids().any(|id| {
                    self.fits(card, id) && self.game.card(id).owner == seat && self.in_zone(id, *zone)
                });
                match holds {
                    is if is != *not => Ok(()),
                    true => found(Message::new("scn-it-there")),
                    false => found(Message::new("scn-no-card-there")),
                }
            }
        }
    }

    /// The card of an expectation: the acting player's, in play first, or else anyone's.
    fn about(&self, card: &CardExpr) -> Result<CardId, ScenarioFailure> {
        let me = self.game.active();
        self.find(
            card,
            &[
                &|game, id| game.card(id).owner == me && game.card(id).zone == Zone::Play,
                &|game, id| game.card(id).zone == Zone::Play,
                &|game, id| game.card(id).owner == me,
                &|_, _| true,
            ],
        )
    }

    /// A card of the active player, in this zone first, or else anyone's.
    fn mine(&self, card: &CardExpr, zone: Zone) -> Result<CardId, ScenarioFailure> {
        let me = self.game.active();
        self.find(
            card,
            &[
                &|game, id| game.card(id).owner == me && game.card(id).zone == zone,
                &|game, id| game.card(id).owner == me,
                &|_, _| true,
            ],
        )
    }

    /// The card of an expectation about its zone, so that its current zone can't identify it.
    fn anywhere(&self, card: &CardExpr) -> Result<CardId, ScenarioFailure> {
        let me = self.game.active();
        self.find(card, &[&|game, id| game.card(id).owner == me, &|_, _| true])
    }

    fn card_fact(&self, card: &CardExpr, fact: &CardFact) -> CheckResult {
        match fact {
            CardFact::In(place) => {
                let id = self.anywhere(card)?;
                let is = self.game.card(id);
                let there = match place {
                    PlaceSpec::Zone(zone) => self.in_zone(id, *zone),
                    PlaceSpec::Nowhere => self.in_no_zone(is.zone),
                    PlaceSpec::Under(host) => is.zone == Zone::Under && is.host == self.about(host)?,
                };
                if there { Ok(()) } else { found(Message::new("scn-it-in").with("place", self.place_of(id))) }
            }
            CardFact::OnTop | CardFact::OnBottom => {
                let id = self.anywhere(card)?;
                let mut deck = self.game.zone(self.game.card(id).owner, Zone::Deck);
                let at = if *fact == CardFact::OnTop { deck.next() } else { deck.last() };
                match at {
                    Some(there) if there == id => Ok(()),
                    Some(there) => {
                        let message = Message::new("scn-there-and-in").with("card", self.show(there));
                        found(message.with("place", self.place_of(id)))
                    }
                    None => found(Message::new("scn-empty-deck")),
                }
            }
            CardFact::Is(condition) => {
                let id = self.about(card)?;
                self.condition(id, *condition)
            }
            CardFact::Number(measure, number) => {
                let id = self.about(card)?;
                match self.measure(id, *measure) {
                    is if is == *number => Ok(()),
                    is if self.game.card(id).zone == Zone::Play => found(is.to_string()),
                    is => {
                        let message = Message::new("scn-number-being-in").with("n", is.to_string());
                        found(message.with("place", self.place_of(id)))
                    }
                }
            }
            CardFact::Has { not, what } => {
                let id = self.about(card)?;
                self.having(id, *not, what)
            }
            CardFact::At(None) => {
                let at = self.game.card(self.about(card)?).at;
                if at.is_none() {
                    Ok(())
                } else {
                    found(Message::new("scn-it-at").with("card", self.show(at)))
                }
            }
            CardFact::At(Some(location)) => {
                let at = self.game.card(self.about(card)?).at;
                match at {
                    at if at == self.about(location)? => Ok(()),
                    at if at.is_none() => found(Message::new("scn-it-at-nowhere")),
                    at => found(Message::new("scn-it-at").with("card", self.show(at))),
                }
            }
            CardFact::Under(cards) => {
                let id = self.about(card)?;
                equal(*cards, usize::from(self.game.card(id).under_count))
            }
        }
    }

    /// Whether the card is in that zone. Cards an effect looks at still belong to the deck.
    fn in_zone(&self, id: CardId, wanted: ZoneWord) -> bool {
        match self.game.card(id).zone {
            Zone::Aside => wanted == ZoneWord::Deck,
            zone if wanted == ZoneWord::Play => self.game.is_in_play(zone),
            zone => zone == engine_zone(wanted),
        }
    }

    /// Whether the card is out of the game, or an action that resolves and is not in play.
    fn in_no_zone(&self, zone: Zone) -> bool {
        zone == Zone::Gone || (zone == Zone::Resolving && !self.game.is_in_play(zone))
    }

    fn condition(&self, id: CardId, condition: CardState) -> CheckResult {
        let card = self.game.card(id);
        let in_play = self.game.is_in_play(card.zone) || card.zone == Zone::Leader;
        let facedown = card.facedown || matches!(card.zone, Zone::Deck | Zone::Aside | Zone::Inkwell);
        let (applies, is, otherwise) = match condition {
            CardState::Ready => (in_play || card.zone == Zone::Inkwell, !card.exerted, CardState::Exerted),
            CardState::Exerted => (in_play || card.zone == Zone::Inkwell, card.exerted, CardState::Ready),
            CardState::Dry => (in_play, !card.drying, CardState::Drying),
            CardState::Drying => (in_play, card.drying, CardState::Dry),
            CardState::Damaged => (in_play, card.damage > 0, CardState::Undamaged),
            CardState::Undamaged => (in_play, card.damage == 0, CardState::Damaged),
            CardState::Faceup => (true, !facedown, CardState::Facedown),
            CardState::Facedown => (true, facedown, CardState::Faceup),
        };
        if !applies {
            return found(Message::new("scn-it-in").with("place", self.place_of(id)));
        }
        if is { Ok(()) } else { found(otherwise.word()) }
    }

    fn measure(&self, id: CardId, measure: CardNumber) -> i32 {
        let card = self.game.card(id);
        let def = self.def_of(id);
        let traits = self.game.traits(id);
        let in_play = card.zone == Zone::Play;
        match measure {
            CardNumber::Damage => i32::from(card.damage),
            CardNumber::Strength => i32::from(if in_play { traits.strength } else { def.strength }),
            CardNumber::Willpower => i32::from(if in_play { traits.willpower } else { def.willpower }),
            CardNumber::Lore => i32::from(if in_play { traits.lore } else { def.lore }),
            CardNumber::Cost => i32::from(self.game.cost(&self.db, id)),
            CardNumber::MoveCost => i32::from(self.game.move_cost(&self.db, id)),
        }
    }

    fn having(&self, id: CardId, not: bool, what: &CardTrait) -> CheckResult {
        let in_play = self.game.card(id).zone == Zone::Play;
        let has = match what {
            CardTrait::Class(class) => {
                self.db.class(class).is_some_and(|class| self.game.has_class(&self.db, id, class))
            }
            CardTrait::Keyword(kind, number) => {
                let has = if in_play { self.game.traits(id).has(*kind) } else { self.def_of(id).has(*kind) };
                let is = self.keyword_number(id, *kind);
                if let (true, false, Some(number)) = (has, not, number)
                    && is != Some(*number)
                {
                    return match is {
                        Some(is) => found(format!("{} {is}", kind.name())),
                        None => found(Message::new("scn-no-number")),
                    };
                }
                has && number.is_none_or(|number| is == Some(number))
            }
        };
        match has {
            is if is != not => Ok(()),
            true => found(Message::new("scn-it-has")),
            false => found(Message::new("scn-it-has-not")),
        }
    }

    /// The number of a keyword: the current sum for cumulative ones, the printed number for others.
    fn keyword_number(&self, id: CardId, kind: KeywordKind) -> Option<u16> {
        let traits = self.game.traits(id);
        let in_play = self.game.card(id).zone == Zone::Play;
        if in_play && kind.is_counted() {
            return Some(u16::from(traits.count(kind)));
        }
        let printed = self.data_of(id)?.abilities.iter().filter_map(|ability| match &ability.kind {
            AbilityKind::Keyword(keyword) if keyword.kind() == kind => keyword.number(),
            _ => None,
        });
        printed.map(u16::from).next()
    }

    /// The possible meanings of the script's rule number in the edition of the game.
    fn numbers_of(&self, rule: &str) -> Vec<RuleNo> {
        RuleNo::parse(rule).map_or(vec![], |rule| rule.translate(self.numbers, self.game.edition()))
    }

    /// Whether the result is the expected refusal or acceptance.
    fn judge(&self, legal: bool, because: Option<&str>, result: Result<(), ActionFailure>) -> CheckResult {
        match (legal, result) {
            (true, Ok(())) => Ok(()),
            (false, Ok(())) => found(Message::new("scn-it-is-legal")),
            (_, Err(ActionFailure::Script(failure))) => Err(Mismatch::Script(failure)),
            (true, Err(ActionFailure::Refused { reason, .. })) => found(that(reason)),
            (false, Err(ActionFailure::Refused { reason, why })) => {
                let Some(wanted) = because.map(|rule| self.numbers_of(rule)) else { return Ok(()) };
                let fits = |(rule, _): &(RuleNo, StoredText)| {
                    wanted.iter().any(|wanted| rule.is_within(*wanted) || wanted.is_within(*rule))
                };
                if why.iter().any(fits) { Ok(()) } else { found(that(reason)) }
            }
        }
    }
}

fn won(player: Seat) -> Message {
    Message::new("scn-winner").with("player", player)
}

fn that(reason: Message) -> Message {
    Message::new("scn-that").with("reason", reason)
}

fn engine_zone(zone: ZoneWord) -> Zone {
    match zone {
        ZoneWord::Hand => Zone::Hand,
        ZoneWord::Deck => Zone::Deck,
        ZoneWord::Discard => Zone::Discard,
        ZoneWord::Inkwell => Zone::Inkwell,
        ZoneWord::Play => Zone::Play,
    }
}
