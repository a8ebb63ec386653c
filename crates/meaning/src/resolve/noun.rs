//! Descriptions of cards.

use super::mention::Kinds;
use super::{Referent, Resolution, Resolver};
use crate::{Cards, Description, Doubt, Gap, Place, Players, Scope, Side, Test};
use wording::{Bound, CardType, Det, Kind, Noun, Part, QuantifiedPlayers, Target, Who, Whom, Whose};

impl Resolver<'_> {
    /// Resolves the parts of a noun. `place` and `side` apply if the words name no zone or owner; `other`
    /// means that the noun follows "another", which excludes some cards.
    pub(super) fn describe(
        &mut self,
        parts: &[Part],
        place: Place,
        side: Side,
        other: bool,
    ) -> Resolution<Description> {
        let mut of = Description { place, side, tests: vec![] };
        for part in parts {
            self.part(part, parts, &mut of)?;
        }
        if other || parts.contains(&Part::Other) {
            let left_out = self.others(parts, of.side)?;
            // Cheap tests come first.
            of.tests.extend(left_out.into_iter().map(Test::Except));
        }
        Ok(of)
    }

    /// The tests alone, for cards that are already known.
    pub(super) fn tests(&mut self, parts: &[Part]) -> Resolution<Vec<Test>> {
        let of = self.describe(parts, Place::Play, Side::Any, false)?;
        let mut tests = of.tests;
        if of.side != Side::Any {
            tests.push(Test::Such(Box::new(crate::Condition::Has {
                who: QuantifiedPlayers::any(match of.side {
                    Side::Of(players) => players,
                    Side::Any => Players::Everyone,
                }),
                of: Description {
                    place: Place::Play,
                    side: Side::Of(Players::Asked),
                    tests: vec![Test::Is(Cards::It)],
                },
                min: 1,
                max: u16::MAX,
            })));
        }
        Ok(tests)
    }

    fn part(&mut self, part: &Part, all: &[Part], of: &mut Description) -> Resolution<()> {
        let tests = &mut of.tests;
        match part {
            Part::Your | Part::OfYours => of.side = Side::Of(Players::You),
            Part::Their | Part::OfTheirs => of.side = Side::Of(self.they_player("their")?),
            Part::Opposing | Part::YourOpponents => of.side = Side::Of(Players::Opponents),
            // Handled after everything else.
            Part::Other => {}
            Part::Exerted => tests.push(Test::Exerted),
            Part::Ready => tests.push(Test::Ready),
            Part::Damaged | Part::WithDamage => tests.push(Test::Damaged),
            Part::Undamaged | Part::WithNoDamage => tests.push(Test::Undamaged),
            Part::Challenging => tests.push(Test::Challenging),
            Part::Challenged | Part::BeingChallenged => tests.push(Test::Challenged),
            Part::Class(classes) | Part::ClassAnd(classes) => tests.push(Test::Class(classes.clone())),
            Part::Ink(ink) => tests.push(Test::Ink(*ink)),
            Part::Next => {}
            Part::Banished | Part::Chosen | Part::Discarded | Part::Moved => {
                return self.unsupported(Gap::DescribedByDone);
            }
            Part::Is(kinds) | Part::CardOf(kinds) | Part::IsAndOr(kinds) | Part::IsOr(kinds) => {
                if !kinds.is_empty() {
                    tests.push(Test::Kind(kinds.clone()));
                }
            }
            Part::InkDrop | Part::Have(_) => return self.unsupported(Gap::DropsForCards),
            Part::Named(names) => tests.push(Test::Named(names.clone())),
            Part::StatIs(stat, bound) | Part::StatIsEach(stat, bound) => match bound {
                Bound::OrMore(n) | Bound::OrGreater(n) => tests.push(Test::AtLeast(*stat, i16::from(*n))),
                Bound::OrLess(n) => tests.push(Test::AtMost(*stat, i16::from(*n))),
                Bound::Exactly(n) => {
                    tests.push(Test::AtLeast(*stat, i16::from(*n)));
                    tests.push(Test::AtMost(*stat, i16::from(*n)));
                }
                Bound::Some | Bound::Another | Bound::None | Bound::Any | Bound::Only(_) => {
                    return self.unsupported(Gap::StatBound);
                }
            },
            Part::With(keyword) => tests.push(Test::Has(*keyword)),
            Part::Without(keyword) => tests.push(Test::Lacks(*keyword)),
            Part::NameOf(names) => tests.push(Test::Named(names.clone())),
            // Cards from outside the deck wait under the leader that mentions them.
            Part::FromCollection(_) => (of.place, of.side) = (Place::Under(Cards::This), Side::Any),
            Part::InHandDeckDiscard(whose) => {
                (of.place, of.side) = (Place::HandOrDiscard, self.side(*whose)?);
            }
            Part::WithoutAbility => tests.push(Test::LacksAbility),
            Part::There => return self.unclear("there", Doubt::NoZone),
            Part::AbilityOrAction => return self.unsupported(Gap::DescribedByDone),
            Part::InPlay => of.place = Place::Play,
            Part::HaveInPlay(who) => {
                of.place = Place::Play;
                of.side = self.holder(*who)?;
            }
            Part::Here | Part::RightHere | Part::FromHere => tests.push(self.here()),
            Part::HaveHere(who) => {
                tests.push(self.here());
                of.place = Place::Play;
                of.side = self.holder(*who)?;
            }
            Part::OfClass(class) => {
                tests.push(Test::Kind(vec![Kind::Character]));
                tests.push(Test::Class(vec![class.clone()]));
            }
            Part::AnyOf(any) => {
                let mut lists = vec![];
                for part in any {
                    lists.push(self.tests(std::slice::from_ref(part))?);
                }
                of.tests.push(Test::Any(lists));
            }
            Part::AtThatLocation => {
                let place = self.that_location("that location")?;
                let at = if place == Cards::ThisPlace { Test::WhereThisIs } else { Test::At(place) };
                of.tests.push(at);
            }
            // The tests so far, or this noun's.
            Part::OrElse(other) | Part::OrA(other) => {
                let second = self.describe(&other.0, of.place, of.side, false)?;
                let first = std::mem::take(&mut of.tests);
                of.tests = vec![Test::Any(vec![first, second.tests])];
            }
            Part::DamageIs(bound) => match bound {
                Bound::OrMore(n) | Bound::OrGreater(n) => tests.push(Test::DamageAtLeast((*n).into())),
                _ => return self.unsupported(Gap::DamageBound),
            },
            Part::FromThere => {
                let Some(zone) = self.scene.there.clone() else {
                    return self.unclear("there", Doubt::NoZone);
                };
                self.refer("there", "the zone just looked at", Referent::Zone);
                return self.part(&zone, all, of);
            }
            // Parts after the last kind of the head apply to that kind.
            Part::AtLocation | Part::AtLocations => {
                let head = Kinds::of_parts(all);
                let locations = Kinds::of(&[Kind::Location]);
                let both = head != Kinds::ANY && head.may_be(locations);
                tests.push(if both { Test::LocationOrAtOne } else { Test::AtLocation });
            }
            Part::InHand(whose) | Part::FromHand(whose) | Part::InHands(whose) => {
                (of.place, of.side) = (Place::Hand, self.side(*whose)?);
            }
            Part::InInkwell(whose) | Part::FromInkwell(whose) => {
                (of.place, of.side) = (Place::Inkwell, self.side(*whose)?);
            }
            Part::InDiscard(whose) | Part::FromDiscard(whose) => {
                (of.place, of.side) = (Place::Discard, self.side(*whose)?);
            }
            Part::FromHandOrDiscard(whose) => {
                (of.place, of.side) = (Place::HandOrDiscard, self.side(*whose)?);
            }
            Part::ChallengingA(target) => match self.scope(target)? {
                Scope::Each(what) => of.tests.push(Test::ChallengingA(Box::new(what))),
                Scope::This => return self.unsupported(Gap::ChallengesThis),
            },
            Part::WithCardUnder(_) | Part::HavingCardUnder(_) => tests.push(Test::HasUnder),
            Part::WithInkSymbol => tests.push(Test::Inkable),
            Part::MoreThanEach(stat, each) => {
                let each = self.describe(&each.0, Place::Play, Side::Any, false)?;
                of.tests.push(Test::MoreThanEach(*stat, Box::new(each)));
            }
            // Compared with everything of its kind in play, on every side.
            Part::HighestOrTied(stat) => {
                let plain =
                    |part: &&Part| matches!(part, Part::Is(_) | Part::InPlay | Part::HighestOrTied(_));
                if !all.iter().all(|part| plain(&part)) {
                    return self.unsupported(Gap::HighestOfThose);
                }
                let kind: Vec<Part> =
                    all.iter().filter(|part| matches!(part, Part::Is(_))).cloned().collect();
                let each = self.describe(&kind, Place::Play, Side::Any, false)?;
                of.tests.push(Test::NoneHasMore(*stat, Box::new(each)));
            }
            Part::PlayedThisTurn(who) => {
                let who = self.player(*who)?;
                of.tests.push(Test::PlayedThisTurn(who));
            }
            Part::FromDeck(_) => return self.unsupported(Gap::FromDeck),
            Part::DifferentName => return self.unsupported(Gap::DifferentNames),
            Part::UsingShift(_) => return self.unsupported(Gap::WayOfPlaying),
            Part::Under(target) => {
                (of.place, of.side) = (Place::Under(self.known(target)?), Side::Any);
            }
            Part::FromUnder(target) => {
                (of.place, of.side) = (Place::Under(self.hosts(target)?), Side::Any);
            }
            Part::Non(kind) | Part::IsNot(kind) | Part::IsNotCard(kind) => tests.push(Test::NotKind(*kind)),
            Part::NotNamed(names) => tests.push(Test::NotNamed(names.clone())),
            Part::FromTop(_) => return self.unsupported(Gap::FromTop),
            Part::SameName => {
                if self.scene.mentions.is_empty() {
                    return self.unclear("the same name", Doubt::NothingNamed);
                }
                let cards = self.last_one("the same name")?;
                of.tests.push(Test::SharesName(cards));
            }
            Part::SameNameAs(other) => {
                let cards = self.known(other)?;
                of.tests.push(Test::SharesName(cards));
            }
            Part::ThatName => tests.push(Test::GivenName),
            Part::StatAgainst(stat, other, target) => {
                let cards = self.known(target)?;
                of.tests.push(Test::AtMostOf(*stat, *other, cards));
            }
            Part::SameCostOrLess => {
                let cards = self.last_one("the same cost")?;
                of.tests.push(Test::CostUpTo(0, cards));
            }
            Part::CostUpToMore(more, target) => {
                let cards = self.known(target)?;
                of.tests.push(Test::CostUpTo(i16::from(*more), cards));
            }
            Part::LessThan(stat, target) => {
                let cards = self.known(target)?;
                of.tests.push(Test::LessThan(*stat, cards));
            }
            Part::NotMoreThanHad(stat, pronoun) => {
                let cards = self.pronoun(*pronoun)?;
                of.tests.push(Test::AtMostOf(*stat, *stat, cards));
            }
            Part::Total(stat, Bound::OrLess(most)) => tests.push(Test::Total(*stat, i16::from(*most))),
            Part::Total(..) => return self.unsupported(Gap::SuchTotal),
            Part::WasChallenged => tests.push(Test::WasChallenged),
            Part::Revealed => of.place = Place::Aside,
            Part::Done(wording::Deed::Revealed) => match (self.scene.looking, self.scene.shown) {
                (Some(_), _) => (of.place, of.side) = (Place::Aside, Side::Any),
                (None, Some(players)) => (of.place, of.side) = (Place::Hand, Side::Of(players)),
                (None, None) => return self.unclear("this way", Doubt::NothingDone),
            },
            Part::Done(_) => return self.unsupported(Gap::DescribedByDone),
            Part::WereUnder(pronoun) => {
                let host = self.pronoun(*pronoun)?;
                (of.place, of.side) = (Place::Discard, Side::Any);
                of.tests.push(Test::WasUnder(host));
            }
            Part::AtRandom => return self.unsupported(Gap::AtRandom),
        }
        Ok(())
    }

    /// "here": at this location, or for a character, at its location.
    fn here(&self) -> Test {
        if self.scene.card_type == CardType::Location { Test::AtThis } else { Test::WhereThisIs }
    }

    /// The players who have something in play.
    fn holder(&mut self, who: Who) -> Resolution<Side> {
        Ok(match who {
            Who::You | Who::Implied => Side::Of(Players::You),
            Who::Opponents | Who::AnOpponent | Who::EachOpponent | Who::AllOpponents => {
                Side::Of(Players::Opponents)
            }
            Who::EachPlayer => Side::Any,
            Who::ThatPlayer | Who::They => Side::Of(self.they_player("they")?),
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
            | Who::YouAndAnother
            | Who::EachOpponentAhead => return self.unsupported(Gap::PlayerHas),
        })
    }

    pub(super) fn side(&mut self, whose: Whose) -> Resolution<Side> {
        Ok(match whose {
            Whose::Your => Side::Of(Players::You),
            Whose::Their => Side::Of(self.they_player("their")?),
            Whose::Opponents | Whose::AnOpponents | Whose::EachOpponents | Whose::YourOpponents => {
                Side::Of(Players::Opponents)
            }
            Whose::Any | Whose::EachPlayers | Whose::APlayers => Side::Any,
            Whose::ChosenPlayers | Whose::ChosenOpponents if self.scene.running => {
                let opponents = whose == Whose::ChosenOpponents;
                Side::Of(self.choose_player(if opponents { Whom::Opponents } else { Whom::Anyone }))
            }
            Whose::ItsPlayers
            | Whose::TheirPlayers
            | Whose::TheirPlayersPlural
            | Whose::ChosenPlayers
            | Whose::ChosenOpponents => return self.unsupported(Gap::PlayersZone),
        })
    }

    /// The owner of the cards being looked at.
    pub(super) fn aside_side(&self) -> Side {
        match self.scene.looking {
            Some(looking) if looking.theirs => Side::Any,
            _ => self.own_side(),
        }
    }

    /// The player who acts, as an owner.
    pub(super) fn own_side(&self) -> Side {
        Side::Of(self.scene.by)
    }

    /// Cards that match any of several descriptions.
    pub(super) fn either(&mut self, any: &[Target], place: Place, side: Side) -> Resolution<Description> {
        let mut lists = vec![];
        for target in any {
            let Target::Of(Det::A | Det::Any, noun) = target else {
                return self.unsupported(Gap::SuchAlternative);
            };
            lists.push(self.describe(&noun.0, place, side, false)?.tests);
        }
        Ok(Description { place, side, tests: vec![Test::Any(lists)] })
    }

    /// A noun in an effect. Cards in a hand or deck belong to the player who acts.
    pub(super) fn describe_noun(
        &mut self,
        noun: &Noun,
        place: Place,
        other: bool,
    ) -> Resolution<Description> {
        let card = noun.0.iter().any(|part| matches!(part, Part::CardOf(_)));
        let place = match place {
            Place::Play if card && self.scene.looking.is_some() => Place::Aside,
            Place::Play if card => Place::Hand,
            place => place,
        };
        let side = match place {
            Place::Play | Place::Discard | Place::Under(_) => Side::Any,
            Place::Aside => self.aside_side(),
            Place::Hand | Place::Inkwell | Place::Deck | Place::HandOrDiscard | Place::HandDiscardPlay => {
                self.own_side()
            }
        };
        self.describe(&noun.0, place, side, other)
    }

    /// The cards that a static ability, a trigger or a replacement effect applies to.
    pub(super) fn scope(&mut self, target: &Target) -> Resolution<Scope> {
        match target {
            Target::Of(Det::This, _) => Ok(Scope::This),
            Target::Pronoun(pronoun) => match self.pronoun(*pronoun)? {
                Cards::This => Ok(Scope::This),
                _ => self.unsupported(Gap::RuleAboutKnown),
            },
            Target::Of(Det::Another, noun) => {
                Ok(Scope::Each(self.describe(&noun.0, Place::Play, Side::Any, true)?))
            }
            Target::Of(
                Det::A | Det::Any | Det::OneOf | Det::All | Det::Each | Det::EachOf | Det::Bare,
                noun,
            ) => Ok(Scope::Each(self.describe(&noun.0, Place::Play, Side::Any, false)?)),
            Target::Of(Det::The, noun)
                if noun.0.iter().any(|part| matches!(part, Part::Challenging | Part::Challenged)) =>
            {
                Ok(Scope::Each(self.describe(&noun.0, Place::Play, Side::Any, false)?))
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
            | Target::TopCards(_)
            | Target::SomeOf(_)
            | Target::BothOfThem
            | Target::Highest(..)
            | Target::TheCards(..) => self.unsupported(Gap::SuchSubject),
        }
    }

    /// "your locations and characters at locations": the owner is written once.
    fn joined_scope(&mut self, all: &[Target]) -> Resolution<Scope> {
        let [Target::Of(_, first), Target::Of(_, second)] = all else {
            return self.unsupported(Gap::SuchSubject);
        };
        let yours = first.0.first() == Some(&Part::Your);
        let side = if yours { Side::Of(Players::You) } else { Side::Any };
        let first = self.describe(&first.0, Place::Play, Side::Any, false)?;
        let second = self.describe(&second.0, Place::Play, Side::Any, false)?;
        let tests = vec![Test::Any(vec![first.tests, second.tests])];
        Ok(Scope::Each(Description { place: Place::Play, side, tests }))
    }
}
