//! Targets become choices and registers: what is chosen, gathered, or was named before.

use super::{Lowered, Lowerer};
use crate::program::{Cards, HEALED, Moment, Op, Pick, Scope, Side, Test, Value, Where};
use ability::{Deed, Det, Noun, Part, Pronoun, Quantity, Target};

impl Lowerer<'_> {
    /// What a pronoun or "that card" means.
    pub(super) fn antecedent(&self) -> Cards {
        self.s.ante.unwrap_or(Cards::This)
    }

    /// "the challenging character": the trigger's other card where the event was about the challenged one.
    pub(super) fn challenge_role(&self, parts: &[Part]) -> Option<Cards> {
        let challenging = parts.contains(&Part::Challenging);
        if !challenging && !parts.contains(&Part::Challenged) {
            return None;
        }
        Some(match self.s.moment {
            Some(Moment::Challenged | Moment::ChallengedBanished) if challenging => Cards::Object,
            Some(Moment::Challenges | Moment::ChallengerBanished) if !challenging => Cards::Object,
            Some(Moment::Challenges | Moment::ChallengerBanished) => Cards::Subject,
            Some(Moment::Challenged | Moment::ChallengedBanished) => Cards::Subject,
            _ if challenging => Cards::Challenging,
            _ => Cards::Challenged,
        })
    }

    /// What "the banished character", "the discarded card" and the like mean.
    fn role(&self, parts: &[Part]) -> Option<Cards> {
        parts.iter().find_map(|part| match part {
            Part::Banished => self.s.roles.banished,
            Part::Discarded => self.s.roles.discarded,
            Part::Moved if self.s.moment == Some(Moment::Moves) => Some(Cards::Subject),
            Part::Moved => self.s.roles.moved,
            Part::Chosen => self.s.roles.chosen,
            Part::Exerted => self.s.roles.exerted,
            Part::Other => self.s.roles.other,
            _ => None,
        })
    }

    /// A target that was named before: no choice is made.
    pub(super) fn known(&mut self, target: &Target) -> Lowered<Cards> {
        if let Some((bound, cards)) = &self.s.bound
            && bound == target
        {
            return Ok(*cards);
        }
        match target {
            // "he" and "she" are said of one character known by name: this one, unless another was just named.
            Target::Pronoun(Pronoun::He | Pronoun::She) => {
                let chosen = self.s.bound.as_ref().map(|(_, cards)| *cards);
                Ok(chosen.or(self.s.he).unwrap_or(Cards::This))
            }
            Target::Pronoun(Pronoun::They | Pronoun::It | Pronoun::EachOfThem) => Ok(self.antecedent()),
            Target::Of(Det::That, noun) if is_location(noun) && self.s.place.is_some() => {
                Ok(self.s.place.unwrap_or(self.antecedent()))
            }
            Target::Of(Det::That, noun)
                if self.s.in_play.is_some() && speaks_of_play(noun) && !is_location(noun) =>
            {
                Ok(self.s.in_play.unwrap_or(self.antecedent()))
            }
            Target::Of(Det::This, _) => Ok(Cards::This),
            Target::Of(Det::That, noun) if is_location(noun) && self.s.moment == Some(Moment::Moves) => {
                Ok(Cards::Object)
            }
            Target::Of(Det::That, noun) if is_location(noun) && self.s.at_location => {
                match self.antecedent() {
                    Cards::Reg(reg) => Ok(Cards::PlaceOf(reg)),
                    other => Ok(other),
                }
            }
            Target::Of(Det::Those, noun) if speaks_of_play(noun) => match (self.s.hosts, self.s.ante) {
                (Some(hosts), _) => Ok(hosts),
                (None, Some(cards @ Cards::Reg(_))) => Ok(cards),
                _ => self.missing("those, with none named"),
            },
            Target::Of(Det::Those, _) => self.missing("those cards"),
            Target::Of(Det::That, _) => Ok(self.s.that.unwrap_or(self.antecedent())),
            Target::Of(Det::The, noun) => match self.challenge_role(&noun.0).or(self.role(&noun.0)) {
                Some(cards) => Ok(cards),
                None => Ok(self.antecedent()),
            },
            Target::Unsaid => match self.s.unsaid {
                Some(cards) => Ok(cards),
                None => self.missing("a target that is not said"),
            },
            Target::There => match self.s.place {
                Some(cards) => Ok(cards),
                None => Ok(self.antecedent()),
            },
            Target::Of(..)
            | Target::Top(..)
            | Target::Rest
            | Target::Either(_)
            | Target::Both(_)
            | Target::SomeOfThem(_)
            | Target::TopCard
            | Target::TheCards(..) => self.missing("a reference to something not named"),
        }
    }

    /// Lowers a target: emits the choice or the gathering it takes.
    pub(super) fn target(&mut self, target: &Target, zone: Where) -> Lowered<Cards> {
        if let Some((bound, cards)) = &self.s.bound
            && bound == target
        {
            return Ok(*cards);
        }
        let cards = match target {
            Target::Of(det, noun) => match det {
                Det::This | Det::That | Det::The | Det::Those => return self.known(target),
                // What was revealed, whosever it is.
                Det::TheSeveral if noun.0.contains(&Part::Revealed) => {
                    let from = self.filter(&noun.0, Where::Aside, Side::Any, false)?;
                    let reg = self.new_reg();
                    self.emit(Op::All { reg, from });
                    Cards::Reg(reg)
                }
                Det::TheSeveral => return self.known(target),
                Det::A | Det::Any | Det::OneOf => self.pick(noun, Quantity::One, false, false, zone)?,
                Det::Another => self.pick(noun, Quantity::One, false, true, zone)?,
                Det::Count(quantity) | Det::CountOf(quantity) => {
                    self.pick(noun, *quantity, false, false, zone)?
                }
                Det::AChosen | Det::Chosen(_) | Det::AnotherChosen(_) => {
                    let (quantity, other) = match det {
                        Det::Chosen(quantity) => (*quantity, false),
                        Det::AnotherChosen(quantity) => (*quantity, true),
                        _ => (Quantity::One, false),
                    };
                    let cards = self.pick(noun, quantity, true, other, zone)?;
                    self.s.roles.chosen = Some(cards);
                    cards
                }
                Det::Each if noun.0.contains(&Part::Done(Deed::YouRemovedDamageFrom)) => Cards::Reg(HEALED),
                Det::All | Det::Each | Det::EachOf | Det::Bare => {
                    let from = self.noun_filter(noun, zone, false)?;
                    let reg = self.new_reg();
                    self.emit(Op::All { reg, from });
                    Cards::Reg(reg)
                }
            },
            Target::Pronoun(_) | Target::Unsaid | Target::There => return self.known(target),
            Target::Either(any) => {
                let zone = if self.s.looking.is_some() { Where::Aside } else { zone };
                let side = if zone == Where::Aside { self.aside_side() } else { self.own_side() };
                let from = self.either(any, zone, side)?;
                let reg = self.new_reg();
                let (by, purpose) = (self.s.by, self.s.purpose);
                self.emit(Op::Pick(Pick { reg, by, from, min: 1, max: 1, choose: false, purpose }));
                Cards::Reg(reg)
            }
            Target::Both(all) => self.both(all, zone)?,
            Target::SomeOfThem(quantity) => self.some_of_them(*quantity)?,
            Target::TheCards(_, part) => {
                let side = self.own_side();
                let from = self.filter(std::slice::from_ref(part), zone, side, false)?;
                let reg = self.new_reg();
                self.emit(Op::All { reg, from });
                Cards::Reg(reg)
            }
            Target::Top(n, whose) => {
                let whose = self.whose_deck(*whose)?;
                let reg = self.new_reg();
                self.emit(Op::Top { whose, n: *n, reg });
                Cards::Reg(reg)
            }
            Target::Rest | Target::TopCard => return self.missing("the rest of something"),
        };
        self.s.ante = Some(cards);
        self.s.that = None;
        self.s.in_play = None;
        self.s.chose_in_play = matches!(target, Target::Of(_, noun) if speaks_of_play(noun));
        Ok(cards)
    }

    /// Several targets together: what is found of each goes into the register of the first.
    fn both(&mut self, all: &[Target], zone: Where) -> Lowered<Cards> {
        if let [known @ (Target::Pronoun(_) | Target::Of(Det::This | Det::That, _)), other] = all {
            return self.known_and(known, other, zone);
        }
        let mut first: Option<u8> = None;
        for target in all {
            let from = self.here() as usize;
            let cards = self.target(target, zone)?;
            match (first, cards) {
                (None, Cards::Reg(reg)) => first = Some(reg),
                (Some(first), Cards::Reg(reg)) => self.same_register(from, reg, first),
                _ => return self.missing("such targets together"),
            }
        }
        match first {
            Some(reg) => Ok(Cards::Reg(reg)),
            None => self.missing("no targets"),
        }
    }

    /// A card spoken of already and another: both go into a register of their own, and "the other" stays known.
    fn known_and(&mut self, known: &Target, other: &Target, zone: Where) -> Lowered<Cards> {
        let known = self.known(known)?;
        let other = self.target(other, zone)?;
        let reg = self.new_reg();
        self.emit(Op::Hold { reg, cards: known });
        self.emit(Op::Hold { reg, cards: other });
        self.s.roles.other = Some(other);
        Ok(Cards::Reg(reg))
    }

    /// Lets the choices from op `from` on fill register `first` in place of `reg`.
    fn same_register(&mut self, from: usize, reg: u8, first: u8) {
        for op in &mut self.db.ops[from..] {
            match op {
                Op::Pick(pick) if pick.reg == reg => pick.reg = first,
                Op::All { reg: filled, .. } if *filled == reg => *filled = first,
                _ => {}
            }
        }
    }

    /// Some of the cards being looked at.
    fn some_of_them(&mut self, quantity: Quantity) -> Lowered<Cards> {
        if self.s.looking.is_none() {
            return self.missing("some of cards that are not looked at");
        }
        let side = self.aside_side();
        let from = self.filter(&[], Where::Aside, side, false)?;
        let (min, max) = bounds(quantity);
        let reg = self.new_reg();
        let (by, purpose) = (self.s.by, self.s.purpose);
        self.emit(Op::Pick(Pick { reg, by, from, min, max, choose: false, purpose }));
        Ok(Cards::Reg(reg))
    }

    pub(super) fn pick(
        &mut self,
        noun: &Noun,
        quantity: Quantity,
        choose: bool,
        other: bool,
        zone: Where,
    ) -> Lowered<Cards> {
        self.s.at_location = noun.0.contains(&Part::AtLocation);
        // "up to 2 other chosen characters"
        let chosen = noun.0.contains(&Part::Chosen);
        let stripped = Noun(noun.0.iter().filter(|part| **part != Part::Chosen).cloned().collect());
        let (noun, choose) = if chosen { (&stripped, true) } else { (noun, choose) };
        if noun.0.contains(&Part::AtRandom) {
            let stripped = Noun(noun.0.iter().filter(|part| **part != Part::AtRandom).cloned().collect());
            let from = self.noun_filter(&stripped, zone, other)?;
            let reg = self.new_reg();
            self.emit(Op::Random { reg, from, n: Value::N(bounds(quantity).1.into()) });
            return Ok(Cards::Reg(reg));
        }
        // What is chosen is in play unless the words say otherwise, though they call it a card.
        let from = if choose && zone == Where::Play && self.s.looking.is_none() {
            self.filter(&noun.0, zone, Side::Any, other)?
        } else {
            self.noun_filter(noun, zone, other)?
        };
        if self.s.exerting {
            // 4.4.2.1
            self.db.filters[usize::from(from.0)].tests.extend([Test::Ready, Test::Dry]);
        }
        let (min, max) = bounds(quantity);
        let reg = self.new_reg();
        let by = self.s.by;
        self.emit(Op::Pick(Pick { reg, by, from, min, max, choose, purpose: self.s.purpose }));
        Ok(Cards::Reg(reg))
    }

    /// What a static ability or trigger speaks of.
    pub(super) fn scope(&mut self, target: &Target) -> Lowered<Scope> {
        match target {
            Target::Of(Det::This, _) | Target::Pronoun(_) => Ok(Scope::This),
            Target::Of(Det::Another, noun) => {
                Ok(Scope::Fits(self.filter(&noun.0, Where::Play, Side::Any, true)?))
            }
            Target::Of(
                Det::A | Det::Any | Det::OneOf | Det::All | Det::Each | Det::EachOf | Det::Bare,
                noun,
            ) => Ok(Scope::Fits(self.filter(&noun.0, Where::Play, Side::Any, false)?)),
            Target::Of(Det::The, noun)
                if noun.0.iter().any(|part| matches!(part, Part::Challenging | Part::Challenged)) =>
            {
                Ok(Scope::Fits(self.filter(&noun.0, Where::Play, Side::Any, false)?))
            }
            Target::Both(all) => self.joined_scope(all),
            Target::Of(
                Det::That
                | Det::AChosen
                | Det::Those
                | Det::The
                | Det::TheSeveral
                | Det::Count(_)
                | Det::CountOf(_)
                | Det::Chosen(_)
                | Det::AnotherChosen(_),
                _,
            )
            | Target::Top(..)
            | Target::Rest
            | Target::Unsaid
            | Target::Either(_)
            | Target::SomeOfThem(_)
            | Target::There
            | Target::TopCard
            | Target::TheCards(..) => self.missing("such a subject"),
        }
    }
}

/// How many must and may be taken.
pub(super) fn bounds(quantity: Quantity) -> (u8, u8) {
    match quantity {
        Quantity::One => (1, 1),
        Quantity::Exactly(n) => (n, n),
        Quantity::UpTo(n) => (0, n),
        Quantity::AnyNumber => (0, u8::MAX),
    }
}

fn is_location(noun: &Noun) -> bool {
    noun.0.contains(&Part::Is(vec![ability::Kind::Location]))
}

/// Whether a noun speaks of things in play and not of cards elsewhere.
fn speaks_of_play(noun: &Noun) -> bool {
    noun.0.iter().any(|part| matches!(part, Part::Is(_)))
}
