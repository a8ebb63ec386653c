//! Choosing cards and players (6.1.3), finding cards, and storing numbers.

use super::CardList;
use super::completion::Completion;
use crate::api::event::EventKind;
use crate::api::ids::{CardId, Seat, SeatSet, rule};
use crate::edition::EditionQuestion;
use crate::program::{
    CardTest, ChooseOp, FilterId, FilterZone, Moment, NumberOperand, Pick, PickPurpose, Reg, RequiredAction,
};
use crate::run::GameRun;
use crate::state::frame::{EffectFrame, EffectKind, Prompt};
use crate::state::query::Ctx;
use crate::state::{UsedAbilities, Visibility, Zone};
use smallvec::SmallVec;
use wording::KeywordKind;

impl GameRun<'_> {
    pub fn run_choose(&mut self, effect: &EffectFrame, op: ChooseOp, ctx: &Ctx) {
        match op {
            ChooseOp::Pick(pick) => self.pick(pick, ctx),
            ChooseOp::PickMany(pick, n) => {
                let n = self.g.value(self.db, n, ctx).clamp(0, 255) as u8;
                if n == 0 {
                    return self.advance();
                }
                self.pick(Pick { min: n, max: n, ..pick }, ctx);
            }
            ChooseOp::All { reg, from } => {
                self.g.refresh(self.db);
                let mut found = CardList::new();
                self.g.each_fit(self.db, from, ctx, |id| {
                    found.push(id);
                    true
                });
                self.witness(!found.is_empty());
                self.register(reg, &found);
                self.advance();
            }
            ChooseOp::Random { reg, from, n } => self.random(reg, from, n, ctx),
            ChooseOp::Keep { reg, cards } => {
                let list = self.gather(cards, ctx);
                self.register(reg, &list);
                self.advance();
            }
            ChooseOp::Top { whose, n, reg } => {
                let mut found = CardList::new();
                let mut wanted = 0;
                for seat in self.players_of(whose, ctx) {
                    wanted += usize::from(n);
                    // Cards being looked at or revealed still count as the top of the deck.
                    let deck = self.g.zone(seat, Zone::Aside).chain(self.g.zone(seat, Zone::Deck));
                    found.extend(deck.take(usize::from(n)));
                }
                self.witness(!found.is_empty());
                self.register(reg, &found);
                if found.len() < wanted {
                    self.note(Completion::of(found.len(), wanted));
                }
                self.advance();
            }
            ChooseOp::Recall { reg, card, whose } => {
                let found = self.g.recalled(card, whose, ctx);
                self.register(reg, found.as_slice());
                self.witness(found.is_some());
                self.advance();
            }
            ChooseOp::Player { person, whom } => match effect.answer {
                -1 => self.ask(Prompt::Player { seat: effect.you, whom }),
                seat => {
                    if let Some(top) = self.effect_mut() {
                        top.people[usize::from(person)] = Seat(seat as u8);
                    }
                    self.advance();
                }
            },
            ChooseOp::Players { min, max } => match effect.answer {
                -1 => self.ask(Prompt::Players { seat: effect.you, min, max, picked: 0 }),
                _ => self.finish(Completion::when(!effect.chosen.is_empty())),
            },
            ChooseOp::KeepPlayers(who) => {
                let kept = self.players_of(who, ctx).iter().copied().collect();
                if let Some(top) = self.effect_mut() {
                    top.chosen = kept;
                }
                self.advance();
            }
            ChooseOp::Count { slot, n } => {
                let n = self.g.value(self.db, n, ctx);
                self.tally(Some(slot), n);
                self.witness(true);
                self.advance();
            }
            ChooseOp::SharedName(one, other) => {
                let names = |cards| {
                    let id = self.g.single(cards, ctx).id;
                    if id.is_some() { &self.db.def(self.g.card(id).def).names[..] } else { &[] }
                };
                let shared = names(one).iter().find(|name| names(other).contains(name)).copied();
                if let (Some(name), Some(effect)) = (shared, self.effect_mut()) {
                    effect.name = name;
                }
                self.advance();
            }
            ChooseOp::Name => match effect.answer {
                -1 => self.ask(Prompt::Name { seat: effect.you }),
                _ => {
                    self.tell(rule(5, 2, 6, 0), || EventKind::NamedCard {
                        seat: effect.you,
                        name: effect.name,
                    });
                    self.witness(true);
                    self.advance();
                }
            },
        }
    }

    fn pick(&mut self, mut pick: Pick, ctx: &Ctx) {
        self.g.refresh(self.db);
        pick.choose |= self.g.rules.say(EditionQuestion::MovingChooses) && self.is_for_a_move(pick.from);
        let Some(seat) = self.g.one_player(pick.by, ctx) else { return self.finish(Completion::Nothing) };
        // Stops counting when there are enough cards, at least one.
        let mut n = 0u16;
        self.g.each_fit(self.db, pick.from, ctx, |id| {
            n += u16::from(self.g.may_pick(id, seat, pick.choose).is_ok());
            n < u16::from(pick.min.max(1))
        });
        // 1.7.7: with no legal choice this part has no effect.
        if n == 0 && !self.hides_a_failure(pick, ctx) {
            return self.finish(Completion::Nothing);
        }
        self.witness(n >= u16::from(pick.min));
        if n < u16::from(pick.min) {
            self.note(Completion::Part);
        }
        if self.db.filters[usize::from(pick.from.0)].zone == FilterZone::Inkwell {
            self.let_choose_facedown(pick.from, seat, ctx);
        }
        self.advance();
        let min = u16::from(pick.min).min(n) as u8;
        let Pick { reg, from, max, choose, purpose, .. } = pick;
        self.ask(Prompt::Pick { seat, reg, from, min, max, picked: 0, choose, purpose });
    }

    /// Whether the choice is asked for even if nothing fits: a player may fail to find a card when they search a
    /// deck, and opponents must not learn that it holds none (7.1.4).
    fn hides_a_failure(&self, pick: Pick, ctx: &Ctx) -> bool {
        let filter = &self.db.filters[usize::from(pick.from.0)];
        let searched = |seat| self.g.on_side(filter.side, seat, ctx) && self.g.list(seat, Zone::Deck).len > 0;
        pick.min == 0 && filter.zone == FilterZone::Deck && self.g.seats().any(searched)
    }

    /// A player who has not looked at an inkwell can choose from it all the same, without knowing the cards.
    fn let_choose_facedown(&mut self, from: FilterId, seat: Seat, ctx: &Ctx) {
        let mut unknown = CardList::new();
        self.g.each_fit(self.db, from, ctx, |id| {
            if !self.g.knows(self.db, seat, id) {
                unknown.push(id);
            }
            true
        });
        for id in unknown {
            self.show_for_now(id, Visibility::Choosable(seat));
        }
    }

    /// Whether the cards are chosen to move, or to be moved to (4.7.1).
    fn is_for_a_move(&self, from: FilterId) -> bool {
        let tests = &self.db.filters[usize::from(from.0)].tests;
        tests
            .iter()
            .any(|test| matches!(test, CardTest::Able(RequiredAction::Move | RequiredAction::BeMovedTo(_))))
    }

    /// Handles a card that a player has chosen.
    pub fn chosen(&mut self, seat: Seat, card: CardId, choose: bool, purpose: PickPurpose) {
        if !choose || self.g.card(card).zone != Zone::Play {
            return;
        }
        self.tell(rule(6, 1, 3, 0), || EventKind::Chose { seat, card });
        let owner = self.g.card(card).owner;
        let source = self.g.asking_effect().map_or(CardId::NONE, |effect| effect.source.id);
        self.fire(Moment::Chosen, card, source, seat, 0);
        let action = self.g.asking_effect().is_some_and(|effect| effect.kind == EffectKind::Action);
        // 8.14.1
        if action && self.g.are_opponents(owner, seat) && self.g.traits(card).has(KeywordKind::Vanish) {
            self.add_to_bag(
                owner,
                card,
                (self.db.vanish, None),
                CardId::NONE,
                CardId::NONE,
                seat,
                0,
                UsedAbilities::NONE,
            );
        }
        if purpose == PickPurpose::Support {
            self.fire(Moment::ChosenForSupport, card, CardId::NONE, owner, 0);
        }
    }

    /// Selects cards at random, using the game's only source of randomness.
    fn random(&mut self, reg: Reg, from: FilterId, n: NumberOperand, ctx: &Ctx) {
        let mut found: SmallVec<[CardId; 32]> = SmallVec::new();
        self.g.each_fit(self.db, from, ctx, |id| {
            if !self.g.is_marketing(id) {
                found.push(id);
            }
            true
        });
        let n = self.g.value(self.db, n, ctx).max(0) as usize;
        let enough = found.len() >= n && n > 0;
        while found.len() > n {
            // What remains after removing random cards is a random selection.
            let out = self.g.chance.below(found.len() as u32) as usize;
            found.remove(out);
        }
        self.witness(enough);
        self.register(reg, &found);
        if !enough {
            self.note(Completion::of(found.len(), n.max(1)));
        }
        self.advance();
    }

    /// Adds a chosen player. Asks again as long as more may be chosen.
    pub fn choose_player(&mut self, seat: Seat, chosen: Seat, (min, max, picked): (u8, u8, u8)) {
        let all = self.g.turn_order().count();
        let Some(effect) = self.effect_mut() else { return };
        effect.chosen |= SeatSet::of(chosen);
        if picked < max && usize::from(picked) < all {
            self.ask(Prompt::Players { seat, min, max, picked });
        } else {
            effect.answer = 0;
        }
    }
}
