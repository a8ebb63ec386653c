//! Rules, where both languages build the sentence alike.

use super::{Mood, Prep, Romance, Voice};
use crate::{Unit, capital, join, untranslated};
use wording::{Node, Rule, Target};

/// A rule with its duration. The language's own way to say it comes first; what neither knows stays English.
pub(crate) fn rule<R: Romance>(w: &R, rule: &Rule, time: &str) -> String {
    w.own_rule(rule, time)
        .or_else(|| of_card(w, rule, time))
        .or_else(|| allowing(w, rule, time))
        .or_else(|| ruling(w, rule, time))
        .unwrap_or_else(|| untranslated(Node::Rule(rule)))
}

/// Rules about cards that enter play or take part in challenges.
fn of_card<R: Romance>(w: &R, rule: &Rule, time: &str) -> Option<String> {
    let (say, verbs) = (w.phrases(), w.verbs());
    Some(match rule {
        Rule::EntersExerted(who) => w.enters(who, &verbs.enter, "", time),
        Rule::MayEnterExerted(who) => w.enters(who, &verbs.can, verbs.enter.infinitive, time),
        Rule::EntersWithDamage(who, damage) => {
            let with = format!("{} {damage} {}", say.with, w.unit(Unit::Damage, *damage == 1));
            w.about(who, &verbs.enter, &[say.in_play, &with], time)
        }
        Rule::NoChallengeDamage(who) => w.no_damage(who, say.during_this_challenge, time),
        Rule::NoDamageFromChallenges(who) => w.no_damage(who, say.from_challenges, time),
        Rule::DamageWith(who, stat, instead) => {
            let (stat, instead) = (w.stat(*stat), w.stat(*instead));
            let how = format!("{} {stat} {} {instead}", say.with_their, say.instead_of_their);
            let deals = w.about(who, &verbs.deal, &[say.damage_dealt, &how], time);
            format!("{}, {deals}", say.during_challenges)
        }
        _ => return None,
    })
}

/// Rules about what players may play, ink and pay.
fn allowing<R: Romance>(w: &R, rule: &Rule, time: &str) -> Option<String> {
    let (say, verbs) = (w.phrases(), w.verbs());
    let object = |what: &Target| w.target(what, Prep::None).text;
    let you = |rest: &[&str]| join([say.you_can, &join(rest.iter().copied()), time]);
    let play = verbs.play.infinitive;
    Some(match rule {
        Rule::PlayFrom(_, what) => you(&[play, &object(what)]),
        Rule::PlayFromExerted(_, what) => {
            let what = w.target(what, Prep::None);
            let may = you(&[play, &what.text]);
            let exerted = w.agree(say.exerted, what.agreement);
            let enter = w.clause(&w.they(what.agreement), &verbs.enter, &[say.in_play, &exerted]);
            format!("{may}. {}, {enter}", capital(say.if_you_do))
        }
        Rule::PlayFree(_, what) => you(&[play, &object(what), say.for_free]),
        Rule::PlayFreeFor(price, what) => {
            let price = w.effect(price, Mood::Infinitive, &Voice::implied());
            you(&[&price, say.for_, play, &object(what), say.for_free])
        }
        Rule::ShiftOnto(_, what, on) => you(&[play, &w.shift(what, Some(on))]),
        Rule::UseFree(what, name) => {
            let of = w.target(what, Prep::Of).text;
            you(&[say.use_ability, &w.site().story_name(&name.0), &of, say.for_free])
        }
        Rule::InkAdditional => you(&[say.ink_additional, say.into_your_inkwell]),
        Rule::InkFromDiscard => you(&[say.ink_from_discard, say.into_your_inkwell]),
        Rule::MayPayLessToMove(amount, what, place) => {
            let to = w.move_to(what, place.as_ref());
            let less = format!("{} {}", w.amount(amount, Unit::Ink), say.less);
            you(&[verbs.pay.infinitive, &less, say.for_, &to])
        }
        Rule::PayMore(who, ink, what) => {
            let who = w.who(*who);
            let more = format!("{ink} ⬡ {} {} {play} {}", say.more, say.for_, object(what));
            join([w.clause(&who, &verbs.pay, &[&more]).as_str(), time])
        }
        _ => return None,
    })
}

/// Rules about what players must do and cannot do, and rules that hold under a condition.
fn ruling<R: Romance>(w: &R, rule: &Rule, time: &str) -> Option<String> {
    let (say, verbs) = (w.phrases(), w.verbs());
    Some(match rule {
        Rule::CantPlayThis(who, what) => {
            let who = w.who(*who);
            let what = w.target(what, Prep::None).text;
            join([who.text.as_str(), say.not, who.form(&verbs.can), say.cannot_play, &what, time])
        }
        Rule::MustChoose(who, what) => {
            let who = w.who(*who);
            let what = w.target(what, Prep::None).text;
            let must = w.clause(&who, &verbs.must, &[verbs.choose.infinitive, &what]);
            format!("{must} {}", say.for_actions_if_able)
        }
        Rule::FaceUpTop(who) => w.clause(&w.who(*who), &verbs.play, &[say.with_top_card, say.face_up]),
        Rule::SkipDraw => say.skip_draw.to_owned(),
        Rule::NoDamageRemoval => say.no_damage_removal.to_owned(),
        Rule::OneChallenger => say.one_challenger.to_owned(),
        Rule::PayTo(who, acts, ink) => format!("{} {} {ink} ⬡", w.cant(who, acts, time), say.unless_you_pay),
        Rule::OnlyIf(rule, test) => {
            let said = w.rule(rule, time);
            format!("{said} {} {}", say.if_, w.condition(test))
        }
        Rule::ForTurn(rule) => w.rule(rule, say.for_this_turn),
        Rule::PerEach(measure, rule) => {
            format!("{} {}, {}", say.for_, w.each(measure), w.rule(rule, time))
        }
        _ => return None,
    })
}
