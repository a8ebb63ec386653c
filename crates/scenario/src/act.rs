//! `do` lines: turn actions of the active player.

use crate::ast::{AbilityChoice, ActionSpec, CardExpr, PaidActionSpec, PaymentSpec};
use crate::choose::PickExtent;
use crate::failure::{ActionFailure, ScenarioFailure};
use crate::nearest::{did_you_mean, nearest};
use crate::setup::seat;
use crate::table::ScenarioTable;
use cards::fold;
use engine::{Action, CardId, DecisionKind, EventKind, Payment, Seat, Zone};
use words::Message;

/// An index that no ability has, so the engine refuses it.
const NO_ABILITY: u8 = u8::MAX;

impl ScenarioTable {
    /// Takes the turn action. A refused action changes nothing.
    pub fn act(&mut self, paid: &PaidActionSpec) -> Result<(), ActionFailure> {
        self.attempt(|table| {
            let before = table.events().len();
            table.begin_action(&paid.action)?;
            table.pay_with(paid.drops.map(|drops| drops.number), before)
        })
    }

    /// Chooses the ink drops to remove as payment: the line's number, or as few as possible. The action began after `before`
    /// events.
    fn pay_with(&mut self, drops: Option<u16>, before: usize) -> Result<(), ActionFailure> {
        if self.game.asks_for_drops() {
            let Some(DecisionKind::Number { min, .. }) = self.game.decision().map(|decision| decision.kind)
            else {
                return Ok(());
            };
            return self.apply(Action::Number(drops.unwrap_or(min)));
        }
        // Without a question, only one number is possible.
        let events = &self.events()[before..];
        let payment = events.iter().position(|event| matches!(event.kind, EventKind::Paid { .. }));
        let paid: i32 = events[..payment.unwrap_or(0)]
            .iter()
            .map(|event| match event.kind {
                EventKind::InkDrops { n: n @ ..0, .. } => -i32::from(n),
                _ => 0,
            })
            .sum();
        match drops {
            Some(drops) if i32::from(drops) != paid => {
                Err(ActionFailure::refused(Message::new("scn-drops").with("drops", drops)))
            }
            Some(_) | None => Ok(()),
        }
    }

    fn begin_action(&mut self, action: &ActionSpec) -> Result<(), ActionFailure> {
        match (action, self.turn_action(action)?) {
            (
                ActionSpec::Play { how: PaymentSpec::Sing(singers), .. },
                Action::Play(song, Payment::SingTogether),
            ) => self.sing_together(song, singers),
            (ActionSpec::Play { how: PaymentSpec::Shift(onto), .. }, act) => {
                self.apply(act)?;
                self.second_base(&onto[1..])
            }
            (_, act) => Ok(self.apply(act)?),
        }
    }

    /// Chooses the second character to shift onto, if the line names one. If it is optional, the default is
    /// none.
    fn second_base(&mut self, second: &[CardExpr]) -> Result<(), ActionFailure> {
        match (second, self.game.asks_for_partner()) {
            ([], Some(false)) => Ok(self.apply(Action::Done)?),
            ([], _) => Ok(()),
            (_, Some(_)) => self.pick(second, PickExtent::All),
            (_, None) => Err(ActionFailure::refused(Message::new("scn-two-bases"))),
        }
    }

    /// The action of the line; for a song with several singers, its first part.
    pub fn turn_action(&self, action: &ActionSpec) -> Result<Action, ScenarioFailure> {
        let legal = self.legal();
        Ok(match action {
            ActionSpec::Ink(card) => {
                let meant = |id| legal.contains(&Action::Ink(id));
                Action::Ink(self.own(card, Zone::Hand, &meant)?)
            }
            ActionSpec::Play { card, how } => self.playing(card, how, &legal)?,
            ActionSpec::Quest(card) => {
                let meant = |id| legal.contains(&Action::Quest(id));
                Action::Quest(self.own(card, Zone::Play, &meant)?)
            }
            ActionSpec::Challenge { by, target } => {
                let pair = |wanted: &dyn Fn(CardId, CardId) -> bool| {
                    legal.iter().any(|action| matches!(action, Action::Challenge(a, b) if wanted(*a, *b)))
                };
                let meant = |id| pair(&|a, b| a == id && self.fits(target, b));
                let by = self.own(by, Zone::Play, &meant)?;
                let meant = |id| pair(&|a, b| a == by && b == id);
                Action::Challenge(by, self.opposing(target, &meant)?)
            }
            ActionSpec::Move { card, to } => {
                let pair = |wanted: &dyn Fn(CardId, CardId) -> bool| {
                    legal.iter().any(|action| matches!(action, Action::Move(a, b) if wanted(*a, *b)))
                };
                let meant = |id| pair(&|a, b| a == id && self.fits(to, b));
                let card = self.own(card, Zone::Play, &meant)?;
                let meant = |id| pair(&|a, b| a == card && b == id);
                Action::Move(card, self.own(to, Zone::Play, &meant)?)
            }
            ActionSpec::Use { card, ability } => self.ability(card, ability, &legal)?,
            ActionSpec::Boost(card) => {
                let boost = |id: CardId| self.db.boost_index(self.game.card(id).def).unwrap_or(NO_ABILITY);
                let meant = |id| legal.contains(&Action::Use(id, boost(id)));
                let id = self.own(card, Zone::Play, &meant)?;
                Action::Use(id, boost(id))
            }
            ActionSpec::Pass => Action::EndTurn,
            ActionSpec::Concede(player) => Action::Concede(seat(*player)),
        })
    }

    /// The player whose cards are meant: the one who acts now.
    fn acting(&self) -> Seat {
        self.game.decision().map_or(self.game.active(), |decision| decision.seat)
    }

    /// Whether the card belongs to the player who acts now or, if a team acts together, to one of its
    /// members.
    fn is_own(&self, id: CardId) -> bool {
        let owner = self.game.card(id).owner;
        match self.game.decision() {
            Some(decision) if decision.shared => self.game.is_active(owner),
            _ => owner == self.acting(),
        }
    }

    /// A card of the acting player: one for which the action is legal, or else one in that zone, or else any.
    fn own(
        &self,
        card: &CardExpr,
        zone: Zone,
        meant: &dyn Fn(CardId) -> bool,
    ) -> Result<CardId, ScenarioFailure> {
        self.find(
            card,
            &[
                &|_, id| meant(id),
                &|game, id| self.is_own(id) && game.card(id).zone == zone,
                &|_, id| self.is_own(id),
                &|game, id| game.card(id).zone == Zone::Play,
                &|_, _| true,
            ],
        )
    }

    /// A card of another player.
    fn opposing(&self, card: &CardExpr, meant: &dyn Fn(CardId) -> bool) -> Result<CardId, ScenarioFailure> {
        let me = self.acting();
        self.find(
            card,
            &[
                &|_, id| meant(id),
                &|game, id| game.are_opponents(game.card(id).owner, me) && game.card(id).zone == Zone::Play,
                &|game, id| game.card(id).zone == Zone::Play,
                &|_, _| true,
            ],
        )
    }

    fn playing(
        &self,
        card: &CardExpr,
        how: &PaymentSpec,
        legal: &[Action],
    ) -> Result<Action, ScenarioFailure> {
        let plays = |id: CardId, wanted: &dyn Fn(Payment) -> bool| {
            legal
                .iter()
                .any(|action| matches!(action, Action::Play(a, payment) if *a == id && wanted(*payment)))
        };
        match how {
            PaymentSpec::Ink => {
                // For ink. If that isn't possible or necessary, for free.
                let meant = |id| plays(id, &|payment| matches!(payment, Payment::Ink | Payment::Free));
                let id = self.own(card, Zone::Hand, &meant)?;
                let pays = |wanted| plays(id, &|payment| payment == wanted);
                let free = !pays(Payment::Ink) && pays(Payment::Free);
                Ok(Action::Play(id, if free { Payment::Free } else { Payment::Ink }))
            }
            PaymentSpec::Free => {
                let meant = |id| plays(id, &|payment| payment == Payment::Free);
                Ok(Action::Play(self.own(card, Zone::Hand, &meant)?, Payment::Free))
            }
            PaymentSpec::Shift(onto) => {
                let [onto, ..] = &onto[..] else {
                    return Err(ScenarioFailure::word(card.pos, Message::new("scn-shift-onto-nothing")));
                };
                let meant =
                    |id| plays(id, &|payment| matches!(payment, Payment::Shift(b) if self.fits(onto, b)));
                let id = self.own(card, Zone::Hand, &meant)?;
                let meant = |base| plays(id, &|payment| payment == Payment::Shift(base));
                let onto = self.own(onto, Zone::Play, &meant)?;
                Ok(Action::Play(id, Payment::Shift(onto)))
            }
            PaymentSpec::SingTogether => {
                let meant = |id| plays(id, &|payment| payment == Payment::SingTogether);
                Ok(Action::Play(self.own(card, Zone::Hand, &meant)?, Payment::SingTogether))
            }
            PaymentSpec::Sing(singers) => {
                let meant =
                    |id| plays(id, &|payment| matches!(payment, Payment::Sing(_) | Payment::SingTogether));
                let song = self.own(card, Zone::Hand, &meant)?;
                let [alone] = &singers[..] else {
                    return Ok(Action::Play(song, Payment::SingTogether));
                };
                let meant = |by| plays(song, &|payment| payment == Payment::Sing(by));
                let singer = self.own(alone, Zone::Play, &meant)?;
                let together = !meant(singer) && plays(song, &|payment| payment == Payment::SingTogether);
                Ok(Action::Play(song, if together { Payment::SingTogether } else { Payment::Sing(singer) }))
            }
        }
    }

    /// Plays a song with Sing Together (8.12): the singers answer the question that comes next.
    fn sing_together(&mut self, song: CardId, singers: &[CardExpr]) -> Result<(), ActionFailure> {
        self.apply(Action::Play(song, Payment::SingTogether))?;
        self.pick(singers, PickExtent::All)?;
        // The next question must be a different one: the singers must suffice.
        match self.game.decision() {
            Some(decision) if decision.source == Some(song) => match decision.kind {
                DecisionKind::Cards { picked, .. } if usize::from(picked) == singers.len() => {
                    Ok(self.apply(Action::Done)?)
                }
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// The activated ability of the line. Without a name or number, the card must have only one apart from
    /// Boost.
    fn ability(
        &self,
        card: &CardExpr,
        which: &AbilityChoice,
        legal: &[Action],
    ) -> Result<Action, ScenarioFailure> {
        let (name, number) = match which {
            AbilityChoice::Only => (None, None),
            AbilityChoice::Named(name) => (Some(name), None),
            AbilityChoice::Number(number) => (None, Some(usize::from(*number) - 1)),
        };
        let abilities = |id: CardId| -> Vec<u8> {
            let def = self.game.card(id).def;
            (0..self.game.activated_count(&self.db, id))
                .filter(|n| Some(*n) != self.db.boost_index(def))
                .collect()
        };
        let called = |id: CardId, n: u8| self.db.ability_name(self.game.card(id).def, n);
        let named = |id: CardId, n: u8| {
            name.is_none_or(|name| called(id, n).is_some_and(|known| fold(known) == fold(&name.text)))
        };
        let meant = |id| {
            let all = abilities(id);
            let mut wanted = all
                .iter()
                .enumerate()
                .filter(|(at, n)| number.is_none_or(|number| number == *at) && named(id, **n));
            wanted.any(|(_, n)| legal.contains(&Action::Use(id, *n)))
        };
        let id = self.own(card, Zone::Play, &meant)?;
        let all = abilities(id);
        if let Some(number) = number {
            return Ok(Action::Use(id, all.get(number).copied().unwrap_or(NO_ABILITY)));
        }
        let fitting: Vec<u8> = all.iter().copied().filter(|n| named(id, *n)).collect();
        let names = || all.iter().filter_map(|n| called(id, *n)).collect::<Vec<_>>();
        match (&fitting[..], name) {
            ([one], _) => Ok(Action::Use(id, *one)),
            ([], None) => Ok(Action::Use(id, NO_ABILITY)),
            ([], Some(name)) => {
                let near = names();
                let unknown = Message::new("scn-no-ability").with("card", card.to_string());
                let unknown = unknown.with("name", name.text.clone());
                let near = nearest(&name.text, near.iter().copied());
                Err(ScenarioFailure::word(name.pos, did_you_mean(unknown, near)))
            }
            (_, Some(_)) => {
                let usable = fitting.iter().find(|n| legal.contains(&Action::Use(id, **n)));
                Ok(Action::Use(id, *usable.unwrap_or(&fitting[0])))
            }
            (_, None) => {
                let message = Message::new("scn-several-abilities").with("card", card.to_string());
                Err(ScenarioFailure::word(card.pos, message.with("names", names().join(", "))))
            }
        }
    }
}
