//! The topics of abilities: the events they react to, forbid, replace or need, and those they cause.

use meaning::{Ability, Change, Destination, Kind, Prohibition, Rule, Static, Step, Triggered};
use wording::{CardType, KeywordKind, Moment};

/// Events in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
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

impl Topic {
    pub const ALL: [Topic; 23] = [
        Topic::Play,
        Topic::Quest,
        Topic::Challenge,
        Topic::Banish,
        Topic::LeavePlay,
        Topic::Sing,
        Topic::Move,
        Topic::DealDamage,
        Topic::PutDamage,
        Topic::MoveDamage,
        Topic::RemoveDamage,
        Topic::Exert,
        Topic::Ready,
        Topic::Draw,
        Topic::Discard,
        Topic::Ink,
        Topic::PutUnder,
        Topic::GainLore,
        Topic::LoseLore,
        Topic::Choose,
        Topic::Support,
        Topic::LeaveDiscard,
        Topic::Turn,
    ];

    fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// A set of topics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Topics(u32);

impl Topics {
    pub fn has(self, topic: Topic) -> bool {
        self.0 & topic.bit() != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn add(&mut self, topics: &[Topic]) {
        for topic in topics {
            self.0 |= topic.bit();
        }
    }
}

/// A card's topics.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Interests {
    /// Events it reacts to, forbids, replaces or needs as a cost.
    pub heeds: Topics,
    /// Events it causes.
    pub causes: Topics,
}

impl Interests {
    pub fn of(card_type: CardType, abilities: &[Ability]) -> Interests {
        let mut interests = Interests::default();
        match card_type {
            CardType::Action => interests.causes.add(&[Topic::Play, Topic::Sing]),
            CardType::Character => interests.causes.add(&[Topic::Play, Topic::Quest, Topic::Challenge]),
            CardType::Item | CardType::Location => interests.causes.add(&[Topic::Play]),
        }
        for ability in abilities {
            interests.ability(ability);
        }
        interests
    }

    fn ability(&mut self, ability: &Ability) {
        match &ability.kind {
            Kind::Keyword(keyword) => match keyword.kind() {
                KeywordKind::Support => self.causes.add(&[Topic::Support, Topic::Choose]),
                KeywordKind::Boost => self.causes.add(&[Topic::PutUnder]),
                KeywordKind::Resist => self.heeds.add(&[Topic::DealDamage]),
                KeywordKind::Ward | KeywordKind::Vanish => self.heeds.add(&[Topic::Choose]),
                KeywordKind::Reckless => self.heeds.add(&[Topic::Quest]),
                _ => {}
            },
            Kind::ShiftFor { cost, .. } => self.price(cost),
            Kind::Triggered(all) => all.iter().for_each(|triggered| self.triggered(triggered)),
            Kind::Activated(activated) => {
                self.price(&activated.costs);
                if activated.exert {
                    self.causes.add(&[Topic::Exert]);
                }
                self.steps(&activated.effects);
            }
            Kind::Static(all) => all.iter().for_each(|Static { rule, .. }| self.rule(rule)),
            Kind::Replacement(_) => {
                self.heeds.add(&[Topic::DealDamage, Topic::PutDamage, Topic::MoveDamage, Topic::Banish]);
                self.causes.add(&[Topic::PutDamage]);
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
            Moment::Played | Moment::PlayedOn => &[Topic::Play],
            Moment::Quested => &[Topic::Quest],
            Moment::Challenges
            | Moment::Challenged
            | Moment::BanishedInChallenge
            | Moment::ChallengerBanished
            | Moment::ChallengedBanished
            | Moment::BanishesInChallenge
            | Moment::DealsChallengeDamage
            | Moment::ChallengeOver => &[Topic::Challenge],
            Moment::Banished => &[Topic::Banish],
            Moment::LeavesPlay | Moment::Returned => &[Topic::LeavePlay],
            Moment::Sings | Moment::SongSung => &[Topic::Sing],
            Moment::Moves => &[Topic::Move],
            Moment::TakesDamage | Moment::IsDealtDamage => {
                &[Topic::DealDamage, Topic::PutDamage, Topic::MoveDamage]
            }
            Moment::EffectDamage => &[Topic::DealDamage],
            Moment::DamageRemoved => &[Topic::RemoveDamage],
            Moment::Exerted => &[Topic::Exert],
            Moment::Readied => &[Topic::Ready],
            Moment::Drawn => &[Topic::Draw],
            Moment::Discarded | Moment::DiscardedSome | Moment::IntoDiscard => &[Topic::Discard],
            Moment::PutIntoInkwell
            | Moment::Inked
            | Moment::InkDropRemoved
            | Moment::InkDropGot
            | Moment::SomeDropsRemoved
            | Moment::SomeDropsGot => &[Topic::Ink],
            Moment::PutUnder | Moment::UsedBoost => &[Topic::PutUnder],
            Moment::LoreGained => &[Topic::GainLore],
            Moment::LoreLost => &[Topic::LoseLore],
            Moment::ChosenForSupport => &[Topic::Support],
            Moment::Chosen => &[Topic::Choose],
            Moment::LeftDiscard | Moment::BackToHand => &[Topic::LeaveDiscard],
            Moment::TurnStarts | Moment::TurnEnds => &[Topic::Turn],
        });
        self.steps(&triggered.effects);
    }

    fn rule(&mut self, rule: &Rule) {
        match rule {
            Rule::Changes(_, changes) => self.changes(changes),
            Rule::ChallengeBan(..) | Rule::ChallengeReady(..) | Rule::OneChallenger => {
                self.heeds.add(&[Topic::Challenge]);
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
            | Rule::GainsShift(_, None) => self.heeds.add(&[Topic::Play]),
            Rule::PlayFreeFor(steps) | Rule::GainsShift(_, Some(steps)) => self.price(steps),
            Rule::EnterExertedTo(steps) => self.steps(steps),
            Rule::MoveFree(_) | Rule::MoveLess { .. } => self.heeds.add(&[Topic::Move]),
            Rule::CantGainLore(_) | Rule::CantGainLoreUnless(..) | Rule::LoreToWin(..) => {
                self.heeds.add(&[Topic::GainLore]);
            }
            Rule::CantGetInkDrops(_) => self.heeds.add(&[Topic::Ink]),
            Rule::CantLoseLore(_) => self.heeds.add(&[Topic::LoseLore]),
            Rule::NoDamageRemoval => self.heeds.add(&[Topic::RemoveDamage]),
            Rule::NoDiscard => self.heeds.add(&[Topic::Discard]),
            Rule::InkwellExerted(_) | Rule::InkAdditional | Rule::InkFromDiscard | Rule::Inkable(_) => {
                self.heeds.add(&[Topic::Ink]);
            }
            Rule::SingBan(..) => self.heeds.add(&[Topic::Sing]),
            Rule::SkipDraw => self.heeds.add(&[Topic::Draw]),
            Rule::ReadyAtMost(..) => self.heeds.add(&[Topic::Ready]),
            Rule::FaceUpTop(_) | Rule::UseFree(_) | Rule::LosesAbility(..) | Rule::NamedForShift(_) => {}
        }
    }

    fn changes(&mut self, changes: &[Change]) {
        for change in changes {
            match change {
                Change::Cant(what) => self.heeds.add(match what {
                    Prohibition::Quest | Prohibition::NotQuest | Prohibition::WaitToQuest => &[Topic::Quest],
                    Prohibition::Challenge
                    | Prohibition::BeChallenged
                    | Prohibition::TakeChallengeDamage
                    | Prohibition::DamageByStrength => &[Topic::Challenge],
                    Prohibition::Ready | Prohibition::ReadyAtStart => &[Topic::Ready],
                    Prohibition::Sing => &[Topic::Sing],
                    Prohibition::BeDealtDamage => &[Topic::DealDamage],
                    Prohibition::BeChosen | Prohibition::BePassedOver => &[Topic::Choose],
                    Prohibition::Move => &[Topic::Move],
                }),
                Change::Ability(ability, _) => self.ability(ability),
                Change::Shield => self.heeds.add(&[Topic::DealDamage]),
                Change::Gains(keyword) if keyword.kind() == KeywordKind::Ward => {
                    self.heeds.add(&[Topic::Choose]);
                }
                Change::Toll(_) => self.heeds.add(&[Topic::Quest, Topic::Challenge]),
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
        let causes: &[Topic] = match step {
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
            Step::Choose(choice) if choice.chosen => &[Topic::Choose],
            Step::Draw { .. } => &[Topic::Draw],
            Step::DiscardHand(_) | Step::Discard { .. } => &[Topic::Discard],
            Step::GainLore(..) => &[Topic::GainLore],
            Step::LoseLore { .. } => &[Topic::LoseLore],
            Step::Deal { .. } => &[Topic::DealDamage, Topic::Banish],
            Step::PutDamage { .. } => &[Topic::PutDamage, Topic::Banish],
            Step::RemoveDamage { .. } => &[Topic::RemoveDamage],
            Step::MoveDamage { .. } => &[Topic::MoveDamage, Topic::RemoveDamage, Topic::Banish],
            Step::Banish(_) => &[Topic::Banish, Topic::LeavePlay],
            Step::Ready(_) => &[Topic::Ready],
            Step::Exert { .. } => &[Topic::Exert],
            Step::Put { to: Destination::Inkwell { .. }, .. } => &[Topic::Ink, Topic::LeavePlay],
            Step::Put { to: Destination::Under { .. }, .. } => &[Topic::PutUnder],
            Step::Put { .. } | Step::PutInOrder { .. } | Step::ShuffleInto(_) => {
                &[Topic::LeavePlay, Topic::LeaveDiscard]
            }
            Step::TopUnderEach(_) | Step::Boost => &[Topic::PutUnder],
            Step::Play { .. } => &[Topic::Play],
            Step::MoveTo { .. } => &[Topic::Move],
            Step::Give { changes, .. } => return self.changes(changes),
            Step::Enact { rule, .. } | Step::EnactInTurn { rule, .. } => return self.rule(rule),
            Step::PayLessForNext { .. } | Step::TheNext { .. } => return self.heeds.add(&[Topic::Play]),
            Step::Watch { ability, .. } => return self.triggered(ability),
            _ => &[],
        };
        self.causes.add(causes);
    }
}
