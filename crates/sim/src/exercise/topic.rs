//! The topics of abilities: the events they react to, forbid, replace or need, and those they cause.

use meaning::{Ability, Change, Destination, Kind, Prohibition, Rule, Static, Step, Triggered};
use wording::{CardType, KeywordKind, Moment};

/// Events in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EventTopic {
    Play,
    Quest,
    Challenge,
    Banish,
    LeavePlay,
    Sing,
    Move,
    DealDamage,
    PutDamage,
    MoveDamage,
    RemoveDamage,
    Exert,
    Ready,
    Draw,
    Discard,
    Ink,
    PutUnder,
    GainLore,
    LoseLore,
    Choose,
    Support,
    LeaveDiscard,
    Turn,
}

impl EventTopic {
    pub const ALL: [EventTopic; 23] = [
        EventTopic::Play,
        EventTopic::Quest,
        EventTopic::Challenge,
        EventTopic::Banish,
        EventTopic::LeavePlay,
        EventTopic::Sing,
        EventTopic::Move,
        EventTopic::DealDamage,
        EventTopic::PutDamage,
        EventTopic::MoveDamage,
        EventTopic::RemoveDamage,
        EventTopic::Exert,
        EventTopic::Ready,
        EventTopic::Draw,
        EventTopic::Discard,
        EventTopic::Ink,
        EventTopic::PutUnder,
        EventTopic::GainLore,
        EventTopic::LoseLore,
        EventTopic::Choose,
        EventTopic::Support,
        EventTopic::LeaveDiscard,
        EventTopic::Turn,
    ];

    fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// A set of topics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct EventTopics(u32);

impl EventTopics {
    pub fn has(self, topic: EventTopic) -> bool {
        self.0 & topic.bit() != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn add(&mut self, topics: &[EventTopic]) {
        for topic in topics {
            self.0 |= topic.bit();
        }
    }
}

/// A card's topics.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Interests {
    /// Events it reacts to, forbids, replaces or needs as a cost.
    pub heeds: EventTopics,
    /// Events it causes.
    pub causes: EventTopics,
}

impl Interests {
    pub fn of(card_type: CardType, abilities: &[Ability]) -> Interests {
        let mut interests = Interests::default();
        match card_type {
            CardType::Action => interests.causes.add(&[EventTopic::Play, EventTopic::Sing]),
            CardType::Character => {
                interests.causes.add(&[EventTopic::Play, EventTopic::Quest, EventTopic::Challenge])
            }
            CardType::Item | CardType::Location => interests.causes.add(&[EventTopic::Play]),
        }
        for ability in abilities {
            interests.ability(ability);
        }
        interests
    }

    fn ability(&mut self, ability: &Ability) {
        match &ability.kind {
            Kind::Keyword(keyword) => match keyword.kind() {
                KeywordKind::Support => self.causes.add(&[EventTopic::Support, EventTopic::Choose]),
                KeywordKind::Boost => self.causes.add(&[EventTopic::PutUnder]),
                KeywordKind::Resist => self.heeds.add(&[EventTopic::DealDamage]),
                KeywordKind::Ward | KeywordKind::Vanish => self.heeds.add(&[EventTopic::Choose]),
                KeywordKind::Reckless => self.heeds.add(&[EventTopic::Quest]),
                _ => {}
            },
            Kind::ShiftFor { cost, .. } => self.price(cost),
            Kind::Triggered(all) => all.iter().for_each(|triggered| self.triggered(triggered)),
            Kind::Activated(activated) => {
                self.price(&activated.costs);
                if activated.exert {
                    self.causes.add(&[EventTopic::Exert]);
                }
                self.steps(&activated.effects);
            }
            Kind::Static(all) => all.iter().for_each(|Static { rule, .. }| self.rule(rule)),
            Kind::Replacement(_) => {
                self.heeds.add(&[
                    EventTopic::DealDamage,
                    EventTopic::PutDamage,
                    EventTopic::MoveDamage,
                    EventTopic::Banish,
                ]);
                self.causes.add(&[EventTopic::PutDamage]);
            }
            Kind::Action(steps) => self.steps(steps),
            Kind::DeckBuilding => {}
        }
    }

    /// A cost is an event that can be prevented, and it also happens.
    fn price(&mut self, steps: &[Step]) {
        let mut needs = Interests::default();
        needs.steps(steps);
        self.heeds.0 |= needs.causes.0;
        self.causes.0 |= needs.causes.0;
    }

    fn triggered(&mut self, triggered: &Triggered) {
        self.heeds.add(match triggered.trigger.moment {
            Moment::Played | Moment::PlayedOn => &[EventTopic::Play],
            Moment::Quested => &[EventTopic::Quest],
            Moment::Challenges
            | Moment::Challenged
            | Moment::BanishedInChallenge
            | Moment::ChallengerBanished
            | Moment::ChallengedBanished
            | Moment::BanishesInChallenge
            | Moment::DealsChallengeDamage
            | Moment::ChallengeOver => &[EventTopic::Challenge],
            Moment::Banished => &[EventTopic::Banish],
            Moment::LeavesPlay | Moment::Returned => &[EventTopic::LeavePlay],
            Moment::Sings | Moment::SongSung => &[EventTopic::Sing],
            Moment::Moves => &[EventTopic::Move],
            Moment::TakesDamage | Moment::IsDealtDamage => {
                &[EventTopic::DealDamage, EventTopic::PutDamage, EventTopic::MoveDamage]
            }
            Moment::EffectDamage => &[EventTopic::DealDamage],
            Moment::DamageRemoved => &[EventTopic::RemoveDamage],
            Moment::Exerted => &[EventTopic::Exert],
            Moment::Readied => &[EventTopic::Ready],
            Moment::Drawn => &[EventTopic::Draw],
            Moment::Discarded
            | Moment::DiscardedSome
            | Moment::IntoDiscard
            | Moment::PutFromDeck
            | Moment::SomePutFromDeck => &[EventTopic::Discard],
            Moment::PutIntoInkwell
            | Moment::Inked
            | Moment::InkDropRemoved
            | Moment::InkDropGot
            | Moment::SomeDropsRemoved
            | Moment::SomeDropsGot => &[EventTopic::Ink],
            Moment::PutUnder | Moment::UsedBoost => &[EventTopic::PutUnder],
            Moment::LoreGained => &[EventTopic::GainLore],
            Moment::LoreLost => &[EventTopic::LoseLore],
            Moment::ChosenForSupport => &[EventTopic::Support],
            Moment::Chosen => &[EventTopic::Choose],
            Moment::LeftDiscard | Moment::BackToHand => &[EventTopic::LeaveDiscard],
            Moment::TurnStarts | Moment::TurnEnds => &[EventTopic::Turn],
        });
        self.steps(&triggered.effects);
    }

    fn rule(&mut self, rule: &Rule) {
        match rule {
            Rule::Changes(_, changes) => self.changes(changes),
            Rule::ChallengeBan(..) | Rule::ChallengeReady(..) | Rule::OneChallenger => {
                self.heeds.add(&[EventTopic::Challenge]);
            }
            Rule::CantPlay(..)
            | Rule::CantPlayThis(_)
            | Rule::PayLess { .. }
            | Rule::PayMore { .. }
            | Rule::EntersExerted(_)
            | Rule::MayEnterExerted(_)
            | Rule::EntersWithDamage(..)
            | Rule::PlayFree(_)
            | Rule::PlayFrom { .. }
            | Rule::AnyShiftOnto
            | Rule::GrantsShift(..)
            | Rule::GainsShift(_, None) => self.heeds.add(&[EventTopic::Play]),
            Rule::PlayFreeFor(steps) | Rule::GainsShift(_, Some(steps)) => self.price(steps),
            Rule::EnterExertedTo(steps) => self.steps(steps),
            Rule::MoveFree(_) | Rule::MoveLess { .. } => self.heeds.add(&[EventTopic::Move]),
            Rule::CantGainLore(_) | Rule::CantGainLoreUnless(..) | Rule::LoreToWin(..) => {
                self.heeds.add(&[EventTopic::GainLore]);
            }
            Rule::CantGetInkDrops(_) => self.heeds.add(&[EventTopic::Ink]),
            Rule::CantLoseLore(_) => self.heeds.add(&[EventTopic::LoseLore]),
            Rule::NoDamageRemoval => self.heeds.add(&[EventTopic::RemoveDamage]),
            Rule::NoDiscard => self.heeds.add(&[EventTopic::Discard]),
            Rule::InkwellExerted(_) | Rule::InkAdditional | Rule::InkFromDiscard | Rule::Inkable(_) => {
                self.heeds.add(&[EventTopic::Ink]);
            }
            Rule::SingBan(..) => self.heeds.add(&[EventTopic::Sing]),
            Rule::SkipDraw => self.heeds.add(&[EventTopic::Draw]),
            Rule::ReadyAtMost(..) => self.heeds.add(&[EventTopic::Ready]),
            Rule::FaceUpTop(_)
            | Rule::UseFree(_)
            | Rule::BoostLess(_)
            | Rule::LosesAbility(..)
            | Rule::NamedForShift(_) => {}
        }
    }

    fn changes(&mut self, changes: &[Change]) {
        for change in changes {
            match change {
                Change::Cant(what) => self.heeds.add(match what {
                    Prohibition::Quest | Prohibition::NotQuest | Prohibition::WaitToQuest => {
                        &[EventTopic::Quest]
                    }
                    Prohibition::Challenge
                    | Prohibition::BeChallenged
                    | Prohibition::TakeChallengeDamage
                    | Prohibition::DamageByStrength => &[EventTopic::Challenge],
                    Prohibition::Ready | Prohibition::ReadyAtStart | Prohibition::WaitToUse => {
                        &[EventTopic::Ready]
                    }
                    Prohibition::Sing => &[EventTopic::Sing],
                    Prohibition::BeDealtDamage | Prohibition::TakeDamage => &[EventTopic::DealDamage],
                    Prohibition::BeChosen | Prohibition::BePassedOver => &[EventTopic::Choose],
                    Prohibition::Move => &[EventTopic::Move],
                }),
                Change::Ability(ability, _) => self.ability(ability),
                Change::Shield => self.heeds.add(&[EventTopic::DealDamage]),
                Change::Gains(keyword) if keyword.kind() == KeywordKind::Ward => {
                    self.heeds.add(&[EventTopic::Choose]);
                }
                Change::Toll(_) => self.heeds.add(&[EventTopic::Quest, EventTopic::Challenge]),
                _ => {}
            }
        }
    }

    fn steps(&mut self, steps: &[Step]) {
        for step in steps {
            self.step(step);
        }
    }

    fn step(&mut self, step: &Step) {
        let causes: &[EventTopic] = match step {
            Step::Sentence(steps) | Step::May { steps, .. } | Step::Times { steps, .. } => {
                return self.steps(steps);
            }
            Step::If { then, otherwise, .. } => {
                self.steps(then);
                return self.steps(otherwise);
            }
            Step::Depends { first, then, otherwise } => {
                self.price(first);
                self.steps(then);
                return self.steps(otherwise);
            }
            Step::Options { options, .. } => return options.iter().for_each(|steps| self.steps(steps)),
            Step::EachPlayer { parts, .. } => return parts.iter().for_each(|steps| self.steps(steps)),
            Step::Choose(choice) if choice.chosen => &[EventTopic::Choose],
            Step::Draw { .. } => &[EventTopic::Draw],
            Step::DiscardHand(_) | Step::Discard { .. } => &[EventTopic::Discard],
            Step::GainLore(..) => &[EventTopic::GainLore],
            Step::LoseLore { .. } => &[EventTopic::LoseLore],
            Step::Deal { .. } => &[EventTopic::DealDamage, EventTopic::Banish],
            Step::PutDamage { .. } => &[EventTopic::PutDamage, EventTopic::Banish],
            Step::RemoveDamage { .. } => &[EventTopic::RemoveDamage],
            Step::MoveDamage { .. } => {
                &[EventTopic::MoveDamage, EventTopic::RemoveDamage, EventTopic::Banish]
            }
            Step::Banish(_) => &[EventTopic::Banish, EventTopic::LeavePlay],
            Step::Ready(_) => &[EventTopic::Ready],
            Step::Exert { .. } => &[EventTopic::Exert],
            Step::Put { to: Destination::Inkwell { .. }, .. } => &[EventTopic::Ink, EventTopic::LeavePlay],
            Step::Put { to: Destination::Under { .. }, .. } => &[EventTopic::PutUnder],
            Step::Put { .. } | Step::PutInOrder { .. } | Step::ShuffleInto(_) => {
                &[EventTopic::LeavePlay, EventTopic::LeaveDiscard]
            }
            Step::TopUnderEach(_) | Step::Boost => &[EventTopic::PutUnder],
            Step::Play { .. } => &[EventTopic::Play],
            Step::MoveTo { .. } => &[EventTopic::Move],
            Step::Give { changes, .. } => return self.changes(changes),
            Step::Enact { rule, .. } | Step::EnactInTurn { rule, .. } => return self.rule(rule),
            Step::PayLessForNext { .. } | Step::TheNext { .. } => return self.heeds.add(&[EventTopic::Play]),
            Step::Watch { ability, .. } => return self.triggered(ability),
            _ => &[],
        };
        self.causes.add(causes);
    }
}
