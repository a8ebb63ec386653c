//! Descriptions become filters; targets become choices and registers; amounts become values.

use super::{Lowered, Lowerer};
use crate::program::{
    Cards, Filter, FilterId, HEALED, Moment, Op, Pick, Players, SINGERS, Scope, Side, Test, Value, Where,
    kind_bit,
};
use ability::{Amount, Bound, Deed, Det, Measure, Noun, Part, Pronoun, Quantity, Stat, Target, Who, Whose};

/// The bit of locations.
const LOCATION: u8 = kind_bit(ability::Kind::Location);

impl Lowerer<'_> {
    /// A filter for a description. `zone` is where to look when the words don't say.
    pub(super) fn filter(
        &mut self,
        parts: &[Part],
        zone: Where,
        side: Side,
        other: bool,
    ) -> Lowered<FilterId> {
        let mut filter = Filter { zone, side, tests: vec![], derived: false };
        if other {
            filter.tests.push(Test::Other);
        }
        for part in parts {
            self.part(part, &mut filter)?;
        }
        self.db.filters.push(filter);
        Ok(FilterId(self.db.filters.len() as u16 - 1))
    }

    fn part(&mut self, part: &Part, filter: &mut Filter) -> Lowered<()> {
        let tests = &mut filter.tests;
        match part {
            Part::Your | Part::OfYours => filter.side = Side::You,
            Part::Their => filter.side = Side::That,
            Part::Opposing | Part::YourOpponents => filter.side = Side::Opponents,
            Part::Other => tests.push(Test::Other),
            Part::Exerted => tests.push(Test::Exerted),
            Part::Ready => tests.push(Test::Ready),
            Part::Damaged | Part::WithDamage => tests.push(Test::Damaged),
            Part::Undamaged | Part::WithNoDamage => tests.push(Test::Undamaged),
            Part::Challenging => tests.push(Test::Challenging),
            Part::Challenged => tests.push(Test::Challenged),
            Part::Class(classes) | Part::ClassAnd(classes) => {
                let mut bits = 0;
                for class in classes {
                    bits |= 1 << self.class(&class.0)?;
                }
                filter.tests.push(Test::Class(bits));
            }
            Part::Ink(ink) => tests.push(Test::Ink(1 << *ink as u8)),
            Part::Next => {}
            Part::Banished | Part::Chosen | Part::Discarded | Part::Moved => {
                return self.missing("such a card in a description");
            }
            Part::Is(kinds) | Part::CardOf(kinds) | Part::IsAndOr(kinds) | Part::IsOr(kinds) => {
                if !kinds.is_empty() {
                    tests.push(Test::Kind(kinds.iter().fold(0, |bits, kind| bits | kind_bit(*kind))));
                }
            }
            Part::Named(names) => {
                let ids: Vec<u16> = names.iter().map(|name| self.name(name)).collect();
                filter.tests.push(match ids[..] {
                    [name] => Test::Named(name),
                    _ => {
                        let first = self.db.name_lists.len() as u16;
                        self.db.name_lists.extend(&ids);
                        Test::NamedAny(first, ids.len() as u8)
                    }
                });
            }
            Part::StatIs(stat, bound) => {
                filter.derived |= !matches!(stat, Stat::Cost | Stat::MoveCost);
                match bound {
                    Bound::OrMore(n) | Bound::OrGreater(n) => tests.push(Test::AtLeast(*stat, i16::from(*n))),
                    Bound::OrLess(n) => tests.push(Test::AtMost(*stat, i16::from(*n))),
                    Bound::Exactly(n) => {
                        tests.push(Test::AtLeast(*stat, i16::from(*n)));
                        tests.push(Test::AtMost(*stat, i16::from(*n)));
                    }
                    Bound::Some | Bound::Another | Bound::None | Bound::Any | Bound::Only(_) => {
                        return self.missing("such a bound on a characteristic");
                    }
                }
            }
            Part::With(keyword) => {
                filter.derived = true;
                tests.push(Test::Keyword(*keyword));
            }
            Part::Without(keyword) => {
                filter.derived = true;
                tests.push(Test::NoKeyword(*keyword));
            }
            Part::InPlay => filter.zone = Where::Play,
            Part::HaveInPlay(who) => {
                filter.zone = Where::Play;
                filter.side = match who {
                    Who::You | Who::Implied => Side::You,
                    Who::Opponents
                    | Who::AnOpponent
                    | Who::EachOpponent
                    | Who::EachOpposingPlayer
                    | Who::AllOpponents => Side::Opponents,
                    Who::EachPlayer => Side::Any,
                    Who::ThatPlayer | Who::They => Side::That,
                    Who::ChosenOpponent
                    | Who::ChosenPlayer
                    | Who::ChallengingPlayer
                    | Who::ItsPlayer
                    | Who::TheirPlayer
                    | Who::ThatCharactersPlayer
                    | Who::ChallengingCharactersPlayer
                    | Who::SomeOpponents
                    | Who::YourOpponent
                    | Who::WithMostCards
                    | Who::WithMostCardsPlural
                    | Who::EachOpponentAhead => return self.missing("what such a player has in play"),
                };
            }
            Part::Here | Part::RightHere => tests.push(Test::Here),
            Part::HaveHere(who) => {
                tests.push(Test::Here);
                return self.part(&Part::HaveInPlay(*who), filter);
            }
            Part::OfClass(class) => {
                let bits = 1 << self.class(&class.0)?;
                filter.tests.push(Test::Kind(kind_bit(ability::Kind::Character)));
                filter.tests.push(Test::Class(bits));
            }
            Part::AnyOf(any) => self.any_of(filter, any)?,
            Part::OrElse(other) => self.other_noun(filter, other)?,
            Part::DamageIs(bound) => match bound {
                Bound::OrMore(n) | Bound::OrGreater(n) => tests.push(Test::DamageAtLeast((*n).into())),
                _ => return self.missing("such a bound on damage"),
            },
            Part::FromThere => {
                let Some(zone) = self.s.there.clone() else {
                    return self.missing("there, with no zone named");
                };
                return self.part(&zone, filter);
            }
            // What stands behind the last kind of the head is said of that kind.
            Part::AtLocation | Part::AtLocations
                if tests.iter().any(|test| matches!(test, Test::Kind(kinds) if kinds & LOCATION != 0)) =>
            {
                tests.push(Test::LocationOrAtOne);
            }
            Part::AtLocation | Part::AtLocations => tests.push(Test::AtLocation),
            Part::InHand(whose) | Part::FromHand(whose) | Part::InHands(whose) => {
                filter.zone = Where::Hand;
                filter.side = self.side(*whose)?;
            }
            Part::InInkwell(whose) | Part::FromInkwell(whose) => {
                filter.zone = Where::Inkwell;
                filter.side = self.side(*whose)?;
            }
            Part::InDiscard(whose) | Part::FromDiscard(whose) => {
                filter.zone = Where::Discard;
                filter.side = self.side(*whose)?;
            }
            Part::BeingChallenged => tests.push(Test::Challenged),
            Part::ChallengingA(target) => {
                let Scope::Fits(what) = self.scope(target)? else {
                    return self.missing("challenging that");
                };
                filter.tests.push(Test::ChallengingA(what));
            }
            Part::WithCardUnder(_) => tests.push(Test::HasUnder),
            Part::WithInkSymbol => tests.push(Test::Inkable),
            Part::MoreThanEach(stat, each) => {
                let each = self.filter(&each.0, Where::Play, Side::Any, false)?;
                filter.derived = true;
                filter.tests.push(Test::MoreThanEach(*stat, each));
            }
            Part::UsingShift(_) => return self.missing("a way of playing in a description"),
            Part::Under(target) => match **target {
                Target::Of(Det::This, _) => {
                    filter.zone = Where::UnderSource;
                    filter.side = Side::Any;
                }
                _ => {
                    filter.zone = Where::UnderOf(self.known(target)?);
                    filter.side = Side::Any;
                }
            },
            Part::FromUnder(target) => {
                filter.zone = Where::UnderOf(self.hosts(target)?);
                filter.side = Side::Any;
            }
            Part::Non(kind) | Part::IsNot(kind) | Part::IsNotCard(kind) => {
                tests.push(Test::NotKind(kind_bit(*kind)));
            }
            Part::NotNamed(names) => {
                for name in names {
                    let name = self.name(name);
                    filter.tests.push(Test::NotNamed(name));
                }
            }
            Part::HavingCardUnder(_) => tests.push(Test::HasUnder),
            Part::StatIsEach(stat, bound) => return self.part(&Part::StatIs(*stat, *bound), filter),
            Part::FromHandOrDiscard(whose) => {
                filter.zone = Where::HandOrDiscard;
                filter.side = self.side(*whose)?;
            }
            Part::FromTop(_) => return self.missing("cards from the top of a deck in a description"),
            Part::SameName => {
                let cards = self.antecedent();
                filter.tests.push(Test::SameName(cards));
            }
            Part::SameNameAs(other) => {
                let cards = self.known(other)?;
                filter.tests.push(Test::SameName(cards));
            }
            Part::ThatName => tests.push(Test::GivenName),
            Part::StatAgainst(stat, other, of) => {
                let cards = self.known(of)?;
                filter.derived = true;
                filter.tests.push(Test::AtMostOf(*stat, *other, cards));
            }
            Part::SameCostOrLess => {
                let cards = self.antecedent();
                filter.tests.push(Test::CostUpTo(0, cards));
            }
            Part::CostUpToMore(more, of) => {
                let cards = self.known(of)?;
                filter.tests.push(Test::CostUpTo(i16::from(*more), cards));
            }
            Part::LessThan(stat, of) => {
                let cards = self.known(of)?;
                filter.derived = true;
                filter.tests.push(Test::LessThan(*stat, cards));
            }
            Part::NotMoreThanHad(stat, _) => {
                let cards = self.antecedent();
                filter.derived = true;
                filter.tests.push(Test::AtMostOf(*stat, *stat, cards));
            }
            Part::Total(stat, Bound::OrLess(most)) => {
                // The pick that uses this filter gets the next register.
                filter.derived = true;
                let reg = self.s.regs;
                filter.tests.push(Test::WithinTotal(*stat, i16::from(*most), reg));
            }
            Part::Total(..) => return self.missing("such a total"),
            Part::OfTheirs => filter.side = Side::That,
            Part::WasChallenged => tests.push(Test::WasChallenged),
            Part::Revealed => filter.zone = Where::Aside,
            Part::Done(_) => return self.missing("what something was done to, in a description"),
            Part::WereUnder(pronoun) => {
                let host = self.known(&Target::Pronoun(*pronoun))?;
                filter.zone = Where::Discard;
                filter.side = Side::Any;
                filter.tests.push(Test::WasUnder(host));
            }
            Part::AtRandom => return self.missing("cards at random here"),
        }
        Ok(())
    }

    fn side(&mut self, whose: Whose) -> Lowered<Side> {
        Ok(match whose {
            Whose::Your => Side::You,
            Whose::Their => Side::That,
            Whose::Opponents | Whose::AnOpponents | Whose::EachOpponents | Whose::YourOpponents => {
                Side::Opponents
            }
            Whose::Any | Whose::EachPlayers | Whose::APlayers => Side::Any,
            Whose::ChosenPlayers | Whose::ChosenOpponents if self.s.running => {
                self.s.named = true;
                self.emit(Op::ChoosePlayer { opponents: whose == Whose::ChosenOpponents });
                Side::That
            }
            Whose::ItsPlayers
            | Whose::TheirPlayers
            | Whose::TheirPlayersPlural
            | Whose::ChosenPlayers
            | Whose::ChosenOpponents => return self.missing("such a player's zone"),
        })
    }

    /// The side of the cards being looked at.
    pub(super) fn aside_side(&self) -> Side {
        if self.s.theirs { Side::Any } else { self.own_side() }
    }

    /// A filter for what fits any of several descriptions.
    pub(super) fn either(&mut self, any: &[Target], zone: Where, side: Side) -> Lowered<FilterId> {
        let mut filters = vec![];
        for target in any {
            let Target::Of(Det::A | Det::Any, noun) = target else {
                return self.missing("such an alternative");
            };
            filters.push(self.filter(&noun.0, zone, side, false)?);
        }
        let [first, second] = filters[..] else { return self.missing("so many alternatives") };
        self.db.filters.push(Filter { zone, side, tests: vec![Test::Either(first, second)], derived: true });
        Ok(FilterId(self.db.filters.len() as u16 - 1))
    }

    /// The side that the speaker's own things are on.
    pub(super) fn own_side(&self) -> Side {
        match self.s.by {
            Players::You => Side::You,
            Players::Opponents
            | Players::Everyone
            | Players::That
            | Players::Of(_)
            | Players::Ahead
            | Players::MostCards
            | Players::Chosen => Side::That,
        }
    }

    /// What a pronoun or "that card" means.
    fn antecedent(&self) -> Cards {
        self.s.ante.unwrap_or(Cards::This)
    }

    /// "the challenging character": the trigger's other card where the event was about the challenged one.
    fn challenge_role(&self, parts: &[Part]) -> Option<Cards> {
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

    pub(super) fn whose_deck(&mut self, whose: Whose) -> Lowered<Players> {
        Ok(match whose {
            Whose::Your => Players::You,
            Whose::Their => Players::That,
            Whose::EachPlayers | Whose::Any => Players::Everyone,
            Whose::EachOpponents | Whose::Opponents => Players::Opponents,
            Whose::ChosenPlayers | Whose::ChosenOpponents if self.s.running => {
                self.s.named = true;
                self.emit(Op::ChoosePlayer { opponents: whose == Whose::ChosenOpponents });
                Players::That
            }
            Whose::ItsPlayers | Whose::TheirPlayers if self.s.ante.is_some() => {
                Players::Of(self.antecedent())
            }
            Whose::ItsPlayers
            | Whose::TheirPlayers
            | Whose::TheirPlayersPlural
            | Whose::ChosenPlayers
            | Whose::ChosenOpponents
            | Whose::APlayers
            | Whose::YourOpponents
            | Whose::AnOpponents => return self.missing("such a player's deck"),
        })
    }

    /// The filter of a noun in an effect: cards of hand or deck are the speaker's own.
    pub(super) fn noun_filter(&mut self, noun: &Noun, zone: Where, other: bool) -> Lowered<FilterId> {
        let card = noun.0.iter().any(|part| matches!(part, Part::CardOf(_)));
        let zone = match zone {
            Where::Play if card && self.s.looking.is_some() => Where::Aside,
            Where::Play if card => Where::Hand,
            zone => zone,
        };
        let side = match zone {
            Where::Play | Where::Discard | Where::UnderSource | Where::UnderOf(_) => Side::Any,
            Where::Aside => self.aside_side(),
            Where::Hand | Where::Inkwell | Where::Deck | Where::HandOrDiscard => self.own_side(),
        };
        self.filter(&noun.0, zone, side, other)
    }

    fn pick(
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

    pub(super) fn amount(&mut self, amount: &Amount) -> Lowered<Value> {
        self.scaled(amount, 1)
    }

    /// An amount times `sign`.
    pub(super) fn scaled(&mut self, amount: &Amount, sign: i16) -> Lowered<Value> {
        match amount {
            Amount::Number(n) => Ok(Value::N(sign * i16::from(*n))),
            Amount::ForEach(n, measure) => self.measure(measure, sign * i16::from(*n)),
            Amount::EqualTo(measure) => self.measure(measure, sign),
            Amount::ThatMany | Amount::SameAmount => Ok(Value::Counted(sign)),
            Amount::All => Ok(Value::N(i16::MAX)),
            Amount::Each(n) => Ok(Value::N(sign * i16::from(*n))),
            Amount::A => Ok(Value::N(sign)),
            Amount::AtMost(amount, most, _) => {
                let value = self.scaled(amount, sign)?;
                self.db.values.push(value);
                Ok(Value::AtMost(self.db.values.len() as u16 - 1, i16::from(*most)))
            }
        }
    }

    /// The cards that others lie under: chosen or gathered where the words say so.
    fn hosts(&mut self, target: &Target) -> Lowered<Cards> {
        match target {
            Target::Of(Det::All | Det::Each | Det::EachOf | Det::Bare, _) if self.s.running => {
                let before = self.s.ante;
                let cards = self.target(target, Where::Play)?;
                self.s.ante = before;
                Ok(cards)
            }
            target => self.measured(target),
        }
    }

    /// What a measure is taken of: chosen where the words say so.
    fn measured(&mut self, target: &Target) -> Lowered<Cards> {
        match target {
            Target::Of(Det::Chosen(_) | Det::AnotherChosen(_) | Det::OneOf | Det::A, _) if self.s.running => {
                let before = self.s.ante;
                let cards = self.target(target, Where::Play)?;
                self.s.ante = before.or(Some(cards));
                Ok(cards)
            }
            target => self.known(target),
        }
    }

    pub(super) fn measure(&mut self, measure: &Measure, n: i16) -> Lowered<Value> {
        Ok(match measure {
            Measure::InkTypes(noun, Deed::Revealed) => {
                let filter = self.filter(&noun.0, Where::Aside, Side::Any, false)?;
                Value::InkTypes(n, filter)
            }
            Measure::InkTypes(..) => return self.missing("the ink types of such cards"),
            Measure::Count(noun) | Measure::CountOf(noun) => {
                let filter = self.filter(&noun.0, Where::Play, Side::Any, false)?;
                Value::PerCard(n, filter)
            }
            Measure::DamageOn(Target::Of(Det::Bare | Det::All, noun)) => {
                Value::DamageOnFits(n, self.filter(&noun.0, Where::Play, Side::Any, false)?)
            }
            Measure::DamageOn(target) => Value::PerDamage(n, self.measured(target)?),
            Measure::DamageRemoved
            | Measure::EventNumber
            | Measure::EventCards
            | Measure::LoreLost
            | Measure::ThatNumber
            | Measure::LoreLostPlain
            | Measure::CountersMoved => Value::Counted(n),
            Measure::ThisWay(noun, deed) => {
                let held = match deed {
                    Deed::Discarded => self.s.roles.discarded,
                    Deed::Banished => self.s.roles.banished,
                    Deed::Moved | Deed::YouMoved => self.s.roles.moved,
                    Deed::YouRemovedDamageFrom | Deed::Revealed => {
                        return self.missing("what damage was removed from");
                    }
                };
                let Some(cards) = held else { return self.missing("a measure of what was not done") };
                let filter = self.filter(&noun.0, Where::Play, Side::Any, false)?;
                Value::PerHeld(n, cards, filter)
            }
            Measure::Sang => {
                let filter = self.filter(&[], Where::Play, Side::Any, false)?;
                Value::PerHeld(n, Cards::Reg(SINGERS), filter)
            }
            Measure::WereUnder(target) => Value::PerUnder(n, self.known(target)?),
            Measure::ThisTurn(event) => Value::Happened(n, self.happened(event)?),
            Measure::Stat(stat, target @ Target::Of(_, noun)) if outside_play(noun) => {
                Value::Printed(n, *stat, self.measured(target)?)
            }
            Measure::Stat(stat, target) => {
                self.derived = true;
                Value::Stat(n, *stat, self.measured(target)?)
            }
            Measure::Lore(who) => Value::Lore(n, self.player(*who)?),
            Measure::CardsUnder(target) => Value::PerUnder(n, self.known(target)?),
        })
    }

    /// The players a subject means; a chosen one is asked for.
    pub(super) fn player(&mut self, who: Who) -> Lowered<Players> {
        Ok(match who {
            Who::Implied => self.s.by,
            Who::You => Players::You,
            Who::AnOpponent
            | Who::Opponents
            | Who::EachOpponent
            | Who::AllOpponents
            | Who::SomeOpponents
            | Who::YourOpponent => Players::Opponents,
            Who::WithMostCards | Who::WithMostCardsPlural => Players::MostCards,
            Who::EachOpponentAhead => Players::Ahead,
            Who::EachOpposingPlayer => Players::Opponents,
            Who::ThatCharactersPlayer => Players::Of(self.antecedent()),
            Who::ChallengingCharactersPlayer => {
                Players::Of(self.challenge_role(&[Part::Challenging]).unwrap_or(Cards::Challenging))
            }
            Who::EachPlayer => Players::Everyone,
            Who::ChosenOpponent => {
                self.s.named = true;
                self.emit(Op::ChoosePlayer { opponents: true });
                Players::That
            }
            Who::ChosenPlayer => {
                self.s.named = true;
                self.emit(Op::ChoosePlayer { opponents: false });
                Players::That
            }
            // The player of the card spoken of, unless a player was named.
            Who::ThatPlayer if !self.s.named && self.s.by == Players::You => match self.s.ante {
                Some(cards) => Players::Of(cards),
                None => Players::That,
            },
            Who::They if self.s.several => Players::Chosen,
            Who::ThatPlayer | Who::They => Players::That,
            Who::ChallengingPlayer => {
                Players::Of(self.challenge_role(&[Part::Challenging]).unwrap_or(Cards::Challenging))
            }
            Who::ItsPlayer | Who::TheirPlayer => Players::Of(self.antecedent()),
        })
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

/// Whether a noun speaks of cards in a hand or discard, which have what is printed on them.
fn outside_play(noun: &Noun) -> bool {
    let elsewhere = |part: &Part| {
        matches!(
            part,
            Part::InDiscard(_) | Part::FromDiscard(_) | Part::FromHandOrDiscard(_) | Part::Discarded
        )
    };
    noun.0.iter().any(elsewhere)
}
