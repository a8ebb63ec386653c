//! `expect` lines.

use crate::ast::{
    CardExpr, CardFact, ChoiceKind, Choose, Condition, Do, Expect, Having, Measure, Place, PlayerFact, Step,
    ZoneWord,
};
use crate::choose::suits;
use crate::failure::{Failure, Trouble};
use crate::run::MOST_ANSWERS;
use crate::setup::seat;
use crate::table::{Group, Table};
use engine::{Action, CardId, Event, Outcome, Reason, RuleNo, Seat, Zone};
use std::convert::Infallible;
use wording::{AbilityKind, KeywordKind};
use words::{Arg, Message, Said, Say as _};

/// The actual value, or an error in the line itself.
enum Miss {
    Found(Arg),
    Script(Failure),
}

impl From<Failure> for Miss {
    fn from(failure: Failure) -> Miss {
        Miss::Script(failure)
    }
}

impl Miss {
    fn at(self, step: &Step) -> Failure {
        match self {
            Miss::Script(failure) => failure,
            Miss::Found(found) => {
                let line = step.text.strip_prefix("meanwhile").unwrap_or(&step.text).trim_start();
                let wanted = line.strip_prefix("expect").unwrap_or(line).trim_start();
                let message = Message::new("scn-expected-found").with("wanted", wanted.to_owned());
                Failure::new(step.pos, message.with("found", found))
            }
        }
    }
}

/// `Ok` if the expectation holds.
type Check = Result<(), Miss>;

fn found(what: impl Into<Arg>) -> Check {
    Err(Miss::Found(what.into()))
}

/// Compares two values; returns the actual one if they differ.
fn equal<T: PartialEq + ToString>(wanted: T, is: T) -> Check {
    if wanted == is { Ok(()) } else { found(is.to_string()) }
}

impl Table {
    /// Checks an expectation. No decision may be pending, unless the expectation is about one.
    pub fn expect(&mut self, step: &Step, expect: &Expect) -> Result<(), Failure> {
        let result = match expect {
            Expect::Choice { .. } | Expect::Options(_) | Expect::Bag { .. } => self.look(expect),
            Expect::Choose { legal, answer, .. } => self.legal_answer(expect, *legal, answer),
            Expect::Do { action: Do::Concede(_), .. } => self.check(expect),
            Expect::Card { .. }
            | Expect::Player { .. }
            | Expect::Turn(_)
            | Expect::BagEmpty
            | Expect::Do { .. }
            | Expect::Winner(_)
            | Expect::NoWinner
            | Expect::Draw { .. }
            | Expect::Out(_)
            | Expect::View { .. }
            | Expect::TotalInkCost { .. }
            | Expect::Event { .. } => {
                self.settle(step)?;
                self.check(expect)
            }
        };
        result.map_err(|miss| miss.at(step))
    }

    /// Checks an expectation at once, without answering anything.
    pub fn expect_meanwhile(&mut self, step: &Step, expect: &Expect) -> Result<(), Failure> {
        self.check(expect).map_err(|miss| miss.at(step))
    }

    /// Checks an expectation about the pending decision. It may hold for this one or, if that is forced, for
    /// the next.
    fn look(&mut self, expect: &Expect) -> Check {
        self.look_ahead(|table, past| table.look_on(expect, past))
    }

    /// Looks ahead at decisions and undoes everything; only the next look starts where this one succeeded.
    fn look_ahead(&mut self, f: impl FnOnce(&mut Table, &mut usize) -> Check) -> Check {
        let mut past = self.looked_past;
        let result = self.dry_run(|table| {
            for _ in 0..past {
                table.answer_if_forced();
            }
            f(table, &mut past)
        });
        if result.is_ok() {
            self.looked_past = past;
        }
        result
    }

    /// Answers forced decisions until the expectation holds, and counts them.
    fn look_on(&mut self, expect: &Expect, past: &mut usize) -> Check {
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

    fn check(&mut self, expect: &Expect) -> Check {
        match expect {
            Expect::Card { card, fact } => self.card_fact(card, fact),
            Expect::Player { player, fact } => self.player_fact(seat(*player), fact),
            Expect::Turn(player) if self.game.is_active(seat(*player)) => Ok(()),
            Expect::Turn(_) => found(self.game.active().to_string()),
            Expect::BagEmpty => match self.game.bag().len() {
                0 => Ok(()),
                entries => found(Message::new("scn-bag-holds").with("n", entries)),
            },
            Expect::Bag { player, entries } => equal(*entries, self.bag_count(seat(*player))),
            Expect::Choice { player, kind } => self.choice(seat(*player), *kind),
            Expect::Options(cards) => self.options(cards),
            Expect::Do { legal, action, because } => {
                let result = self.dry_run(|table| table.act(action));
                self.judge(*legal, because.as_deref(), result)
            }
            Expect::Choose { legal, answer, because } => {
                let result = self.dry_run(|table| table.answer(answer));
                self.judge(*legal, because.as_deref(), result)
            }
            Expect::Winner(player) => match self.game.outcome().map(|outcome| outcome.winner()) {
                Some(Some(_)) if self.game.has_won(seat(*player)) => Ok(()),
                Some(Some(winner)) => found(winner.to_string()),
                Some(None) => found(Message::new("scn-a-draw")),
                None => found(Message::new("scn-no-winner")),
            },
            Expect::NoWinner => match self.game.outcome().and_then(|outcome| outcome.winner()) {
                Some(winner) => found(won(winner)),
                None => Ok(()),
            },
            Expect::Draw { because } => match self.game.outcome() {
                Some(Outcome::Draw { rule }) => match because.as_deref().map(|rule| self.numbers_of(rule)) {
                    Some(wanted) if !wanted.iter().any(|wanted| rule.is_within(*wanted)) => {
                        found(Message::new("scn-draw-because").with("rule", rule))
                    }
                    Some(_) | None => Ok(()),
                },
                Some(Outcome::Won { by, .. }) => found(won(by)),
                None => found(Message::new("scn-goes-on")),
            },
            Expect::Out(player) => {
                if self.game.player(seat(*player)).out {
                    Ok(())
                } else {
                    found(Message::new("scn-still-in"))
                }
            }
            Expect::View { shown, player, card } => {
                let id = self.about(card)?;
                match self.game.knows(&self.db, seat(*player), id) {
                    is if is == *shown => Ok(()),
                    true => found("shown"),
                    false => found("hidden"),
                }
            }
            Expect::TotalInkCost { card, ink } => {
                let id = self.mine(card, Zone::Hand)?;
                equal(*ink, self.game.ink_cost(&self.db, id))
            }
            Expect::Event { not, rule, card } => self.event(*not, rule, card.as_ref()),
        }
    }

    /// Whether an event of this rule, about this card, happened since the last `do` or `choose`.
    fn event(&self, not: bool, rule: &str, card: Option<&CardExpr>) -> Check {
        let wanted = self.numbers_of(rule);
        let by_rule = |event: &&Event| wanted.iter().any(|rule| event.rule.is_within(*rule));
        let told: Vec<&Event> = self.events().iter().filter(by_rule).collect();
        let names = |event: &Event, id: CardId| event.what.cards().contains(&Some(id));
        let card = match card {
            Some(card) => {
                let me = self.game.active();
                let groups: [Group<'_>; 3] = [
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
    pub(crate) fn dry_run<T>(&mut self, f: impl FnOnce(&mut Table) -> T) -> T {
        match self.attempt(|table| Err::<Infallible, T>(f(table))) {
            Ok(never) => match never {},
            Err(result) => result,
        }
    }

    /// `expect legal|illegal choose`: answers forced decisions until one suits the answer and, for a legal
    /// answer, accepts it.
    fn legal_answer(&mut self, expect: &Expect, legal: bool, answer: &Choose) -> Check {
        self.look_ahead(|table, past| {
            *past += table.pass_to_suiting(answer).unwrap_or(0);
            if legal { table.look_on(expect, past) } else { table.check(expect) }
        })
    }

    /// Answers forced decisions until one suits the answer, and counts them; without one, nothing changes.
    fn pass_to_suiting(&mut self, answer: &Choose) -> Option<usize> {
        let found = self.attempt(|table| {
            for past in 0..MOST_ANSWERS {
                match table.open_decision() {
                    Some(decision) if suits(answer, decision.kind) => return Ok(past),
                    _ if table.answer_if_forced() => {}
                    _ => break,
                }
            }
            Err(())
        });
        found.ok()
    }

    fn choice(&self, seat: Seat, kind: ChoiceKind) -> Check {
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
    fn options(&self, cards: &[CardExpr]) -> Check {
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

    fn player_fact(&self, seat: Seat, fact: &PlayerFact) -> Check {
        match fact {
            PlayerFact::Lore(lore) => equal(*lore, i32::from(self.game.player(seat).lore)),
            PlayerFact::ReadyInk(ink) => equal(*ink, usize::from(self.game.player(seat).ready_ink)),
            PlayerFact::InkDrops(drops) => {
                equal(usize::from(drops.number), usize::from(self.game.player(seat).ink_drops))
            }
            PlayerFact::Count(zone, cards) => equal(*cards, self.game.count(seat, engine_zone(*zone))),
            PlayerFact::Holds { zone, not, card } => {
                let holds = self.game.card_ids().any(|id| {
                    self.fits(card, id)
                        && self.game.card(id).owner == seat
                        && in_zone(self.game.card(id).zone, *zone)
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
    fn about(&self, card: &CardExpr) -> Result<CardId, Failure> {
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
    fn mine(&self, card: &CardExpr, zone: Zone) -> Result<CardId, Failure> {
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
    fn anywhere(&self, card: &CardExpr) -> Result<CardId, Failure> {
        let me = self.game.active();
        self.find(card, &[&|game, id| game.card(id).owner == me, &|_, _| true])
    }

    fn card_fact(&self, card: &CardExpr, fact: &CardFact) -> Check {
        match fact {
            CardFact::In(place) => {
                let id = self.anywhere(card)?;
                let is = self.game.card(id);
                let there = match place {
                    Place::Zone(zone) => in_zone(is.zone, *zone),
                    Place::Nowhere => is.zone == Zone::Gone,
                    Place::Under(host) => is.zone == Zone::Under && is.host == self.about(host)?,
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

    fn condition(&self, id: CardId, condition: Condition) -> Check {
        let card = self.game.card(id);
        let in_play = matches!(card.zone, Zone::Play | Zone::Resolving | Zone::Leader);
        let facedown = card.facedown || matches!(card.zone, Zone::Deck | Zone::Aside | Zone::Inkwell);
        let (applies, is, otherwise) = match condition {
            Condition::Ready => (in_play || card.zone == Zone::Inkwell, !card.exerted, Condition::Exerted),
            Condition::Exerted => (in_play || card.zone == Zone::Inkwell, card.exerted, Condition::Ready),
            Condition::Dry => (in_play, !card.drying, Condition::Drying),
            Condition::Drying => (in_play, card.drying, Condition::Dry),
            Condition::Damaged => (in_play, card.damage > 0, Condition::Undamaged),
            Condition::Undamaged => (in_play, card.damage == 0, Condition::Damaged),
            Condition::Faceup => (true, !facedown, Condition::Facedown),
            Condition::Facedown => (true, facedown, Condition::Faceup),
        };
        if !applies {
            return found(Message::new("scn-it-in").with("place", self.place_of(id)));
        }
        if is { Ok(()) } else { found(otherwise.word()) }
    }

    fn measure(&self, id: CardId, measure: Measure) -> i32 {
        let card = self.game.card(id);
        let def = self.def_of(id);
        let traits = self.game.traits(id);
        let in_play = card.zone == Zone::Play;
        match measure {
            Measure::Damage => i32::from(card.damage),
            Measure::Strength => i32::from(if in_play { traits.strength } else { def.strength }),
            Measure::Willpower => i32::from(if in_play { traits.willpower } else { def.willpower }),
            Measure::Lore => i32::from(if in_play { traits.lore } else { def.lore }),
            Measure::Cost => i32::from(self.game.cost(&self.db, id)),
            Measure::MoveCost => i32::from(self.game.move_cost(&self.db, id)),
        }
    }

    fn having(&self, id: CardId, not: bool, what: &Having) -> Check {
        let in_play = self.game.card(id).zone == Zone::Play;
        let has = match what {
            Having::Class(class) => {
                self.db.class(class).is_some_and(|class| self.game.has_class(&self.db, id, class))
            }
            Having::Keyword(kind, number) => {
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
    fn judge(&self, legal: bool, because: Option<&str>, result: Result<(), Trouble>) -> Check {
        match (legal, result) {
            (true, Ok(())) => Ok(()),
            (false, Ok(())) => found(Message::new("scn-it-is-legal")),
            (_, Err(Trouble::Script(failure))) => Err(Miss::Script(failure)),
            (true, Err(Trouble::Refused { reason, .. })) => found(that(reason)),
            (false, Err(Trouble::Refused { reason, why })) => {
                let Some(wanted) = because.map(|rule| self.numbers_of(rule)) else { return Ok(()) };
                let fits = |(rule, _): &(RuleNo, Said)| {
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

/// Cards an effect looks at still belong to the deck, and a resolving action is in play.
fn in_zone(zone: Zone, wanted: ZoneWord) -> bool {
    match zone {
        Zone::Aside => wanted == ZoneWord::Deck,
        Zone::Resolving => wanted == ZoneWord::Play,
        Zone::Deck | Zone::Hand | Zone::Discard | Zone::Inkwell | Zone::Play => zone == engine_zone(wanted),
        Zone::Under | Zone::Leader | Zone::Gone => false,
    }
}
