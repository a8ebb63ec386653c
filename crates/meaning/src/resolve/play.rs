//! Playing cards by effects.

use super::mention::{Mention, role};
use super::target::Needs;
use super::{Resolution, Resolver};
use crate::{Able, Cards, Description, Gap, HowMany, Place, Side, Step, Test, Var, Way};
use wording::{Det, Effect, Kind, Moment, Noun, Part, Target, Whose};

impl Resolver<'_> {
    pub(super) fn played(&mut self, effect: &Effect) -> Resolution<()> {
        match effect {
            // 4.3.2.2: the player who plays a card chooses how to pay for it.
            Effect::Play(target, false) | Effect::PlayFrom(target, Part::FromDiscard(_), false)
                if matches!(target, Target::Pronoun(_) | Target::Of(Det::That, _)) =>
            {
                // If the card refers to itself, its other abilities give the ways to play it.
                match self.known(target)? {
                    Cards::This => self.step(Step::Play { cards: Cards::This, way: Way::ForInk }),
                    cards => self.play_as_in_hand(cards),
                }
            }
            Effect::Play(target, free) => {
                let way = if *free { Way::Free } else { Way::ForInk };
                self.play(target, *free, way)
            }
            Effect::PlayExerted(target) => self.play_exerted(target, true),
            Effect::PlayAgain(target, Part::FromDiscard(Whose::Your), free) => self.play_again(target, *free),
            Effect::PlayFrom(target, Part::FromDiscard(_), free) => {
                let way = if *free { Way::Free } else { Way::ForInk };
                self.play(target, *free, way)
            }
            Effect::PlayFrom(..) => self.unsupported(Gap::PlayFromThere),
            Effect::PlayAgain(..) => self.unsupported(Gap::PlayFromThere),
            Effect::PlayAsInHand(target) => {
                let cards = self.known(target)?;
                self.play_as_in_hand(cards)
            }
            Effect::Shift(target, free) => self.shift(target, *free),
            Effect::PlayOrShift(target, free) => {
                let ways = [Effect::Play(target.clone(), *free), Effect::Shift(target.clone(), *free)];
                self.options(ways.iter().map(std::slice::from_ref))
            }
            _ => self.unsupported(Gap::SuchEffect),
        }
    }

    fn play(&mut self, target: &Target, free: bool, way: Way) -> Resolution<()> {
        let cards = self.target_for(target, Place::Hand, Needs::Always(Able::Play { free }))?;
        // From now on the card is in play, unless it is an action.
        if let Some(mention) = self.scene.mentions.iter_mut().rev().find(|m| m.cards == cards) {
            mention.in_play = true;
        }
        self.step(Step::Play { cards, way })
    }

    pub(super) fn play_exerted(&mut self, target: &Target, free: bool) -> Resolution<()> {
        let way = if free { Way::FreeExerted } else { Way::ForInkExerted };
        self.play(target, free, way)
    }

    /// A card that was played before and has gone to the player's own discard, where the effect says to find
    /// it (7.1.6).
    fn play_again(&mut self, target: &Target, free: bool) -> Resolution<()> {
        let sung = matches!(self.scene.trigger, Some(event) if matches!(event.moment, Moment::Sings | Moment::SongSung));
        let card = match target {
            Target::Of(Det::That, noun) if sung && noun.0 == [Part::Is(vec![Kind::Song])] => {
                self.refer("that song", "the event's song", Cards::Object);
                Cards::Object
            }
            target => self.known(target)?,
        };
        let var = self.scene.new_var();
        self.emit(Step::Recall { var, card, whose: Some(self.scene.by) });
        let mut mention = Mention::new(Cards::Var(var), &[Part::Is(vec![Kind::Song])], self.own_side(), true);
        mention.in_play = false;
        self.mention(mention);
        let way = if free { Way::Free } else { Way::ForInk };
        self.step(Step::Play { cards: Cards::Var(var), way })
    }

    /// Offers each way of playing a card from the hand as an option (4.3.2, 5.4.4, 8.10, 8.12).
    fn play_as_in_hand(&mut self, cards: Cards) -> Resolution<()> {
        let by = self.scene.by;
        let play = |way| Step::Play { cards, way };
        let shift = self.block(|r| {
            let base = r.one_of_play(Able::BeShiftedOn { by: cards, free: false });
            r.step(play(Way::Shift { base, free: false }))
        })?;
        let sing = self.block(|r| {
            let singer = r.one_of_play(Able::Sing(cards));
            r.step(play(Way::Sung(singer)))
        })?;
        // From now on the card is in play, unless it is an action.
        if let Some(mention) = self.scene.mentions.iter_mut().rev().find(|m| m.cards == cards) {
            mention.in_play = true;
        }
        let options = vec![
            vec![play(Way::ForInk)],
            shift,
            sing,
            vec![play(Way::SungTogether)],
            vec![play(Way::AsAllowed)],
        ];
        self.step(Step::Options { by, options, said: vec![] })
    }

    /// "shift a character from your discard": chooses the card first, then its base.
    fn shift(&mut self, target: &Target, free: bool) -> Resolution<()> {
        let Target::Of(Det::A | Det::Any, Noun(parts)) = target else {
            return self.unsupported(Gap::ShiftThose);
        };
        let mut from = self.describe_noun(&Noun(parts.clone()), Place::Hand, false)?;
        from.tests.push(Test::Able(Able::Shift { free }));
        let side = from.side;
        let cards = Cards::Var(self.choose(from, HowMany::ONE, false));
        let mut mention = Mention::new(cards, parts, side, true);
        mention.roles |= role::CHOSEN;
        self.mention(mention);
        let base = self.one_of_play(Able::BeShiftedOn { by: cards, free });
        self.step(Step::Play { cards, way: Way::Shift { base, free } })
    }

    /// This card is being played; its player chooses the base.
    pub(super) fn shift_this(&mut self) -> Resolution<()> {
        let base = self.one_of_play(Able::BeShiftedOn { by: Cards::This, free: true });
        self.step(Step::ShiftOnto(Cards::Var(base)))
    }

    /// A card in play that belongs to the player who acts.
    fn one_of_play(&mut self, able: Able) -> Var {
        let Side::Of(players) = self.own_side() else { return self.scene.new_var() };
        let from = Description { place: Place::Play, side: Side::Of(players), tests: vec![Test::Able(able)] };
        self.choose(from, HowMany::ONE, false)
    }
}
