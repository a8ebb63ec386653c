//! Rules, changes, and how long they last, in words.

use super::phrase::Speaker;
use super::words::{Said, fill};
use meaning::{Change, Description, Number, Place, Prohibition, Rule, Scope, Side, Test, Until};
use wording::{Keyword, KeywordKind, ShiftBase};

impl Speaker<'_> {
    pub(super) fn until(&self, until: Until) -> String {
        let words = &self.words.until;
        let phrase = match until {
            Until::EndOfTurn => words.end_of_turn,
            Until::YourNextTurn => words.your_next_turn,
            Until::DuringTheirNextTurn => words.their_next_turn,
            Until::TheirNextReady => words.their_next_ready,
            Until::EndOfYourNextTurn => words.end_of_your_next_turn,
            Until::EndOfYourTurn => words.end_of_your_turn,
            Until::EndOfChallenge => words.end_of_challenge,
            Until::LeavesPlay => words.leaves_play,
            Until::ThisLeaves => words.this_leaves,
        };
        fill(phrase, &[&self.this()])
    }

    /// The changes to a card: "gets +2 Strength and gains Rush".
    pub(super) fn changes(&self, changes: &[Change]) -> String {
        let all: Vec<String> = changes.iter().map(|change| self.change(change)).collect();
        self.list(&all, self.words.frame.and)
    }

    fn change(&self, change: &Change) -> String {
        let (words, nouns) = (&self.words.changes, &self.words.nouns);
        let signed = |n: &Number, what: &str| match n {
            Number::N(n) => fill(words.gets, &[&format!("{n:+}"), &what]),
            n => match positive(n) {
                Some(n) => fill(words.loses_as_much, &[&what, &self.number(&n)]),
                None => fill(words.gets_as_much, &[&what, &self.number(n)]),
            },
        };
        match change {
            Change::Strength(n) => signed(n, nouns.strength),
            Change::Willpower(n) => signed(n, nouns.willpower),
            Change::Lore(n) => signed(n, nouns.lore_value),
            Change::GainsBare(keyword) => fill(words.gains, &[&self.keyword_name(*keyword)]),
            Change::Gains(keyword) => fill(words.gains, &[&self.keyword(keyword)]),
            Change::GainsPer(keyword, n) => {
                fill(words.gains_per, &[&self.keyword_name(*keyword), &self.number(n)])
            }
            Change::Loses(keyword) => fill(words.loses, &[&self.keyword_name(*keyword)]),
            Change::CantHave(keyword) => fill(words.cant_have, &[&self.keyword_name(*keyword)]),
            Change::Class(class) => fill(words.class, &[&self.is_a(&self.class(class))]),
            Change::Ability(..) => words.ability.to_owned(),
            Change::Cant(what) => self.prohibition(*what).to_owned(),
            Change::SingCost(n) => fill(words.sing_cost, &[&n.to_string()]),
            Change::Toll(n) => fill(words.toll, &[&n.to_string()]),
            Change::Floor(stat) => fill(words.floor, &[&self.stat(*stat)]),
            Change::CantChallenge(what) => fill(words.cant_challenge, &[&self.describe(what, true)]),
            Change::ChallengeReady(what) => self.can_challenge_ready(what),
            Change::Shield => words.shield.to_owned(),
        }
    }

    fn can_challenge_ready(&self, what: &Description) -> String {
        let tests = what.tests.iter().filter(|test| **test != Test::Ready).cloned().collect();
        let what = Description { tests, ..what.clone() };
        fill(self.words.changes.challenge_ready, &[&self.describe(&what, true)])
    }

    fn prohibition(&self, what: Prohibition) -> &'static str {
        let words = &self.words.cant;
        match what {
            Prohibition::Quest => words.quest,
            Prohibition::Challenge => words.challenge,
            Prohibition::BeChallenged => words.be_challenged,
            Prohibition::Ready => words.ready,
            Prohibition::ReadyAtStart => words.ready_at_start,
            Prohibition::Sing => words.sing,
            Prohibition::BeDealtDamage => words.be_dealt_damage,
            Prohibition::BeChosen => words.be_chosen,
            Prohibition::Move => words.move_at_all,
            Prohibition::TakeChallengeDamage => words.take_challenge_damage,
            Prohibition::TakeDamage => words.take_damage,
            Prohibition::NotQuest => words.not_quest,
            Prohibition::WaitToQuest => words.wait_to_quest,
            Prohibition::WaitToUse => words.wait_to_use,
            Prohibition::BePassedOver => words.be_passed_over,
            Prohibition::DamageByStrength => words.damage_by_strength,
        }
    }

    pub(super) fn rule(&self, rule: &Rule) -> String {
        let words = &self.words.rules;
        match rule {
            Rule::Changes(on, changes) => fill(words.changes, &[&self.scope(on), &self.changes(changes)]),
            Rule::ChallengeBan(by, target) => {
                fill(words.challenge_ban, &[&self.scope(by), &self.one_of(target)])
            }
            Rule::ChallengeReady(by, target) => {
                fill(words.changes, &[&self.scope(by), &self.can_challenge_ready(target)])
            }
            Rule::CantPlay(players, what) => {
                self.all_do(words.cant_play, *players, &[&self.with_article(&self.kind_only(what))])
            }
            Rule::PayLess { n, what, by_shift, onto } => {
                let how = match onto {
                    Some(onto) => fill(words.by_shift_onto, &[&self.one_of(onto)]),
                    None if *by_shift => words.by_shift.to_owned(),
                    None => String::new(),
                };
                fill(words.pay_less, &[&self.less_ink(n), &self.played(what), &how])
            }
            Rule::PayMore { who, n, what } => {
                self.all_do(words.pay_more, *who, &[&n.to_string(), &self.played(what)])
            }
            Rule::InkAdditional => words.ink_additional.to_owned(),
            Rule::EntersExerted(what) => fill(words.enters_exerted, &[&self.scope(what)]),
            Rule::MayEnterExerted(what) => fill(words.may_enter_exerted, &[&self.scope(what)]),
            Rule::EntersWithDamage(what, n) => {
                fill(words.enters_with_damage, &[&self.scope(what), &n.to_string()])
            }
            Rule::LoreToWin(players, n) => self.all_do(words.lore_to_win, *players, &[&n.to_string()]),
            Rule::SkipDraw => words.skip_draw.to_owned(),
            Rule::MoveFree(what) => fill(words.move_free, &[&self.scope(what)]),
            Rule::MoveLess { n, who: what, to } => {
                let to = match to {
                    Some(to) => self.with_article(&self.describe(to, false)),
                    None => words.this_location.to_owned(),
                };
                fill(words.move_less, &[&self.less_ink(n), &self.one_of(what), &to])
            }
            Rule::CantPlayThis(players) => self.all_do(words.cant_play, *players, &[&self.this()]),
            Rule::CantGainLore(players) => self.all_do(words.cant_gain_lore, *players, &[]),
            Rule::CantGainLoreUnless(players, unless) => {
                self.all_do(words.cant_gain_lore_unless, *players, &[&self.condition(unless)])
            }
            Rule::CantLoseLore(players) => self.all_do(words.cant_lose_lore, *players, &[]),
            Rule::CantGetInkDrops(players) => self.all_do(words.cant_get_drops, *players, &[]),
            Rule::Inkable(what) => fill(words.inkable, &[&self.scope(what)]),
            Rule::InkFromDiscard => words.ink_from_discard.to_owned(),
            Rule::PlayFree(what) => fill(words.play_free, &[&self.played(what)]),
            Rule::PlayFreeFor(_) => fill(words.play_free_for, &[&self.this()]),
            Rule::NoDamageRemoval => words.no_damage_removal.to_owned(),
            Rule::OneChallenger => words.one_challenger.to_owned(),
            Rule::InkwellExerted(players) => self.all_do(words.inkwell_exerted, *players, &[]),
            Rule::EnterExertedTo(_) => fill(words.enter_exerted_to, &[&self.this()]),
            Rule::NoDiscard => words.no_discard.to_owned(),
            Rule::FaceUpTop(players) => self.all_do(words.face_up_top, *players, &[]),
            Rule::BoostLess(n) => {
                fill(words.boost_less, &[&self.less_ink(n), &self.keyword_name(KeywordKind::Boost)])
            }
            Rule::UseFree(name) => fill(words.use_free, &[&self.story_name(name)]),
            Rule::GainsShift(shift, cost) => {
                let shift = match &shift.base {
                    ShiftBase::SameName => words.shift.to_owned(),
                    ShiftBase::Class(class) => fill(words.shift_class, &[&self.class(class)]),
                    ShiftBase::Universal => words.shift_universal.to_owned(),
                    ShiftBase::Duo => words.shift_duo.to_owned(),
                    ShiftBase::Combo => words.shift_combo.to_owned(),
                    ShiftBase::Potato => words.shift_potato.to_owned(),
                    ShiftBase::Temporary(_) => words.shift_temporary.to_owned(),
                };
                let how = if cost.is_some() { words.paid_for_by } else { "" };
                fill(words.gains_shift, &[&self.this(), &shift, &how])
            }
            Rule::GrantsShift(of, shift) => {
                let shift = self.keyword(&Keyword::Shift(shift.clone()));
                let gains = fill(self.words.changes.gains, &[&shift]);
                fill(words.changes, &[&self.scope(&Scope::Each(of.clone())), &gains])
            }
            Rule::LosesAbility(on, name) => {
                fill(words.loses_ability, &[&self.scope(on), &self.story_name(name)])
            }
            Rule::PlayFrom { what, once_each: true, .. } => {
                fill(words.play_from_once_each, &[&self.describe(what, true)])
            }
            Rule::PlayFrom { what, exerted, .. } => {
                let phrase = if *exerted { words.play_from_exerted } else { words.play_from };
                fill(phrase, &[&self.describe(what, true)])
            }
            Rule::AnyShiftOnto => fill(words.any_shift_onto, &[&self.this()]),
            Rule::SingBan(who, songs) => fill(
                words.sing_ban,
                &[&self.scope(who), &self.describe(&anywhere(songs.tests.clone()), true)],
            ),
            Rule::NamedForShift(Some(name)) => {
                fill(words.named_for_shift, &[&self.this(), &self.card_name(&name.0)])
            }
            Rule::NamedForShift(None) => fill(words.any_name_for_shift, &[&self.this()]),
            Rule::ReadyAtMost(most, what) => {
                let is_kind = |test: &&Test| matches!(test, Test::Kind(_) | Test::Class(_));
                let what = anywhere(what.tests.iter().filter(is_kind).cloned().collect());
                fill(words.ready_at_most, &[&most.to_string(), &self.describe(&what, true)])
            }
        }
    }

    fn less_ink(&self, n: &Number) -> String {
        let words = &self.words.rules;
        match n {
            Number::N(n) => fill(words.less_ink, &[&n.to_string()]),
            n => fill(words.less_ink_by, &[&self.number(n)]),
        }
    }

    /// A card that is being played. It is in no zone yet.
    fn played(&self, what: &Scope) -> Said {
        match what {
            Scope::This => self.this(),
            Scope::Each(what) => self.said(self.with_article(&self.kind_only(what))),
        }
    }

    /// The description of a card that is being played, without its zone.
    pub(super) fn kind_only(&self, what: &Description) -> String {
        self.describe(&anywhere(what.tests.clone()), false)
    }
}

fn anywhere(tests: Vec<Test>) -> Description {
    Description { place: Place::Play, side: Side::Any, tests }
}

/// The number without its minus sign; `None` if it has no minus sign.
fn positive(number: &Number) -> Option<Number> {
    let mut number = number.clone();
    let factor = factor(&mut number)?;
    (*factor == -1).then(|| *factor = 1)?;
    Some(number)
}

/// The factor of a multiplied number.
fn factor(number: &mut Number) -> Option<&mut i16> {
    match number {
        Number::Tally(n, _)
        | Number::Event(n)
        | Number::PerCard(n, _)
        | Number::PerDamage(n, _)
        | Number::PerDamageOn(n, _)
        | Number::PerUnder(n, _)
        | Number::Stat(n, ..)
        | Number::Printed(n, ..)
        | Number::Holding(n, ..)
        | Number::Times(n, _)
        | Number::PerOne(n, ..)
        | Number::InkTypes(n, _)
        | Number::Names(n, _) => Some(n),
        Number::AtMost(inner, _) | Number::Plus(inner, _) => factor(inner),
        Number::N(_)
        | Number::All
        | Number::HandBelow(..)
        | Number::HandAbove(..)
        | Number::HandBehind(..)
        | Number::Above(..) => None,
    }
}
